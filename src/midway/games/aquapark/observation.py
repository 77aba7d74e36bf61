"""What a seat sees of Aquapark, as it goes over the wire. All of the table is open but the order of deck and bag.

Terrains are ``P`` pool, ``G`` park, ``B`` beach, ``r`` red slide, ``u`` purple slide.
Spaces are named by the cell below or right of them and the side of that cell they lie on: ``0,-1,N``, ``2,0,W``.
"""

from __future__ import annotations

import msgspec


class Face(msgspec.Struct, frozen=True):
    """A park card as it lies or would lie flat: its six edges ``N1 N2 E S2 S1 W``, each like ``P`` or ``Gr``."""

    card: int  # 1 to 52; start cards are 101 to 105
    edges: tuple[str, ...]


class Slot(msgspec.Struct, frozen=True):
    """One place of the 2 x 2 display."""

    place: str  # "slot:1" to "slot:4", row by row
    face: Face | None
    visitor: str | None  # terrain


class Offer(msgspec.Struct, frozen=True):
    """The marked line: slots in order of closeness to the marker."""

    line: str  # "row 1", "row 2", "column 1", "column 2"
    by: int
    chooser: int
    near: str
    far: str


class Laid(msgspec.Struct, frozen=True):
    """A card in a park. ``x,y`` is its upper-left cell; ``edges`` are as turned, named as on the flat card before
    the quarter turn: with ``lie`` V the face is drawn a quarter turn clockwise."""

    piece: str  # "card:17", the same wherever it goes
    face: Face
    x: int
    y: int
    lie: str  # "H" or "V"
    turn: str  # "id", "rot180", "flipH", "flipV"
    start: bool


class Space(msgspec.Struct, frozen=True):
    """A half or whole space. ``sides`` are the terrains of its halves (above/left first, below/right second)."""

    place: str  # "space:0:0,-1,N" with the seat of the park first
    at: str
    whole: bool
    sides: tuple[str, str]  # "" where no card lies


class Token(msgspec.Struct, frozen=True):
    """A visitor or lifeguard in a park, with what it earns now and the visitors a lifeguard sees."""

    piece: str  # "token:31", the same wherever it goes
    at: str
    kind: str  # "visitor" or "lifeguard"
    terrain: str | None
    points: int
    sees: tuple[str, ...]  # spaces of visitors seen


class Area(msgspec.Struct, frozen=True):
    """A connected area of one terrain: the cards it spans (pieces) and the spaces of its visitors."""

    terrain: str
    cards: tuple[str, ...]
    visitors: tuple[str, ...]
    points: int


class Score(msgspec.Struct, frozen=True):
    """What a park would score if the game ended now (tokens on half spaces count nothing)."""

    visitors: int
    lifeguards: int
    awards: int
    total: int


class Park(msgspec.Struct, frozen=True):
    seat: int
    colour: str  # "orange", "pink", "turquoise", "yellow", "white"
    cards: tuple[Laid, ...]
    spaces: tuple[Space, ...]
    tokens: tuple[Token, ...]
    areas: tuple[Area, ...]
    score: Score


class Award(msgspec.Struct, frozen=True):
    """An award between two neighbours, with the largest area of its terrain in either park."""

    terrain: str
    seats: tuple[int, int]
    sizes: tuple[int, int]


class Pair(msgspec.Struct, frozen=True):
    offers: int
    chooses: int


class Placing(msgspec.Struct, frozen=True):
    """What is in somebody's hand right now. ``face`` is None once the card lies and only the token is left."""

    seat: int
    piece: str
    face: Face | None
    token: str  # piece of the token
    visitor: str  # its terrain
    next_seat: int | None  # who lays after this seat
    next_face: Face | None


class AutomaSpace(msgspec.Struct, frozen=True):
    name: str  # "A", "B", "C"
    worth: int
    tokens: tuple[str, ...]  # terrains


class Automa(msgspec.Struct, frozen=True):
    """The other player of a solo game. ``card`` is the automa card now open; ``spaces_for`` its mapping."""

    level: str  # "easy", "hard"
    seat: int  # the seat number pairs and placing name it by (1)
    spaces: tuple[AutomaSpace, ...]
    score: int
    card: int | None
    card_line: str
    card_takes: str  # "near", "far"
    spaces_for: dict[str, str]  # terrain: space


class AquaparkObservation(msgspec.Struct, frozen=True, tag="aquapark", tag_field="game"):
    mode: str  # "normal", "family"
    round: int  # 1 to 5; 0 while start cards are chosen
    rounds: int
    turn: int  # 1-based within the round
    pairs: tuple[Pair, ...]  # of the open round card
    display: tuple[Slot, ...]
    offer: Offer | None
    placing: Placing | None
    parks: tuple[Park, ...]
    awards: tuple[Award, ...]
    deck: int
    bag: int
    automa: Automa | None
    start_sides: tuple[Face, ...]  # the sides a seat may choose from while it chooses
