"""Positions: read back the same, and refused by name."""

from __future__ import annotations

import pytest

from games.aquapark.tables import PLACING, placing
from midway.games.aquapark.game import GAME

RIGHT = PLACING.format(token=3, mode="normal", laid='["3 place id H 0,1"]', tokens='["visitor P 0,0,N"]')


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_every_state_of_a_game_comes_back_the_same(seats: int):
    s = GAME.initial_state(seats, None, "positions")
    moves = 0
    while not s.is_terminal():
        assert GAME.position(s.to_position()).data() == s.data()
        seat = s.waiting()[0]
        legal = s.legal_actions(seat)
        moves += 31
        s.apply_action(seat, legal[moves % len(legal)])
    assert GAME.position(s.to_position()).data() == s.data()


def test_what_is_left_out_is_everything_that_lies_nowhere_else():
    s = placing()
    GAME.check(s)
    assert len(s.deck) == 48
    assert len(s.bag) == 48


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("3 place id", "46 place id", "card 46 lies twice, in next[0] and park[0].laid[0]"),
        ("3 place id", "53 place id", "park[0].laid[0] names card 53, want 1 to 52"),
        ("H 0,1", "H 0,5", "park[0].laid[0] = '3 place id H 0,5' is no place for a card there"),
        ("visitor P 0,0,N", "visitor P 1,0,W", "park[0].tokens[0] = 'visitor P 1,0,W', want like"),
        ("visitor P 0,0,N", "visitor B 0,0,N", "the space does not show B on every half"),
        ("visitor P 0,0,N", "visitor P#2 0,0,N", "token 2 lies twice, in next[1] and park[0].tokens[0]"),
        ("visitor P 0,0,N", "visitor B#4 0,0,N", "park[0].tokens[0] = 'B#4', but token 4 is P"),
        ("visitor P 0,0,N", "visitor X 0,0,N", "want one of P, G, B, r, u, or like P#31"),
        ("pink front", "white front", "park[1].start = 'white front': that colour is taken or not in a game of 2"),
        ("pink front", "mauve front", "park[1].start = 'mauve front', want a colour, then front or back"),
        ('"1 P"', '"77 P"', "display[2] names card 77, want 1 to 52"),
        ("round_card = 1", "round_card = 6", "round_card = 6, want a number from 0 to 5"),
        ("round_card = 1", 'awards = ["Q"]', "awards = ['Q'], want unlike ones of P, G, B, r, u"),
        ("round_card = 1", 'deck = ["9"]', "card 4 lies nowhere; put it in a list or box_cards"),
        ("round_card = 1", 'bag = ["P"]', "token 6 lies nowhere; put it in a list or box_tokens"),
        ("round_card = 1", "automa_card = 1", "automa and automa_card need seats = 1"),
        ("round_card = 1", "rounds = [1, 2, 3, 4, 5]", "park[0] would get more than 10 cards"),
        ("round_card = 1", "raunds = [1]", "raunds is not known here"),
        ("near=0 far=1", "near=0 far=0", "next refills the slots [0, 0]; want unlike ones that are empty by then"),
        ("near=0 far=1", "near=0 far=2", "next refills the slots [0, 2]; want unlike ones that are empty by then"),
        (
            '"refill - near=0 far=1", "end -"]',
            '"round -"]\nrounds = [2]',
            "display has an empty slot that no refill in next fills before the next offer",
        ),
        ("place 0", f"place {'9' * 5000}", "want a seat from 0 to 1 or - after place"),
        ('"1 P"', f'"{"9" * 5000} P"', "want a card from 1 to 52"),
        ('"1 P"', f'"1 P#{"9" * 5000}"', "want one of P, G, B, r, u, or like P#31"),
        ("slot=0", "slot=4", "next[0]: slot=4, want 0 to 3"),
        ("place 0 card", "palace 0 card", "next[0] = 'palace 0 card=46 token=3 slot=0', want one of"),
        ('"place 0', '"start 0", "place 0', "next asks seat 0 for a start card, but park[0] has one"),
        ('"end -"', '"automa-offer -"', "next[3]: automa-offer needs seats = 1"),
        ('mode = "normal"', 'mode = "loud"', "option mode is normal or family, not 'loud'"),
    ],
)
def test_what_is_wrong_is_refused_by_name(old: str, new: str, sentence: str):
    assert old in RIGHT
    GAME.position(RIGHT)
    with pytest.raises(ValueError) as caught:  # noqa: PT011 - the sentence is looked at below
        GAME.position(RIGHT.replace(old, new, 1))
    assert sentence in str(caught.value)


def test_a_park_without_a_start_card_is_refused():
    with pytest.raises(ValueError, match=r"the \[\[park\]\] of seat 1 is missing or has no start card"):
        GAME.position('seats = 2\nnext = ["over"]\n[[park]]\nstart = "orange front"')
