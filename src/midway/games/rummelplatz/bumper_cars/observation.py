"""What a seat sees of the bumper cars, as it goes over the wire."""

from __future__ import annotations

import msgspec

from midway.games.rummelplatz.bumper_cars.cards import VALUES, cards, copies, size
from midway.games.rummelplatz.bumper_cars.state import BumperCars


class Driver(msgspec.Struct, frozen=True):
    """A player: cards in hand, tiles turned over and still closed, and the tiles under the TILT where known."""

    seat: int
    cards: int
    shown: int
    closed: int
    tilt: int | None


class Laid(msgspec.Struct, frozen=True):
    seat: int
    value: int


class BumperCarsObservation(msgspec.Struct, frozen=True, tag="bumper_cars", tag_field="game"):
    building: bool  # the stacks are being built
    answer: int | None  # tiles under the TILT that the viewer has chosen while stacks are built
    hand: tuple[int, ...]  # the viewer's cards, lowest first
    drivers: tuple[Driver, ...]
    trick: tuple[Laid, ...]  # in the order laid
    lead: int
    turn: int | None
    gone: tuple[int, ...]  # cards laid since the deal, by value from 1 to 9
    copies: int  # cards of each value in the deck
    deals: int
    loser: int | None


def observe(view: BumperCars) -> BumperCarsObservation:
    """The wire form of a view: only what the view holds, field by field."""
    top = view.stack[-1] if view.stack else None
    building = top is not None and top.node.hidden
    answer = None
    if top is not None and building and view.viewer is not None:
        given = top.held[top.asked.index(view.viewer)]
        answer = given.args[0] if given is not None else None
    tiles = view.box.boom + 1
    drivers = [
        Driver(seat, size(view.hands[seat]), view.shown[seat], tiles - view.shown[seat], under if under >= 0 else None)
        for seat, under in enumerate(view.tilt)
    ]
    trick = [Laid((view.lead + place) % view.seats, value) for place, value in enumerate(view.trick)]
    return BumperCarsObservation(
        building=building,
        answer=answer,
        hand=tuple(cards(view.hands[view.viewer])) if view.viewer is not None else (),
        drivers=tuple(drivers),
        trick=tuple(trick),
        lead=view.lead,
        turn=top.seat if top is not None and not building else None,
        gone=tuple([copies(view.gone, value) for value in range(1, VALUES + 1)]),
        copies=view.box.copies,
        deals=view.deals,
        loser=view.loser if view.loser >= 0 else None,
    )
