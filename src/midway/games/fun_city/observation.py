"""What a seat sees of Fun City, as it goes over the wire: all but the others' hands and what comes next.

Times are minutes since midnight (545 is 9:05). Names of places on the board, used in ``at``, ``touches`` and
``lights``: ``space:4,2`` a street space (column, row), ``place:theatre`` a place; ``card:F01`` a Fun City card,
``crazy:add-3`` a kind of Crazy card, ``seat:1`` a player, ``by:foot``, ``by:up`` and ``by:down`` the ways to move,
``fan:2`` the second card of a fan; ``roll``, ``redraw``, ``stop`` and ``pass`` are buttons. Pieces that move:
``mover:0``, ``slog``, ``card:F01``; they also come from ``pile`` and go to ``box`` and ``discards``.

A choice of a move touches its way and its end (``by:up``, ``place:diner``) and lights its path from start to end.
"""

from __future__ import annotations

import msgspec


class Place(msgspec.Struct, frozen=True):
    """A place between the streets. ``lot`` is left, top, right, bottom in tenths of a street space."""

    place: str  # "place:theatre"
    key: str
    name: str  # where the edition names it; else "" and the text is message place-<key>
    lot: tuple[int, int, int, int]
    doors: tuple[str, str]  # "space:4,3"


class Map(msgspec.Struct, frozen=True):
    """The graph: street spaces that share a side are joined, a place is joined to its two doors."""

    columns: int
    rows: int
    spaces: tuple[str, ...]  # "space:0,0"
    places: tuple[Place, ...]
    stops: tuple[str, ...]  # in the order of the line; "up" goes to the last, "down" to the first
    red: str
    start: str  # "place:arms"
    homes: tuple[str, str]  # where SLOG lives: at first, and across the street


class Card(msgspec.Struct, frozen=True):
    """A Fun City card. ``state`` is "later" (not yet open), "open", "closing" (two presses of 20 may close it)."""

    piece: str  # "card:F01"
    at: str  # "place:bank"
    opens: int
    closes: int  # the last minute at which it can be taken
    points: int
    state: str
    soon: bool  # "later", but one press may open it
    steps: int | None  # by the shortest way from the viewer's mover (a watcher: of whoever is on); none once collected
    missing: int  # that many more than the roll has; 0 before the roll, too


class Crazy(msgspec.Struct, frozen=True):
    """A Crazy card: ``kind`` is add, double, swap, taxi, uhoh, pickpocket or zzzz."""

    place: str  # "crazy:add-3"
    kind: str
    value: int  # of add; else 0
    to: str  # of uhoh: "place:bank"; else ""
    when: str  # "before" (own turn), "against" (own turn, against another), "bus" (another's turn)


class Player(msgspec.Struct, frozen=True):
    seat: int
    piece: str  # "mover:0"
    at: str
    arrived: int  # lower came earlier
    points: int
    cards: tuple[Card, ...]  # collected, face up
    crazy: int  # Crazy cards in hand
    waiting: tuple[Crazy, ...]  # UH-OH cards in front of the player, the next one first


class Loot(msgspec.Struct, frozen=True):
    """A card just pickpocketed; it goes back to its owner if a flip fails."""

    card: Card
    owner: int


class Ride(msgspec.Struct, frozen=True):
    """A rider on the bus while others may break in."""

    seat: int
    way: str  # "up" or "down"
    target: str  # where the rider wants to go
    last: str  # the end of the line in that direction
    path: tuple[str, ...]
    wait: int | None  # for how many seconds the others may break in; none: until all have answered


class Turn(msgspec.Struct, frozen=True):
    """What goes on. ``phase`` is play (Crazy cards), pick (from a fan), go-on (pickpocket more or stop), move,
    bus (others may break in), fetch (SLOG's helper chooses) or over."""

    phase: str
    seat: int  # whose turn it is
    asked: int | None  # who chooses now, where it is one player
    played: int  # Crazy cards this turn
    limit: int
    double: int  # DOUBLE cards played
    add: int  # sum of ADD cards played
    taxi: bool
    dice: tuple[int, ...]  # empty before the roll
    roll: int  # steps: the dice doubled, then added to; 0 before the roll
    anywhere: bool  # an odd taxi
    sent: str  # the place an UH-OH sends this player to; else ""
    victim: int | None
    fan: int  # cards in the victim's fan
    loot: tuple[Loot, ...]
    ride: Ride | None


class Moved(msgspec.Struct, frozen=True):
    """The last move of a mover, for its picture: ``way`` is foot, up, down, taxi, sent, fetch, swap or asleep."""

    seat: int
    way: str
    path: tuple[str, ...]  # from start to end


class FunCityObservation(msgspec.Struct, frozen=True, tag="fun_city", tag_field="game"):
    map: Map
    clock: int
    start: int
    end: int
    pressed: int  # minutes of the last press, 0 before the first
    presses: int
    next: tuple[int, ...]  # what it may show after the next press; empty once it has struck
    slog: str  # "home" (Market), "away" (Library), "out" (in the street, on the way across), "back"
    slog_at: str  # "place:market" or "space:8,6"
    slog_times: tuple[int, ...]  # still to come; empty with the option of one in six
    cards: tuple[Card, ...]  # on the board
    pile: int
    gone: int  # cards that closed
    players: tuple[Player, ...]
    hand: tuple[Crazy, ...]  # the viewer's own
    deck: int
    discards: tuple[Crazy, ...]  # face up, the last one on top
    turn: Turn
    moved: Moved | None
