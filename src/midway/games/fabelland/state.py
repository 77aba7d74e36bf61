"""What lies on the table in Fabelland."""

from __future__ import annotations

from typing import ClassVar

from midway.engine.dice import Dice
from midway.engine.game import Setup
from midway.engine.state import State
from midway.games.fabelland.boarding import number_of
from midway.games.fabelland.edition import (
    CARDS,
    CHEAP_ATTRACTIONS,
    CHEAP_INFLUENCERS,
    COLOURS,
    FOREIGN_BONUS,
    INFLUENCERS,
    LAST_DAY,
    MORE_INFLUENCERS,
    MORE_PURCHASES,
    OTHER_EVENTS,
    OWNER_BONUS,
    SKIP_BONUS,
    STARTS,
    Kit,
)
from midway.games.fabelland.scoring import set_points

GUEST, TUMBLE, CARD, POSTER, EVENT = range(5)
#: Where guests tumble from, in a drop: the bag, an area (0 to 2), an edge (3 and up).
FROM_BAG, FROM_EDGE = -1, 3
#: Where they tumble onto: a carousel (0 to 2) or the centre.
CENTRE = 3

#: Its number in the game, from, onto, whether it was dropped; then for each guest kind, sector and falls.
Drop = tuple[int, ...]
#: Tumbles remembered for the pictures.
DROPS = 4


