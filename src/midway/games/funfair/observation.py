"""What a seat sees of Funfair, as it goes over the wire. Hands, blueprints and face-down showcases are their owner's.

Cards go by their key (``twister-rollercoaster``); the ``Reference`` of the edition holds the face of each and is asked
for once, by the digest that ``reference`` gives. Icons of a ribbon are
``thrill``, ``leisure``, ``theatre``, ``food``, ``sideshow``, ``feature``, ``guest``, ``quality``, ``fairytale``,
``jungle``, ``pirate``, ``robot``. Spaces of a park count from 1, left to right; seats from 0.

Places that choices name in ``touches`` (an action is named by all of its places together):

============================  =========================================================================
``market:3``                  a Market card (``Card.place``; two like cards share the first one's place)
``hand:2``                    an own hand card (the same)
``showcase``                  the own showcase, face down
``space:0:3``                 space 3 of the park of seat 0: where an attraction or upgrade is built
``base:0:3``                  the attraction card there: to demolish it or use its ability
``strip:0:3:loop``            an upgrade on it, by key: the same
``crew:0``                    where staff of seat 0 stand: to recruit
``staff:0:park-mascot``       one of the staff: to demolish
``hand``                      the own hand as a whole: where a card taken goes
``purse:0``                   the coins of seat 0: where coins gained go (loose change, abilities)
``deck:park``                 draw two Park cards
``deck:blueprints``           draw two blueprints
``discard``                   the Park discard pile: discard, demolish (a piece and the pile)
``search``                    with a hand card: discard it to look through five
``drawn:1``                   a card just drawn (``Drawn.cards``), to keep it
``none``                      keep none, build nothing more, swap nothing, leave the fourth action
``redraw``, ``keep``          the answers when the first hand holds no attraction
============================  =========================================================================

Log lines name besides these ``plans:0`` (the blueprints of a seat), ``hand:0`` (anybody's hand), ``showcase:0``,
``deck:city``, ``discard:blueprints``, ``city``, ``box``.
"""

from __future__ import annotations

import msgspec

from midway.engine.words import Words


class Face(msgspec.Struct, frozen=True):
    """A Park card or showcase as printed. ``ribbon`` are its icons, the attraction or upgrade icon first, then
    built-in ones; none for staff. ``abilities`` and ``limit`` are sentences; ``copies`` how many the box holds."""

    key: str
    name: Words
    group: str  # "attraction", "upgrade", "staff", "showcase"
    kind: Words  # the line under the name: "Thrill Ride", "Guest Services", "Staff"
    ribbon: tuple[str, ...]
    price: int
    stars: int
    limit: Words | None
    abilities: tuple[Words, ...]
    points: int | None  # staff with a fixed worth
    ticket: bool
    closes: bool  # no more upgrades on its attraction
    copies: int
    origin: str  # "stand-in" or "printed"


class BlueprintFace(msgspec.Struct, frozen=True):
    key: str
    name: Words
    level: str  # "easy", "medium", "difficult"
    items: tuple[Words, ...]
    points: int
    bonus_items: tuple[Words, ...]
    bonus: int


class CityFace(msgspec.Struct, frozen=True):
    key: str
    name: Words
    text: Words


class AwardFace(msgspec.Struct, frozen=True):
    key: str
    name: Words
    text: Words
    points: int


class Reference(msgspec.Struct, frozen=True):
    """All faces of the edition, for the board and the reference page. ``sizes[n]`` are the points of n icons."""

    digest: str  # of all the rest
    edition: str
    stand_in: bool  # card faces are made for this program, and the table says so
    cards: tuple[Face, ...]
    blueprints: tuple[BlueprintFace, ...]
    city: tuple[CityFace, ...]
    awards: tuple[AwardFace, ...]
    sizes: tuple[int, ...]
    miss: int  # points lost for a blueprint that is not met
    coins_per_point: int


class Cut(msgspec.Struct, frozen=True):
    """A discount and where it comes from (a staff member, the City card, investors)."""

    source: Words
    amount: int


class Card(msgspec.Struct, frozen=True):
    """A Park card in the Market or in a hand, priced for the viewer (a spectator sees the printed price).

    ``piece`` is unique on the board. ``price`` is after all ``cuts``; ``spaces`` are those it may go on now.
    """

    place: str
    piece: str
    key: str
    price: int
    cuts: tuple[Cut, ...]
    spaces: tuple[int, ...]


class Strip(msgspec.Struct, frozen=True):
    """One upgrade on an attraction; ``place`` as in the table above."""

    key: str
    place: str
    piece: str


class Stack(msgspec.Struct, frozen=True):
    """An attraction with its upgrades from the bottom up. ``ribbon`` are all icons, base and built-in ones first."""

    space: int
    key: str
    place: str
    piece: str
    showcase: bool
    strips: tuple[Strip, ...]
    ribbon: tuple[str, ...]
    size: int
    points: int  # for this size
    next: int  # what one more icon would add
    stars: int
    closed: bool


