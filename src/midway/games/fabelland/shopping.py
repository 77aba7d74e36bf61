"""The shopping action: up to two purchases from a display, then its area is led to a carousel (FL-37)."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from typing import ClassVar

from midway.engine.actions import Action
from midway.engine.nodes import Frame, Node
from midway.engine.refusal import Refusal
from midway.games.fabelland.actions import BUILD, ENOUGH, HIRE, ONTO, TOP
from midway.games.fabelland.boarding import seated_guests
from midway.games.fabelland.carousel import FINISHING
from midway.games.fabelland.edition import AREAS
from midway.games.fabelland.influencers import DuringAction
from midway.games.fabelland.state import CARD, CENTRE, FROM_EDGE, POSTER, FabellandState
from midway.games.fabelland.tumbling import tumble

#: Stands for "any display" (FL-66).
ANY = 3
#: The places of the displays that may be bought from, by area.
SLOTS_OF = ((0, 1), (2, 3), (4, 5), (0, 1, 2, 3, 4, 5))


class Shop(DuringAction):
    """A purchase from the display, or no more (FL-37 to FL-45)."""

    key: ClassVar[str] = "shop"
    rules: ClassVar[tuple[str, ...]] = ("FL-37", "FL-38", "FL-39", "FL-40", "FL-43", "FL-44", "FL-45", "FL-66")
    names: ClassVar[tuple[str, ...]] = ("area", "left")

    def own(self, s: FabellandState, f: Frame) -> Sequence[Action]:
        money = s.balloons[f.seat]
        cards = s.kit.cards
        edges = [(edge, cards[s.cards[edge]].value) for edge in s.own_edges(f.seat)]
        found = []
        for slot in SLOTS_OF[f.data[0]]:
            if s.offers[slot]:
                price = s.offer_price(s.offers[slot])
                row = BUILD[slot]
                found += [row[edge] for edge, old in edges if price - old <= money]
        for slot in SLOTS_OF[f.data[0]]:
            if s.posters[slot] >= 0 and s.poster_price(s.posters[slot]) <= money:
                found.append(HIRE[slot])
        if s.top_price() <= money and posters_left(s):
            found.append(HIRE[TOP])
        found.append(ENOUGH)
        return found

    def choose(self, s: FabellandState, f: Frame, seat: int, a: Action) -> None:
        area, left = f.data
        if a is ENOUGH:
            s.stack[-1] = LEADING.on(seat, area)
            return
        s.stack[-1] = SHOP.on(seat, area, left - 1) if left > 1 else LEADING.on(seat, area)
        if a.verb == "hire":
            hire(s, seat, a.args[0])
        else:
            build(s, seat, *a.args)

    def closed(self, s: FabellandState, f: Frame, a: Action) -> Refusal:
        if a.verb not in ("build", "hire"):
            return super().closed(s, f, a)
        slot = a.args[0]
        if slot != TOP and slot not in SLOTS_OF[f.data[0]]:
            return Refusal("not-this-display", "FL-37", {"area": AREAS[f.data[0]]})
        money = s.balloons[f.seat]
        if a.verb == "hire":
            if slot == TOP and not posters_left(s):
                return Refusal("no-influencers-left", "FL-46")
            if slot != TOP and s.posters[slot] < 0:
                return Refusal("nothing-there", "FL-46")
            price = s.top_price() if slot == TOP else s.poster_price(s.posters[slot])
            return Refusal("too-dear", "FL-43", {"price": price, "balloons": money})
        edge = a.args[1]
        if not s.offers[slot]:
            return Refusal("nothing-there", "FL-38")
        if edge not in s.own_edges(f.seat):
            return Refusal("not-your-edge", "FL-39")
        return Refusal("too-dear", "FL-43", {"price": s.build_price(s.offers[slot], edge), "balloons": money})

    def pointed(self, s: FabellandState, f: Frame) -> Sequence[Action]:
        builds = [BUILD[slot][edge] for slot in SLOTS_OF[f.data[0]] for edge in range(s.cars * 5)]
        return [*builds, *[HIRE[slot] for slot in SLOTS_OF[f.data[0]]], HIRE[TOP], ENOUGH]


def build(s: FabellandState, seat: int, slot: int, edge: int) -> None:
    """Pay, replace what lies on the edge, fill the display; whoever sat on the old attraction tumbles."""
    card, old, guests = s.offers[slot], s.cards[edge], seated_guests(s.seated[edge])
    price = s.build_price(card, edge)
    s.balloons[seat] -= price
    s.cards[edge] = card
    s.seated[edge] = 0
    if s.events is not None:
        s.say("build", seat, slot, card, edge, old, price)
    if old and s.kit.cards[old].start:
        s.box.append(old)
    elif old:
        insort(s.deck, old)
    fill_offer(s, slot)
    tumble(s, seat, FROM_EDGE + edge, CENTRE, guests)


def hire(s: FabellandState, seat: int, slot: int) -> None:
    """Pay for an influencer and lay it open (FL-44, FL-45)."""
    if slot == TOP:
        price, colour = s.top_price(), draw_poster(s)
    else:
        colour = s.posters[slot]
        price = s.poster_price(colour)
    s.balloons[seat] -= price
    s.fresh[seat * 4 + colour] += 1
    if s.events is not None:
        s.say("hire", seat, slot, colour, price)
    if slot != TOP:
        fill_poster(s, slot)


def fill_offer(s: FabellandState, slot: int) -> None:
    """A new attraction from the deck, if it has one (FL-38)."""
    s.offers[slot] = draw_card(s) if s.deck else 0
    if s.events is not None and s.offers[slot]:
        s.say("offer", slot, s.offers[slot])


def draw_card(s: FabellandState) -> int:
    """A random attraction out of the deck, which is kept in order of numbers, so that no other order can leak."""
    return s.deck.pop(s.draw(CARD, len(s.deck)))


def fill_poster(s: FabellandState, slot: int) -> None:
    """A new influencer from the deck, if there is one (FL-38, FL-46)."""
    s.posters[slot] = draw_poster(s) if posters_left(s) else -1
    if s.events is not None and s.posters[slot] >= 0:
        s.say("poster", slot, s.posters[slot])


def posters_left(s: FabellandState) -> bool:
    """Whether another influencer can be drawn."""
    return any(s.pool) or any(s.discard)


def draw_poster(s: FabellandState) -> int:
    """The colour of the top influencer; discarded ones are shuffled when the deck is empty (FL-46)."""
    if not any(s.pool):
        s.pool, s.discard = s.discard, [0] * len(s.discard)
    at = s.draw(POSTER, sum(s.pool))
    colour = 0
    while at >= s.pool[colour]:
        at -= s.pool[colour]
        colour += 1
    s.pool[colour] -= 1
    return colour


class Leading(Node[FabellandState]):
    """The guests of the area are led away, if there are any (FL-47); the substitute leads nobody (FL-66)."""

    key: ClassVar[str] = "leading"
    rules: ClassVar[tuple[str, ...]] = ("FL-37", "FL-47", "FL-66")
    names: ClassVar[tuple[str, ...]] = ("area",)

    def run(self, s: FabellandState, f: Frame) -> None:
        area = f.data[0]
        s.then(LEAD.on(f.seat, area) if area != ANY and s.areas[area] else FINISHING.on(f.seat))


class Lead(DuringAction):
    """The carousel onto which the guests of the area tumble (FL-37)."""

    key: ClassVar[str] = "lead"
    rules: ClassVar[tuple[str, ...]] = ("FL-37",)
    names: ClassVar[tuple[str, ...]] = ("area",)

    def own(self, s: FabellandState, f: Frame) -> Sequence[Action]:
        return ONTO[: s.cars]

    def choose(self, s: FabellandState, f: Frame, seat: int, a: Action) -> None:
        area = f.data[0]
        guests, s.areas[area] = s.areas[area], 0
        s.stack[-1] = FINISHING.on(seat)
        tumble(s, seat, area, a.args[0], guests)

    def closed(self, s: FabellandState, f: Frame, a: Action) -> Refusal:
        return Refusal("no-such-carousel", "FL-4") if a.verb == "onto" else super().closed(s, f, a)

    def pointed(self, s: FabellandState, f: Frame) -> Sequence[Action]:
        return ONTO

    def interrupt(self, s: FabellandState, f: Frame) -> None:
        s.stack[-1] = LEADING.on(f.seat, f.data[0])


SHOP, LEADING, LEAD = Shop(), Leading(), Lead()
