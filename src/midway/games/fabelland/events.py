"""A new day: guests arrive, and an event is turned up (FL-57, FL-58, FL-70 to FL-85)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from midway.engine.actions import Action
from midway.engine.nodes import Decision, Frame, Node
from midway.engine.refusal import Refusal
from midway.games.fabelland.actions import CLEAR, ONTO
from midway.games.fabelland.boarding import number_of
from midway.games.fabelland.edition import (
    CENTRE_GUESTS,
    CLEAR_AREA,
    GIFT_ALL,
    GIFT_POOREST,
    MORE_GUESTS,
    NEW_ATTRACTIONS,
    NEW_INFLUENCERS,
    TURN_ALL,
)
from midway.games.fabelland.shopping import fill_offer, fill_poster
from midway.games.fabelland.state import CENTRE, EVENT, FROM_BAG, FabellandState
from midway.games.fabelland.tumbling import draw_guests, tumble


class Arrive(Decision[FabellandState]):
    """The bag holder chooses one of the emptiest carousels for new guests (FL-57, FL-70)."""

    key: ClassVar[str] = "arrive"
    rules: ClassVar[tuple[str, ...]] = ("FL-57", "FL-70")
    names: ClassVar[tuple[str, ...]] = ("guests",)

    def legal(self, s: FabellandState, f: Frame, seat: int) -> Sequence[Action]:
        if seat != f.seat:
            return ()
        counts = [s.on_carousel(car) for car in range(s.cars)]
        least = min(counts)
        return [ONTO[car] for car, count in enumerate(counts) if count == least]

    def apply(self, s: FabellandState, f: Frame, seat: int, a: Action, t: int) -> None:
        s.stack.pop()
        if s.events is not None:
            s.say("arrive", seat, a.args[0])
        tumble(s, seat, FROM_BAG, a.args[0], draw_guests(s, f.data[0]))

    def why_not(self, s: FabellandState, f: Frame, seat: int, a: Action) -> Refusal | None:
        if seat != f.seat:
            return Refusal("not-your-turn", "ENG-3")
        if a.verb != "onto":
            return Refusal("arrive-first", "FL-57")
        if a.args[0] >= s.cars:
            return Refusal("no-such-carousel", "FL-4")
        return None if a in self.legal(s, f, seat) else Refusal("not-the-emptiest", "FL-57")

    def candidates(self, s: FabellandState, f: Frame, seat: int) -> Sequence[Action]:
        return ONTO if seat == f.seat else ()


def arrive(s: FabellandState, guests: int) -> list[Frame]:
    """The bag holder's choice for so many new guests; nothing when the bag is empty."""
    return [ARRIVE.on(s.holder, guests)] if any(s.bag) else []


class TurnUp(Node[FabellandState]):
    """The event of the day: carried out at once, or read for the round by prices and limits (FL-58, FL-85)."""

    key: ClassVar[str] = "turn-up"
    rules: ClassVar[tuple[str, ...]] = ("FL-58", "FL-85")

    def run(self, s: FabellandState, f: Frame) -> None:
        last = s.round == s.rounds
        s.event = len(s.kit.events) - 1 if last else s.calendar.pop(s.draw(EVENT, len(s.calendar)))
        card = s.kit.events[s.event]
        if s.events is not None:
            s.say("event", s.event)
        effect = _AT_ONCE.get(card.effect)
        if effect is not None:
            effect(s, card.amount)


def _more_guests(s: FabellandState, amount: int) -> None:
    s.then(*arrive(s, amount))


def _centre_guests(s: FabellandState, amount: int) -> None:
    tumble(s, s.holder, FROM_BAG, CENTRE, draw_guests(s, amount))


def _clear_area(s: FabellandState, amount: int) -> None:
    if any(s.areas):
        s.then(CLEAR_AREA_NODE.on(s.holder))


def _turn_all(s: FabellandState, amount: int) -> None:
    for car in range(s.cars):
        s.turned[car] = (s.turned[car] + amount) % 6


