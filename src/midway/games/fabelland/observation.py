"""What a seat sees of Fabelland, as it goes over the wire. All of the table is open but wheels not yet revealed.

Guests are ``P`` magic fans (pink), ``K`` tech fans (black), ``T`` nature fans (turquoise); several are written together
(``PPT``). Colours of players are red, blue, yellow, green, lilac; of influencers orange, blue, violet, green.

Names of places, as ``Choice.touches``, ``Choice.lights`` and log lines use them:

- ``carousel:A``, ``turn:2`` (so many compartments clockwise; 0 leaves it), ``compartment:A3`` (1 to 6, they turn with
  the carousel)
- ``ride:A-red`` (in lights: the attraction there would ride; the ``note-rides-…`` about it names its edge in ``place``)
- ``edge:A-red``, ``card:17`` (an attraction, wherever it goes), ``seat:A-red:1:P`` (a guest on a space, 1 is the first)
- ``area:D``, ``sector:D`` or ``sector:A3`` (where the first guest is dealt when nothing is dropped)
- ``guest:P`` together with an area or a compartment: one such guest there
- ``offer:D1`` (an attraction on sale), ``poster:D1`` (an influencer on sale), ``poster:top`` (the face-down one)
- ``use:orange`` (an influencer of the acting seat), ``wheel:A``, ``field:A`` to ``field:F``, ``field:carousel``,
  ``field:shop``, ``colour:red``
- ``deck``, ``posters``, ``box``, ``bag``, ``supply``, ``hand:0`` (starting attractions of a seat not yet built),
  ``influencers:0`` (those of a seat), ``balloons:0``
"""

from __future__ import annotations

import msgspec

from midway.engine.words import Words


class RideSpace(msgspec.Struct, frozen=True):
    """A space of an attraction. ``kind`` is ``P``, ``K``, ``T``, ``*`` (any guest) or ``=`` (its group has one colour).
    ``group`` counts linked groups from 1, 0 for other spaces. ``guest`` is ``""`` while it is free."""

    kind: str
    group: int
    guest: str


class Attraction(msgspec.Struct, frozen=True):
    """A card: ``value`` is its price, what it pays when it rides, and what it is worth at the end."""

    card: int  # 1 to 38
    piece: str  # "card:17"
    name: Words
    value: int
    start: bool
    spaces: tuple[RideSpace, ...]


class CarouselEdge(msgspec.Struct, frozen=True):
    """A carousel edge. ``side`` is 1 to 5 clockwise, side 0 joins the centre; ``compartment`` is the one that borders
    it now."""

    place: str  # "edge:A-red"
    colour: str
    side: int
    compartment: int  # 1 to 6
    owner: int | None  # None: neutral, or nobody's yet
    attraction: Attraction | None


class Compartment(msgspec.Struct, frozen=True):
    place: str  # "compartment:A3"
    side: int  # the side it stands at now, 0 to 5
    guests: str


class Carousel(msgspec.Struct, frozen=True):
    name: str  # "A", "B", "C"
    turned: int  # compartment 1 stands at this side
    compartments: tuple[Compartment, ...]
    edges: tuple[CarouselEdge, ...]  # by side
    guests: int


class OnSale(msgspec.Struct, frozen=True):
    """An attraction on sale; ``price`` is that of today without replacing."""

    place: str  # "offer:D1"
    attraction: Attraction | None
    price: int


class Poster(msgspec.Struct, frozen=True):
    """An influencer on sale."""

    place: str  # "poster:D1"
    colour: str  # "" where none is left
    price: int


class Ground(msgspec.Struct, frozen=True):
    """A third of the centre with the display beside it."""

    name: str  # "D" sand, "E" grass, "F" ice
    guests: str
    offers: tuple[OnSale, ...]
    posters: tuple[Poster, ...]


class Influencers(msgspec.Struct, frozen=True):
    """A seat's influencers of one colour. ``next_gain`` is what one more would add at the end."""

    colour: str
    fresh: int
    used: int
    points: int
    next_gain: int
    sets: tuple[int, ...]  # sizes of the sets of the best split


class InfluencerKind(msgspec.Struct, frozen=True):
    """An influencer colour in this edition: price, worth of 1, 2, … as one set, cards in all, cards in the deck."""

    colour: str
    price: int
    worth: tuple[int, ...]
    copies: int
    deck: int
    discarded: int


class Owner(msgspec.Struct, frozen=True):
    seat: int
    colours: tuple[str, ...]
    balloons: int
    attractions: int  # printed values of own attractions
    sets: int  # worth of own influencers
    total: int  # if the game ended now
    place: int  # 1 is ahead; who is level in all that counts shares a place
    influencers: tuple[Influencers, ...]
    hand: tuple[Attraction, ...]  # starting attractions not yet built
    wheel: str  # "A" to "F" once revealed this round, "" before
    field: str  # where the figure stands: "A" to "F", "carousel", "shop", or ""
    skipped: bool  # its wheel clashed this round


class ActionField(msgspec.Struct, frozen=True):
    """An action field, in the order in which they are played. ``seats`` stand there in turn order."""

    key: str  # "A", "B", "C", "carousel", "D", "E", "F", "shop"
    seats: tuple[int, ...]
    open: bool  # False: not in this game


class EventCard(msgspec.Struct, frozen=True):
    """An event by its effect; ``name`` and ``text`` say it."""

    key: str
    name: Words
    text: Words
    lasts: bool  # holds for the round; otherwise it was carried out at once


class Acting(msgspec.Struct, frozen=True):
    """Whose action is being played, and how far it is."""

    seat: int
    field: str
    step: str  # key of the question: "pick-carousel", "rotate", "seat", "collect", "shop", "lead-guests", "finish", …
    carousel: str  # "A" where a carousel is being played
    area: str  # "D" where a display is bought from; "" for any
    purchases: int  # still allowed
    influencers_used: int
    influencers_allowed: int
    using: str  # colour of the influencer now played
    guest: str  # the guest it moves
    source: str  # the place it comes from


class Landed(msgspec.Struct, frozen=True):
    """Where a dropped guest came to lie; ``falls`` counts how often it fell off before (3: put there by hand)."""

    guest: str
    place: str  # "area:D" or "compartment:A3"
    falls: int


class GuestDrop(msgspec.Struct, frozen=True):
    """One of the last tumbles. ``number`` counts those of the game, so that each is shown falling once."""

    number: int
    source: str  # "bag", "edge:A-red" (the first of several), "area:D"
    onto: str  # "centre" or "carousel:A"
    dropped: bool  # False: dealt out without dropping
    guests: tuple[Landed, ...]


class FabellandObservation(msgspec.Struct, frozen=True, tag="fabelland", tag_field="game"):
    phase: str  # "colours", "starting", "day", "wheels", "placing", "actions", "over"
    round: int  # 1 to rounds; 0 before
    rounds: int
    last_day: bool
    bag_holder: int
    bag: int  # guests left in the bag
    event: EventCard | None
    events_left: int  # cards left in the event deck
    past_events: tuple[EventCard, ...]
    tumble: str  # "drop", "barriers", "dealt", "named"
    carousels: tuple[Carousel, ...]
    areas: tuple[Ground, ...]
    top_price: int  # of the face-down influencer today
    deck: int  # attractions left in the deck
    box: tuple[int, ...]  # cards of starting attractions out of the game
    kinds: tuple[InfluencerKind, ...]
    fields: tuple[ActionField, ...]
    seats: tuple[Owner, ...]
    chosen: str  # the viewer's own answer while wheels are set: "A" to "F", or ""
    acting: Acting | None
    drops: tuple[GuestDrop, ...]
