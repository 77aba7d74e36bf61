"""Hand-set Fun City tables for the tests.

On the board lie, unless a test says otherwise: F01 Bank 9:00 to 10:00, 35 points; F02 Post Office to 11:00, 25;
F03 Laundromat to 12:00, 15; F04 Library to 11:00, 25. The clock shows 9:20.
"""

from __future__ import annotations

from typing import Any

from kit.play import codes as codes
from kit.play import play_whole as play
from kit.play import refused as refused
from midway.engine.position import write
from midway.games.fun_city.game import GAME
from midway.games.fun_city.state import FunCityState

KIT = GAME.load_edition().data
CITY = KIT.city
ALL = [f"F{number:02}" for number in range(1, 41)]


def at(name: str) -> int:
    """The node of a space or place."""
    return int(CITY.node_of[name])


def cards(names: str) -> list[int]:
    """The numbers of Fun City cards."""
    return [ALL.index(name) for name in names.split()]


def table(
    asked: str,
    *players: dict[str, Any],
    board: str = "F01 F02 F03 F04",
    pile: str | None = None,
    seed: str = "0",
    **more: Any,
) -> FunCityState:
    """A table where ``asked`` (frames, by "; ") comes next; with a pile named, all other cards are gone."""
    seats = more.pop("seats", max(2, len(players)))
    text: dict[str, Any] = {"seats": seats, "next": asked.split("; "), "clock": "9:20"}
    text |= {"board": board.split(), **more}
    rows = [*players, *[{}] * (seats - len(players))]
    if pile is not None:
        used = {*board.split(), *pile.split(), *[row.split()[0] for row in more.get("loot", [])]}
        for row in rows:
            used |= set(row.get("won", []))
        text |= {"pile": pile.split(), "gone": [name for name in ALL if name not in used]}
    text["player"] = rows
    return GAME.position(write(text), seed)


def seeded(holds: Any, asked: str, *players: dict[str, Any], moves: tuple[str, ...] = (), **more: Any) -> FunCityState:
    """The table of the first seed for which ``holds`` after these moves; chance has no other handle."""
    for number in range(200):
        s = play(table(asked, *players, seed=f"try {number}", **more), *moves)
        if holds(s):
            return s
    raise AssertionError("no seed has it")
