"""A driver who ducks: bumped as seldom as the hand allows, with a TILT somewhere in the middle."""

from __future__ import annotations

from collections.abc import Sequence

from midway.engine.actions import Action
from midway.engine.dice import Dice
from midway.games.rummelplatz.bumper_cars.state import BumperCars

#: Actions that the search bot may imagine for one choice (docs/decisions/0008).
LOOKAHEAD = 8000


class Greedy:
    """Lays the highest card that somebody else still beats; sees a view and the legal list, nothing else."""

    def __init__(self, seed: str) -> None:
        self.dice = Dice.of(seed)

    def choose(self, view: BumperCars, legal: Sequence[Action]) -> Action:
        """One of the legal actions."""
        if legal[0].verb == "tilt":
            return legal[(self.dice.word("tilt", 0) * (len(legal) // 2) >> 64) + len(legal) // 4]
        ducking = [a for a in legal if view.trick and a.args[0] < max(view.trick)]
        if ducking:
            return ducking[-1]
        last = len(view.trick) == view.seats - 1
        # bumped for certain, so the biggest card goes, but no 5 where another will do
        sure = [a for a in legal if a.args[0] != 5] or legal
        return sure[-1] if last else legal[0]
