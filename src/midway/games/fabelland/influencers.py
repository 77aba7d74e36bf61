"""Influencers: used at any time in one's own action, to bring a guest where it is wanted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from midway.engine.actions import Action
from midway.engine.nodes import Decision, Frame
from midway.engine.refusal import Refusal
from midway.games.fabelland.actions import DROP, TAKE, USE, board
from midway.games.fabelland.boarding import KINDS, ONE
from midway.games.fabelland.edition import BLUE, INFLUENCERS, ORANGE, VIOLET
from midway.games.fabelland.state import FabellandState
from midway.games.fabelland.tumbling import ride

#: Places are areas (0 to 2), then compartments.
AREA_PLACES = 3


class DuringAction(Decision[FabellandState]):
    """A question inside somebody's action: its own answers, and the influencers that can be used now (FL-48)."""

    def own(self, s: FabellandState, f: Frame) -> Sequence[Action]:
        """The answers to the question itself."""
        raise NotImplementedError

    def choose(self, s: FabellandState, f: Frame, seat: int, a: Action) -> None:
        """Play one of them."""
        raise NotImplementedError

    def closed(self, s: FabellandState, f: Frame, a: Action) -> Refusal:
        """Why this is none of them."""
        return Refusal(f"{self.key}-first", self.rules[0])

    def pointed(self, s: FabellandState, f: Frame) -> Sequence[Action]:
        """Answers that a person could point at, open or closed."""
        return self.own(s, f)

    def interrupt(self, s: FabellandState, f: Frame) -> None:
        """An influencer is used here: the question stays and is asked again after it."""

    def legal(self, s: FabellandState, f: Frame, seat: int) -> Sequence[Action]:
        if seat != f.seat:
            return ()
        own = self.own(s, f)
        uses = usable(s, seat)
        return [*own, *uses] if uses else own

    def apply(self, s: FabellandState, f: Frame, seat: int, a: Action, t: int) -> None:
        if a.verb != "use":
            self.choose(s, f, seat, a)
            return
        colour = a.args[0]
        s.fresh[seat * 4 + colour] -= 1
        s.used[seat * 4 + colour] += 1
        s.uses += 1
        self.interrupt(s, f)
        s.then(TAKE_GUEST.on(seat, colour))
        if s.events is not None:
            s.say("use", seat, colour)

    def why_not(self, s: FabellandState, f: Frame, seat: int, a: Action) -> Refusal | None:
        if seat != f.seat:
            return Refusal("not-your-turn", "ENG-3")
        if a.verb == "use":
            return why_not_use(s, seat, a.args[0])
        return None if a in self.own(s, f) else self.closed(s, f, a)

    def candidates(self, s: FabellandState, f: Frame, seat: int) -> Sequence[Action]:
        return [*self.pointed(s, f), *USE] if seat == f.seat else ()


def usable(s: FabellandState, seat: int) -> Sequence[Action]:
    """The colours of which the seat can use an influencer now."""
    orange, blue, violet, _ = s.fresh[seat * 4 : seat * 4 + 4]
    if not (orange or blue or violet) or (s.uses and s.uses >= s.uses_allowed()):
        return ()
    found = []
    if orange and wanted(s, seat):
        found.append(USE[ORANGE])
    if blue and any(s.areas):
        found.append(USE[BLUE])
    if violet and any(s.compartments):
        found.append(USE[VIOLET])
    return found


def why_not_use(s: FabellandState, seat: int, colour: int) -> Refusal | None:
    """Why an influencer cannot be used, if so."""
    if not s.fresh[seat * 4 + colour]:
        return Refusal("no-such-influencer", "FL-49", {"colour": INFLUENCERS[colour]})
    if s.uses >= s.uses_allowed():
        return Refusal("enough-influencers", "FL-48", {"count": s.uses_allowed()})
    if USE[colour] in usable(s, seat):
        return None
    return Refusal("nobody-to-move", f"FL-{50 + colour}", {"colour": INFLUENCERS[colour]})


def wanted(s: FabellandState, seat: int) -> list[int]:
    """The kinds of guests that wait somewhere and that an own attraction would take (FL-50)."""
    waiting = sum(s.areas) + sum(s.compartments)
    taken = 0
    for edge in s.own_edges(seat):
        card = s.cards[edge]
        if card:
            taken |= s.kit.cards[card].face.wants(s.seated[edge])
    return [kind for kind in range(3) if taken & ONE[kind] and waiting >> 8 * kind & 255]


def guests_at(s: FabellandState, place: int) -> int:
    """The guests in an area or compartment."""
    return s.areas[place] if place < AREA_PLACES else s.compartments[place - AREA_PLACES]


