"""The edition file: what is wrong in it is refused by file, table and row."""

from __future__ import annotations

from pathlib import Path

import pytest

from kit.editions import check_named
from midway.games.aquapark.game import GAME

TEXT = (GAME.folder / "edition.toml").read_text(encoding="utf-8")


def test_the_bundled_edition_adds_up():
    kit = GAME.load_edition().data
    edges = [edge for card in range(1, 53) for edge in kit.edges[card]]
    assert [sum(terrain in edge for edge in edges) for terrain in "PGBru"] == [104, 104, 104, 56, 56]
    assert [kit.terrain[1:].count(terrain) for terrain in range(5)] == [12, 12, 12, 8, 8]


def test_another_edition_is_read_from_a_path(tmp_path: Path):
    path = tmp_path / "mine.toml"
    path.write_text(TEXT.replace("award = 5", "award = 7"), encoding="utf-8")
    assert GAME.initial_state(2, edition=path).kit.award == 7


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('"Pr P G Gr B B"', '"Pr P G Gr B"', "cards.faces, card 1 = 'Pr P G Gr B', want six edges N1 N2 E S2 S1 W"),
        ('"Pr P G Gr B B"', '"Pr P G Gr B X"', "cards.faces, card 1, edge W = 'X', want P, G or B, then r or u"),
        ('"Pr P G Gr B B"', '"Pr P G Gr B Bru"', "cards.faces, card 1, edge W = 'Bru'"),
        ('    "Pr P G Gr B B", # 1\n', "", "cards.faces has 51 rows, want 52"),
        ('"Gr G B Br P P"', '"Pr P G Gr B B"', "card 2 = 'Pr P G Gr B B' is card 1 again"),
        ('"Gr G B Br P P"', '"B Gr G P Pr B"', "card 2 = 'B Gr G P Pr B' is card 1 again"),  # flipped
        ("P = 12", "P = 13", "tokens add up to 53, want 52"),
        ("P = 12", "P = 1000000000000", "tokens.P = 1000000000000, want a number from 0 to 1000"),
        ("P = 12", "P = -1", "tokens.P = -1, want a number from 0 to 1000"),
        ("P = 12", f"P = {'9' * 5000}", "Exceeds the limit (4300 digits)"),
        ("P = 12", f"P = {'[' * 5000}", "its lists lie too deep in one another"),
        ("P = 12", 'P = "many"', "tokens.P = 'many', want a whole number"),
        ('"A>B B>A"', '"A>B A>B"', "rounds.2, card 1 = 'A>B A>B': not everybody offers once"),
        ('"A>B B>A"', '"A>A B>B"', "rounds.2, card 1 = 'A>A B>B': 'A>A' is no pair of two colours from A to B"),
        ('"A>B B>C C>A"', '"A>B B>D C>A"', "rounds.3, card 1 = 'A>B B>D C>A': 'B>D' is no pair"),
        ("white = [", "mauve = [", "starts.white = None, want a list"),
        ("easy = [9, 6, 3]", "easy = [9, 6]", "automa.easy = [9, 6], want points for the spaces A, B and C"),
        ('line = "row 1"', 'line = "row 3"', "automa.cards, card 1: line = 'row 3', want row 1"),
        ('takes = "near"', 'takes = "both"', "automa.cards, card 1: takes = 'both', want near or far"),
        ("P:A G:C", "P:D G:C", "automa.cards, card 1: spaces ="),
        ("award = 5", "award = 5\nprize = 1", "scoring.prize is not known"),
        ('[tokens]\norigin = "invented"', "[tokens]", "table [tokens] needs an origin"),
        ("[scoring]", '[extra]\norigin = "printed"\n[scoring]', "table [extra] is not known"),
    ],
)
def test_what_is_wrong_is_named(tmp_path: Path, old: str, new: str, sentence: str):
    check_named(GAME, tmp_path, old, new, sentence)
