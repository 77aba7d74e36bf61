"""The bot that plays anything, badly."""

from __future__ import annotations

from collections.abc import Sequence

from midway.engine.actions import Action
from midway.engine.dice import Dice
from midway.engine.state import CLOCK, State

#: In a race, ms from when it may act.
REACTION = 250


class RandomBot:
    """Chooses evenly among the legal actions. Its chance is its own: a word of its seed for each question."""

    def __init__(self, seed: str) -> None:
        self.dice = Dice.of(f"random bot {seed}")

    def choose(self, view: State, legal: Sequence[Action]) -> Action:
        """Any of ``legal``; of the view it looks at the number of the question alone."""
        step, own = view.ticket(CLOCK if view.viewer is None else view.viewer)
        return legal[self.dice.word(f"choice {step}", own) * len(legal) >> 64]

    def moment(self, view: State, action: Action) -> int | None:
        """A short time after it may act."""
        assert view.viewer is not None
        return view.earliest(view.viewer) + REACTION
