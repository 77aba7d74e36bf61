"""A Park action: build, take, pick up loose change, demolish, or use an ability of the own park."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from midway.engine.actions import Action
from midway.engine.nodes import Decision, Frame
from midway.engine.refusal import Refusal
from midway.games.funfair.actions import HAND, MARKET
from midway.games.funfair.blocked import blocked, blocked_showcase
from midway.games.funfair.cards import discard, drop_from_hand, gain, say_refill, take_from_market
from midway.games.funfair.choosing import keep_card, keep_plan, put, take_to_hand
from midway.games.funfair.edition import SHOWCASE
from midway.games.funfair.state import BUILT, GONE, HOLE, KIND, WAITING, FunfairState

#: The action that only a built showcase gives.
FOURTH = 4


class ParkAction(Decision[FunfairState]):
    """One action of one seat in the Park step (FF-21 to FF-24)."""

    key: ClassVar[str] = "action"
    rules: ClassVar[tuple[str, ...]] = ("FF-21", "FF-22", "FF-24")
    names: ClassVar[tuple[str, ...]] = ("number",)

    def legal(self, s: FunfairState, f: Frame, seat: int) -> Sequence[Action]:
        if seat != f.seat:
            return ()
        acts = s.actions
        park = s.parks[seat]
        coins = s.coins[seat]
        prices, groups = s.kit.prices, s.kit.groups
        city, own = s.city_cuts(), park.cuts
        #: The highest price tag that can be paid, by group.
        limits = (coins + own[0] + city[0], coins + own[1] + city[1], coins + own[2] + city[2])
        row: list[Action] = []
        market = dict.fromkeys(s.market)
        market.pop(HOLE, None)
        hand = dict.fromkeys([card & KIND for card in s.hands[seat]])
        rooms = park.rooms
        for cards, builds in ((market, acts.rows[MARKET]), (hand, acts.rows[HAND])):
            for kind in cards:
                if prices[kind] <= limits[groups[kind]]:
                    room = rooms[kind]
                    row += builds[kind][room if room >= 0 else park.room(kind)]
        if s.show_state[seat] == WAITING and park.free >= 0 and s.showcase_price(seat) <= coins:
            row.append(acts.showcase)
        take, search = acts.take, acts.search
        row += [take[kind] for kind in market]
        row += [search[kind] for kind in hand]
        if self.park_left(s):
            row.append(acts.draw_park)
        if not s.plans_closed and self.plans_left(s):
            row.append(acts.draw_plans)
        row.append(acts.change)
        row += park.uses(acts) if park.usable is None else park.usable
        for uses in park.discarding(acts):
            row += [uses[kind] for kind in hand]
        if f.data[0] == FOURTH:
            row.append(acts.stop)
        row += park.demolitions(acts) if park.fallible is None else park.fallible
        return row

    def park_left(self, s: FunfairState) -> bool:
        """Whether a Park card can be drawn."""
        return bool(s.pile) or (s.deck_left() > 0 if s.holes else bool(s.deck))

    def plans_left(self, s: FunfairState) -> bool:
        """Whether a blueprint can be drawn."""
        return bool(s.plan_pile) or (s.plan_deck_left() > 0 if s.holes else bool(s.plan_deck))

    def apply(self, s: FunfairState, f: Frame, seat: int, a: Action, t: int) -> None:
        s.stack.pop()
        _PLAY[a.verb](s, seat, a)

    def why_not(self, s: FunfairState, f: Frame, seat: int, a: Action) -> Refusal | None:
        if seat != f.seat:
            return Refusal("not-your-turn", "ENG-3")
        hand = s.hand_kinds(seat)
        if a.verb == "build":
            kind, space, source = a.args
            if kind not in (s.market if source == MARKET else hand):
                return Refusal("not-in-market" if source == MARKET else "not-in-hand", "FF-27")
            return blocked(s, seat, kind, space)
        if a.verb == "showcase":
            return blocked_showcase(s, seat)
        if a.verb in ("take", "search"):
            taken = a.verb == "take"
            if a.args[0] in (s.market if taken else hand):
                return None
            return Refusal("not-in-market", "FF-60") if taken else Refusal("not-in-hand", "FF-64")
        if a.verb == "draw":
            return self._why_not_draw(s, a)
        if a.verb == "use":
            return self._why_not_use(s, seat, a, hand)
        return self._why_not_rest(s, f, seat, a)

    def _why_not_rest(self, s: FunfairState, f: Frame, seat: int, a: Action) -> Refusal | None:
        if a.verb == "demolish":
            return None if a in s.parks[seat].demolitions(s.actions) else Refusal("nothing-to-demolish", "FF-71")
        if a is s.actions.stop and f.data[0] != FOURTH:
            return Refusal("must-act", "FF-21")
        return None if a in (s.actions.change, s.actions.stop) else Refusal("action-first", "FF-24")

    def _why_not_draw(self, s: FunfairState, a: Action) -> Refusal | None:
        plans = a is s.actions.draw_plans
        if plans and s.plans_closed:
            return Refusal("plans-closed", "FF-19")
        left = self.plans_left(s) if plans else self.park_left(s)
        return None if left else Refusal("deck-empty", "FF-66")

    def _why_not_use(self, s: FunfairState, seat: int, a: Action, hand: Sequence[int]) -> Refusal | None:
        space, kind, card = a.args
        if kind not in s.parks[seat].stacks[space]:
            return Refusal("no-such-ability", "FF-46")
        return None if card < 0 or card in hand else Refusal("not-in-hand", "FF-46")

    def candidates(self, s: FunfairState, f: Frame, seat: int) -> Sequence[Action]:
        if seat != f.seat:
            return ()
        acts = s.actions
        row: list[Action] = []
        for kind in dict.fromkeys([kind for kind in s.market if kind >= 0]):
            row += [*acts.build[MARKET][kind], acts.take[kind]]
        for kind in s.hand_kinds(seat):
            row += [*acts.build[HAND][kind], acts.search[kind]]
        row += [acts.showcase, acts.draw_park, acts.draw_plans, acts.change]
        known = {action.id for action in row}
        return [*row, *[action for action in self.legal(s, f, seat) if action.id not in known]]


ACTION = ParkAction()


def _build(s: FunfairState, seat: int, a: Action) -> None:
    """Pay, refill the Market first, then place the card and read what it does (FF-28, FF-31, FF-45)."""
    kind, space, source = a.args
    price = s.price(seat, kind)
    gain(s, seat, -price)
    slot = -1
    if source == MARKET:
        slot = take_from_market(s, kind)
    else:
        drop_from_hand(s, seat, kind)
    if s.events is not None:
        s.say("build", seat, kind, space if space >= 0 else s.parks[seat].free, price, source, slot)
        if slot >= 0:
            say_refill(s, slot)
    put(s, seat, kind, space)


def _showcase(s: FunfairState, seat: int, a: Action) -> None:
    """The investors' coins pay first (FF-52)."""
    price = s.showcase_price(seat)
    gain(s, seat, -price)
    s.show_state[seat] = BUILT
    if s.events is not None:
        s.say("showcase", seat, s.showcases[seat], s.parks[seat].free, price)
    put(s, seat, s.showcases[seat], -1)


