"""A visitor who leaves every attraction to somebody who knows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from midway.engine.actions import Action
from midway.engine.dice import Dice
from midway.games.rummelplatz.attractions import attraction_bot
from midway.games.rummelplatz.state import Rummelplatz

#: The search bot thinks inside the attractions that let it; the fair's own choices are for the best grade.
LOOKAHEAD = 1


class Greedy:
    """Plays each attraction with that attraction's own bot, and chooses among attractions by chance."""

    grade: ClassVar[str] = "Greedy"

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.visit = 0
        self.inside: Any = None

    def choose(self, view: Rummelplatz, legal: Sequence[Action]) -> Action:
        """One of the legal actions."""
        if view.booth is None or not view.stack[-1].node.nests:
            return legal[Dice.of(f"{self.seed} {len(view.visited)}").word("choice", 0) * len(legal) >> 64]
        action: Action = self.at_booth(view).choose(view.booth, legal)
        return action

    def moment(self, view: Rummelplatz, action: Action) -> int | None:
        """When whoever knows the attraction would act in it."""
        at: int | None = self.at_booth(view).moment(view.booth, action)
        return at

    def at_booth(self, view: Rummelplatz) -> Any:
        """Whoever knows the attraction that is visited."""
        visit = len(view.visited)
        if self.inside is None or self.visit != visit:
            self.visit = visit
            self.inside = attraction_bot(view.box.keys[view.visited[-1]], self.grade)(f"{self.seed} {visit}")
        return self.inside


class Novice(Greedy):
    """The same at its first fair."""

    grade: ClassVar[str] = "Novice"


class Sharp(Greedy):
    """The same, and it has been here before."""

    grade: ClassVar[str] = "Sharp"
