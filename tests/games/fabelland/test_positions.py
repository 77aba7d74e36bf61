"""Positions: read back the same, and refused by name."""

from __future__ import annotations

import pytest

from midway.games.fabelland.game import GAME

RIGHT = """
seats = 3
next = ["rotate 1 carousel=0", "evening -"]
owners = ["red 0", "blue 1", "yellow 2"]
balloons = [3, 5, 5]
edges = ["A-red 17 P", "B-blue 38"]
compartments = ["A1 PPK"]
areas = ["D PP"]
offers = ["D1 30"]
posters = ["D1 green"]
influencers = ["0 orange 2", "1 green 3 used"]
figures = ["-", "A", "shop"]
drops = ["1 -1 3 1 0 2 0"]
event = 9
"""


@pytest.mark.parametrize("seats", [2, 5])
def test_every_state_of_a_game_comes_back_the_same(seats: int):
    s = GAME.initial_state(seats, {"tumble": "named", "colours": "chosen"}, "positions")
    moves = 0
    while not s.is_terminal():
        assert GAME.position(s.to_position()).data() == s.data()
        seat = s.waiting()[0]
        legal = s.legal_actions(seat)
        moves += 31
        s.apply_action(seat, legal[moves % len(legal)])
    assert GAME.position(s.to_position()).data() == s.data()


def test_what_is_left_out_is_all_that_lies_nowhere_else():
    s = GAME.position(RIGHT)
    assert s.bag == [20 - 5, 20 - 1, 20]
    assert s.pool == [6, 12, 16, 16]
    assert len(s.deck) == 23
    assert len(s.box) == 12


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("carousel=0", "carousel=2", "next[0]: carousel=2, want 0 to 1"),
        ("rotate 1", "rotate -", "next[0]: rotate wants a seat"),
        ("evening -", "evening 1", "next[1]: evening wants -"),
        ("rotate 1 carousel=0", "open-park -", "next[0] is open-park, which asks nobody"),
        ("rotate 1 carousel=0", "start 1", "next asks seat 1 to start 1 times, but hands[1] has 0"),
        ("rotate 1 carousel=0", "put-guest 1 colour=0 kind=2 place=0", "no such guest waits at place 0"),
        ("rotate 1 carousel=0", "put-guest 2 colour=0 kind=0 place=0", "put-guest has no answer on this table"),
        ("A-red 17 P", "A-red 17 K", "edges[0] = 'A-red 17 K', want guests that fit PP"),
        ("A-red 17 P", "A-red 17 X", "edges[0] = 'A-red 17 X', want P, K, T or . for each seat"),
        ("A-red 17 P", "A-red 17 PP", "the attraction on A-red is full and has not been ridden"),
        ("A-red 17 P", "A-pink 17", "edges[0] = 'A-pink 17', want to begin with one of A-red"),
        ("A-red 17 P", "A-red 39", "edges[0] = 'A-red 39', want a number from 1 to 38 in it"),
        ("B-blue 38", "A-red 38", "edges[1] = 'A-red 38', but A-red is there already"),
        ("B-blue 38", "C-blue 38", "an attraction lies on C-blue, which is not in this game"),
        ("B-blue 38", "B-blue 30", "attraction 30 lies in 2 places"),
        ("A1 PPK", "A1 PPQ", "compartments[0] = 'A1 PPQ', want guests as letters P, K, T"),
        ("A1 PPK", "C1 PPK", "guests sit in C1, which is not in this game"),
        ("A1 PPK", "A1 " + "P" * 18, "more than 20 guests P are out"),
        ("D1 green", "D1 pink", "posters[0] = 'D1 pink', want to begin with one of orange"),
        ("0 orange 2", "0 orange 9", "there are more than 8 orange influencers"),
        ("0 orange 2", "0 orange", "influencers[0] = '0 orange', want a seat, a colour, a number"),
        ("red 0", "red 3", "owners[0] = 'red 3', want a number from 0 to 2 in it"),
        ('"A", "shop"', '"A", "A"', "two figures stand on field A"),
        ("event = 9", "event = 16", "the last day is turned up before the last round"),
        ("event = 9", "event = 9\npast = [9]", "event 9 lies in 2 places"),
        ("event = 9", "bag = [1, 1, 1]", "there are 6 guests P, want 20"),
        ("event = 9", "deck = [13]", "attraction 14 lies in 0 places"),
        ("event = 9", "pool = [1, 1, 1, 1]", "there are 3 influencers orange, want 8"),
        ("event = 9", "uses = 3", "3 influencers are used in one action"),
        ("event = 9", "weather = 3", "weather is not known here"),
        ("1 -1 3 1 0 2 0", "1 -1 3 1 0 3 0", "drops[0] = '1 -1 3 1 0 3 0', want number, source, board"),
        ("balloons = [3, 5, 5]", "balloons = [3, 5]", "balloons = [3, 5], want 3 numbers"),
    ],
)
def test_what_is_wrong_is_named(old: str, new: str, sentence: str):
    assert old in RIGHT
    with pytest.raises(ValueError) as caught:  # noqa: PT011 - the sentence is looked at below
        GAME.position(RIGHT.replace(old, new, 1))
    assert str(caught.value).startswith("position: ")
    assert sentence in str(caught.value)
