"""Random play that shows every state on the way."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from kit.tables import Table
from midway.engine.actions import Action
from midway.engine.match import Match
from midway.engine.state import CLOCK, State

#: No random game may be longer; a game that goes on and on is a bug.
LONGEST = 20_000


@dataclass
class Moment:
    """A state before somebody acts, and who will do what."""

    number: int
    state: Any
    seat: int
    action: Action
    time: int
    chance: random.Random
    met: list[Action] = field(default_factory=list)  # actions met so far in this game

    def everybody(self) -> list[int]:
        """All who could act: seats and the clock."""
        return [*range(self.state.seats), CLOCK]


def walk(table: Table, seed: str) -> Iterator[Moment]:
    """Every moment of one random game; the state is played on when the next one is asked for."""
    state = table.start(seed)
    chance = random.Random(seed)
    met: dict[str, Action] = {}
    number = 0
    while not state.is_terminal():
        seat, action, time = choose(state, chance)
        met.update((a.code, a) for a in state.legal_actions(seat))
        yield Moment(number, state, seat, action, time, chance, list(met.values()))
        state.apply_action(seat, action, time)
        number += 1
        assert number < LONGEST, f"{seed}: no end in sight"


def choose(state: State, chance: random.Random) -> tuple[int, Action, int]:
    """A waiting seat, one of its actions, and a time at which it may play it."""
    waiting = state.waiting()
    assert waiting, "nobody is waited for, but the game is not over"
    seat = chance.choice(waiting)
    legal = state.legal_actions(seat)
    assert legal, f"seat {seat} is waited for, but has nothing to do"
    timed = state.inner().stack[-1].node.timed
    return seat, chance.choice(legal), state.earliest(seat) + (chance.randrange(400) if timed else 0)


def random_match(table: Table, seed: str, most: int = LONGEST) -> Match:
    """A match through the door, forced choices played by the table; to its end or ``most`` lines."""
    match = Match.start(table.game(), table.seats, dict(table.options), seed)
    chance = random.Random(seed)
    while not match.state.is_terminal() and len(match.record.lines) < most:
        seat, action, time = choose(match.state, chance)
        match.act(seat, action.code, match.state.ticket(seat), time)
    return match
