"""A jockey who keeps the face that shows most."""

from __future__ import annotations

from collections.abc import Sequence

from midway.engine.actions import Action
from midway.games.rummelplatz.horse_race.crews import RIDE, ROLL
from midway.games.rummelplatz.horse_race.state import HorseRace


class Greedy:
    """Keeps the face that shows most, of three different ones the 2; sees a view and the legal list, nothing else.

    Three 2s are worth the most rows for the rolls they take. There is nothing to draw, so the seed is not used.
    """

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def choose(self, view: HorseRace, legal: Sequence[Action]) -> Action:
        """One of the legal actions."""
        if len(legal) == 1 or view.viewer is None:
            return legal[0]
        lane = view.crews.lane[view.viewer]
        if legal[0].verb == "ride":
            return RIDE[view.called[lane] - 1]
        dice = view.dice3[lane]
        face = max(dice, key=lambda pips: (dice.count(pips), pips == 2))
        rolled = ROLL[sum([1 << at for at, pips in enumerate(dice) if pips != face]) - 1]
        # in a calm round the same answer is not given twice
        return rolled if rolled in legal else legal[0]
