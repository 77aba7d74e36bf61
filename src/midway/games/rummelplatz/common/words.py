"""A few words every attraction needs."""

from __future__ import annotations

from midway.engine.state import State
from midway.engine.words import Words
from midway.games.rummelplatz.common.clock import carried


def player(seat: int) -> Words:
    """A player's name."""
    return Words("player", {"seat": seat})


def ranking(s: State, results: list[int], line: str) -> list[Words]:
    """One line a seat with its result, in order of seats; the message ``line`` gets ``player`` and ``points``."""
    return [Words(line, {"player": player(seat), "points": points}) for seat, points in enumerate(results)]


def time_lines(s: State) -> list[Words]:
    """One line for each player who carries more time than the table (RP-20)."""
    times = enumerate(carried(s.setup))
    return [Words(f"table-time-{value}", {"player": player(seat)}) for seat, value in times if value != "even"]
