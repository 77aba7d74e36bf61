"""The carousel action: turn, board, collect, tumble (FL-19)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from midway.engine.actions import Action
from midway.engine.nodes import Frame, Node
from midway.engine.refusal import Refusal
from midway.games.fabelland.actions import COLLECT, FINISH, RIDE, TURN, board
from midway.games.fabelland.boarding import Way
from midway.games.fabelland.influencers import DuringAction
from midway.games.fabelland.state import FabellandState
from midway.games.fabelland.tumbling import ride


class PickCarousel(DuringAction):
    """With the substitute action, which carousel is played (FL-65)."""

    key: ClassVar[str] = "pick-carousel"
    rules: ClassVar[tuple[str, ...]] = ("FL-65",)

    def own(self, s: FabellandState, f: Frame) -> Sequence[Action]:
        return RIDE[: s.cars]

    def choose(self, s: FabellandState, f: Frame, seat: int, a: Action) -> None:
        s.stack[-1] = ROTATE.on(seat, *a.args)

    def closed(self, s: FabellandState, f: Frame, a: Action) -> Refusal:
        return Refusal("no-such-carousel", "FL-4") if a.verb == "ride" else super().closed(s, f, a)

    def pointed(self, s: FabellandState, f: Frame) -> Sequence[Action]:
        return RIDE


class Rotate(DuringAction):
    """The carousel is turned, or left as it stands (FL-20)."""

    key: ClassVar[str] = "rotate"
    rules: ClassVar[tuple[str, ...]] = ("FL-20",)
    names: ClassVar[tuple[str, ...]] = ("carousel",)

    def own(self, s: FabellandState, f: Frame) -> Sequence[Action]:
        return TURN

    def choose(self, s: FabellandState, f: Frame, seat: int, a: Action) -> None:
        car = f.data[0]
        s.turned[car] = (s.turned[car] + a.args[0]) % 6
        s.stack[-1] = BOARDING.on(seat, car)
        if s.events is not None:
            s.say("turn", seat, car, a.args[0])


class Boarding(Node[FabellandState]):
    """Edge by edge guests board; a question is asked only where there are several ways (FL-22 to FL-24, FL-55)."""

    key: ClassVar[str] = "boarding"
    rules: ClassVar[tuple[str, ...]] = ("FL-21", "FL-22", "FL-23", "FL-24", "FL-55")
    names: ClassVar[tuple[str, ...]] = ("carousel",)

    def run(self, s: FabellandState, f: Frame) -> None:
        car = f.data[0]
        for edge in s.kit.at_side[car * 6 + 1 : car * 6 + 6]:
            ways = ways_at(s, edge)
            if not ways:
                continue
            if len(ways) > 1:
                s.then(SEATING.on(f.seat, edge), f)
                return
            take_seats(s, f.seat, edge, ways[0])
        s.then(COLLECTING.on(f.seat, car))


def ways_at(s: FabellandState, edge: int) -> Sequence[Way]:
    """The ways in which guests can board at an edge now."""
    card = s.cards[edge]
    guests = s.side_guests(edge)
    return s.kit.cards[card].face.ways(s.seated[edge], guests) if card and guests else ()


def take_seats(s: FabellandState, seat: int, edge: int, way: Way) -> None:
    """Guests leave their compartment and sit down."""
    seats, guests = way
    s.compartments[s.bordering(edge)] -= guests
    s.seated[edge] = seats
    if s.events is not None:
        s.say("board", seat, edge, s.cards[edge], guests)


class Seating(DuringAction):
    """Several ways board as many guests; the acting player takes one of them (FL-23, FL-27)."""

    key: ClassVar[str] = "seating"
    rules: ClassVar[tuple[str, ...]] = ("FL-23",)
    names: ClassVar[tuple[str, ...]] = ("edge",)

    def own(self, s: FabellandState, f: Frame) -> Sequence[Action]:
        edge = f.data[0]
        return [board(edge, seats) for seats, _ in ways_at(s, edge)]

    def choose(self, s: FabellandState, f: Frame, seat: int, a: Action) -> None:
        edge, seats = a.args
        s.stack.pop()
        take_seats(s, seat, edge, next(way for way in ways_at(s, edge) if way[0] == seats))

    def closed(self, s: FabellandState, f: Frame, a: Action) -> Refusal:
        return Refusal("board-the-most", "FL-23") if a.verb == "board" else super().closed(s, f, a)

    def interrupt(self, s: FabellandState, f: Frame) -> None:
        s.stack.pop()  # boarding lies under it and looks again


class Collecting(DuringAction):
    """All who can have boarded; attractions that are full ride (FL-29, FL-30, FL-32)."""

    key: ClassVar[str] = "collecting"
    rules: ClassVar[tuple[str, ...]] = ("FL-29", "FL-30", "FL-31", "FL-32")
    names: ClassVar[tuple[str, ...]] = ("carousel",)

    def own(self, s: FabellandState, f: Frame) -> Sequence[Action]:
        return _COLLECT

    def choose(self, s: FabellandState, f: Frame, seat: int, a: Action) -> None:
        car = f.data[0]
        s.stack[-1] = FINISHING.on(seat)
        ride(s, seat, [edge for edge in s.kit.at_side[car * 6 + 1 : car * 6 + 6] if s.is_full(edge)])

    def interrupt(self, s: FabellandState, f: Frame) -> None:
        s.stack[-1] = BOARDING.on(f.seat, f.data[0])


class Finishing(DuringAction):
    """The last moment of an action; then the figure goes home (FL-68)."""

    key: ClassVar[str] = "finishing"
    rules: ClassVar[tuple[str, ...]] = ("FL-68",)

    def own(self, s: FabellandState, f: Frame) -> Sequence[Action]:
        return _FINISH

    def choose(self, s: FabellandState, f: Frame, seat: int, a: Action) -> None:
        s.uses = 0
        s.figures[seat] = -1
        s.stack.pop()


_COLLECT, _FINISH = [COLLECT], [FINISH]
PICK_CAROUSEL, ROTATE, BOARDING, SEATING = PickCarousel(), Rotate(), Boarding(), Seating()
COLLECTING, FINISHING = Collecting(), Finishing()
