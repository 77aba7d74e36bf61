"""What everybody sees of the Lukas, as it goes over the wire.

Places named in ``touches``: ``bin:<kind>``, ``turn:<way>``, ``tower``, ``top``, ``stop``. Colours and kinds are:
0 red, 1 yellow, 2 green, 3 blue, 4 violet. Sides of a die are in the order top, bottom, front, back, left, right.
"""

from __future__ import annotations

import msgspec

from midway.games.rummelplatz.common.clock import carried, is_calm
from midway.games.rummelplatz.hau_den_lukas.dice import KINDS, LIES
from midway.games.rummelplatz.hau_den_lukas.state import HauDenLukas


class Bin(msgspec.Struct, frozen=True):
    """Dice of one kind that lie ready, and the colours of their six sides."""

    kind: int
    left: int
    sides: tuple[int, ...]


class LyingDie(msgspec.Struct, frozen=True):
    kind: int
    sides: tuple[int, ...]


class Tower(msgspec.Struct, frozen=True):
    seat: int
    card: tuple[int, ...]  # front colours wanted, from bottom to top; empty before the turn
    dice: tuple[LyingDie, ...]  # from bottom to top
    right: int | None  # dice that count, once the tower is done
    title: str | None  # text id of the title earned


class HauDenLukasObservation(msgspec.Struct, frozen=True, tag="hau_den_lukas", tag_field="game"):
    calm: bool
    carried: tuple[str, ...]  # by seat, more time than the table: even, half, double, triple; empty where nobody has
    builder: int | None
    bins: tuple[Bin, ...]
    held: LyingDie | None
    towers: tuple[Tower, ...]
    acts_left: int | None  # in calm
    sand_ms: int | None  # of the whole timer, live
    free_at: int  # ms at which the builder may act again
    over: bool


def observe(view: HauDenLukas) -> HauDenLukasObservation:
    """The wire form of a view: only what the view holds, field by field."""
    over = not view.stack
    calm = is_calm(view.setup)
    towers = []
    for seat in range(view.seats):
        done = (seat - view.begins) % view.seats < view.built
        right = view.right(seat) if done else None
        dice = tuple([_die(view, die) for die in view.towers[seat]])
        towers.append(Tower(seat, view.card(seat), dice, right, None if right is None else f"title-{right}"))
    return HauDenLukasObservation(
        calm=calm,
        carried=carried(view.setup),
        builder=None if over else view.builder(),
        bins=tuple([Bin(kind, 0 if over else view.left(kind), view.box.faces[kind]) for kind in range(KINDS)]),
        held=_die(view, view.held) if view.held >= 0 else None,
        towers=tuple(towers),
        acts_left=max(0, view.box.pace["acts"] - view.acts) if calm else None,
        sand_ms=None if calm else view.sand(),
        free_at=view.free_at,
        over=over,
    )


def _die(view: HauDenLukas, die: int) -> LyingDie:
    return LyingDie(die // LIES, view.box.sides[die])
