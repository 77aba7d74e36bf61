"""Whether the steps of a hand-set position can stand on its table."""

from __future__ import annotations

from midway.engine.nodes import Frame
from midway.games.fabelland.edition import AREAS
from midway.games.fabelland.influencers import AREA_PLACES, guests_at
from midway.games.fabelland.shopping import ANY
from midway.games.fabelland.state import CENTRE, FROM_EDGE, FabellandState

#: Steps that run by themselves and still belong to a seat.
OWNED = ("boarding", "leading")


def check_frames(s: FabellandState) -> None:
    """Raise ValueError naming the first step that cannot be."""
    for n, f in enumerate(reversed(s.stack)):
        place = f"next[{n}]"
        if n == 0 and not f.node.asks:
            raise ValueError(f"position: {place} is {f.node.key}, which asks nobody; begin with a question")
        owned = (f.node.asks and f.node.key != "wheels") or f.node.key in OWNED
        if owned != (f.seat >= 0):
            raise ValueError(f"position: {place}: {f.node.key} wants {'a seat' if owned else '-'}")
        for name, value in zip(f.node.names, f.data, strict=True):
            low, high = _limits(s, f, name)
            if not low <= value <= high:
                raise ValueError(f"position: {place}: {name}={value}, want {low} to {high}")
        _check_things(s, f, place)
    for seat, hand in enumerate(s.hands):
        starts = sum(f.node.key == "start" and f.seat == seat for f in s.stack)
        if starts != len(hand) and not any(f.node.key == "draw-starts" for f in s.stack):
            raise ValueError(
                f"position: next asks seat {seat} to start {starts} times, but hands[{seat}] has {len(hand)}"
            )


def _limits(s: FabellandState, f: Frame, name: str) -> tuple[int, int]:
    """What a named number of a step may be."""
    if name == "carousel":
        return 0, s.cars - 1
    if name == "edge":
        return 0, s.cars * 5 - 1
    if name == "area":
        return 0, ANY if f.node.key in ("shop", "leading") else len(AREAS) - 1
    if name in ("left", "guests"):
        return 1, 1 << 23
    if name == "source":
        return -1, FROM_EDGE + s.cars * 5 - 1
    if name == "onto":
        return 0, CENTRE
    if name == "place":
        return 0, AREA_PLACES + s.cars * 6 - 1
    return 0, 2  # a colour or a kind


def _check_things(s: FabellandState, f: Frame, place: str) -> None:
    """The things a step speaks of must be there."""
    if f.node.key == "put-guest" and not guests_at(s, f.data[2]) >> 8 * f.data[1] & 255:
        raise ValueError(f"position: {place}: no such guest waits at place {f.data[2]}")
    if f.node.key == "clear-area" and not any(s.areas):
        raise ValueError(f"position: {place}: nobody stands in an area")
    if f is s.stack[-1] and f.node.asks and f.node.key != "wheels" and not s.legal_actions(f.seat):
        raise ValueError(f"position: {place}: {f.node.key} has no answer on this table")
