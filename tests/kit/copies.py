"""Checks of copies: clones share nothing that changes, positions carry everything."""

from __future__ import annotations

from typing import Any

from kit.walk import Moment
from midway.engine.state import State, plain


class Copies:
    """Earlier copies of one game, hashed again at every moment."""

    def __init__(self) -> None:
        self.kept: list[tuple[State, str]] = []

    def check(self, m: Moment) -> None:
        """A copy equals its original, shares no list with it, and no earlier copy has changed."""
        copy = m.state.clone()
        assert copy.data() == m.state.data(), "a clone differs from its original"
        for name, value in vars(copy).items():
            original = getattr(m.state, name)
            if name not in ("setup", "actions", "dice", "events"):
                assert plain(value) == plain(original), f"clone: {name} differs"
            assert not shares(value, original), f"clone: {name} is shared and can change"
        for earlier, fingerprint in self.kept:
            assert earlier.hash() == fingerprint, "an earlier copy has changed"
        self.kept = [*self.kept[-5:], (copy, copy.hash())]


def shares(value: Any, original: Any) -> bool:
    """Whether a list or dict, or one inside a list, is the same object on both sides."""
    if isinstance(value, list):
        return value is original or any(shares(a, b) for a, b in zip(value, original, strict=True))
    return isinstance(value, dict) and value is original


def check_fields(m: Moment) -> None:
    """Whatever differs between two states of a game stands in FIELDS, so that hash and positions know of it."""
    house = set(vars(State(m.state.setup, None)))
    for name, value in vars(m.state).items():
        if name not in house and name not in m.state.FIELDS:
            assert value is getattr(type(m.state)(m.state.setup, None), name), f"{name} is missing in FIELDS"


def check_position(m: Moment) -> None:
    """A state written as a position and read back is the same, and plays on the same."""
    game = m.state.setup.game
    text = m.state.to_position()
    again = game.position(text)
    assert again.data() == m.state.data(), text
    assert again.to_position() == text
    for seat in m.everybody():
        assert again.legal_actions(seat) == m.state.legal_actions(seat)
        assert again.earliest(seat) == m.state.earliest(seat)
