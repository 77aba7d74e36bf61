"""The edition file: what is wrong in it is refused by file, table and row."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from kit.editions import check_named
from midway.games.fabelland.game import GAME

TEXT = (GAME.folder / "edition.toml").read_text(encoding="utf-8")


def test_the_bundled_edition_adds_up():
    kit = GAME.load_edition().data
    assert len(kit.cards) - 1 == 38
    assert [card.value for card in kit.cards[1:13]] == [1] * 12
    spaces = Counter("".join(card.face.spaces for card in kit.cards[13:]))
    assert spaces == {"P": 18, "K": 18, "T": 18, "*": 4, "=": 34}
    assert sum(card.value for card in kit.cards[13:]) == 102
    assert kit.copies == (8, 12, 16, 20)
    assert len(kit.events) == 16
    assert kit.markers == {1: 44, 5: 28, 10: 16}


def test_another_edition_is_read_from_a_path(tmp_path: Path):
    path = tmp_path / "mine.toml"
    mine = TEXT.replace("balloons = 5 ", "balloons = 9 ").replace('name = "cloud-castle"', 'title = "The Big One"')
    path.write_text(mine, encoding="utf-8")
    s = GAME.initial_state(2, edition=path)
    assert s.balloons == [9, 9]
    assert s.kit.cards[38].title == "The Big One"


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("P = 20", "P = 19", "guests = [19, 20, 20], want 20 of each kind"),
        ("P = 20", 'P = "all"', "guests.P = 'all', want a whole number"),
        (
            '"red blue yellow green lilac"',
            '"red red yellow green lilac"',
            "board.A = 'red red yellow green lilac', want",
        ),
        ("skipped = 2", "skipped = -2", "amounts.skipped = -2, want a number from 0"),
        ("purchases = 2", "purchases = 0", "amounts.purchases = 0, want a number from 1"),
        ("2 = 8,", "2 = 18,", "amounts.rounds.2 = 18, want a number from 1 to 16"),
        ("1 = 44", "1 = 43", "markers = 87, want 88 in all"),
        ('spaces = "P*", copies = 2', 'spaces = "P*", copies = 4', "starts.cards, row 1: copies = 4, want 1 to 3"),
        ('spaces = "P*", copies = 2', 'spaces = "P*", copies = 1', "starts.cards = 11, want 12 cards in all"),
        ('name = "mirror-maze"', 'name = "my-maze"', "attractions.cards, row 1: give it a title, or one of the names"),
        ('spaces = "PK*"', 'spaces = "PK?"', "row 1: spaces = 'PK?': '?' is none of P, K, T, * and ="),
        ('spaces = "PK*"', 'spaces = "PK=1"', "row 1: spaces = 'PK=1': = wants a number from 2 on behind it"),
        ('spaces = "PK*"', 'spaces = "PK=5"', "row 1: spaces = 'PK=5': 7 spaces, want 1 to 6"),
        ("value = 2, spaces", "colour = 2, spaces", "row 1: colour is not known; want name, title, value, spaces"),
        ("orange = 8", "orange = 9", "influencers = [9, 12, 16, 20], want 56 in all"),
        ("green = 20", "green = 47", "influencers = [8, 12, 16, 47], want 56 in all"),
        (
            "orange = 8\nblue = 12\nviolet = 16\ngreen = 20",
            "orange = 3\nblue = 3\nviolet = 3\ngreen = 47",
            "influencers.green = 47, want 46 or less, for 10 are dealt",
        ),
        (
            '"clockwork-mouse", spaces = "K*", copies = 2',
            '"pumpkin-coach", spaces = "P*", copies = 2',
            "starts.cards, row 2: with rows before it more than 3 cards are alike",
        ),
        ("balloons = 5 ", "balloons = 5000 ", "amounts.balloons = 5000, want a number from 0 to 1000"),
        ('name = "mirror-maze"', 'title = "  "', "attractions.cards, row 1: give it a title"),
        ("orange = [2, 8]", "orange = []", "sets.orange = [], want a list of numbers from 0"),
        ('effect = "gift-all"', 'effect = "rain"', "events.cards, row 5: effect = 'rain', want more-guests"),
        ('{ effect = "clear-area" }', '{ effect = "clear-area", amount = 1 }', "row 3: amount = 1, want 1 to 20"),
        ("aim = [50, 35, 15]", "aim = [50, 35, 16]", "tumble.aim = [50, 35, 16], want numbers that add up to 100"),
        ("[297, 297, 297]", "[497, 297, 297]", "tumble.centre, none aim = [497, 297, 297], want numbers that add up"),
        ("[297, 297, 297]", "[297, 297]", "tumble.centre, none aim = [297, 297], want 3 numbers"),
        ('[prices]\norigin = "invented"', "[prices]", "table [prices] needs an origin"),
        ("[prices]", '[extra]\norigin = "printed"\n[prices]', "table [extra] is not known"),
    ],
)
def test_what_is_wrong_is_named(tmp_path: Path, old: str, new: str, sentence: str):
    check_named(GAME, tmp_path, old, new, sentence)