def _take(s: FunfairState, seat: int, a: Action) -> None:
    take_to_hand(s, seat, a.args[0])


def _search(s: FunfairState, seat: int, a: Action) -> None:
    """The discarded card is on the pile before the five are drawn (FF-64)."""
    drop_from_hand(s, seat, a.args[0])
    discard(s, [a.args[0]])
    if s.events is not None:
        s.say("search", seat, a.args[0])
    s.then(*keep_card(s, seat, 5, 0))


def _draw(s: FunfairState, seat: int, a: Action) -> None:
    s.then(*(keep_plan(s, seat) if a is s.actions.draw_plans else keep_card(s, seat, 2, 1)))


def _change(s: FunfairState, seat: int, a: Action) -> None:
    coins = s.change(seat)
    gain(s, seat, coins)
    if s.events is not None:
        s.say("change", seat, coins)


def _use(s: FunfairState, seat: int, a: Action) -> None:
    """An ability used as an action (FF-46)."""
    space, kind, card = a.args
    effect = s.kit.kinds[kind].action
    assert effect is not None
    if card >= 0:
        drop_from_hand(s, seat, card)
        discard(s, [card])
    coins = s.parks[seat].gain(effect, space)
    gain(s, seat, coins)
    if s.events is not None:
        s.say("use", seat, coins, kind, card)


def _demolish(s: FunfairState, seat: int, a: Action) -> None:
    """The card and what hung on it go to the discards, a showcase out of the game; no refund (FF-71 to FF-74)."""
    space, kind = a.args
    s.parks[seat], fallen = s.parks[seat].without(space, kind)
    if s.events is not None:
        s.say("demolish", seat, fallen[0], space, len(fallen) - 1)
    if s.kit.groups[fallen[0]] == SHOWCASE:
        s.show_state[seat] = GONE
        fallen = fallen[1:]
    discard(s, fallen)


def _stop(s: FunfairState, seat: int, a: Action) -> None:
    """The fourth action is left out (FF-23)."""
    if s.events is not None:
        s.say("pass", seat)


_PLAY = {
    "build": _build,
    "showcase": _showcase,
    "take": _take,
    "search": _search,
    "draw": _draw,
    "change": _change,
    "use": _use,
    "demolish": _demolish,
    "pass": _stop,
}
