"""Funfair tables set by hand.

::

    seats = 2
    round = 3
    next = ["action 0 number=1", "action 1 number=1", "rotation - number=2", "guests -", "cleanup -"]
    city = "building-boom"
    award = "sky-high"
    market = ["loop", "cinema", "-", "-", "-", "-"]
    [[player]]
    coins = 12
    hand = ["fresh-paint", "restroom open"]        # open: taken from the Market, so everybody knows it
    stacks = ["cinema restroom", "-", "burger-bar"]   # the five spaces from the left; bottom card first
    staff = ["decorator"]
    showcase = "gearstorm waiting"                 # waiting, built (then it also stands in stacks) or gone
    invested = 5
    plans = ["big-screen"]

``deck`` and ``plan_deck`` hold all that lies nowhere else unless they are listed; ``city_seen`` lists City cards of
earlier rounds. Coins not in a purse are in the supply.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from midway.engine.dice import Dice
from midway.engine.nodes import Frame
from midway.engine.position import Reader, read_options, read_stack, write_stack
from midway.engine.position import write as write_toml
from midway.games.funfair.actions import SPACES
from midway.games.funfair.edition import SHOWCASE, STAFF, UPGRADE
from midway.games.funfair.park import NOTHING, Park, Stack
from midway.games.funfair.state import (
    BUILT,
    COINS,
    HOLE,
    KIND,
    MARKET_SIZE,
    ROUNDS,
    SECRET,
    FunfairState,
    showcase_kinds,
)

if TYPE_CHECKING:
    from midway.games.funfair.game import Funfair

STATES = ("waiting", "built", "gone")
MOST = 1 << 20


class _Box:
    """Hands out cards by key and complains of one more than the box holds."""

    def __init__(self, s: FunfairState) -> None:
        self.keys = {kind.key: kind.number for kind in s.kit.kinds}
        self.left = {kind.number: kind.copies for kind in s.kit.kinds}
        self.plans = {plan.key: number for number, plan in enumerate(s.kit.blueprints)}
        self.plans_left = set(self.plans.values())

    def card(self, key: str, place: str) -> int:
        if key not in self.keys:
            raise ValueError(f"position: {place} = {key!r} is no card of this edition")
        return self.take(self.keys[key], place)

    def take(self, kind: int, place: str) -> int:
        if not self.left.get(kind):
            key = next((key for key, number in self.keys.items() if number == kind), str(kind))
            raise ValueError(f"position: {place} wants one more {key} than the box holds")
        self.left[kind] -= 1
        return kind

    def plan(self, key: str, place: str) -> int:
        if key not in self.plans:
            raise ValueError(f"position: {place} = {key!r} is no blueprint of this edition")
        return self.take_plan(self.plans[key], place)

    def take_plan(self, plan: int, place: str) -> int:
        if plan not in self.plans_left:
            raise ValueError(f"position: {place} has blueprint {plan}, which lies elsewhere or is none")
        self.plans_left.remove(plan)
        return plan


def read(game: Funfair, text: str, dice: Dice) -> FunfairState:
    """The state of a position text; every error names the place."""
    reader = Reader.of(text)
    seats = reader.integer("seats", 2, game.seats[0], game.seats[-1])
    s = FunfairState(game.setup(seats, read_options(reader)), dice)
    read_stack(reader, s, game.nodes)
    s.round = reader.integer("round", 0, 0, ROUNDS)
    s.first = reader.integer("first", 0, 0, seats - 1)
    box = _Box(s)
    _read_city(reader, s)
    awards = {award.key: number for number, award in enumerate(s.kit.awards)}
    s.award = _key(reader, "award", awards)
    market = reader.words("market", ["-"] * MARKET_SIZE)
    if len(market) != MARKET_SIZE:
        raise reader.wrong("market", market, f"{MARKET_SIZE} cards or -")
    s.market = [HOLE if key == "-" else box.card(key, f"market[{slot}]") for slot, key in enumerate(market)]
    players = reader.tables("player")
    if len(players) > seats:
        raise ValueError(f"position: there are {len(players)} players at a table for {seats}")
    for seat, row in enumerate(players):
        _read_player(s, box, seat, row)
    _deal_showcases(s)
    _read_frames(s, box)
    s.pile = [box.card(key, f"pile[{n}]") for n, key in enumerate(reader.words("pile"))]
    s.plan_pile = [box.plan(key, f"plan_pile[{n}]") for n, key in enumerate(reader.words("plan_pile"))]
    _read_decks(reader, s, box)
    s.bank = COINS - sum(s.coins) - sum(s.invested)
    reader.finish()
    s.advance()
    return s


def _key(reader: Reader, key: str, allowed: dict[str, int]) -> int:
    word = reader.word(key, "-", ["-", *allowed])
    return allowed.get(word, -1)


def _read_city(reader: Reader, s: FunfairState) -> None:
    cities = {city.key: number for number, city in enumerate(s.kit.cities)}
    s.city_card = _key(reader, "city", cities)
    s.city = [number for number in cities.values() if number != s.city_card]
    for n, key in enumerate(reader.words("city_seen")):
        if cities.get(key) not in s.city:
            raise ValueError(f"position: city_seen[{n}] = {key!r} is no City card still to come")
        s.city.remove(cities[key])
    order = reader.words("city_left", [s.kit.cities[number].key for number in s.city])
    if sorted(order) != sorted([s.kit.cities[number].key for number in s.city]):
        raise ValueError("position: city_left does not list the City cards not seen, each once")
    s.city = [cities[key] for key in order]


def _read_player(s: FunfairState, box: _Box, seat: int, row: Reader) -> None:
    s.coins[seat] = row.integer("coins", 0, 0, MOST)
    s.invested[seat] = row.integer("invested", 0, 0, s.kit.cap)
    hand = []
    for n, text in enumerate(row.words("hand")):
        key, _, mark = text.partition(" ")
        if mark not in ("", "open"):
            raise ValueError(f"position: {row.path('hand')}[{n}] = {text!r}, want a card, or a card and open")
        hand.append(box.card(key, f"{row.path('hand')}[{n}]") | (0 if mark else SECRET))
    s.hands[seat] = tuple(sorted(hand))
    key, _, word = row.word("showcase", "").partition(" ")
    if key:
        kind = box.keys.get(key, -1)
        if kind not in showcase_kinds(s.kit) or kind in s.showcases or word not in STATES:
            raise row.wrong("showcase", f"{key} {word}", "a showcase no other has, then waiting, built or gone")
        s.showcases[seat] = kind
        s.show_state[seat] = STATES.index(word)
    stacks = [_read_stack_of(s, box, text, f"{row.path('stacks')}[{n}]") for n, text in enumerate(row.words("stacks"))]
    if len(stacks) > SPACES:
        raise ValueError(f"position: {row.path('stacks')} has {len(stacks)} spaces, want {SPACES} at most")
    staff = [box.card(key, f"{row.path('staff')}[{n}]") for n, key in enumerate(row.words("staff"))]
    if any(s.kit.groups[kind] != STAFF for kind in staff) or len(set(staff)) < len(staff):
        raise ValueError(f"position: {row.path('staff')} wants staff, each once")
    s.parks[seat] = Park(s.kit, (*stacks, *[NOTHING] * (SPACES - len(stacks))), tuple(staff))
    standing = [stack[0] for stack in stacks if stack and s.kit.groups[stack[0]] == SHOWCASE]
    if standing != ([s.showcases[seat]] if s.show_state[seat] == BUILT else []):
        raise ValueError(f"position: {row.path('stacks')} and {row.path('showcase')} disagree about the showcase")
    s.plans[seat] = tuple([box.plan(key, f"{row.path('plans')}[{n}]") for n, key in enumerate(row.words("plans"))])
    row.finish()


def _read_stack_of(s: FunfairState, box: _Box, text: str, place: str) -> Stack:
    """An attraction and its upgrades, checked as if they were built one after another."""
    if text == "-":
        return NOTHING
    kinds = [box.card(key, place) for key in text.split()]
    if s.kit.groups[kinds[0]] in (UPGRADE, STAFF):
        raise ValueError(f"position: {place} = {text!r} does not begin with an attraction")
    park = Park(s.kit, ((kinds[0],), *[NOTHING] * (SPACES - 1)), ())
    for kind in kinds[1:]:
        if s.kit.groups[kind] != UPGRADE or not park.takes(0, kind):
            raise ValueError(f"position: {place} = {text!r} has {s.kit.kinds[kind].key} where it cannot be built")
        park = park.build(kind, 0)
    return park.stacks[0]


def _deal_showcases(s: FunfairState) -> None:
    """Whoever names no showcase has the first one free."""
    for seat in range(s.seats):
        if s.showcases[seat] == HOLE:
            s.showcases[seat] = next(kind for kind in showcase_kinds(s.kit) if kind not in s.showcases)


def _read_frames(s: FunfairState, box: _Box) -> None:
    """Cards drawn lie in frames; numbers there must be such as the game could have put."""
    for n, f in enumerate(reversed(s.stack)):
        place = f"next[{n}]"
        if f.node.key == "keep":
            for kind in f.data[1:]:
                if not 0 <= kind < s.kit.park_kinds:
                    raise ValueError(f"position: {place} names card {kind}, want 0 to {s.kit.park_kinds - 1}")
                box.take(kind, place)
        elif f.node.key == "plan":
            for plan in f.data[1:]:
                box.take_plan(plan, place)
        else:
            _check_frame(s, f, place)


def _check_frame(s: FunfairState, f: Frame, place: str) -> None:
    if (f.node.asks or f.node.key in ("hand", "city")) != (f.seat >= 0):
        raise ValueError(f"position: {place}: {f.node.key} wants {'-' if f.seat >= 0 else 'a seat'}")
    if f.node.key in ("action", "rotation") and not 1 <= f.data[0] <= 4:
        raise ValueError(f"position: {place} has number={f.data[0]}, want 1 to 4")
    if f.node.key == "add":
        space, cut, source = f.data
        if not 0 <= space < SPACES or not s.parks[f.seat].stacks[space] or cut < -1:
            raise ValueError(f"position: {place} adds to space {space}, where no attraction stands")
        if not 0 <= source < len(s.kit.kinds):
            raise ValueError(f"position: {place} has source={source}, want a card")
    if f.node.key == "city" and (s.city_card < 0 or s.kit.cities[s.city_card].lasts):
        raise ValueError(f"position: {place} follows a City card, but city names none with an effect at once")


def _read_decks(reader: Reader, s: FunfairState, box: _Box) -> None:
    listed = "deck" in reader.table
    deck = [box.card(key, f"deck[{n}]") for n, key in enumerate(reader.words("deck"))]
    rest = [kind for kind in range(s.kit.park_kinds) for _ in range(box.left[kind])]
    if listed and rest:
        raise ValueError(f"position: deck is listed, but {s.kit.kinds[rest[0]].key} lies nowhere")
    s.deck = deck or rest
    listed = "plan_deck" in reader.table
    plans = [box.plan(key, f"plan_deck[{n}]") for n, key in enumerate(reader.words("plan_deck"))]
    if listed and box.plans_left:
        plan = s.kit.blueprints[min(box.plans_left)]
        raise ValueError(f"position: plan_deck is listed, but {plan.key} lies nowhere")
    s.plan_deck = plans or sorted(box.plans_left)


def write(s: FunfairState) -> str:
    """The position text of a state."""
    keys = [kind.key for kind in s.kit.kinds]
    plans = [plan.key for plan in s.kit.blueprints]
    table: dict[str, Any] = {"seats": s.seats, "options": s.setup.options, "round": s.round, "first": s.first}
    table |= write_stack(s)
    cities = [city.key for city in s.kit.cities]
    if s.city_card >= 0:
        table["city"] = cities[s.city_card]
    table["city_seen"] = [key for n, key in enumerate(cities) if n not in s.city and n != s.city_card]
    table["city_left"] = [cities[n] for n in s.city]
    if s.award >= 0:
        table["award"] = s.kit.awards[s.award].key
    table["market"] = ["-" if kind == HOLE else keys[kind] for kind in s.market]
    table["deck"] = [keys[kind] for kind in s.deck]
    table["pile"] = [keys[kind] for kind in s.pile]
    table["plan_deck"] = [plans[plan] for plan in s.plan_deck]
    table["plan_pile"] = [plans[plan] for plan in s.plan_pile]
    table["player"] = [
        {
            "coins": s.coins[seat],
            "invested": s.invested[seat],
            "hand": [keys[card & KIND] + ("" if card & SECRET else " open") for card in s.hands[seat]],
            "stacks": [" ".join([keys[kind] for kind in stack]) or "-" for stack in s.parks[seat].stacks],
            "staff": [keys[kind] for kind in s.parks[seat].staff],
            "showcase": f"{keys[s.showcases[seat]]} {STATES[s.show_state[seat]]}",
            "plans": [plans[plan] for plan in s.plans[seat]],
        }
        for seat in range(s.seats)
    ]
    return write_toml(table)
