"""What a seat sees and hears of the ghost train, as it goes over the wire. Earlier shrieks are not in it (GT-8).

Places named in ``touches``: ``shriek``, ``still``, ``tile:<fear>``, ``rider:<seat>``, ``ready``. Fears are numbered
0 spider, 1 ghost, 2 vampire, 3 skeleton, 4 witch, 5 bat.
"""

from __future__ import annotations

import msgspec

from midway.games.rummelplatz.common.clock import carried, is_calm
from midway.games.rummelplatz.ghost_train.decisions import RIDE, RIDE_LIVE
from midway.games.rummelplatz.ghost_train.state import PAIRS, UNSEEN, GhostTrain


class Tile(msgspec.Struct, frozen=True):
    """A tile that lies with a rival. ``right`` once the fears are open."""

    fear: int
    giver: int
    to: int
    right: bool | None


class Rider(msgspec.Struct, frozen=True):
    seat: int
    fears: tuple[int, ...] | None  # where the viewer knows them
    shrieks: bool  # at the card seen now, in calm at the one before
    points: int | None  # at the end
    ready: bool


class GhostTrainObservation(msgspec.Struct, frozen=True, tag="ghost_train", tag_field="game"):
    calm: bool
    carried: tuple[str, ...]  # by seat, more time than the table: even, half, double, triple; empty where nobody has
    riding: bool
    card: tuple[int, ...]  # the two fears seen now; empty after the ride
    number: int  # of the card, from 1
    heard: tuple[int, ...]  # the fears of the card at which the riders shriek
    cards: int  # on the whole track
    riders: tuple[Rider, ...]
    tiles: tuple[Tile, ...]  # the viewer's own; all at the end
    most: int  # tiles for the same rival
    open_ms: int  # of each card, live: while a shriek counts
    answer: str | None  # in calm, what the viewer has chosen at this card
    over: bool


def observe(view: GhostTrain) -> GhostTrainObservation:
    """The wire form of a view: only what the view holds, field by field."""
    top = view.stack[-1] if view.stack else None
    riding = top is not None and top.node in (RIDE, RIDE_LIVE)
    over = top is None
    points = view.points() if over else []
    heard = view.heard()
    riders = [
        Rider(
            seat,
            None if UNSEEN in hand else hand,
            heard >= 0 and not over and seat in view.shrieks[heard],
            points[seat] if over else None,
            bool(view.ready[seat]),
        )
        for seat, hand in enumerate(view.hands)
    ]
    tiles = [
        Tile(fear, giver, to, fear in view.hands[to] if over else None)
        for giver, row in enumerate(view.tiles)
        for fear, to in enumerate(row)
        if to >= 0
    ]
    answer = None
    if top is not None and top.node is RIDE and view.viewer is not None:
        given = top.held[top.asked.index(view.viewer)]
        answer = given.verb if given is not None else None
    return GhostTrainObservation(
        calm=is_calm(view.setup),
        carried=carried(view.setup),
        riding=riding,
        card=PAIRS[view.track[-1]] if riding else (),
        number=len(view.track),
        heard=PAIRS[view.track[heard]] if heard >= 0 and not over else (),
        cards=len(PAIRS),
        riders=tuple(riders),
        tiles=tuple(tiles),
        most=view.box.most,
        open_ms=view.times.of(view.box.open, *([] if view.viewer is None else [view.viewer])),
        answer=answer,
        over=over,
    )
