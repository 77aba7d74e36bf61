"""A program that calls the engine wrongly is told so in one sentence, before anything happens."""

import pytest

from midway import Match, load_game
from midway.bots import make_bot

GAME = load_game("bumper_cars")


@pytest.mark.parametrize("seats", [2, 7, "3", 3.0, True])
def test_a_number_of_seats_that_is_none(seats):
    with pytest.raises(ValueError, match=f"Bumper Cars is for 3 to 6 players, not {seats!r}"):
        GAME.initial_state(seats)


@pytest.mark.parametrize("start", [GAME.initial_state, lambda seats, seed: Match.start(GAME, seats, seed=seed)])
def test_a_seed_is_a_text(start):
    with pytest.raises(TypeError, match="a seed is a text such as '42', not 42"):
        start(3, seed=42)


def test_imagination_wants_a_text_or_dice():
    with pytest.raises(TypeError, match="a seed is a text"):
        GAME.initial_state(3).redact(0).imagine(1)


@pytest.mark.parametrize("key", ["bumper_cars", "aquapark", "funfair", "fabelland", "fun_city", "rummelplatz"])
@pytest.mark.parametrize("seat", [3, -1])
def test_a_view_of_a_seat_that_is_not_there(key, seat):
    state = load_game(key).initial_state(3)
    for look in (state.redact, state.observation):
        with pytest.raises(ValueError, match=f"there is no seat {seat} at a table for 3; a spectator is None"):
            look(seat)


def test_games_and_bots_that_are_not_there():
    with pytest.raises(ValueError, match="there is no game 'chess'; there are aquapark, funfair"):
        load_game("chess")
    with pytest.raises(ValueError, match="Bumper Cars has no bot 'grandmaster'; it has random, greedy"):
        make_bot("bumper_cars", "grandmaster", "seed")
