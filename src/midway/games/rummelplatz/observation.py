"""What a seat sees of the fair, as it goes over the wire.

Places named in ``touches``: ``stall:<attraction key>``, ``die:toss``, ``bag``; those of the attraction are its own.
"""

from __future__ import annotations

import msgspec

from midway.games.rummelplatz.bumper_cars.observation import BumperCarsObservation
from midway.games.rummelplatz.claw_machine.observation import ClawMachineObservation
from midway.games.rummelplatz.common.clock import carried
from midway.games.rummelplatz.decisions import CHOOSING, DRAWING, TOSSING
from midway.games.rummelplatz.fortune_teller.observation import FortuneTellerObservation
from midway.games.rummelplatz.ghost_train.observation import GhostTrainObservation
from midway.games.rummelplatz.hau_den_lukas.observation import HauDenLukasObservation
from midway.games.rummelplatz.horse_race.observation import HorseRaceObservation
from midway.games.rummelplatz.roller_coaster.observation import RollerCoasterObservation
from midway.games.rummelplatz.state import Rummelplatz
from midway.games.rummelplatz.swing_boat.observation import SwingBoatObservation

BoothObservation = (
    ClawMachineObservation
    | RollerCoasterObservation
    | HauDenLukasObservation
    | BumperCarsObservation
    | FortuneTellerObservation
    | GhostTrainObservation
    | HorseRaceObservation
    | SwingBoatObservation
)


class Stall(msgspec.Struct, frozen=True):
    """An attraction on the map, with its raffle points by seat once it has been visited."""

    key: str
    pair: int  # 0 to 3, from left to right
    offered: bool  # it can be chosen now
    visit: int | None  # as which visit, from 1
    earned: tuple[int, ...] | None


class Ticket(msgspec.Struct, frozen=True):
    """A player's ticket at the lottery booth."""

    seat: int
    places: int
    blanks: int


class RummelplatzObservation(msgspec.Struct, frozen=True, tag="rummelplatz", tag_field="game"):
    clock: str  # as the option of the table
    carried: tuple[str, ...]  # by seat, more time than the table: even, half, double, triple; empty where nobody has
    visit: int  # the visit that is on or comes next, from 1; 5 is the lottery
    stalls: tuple[Stall, ...]  # in the order of the board, pair by pair
    points: tuple[int, ...]  # raffle points by seat
    chooser: int | None
    tossing: int | None  # who throws the die among equals
    booth: BoothObservation | None  # the attraction being visited, or the last one until the next choice
    visiting: bool  # the attraction is being played
    tickets: tuple[Ticket, ...]  # in the order of drawing; empty before the lottery
    bag: int  # crystals in the bag
    drawer: int | None
    winner: int | None


def observe(view: Rummelplatz) -> RummelplatzObservation:
    """The wire form of a view: only what the view holds, field by field."""
    top = view.stack[-1] if view.stack else None
    visiting = top is not None and top.node.nests
    choosing = top is not None and top.node in (CHOOSING, TOSSING)
    offered = view.offered() if choosing else ()
    stalls = [_stall(view, at, key, at in offered) for at, key in enumerate(view.box.keys)]
    at_lottery = any(view.tickets)
    tickets = [Ticket(seat, view.tickets[seat], view.blanks[seat]) for seat in view.drawing()] if at_lottery else []
    return RummelplatzObservation(
        clock=view.setup.options["clock"],
        carried=carried(view.setup),
        visit=len(view.visited) + (not visiting),
        stalls=tuple(stalls),
        points=tuple(view.points),
        chooser=top.seat if top is not None and top.node is CHOOSING else None,
        tossing=top.seat if top is not None and top.node is TOSSING else None,
        booth=view.booth.observation(view.viewer) if view.booth is not None else None,
        visiting=visiting,
        tickets=tuple(tickets),
        bag=view.in_bag(),
        drawer=top.seat if top is not None and top.node is DRAWING else None,
        winner=view.winner if view.winner >= 0 else None,
    )


def _stall(view: Rummelplatz, at: int, key: str, offered: bool) -> Stall:
    visit = view.visited.index(at) if at in view.visited else None
    earned = view.earned[visit] if visit is not None and visit < len(view.earned) else None
    return Stall(key, at // 2, offered, None if visit is None else visit + 1, earned)
