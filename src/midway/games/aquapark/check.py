"""What must hold on every whole table of Aquapark; tests and the fuzzer ask after every action."""

from __future__ import annotations

from midway.games.aquapark.actions import AROUND, STEP
from midway.games.aquapark.edition import CARDS, FIRST_START, ROUNDS, TOKENS
from midway.games.aquapark.park import Park
from midway.games.aquapark.state import AquaparkState


def check(s: AquaparkState) -> None:
    """Raise AssertionError naming a piece that is lost or doubled, or a park that cannot lie so."""
    cards = [*s.deck, *s.box_cards, *[card for card in s.display if card]]
    tokens = [*s.bag, *s.box_tokens, *[token for token in s.visitors if token], *[mark // 3 for mark in s.automa]]
    for f in s.stack:
        values = dict(zip(f.node.names, f.data, strict=True))
        cards += [values["card"]] if "card" in values else []
        tokens += [values["token"]] if "token" in values else []
    for seat, park in enumerate(s.parks):
        cards += [lay[0] for lay in park.laid[1:]]
        tokens += [token >> 1 for token in park.tokens.values()]
        check_park(park)
        assert bool(park.laid) == (s.colours[seat] >= 0), f"seat {seat} has a park and no colour, or the reverse"
    assert sorted(cards) == list(range(1, CARDS + 1)), f"cards lost or doubled: {sorted(cards)}"
    assert sorted(tokens) == list(range(1, TOKENS + 1)), f"tokens lost or doubled: {sorted(tokens)}"
    rounds = s.rounds if s.round_card < 0 else [*s.rounds, s.round_card]
    assert len(set(rounds)) == len(rounds) <= ROUNDS, f"round cards doubled: {rounds}"


def check_park(park: Park) -> None:
    """Built again from its cards alone, the park is the same: no overlap, no gap, no space or visitor amiss."""
    cells: dict[int, int] = {}
    halves: dict[int, int] = {}
    for number, (card, lie, cell, turn) in enumerate(park.laid):
        assert (card >= FIRST_START) == (number == 0), f"card {card} is number {number} of a park"
        for each in (cell, cell + STEP[lie]):
            assert each not in cells, f"card {card} covers another"
            cells[each] = number
        edges = [cell * 2 + offset for offset, _ in AROUND[lie]]
        assert number == 0 or any(edge in halves for edge in edges), f"card {card} makes no whole space"
        for edge, (_, below), bits in zip(edges, AROUND[lie], park.kit.faces[card][turn], strict=True):
            halves[edge] = halves.get(edge, 0) + (bits << 8 if below else bits)
    assert cells == park.cells, "cells and cards differ"
    assert halves == park.halves, "spaces and cards differ"
    whole = sorted([edge for edge in halves if park.is_whole(edge)])
    assert whole == sorted([space[0] for space in park.whole]), "whole spaces and cards differ"
    for edge, token in park.tokens.items():
        assert edge in halves, f"token {token >> 1} is on no space"
        fits = token & 1 or park.takes_visitor(edge, park.kit.terrain[token >> 1])
        assert fits, f"visitor {token >> 1} is on foreign terrain"
