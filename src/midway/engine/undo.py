"""Undo crosses no gain of information: what a step told whom is computed, not guessed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from midway.engine.dice import Dice
from midway.engine.driver import Played
from midway.engine.state import State

SAMPLES = 4


def told(before: State, played: Sequence[Played], dice: Dice, samples: int = SAMPLES) -> frozenset[int]:
    """The seats (CLOCK for spectators) that learned something hidden from these plays; empty means undo is free.

    The plays are repeated on states that each seat imagines: if they were not possible there, or lead to another
    view, the seat now knows more than before. Whatever drew chance or ended a window is told to all, for sampling
    can miss a rare tell.
    """
    after = before.clone()
    if not _replayed(after, played):
        raise ValueError("these plays do not fit the state before them")
    everybody = [*range(before.seats), -1]
    ended_window = bool(before.stack) and before.stack[-1].node.stays
    if ended_window or after.draws != before.draws or after.is_terminal():
        return frozenset(everybody)
    learned = set()
    for seat in everybody:
        viewer = None if seat < 0 else seat
        view = before.redact(viewer)
        seen = _leaves(after.redact(viewer))
        for sample in range(samples):
            other = view.imagine(dice.child(f"told {seat} {sample}"))
            if not _replayed(other, played) or _leaves(other.redact(viewer)) != seen:
                learned.add(seat)
                break
    return frozenset(learned)


def go_back(past: State, now: State) -> State:
    """The state to play on from after an undo: the table of ``past``, but chance once drawn stays drawn, and the
    question is a new one, so that a click made before the undo is refused."""
    state = past.clone()
    state.draws = [max(then, drawn) for then, drawn in zip(past.draws, now.draws, strict=True)]
    state.windows = now.windows
    state.step = now.step + 1
    return state


def _replayed(state: State, played: Sequence[Played]) -> bool:
    for seat, action, t, _ in played:
        if action not in state.legal_actions(seat):
            return False
        state.apply_action(seat, action, t)
    return True


def _leaves(view: State) -> tuple[Any, ...]:
    return view.data()
