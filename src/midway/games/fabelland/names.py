"""What pieces and places of Fabelland are called: on the wire, and in words."""

from __future__ import annotations

from midway.engine.words import Words
from midway.games.fabelland.actions import COMPARTMENTS, EDGES, FIELDS, SLOTS, TOP
from midway.games.fabelland.boarding import KINDS
from midway.games.fabelland.edition import AREAS, CAROUSELS, EFFECTS, INFLUENCERS
from midway.games.fabelland.influencers import AREA_PLACES
from midway.games.fabelland.state import CENTRE, FROM_BAG, FROM_EDGE, FabellandState

Args = dict[str, int | str | Words]

# -- on the wire


def edge_place(edge: int) -> str:
    return f"edge:{EDGES[edge]}"


def compartment_place(compartment: int) -> str:
    return f"compartment:{COMPARTMENTS[compartment]}"


def guests_place(place: int) -> str:
    """An area or a compartment, as influencers count them."""
    return f"area:{AREAS[place]}" if place < AREA_PLACES else compartment_place(place - AREA_PLACES)


def sector_place(onto: int, sector: int) -> str:
    """A sector of the centre or of a carousel."""
    return guests_place(sector if onto == CENTRE else AREA_PLACES + onto * 6 + sector)


def source_place(source: int) -> str:
    """Where tumbling guests come from."""
    if source == FROM_BAG:
        return "bag"
    return f"area:{AREAS[source]}" if source < FROM_EDGE else edge_place(source - FROM_EDGE)


def board_place(onto: int) -> str:
    return "centre" if onto == CENTRE else f"carousel:{CAROUSELS[onto]}"


def card_piece(card: int) -> str:
    return f"card:{card}"


def offer_place(slot: int) -> str:
    return f"offer:{SLOTS[slot]}"


def poster_place(slot: int) -> str:
    return "poster:top" if slot == TOP else f"poster:{SLOTS[slot]}"


# -- in words


def player(seat: int) -> Words:
    """A seat by name; whoever renders it knows the names."""
    return Words("player", {"seat": seat})


def card_words(s: FabellandState, card: int) -> Words:
    """An attraction by its name."""
    row = s.kit.cards[card]
    return Words("attraction-titled", {"title": row.title}) if row.title else Words(f"attraction-{row.name}")


def influencer_words(colour: int) -> Words:
    return Words(f"influencer-{INFLUENCERS[colour]}")


def kind_words(kind: int) -> Words:
    """One guest."""
    return Words(f"guest-{KINDS[kind]}")


def guests_words(guests: int) -> Words:
    """Packed guests, counted by kind."""
    counts = (guests & 255, guests >> 8 & 255, guests >> 16)
    parts = [Words(f"guests-{KINDS[kind]}", {"count": count}) for kind, count in enumerate(counts) if count]
    return joined(parts) if parts else Words("guests-none")


def joined(parts: list[Words]) -> Words:
    """Parts as one phrase with commas and "and"."""
    if len(parts) == 1:
        return parts[0]
    phrase = parts[0]
    for part in parts[1:-1]:
        phrase = Words("list-more", {"list": phrase, "item": part})
    return Words("list-last", {"list": phrase, "item": parts[-1]})


def colour_words(colour: str) -> Words:
    return Words(f"colour-{colour}")


def edge_words(edge: int) -> Words:
    """An edge by carousel and colour."""
    car, colour = EDGES[edge].split("-")
    return Words("edge", {"carousel": car, "colour": colour_words(colour)})


def carousel_words(car: int) -> Words:
    return Words("carousel", {"carousel": CAROUSELS[car]})


def area_words(area: int) -> Words:
    return Words(f"area-{AREAS[area]}")


def place_words(place: int) -> Words:
    """An area or a compartment, as influencers count them."""
    if place < AREA_PLACES:
        return area_words(place)
    return Words("compartment", {"compartment": COMPARTMENTS[place - AREA_PLACES]})


def board_words(onto: int) -> Words:
    return Words("centre") if onto == CENTRE else carousel_words(onto)


def field_words(field: int) -> Words:
    """An action field, as one says it."""
    return Words("field", {"field": FIELDS[field]}) if field < 6 else Words(f"field-{FIELDS[field]}")


def spaces_words(s: FabellandState, card: int, seats: int) -> Words:
    """The spaces of an attraction, each with what it takes or who sits there."""
    face = s.kit.cards[card].face
    parts = []
    for at, space in enumerate(face.spaces):
        guest = seats >> 2 * at & 3
        if guest:
            parts.append(Words(f"taken-{KINDS[guest - 1]}"))
        elif space in KINDS:
            parts.append(Words(f"space-{space}"))
        else:
            parts.append(Words("space-linked", {"group": face.group[at]}) if space == "=" else Words("space-any"))
    return joined(parts)


def event_words(s: FabellandState, event: int) -> Words:
    """The name of an event."""
    return Words(f"event-{EFFECTS[s.kit.events[event].effect]}")


def event_text(s: FabellandState, event: int) -> Words:
    """What an event does."""
    card = s.kit.events[event]
    args: Args = {"amount": card.amount} if card.amount else {}
    return Words(f"event-{EFFECTS[card.effect]}-text", args)
