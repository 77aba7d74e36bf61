"""The wire form of a view of Fabelland, built field by field."""

from __future__ import annotations

from midway.games.fabelland.actions import FIELDS, ORDER
from midway.games.fabelland.boarding import KINDS, guests_text
from midway.games.fabelland.edition import AREAS, CAROUSELS, COLOURS, EFFECTS, INFLUENCERS
from midway.games.fabelland.names import (
    board_place,
    card_piece,
    card_words,
    compartment_place,
    edge_place,
    event_text,
    event_words,
    guests_place,
    offer_place,
    poster_place,
    sector_place,
    source_place,
)
from midway.games.fabelland.observation import (
    Acting,
    ActionField,
    Attraction,
    Carousel,
    CarouselEdge,
    Compartment,
    EventCard,
    FabellandObservation,
    Ground,
    GuestDrop,
    InfluencerKind,
    Influencers,
    Landed,
    OnSale,
    Owner,
    Poster,
    RideSpace,
)
from midway.games.fabelland.scoring import best_sets, set_points
from midway.games.fabelland.state import Drop, FabellandState

PHASES = {
    "choose-colour": "colours",
    "start": "starting",
    "arrive": "day",
    "clear-area": "day",
    "send-area": "day",
    "wheels": "wheels",
    "late": "placing",
    "guided": "placing",
}


def phase(s: FabellandState) -> str:
    """What is going on, by the question that is open."""
    if not s.stack:
        return "over"
    key = s.stack[-1].node.key
    if key == "name-sector":  # asked in the middle of other things
        return "starting" if not s.round else "actions" if s.figures[s.stack[-1].seat] >= 0 else "day"
    return PHASES.get(key, "actions")


def observe(s: FabellandState) -> FabellandObservation:
    """Everything on the table; of bags and decks only what can be counted."""
    return FabellandObservation(
        phase=phase(s),
        round=s.round,
        rounds=s.rounds,
        last_day=s.last_day(),
        bag_holder=s.holder,
        bag=sum(s.bag),
        event=_event(s, s.event) if s.event >= 0 else None,
        events_left=max(s.rounds - s.round + _day_ahead(s), 0),
        past_events=tuple([_event(s, event) for event in s.past]),
        tumble=s.setup.options["tumble"],
        carousels=tuple([_carousel(s, car) for car in range(s.cars)]),
        areas=tuple([_area(s, area) for area in range(len(AREAS))]),
        top_price=s.top_price(),
        deck=len(s.deck),
        box=tuple(sorted(s.box)),
        kinds=tuple([_kind(s, colour) for colour in range(len(INFLUENCERS))]),
        fields=tuple([_field(s, field) for field in ORDER]),
        seats=tuple([_owner(s, seat) for seat in range(s.seats)]),
        chosen=_chosen(s),
        acting=_acting(s),
        drops=tuple([_drop(drop) for drop in s.drops]),
    )


def _day_ahead(s: FabellandState) -> bool:
    """Whether the event of this round is still to be turned up."""
    return any(f.node.key == "turn-up" for f in s.stack)


def _event(s: FabellandState, event: int) -> EventCard:
    card = s.kit.events[event]
    return EventCard(EFFECTS[card.effect], event_words(s, event), event_text(s, event), card.lasts)


def attraction(s: FabellandState, card: int, seats: int = 0) -> Attraction:
    """A card and who sits on it."""
    row = s.kit.cards[card]
    spaces = [
        RideSpace(space, row.face.group[at], KINDS[(seats >> 2 * at & 3) - 1] if seats >> 2 * at & 3 else "")
        for at, space in enumerate(row.face.spaces)
    ]
    return Attraction(card, card_piece(card), card_words(s, card), row.value, row.start, tuple(spaces))


def _carousel(s: FabellandState, car: int) -> Carousel:
    turned = s.turned[car]
    compartments = [
        Compartment(compartment_place(car * 6 + n), (n + turned) % 6, guests_text(s.compartments[car * 6 + n]))
        for n in range(6)
    ]
    edges = [_edge(s, edge) for edge in s.kit.at_side[car * 6 + 1 : car * 6 + 6]]
    return Carousel(CAROUSELS[car], turned, tuple(compartments), tuple(edges), s.on_carousel(car))


def _edge(s: FabellandState, edge: int) -> CarouselEdge:
    card, owner = s.cards[edge], s.owner(edge)
    return CarouselEdge(
        place=edge_place(edge),
        colour=COLOURS[edge % 5],
        side=s.kit.side[edge],
        compartment=s.bordering(edge) % 6 + 1,
        owner=owner if owner >= 0 else None,
        attraction=attraction(s, card, s.seated[edge]) if card else None,
    )


