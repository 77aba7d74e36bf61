"""What lies on the table in Funfair."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from midway.engine.dice import Dice
from midway.engine.game import Setup
from midway.engine.state import State
from midway.games.funfair import scoring
from midway.games.funfair.actions import FunfairActions
from midway.games.funfair.edition import SHOWCASE, SHOWCASES, Kit
from midway.games.funfair.park import Park

PARK, PLANS, CITY, AWARD, SHOW, START = range(6)
ROUNDS, ACTIONS_A_ROUND, START_COINS, START_HAND, MARKET_SIZE, HAND_LIMIT = 6, 3, 30, 5, 6, 5
#: The round whose City card uncovers the closure warning; after it the Blueprint deck is closed (FF-18, FF-19).
WARNING_ROUND = 4
#: A hand card is its kind, plus this while only its owner knows it. Hands are sorted, so open cards come first.
SECRET = 256
KIND = 255
#: What a view holds in place of a card, blueprint or showcase its viewer may not know.
HOLE = -1
WAITING, BUILT, GONE = range(3)
#: Value of all coin tokens in the box: what conservation is counted against; the supply may owe (FF-26).
COINS = 270

Hand = tuple[int, ...]


class FunfairState(State):
    """One table. Decks are bags without order; discard piles lie open, the last card on top."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "round", "first", "coins", "invested", "bank", "hands", "parks", "showcases", "show_state", "deck", "pile",
        "market", "plans", "plan_deck", "plan_pile", "city", "city_card", "award",
    )  # fmt: skip
    STREAMS: ClassVar[tuple[str, ...]] = ("park", "blueprint", "city", "award", "showcase", "start")

    actions: FunfairActions

    def __init__(self, setup: Setup, dice: Dice | None) -> None:
        super().__init__(setup, dice)
        self.kit: Kit = setup.edition.data
        self.round = 0  # all; 0 during set-up
        self.first = 0  # all; the starting player of the round
        self.coins: list[int] = [0] * setup.seats  # all
        self.invested: list[int] = [0] * setup.seats  # all; investors' coins on a waiting showcase
        self.bank = COINS  # all; the supply
        self.hands: list[Hand] = [()] * setup.seats  # owner; all: how many, and those not SECRET
        self.parks: list[Park] = [Park.empty(self.kit)] * setup.seats  # all
        self.showcases: list[int] = [HOLE] * setup.seats  # owner while it waits, then all; a kind
        self.show_state: list[int] = [WAITING] * setup.seats  # all
        self.deck: list[int] = []  # how many: all; which: nobody
        self.pile: list[int] = []  # all
        self.market: list[int] = [HOLE] * MARKET_SIZE  # all; HOLE where nothing was left to refill from
        self.plans: list[tuple[int, ...]] = [()] * setup.seats  # owner; all: how many; after the end: all
        self.plan_deck: list[int] = []  # how many: all; which: nobody
        self.plan_pile: list[int] = []  # all
        self.city: list[int] = []  # all: which City cards have not been seen; nobody: which of them come
        self.city_card = -1  # all; the one of this round
        self.award = -1  # all

    @classmethod
    def fresh(cls, setup: Setup, dice: Dice | None) -> FunfairState:
        """A table with every card still in its deck and every coin in the supply."""
        s = cls(setup, dice)
        kinds = s.kit.kinds[: s.kit.park_kinds]
        s.deck = [kind.number for kind in kinds for _ in range(kind.copies)]
        s.plan_deck = list(range(len(s.kit.blueprints)))
        s.city = list(range(len(s.kit.cities)))
        return s

    # -- copies

    def clone(self) -> FunfairState:
        o = FunfairState.__new__(FunfairState)
        self.copy_table(o)
        o.kit = self.kit
        o.round = self.round
        o.first = self.first
        o.coins = self.coins[:]
        o.invested = self.invested[:]
        o.bank = self.bank
        o.hands = self.hands[:]
        o.parks = self.parks[:]
        o.showcases = self.showcases[:]
        o.show_state = self.show_state[:]
        o.deck = self.deck[:]
        o.pile = self.pile[:]
        o.market = self.market[:]
        o.plans = self.plans[:]
        o.plan_deck = self.plan_deck[:]
        o.plan_pile = self.plan_pile[:]
        o.city = self.city[:]
        o.city_card = self.city_card
        o.award = self.award
        return o

    def redact(self, seat: int | None) -> FunfairState:
        """Decks of a view hold, sorted, every card its viewer has not seen, wherever it is."""
        o = FunfairState(self.setup, None)
        self.show_table(o, seat)
        o.round = self.round
        o.first = self.first
        o.coins = self.coins[:]
        o.invested = self.invested[:]
        o.bank = self.bank
        o.parks = self.parks[:]
        o.show_state = self.show_state[:]
        o.pile = self.pile[:]
        o.market = self.market[:]
        o.plan_pile = self.plan_pile[:]
        o.city = sorted(self.city)
        o.city_card = self.city_card
        o.award = self.award
        unseen = self.deck[:]
        unseen_plans = self.plan_deck[:]
        over = not self.stack
        for owner in range(self.seats):
            hand, plans = self.hands[owner], self.plans[owner]
            if owner == seat:
                o.hands[owner] = hand
            else:
                known = [card for card in hand if 0 <= card < SECRET]
                unseen += [card & KIND for card in hand if card >= SECRET]
                o.hands[owner] = (*known, *[HOLE] * (len(hand) - len(known)))
            if owner == seat or over:
                o.plans[owner] = plans
            else:
                unseen_plans += [plan for plan in plans if plan >= 0]
                o.plans[owner] = (HOLE,) * len(plans)
            if owner == seat or self.show_state[owner] != WAITING:
                o.showcases[owner] = self.showcases[owner]
        for f in self.stack:
            if f.node.key in ("keep", "plan") and f.seat != seat:
                drawn = [card for card in f.data[1:] if card >= 0]
                if f.node.key == "keep":
                    unseen += drawn
                else:
                    unseen_plans += drawn
        o.deck = sorted(unseen)
        o.plan_deck = sorted(unseen_plans)
        return o

    def fill(self, view: State) -> None:
        """Deal the unseen cards anew: to a hand just offered a redraw first, for it holds no attraction."""
        assert isinstance(view, FunfairState)
        self.city = self.deal(CITY, self.city, len(self.city))
        left = [kind for kind in showcase_kinds(self.kit) if kind not in self.showcases]
        for seat in range(self.seats):
            if self.showcases[seat] == HOLE:
                self.showcases[seat] = self.deal(SHOW, left, 1)[0]
        asked = self.stack[-1] if self.stack else None
        order = list(range(self.seats))
        if asked is not None and asked.node.key == "redraw":
            order.remove(asked.seat)
            order.insert(0, asked.seat)
        for seat in order:
            self._fill_hand(seat, asked is not None and asked.node.key == "redraw" and asked.seat == seat)
            if HOLE in self.plans[seat]:
                self.plans[seat] = tuple(self.deal(PLANS, self.plan_deck, len(self.plans[seat])))
        for at, f in enumerate(self.stack):
            if HOLE in f.data and f.node.key in ("keep", "plan"):
                bag, stream = (self.deck, PARK) if f.node.key == "keep" else (self.plan_deck, PLANS)
                self.stack[at] = f.node.on(f.seat, f.data[0], *self.deal(stream, bag, len(f.data) - 1))
        self.deck = self.deal(PARK, self.deck, len(self.deck))
        self.plan_deck = self.deal(PLANS, self.plan_deck, len(self.plan_deck))

    def _fill_hand(self, seat: int, without_attraction: bool) -> None:
        hand = self.hands[seat]
        holes = hand.count(HOLE)
        if not holes:
            return
        bag = self.deck
        if without_attraction:
            bag = [kind for kind in bag if not self.is_attraction(kind)]
            for kind in bag:
                self.deck.remove(kind)
        dealt = self.deal(PARK, bag, holes)
        if without_attraction:
            self.deck += bag
        self.hands[seat] = (*hand[:-holes], *sorted([kind | SECRET for kind in dealt]))

    # -- looking

    def is_attraction(self, kind: int) -> bool:
        return self.kit.kinds[kind].group in (0, SHOWCASE)

    def hand_kinds(self, seat: int) -> list[int]:
        """The kinds in a hand, each once, in order; holes left out."""
        return sorted({card & KIND for card in self.hands[seat] if card >= 0})

    def deck_left(self) -> int:
        """Cards in the Park deck; a view's deck also holds what is unseen elsewhere."""
        return len(self.deck) - self._holes("keep", self.hands)

    def plan_deck_left(self) -> int:
        """Cards in the Blueprint deck."""
        return len(self.plan_deck) - self._holes("plan", self.plans)

    def _holes(self, key: str, held: Iterable[tuple[int, ...]]) -> int:
        drawn = sum([f.data[1:].count(HOLE) for f in self.stack if f.node.key == key])
        return drawn + sum([cards.count(HOLE) for cards in held])

    @property
    def plans_closed(self) -> bool:
        """Whether the Planning Office has closed (FF-19)."""
        return self.round > WARNING_ROUND

    def turn_order(self) -> list[int]:
        """Seats from the starting player on, to the left."""
        return [(self.first + n) % self.seats for n in range(self.seats)]

    def city_cuts(self) -> tuple[int, int, int, int]:
        """The discounts of this round's City card, by group."""
        if self.city_card < 0:
            return (0, 0, 0, 0)
        return self.kit.cities[self.city_card].cuts

    def price(self, seat: int, kind: int, cut: int = 0) -> int:
        """What a card costs a seat now: all discounts added up, never below nothing (FF-28, FF-29)."""
        group = self.kit.groups[kind]
        return max(0, self.kit.prices[kind] - self.parks[seat].cuts[group] - self.city_cuts()[group] - cut)

    def showcase_price(self, seat: int) -> int:
        """What is left to pay for the own showcase once the investors have paid (FF-52)."""
        return max(0, self.price(seat, self.showcases[seat]) - self.invested[seat])

    def change(self, seat: int) -> int:
        """Coins that Loose Change brings (FF-70), more under some City cards (FF-125)."""
        factor = self.kit.cities[self.city_card].change if self.city_card >= 0 else 1
        return factor * self.parks[seat].attractions

    def holiday(self, seat: int) -> int:
        """Coins that the City card of the round adds to a Guests step (FF-85)."""
        if self.city_card < 0:
            return 0
        card = self.kit.cities[self.city_card]
        return card.guests * self.parks[seat].count(card.guests_per, -1)

    def income(self, seat: int) -> int:
        """Coins of a Guests step (FF-81, FF-82, FF-85)."""
        return self.parks[seat].stars + self.parks[seat].tickets() + self.holiday(seat)

    # -- points

    def plans_met(self, seat: int) -> int:
        """Blueprints whose required part is met, as far as they can be seen."""
        park = self.parks[seat]
        return sum([scoring.met(park, self.kit.blueprints[plan].items) for plan in self.plans[seat] if plan >= 0])

    def points(self, seat: int) -> tuple[int, int, int, int, int]:
        """Points by category if the game ended now: size, blueprints, coins, staff, award."""
        park = self.parks[seat]
        plans = [scoring.blueprint_points(park, self.kit.blueprints[plan]) for plan in self.plans[seat] if plan >= 0]
        return (
            scoring.size_points(park),
            sum(plans),
            scoring.coin_points(self.kit, self.coins[seat]),
            scoring.staff_points(park),
            self.kit.award_points if self.award_met(seat) else 0,
        )

    def award_met(self, seat: int) -> bool:
        if self.award < 0:
            return False
        return scoring.award_met(self.kit.awards[self.award], self.parks[seat], self.parks)

    def standings(self) -> list[int]:
        return [sum(self.points(seat)) for seat in range(self.seats)]

    def ranks(self) -> list[tuple[int, int, int, int]]:
        """What seats are ordered by: points, then stars, blueprints met, coins (FF-112 to FF-114)."""
        return [
            (sum(self.points(seat)), self.parks[seat].stars, self.plans_met(seat), self.coins[seat])
            for seat in range(self.seats)
        ]

    def places(self) -> list[int]:
        """Ties that the tie-breakers leave are shared (FF-115)."""
        ranks = self.ranks()
        return [1 + sum([other > own for other in ranks]) for own in ranks]


def showcase_kinds(kit: Kit) -> range:
    return range(kit.park_kinds, kit.park_kinds + SHOWCASES)