class Member(msgspec.Struct, frozen=True):
    key: str
    place: str
    piece: str
    points: int  # as it would score now


class HandCard(msgspec.Struct, frozen=True):
    """A card in somebody's hand that everybody knows (it was taken from the Market)."""

    key: str
    piece: str


class Item(msgspec.Struct, frozen=True):
    """One line of a blueprint: what it asks, how much of it is there, and what is missing in words (None when met).

    ``text`` says all of it, ``short`` what is left to say below its ``head``. A head is the attraction that this line
    and those after it without one are about; None where a line stands alone.
    """

    text: Words
    short: Words
    head: Words | None
    icon: str  # the attraction's where it is about a size or a whole attraction, "" where any will do
    have: int
    want: int
    met: bool
    missing: Words | None


class Blueprint(msgspec.Struct, frozen=True):
    """A blueprint of the viewer (at the end: of anybody), with how far it is met. ``scores`` is what it brings now."""

    key: str
    piece: str
    items: tuple[Item, ...]
    met: bool
    bonus_items: tuple[Item, ...]
    bonus_met: bool
    scores: int


class ShowcaseSeen(msgspec.Struct, frozen=True):
    """A showcase. ``key`` is None while it is face down and not the viewer's; ``price`` is what is left to pay."""

    key: str | None
    state: str  # "waiting", "built", "gone"
    coins: int  # from investors
    cap: int
    price: int | None
    cuts: tuple[Cut, ...]
    spaces: tuple[int, ...]


class ScoreLine(msgspec.Struct, frozen=True):
    text: Words
    points: int


class Score(msgspec.Struct, frozen=True):
    """Points if the game ended now, by category, each with its lines. Blueprints the viewer cannot see count nothing;
    ``hidden`` says how many those are."""

    size: int
    blueprints: int
    coins: int
    staff: int
    award: int
    total: int
    hidden: int
    size_lines: tuple[ScoreLine, ...]
    blueprint_lines: tuple[ScoreLine, ...]
    coin_lines: tuple[ScoreLine, ...]
    staff_lines: tuple[ScoreLine, ...]
    award_lines: tuple[ScoreLine, ...]


class Park(msgspec.Struct, frozen=True):
    """A park in sight. ``income`` is what the next Guests step brings to the purse; ``income_lines`` say of what."""

    seat: int
    coins: int
    stars: int
    income: int
    income_lines: tuple[ScoreLine, ...]
    stacks: tuple[Stack, ...]
    staff: tuple[Member, ...]
    showcase: ShowcaseSeen
    hand: int  # cards in hand
    known: tuple[HandCard, ...]  # those of them that everybody knows
    plans: int  # blueprints kept
    blueprints: tuple[Blueprint, ...]  # those the viewer may see
    actions: int  # Park actions left this round, the current one included
    score: Score
    place: int  # 1 for the leaders; tie-breakers count once the game is over


class Drawn(msgspec.Struct, frozen=True):
    """Cards drawn to choose from. ``cards`` is empty for everybody but the one who chooses."""

    seat: int
    deck: str  # "park", "blueprints"
    count: int
    may_keep_none: bool
    cards: tuple[DrawnCard, ...]
    blueprints: tuple[Blueprint, ...]  # the cards, where they are some, against the park of the one who chooses


class DrawnCard(msgspec.Struct, frozen=True):
    place: str
    piece: str
    key: str


class Adding(msgspec.Struct, frozen=True):
    """An upgrade may be built from the hand onto this attraction at once, for ``cut`` less or free (None)."""

    seat: int
    space: int
    source: Words
    cut: int | None


class CityNow(msgspec.Struct, frozen=True):
    """The City card of the round, None before the first."""

    key: str
    lasts: bool  # for the whole round


class Result(msgspec.Struct, frozen=True):
    """How the winner was found: "points", "stars", "blueprints", "coins" or "shared"."""

    winners: tuple[int, ...]
    decided_by: str


class FunfairObservation(msgspec.Struct, frozen=True, tag="funfair", tag_field="game"):
    round: int  # 1 to 6; 0 during set-up
    rounds: int
    step: str  # "setup", "city", "park", "guests", "cleanup", "over"
    action: int  # Park action now played, 1 to 4; 0 in other steps
    first: int  # seat of the starting player
    turn: int | None  # seat now asked
    city: CityNow | None
    city_left: int  # City cards still to come
    award: str | None
    market: tuple[Card | None, ...]  # six
    hand: tuple[Card, ...]  # the viewer's
    parks: tuple[Park, ...]
    deck: int
    discard: tuple[str, ...]  # Park cards discarded, the last one on top
    blueprint_deck: int
    blueprint_discard: tuple[str, ...]
    closing: str  # "open", "warning" (round 4), "closed"
    drawn: Drawn | None
    adding: Adding | None
    reference: str  # the digest of the one that holds the faces
    result: Result | None
