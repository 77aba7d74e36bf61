"""A swinger who sits as far out as the stomach allows."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb

from midway.engine.actions import Action
from midway.games.rummelplatz.swing_boat.state import SwingBoat

#: Risks of losing the last endurance point that are taken, in percent.
DARE = 4
#: Actions that the search bot may imagine for one choice (docs/decisions/0008).
LOOKAHEAD = 8000


def risk(dice: int, endurance: int) -> int:
    """The chance in percent that so many dice cost all endurance: half of the faces are 1.

    >>> risk(2, 2)
    25
    """
    return 100 * sum([comb(dice, ones) for ones in range(endurance, dice + 1)]) >> dice


class Greedy:
    """Takes the row with the most fun whose risk is small; sees a view and the legal list, nothing else."""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def choose(self, view: SwingBoat, legal: Sequence[Action]) -> Action:
        """One of the legal actions."""
        assert view.viewer is not None
        endurance = view.endurance[view.viewer]
        rows = view.boat.rows
        safe = [a for a in legal if risk(rows[a.args[0]], endurance) <= DARE]
        if safe:
            return max(safe, key=lambda a: rows[a.args[0]])
        return min(legal, key=lambda a: rows[a.args[0]])
