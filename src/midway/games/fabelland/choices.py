"""Each legal action as a person meets it: in words, with what to touch, what it gains and what to light.

``gain`` is the change of the acting seat's total, in balloons, by what is certain. A closed choice is told by its words
and what it touches alone.
"""

from __future__ import annotations

from midway.engine.actions import Action
from midway.engine.words import Choice, Words
from midway.games.fabelland.actions import COMPARTMENTS, EDGES, FIELDS, SLOTS, TOP
from midway.games.fabelland.boarding import KINDS, guests_text, number_of, seated_guests
from midway.games.fabelland.carousel import ways_at
from midway.games.fabelland.edition import AREAS, CAROUSELS, COLOURS, INFLUENCERS
from midway.games.fabelland.influencers import AREA_PLACES, guests_at
from midway.games.fabelland.names import (
    Args,
    area_words,
    card_words,
    carousel_words,
    colour_words,
    compartment_place,
    edge_place,
    edge_words,
    field_words,
    guests_place,
    guests_words,
    influencer_words,
    kind_words,
    offer_place,
    place_words,
    player,
    poster_place,
    sector_place,
    spaces_words,
)
from midway.games.fabelland.scoring import set_points
from midway.games.fabelland.state import CENTRE, FabellandState


def choice(s: FabellandState, action: Action) -> Choice:
    """The action as its viewer meets it."""
    return _MAKERS[action.verb](s, action)


def _colour(s: FabellandState, action: Action) -> Choice:
    name = COLOURS[action.args[0]]
    return Choice(action.code, Words("choice-colour", {"colour": colour_words(name)}), (f"colour:{name}",), "FL-1")


def _start(s: FabellandState, action: Action) -> Choice:
    edge = action.args[0]
    hand = s.hands[s.stack[-1].seat]
    values: Args = {"card": card_words(s, hand[0]) if hand else Words("nothing"), "edge": edge_words(edge)}
    return Choice(action.code, Words("choice-start", values), (edge_place(edge),), "FL-12", lights=(edge_place(edge),))


def _wheel(s: FabellandState, action: Action) -> Choice:
    name = FIELDS[action.args[0]]
    words = Words("choice-wheel", {"field": name, "does": Words(f"does-{name}")})
    return Choice(action.code, words, (f"wheel:{name}",), "FL-59")


def _field(s: FabellandState, action: Action) -> Choice:
    field = action.args[0]
    name = FIELDS[field]
    words = Words("choice-field", {"field": field_words(field), "does": Words(f"does-{name}")})
    return Choice(action.code, words, (f"field:{name}",), s.stack[-1].node.rules[0])


def _ride(s: FabellandState, action: Action) -> Choice:
    car = action.args[0]
    words = Words("choice-ride", {"carousel": carousel_words(car)})
    place = f"carousel:{CAROUSELS[car]}"
    return Choice(action.code, words, (place,), "FL-65", lights=(place,))


def _onto(s: FabellandState, action: Action) -> Choice:
    car = action.args[0]
    values: Args = {"carousel": carousel_words(car), "guests": s.on_carousel(car)}
    place = f"carousel:{CAROUSELS[car]}"
    rule = s.stack[-1].node.rules[0]
    return Choice(action.code, Words("choice-onto", values), (place,), rule, lights=(place,))


def _clear(s: FabellandState, action: Action) -> Choice:
    area = action.args[0]
    values: Args = {"area": area_words(area), "guests": guests_words(s.areas[area])}
    place = f"area:{AREAS[area]}"
    return Choice(action.code, Words("choice-clear", values), (place,), "FL-72", lights=(place,))


def _sector(s: FabellandState, action: Action) -> Choice:
    onto, sector = s.stack[-1].data[1], action.args[0] - 1
    place = sector if onto == CENTRE else AREA_PLACES + onto * 6 + sector
    values: Args = {"place": place_words(place) if onto != CENTRE or sector < len(AREAS) else Words("nothing")}
    touched = sector_place(onto, sector) if onto != CENTRE or sector < len(AREAS) else f"sector:{sector + 1}"
    return Choice(action.code, Words("choice-sector", values), (touched,), "FL-36", lights=(touched,))


# -- the carousel


def _turn(s: FabellandState, action: Action) -> Choice:
    steps, car = action.args[0], s.stack[-1].data[0]
    words = Words("choice-turn", {"carousel": carousel_words(car), "steps": steps})
    touches = (f"carousel:{CAROUSELS[car]}", f"turn:{steps}")
    after = s.clone()
    after.turned[car] = (s.turned[car] + steps) % 6
    gain, notes, lights = _preview(after, s.stack[-1].seat, car)
    return Choice(action.code, words, touches, "FL-20", gain, notes, lights)


