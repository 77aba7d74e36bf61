"""What must hold on every whole table: nothing is lost or doubled, and everything lies where it may."""

from __future__ import annotations

from midway.games.fabelland.actions import CAROUSEL_FIELD, COMPARTMENTS, EDGES, FIELDS
from midway.games.fabelland.boarding import KINDS, Face, seated_guests, seats_text
from midway.games.fabelland.edition import CARDS, INFLUENCERS, OTHER_EVENTS, STARTS
from midway.games.fabelland.state import FabellandState


def check(s: FabellandState) -> None:
    """Raise AssertionError with one sentence naming what cannot be."""
    _check_guests(s)
    _check_attractions(s)
    _check_influencers(s)
    _check_events(s)
    _check_seats(s)


def want(holds: bool, fault: str) -> None:
    """Complain in every mode of Python: hand-set positions are checked by this too."""
    if not holds:
        raise AssertionError(fault)


def fits(face: Face, seats: int) -> bool:
    """Whether these guests can sit on an attraction of this face (FL-25 to FL-28)."""
    text = seats_text(seats)
    linked: dict[int, str] = {}
    for at, guest in enumerate(text):
        if guest == ".":
            continue
        if at >= face.count or (face.spaces[at] in KINDS and face.spaces[at] != guest):
            return False
        group = face.group[at]
        if group and linked.setdefault(group, guest) != guest:
            return False
    return True


def _check_guests(s: FabellandState) -> None:
    out = sum(s.areas) + sum(s.compartments) + sum([seated_guests(seats) for seats in s.seated])
    out += sum([f.data[2] for f in s.stack if f.node.key == "name-sector"])
    for kind, count in enumerate(s.kit.guests):
        there = s.bag[kind] + (out >> 8 * kind & 255)
        want(there == count, f"there are {there} guests {KINDS[kind]}, want {count}")
    for at in range(s.cars * 6, len(COMPARTMENTS)):
        want(not s.compartments[at], f"guests sit in {COMPARTMENTS[at]}, which is not in this game")


def _check_attractions(s: FabellandState) -> None:
    drawn = not any(f.node.key == "draw-starts" for f in s.stack)
    lying = [*s.deck, *s.box, *[card for card in [*s.cards, *s.offers] if card]]
    lying += [card for hand in s.hands for card in hand]
    every = range(1 if drawn else STARTS + 1, CARDS + 1)
    for card in every:
        want(lying.count(card) == 1, f"attraction {card} lies in {lying.count(card)} places")
    want(len(lying) == len(every), "there are more attractions than in the box")
    for edge, card in enumerate(s.cards):
        want(edge < s.cars * 5 or not card, f"an attraction lies on {EDGES[edge]}, which is not in this game")
        want(card > 0 or not s.seated[edge], f"guests sit on {EDGES[edge]}, where no attraction lies")
        want(not card or fits(s.kit.cards[card].face, s.seated[edge]), f"guests on {EDGES[edge]} do not fit")
    full = [EDGES[edge] for edge in range(len(EDGES)) if s.is_full(edge)]
    boarding = any(f.node.key in ("seating", "boarding", "collecting") for f in s.stack)
    want(boarding or not full, f"the attraction on {', '.join(full)} is full and has not been ridden")


def _check_influencers(s: FabellandState) -> None:
    for colour, copies in enumerate(s.kit.copies):
        held = sum(s.fresh[colour::4]) + sum(s.used[colour::4])
        there = s.pool[colour] + s.discard[colour] + s.posters.count(colour) + held
        want(there == copies, f"there are {there} influencers {INFLUENCERS[colour]}, want {copies}")
    want(min([*s.pool, *s.discard, *s.fresh, *s.used]) >= 0, "a number of influencers is below nothing")


def _check_events(s: FabellandState) -> None:
    seen = [*s.past, *[s.event] * (0 <= s.event < OTHER_EVENTS)]
    for event in range(OTHER_EVENTS):
        places = s.calendar.count(event) + seen.count(event)
        want(places == 1, f"event {event + 1} lies in {places} places")
    want(s.event < OTHER_EVENTS or s.round == s.rounds, "the last day is turned up before the last round")


def _check_seats(s: FabellandState) -> None:
    want(min(s.balloons) >= 0, "somebody has fewer balloons than none")
    want(0 <= s.uses <= s.uses_allowed(), f"{s.uses} influencers are used in one action")
    for field in range(CAROUSEL_FIELD):
        want(s.figures.count(field) <= 1, f"two figures stand on field {FIELDS[field]}")
    want(all(seat < s.seats for seat in s.owners), "a colour belongs to nobody at the table")
