"""How cards and coins move: drawing, discarding, refilling, gaining."""

from __future__ import annotations

from collections.abc import Sequence

from midway.games.funfair.state import HOLE, PARK, PLANS, SECRET, FunfairState


def draw_park(s: FunfairState) -> int:
    """The top Park card. The deck is made anew from the discards the moment it is empty (FF-65); HOLE when neither
    is left (FF-66)."""
    deck = s.deck
    if not deck:
        if not s.pile:
            return HOLE
        reshuffle_park(s)
        deck = s.deck
    left = len(deck)
    at = s.draw(PARK, left)
    card = deck[at]
    deck[at] = deck[left - 1]
    deck.pop()
    if left == 1 and s.pile:
        reshuffle_park(s)
    return card


def reshuffle_park(s: FunfairState) -> None:
    s.deck, s.pile = s.pile, []
    if s.events is not None:
        s.say("reshuffle", len(s.deck))


def draw_cards(s: FunfairState, count: int) -> list[int]:
    """So many Park cards, or as many as there are."""
    cards = [draw_park(s) for _ in range(count)]
    return [card for card in cards if card != HOLE]


def draw_plans(s: FunfairState, count: int) -> list[int]:
    """So many blueprints, or as many as there are (FF-65, FF-66)."""
    plans = []
    for _ in range(count):
        if not s.plan_deck:
            _reshuffle_plans(s)
        if s.plan_deck:
            plans += s.deal(PLANS, s.plan_deck, 1)
            if not s.plan_deck:
                _reshuffle_plans(s)
    return plans


def _reshuffle_plans(s: FunfairState) -> None:
    if s.plan_pile:
        s.plan_deck, s.plan_pile = s.plan_pile, []
        if s.events is not None:
            s.say("reshuffle-plans", len(s.plan_deck))


def take_from_market(s: FunfairState, kind: int) -> int:
    """Lift a card out of the Market and refill before anything else happens (FF-31); the slot it lay in."""
    slot = s.market.index(kind)
    s.market[slot] = draw_park(s)
    return slot


def say_refill(s: FunfairState, slot: int) -> None:
    """Tell what came into a Market slot."""
    if s.events is not None and s.market[slot] != HOLE:
        s.say("refill", s.market[slot], slot)


def add_to_hand(s: FunfairState, seat: int, card: int) -> None:
    """Put a card into a hand: a kind that everybody saw, or a kind with SECRET."""
    s.hands[seat] = tuple(sorted((*s.hands[seat], card)))


def drop_from_hand(s: FunfairState, seat: int, kind: int) -> None:
    """A card leaves a hand by kind: of two, the one everybody knew of, or knowledge would outlive its card (FF-68)."""
    hand = s.hands[seat]
    at = hand.index(kind) if kind in hand else hand.index(kind | SECRET)
    s.hands[seat] = (*hand[:at], *hand[at + 1 :])


def gain(s: FunfairState, seat: int, coins: int) -> None:
    """Coins from the supply to a purse (FF-25)."""
    s.coins[seat] += coins
    s.bank -= coins


def invest(s: FunfairState, seat: int, coins: int) -> int:
    """Investors' coins onto a waiting showcase, never above the cap (FF-84); how many they were."""
    coins = min(coins, s.kit.cap - s.invested[seat])
    s.invested[seat] += coins
    s.bank -= coins
    return coins


def discard(s: FunfairState, kinds: Sequence[int]) -> None:
    """Cards onto the open Park discard pile, the last one on top (FF-67)."""
    s.pile += kinds
