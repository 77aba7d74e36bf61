"""The steps of Funfair, top to bottom in the order of play. Park actions are in ``turn``, smaller choices in
``choosing``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from midway.engine.actions import Action
from midway.engine.nodes import Decision, Frame, Node
from midway.engine.refusal import Refusal
from midway.games.funfair.cards import discard, draw_cards, draw_park, drop_from_hand, gain, invest
from midway.games.funfair.choosing import ADD, KEEP, PLAN, SWAP, TAKE, has_market, open_draw
from midway.games.funfair.edition import PLAN_DECK
from midway.games.funfair.state import (
    ACTIONS_A_ROUND,
    AWARD,
    BUILT,
    CITY,
    HAND_LIMIT,
    HOLE,
    KIND,
    MARKET_SIZE,
    ROUNDS,
    SECRET,
    START_HAND,
    WAITING,
    WARNING_ROUND,
    FunfairState,
)
from midway.games.funfair.turn import ACTION, FOURTH


class FirstHand(Node[FunfairState]):
    """A first hand without an attraction may be drawn anew (FF-8)."""

    key: ClassVar[str] = "hand"
    rules: ClassVar[tuple[str, ...]] = ("FF-8", "FF-13")

    def run(self, s: FunfairState, f: Frame) -> None:
        if not any(s.is_attraction(card & KIND) for card in s.hands[f.seat]):
            s.then(REDRAW.on(f.seat))


class Redraw(Decision[FunfairState]):
    """The hand is shown and five new cards are drawn, or it is kept (FF-8)."""

    key: ClassVar[str] = "redraw"
    rules: ClassVar[tuple[str, ...]] = ("FF-8",)

    def legal(self, s: FunfairState, f: Frame, seat: int) -> Sequence[Action]:
        return [s.actions.redraw, s.actions.keep_hand] if seat == f.seat else ()

    def apply(self, s: FunfairState, f: Frame, seat: int, a: Action, t: int) -> None:
        s.stack.pop()
        if a is s.actions.keep_hand:
            if s.events is not None:
                s.say("keep-hand", seat)
            return
        shown = [card & KIND for card in s.hands[seat]]
        discard(s, shown)
        s.hands[seat] = first_hand(s)
        if s.events is not None:
            s.say("redraw", seat, *shown)
        s.then(FIRST_HAND.on(seat))

    def why_not(self, s: FunfairState, f: Frame, seat: int, a: Action) -> Refusal | None:
        if seat != f.seat:
            return Refusal("not-your-turn", "ENG-3")
        return None if a in self.legal(s, f, seat) else Refusal("hand-first", "FF-8")


class Open(Node[FunfairState]):
    """Shown cards go back into the deck, the Market is laid out, the award is revealed (FF-9 to FF-11)."""

    key: ClassVar[str] = "open"
    rules: ClassVar[tuple[str, ...]] = ("FF-9", "FF-10", "FF-11")

    def run(self, s: FunfairState, f: Frame) -> None:
        s.deck += s.pile
        s.pile = []
        refill_market(s)
        s.award = s.deal(AWARD, list(range(len(s.kit.awards))), 1)[0]
        if s.events is not None:
            s.say("open", s.award, s.first)
        s.then(ROUND.on())


class Round(Node[FunfairState]):
    """The City card of the round is revealed, then the four steps are played (FF-14, FF-15)."""

    key: ClassVar[str] = "round"
    rules: ClassVar[tuple[str, ...]] = ("FF-14", "FF-15", "FF-16")

    def run(self, s: FunfairState, f: Frame) -> None:
        s.round += 1
        s.city_card = s.deal(CITY, s.city, 1)[0]
        if s.events is not None:
            s.say("round", s.round, s.city_card)
        followed = [CITY_STEP.on(seat) for seat in s.turn_order()] if not s.kit.cities[s.city_card].lasts else []
        s.then(*followed, ROTATION.on(-1, 1), GUESTS.on(), CLEANUP.on())


class CityStep(Node[FunfairState]):
    """One player follows the City card completely (FF-15)."""

    key: ClassVar[str] = "city"
    rules: ClassVar[tuple[str, ...]] = ("FF-15", "FF-20", "FF-123", "FF-124")

    def run(self, s: FunfairState, f: Frame) -> None:
        effect = s.kit.cities[s.city_card].now
        assert effect is not None
        seat = f.seat
        waiting = s.show_state[seat] == WAITING
        coins = s.parks[seat].gain(effect)
        if effect.draw == PLAN_DECK and s.plans_closed:
            coins += effect.closed
        if s.show_state[seat] == BUILT:
            coins += effect.built
        if coins:
            gain(s, seat, coins)
            if s.events is not None:
                s.say("gain-city", seat, coins)
        if effect.invest and waiting:
            say_invest(s, seat, invest(s, seat, effect.invest))
        frames = open_draw(s, seat, effect)
        if effect.take and has_market(s):
            frames.append(TAKE.on(seat))
        if effect.swap and s.hands[seat] and has_market(s):
            frames.append(SWAP.on(seat))
        s.then(*frames)


class Rotation(Node[FunfairState]):
    """Everybody takes one Park action in turn order; a fourth is for those whose showcase stands (FF-21, FF-22)."""

    key: ClassVar[str] = "rotation"
    rules: ClassVar[tuple[str, ...]] = ("FF-18", "FF-21", "FF-22")
    names: ClassVar[tuple[str, ...]] = ("number",)

    def run(self, s: FunfairState, f: Frame) -> None:
        number = f.data[0]
        if number == 1 and s.round == WARNING_ROUND and s.events is not None:
            s.say("closing")
        order = s.turn_order()
        if number > ACTIONS_A_ROUND:
            s.then(*[ACTION.on(seat, FOURTH) for seat in order if s.show_state[seat] == BUILT])
            return
        s.then(*[ACTION.on(seat, number) for seat in order], ROTATION.on(-1, number + 1))


class Guests(Node[FunfairState]):
    """Everybody gains coins for stars, tickets and the City card; investors pay for waiting showcases
    (FF-80 to FF-85)."""

    key: ClassVar[str] = "guests"
    rules: ClassVar[tuple[str, ...]] = ("FF-80", "FF-81", "FF-82", "FF-83", "FF-84", "FF-85")

    def run(self, s: FunfairState, f: Frame) -> None:
        for seat in range(s.seats):
            coins = s.income(seat)
            gain(s, seat, coins)
            if s.events is not None:
                s.say("income", seat, coins, s.parks[seat].stars)
            if s.show_state[seat] == WAITING:
                say_invest(s, seat, invest(s, seat, s.kit.investment))


class Cleanup(Node[FunfairState]):
    """The Market is swept and laid out anew, then hands are cut to five (FF-90, FF-91)."""

    key: ClassVar[str] = "cleanup"
    rules: ClassVar[tuple[str, ...]] = ("FF-90", "FF-91")

    def run(self, s: FunfairState, f: Frame) -> None:
        discard(s, [kind for kind in s.market if kind != HOLE])
        s.market = [HOLE] * MARKET_SIZE
        refill_market(s)
        if s.events is not None:
            s.say("new-market")
        over = [DISCARD.on(seat) for seat in s.turn_order() if len(s.hands[seat]) > HAND_LIMIT]
        s.then(*over, NEXT.on())


class Discard(Decision[FunfairState]):
    """The owner chooses what goes, a card at a time, down to five (FF-91, FF-92)."""

    key: ClassVar[str] = "discard"
    rules: ClassVar[tuple[str, ...]] = ("FF-91", "FF-92")

    def legal(self, s: FunfairState, f: Frame, seat: int) -> Sequence[Action]:
        return [s.actions.discard[kind] for kind in s.hand_kinds(seat)] if seat == f.seat else ()

    def apply(self, s: FunfairState, f: Frame, seat: int, a: Action, t: int) -> None:
        drop_from_hand(s, seat, a.args[0])
        discard(s, [a.args[0]])
        if s.events is not None:
            s.say("discard", seat, a.args[0])
        if len(s.hands[seat]) <= HAND_LIMIT:
            s.stack.pop()

    def why_not(self, s: FunfairState, f: Frame, seat: int, a: Action) -> Refusal | None:
        if seat != f.seat:
            return Refusal("not-your-turn", "ENG-3")
        if a.verb != "discard":
            return Refusal("discard-first", "FF-91")
        return None if a.args[0] in s.hand_kinds(seat) else Refusal("not-in-hand", "FF-91")


class Next(Node[FunfairState]):
    """After round four the Blueprint deck closes; the marker moves on; after round six the game is over
    (FF-17, FF-19, FF-93, FF-94)."""

    key: ClassVar[str] = "next"
    rules: ClassVar[tuple[str, ...]] = ("FF-17", "FF-19", "FF-93", "FF-94")

    def run(self, s: FunfairState, f: Frame) -> None:
        if s.round == WARNING_ROUND:
            s.plan_deck += s.plan_pile
            s.plan_pile = []
            if s.events is not None:
                s.say("closed")
        s.first = (s.first + 1) % s.seats
        s.then(END.on() if s.round == ROUNDS else ROUND.on())


class End(Node[FunfairState]):
    """Investors take back what was not used, and points are counted (FF-53, FF-100 to FF-115)."""

    key: ClassVar[str] = "end"
    rules: ClassVar[tuple[str, ...]] = ("FF-53", "FF-100", "FF-112", "FF-113", "FF-114", "FF-115")

    def run(self, s: FunfairState, f: Frame) -> None:
        s.bank += sum(s.invested)
        s.invested = [0] * s.seats
        if s.events is None:
            return
        for seat in range(s.seats):
            s.say("score", seat, *s.points(seat))
        for seat, place in enumerate(s.places()):
            if place == 1:
                s.say("winner", seat)


def first_hand(s: FunfairState) -> tuple[int, ...]:
    """Five Park cards that only their owner knows (FF-7)."""
    return tuple(sorted([card | SECRET for card in draw_cards(s, START_HAND)]))


def refill_market(s: FunfairState) -> None:
    """Every empty slot gets a card, as far as there are any (FF-66)."""
    for slot in range(MARKET_SIZE):
        if s.market[slot] == HOLE:
            s.market[slot] = draw_park(s)


def say_invest(s: FunfairState, seat: int, coins: int) -> None:
    if coins and s.events is not None:
        s.say("invest", seat, coins)


FIRST_HAND, REDRAW, OPEN, ROUND, CITY_STEP, ROTATION = FirstHand(), Redraw(), Open(), Round(), CityStep(), Rotation()
GUESTS, CLEANUP, DISCARD, NEXT, END = Guests(), Cleanup(), Discard(), Next(), End()

NODES: Mapping[str, Node[Any]] = {
    node.key: node
    for node in (
        FIRST_HAND, REDRAW, OPEN, ROUND, CITY_STEP, SWAP, TAKE, KEEP, PLAN, ADD, ROTATION, ACTION, GUESTS, CLEANUP,
        DISCARD, NEXT, END,
    )
}  # fmt: skip