def _preview(s: FabellandState, seat: int, car: int) -> tuple[int, tuple[Words, ...], tuple[str, ...]]:
    """What boards and rides as the carousel stands: own gain, notes (what rides before who waits), places to light.

    All ways to board at an edge board as many, so what rides is certain; of the ways the first is shown.
    """
    waiting: list[Words] = []
    count = 0
    lights: list[str] = []
    full: list[int] = []
    for edge in s.kit.at_side[car * 6 + 1 : car * 6 + 6]:
        ways = ways_at(s, edge)
        rides, boards = s.is_full(edge), 0
        if ways:
            lights += [edge_place(edge), compartment_place(s.bordering(edge)), *_new_seats(s, edge, ways[0][0])]
            boards = number_of(ways[0][1])
            rides = s.kit.cards[s.cards[edge]].face.is_full(ways[0][0])
        if rides:
            full.append(edge)
            lights.append(f"ride:{EDGES[edge]}")
        elif boards:
            waiting.append(Words("note-waits", {"card": card_words(s, s.cards[edge]), "count": boards}))
        count += boards
    gain, ridden = _rides(s, seat, full)
    return gain, (Words("note-boards", {"count": count}), *ridden, *waiting), tuple(lights)


def _rides(s: FabellandState, seat: int, edges: list[int]) -> tuple[int, list[Words]]:
    """What a seat gains when these attractions ride, and notes of what each pays and how many tumble."""
    pays, paid = [0] * s.seats, [0] * s.seats
    notes = []
    tumbling = 0
    for edge in edges:
        owner, card = s.owner(edge), s.cards[edge]
        told: Args = {"card": card_words(s, card), "place": edge_place(edge), "balloons": 0, "bonus": 0}
        whose = "-own" if owner == seat else "-neutral"
        if owner >= 0:
            pays[owner] += s.owner_pay(card)
            paid[owner] += 1
            told["balloons"] = s.owner_pay(card)
        if owner != seat:
            pays[seat] += s.foreign_pay()
            told["bonus"] = s.foreign_pay()
            if owner >= 0:
                whose, told["player"] = "-foreign", player(owner)
        notes.append(Words(f"note-rides{whose}", told))
        tumbling += s.kit.cards[card].face.count
    notes += [
        Words("note-pays", {"player": player(other), "balloons": pays[other]})
        for other, times in enumerate(paid)
        if times > 1 and other != seat
    ]
    if tumbling:
        notes.append(Words("note-tumbles", {"count": tumbling}))
    return pays[seat], notes


def _board(s: FabellandState, action: Action) -> Choice:
    """Guests that board, or the one that an orange influencer brings."""
    edge, seats = action.args
    seat, before = s.stack[-1].seat, s.seated[edge]
    card = s.cards[edge]
    guests = sum([seats & 3 << 2 * at for at in range(6) if not before >> 2 * at & 3])
    touches = [edge_place(edge), *_new_seats(s, edge, seats)]
    if not card or action not in s.legal_actions(seat):
        return Choice(action.code, Words("choice-board-there", {"edge": edge_words(edge)}), tuple(touches), "FL-23")
    values: Args = {
        "guests": guests_words(seated_guests(guests)),
        "card": card_words(s, card),
        "spaces": spaces_words(s, card, seats),
    }
    lights = (edge_place(edge), compartment_place(s.bordering(edge)))
    influencer = s.stack[-1].node.key == "put-guest"
    rule = "FL-50" if influencer else "FL-23"
    full = s.kit.cards[card].face.is_full(seats)
    gain, notes = _rides(s, seat, [edge]) if full else (None, [])
    return Choice(action.code, Words("choice-board", values), tuple(touches), rule, gain, tuple(notes), lights)


def _new_seats(s: FabellandState, edge: int, seats: int) -> list[str]:
    """Who of ``seats`` does not sit there yet, as places."""
    before = s.seated[edge]
    new = [at for at in range(6) if seats >> 2 * at & 3 and not before >> 2 * at & 3]
    return [f"seat:{EDGES[edge]}:{at + 1}:{KINDS[(seats >> 2 * at & 3) - 1]}" for at in new]