def _area(s: FabellandState, area: int) -> Ground:
    slots = range(2 * area, 2 * area + 2)
    offers = [
        OnSale(offer_place(slot), attraction(s, s.offers[slot]), s.offer_price(s.offers[slot]))
        if s.offers[slot]
        else OnSale(offer_place(slot), None, 0)
        for slot in slots
    ]
    posters = [
        Poster(poster_place(slot), INFLUENCERS[s.posters[slot]], s.poster_price(s.posters[slot]))
        if s.posters[slot] >= 0
        else Poster(poster_place(slot), "", 0)
        for slot in slots
    ]
    return Ground(AREAS[area], guests_text(s.areas[area]), tuple(offers), tuple(posters))


def _kind(s: FabellandState, colour: int) -> InfluencerKind:
    kit = s.kit
    return InfluencerKind(
        INFLUENCERS[colour],
        s.poster_price(colour),
        kit.sets[colour],
        kit.copies[colour],
        s.pool[colour],
        s.discard[colour],
    )


def _field(s: FabellandState, field: int) -> ActionField:
    there = tuple([seat for seat in s.turn_order() if s.figures[seat] == field])
    return ActionField(FIELDS[field], there, not s.cars <= field < len(CAROUSELS))


def _owner(s: FabellandState, seat: int) -> Owner:
    wheel, field = s.wheels[seat], s.figures[seat]
    return Owner(
        seat=seat,
        colours=tuple([COLOURS[n] for n, owner in enumerate(s.owners) if owner == seat]),
        balloons=s.balloons[seat],
        attractions=s.attraction_points(seat),
        sets=s.set_total(seat),
        total=s.standings()[seat],
        place=s.places()[seat],
        influencers=tuple([_influencers(s, seat, colour) for colour in range(len(INFLUENCERS))]),
        hand=tuple([attraction(s, card) for card in s.hands[seat]]),
        wheel=FIELDS[wheel] if wheel >= 0 else "",
        field=FIELDS[field] if field >= 0 else "",
        skipped=bool(s.skipped[seat]),
    )


def _influencers(s: FabellandState, seat: int, colour: int) -> Influencers:
    count, worth = s.influencers(seat, colour), s.kit.sets[colour]
    points = set_points(count, worth)
    return Influencers(
        INFLUENCERS[colour],
        s.fresh[seat * 4 + colour],
        s.used[seat * 4 + colour],
        points,
        set_points(count + 1, worth) - points,
        best_sets(count, worth),
    )


def _chosen(s: FabellandState) -> str:
    """The viewer's own wheel while the others still set theirs."""
    top = s.stack[-1] if s.stack else None
    if top is None or top.node.key != "wheels" or s.viewer not in top.asked:
        return ""
    held = top.held[top.asked.index(s.viewer)]
    return FIELDS[held.args[0]] if held is not None else ""


def _acting(s: FabellandState) -> Acting | None:
    """The action now played, read from the frames of the seat on top."""
    if phase(s) != "actions":
        return None
    seat = s.stack[-1].seat
    known: dict[str, int] = {}
    for f in s.stack:
        if f.seat == seat:
            known |= dict(zip(f.node.names, f.data, strict=True))
    top = dict(zip(s.stack[-1].node.names, s.stack[-1].data, strict=True))
    field = s.figures[seat]
    area = known.get("area", len(AREAS))
    if "carousel" not in known and field < len(CAROUSELS):
        known["carousel"] = field
    return Acting(
        seat=seat,
        field=FIELDS[field] if field >= 0 else "",
        step=s.stack[-1].node.key,
        carousel=CAROUSELS[known["carousel"]] if "carousel" in known else "",
        area=AREAS[area] if area < len(AREAS) else "",
        purchases=known.get("left", 0),
        influencers_used=s.uses,
        influencers_allowed=s.uses_allowed(),
        using=INFLUENCERS[top["colour"]] if "colour" in top else "",
        guest=KINDS[top["kind"]] if "kind" in top else "",
        source=guests_place(top["place"]) if "place" in top else "",
    )


def _drop(drop: Drop) -> GuestDrop:
    number, source, onto, dropped = drop[:4]
    guests = [Landed(KINDS[drop[at]], sector_place(onto, drop[at + 1]), drop[at + 2]) for at in range(4, len(drop), 3)]
    return GuestDrop(number, source_place(source), board_place(onto), bool(dropped), tuple(guests))
