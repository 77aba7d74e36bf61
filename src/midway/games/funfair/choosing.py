"""Choices inside a step: keeping a drawn card, taking or swapping with the Market, one more upgrade after a build."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from midway.engine.actions import Action
from midway.engine.nodes import Decision, Frame
from midway.engine.refusal import Refusal
from midway.games.funfair.blocked import blocked_upgrade
from midway.games.funfair.cards import (
    add_to_hand,
    discard,
    draw_cards,
    draw_plans,
    drop_from_hand,
    gain,
    say_refill,
    take_from_market,
)
from midway.games.funfair.edition import FREE, NO_ADDING, NO_DECK, PLAN_DECK, SHOWCASE, UPGRADE, Effect
from midway.games.funfair.park import Park
from midway.games.funfair.state import HOLE, SECRET, FunfairState


class Keep(Decision[FunfairState]):
    """One of the Park cards drawn goes to the hand in secret, the rest to the discards (FF-61, FF-64)."""

    key: ClassVar[str] = "keep"
    rules: ClassVar[tuple[str, ...]] = ("FF-61", "FF-64", "FF-69")
    names: ClassVar[tuple[str, ...]] = ("none", "cards*")
    private: ClassVar[bool] = True
    quiet: ClassVar[bool] = True  # of two like cards one is seen discarded

    def legal(self, s: FunfairState, f: Frame, seat: int) -> Sequence[Action]:
        if seat != f.seat:
            return ()
        row = [s.actions.keep[kind] for kind in dict.fromkeys(f.data[1:])]
        return [*row, s.actions.none] if f.data[0] else row

    def apply(self, s: FunfairState, f: Frame, seat: int, a: Action, t: int) -> None:
        s.stack.pop()
        cards = list(f.data[1:])
        if a is not s.actions.none:
            cards.remove(a.args[0])
            add_to_hand(s, seat, a.args[0] | SECRET)
        discard(s, cards)
        if s.events is not None:
            s.say("keep" if a is not s.actions.none else "keep-none", seat, len(cards))

    def why_not(self, s: FunfairState, f: Frame, seat: int, a: Action) -> Refusal | None:
        if seat != f.seat:
            return Refusal("not-your-turn", "ENG-3")
        if a.verb != "keep":
            return Refusal("keep-first", "FF-61")
        if a is s.actions.none:
            return None if f.data[0] else Refusal("keep-one", "FF-64")
        return None if a.args[0] in f.data[1:] else Refusal("not-drawn", "FF-61")

    def candidates(self, s: FunfairState, f: Frame, seat: int) -> Sequence[Action]:
        return [*[s.actions.keep[kind] for kind in dict.fromkeys(f.data[1:])], s.actions.none] if seat == f.seat else ()

    def seen(self, f: Frame, seat: int | None) -> Frame:
        return f if seat == f.seat else self.on(f.seat, f.data[0], *[HOLE] * (len(f.data) - 1))


class KeepPlan(Decision[FunfairState]):
    """One of the blueprints drawn, or none, is kept for good and in secret (FF-61, FF-62)."""

    key: ClassVar[str] = "plan"
    rules: ClassVar[tuple[str, ...]] = ("FF-61", "FF-62", "FF-63")
    names: ClassVar[tuple[str, ...]] = ("none", "plans*")
    private: ClassVar[bool] = True

    def legal(self, s: FunfairState, f: Frame, seat: int) -> Sequence[Action]:
        return [*[s.actions.plan[plan] for plan in f.data[1:]], s.actions.no_plan] if seat == f.seat else ()

    def apply(self, s: FunfairState, f: Frame, seat: int, a: Action, t: int) -> None:
        s.stack.pop()
        plans = list(f.data[1:])
        if a is not s.actions.no_plan:
            plans.remove(a.args[0])
            s.plans[seat] = (*s.plans[seat], a.args[0])
        s.plan_pile += plans
        if s.events is not None:
            s.say("keep-plan" if a is not s.actions.no_plan else "keep-no-plan", seat, len(plans))

    def why_not(self, s: FunfairState, f: Frame, seat: int, a: Action) -> Refusal | None:
        if seat != f.seat:
            return Refusal("not-your-turn", "ENG-3")
        if a.verb != "plan":
            return Refusal("keep-plan-first", "FF-61")
        if a is s.actions.no_plan or a.args[0] in f.data[1:]:
            return None
        return Refusal("not-drawn", "FF-61")

    def seen(self, f: Frame, seat: int | None) -> Frame:
        return f if seat == f.seat else self.on(f.seat, f.data[0], *[HOLE] * (len(f.data) - 1))


class TakeCard(Decision[FunfairState]):
    """A Market card goes to the hand at no cost, and the Market is refilled (FF-121)."""

    key: ClassVar[str] = "take"
    rules: ClassVar[tuple[str, ...]] = ("FF-31", "FF-121")

    def legal(self, s: FunfairState, f: Frame, seat: int) -> Sequence[Action]:
        return [s.actions.take[kind] for kind in dict.fromkeys(s.market) if kind != HOLE] if seat == f.seat else ()

    def apply(self, s: FunfairState, f: Frame, seat: int, a: Action, t: int) -> None:
        s.stack.pop()
        take_to_hand(s, seat, a.args[0])

    def why_not(self, s: FunfairState, f: Frame, seat: int, a: Action) -> Refusal | None:
        if seat != f.seat:
            return Refusal("not-your-turn", "ENG-3")
        if a.verb != "take":
            return Refusal("take-first", "FF-121")
        return None if a.args[0] in s.market else Refusal("not-in-market", "FF-60")


class AddUpgrade(Decision[FunfairState]):
    """An upgrade from the hand may go onto the same attraction at once, free or for less (FF-48)."""

    key: ClassVar[str] = "add"
    rules: ClassVar[tuple[str, ...]] = ("FF-48", "FF-69")
    names: ClassVar[tuple[str, ...]] = ("space", "cut", "source")
    quiet: ClassVar[bool] = True  # whether a hand holds an upgrade that fits

    def legal(self, s: FunfairState, f: Frame, seat: int) -> Sequence[Action]:
        if seat != f.seat:
            return ()
        park, space, coins = s.parks[seat], f.data[0], s.coins[seat]
        row = [
            s.actions.add[kind]
            for kind in s.hand_kinds(seat)
            if s.kit.groups[kind] == UPGRADE
            and space in park.fits(kind)
            and self.price(s, seat, kind, f.data[1]) <= coins
        ]
        row.append(s.actions.skip)
        return row

    def price(self, s: FunfairState, seat: int, kind: int, cut: int) -> int:
        """What the upgrade costs here: nothing, or the usual price less the cut (FF-29)."""
        return 0 if cut == FREE else s.price(seat, kind, cut)

    def apply(self, s: FunfairState, f: Frame, seat: int, a: Action, t: int) -> None:
        s.stack.pop()
        space, cut, _ = f.data
        if a is s.actions.skip:
            if s.events is not None:
                s.say("skip", seat)
            return
        kind = a.args[0]
        price = self.price(s, seat, kind, cut)
        gain(s, seat, -price)
        drop_from_hand(s, seat, kind)
        if s.events is not None:
            s.say("build", seat, kind, space, price, 1, -1)
        put(s, seat, kind, space)

    def why_not(self, s: FunfairState, f: Frame, seat: int, a: Action) -> Refusal | None:
        if seat != f.seat:
            return Refusal("not-your-turn", "ENG-3")
        if a is s.actions.skip:
            return None
        if a.verb != "add":
            return Refusal("add-first", "FF-48")
        kind = a.args[0]
        if kind not in s.hand_kinds(seat):
            return Refusal("not-in-hand", "FF-27")
        if s.kit.groups[kind] != UPGRADE:
            return Refusal("add-upgrades-only", "FF-48")
        reason = blocked_upgrade(s, seat, kind, f.data[0])
        price = self.price(s, seat, kind, f.data[1])
        if reason is None and price > s.coins[seat]:
            return Refusal("too-dear", "FF-30", {"price": price, "coins": s.coins[seat]})
        return reason

    def candidates(self, s: FunfairState, f: Frame, seat: int) -> Sequence[Action]:
        return [*[s.actions.add[kind] for kind in s.hand_kinds(seat)], s.actions.skip] if seat == f.seat else ()


class Swap(Decision[FunfairState]):
    """A hand card may change places with a Market card (FF-120)."""

    key: ClassVar[str] = "swap"
    rules: ClassVar[tuple[str, ...]] = ("FF-120",)

    def legal(self, s: FunfairState, f: Frame, seat: int) -> Sequence[Action]:
        if seat != f.seat:
            return ()
        swap = s.actions.swap
        market = [kind for kind in dict.fromkeys(s.market) if kind != HOLE]
        row = [swap[own][other] for own in s.hand_kinds(seat) for other in market if own != other]
        row.append(s.actions.skip)
        return row

    def apply(self, s: FunfairState, f: Frame, seat: int, a: Action, t: int) -> None:
        s.stack.pop()
        if a is s.actions.skip:
            if s.events is not None:
                s.say("skip", seat)
            return
        own, other = a.args
        slot = s.market.index(other)
        drop_from_hand(s, seat, own)
        s.market[slot] = own
        add_to_hand(s, seat, other)
        if s.events is not None:
            s.say("swap", seat, own, other, slot)

    def why_not(self, s: FunfairState, f: Frame, seat: int, a: Action) -> Refusal | None:
        if seat != f.seat:
            return Refusal("not-your-turn", "ENG-3")
        if a is s.actions.skip:
            return None
        if a.verb != "swap":
            return Refusal("swap-first", "FF-120")
        own, other = a.args
        if own not in s.hand_kinds(seat):
            return Refusal("not-in-hand", "FF-27")
        if other not in s.market:
            return Refusal("not-in-market", "FF-60")
        return Refusal("swap-alike", "FF-120") if own == other else None


KEEP, PLAN, TAKE, ADD, SWAP = Keep(), KeepPlan(), TakeCard(), AddUpgrade(), Swap()


def take_to_hand(s: FunfairState, seat: int, kind: int) -> None:
    """A Market card into a hand for all to see (FF-60, FF-68)."""
    slot = take_from_market(s, kind)
    add_to_hand(s, seat, kind)
    if s.events is not None:
        s.say("take", seat, kind, slot)
        say_refill(s, slot)


def put(s: FunfairState, seat: int, kind: int, space: int) -> None:
    """Put a paid card into the park; what it does once it has been built comes next (FF-45)."""
    card = s.kit.kinds[kind]
    at = space if card.group == UPGRADE else s.parks[seat].free
    s.parks[seat] = s.parks[seat].build(kind, space)
    if card.group == SHOWCASE:
        s.bank += s.invested[seat]
        s.invested[seat] = 0
    if card.after is not None:
        _do_after(s, seat, card.after, kind, at)


def _do_after(s: FunfairState, seat: int, effect: Effect, kind: int, space: int) -> None:
    park: Park = s.parks[seat]
    coins = park.gain(effect, space)
    if coins:
        gain(s, seat, coins)
        if s.events is not None:
            s.say("gain", seat, coins, kind)
    frames = open_draw(s, seat, effect)
    if effect.take and has_market(s):
        frames.append(TAKE.on(seat))
    if effect.add != NO_ADDING and s.hands[seat] and not park.closed(space):
        frames.append(ADD.on(seat, space, effect.add, kind))
    if frames:
        s.then(*frames)


def open_draw(s: FunfairState, seat: int, effect: Effect) -> list[Frame]:
    """Two cards drawn for a seat by a card: of Park cards one is kept, of blueprints one or none (FF-122).

    Nothing is drawn from a closed deck (FF-20), and nobody is asked where nothing is left to draw (FF-66).
    """
    if effect.draw == NO_DECK:
        return []
    if effect.draw == PLAN_DECK:
        return [] if s.plans_closed else keep_plan(s, seat)
    return keep_card(s, seat, 2, 0)


def keep_card(s: FunfairState, seat: int, count: int, none: int) -> list[Frame]:
    """Draw Park cards and ask the seat which it keeps."""
    cards = draw_cards(s, count)
    if s.events is not None:
        s.say("draw", seat, len(cards))
        if cards:
            s.say("drew", seat, *cards, to=(seat,))
    return [KEEP.on(seat, none, *sorted(cards))] if cards else []


def keep_plan(s: FunfairState, seat: int) -> list[Frame]:
    """Draw two blueprints and ask the seat which it keeps."""
    plans = draw_plans(s, 2)
    if s.events is not None:
        s.say("draw-plans", seat, len(plans))
        if plans:
            s.say("drew-plans", seat, *plans, to=(seat,))
    return [PLAN.on(seat, 1, *sorted(plans))] if plans else []


def has_market(s: FunfairState) -> bool:
    return any(kind != HOLE for kind in s.market)
