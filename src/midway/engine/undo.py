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
    question = before.inner()
    in_window = bool(question.stack) and question.stack[-1].node.stays
    if in_window or _counted(after) != _counted(before) or after.is_terminal():
        return frozenset(everybody)
    learned = set()
    for seat in everybody:
        viewer = None if seat < 0 else seat
        view = before.redact(viewer)
        seen = after.redact(viewer).data()
        for sample in range(samples):
            other = view.imagine(dice.child(f"told {seat} {sample}"))
            if not _replayed(other, played) or other.redact(viewer).data() != seen:
                learned.add(seat)
                break
    return frozenset(learned)


def go_back(past: State, now: State) -> State:
    """The state to play on from after an undo: the table of ``past``, but chance once drawn stays drawn, and the
    question is a new one, so that a click made before the undo is refused."""
    state = past.clone()
    _keep_chance(state, now)
    state.step = now.step + 1
    return state


def _keep_chance(state: State, now: State) -> None:
    state.draws = [max(then, drawn) for then, drawn in zip(state.draws, now.draws, strict=True)]
    state.windows = max(state.windows, now.windows)
    for name in state.FIELDS:
        inside, inside_now = getattr(state, name), getattr(now, name)
        if isinstance(inside, State) and type(inside_now) is type(inside):
            _keep_chance(inside, inside_now)


def _counted(state: State) -> list[Any]:
    """What chance was drawn and how many windows were opened, here and in the games inside."""
    inside = [getattr(state, name) for name in state.FIELDS]
    return [state.draws, state.windows, *[_counted(child) for child in inside if isinstance(child, State)]]


def _replayed(state: State, played: Sequence[Played]) -> bool:
    for seat, action, t, _ in played:
        if action not in state.legal_actions(seat):
            return False
        state.apply_action(seat, action, t)
    return True
