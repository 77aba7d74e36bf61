"""The fates, what can be said about them, and what is left to think."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from midway.engine.actions import Action, Actions
from midway.games.rummelplatz.fortune_teller.scoring import BETTER, CORRECT, WORSE


class Fates:
    """The numbers of an edition, and the actions that follow from its values."""

    def __init__(self, low: int, high: int, cards: int, limit: int) -> None:
        self.values = range(low, high + 1)
        self.cards = cards
        self.limit = limit
        self.actions = Actions()
        #: Accept or refuse the card on offer.
        self.answers = (self.actions.make("accept"), self.actions.make("refuse"))
        #: ``tell 3 as 12`` offers the card with 3 and claims 12; by card, then by claim.
        self.tell: dict[int, list[Action]] = {
            card: [self.actions.make("tell", card, claim, text=f"{card} as {claim}") for claim in self.values]
            for card in self.values
        }

    def possible(self, claim: int, said: int) -> range:
        """The values that a claim and its verdict leave open."""
        low, high = self.values[0], self.values[-1]
        if said == CORRECT:
            return range(claim, claim + 1)
        if said == BETTER:
            return range(claim + 1, high + 1)
        return range(low, claim) if said == WORSE else self.values


def assign(choices: Sequence[Iterable[int]], order: Sequence[int]) -> list[int]:
    """Different values for all holes, tried in the given order; each hole takes one of its choices.

    A hole that finds all of its values taken moves another one on, so a way that exists is found.

    >>> assign([{1, 2}, {1}], [1, 2])
    [2, 1]
    """
    owner: dict[int, int] = {}
    allowed = [[value for value in order if value in choice] for choice in map(set, choices)]

    def place(hole: int, tried: set[int]) -> bool:
        for value in allowed[hole]:
            if value not in tried:
                tried.add(value)
                if value not in owner or place(owner[value], tried):
                    owner[value] = hole
                    return True
        return False

    for hole in range(len(choices)):
        if not place(hole, set()):
            raise ValueError("no values are left that fit what was said")
    found = [0] * len(choices)
    for value, hole in owner.items():
        found[hole] = value
    return found
