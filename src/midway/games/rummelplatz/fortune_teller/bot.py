"""A teller who praises what is bad, and a listener who believes half of it."""

from __future__ import annotations

from collections.abc import Sequence

from midway.engine.actions import Action
from midway.engine.dice import Dice
from midway.games.rummelplatz.fortune_teller.state import FortuneTeller

#: The mean of all fates, doubled to stay whole.
TWICE_THE_MEAN = 5
#: Actions that the search bot may imagine for one choice (docs/decisions/0008).
LOOKAHEAD = 8000


class Greedy:
    """Gives away what is below the mean and hopes to keep the rest; sees a view and the legal list, nothing else."""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def choose(self, view: FortuneTeller, legal: Sequence[Action]) -> Action:
        """One of the legal actions."""
        assert view.viewer is not None
        chance = Dice.of(f"{self.seed} {len(view.laid)} {len(view.refused)}")
        if legal[0].verb == "tell":
            return self._tell(view, chance)
        accept, refuse = legal
        # half of the claims are taken to be true; a claim that others refused is worth less
        hoped = view.claim + TWICE_THE_MEAN // 2 - 4 - 2 * len(view.refused)
        doubt = (chance.word("doubt", 0) * 9 >> 64) - 4
        return accept if hoped + doubt > 0 else refuse

    def _tell(self, view: FortuneTeller, chance: Dice) -> Action:
        assert view.viewer is not None
        hand = view.hands[view.viewer]
        card = min(hand)
        claims = view.fates.tell[card]
        low, high = view.fates.values[0], view.fates.values[-1]
        if chance.word("honest", 0) * 3 >> 64 == 0:
            claim = card
        elif 2 * card < TWICE_THE_MEAN:
            claim = 3 + (chance.word("claim", 0) * (high - 4) >> 64)
        else:
            claim = low + (chance.word("claim", 0) * 10 >> 64)
        return claims[claim - low]
