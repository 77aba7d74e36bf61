"""What a seat sees of the claw machine, as it goes over the wire: two different pictures.

The arm gets neither box nor claw. All others see the box from the operator's side, which is turned round: x and y here
are already as the viewer sees them, x to the right and y away.

Places named in ``touches``: ``word:<word>``, ``klick``, ``key:<direction>``, ``release``, ``grab``.
"""

from __future__ import annotations

import msgspec

from midway.games.rummelplatz.claw_machine.box import COLOURS, DIRECTIONS, STEP, WORDS
from midway.games.rummelplatz.claw_machine.state import LET_GO, NOT_YET, UNSEEN, ClawMachine
from midway.games.rummelplatz.common.clock import carried, is_calm


class Crystal(msgspec.Struct, frozen=True):
    x: int
    y: int
    height: int
    colour: str  # white, blue, orange, purple


class Spoken(msgspec.Struct, frozen=True):
    """A word, and when it was said: ms, in calm its number."""

    word: str
    at: int


class ClawMachineObservation(msgspec.Struct, frozen=True, tag="claw_machine", tag_field="game"):
    calm: bool
    carried: tuple[str, ...]  # by seat, more time than the table: even, half, double, triple; empty where nobody has
    grab: int  # from 1
    grabs: int
    operator: int | None
    arm: int | None
    role: str  # "operator", "arm", "watch"
    size: int  # units along each side of the box
    crystals: tuple[Crystal, ...]  # empty for the arm
    claw: tuple[int, int] | None  # at ``claw_at``; None for the arm
    claw_at: int  # ms
    holding: str | None  # the key the arm holds since then, as the arm sees it
    drift: tuple[int, int]  # units a tick that the claw moves from then on, as the viewer sees it
    drift_ticks: int | None  # for so many ticks; None until the key is let go
    tick_ms: int
    picture: tuple[tuple[str, str], ...]  # the joystick picture: word and direction
    words: tuple[Spoken, ...]  # the last ones
    words_left: int | None  # in calm
    sand_ms: int | None  # live
    klick: bool
    free_at: int | None  # ms at which the viewer may act again
    values: tuple[int, ...]  # of white, blue, orange, purple
    points: tuple[int, ...]  # by seat
    over: bool


def _drift(view: ClawMachine) -> tuple[int, int]:
    """How the claw moves since the last key, seen from the operator's side, in units a tick."""
    touched = [direction for _, direction in view.keys if direction != LET_GO]
    if not touched:
        return (0, 0)
    units = view.box.pace["speed" if view.keys[-1][1] != LET_GO else "glide"]
    across, away = STEP[touched[-1]]
    return (-across * units, -away * units)


#: Words that are still in the ear.
HEARD = 6


def observe(view: ClawMachine) -> ClawMachineObservation:
    """The wire form of a view: only what the view holds, field by field."""
    over = not view.stack
    calm = is_calm(view.setup)
    me = view.viewer
    role = "watch"
    if not over and me in (view.operator(), view.arm()):
        role = "operator" if me == view.operator() else "arm"
    pace = view.box.pace
    last = view.keys[-1] if view.keys else (0, LET_GO)
    turn = view.box.size - 1  # opposite the arm
    claw = None
    crystals: list[Crystal] = []
    if role != "arm" and not over and view.x != UNSEEN:
        x, y = view.claw(last[0])
        claw = (turn - x, turn - y)
        crystals = [
            Crystal(turn - across, turn - away, height, COLOURS[colour])
            for (across, away, height), colour in zip(view.crystals, view.box.colour, strict=True)
        ]
    return ClawMachineObservation(
        calm=calm,
        carried=carried(view.setup),
        grab=min(view.grabs + 1, view.seats),
        grabs=view.seats,
        operator=None if over else view.operator(),
        arm=None if over else view.arm(),
        role=role,
        size=view.box.size,
        crystals=tuple(crystals),
        claw=claw,
        claw_at=last[0],
        holding=DIRECTIONS[last[1]] if last[1] != LET_GO else None,
        drift=_drift(view) if claw is not None and not calm else (0, 0),
        drift_ticks=None if last[1] != LET_GO else pace["coast"],
        tick_ms=pace["tick"],
        picture=tuple(zip(WORDS, DIRECTIONS, strict=True)),
        words=tuple([Spoken(WORDS[direction], at) for at, direction in view.words[-HEARD:]]),
        words_left=pace["words"] - len(view.words) if calm else None,
        sand_ms=None if calm else view.times.of(pace["sand"], view.operator(), view.arm()),
        klick=view.klick_at != NOT_YET,
        free_at=view.free_at[me] if me is not None else None,
        values=view.box.value,
        points=tuple(view.points),
        over=over,
    )
