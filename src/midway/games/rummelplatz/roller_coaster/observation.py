"""What a seat sees of the coaster, as it goes over the wire. What it saw earlier is not in it: that is the game.

Places named in ``touches``: ``next``, ``back``, ``restart``, ``ready``, ``ratter``, ``move:<movement>``. Movements are
words: left, right, up, down, arms, eyes.
"""

from __future__ import annotations

import msgspec

from midway.games.rummelplatz.common.clock import carried, is_calm
from midway.games.rummelplatz.roller_coaster.decisions import LEARN, LEARN_LIVE, RIDE
from midway.games.rummelplatz.roller_coaster.state import MOVEMENTS, NONE, UNSEEN, RollerCoaster


class RollerCoasterObservation(msgspec.Struct, frozen=True, tag="roller_coaster", tag_field="game"):
    calm: bool
    carried: tuple[str, ...]  # by seat, more time than the table: even, half, double, triple; empty where nobody has
    ride: int  # from 1
    rides: int
    riders: tuple[int, ...]  # empty at the end
    learning: bool
    length: int  # cards of the track
    at: int | None  # the card the viewer looks at, 0 for none; None for who does not ride
    card: str | None  # its movement
    flips_left: int | None  # in calm
    ready: bool  # the viewer has said so
    ridden: tuple[str, ...]  # movements ridden right in this ride
    taps: tuple[int, ...]  # ms of the viewer's ratters at this card
    answer: str | None  # the movement the viewer has made at this card
    beat_ms: int  # from one ratter to the next
    window_ms: int  # a ratter may be so much off
    answer_ms: int  # time for the movement after the third ratter
    sand_ms: int  # time to learn
    free_at: int | None
    points: tuple[int, ...]  # by seat
    over: bool


def observe(view: RollerCoaster) -> RollerCoasterObservation:
    """The wire form of a view: only what the view holds, field by field."""
    top = view.stack[-1] if view.stack else None
    riders = view.riders() if top is not None else ()
    me = view.viewer if view.viewer in riders else None
    learning = top is not None and top.node in (LEARN, LEARN_LIVE)
    pace = view.box.pace
    calm = is_calm(view.setup)
    at = view.at[me] if me is not None and learning else None
    answer = None
    ready = False
    if me is not None and top is not None:
        given = top.held[top.asked.index(me)] if top.held else None
        made = given.args[0] if top.node is RIDE and given is not None else view.moves[me]
        answer = MOVEMENTS[made] if not learning and made not in (NONE, UNSEEN) else None
        ready = learning and (given is not None or bool(view.ready[me]))
    return RollerCoasterObservation(
        calm=calm,
        carried=carried(view.setup),
        ride=min(view.ride + 1, view.seats),
        rides=view.seats,
        riders=riders,
        learning=learning,
        length=view.box.length,
        at=at,
        card=MOVEMENTS[view.track[at - 1]] if at else None,
        flips_left=pace["flips"] - view.flips[me] if calm and learning and me is not None else None,
        ready=ready,
        ridden=tuple([MOVEMENTS[card] for card in view.track[: view.ridden]]),
        taps=view.taps[me] if me is not None else (),
        answer=answer,
        beat_ms=view.in_pair(pace["beat"]),
        window_ms=view.in_pair(pace["window"]),
        answer_ms=view.in_pair(pace["answer"]),
        sand_ms=view.times.all(pace["sand"]) if me is None else view.sand(me),
        free_at=view.free_at[me] if me is not None else None,
        points=tuple(view.points),
        over=top is None,
    )
