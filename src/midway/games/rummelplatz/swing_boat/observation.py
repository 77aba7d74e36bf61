"""What everybody sees of the swing boat, as it goes over the wire.

Places named in ``touches``: ``row:<number from the left>``.
"""

from __future__ import annotations

import msgspec

from midway.games.rummelplatz.swing_boat.state import SwingBoat


class SeatRow(msgspec.Struct, frozen=True):
    row: int  # number from the left
    fun: int
    open: bool
    seat: int | None  # who sits here


class Swinger(msgspec.Struct, frozen=True):
    seat: int
    row: int | None
    fun: int
    endurance: int
    rolled: tuple[int, ...]  # the last roll


class SwingBoatObservation(msgspec.Struct, frozen=True, tag="swing_boat", tag_field="game"):
    rows: tuple[SeatRow, ...]
    swingers: tuple[Swinger, ...]
    star: int  # places on the star
    most: int  # endurance points nobody goes above
    round: int
    begins: int
    turn: int | None
    over: bool


def observe(view: SwingBoat) -> SwingBoatObservation:
    """The wire form of a view: only what the view holds, field by field."""
    is_open = view.boat.open_rows(view.seats)
    rows = [
        SeatRow(at, fun, at in is_open, view.row.index(at) if at in view.row else None)
        for at, fun in enumerate(view.boat.rows)
    ]
    swingers = [
        Swinger(seat, at if at >= 0 else None, view.fun[seat], view.endurance[seat], view.rolled[seat])
        for seat, at in enumerate(view.row)
    ]
    return SwingBoatObservation(
        rows=tuple(rows),
        swingers=tuple(swingers),
        star=view.boat.length,
        most=view.boat.endurance,
        round=view.rounds,
        begins=view.begins,
        turn=view.stack[-1].seat if view.stack else None,
        over=not view.stack,
    )
