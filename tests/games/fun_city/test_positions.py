"""Positions: read back the same, and refused by name."""

from __future__ import annotations

from typing import Any

import pytest

from games.fun_city.tables import play, table
from midway.games.fun_city.game import GAME


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_state_of_a_game_comes_back_the_same(seats: int):
    s = GAME.initial_state(seats, None, "positions")
    moves = 0
    while not s.is_terminal():
        assert GAME.position(s.to_position()).data() == s.data()
        seat = s.waiting()[-1]
        legal = s.legal_actions(seat)
        moves += 31
        s.apply_action(seat, legal[moves % len(legal)])
    assert GAME.position(s.to_position()).data() == s.data()


def test_what_is_left_out_is_everything_that_lies_nowhere_else():
    s = table("crazy 0; end -", {"hand": ["taxi"], "won": ["F07"]})
    GAME.check(s)
    assert (len(s.pile), len(s.deck)) == (35, 35)


def test_an_open_window_comes_back_with_its_answers():
    s = table("move 0; end -", {"at": "6,4"}, {}, {"hand": ["zzzz"]}, dice=[4, 4])
    play(s, "0 bus down post", "2 zzzz")
    again = GAME.position(s.to_position())
    assert again.data() == s.data()
    assert again.stack[-1].held[1] is again.parse("zzzz")


@pytest.mark.parametrize(
    ("asked", "player", "more", "sentence"),
    [
        ("move 0", {"at": "0,1"}, {"dice": []}, "next[0]: move needs dice"),
        ("move 0", {"at": "1,1"}, {"dice": [1, 1]}, "player[0].at = '1,1', want a space like 4,2 or a place"),
        ("crazy 0", {"hand": ["taxi"] * 4}, {}, "player[0].hand = 4, want at most 3 cards"),
        ("crazy 0", {"hand": ["uhoh-pet", "uhoh-pet"]}, {}, "player[0].hand wants one more uhoh-pet than there are"),
        ("crazy 0", {"hand": ["bicycle"]}, {}, "player[0].hand names 'bicycle', want one of add-2"),
        ("crazy 0", {"won": ["F01"]}, {}, "card F01 lies twice, in player[0].won and board"),
        ("crazy 0", {"won": ["F41"]}, {}, "player[0].won names 'F41', want a card from F01 to F40"),
        ("crazy 0", {"sent": ["taxi"]}, {}, "player[0].sent = ['taxi'], want UH-OH cards like uhoh-bank"),
        ("crazy 0", {"arrived": 1}, {}, "arrived = [1, 1], want a different number for each player"),
        ("crazy 0", {}, {"clock": "9:05"}, "clock = '9:05', want a time from 9:00 to 17:00 in tens"),
        ("crazy 0", {}, {"dice": [3]}, "dice = [3], want two dice or none"),
        ("crazy 0", {}, {"loot": ["F06"]}, "loot = 'F06', want a card and its owner's seat like F06 1"),
        ("crazy 0", {}, {"moved": "0 fly 0,0 0,1"}, "moved = '0 fly 0,0 0,1', want seat, way, start and end"),
        ("crazy -", {}, {}, "next[0]: crazy needs a seat"),
        ("crazy 0", {}, {"clock": "9" * 5000 + ":00"}, "want a time from 9:00 to 17:00 in tens"),
        ("turn -", {}, {}, "next[0]: turn needs a seat"),
        ("hand -; crazy 0", {}, {}, "next[0]: hand needs a seat"),
        ("crazy 1", {}, {}, "next[0]: crazy 1, but turn = 0"),
        ("move 0", {}, {"turn": 1, "dice": [1, 1]}, "next[0]: move 0, but turn = 1"),
        ("pick 0 from=1", {}, {}, "next[0]: pick from=1, want an opponent who has cards"),
        ("bus - way=2 to=0 asked=1", {}, {}, "next[0]: bus way=2 to=0, want 0 or 1, a node, and opponents asked"),
        ("fetch 0", {}, {"board": ""}, "next[0]: fetch needs a card on the board"),
        ("crazy 0", {}, {"deck": ["taxi"]}, "one add-2 lies nowhere; put it in deck or spent"),
        ("crazy 0", {}, {"weather": 3}, "weather is not known here"),
    ],
)
def test_what_is_wrong_is_named(asked: str, player: dict[str, Any], more: dict[str, Any], sentence: str):
    with pytest.raises(ValueError) as caught:  # noqa: PT011 - the sentence is looked at below
        table(asked, player, {}, **more)
    assert str(caught.value).startswith("position: ")
    assert sentence in str(caught.value)
