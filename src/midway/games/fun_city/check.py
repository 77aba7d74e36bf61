"""What must hold on every whole table of Fun City; tests and the fuzzer ask after every action."""

from __future__ import annotations

from midway.games.fun_city.edition import FUN_CARDS, ON_BOARD
from midway.games.fun_city.state import HAND, LIMIT, OUT, FunCityState


def check(s: FunCityState) -> None:
    """Raise AssertionError naming a card that is lost or doubled, or a mover off the map."""
    kit = s.kit
    cards = [*s.pile, *s.board, *s.gone, *[mark // 4 for mark in s.loot]]
    crazy = [*s.deck, *s.spent]
    for seat in range(s.seats):
        cards += s.won[seat]
        crazy += [*s.hands[seat], *s.sent[seat]]
        assert len(s.hands[seat]) <= HAND, f"seat {seat} holds {len(s.hands[seat])} Crazy cards"
        assert list(s.hands[seat]) == sorted(s.hands[seat]), f"the hand of seat {seat} has an order"
        assert 0 <= s.at[seat] < len(kit.city.names), f"seat {seat} is off the map"
    assert sorted(cards) == list(range(FUN_CARDS)), f"Fun City cards lost or doubled: {sorted(cards)}"
    counts = [crazy.count(kind) for kind in range(len(kit.crazy))]
    assert counts == [card.count for card in kit.crazy], f"Crazy cards lost or doubled: {counts}"
    assert len(set(s.arrived)) == s.seats, "two movers came at the same time"
    assert kit.start <= s.clock <= kit.end, f"the clock shows {s.clock}"
    assert s.played <= LIMIT, f"{s.played} Crazy cards in a turn"
    if not s.stack or s.stack[-1].node.key == "fetch":
        return
    assert len(s.board) == ON_BOARD or not s.pile, "fewer cards on the board than there could be"
    for card in s.board:
        assert s.clock <= kit.closes[card], f"{kit.card_name(card)} is closed and on the board"
        taken = s.open_now(card) and kit.place_of[card] in s.at
        assert not taken, f"{kit.card_name(card)} is open, and the mover on it has not taken it"
    assert s.slog < OUT or kit.city.red not in s.at, "SLOG stands in the street beside a mover"