class FabellandState(State):
    """One table. All is open; guests, cards and events to come lie in unordered bags, wheels in their window."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "owners", "balloons", "hands", "cards", "seated", "turned", "compartments", "areas", "bag", "deck", "box",
        "offers", "posters", "fresh", "used", "pool", "discard", "calendar", "past", "event", "round", "holder",
        "wheels", "figures", "skipped", "uses", "tumbles", "drops",
    )  # fmt: skip
    STREAMS: ClassVar[tuple[str, ...]] = ("guest", "tumble", "card", "poster", "event")

    def __init__(self, setup: Setup, dice: Dice | None) -> None:
        super().__init__(setup, dice)
        self.kit: Kit = setup.edition.data
        self.cars = 3 if setup.seats > 3 else 2  # carousels in the game (FL-4)
        self.rounds: int = self.kit.rounds[setup.seats]
        self.named = setup.options["tumble"] == "named"
        self.owners: list[int] = [-1] * len(COLOURS)  # all; seat by colour, -1 for nobody
        self.balloons: list[int] = [0] * setup.seats  # all
        self.hands: list[tuple[int, ...]] = [()] * setup.seats  # all; starting attractions not yet built
        self.cards: list[int] = [0] * 15  # all; attraction by edge, 0 for none
        self.seated: list[int] = [0] * 15  # all; who sits on it
        self.turned: list[int] = [0] * 3  # all; side of the first compartment
        self.compartments: list[int] = [0] * 18  # all; guests
        self.areas: list[int] = [0] * 3  # all; guests
        self.bag: list[int] = [0] * 3  # all may count them: guests by kind
        self.deck: list[int] = []  # all may know which attractions, nobody the order
        self.box: list[int] = []  # all; starting attractions out of the game
        self.offers: list[int] = [0] * 6  # all; attractions on sale, two an area, 0 for none
        self.posters: list[int] = [-1] * 6  # all; colours of influencers on sale, -1 for none
        self.fresh: list[int] = [0] * (setup.seats * 4)  # all; influencers by seat and colour, not used yet
        self.used: list[int] = [0] * (setup.seats * 4)  # all; exhausted ones
        self.pool: list[int] = [0] * 4  # all may count them: the deck of influencers by colour
        self.discard: list[int] = [0] * 4  # all; influencers discarded
        self.calendar: list[int] = []  # all may know which are not seen yet, nobody which come
        self.past: list[int] = []  # all; events of earlier rounds
        self.event = -1  # all; that of this round, -1 for none
        self.round = 0  # all
        self.holder = 0  # all; who has the bag
        self.wheels: list[int] = [-1] * setup.seats  # all; as revealed this round, -1 before
        self.figures: list[int] = [-1] * setup.seats  # all; field of each figure, -1 for none
        self.skipped: list[int] = [0] * setup.seats  # all; 1 where a wheel clashed this round
        self.uses = 0  # all; influencers used in the action now played
        self.tumbles = 0  # all; tumbles so far
        self.drops: list[Drop] = []  # all; the last tumbles, for the pictures

    @classmethod
    def fresh_box(cls, setup: Setup, dice: Dice | None) -> FabellandState:
        """A table with everything still in bags and decks, and the first balloons handed out."""
        s = cls(setup, dice)
        kit = s.kit
        s.balloons = [kit.amounts["balloons"]] * s.seats
        s.bag = list(kit.guests)
        s.deck = list(range(STARTS + 1, CARDS + 1))
        s.pool = list(kit.copies)
        s.calendar = list(range(OTHER_EVENTS))
        return s

    # -- copies

    def clone(self) -> FabellandState:
        o = FabellandState.__new__(FabellandState)
        self.copy_table(o)
        self.copy_open(o)
        return o

    def copy_open(self, o: FabellandState) -> None:
        """Copy what everybody may know: all fields, for the order of bags is nowhere."""
        o.kit = self.kit
        o.cars = self.cars
        o.rounds = self.rounds
        o.named = self.named
        o.owners = self.owners[:]
        o.balloons = self.balloons[:]
        o.hands = self.hands[:]
        o.cards = self.cards[:]
        o.seated = self.seated[:]
        o.turned = self.turned[:]
        o.compartments = self.compartments[:]
        o.areas = self.areas[:]
        o.bag = self.bag[:]
        o.deck = self.deck[:]
        o.box = self.box[:]
        o.offers = self.offers[:]
        o.posters = self.posters[:]
        o.fresh = self.fresh[:]
        o.used = self.used[:]
        o.pool = self.pool[:]
        o.discard = self.discard[:]
        o.calendar = self.calendar[:]
        o.past = self.past[:]
        o.event = self.event
        o.round = self.round
        o.holder = self.holder
        o.wheels = self.wheels[:]
        o.figures = self.figures[:]
        o.skipped = self.skipped[:]
        o.uses = self.uses
        o.tumbles = self.tumbles
        o.drops = self.drops[:]

    def redact(self, seat: int | None) -> FabellandState:
        o = FabellandState(self.setup, None)
        self.show_table(o, seat)
        self.copy_open(o)
        return o

    # -- looking

    def effect(self, effect: int) -> int:
        """How much of a lasting effect holds this round; 0 if it does not."""
        if self.event < 0:
            return 0
        card = self.kit.events[self.event]
        return card.amount if card.effect == effect else 0

    def turn_order(self) -> list[int]:
        """The seats from the bag clockwise (FL-7)."""
        return [(self.holder + n) % self.seats for n in range(self.seats)]

    def owner(self, edge: int) -> int:
        """The seat an edge belongs to, -1 for a neutral one."""
        return self.owners[edge % 5]

    def side_guests(self, edge: int) -> int:
        """The guests in the compartment that borders an edge now."""
        return self.compartments[self.bordering(edge)]

    def bordering(self, edge: int) -> int:
        """The compartment that borders an edge now."""
        car = edge // 5
        return car * 6 + (self.kit.side[edge] - self.turned[car]) % 6

    def bordered(self, compartment: int) -> int:
        """The edge that a compartment borders now, -1 where it faces the centre (FL-21)."""
        car, number = divmod(compartment, 6)
        side = (number + self.turned[car]) % 6
        return self.kit.at_side[car * 6 + side] if side else -1

    def is_full(self, edge: int) -> bool:
        """Whether an attraction lies on the edge and has no free space."""
        card = self.cards[edge]
        return card > 0 and self.kit.cards[card].face.is_full(self.seated[edge])

    def on_carousel(self, car: int) -> int:
        """How many guests sit in the compartments of a carousel."""
        return sum([number_of(packed) for packed in self.compartments[car * 6 : car * 6 + 6]])

    def own_edges(self, seat: int) -> list[int]:
        """The edges of a seat's colours on the carousels in the game."""
        return [edge for edge in range(self.cars * 5) if self.owners[edge % 5] == seat]

    # -- today's prices and limits

    def offer_price(self, card: int) -> int:
        """An attraction on a free edge (FL-39, FL-78)."""
        return max(self.kit.cards[card].value - self.effect(CHEAP_ATTRACTIONS), 0)

    def build_price(self, card: int, edge: int) -> int:
        """An attraction on this edge: the one that lies there counts towards it (FL-40)."""
        old = self.cards[edge]
        return max(self.offer_price(card) - (self.kit.cards[old].value if old else 0), 0)

    def poster_price(self, colour: int) -> int:
        """A face-up influencer (FL-44, FL-79)."""
        return max(self.kit.prices[colour] - self.effect(CHEAP_INFLUENCERS), 0)

    def top_price(self) -> int:
        """The face-down influencer (FL-45, FL-79)."""
        return max(self.kit.amounts["top_influencer"] - self.effect(CHEAP_INFLUENCERS), 0)

    def uses_allowed(self) -> int:
        """Influencers in one action (FL-48, FL-82)."""
        return self.kit.amounts["influencers"] + self.effect(MORE_INFLUENCERS)

    def foreign_pay(self) -> int:
        """For filling an attraction that is not one's own (FL-30, FL-80)."""
        return self.kit.amounts["foreign"] + self.effect(FOREIGN_BONUS)

    def owner_pay(self, card: int) -> int:
        """To the owner of an attraction that rides (FL-29, FL-81)."""
        return self.kit.cards[card].value + self.effect(OWNER_BONUS)

    def skip_pay(self) -> int:
        """For a wheel that clashes (FL-62, FL-83)."""
        return self.kit.amounts["skipped"] + self.effect(SKIP_BONUS)

    def substitute_purchases(self) -> int:
        """Purchases with the shopping substitute (FL-66, FL-84)."""
        return self.kit.amounts["substitute"] + self.effect(MORE_PURCHASES)

    def last_day(self) -> bool:
        """Whether this round is the last (FL-85)."""
        return self.event >= 0 and self.kit.events[self.event].effect == LAST_DAY

    # -- counting

    def attraction_points(self, seat: int) -> int:
        """Printed values of a seat's attractions (FL-87)."""
        return sum([self.kit.cards[self.cards[edge]].value for edge in self.own_edges(seat)])

    def influencers(self, seat: int, colour: int) -> int:
        """Influencers of a colour, exhausted or not (FL-88)."""
        return self.fresh[seat * 4 + colour] + self.used[seat * 4 + colour]

    def set_total(self, seat: int) -> int:
        """Worth of a seat's influencers (FL-88)."""
        return sum(
            [set_points(self.influencers(seat, colour), self.kit.sets[colour]) for colour in range(len(INFLUENCERS))]
        )

    def standings(self) -> list[int]:
        """Balloons, printed values and sets, as if the game ended now."""
        return [self.balloons[seat] + self.attraction_points(seat) + self.set_total(seat) for seat in range(self.seats)]

    def places(self) -> list[int]:
        """Most balloons win; ties go to the higher printed values, then are shared (FL-90)."""
        key = [(total, self.attraction_points(seat)) for seat, total in enumerate(self.standings())]
        return [1 + sum([other > own for other in key]) for own in key]
