"""Hand-set Fabelland tables for the tests.

The stand-in edition's cards used here: 1 P*, 3 K*, 5 T*, 7 PK, 13 PK*, 16 *=2, 17 PP, 18 KK, 19 TT, 20 P=2, 23 PKT,
24 PPK, 27 PK=2, 30 =3, 38 =3=3. With carousel A unturned, A1 faces the centre and A2 to A6 border red, blue, yellow,
green and lilac.
"""

from __future__ import annotations

import json
from typing import Any

from kit.play import codes as codes
from kit.play import play_whole as play
from kit.play import refused as refused
from midway.games.fabelland.boarding import guests_text
from midway.games.fabelland.game import GAME
from midway.games.fabelland.state import FabellandState

KIT = GAME.load_edition().data
OWNERS = {
    2: ["red 0", "blue 1", "yellow 0", "green 1"],
    3: ["red 0", "blue 1", "yellow 2"],
    4: ["red 0", "blue 1", "yellow 2", "green 3"],
    5: ["red 0", "blue 1", "yellow 2", "green 3", "lilac 4"],
}


def at(*frames: str, seats: int = 4, options: dict[str, str] | None = None, seed: str = "0", **rows: Any) -> Any:
    """A table with these open steps; whatever ``rows`` leave out is empty."""
    rows.setdefault("owners", OWNERS[seats])
    lines = [f"seats = {seats}", f"next = {json.dumps(frames)}"]
    lines += [f"{key} = {json.dumps(value)}" for key, value in rows.items()]
    lines += ["[options]", *[f'{key} = "{value}"' for key, value in (options or {}).items()]]
    return GAME.position("\n".join(lines), seed)


def areas(s: FabellandState) -> str:
    """All guests on the centre."""
    return guests_text(sum(s.areas))


def riders(s: FabellandState, car: int) -> str:
    """All guests in the compartments of a carousel."""
    return guests_text(sum(s.compartments[car * 6 : car * 6 + 6]))


def started(seats: int, seed: str = "table", **options: str) -> FabellandState:
    """A table at its first question in round one, starting attractions built by first choice."""
    s = GAME.initial_state(seats, options, seed)
    while not s.round:
        seat = s.waiting()[0]
        s.apply_action(seat, s.legal_actions(seat)[0])
    return s


def wheels(s: FabellandState, letters: str) -> FabellandState:
    """Set the wheels of all seats, in seat order."""
    return play(s, *[f"{seat} wheel {letter}" for seat, letter in enumerate(letters)])
