"""The rounds of Fabelland, top to bottom in the order of play; opening, events and actions have files of their own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from midway.engine.actions import Action
from midway.engine.nodes import Decision, Frame, Node, Sealed
from midway.engine.refusal import Refusal
from midway.engine.words import Words
from midway.games.fabelland.actions import CAROUSEL_FIELD, FIELD, FIELDS, ORDER, SHOP_FIELD, WHEEL
from midway.games.fabelland.carousel import BOARDING, COLLECTING, FINISHING, PICK_CAROUSEL, ROTATE, SEATING
from midway.games.fabelland.edition import CAROUSELS
from midway.games.fabelland.events import ARRIVE, CLEAR_AREA_NODE, SEND_AREA, TURN_UP, arrive
from midway.games.fabelland.influencers import PUT_GUEST, TAKE_GUEST
from midway.games.fabelland.opening import CHOOSE_COLOUR_NODE, DISPLAYS, DRAW_STARTS, NEUTRALS, START_NODE
from midway.games.fabelland.shopping import ANY, LEAD, LEADING, SHOP
from midway.games.fabelland.state import FabellandState
from midway.games.fabelland.tumbling import NAME_SECTOR


class Day(Node[FabellandState]):
    """A round begins: new guests, an event, wheels (FL-56); or the guided first round (FL-69)."""

    key: ClassVar[str] = "day"
    rules: ClassVar[tuple[str, ...]] = ("FL-56", "FL-57", "FL-69")

    def run(self, s: FabellandState, f: Frame) -> None:
        s.round += 1
        s.event = -1
        s.wheels = [-1] * s.seats
        s.skipped = [0] * s.seats
        if s.events is not None:
            s.say("round", s.round, s.holder)
        if s.round == 1 and s.setup.options["opening"] == "guided":
            s.then(*[GUIDED.on(seat) for seat in s.turn_order()], EVENING.on())
        else:
            s.then(*arrive(s, s.seats), TURN_UP.on(), ASK.on(), EVENING.on())


class Guided(Decision[FabellandState]):
    """In a guided first round, any of the actions A to F, played at once (FL-69)."""

    key: ClassVar[str] = "guided"
    rules: ClassVar[tuple[str, ...]] = ("FL-69",)

    def legal(self, s: FabellandState, f: Frame, seat: int) -> Sequence[Action]:
        return [FIELD[field] for field in fields(s)] if seat == f.seat else ()

    def apply(self, s: FabellandState, f: Frame, seat: int, a: Action, t: int) -> None:
        s.figures[seat] = a.args[0]
        s.stack[-1] = first_question(s, seat, a.args[0])
        if s.events is not None:
            s.say("place", seat, a.args[0])

    def why_not(self, s: FabellandState, f: Frame, seat: int, a: Action) -> Refusal | None:
        if seat != f.seat:
            return Refusal("not-your-turn", "ENG-3")
        if a.verb != "field":
            return Refusal("guided-first", "FL-69")
        if a.args[0] >= CAROUSEL_FIELD:
            return Refusal("no-substitute-now", "FL-69")
        return None if a.args[0] in fields(s) else Refusal("no-action-c", "FL-60")

    def candidates(self, s: FabellandState, f: Frame, seat: int) -> Sequence[Action]:
        return FIELD if seat == f.seat else ()


def fields(s: FabellandState) -> list[int]:
    """The fields A to F of this game: no C without its carousel (FL-60)."""
    return [field for field in range(CAROUSEL_FIELD) if not s.cars <= field < len(CAROUSELS)]


class Ask(Node[FabellandState]):
    """The wheels are handed out."""

    key: ClassVar[str] = "ask"

    def run(self, s: FabellandState, f: Frame) -> None:
        s.then(WHEELS.ask(s, tuple(s.turn_order())))


class Wheels(Sealed[FabellandState]):
    """All set their wheels in secret; figures are placed in turn order (FL-59 to FL-62)."""

    key: ClassVar[str] = "wheels"
    rules: ClassVar[tuple[str, ...]] = ("FL-59", "FL-60", "FL-61", "FL-62")

    def options(self, s: FabellandState, f: Frame, seat: int) -> Sequence[Action]:
        return _WHEELS[s.cars]

    def reveal(self, s: FabellandState, f: Frame, held: tuple[Action, ...]) -> None:
        late = []
        for seat, action in zip(f.asked, held, strict=True):
            field = s.wheels[seat] = action.args[0]
            taken = field in s.figures
            if taken:
                s.balloons[seat] += s.skip_pay()
                s.skipped[seat] = 1
                late.append(LATE.on(seat))
            else:
                s.figures[seat] = field
            if s.events is not None and taken:
                s.say("skip", seat, field, s.skip_pay())
            elif s.events is not None:
                s.say("place", seat, field)
        s.then(*late, OPEN_PARK.on())

    def closed(self, s: FabellandState, f: Frame, seat: int, a: Action) -> Refusal:
        return Refusal(
            "wheels-first" if a.verb != "wheel" else "no-action-c", "FL-60" if a.verb == "wheel" else "FL-59"
        )

    def candidates(self, s: FabellandState, f: Frame, seat: int) -> Sequence[Action]:
        return WHEEL if seat in f.asked else ()


_WHEELS = {2: [WHEEL[field] for field in (0, 1, 3, 4, 5)], 3: WHEEL}


class Late(Decision[FabellandState]):
    """Who was skipped takes a free field or a substitute action (FL-63)."""

    key: ClassVar[str] = "late"
    rules: ClassVar[tuple[str, ...]] = ("FL-63",)

    def legal(self, s: FabellandState, f: Frame, seat: int) -> Sequence[Action]:
        if seat != f.seat:
            return ()
        free = [FIELD[field] for field in fields(s) if field not in s.figures]
        return [*free, FIELD[CAROUSEL_FIELD], FIELD[SHOP_FIELD]]

    def apply(self, s: FabellandState, f: Frame, seat: int, a: Action, t: int) -> None:
        s.figures[seat] = a.args[0]
        s.stack.pop()
        if s.events is not None:
            s.say("place", seat, a.args[0])

    def why_not(self, s: FabellandState, f: Frame, seat: int, a: Action) -> Refusal | None:
        if seat != f.seat:
            return Refusal("not-your-turn", "ENG-3")
        if a.verb != "field":
            return Refusal("late-first", "FL-63")
        field = a.args[0]
        if field < CAROUSEL_FIELD and field not in fields(s):
            return Refusal("no-action-c", "FL-60")
        if field < CAROUSEL_FIELD and field in s.figures:
            there = Words("player", {"seat": s.figures.index(field)})
            return Refusal("field-taken", "FL-61", {"field": FIELDS[field], "player": there})
        return None

    def candidates(self, s: FabellandState, f: Frame, seat: int) -> Sequence[Action]:
        return FIELD if seat == f.seat else ()


class OpenPark(Node[FabellandState]):
    """All actions in the printed order, each on top of those to come (FL-64, FL-67)."""

    key: ClassVar[str] = "open-park"
    rules: ClassVar[tuple[str, ...]] = ("FL-64", "FL-67")

    def run(self, s: FabellandState, f: Frame) -> None:
        order = s.turn_order()
        s.then(*[first_question(s, seat, field) for field in ORDER for seat in order if s.figures[seat] == field])


def first_question(s: FabellandState, seat: int, field: int) -> Frame:
    """Where an action begins."""
    if field < len(CAROUSELS):
        return ROTATE.on(seat, field)
    if field == CAROUSEL_FIELD:
        return PICK_CAROUSEL.on(seat)
    if field == SHOP_FIELD:
        return SHOP.on(seat, ANY, s.substitute_purchases())
    return SHOP.on(seat, field - len(CAROUSELS), s.kit.amounts["purchases"])


class Evening(Node[FabellandState]):
    """The bag passes on and a new day begins, or the game ends (FL-56, FL-86)."""

    key: ClassVar[str] = "evening"
    rules: ClassVar[tuple[str, ...]] = ("FL-56", "FL-86")

    def run(self, s: FabellandState, f: Frame) -> None:
        if s.round == s.rounds:
            s.then(END.on())
            return
        if s.event >= 0:
            s.past.append(s.event)
        s.holder = (s.holder + 1) % s.seats
        s.then(DAY.on())


class End(Node[FabellandState]):
    """Attractions and influencers are counted (FL-87 to FL-90)."""

    key: ClassVar[str] = "end"
    rules: ClassVar[tuple[str, ...]] = ("FL-87", "FL-88", "FL-90")

    def run(self, s: FabellandState, f: Frame) -> None:
        if s.events is None:
            return
        totals = s.standings()
        for seat in range(s.seats):
            s.say("score", seat, s.balloons[seat], s.attraction_points(seat), s.set_total(seat), totals[seat])
        for seat, place in enumerate(s.places()):
            if place == 1:
                s.say("winner", seat)


DAY, GUIDED, ASK, WHEELS, LATE = Day(), Guided(), Ask(), Wheels(), Late()
OPEN_PARK, EVENING, END = OpenPark(), Evening(), End()

NODES: Mapping[str, Node[Any]] = {
    node.key: node
    for node in (
        CHOOSE_COLOUR_NODE, DRAW_STARTS, START_NODE, NEUTRALS, DISPLAYS, DAY, GUIDED, ARRIVE, TURN_UP, CLEAR_AREA_NODE,
        SEND_AREA, ASK, WHEELS, LATE, OPEN_PARK, PICK_CAROUSEL, ROTATE, BOARDING, SEATING, COLLECTING, SHOP, LEADING,
        LEAD, FINISHING, TAKE_GUEST, PUT_GUEST, NAME_SECTOR, EVENING, END,
    )
}  # fmt: skip