def _gift_all(s: FabellandState, amount: int) -> None:
    s.balloons = [balloons + amount for balloons in s.balloons]


def _gift_poorest(s: FabellandState, amount: int) -> None:
    least = min(s.balloons)
    for seat, balloons in enumerate(s.balloons):
        if balloons == least:
            s.balloons[seat] += amount
            if s.events is not None:
                s.say("gift", seat, amount)


def _new_influencers(s: FabellandState, amount: int) -> None:
    for slot, colour in enumerate(s.posters):
        if colour >= 0:
            s.discard[colour] += 1
            s.posters[slot] = -1
    for slot in range(len(s.posters)):
        fill_poster(s, slot)


def _new_attractions(s: FabellandState, amount: int) -> None:
    s.deck = sorted([*s.deck, *[card for card in s.offers if card]])
    s.offers = [0] * len(s.offers)
    for slot in range(len(s.offers)):
        fill_offer(s, slot)


_AT_ONCE: dict[int, Callable[[FabellandState, int], None]] = {
    MORE_GUESTS: _more_guests,
    CENTRE_GUESTS: _centre_guests,
    CLEAR_AREA: _clear_area,
    TURN_ALL: _turn_all,
    GIFT_ALL: _gift_all,
    GIFT_POOREST: _gift_poorest,
    NEW_INFLUENCERS: _new_influencers,
    NEW_ATTRACTIONS: _new_attractions,
}


class ClearArea(Decision[FabellandState]):
    """The bag holder chooses among the fullest areas (FL-72)."""

    key: ClassVar[str] = "clear-area"
    rules: ClassVar[tuple[str, ...]] = ("FL-72",)

    def legal(self, s: FabellandState, f: Frame, seat: int) -> Sequence[Action]:
        if seat != f.seat:
            return ()
        counts = [number_of(guests) for guests in s.areas]
        return [CLEAR[area] for area, count in enumerate(counts) if count == max(counts)]

    def apply(self, s: FabellandState, f: Frame, seat: int, a: Action, t: int) -> None:
        s.stack[-1] = SEND_AREA.on(seat, *a.args)

    def why_not(self, s: FabellandState, f: Frame, seat: int, a: Action) -> Refusal | None:
        if seat != f.seat:
            return Refusal("not-your-turn", "ENG-3")
        if a.verb != "clear":
            return Refusal("clear-area-first", "FL-72")
        return None if a in self.legal(s, f, seat) else Refusal("not-the-fullest", "FL-72")

    def candidates(self, s: FabellandState, f: Frame, seat: int) -> Sequence[Action]:
        return CLEAR if seat == f.seat else ()


class SendArea(Decision[FabellandState]):
    """Its guests tumble onto a carousel of the bag holder's choice (FL-72)."""

    key: ClassVar[str] = "send-area"
    rules: ClassVar[tuple[str, ...]] = ("FL-72",)
    names: ClassVar[tuple[str, ...]] = ("area",)

    def legal(self, s: FabellandState, f: Frame, seat: int) -> Sequence[Action]:
        return ONTO[: s.cars] if seat == f.seat else ()

    def apply(self, s: FabellandState, f: Frame, seat: int, a: Action, t: int) -> None:
        area = f.data[0]
        guests, s.areas[area] = s.areas[area], 0
        s.stack.pop()
        tumble(s, seat, area, a.args[0], guests)

    def why_not(self, s: FabellandState, f: Frame, seat: int, a: Action) -> Refusal | None:
        if seat != f.seat:
            return Refusal("not-your-turn", "ENG-3")
        if a.verb != "onto":
            return Refusal("send-area-first", "FL-72")
        return None if a.args[0] < s.cars else Refusal("no-such-carousel", "FL-4")

    def candidates(self, s: FabellandState, f: Frame, seat: int) -> Sequence[Action]:
        return ONTO if seat == f.seat else ()


ARRIVE, TURN_UP, CLEAR_AREA_NODE, SEND_AREA = Arrive(), TurnUp(), ClearArea(), SendArea()
