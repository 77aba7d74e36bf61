"""What follows whenever a mover, a card or the clock has moved: cards are taken and replaced, SLOG is helped."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from midway.engine.actions import Action
from midway.engine.nodes import Decision, Frame, Node
from midway.engine.refusal import Refusal
from midway.games.fun_city.edition import ON_BOARD
from midway.games.fun_city.state import AWAY, CRAZY, FETCHED, FUN, HAND, HOME, OUT, FunCityState


class Settle(Node[FunCityState]):
    """Four cards on the board, cards to those who stand where one is open, SLOG to who stands with her
    (FC-14 to FC-23, FC-40, FC-42). Played after everything that moves a mover, a card or the clock."""

    key: ClassVar[str] = "settle"
    rules: ClassVar[tuple[str, ...]] = ("FC-14", "FC-16", "FC-18", "FC-20", "FC-21", "FC-40", "FC-42", "FC-45")

    def run(self, s: FunCityState, f: Frame) -> None:
        while True:
            if len(s.board) < ON_BOARD and s.pile:
                refill(s)
            if not self.give(s):
                break
        if s.slog >= OUT and s.kit.city.red in s.at:
            red = s.kit.city.red
            helper = min([seat for seat in range(s.seats) if s.at[seat] == red], key=s.arrived.__getitem__)
            if s.board:
                s.then(FETCH.on(helper))
            else:
                bring_home(s, helper)

    def give(self, s: FunCityState) -> bool:
        """Let the first to have come to a place with open cards take them; whether anybody did."""
        at, place_of, clock = s.at, s.kit.place_of, s.clock
        opens, closes = s.kit.opens, s.kit.closes
        taken = [card for card in s.board if place_of[card] in at and opens[card] <= clock <= closes[card]]
        if not taken:
            return False
        node = place_of[taken[0]]
        seat = min([seat for seat in range(s.seats) if at[seat] == node], key=s.arrived.__getitem__)
        for card in taken:
            if place_of[card] == node:
                take(s, seat, card)
        return True


def take(s: FunCityState, seat: int, card: int) -> None:
    """A card goes from the board to a player."""
    s.board.remove(card)
    s.won[seat] = (*s.won[seat], card)
    if s.events is not None:
        s.say("collect", seat, card)


def refill(s: FunCityState) -> None:
    """Draw Fun City cards until four lie on the board; of the pile the earliest hour lies on top (FC-5, FC-14)."""
    opens = s.kit.opens
    while len(s.board) < ON_BOARD and s.pile:
        pile = sorted(s.pile)
        hour = min([opens[card] for card in pile])
        top = [card for card in pile if opens[card] == hour]
        card = top[s.draw(FUN, len(top))]
        s.pile.remove(card)
        if s.kit.closes[card] < s.clock:
            s.gone.append(card)
        else:
            s.board.append(card)
        if s.events is not None:
            s.say("placed" if card in s.board else "missed", card)


def drop(s: FunCityState, seat: int, kind: int) -> None:
    """A Crazy card leaves a hand."""
    hand = s.hands[seat]
    at = hand.index(kind)
    s.hands[seat] = hand[:at] + hand[at + 1 :]


class Fetch(Decision[FunCityState]):
    """SLOG's helper goes to one of the cards on the board and takes it (FC-41)."""

    key: ClassVar[str] = "fetch"
    rules: ClassVar[tuple[str, ...]] = ("FC-41", "FC-42", "FC-43")

    def legal(self, s: FunCityState, f: Frame, seat: int) -> Sequence[Action]:
        return [s.kit.acts.fetch[card] for card in s.board] if seat == f.seat else ()

    def apply(self, s: FunCityState, f: Frame, seat: int, a: Action, t: int) -> None:
        card = a.args[0]
        bring_home(s, seat)
        if s.events is not None:
            s.say("fetch", seat, s.at[seat], s.kit.place_of[card])
        move(s, seat, FETCHED, s.kit.place_of[card])
        take(s, seat, card)
        s.stack[-1] = SETTLE.on()

    def why_not(self, s: FunCityState, f: Frame, seat: int, a: Action) -> Refusal | None:
        if seat != f.seat:
            return Refusal("not-your-turn", "ENG-3")
        if a.verb != "fetch":
            return Refusal("fetch-first", "FC-41")
        if a.args[0] not in s.board:
            return Refusal("card-not-on-board", "FC-41")
        return None


def bring_home(s: FunCityState, seat: int) -> None:
    """SLOG goes to the side she wanted to reach."""
    s.slog = AWAY if s.slog == OUT else HOME
    if s.events is not None:
        s.say("helped", seat, s.slog)


def move(s: FunCityState, seat: int, how: int, node: int) -> None:
    """Put a mover somewhere; it is the last to have come there."""
    s.moved = (seat, how, s.at[seat], node)
    if s.at[seat] != node:
        s.at[seat] = node
        s.arrived[seat] = max(s.arrived) + 1


def fill_hand(s: FunCityState, seat: int) -> None:
    """Draw up to three; the discards become the draw pile when it is empty (FC-46, FC-64, FC-65)."""
    hand = list(s.hands[seat])
    held = len(hand)
    missing = HAND - held
    if missing <= 0:
        return
    if len(s.deck) < missing:
        hand += s.deal(CRAZY, s.deck, len(s.deck))
        if s.spent:
            s.deck, s.spent = s.spent, []
            if s.events is not None:
                s.say("reshuffled", len(s.deck))
        missing = min(HAND - len(hand), len(s.deck))
    hand += s.deal(CRAZY, s.deck, missing)
    hand.sort()
    s.hands[seat] = tuple(hand)
    if s.events is not None:
        s.say("drew", seat, len(hand) - held)


SETTLE, FETCH = Settle(), Fetch()
