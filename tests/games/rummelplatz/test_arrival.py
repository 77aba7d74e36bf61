"""Whole attractions against time, told to the host in another order than they were played: one result."""

import random

import pytest

from midway.bots import make_bot
from midway.engine.state import CLOCK
from midway.games import load_game
from midway.lab.playing import Pacing

TIMED = ["claw_machine", "ghost_train", "hau_den_lukas", "horse_race", "roller_coaster"]


def lane(s, seat):
    """Whose acts must stay in order among each other: a crew's in the horse race, else a seat's own."""
    return s.crews.lane[seat] if hasattr(s, "crews") else seat


def races(s, seed):
    """The lines of a game by bots, race by race, each with the hash of the table after it."""
    pacing = Pacing({seat: make_bot(s.setup.game.key, "greedy", f"{seed} {seat}") for seat in range(s.seats)})
    found, race, lines = [], s.stack[-1].window, []
    while not s.is_terminal():
        seat, t, action = pacing.next(s)
        code = action.code if action else s.legal_actions(seat)[0].code
        lines.append((lane(s, seat) if seat != CLOCK else CLOCK, seat, code, t))
        s.apply_action(seat, code, t)
        if s.is_terminal() or s.stack[-1].window != race:
            found.append((lines, s.hash()))
            lines, race = [], s.stack[-1].window if s.stack else 0
    return found


def shuffled(lines, chance):
    """The same lines with the lanes mixed anew. The last one, which ends the race, comes last."""
    lanes = {}
    for row in lines[:-1]:
        lanes.setdefault(row[0], []).append(row)
    left = [rows[::-1] for rows in lanes.values()]
    mixed = []
    while left:
        rows = chance.choice(left)
        mixed.append(rows.pop())
        left = [rows for rows in left if rows]
    return [*mixed, lines[-1]]


@pytest.mark.rule("HR-14", "CM-13", "RC-12", "RC-13", "GT-13", "GT-14", "HL-15")
@pytest.mark.parametrize("options", [{}, {"time-1": "double"}], ids=["even", "more time"])
@pytest.mark.parametrize("key", TIMED)
def test_the_order_of_arrival_changes_nothing(key, options):
    options = {"clock": "live"} | options
    played = races(load_game(key).initial_state(5, options, "arrival"), "arrival")
    for number in range(6):
        chance = random.Random(number)
        s = load_game(key).initial_state(5, options, "arrival")
        for lines, after in played:
            for _, seat, code, t in shuffled(lines, chance):
                s.apply_action(seat, code, t)
            assert s.hash() == after
        assert s.is_terminal()


def test_the_races_are_mixed_at_all():
    played = races(load_game("horse_race").initial_state(5, {"clock": "live"}, "arrival"), "arrival")
    assert shuffled(played[0][0], random.Random(1)) != played[0][0]


@pytest.mark.parametrize("key", TIMED)
def test_nobody_waits_for_the_sand(key):
    """Time is a number: minutes of six bots are played at once."""
    s = load_game(key).initial_state(6, {"clock": "relaxed-triple"}, "long")
    lines = [row for lines, _ in races(s, "long") for row in lines]
    assert s.is_terminal()
    assert max(t for *_, t in lines) > 2_000
