"""A rider with a memory that fades along the track."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from midway.engine.actions import Action
from midway.engine.dice import Dice
from midway.games.rummelplatz.roller_coaster.decisions import LEARN, LEARN_LIVE
from midway.games.rummelplatz.roller_coaster.state import MOVE, NEXT, READY, RollerCoaster

#: Percent of cards still known after one look along the track, by place.
FADING = (97, 95, 92, 88, 83, 77, 70, 63, 57, 51, 46, 41, 37, 33, 30, 28, 26, 25)
MIDDLING = (99, 98, 97, 95, 93, 90, 86, 81, 76, 70, 64, 58, 52, 47, 42, 38, 35, 32)
LASTING = (100, 99, 99, 98, 97, 96, 94, 92, 89, 85, 81, 76, 71, 66, 61, 56, 52, 48)


class Greedy:
    """Looks along the track once, then rides by what it remembers; sees a view and the legal list alone.

    What it has forgotten is drawn from its seed, ride by ride, so it is the same at every question; a card it does
    not know is guessed among the movements that can still come.
    """

    known: ClassVar[tuple[int, ...]] = MIDDLING

    def __init__(self, seed: str) -> None:
        self.dice = Dice.of(seed)

    def choose(self, view: RollerCoaster, legal: Sequence[Action]) -> Action:
        """One of the legal actions."""
        assert view.viewer is not None
        if view.stack[-1].node in (LEARN, LEARN_LIVE):
            return NEXT if NEXT in legal else READY
        if legal[0].verb != "move":
            return legal[0]
        place = view.ridden
        stream = f"ride {view.ride} seat {view.viewer}"
        known = self.known[min(place, len(self.known) - 1)]
        wanted = view.track[place] if place < view.seen[view.viewer] else -1
        if wanted < 0 or self._draw(stream, place, 100) >= known:
            past = view.track[:place]
            left = [at for at in range(len(MOVE)) for _ in range(view.box.copies - past.count(at))]
            wanted = left[self._draw(f"{stream} guess", place, len(left))]
        # in a calm ride the same answer is not given twice
        return MOVE[wanted] if MOVE[wanted] in legal else legal[0]

    def _draw(self, stream: str, n: int, below: int) -> int:
        return self.dice.word(stream, n) * below >> 64


class Novice(Greedy):
    """Remembers five or six cards."""

    known: ClassVar[tuple[int, ...]] = FADING


class Sharp(Greedy):
    """Remembers ten cards."""

    known: ClassVar[tuple[int, ...]] = LASTING
