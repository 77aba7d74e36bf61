"""A rider who shrieks in time and remembers most of what the others shrieked at."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations_with_replacement
from typing import ClassVar

from midway.engine.actions import Action
from midway.engine.dice import Dice
from midway.games.rummelplatz.ghost_train.state import GIVE, KINDS, PAIRS, READY, SHRIEK, TAKE, GhostTrain

HANDS = list(combinations_with_replacement(range(KINDS), 2))
#: By hand: the cards of the track that scare it, one bit a card.
SCARY = [sum([1 << card for card, pair in enumerate(PAIRS) if a in pair or b in pair]) for a, b in HANDS]


class Greedy:
    """Gives its tiles by the hands that fit best what it still remembers; sees a view and the legal list alone.

    Everybody has heard every shriek; what this bot missed or forgot is drawn from its seed, so it is the same at
    every question.
    """

    #: Percent of own shrieks made, of others' noticed, and of those forgotten with each later card.
    made: ClassVar[int] = 98
    noticed: ClassVar[int] = 85
    forgotten: ClassVar[int] = 3

    def __init__(self, seed: str) -> None:
        self.dice = Dice.of(seed)

    def choose(self, view: GhostTrain, legal: Sequence[Action]) -> Action:
        """One of the legal actions."""
        assert view.viewer is not None
        if SHRIEK in legal:
            return legal[0] if self._percent(f"made {view.viewer}", len(view.track)) < self.made else legal[-1]
        if READY not in legal:
            return legal[0]
        plan = self.plan(view, view.viewer)
        row = view.tiles[view.viewer]
        for fear in range(KINDS):
            if row[fear] >= 0 and plan[fear] != row[fear]:
                return TAKE[fear]
        for fear in range(KINDS):
            if plan[fear] >= 0 and row[fear] != plan[fear]:
                return GIVE[fear][plan[fear]]
        return READY

    def plan(self, view: GhostTrain, me: int) -> list[int]:
        """The rival for each tile, below 0 for none: the likeliest first, two a rival."""
        wishes = []
        for rival in range(view.seats):
            if rival != me:
                likely = self.likely(view, rival)
                wishes += [(-likely[fear], fear, rival) for fear in range(KINDS)]
        plan = [-1] * KINDS
        for _, fear, rival in sorted(wishes):
            if plan[fear] < 0 and plan.count(rival) < view.box.most:
                plan[fear] = rival
        return plan

    def likely(self, view: GhostTrain, rival: int) -> list[int]:
        """By fear: how much the hands that have it fit what is remembered of a rival."""
        heard = seen = 0
        for number, card in enumerate(view.track):
            seen |= 1 << card
            if rival in view.shrieks[number] and self._remembers(rival, number, len(view.track) - number):
                heard |= 1 << card
        likely = [0] * KINDS
        for hand, scary in zip(HANDS, SCARY, strict=True):
            wrong = (heard & ~scary).bit_count()
            missed = (scary & seen & ~heard).bit_count()
            fit = 1 << 40 >> 8 * wrong + 2 * missed
            for fear in set(hand):
                likely[fear] += fit
        return likely

    def _remembers(self, rival: int, number: int, age: int) -> bool:
        """Whether a shriek was noticed, and not forgotten since."""
        kept = self.noticed * (100 - self.forgotten * age) // 100
        return self._percent(f"heard {rival}", number) < kept

    def _percent(self, stream: str, n: int) -> int:
        return self.dice.word(stream, n) * 100 >> 64


class Novice(Greedy):
    """Misses three shrieks in ten, and forgets twice as fast."""

    made: ClassVar[int] = 95
    noticed: ClassVar[int] = 70
    forgotten: ClassVar[int] = 6


class Sharp(Greedy):
    """Hears nearly everything, and keeps it."""

    made: ClassVar[int] = 100
    noticed: ClassVar[int] = 95
    forgotten: ClassVar[int] = 1
