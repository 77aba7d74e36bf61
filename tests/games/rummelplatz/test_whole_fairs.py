"""Whole evenings by bots, in calm and live, with every component counted after every act."""

import pytest

from kit.tables import FUZZ_GAMES
from midway.bots import bot_names, make_bot
from midway.engine.driver import settle, step
from midway.games import load_game
from midway.lab.playing import Pacing

KEY = "rummelplatz"


@pytest.mark.parametrize("clock", ["calm", "live"])
def test_whole_fairs_by_bots(clock):
    """``MIDWAY_FUZZ_GAMES=150`` plays three hundred."""
    game = load_game(KEY)
    for number in range(FUZZ_GAMES):
        seats = 3 + number % 4
        s = game.initial_state(seats, {"clock": clock}, f"whole {clock} {number}")
        grades = bot_names(KEY)
        pacing = Pacing({seat: make_bot(KEY, grades[(seat + number) % 4], f"{seat}") for seat in range(seats)})
        settle(s)
        while not s.is_terminal():
            seat, t, action = pacing.next(s)
            step(s, seat, action or s.legal_actions(seat)[0], t)
            game.check(s)
        assert [at // 2 for at in s.visited] == [0, 1, 2, 3]
        assert s.points == [sum(row[seat] for row in s.earned) for seat in range(seats)]
        assert sorted(s.tickets) == list(range(3, 3 + seats))
        assert s.blanks[s.winner] < s.tickets[s.winner]
        assert s.places().count(1) == 1