def _collect(s: FabellandState, action: Action) -> Choice:
    seat, car = s.stack[-1].seat, s.stack[-1].data[0]
    edges = [edge for edge in s.kit.at_side[car * 6 + 1 : car * 6 + 6] if s.is_full(edge)]
    gain, notes = _rides(s, seat, edges)
    words = Words("choice-collect", {"count": len(edges)})
    return Choice(action.code, words, (), "FL-29", gain, tuple(notes), tuple([edge_place(edge) for edge in edges]))


def _finish(s: FabellandState, action: Action) -> Choice:
    return Choice(action.code, Words("choice-finish"), (), "FL-68")


# -- shopping


def _build(s: FabellandState, action: Action) -> Choice:
    slot, edge = action.args
    card, old = s.offers[slot], s.cards[edge]
    touches = (offer_place(slot), edge_place(edge))
    if not card:
        words = Words("choice-build-nothing", {"slot": SLOTS[slot], "edge": edge_words(edge)})
        return Choice(action.code, words, touches, "FL-39")
    price = s.build_price(card, edge)
    values: Args = {"card": card_words(s, card), "edge": edge_words(edge), "price": price}
    if old:
        values["old"] = card_words(s, old)
    words = Words("choice-replace" if old else "choice-build", values)
    group = f"build-{SLOTS[slot]}"
    if action not in s.legal_actions(s.stack[-1].seat):
        return Choice(action.code, words, touches, "FL-39", group=group)
    worth = s.kit.cards[card].value - (s.kit.cards[old].value if old else 0)
    notes = [Words("note-spaces", {"spaces": spaces_words(s, card, 0)})]
    if s.seated[edge]:
        notes.append(Words("note-leave", {"guests": guests_words(seated_guests(s.seated[edge]))}))
    return Choice(action.code, words, touches, "FL-39", worth - price, tuple(notes), (edge_place(edge),), group)


def _hire(s: FabellandState, action: Action) -> Choice:
    slot, seat = action.args[0], s.stack[-1].seat
    place = poster_place(slot)
    if slot == TOP:
        return Choice(action.code, Words("choice-hire-top", {"price": s.top_price()}), (place,), "FL-45", group="hire")
    colour = s.posters[slot]
    if colour < 0:
        return Choice(action.code, Words("choice-hire-nothing", {"slot": SLOTS[slot]}), (place,), "FL-44", group="hire")
    price, held, worth = s.poster_price(colour), s.influencers(seat, colour), s.kit.sets[colour]
    more = set_points(held + 1, worth) - set_points(held, worth)
    values: Args = {"influencer": influencer_words(colour), "price": price, "slot": SLOTS[slot]}
    notes = (Words("note-set", {"count": held + 1, "points": more}),)
    return Choice(action.code, Words("choice-hire", values), (place,), "FL-44", more - price, notes, (place,), "hire")


def _enough(s: FabellandState, action: Action) -> Choice:
    return Choice(action.code, Words("choice-enough"), (), "FL-43")


# -- influencers


def _use(s: FabellandState, action: Action) -> Choice:
    colour = action.args[0]
    name = INFLUENCERS[colour]
    words = Words("choice-use", {"influencer": influencer_words(colour), "does": Words(f"does-{name}")})
    return Choice(action.code, words, (f"use:{name}",), f"FL-{50 + colour}", group="use")


def _take(s: FabellandState, action: Action) -> Choice:
    kind, place = action.args
    values: Args = {"guest": kind_words(kind), "place": place_words(place), "guests": guests_text(guests_at(s, place))}
    where = guests_place(place)
    touches = (f"guest:{KINDS[kind]}", where)
    return Choice(action.code, Words("choice-take", values), touches, "FL-48", lights=(where,), group=where)


def _drop(s: FabellandState, action: Action) -> Choice:
    compartment = action.args[0]
    place = compartment_place(compartment)
    side = s.bordered(compartment)
    values: Args = {"compartment": COMPARTMENTS[compartment]}
    notes: tuple[Words, ...] = ()
    if side >= 0 and s.cards[side]:
        notes = (Words("note-borders", {"card": card_words(s, s.cards[side])}),)
    return Choice(action.code, Words("choice-drop", values), (place,), "FL-48", None, notes, (place,))


_MAKERS = {
    "colour": _colour,
    "start": _start,
    "wheel": _wheel,
    "field": _field,
    "ride": _ride,
    "onto": _onto,
    "clear": _clear,
    "sector": _sector,
    "turn": _turn,
    "board": _board,
    "collect": _collect,
    "finish": _finish,
    "build": _build,
    "hire": _hire,
    "enough": _enough,
    "use": _use,
    "take": _take,
    "drop": _drop,
}
