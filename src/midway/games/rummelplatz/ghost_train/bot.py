"""A rider who shrieks in time and remembers most of what the others shrieked at."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations_with_replacement
from typing import ClassVar

from midway.engine.actions import Action
from midway.games.rummelplatz.common.hand import REACTION, Hand
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
    #: Ms from the sight of a fear to the shriek, and for a tile to be given.
    reaction: ClassVar[tuple[int, int]] = (500, 1400)
    a_tile: ClassVar[int] = 2500

    def __init__(self, seed: str) -> None:
        self.hand = Hand(seed)
        self.planned: list[int] | None = None  # the rival for each tile, worked out once

    def choose(self, view: GhostTrain, legal: Sequence[Action]) -> Action:
        """One of the legal actions."""
        assert view.viewer is not None
        if SHRIEK in legal:
            return legal[0] if self.shrieks(view) else legal[-1]
        if READY not in legal:
            return legal[0]
        if self.planned is None:
            self.planned = self.plan(view, view.viewer)
        plan = self.planned
        row = view.tiles[view.viewer]
        for fear in range(KINDS):
            if row[fear] >= 0 and plan[fear] != row[fear]:
                return TAKE[fear]
        for fear in range(KINDS):
            if plan[fear] >= 0 and row[fear] != plan[fear]:
                return GIVE[fear][plan[fear]]
        return READY

    def moment(self, view: GhostTrain, action: Action) -> int | None:
        """Against the clock it shrieks a moment after the card is seen, or forgets to; then it gives tile by tile."""
        me = view.viewer
        assert me is not None
        if action is SHRIEK:
            if not self.shrieks(view):
                return None
            return view.times.of(self.hand.between("shriek", len(view.track), *self.reaction), me)
        given = sum([rival >= 0 for rival in view.tiles[me]])
        thought = sum([self.hand.about("tile", tile, self.a_tile) for tile in range(given + 1)])
        return max(REACTION, view.times.of(thought, me))

    def shrieks(self, view: GhostTrain) -> bool:
        """Whether it does not miss its fear on the card seen now."""
        return self.hand.below("made", len(view.track), 100) < self.made

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
        kept = 10_000 * self.noticed
        for _ in range(age):
            kept -= kept * self.forgotten // 100
        return self.hand.below(f"heard {rival}", number, 1_000_000) < kept


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