class TakeGuest(Decision[FabellandState]):
    """The guest that the influencer moves (FL-50 to FL-52)."""

    key: ClassVar[str] = "take-guest"
    rules: ClassVar[tuple[str, ...]] = ("FL-50", "FL-51", "FL-52")
    names: ClassVar[tuple[str, ...]] = ("colour",)

    def legal(self, s: FabellandState, f: Frame, seat: int) -> Sequence[Action]:
        if seat != f.seat:
            return ()
        colour = f.data[0]
        kinds: Sequence[int] = wanted(s, seat) if colour == ORANGE else range(3)
        first = AREA_PLACES if colour == VIOLET else 0
        last = AREA_PLACES if colour == BLUE else AREA_PLACES + s.cars * 6
        found = []
        for place in range(first, last):
            guests = guests_at(s, place)
            if guests:
                found += [TAKE[place][kind] for kind in kinds if guests >> 8 * kind & 255]
        return found

    def apply(self, s: FabellandState, f: Frame, seat: int, a: Action, t: int) -> None:
        kind, place = a.args
        s.stack[-1] = PUT_GUEST.on(seat, f.data[0], kind, place)

    def why_not(self, s: FabellandState, f: Frame, seat: int, a: Action) -> Refusal | None:
        if seat != f.seat:
            return Refusal("not-your-turn", "ENG-3")
        colour = f.data[0]
        rule = f"FL-{50 + colour}"
        if a.verb != "take":
            return Refusal("take-guest-first", rule)
        if a in self.legal(s, f, seat):
            return None
        kind, place = a.args
        if (colour == BLUE and place >= AREA_PLACES) or (colour == VIOLET and place < AREA_PLACES):
            return Refusal("not-from-there", rule, {"colour": INFLUENCERS[colour]})
        if not guests_at(s, place) >> 8 * kind & 255:
            return Refusal("no-such-guest", rule, {"guest": KINDS[kind]})
        return Refusal("guest-not-wanted", rule, {"guest": KINDS[kind]})

    def candidates(self, s: FabellandState, f: Frame, seat: int) -> Sequence[Action]:
        if seat != f.seat:
            return ()
        return [
            TAKE[place][kind]
            for place in range(AREA_PLACES + s.cars * 6)
            for kind in range(3)
            if guests_at(s, place) >> 8 * kind & 255
        ]


class PutGuest(Decision[FabellandState]):
    """Where the influencer brings its guest; an attraction it fills rides there and then (FL-54)."""

    key: ClassVar[str] = "put-guest"
    rules: ClassVar[tuple[str, ...]] = ("FL-50", "FL-51", "FL-52", "FL-54")
    names: ClassVar[tuple[str, ...]] = ("colour", "kind", "place")

    def legal(self, s: FabellandState, f: Frame, seat: int) -> Sequence[Action]:
        if seat != f.seat:
            return ()
        colour, kind, place = f.data
        if colour == BLUE:
            return DROP[: s.cars * 6]
        if colour == VIOLET:
            return [DROP[compartment] for compartment in neighbours(place - AREA_PLACES)]
        return [
            board(edge, seats)
            for edge in s.own_edges(seat)
            if s.cards[edge]
            for seats, _ in s.kit.cards[s.cards[edge]].face.ways(s.seated[edge], ONE[kind])
        ]

    def apply(self, s: FabellandState, f: Frame, seat: int, a: Action, t: int) -> None:
        colour, kind, place = f.data
        s.stack.pop()
        if place < AREA_PLACES:
            s.areas[place] -= ONE[kind]
        else:
            s.compartments[place - AREA_PLACES] -= ONE[kind]
        if s.events is not None:
            s.say("move", seat, kind, place, 0 if colour == ORANGE else 1, a.args[0])
        if colour != ORANGE:
            s.compartments[a.args[0]] += ONE[kind]
            return
        edge, seats = a.args
        s.seated[edge] = seats
        if s.is_full(edge):
            ride(s, seat, (edge,))

    def why_not(self, s: FabellandState, f: Frame, seat: int, a: Action) -> Refusal | None:
        if seat != f.seat:
            return Refusal("not-your-turn", "ENG-3")
        colour = f.data[0]
        if a in self.legal(s, f, seat):
            return None
        if a.verb != ("board" if colour == ORANGE else "drop"):
            return Refusal("put-guest-first", f"FL-{50 + colour}")
        if colour == ORANGE:
            return Refusal("no-place-for-guest", "FL-50", {"guest": KINDS[f.data[1]]})
        if colour == VIOLET:
            return Refusal("not-a-neighbour", "FL-52")
        return Refusal("no-such-carousel", "FL-4")

    def candidates(self, s: FabellandState, f: Frame, seat: int) -> Sequence[Action]:
        if seat == f.seat and f.data[0] != ORANGE:
            return DROP[: s.cars * 6]
        return self.legal(s, f, seat)


def neighbours(compartment: int) -> list[int]:
    """The two compartments beside one, in order of their numbers."""
    car, at = divmod(compartment, 6)
    return sorted([car * 6 + (at + 1) % 6, car * 6 + (at + 5) % 6])


TAKE_GUEST, PUT_GUEST = TakeGuest(), PutGuest()
