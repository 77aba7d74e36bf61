"""The bot that plays anything, badly."""

from __future__ import annotations

from collections.abc import Sequence

from midway.engine.actions import Action
from midway.engine.dice import Dice
from midway.engine.state import State


class RandomBot:
    """Chooses evenly among the legal actions. Its chance is its own: word n of its seed for its n-th choice."""

    def __init__(self, seed: str) -> None:
        self.dice = Dice.of(f"random bot {seed}")
        self.choices = 0

    def choose(self, view: State, legal: Sequence[Action]) -> Action:
        """Any of ``legal``; does not look at the view."""
        word = self.dice.word("choice", self.choices)
        self.choices += 1
        return legal[word * len(legal) >> 64]
