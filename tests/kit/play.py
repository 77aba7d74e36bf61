"""A position, one act, one look: the short words of rule tests."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from midway.engine.refusal import Refusal
from midway.games import load_game


def at(key: str, text: str, seed: str = "0") -> Any:
    """The game ``key`` set by a position."""
    return load_game(key).position(text, seed)


def play(state: Any, *lines: str) -> Any:
    """Play lines like ``0 play 5`` or, in a race, ``0@500 roll ab`` through the door; returns the state."""
    for line in lines:
        who, _, code = line.partition(" ")
        seat, _, time = who.partition("@")
        state.apply_action(int(seat), code, int(time or 0))
    return state


def play_whole(state: Any, *lines: str) -> Any:
    """The same, on a whole table: nothing may be lost on the way."""
    for line in lines:
        play(state, line)
        state.setup.game.check(state)
    return state


def codes(state: Any, seat: int = 0) -> list[str]:
    """What a seat may do, as words."""
    return [action.code for action in state.legal_actions(seat)]


@contextmanager
def refused(code: str, rule: str) -> Iterator[None]:
    """What is inside is refused, for this reason and by this rule."""
    with pytest.raises(Refusal) as caught:
        yield
    assert (caught.value.code, caught.value.rule) == (code, rule)
