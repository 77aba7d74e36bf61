"""The bot that thinks ahead: it guesses what it cannot see, and plays each choice on from every guess.

This is policy improvement by rollouts (Tesauro and Galperin, "On-line Policy Improvement using Monte-Carlo Search",
1996) over imagined tables (Ginsberg, "GIB: Imperfect Information in a Computationally Challenging Game", 2001). After
its own choice every seat goes on as the game's own bot would, its own seat too. That bot is shown a view, so nobody
acts upon what was only guessed: the "strategy fusion" of determinised trees (Long and others, "Understanding the
Success of Perfect Information Monte Carlo Sampling in Game Tree Search", 2010) cannot come up.

Choices are compared on the same guesses and the same dice, and the worse half of them is dropped until one is left
(sequential halving: Karnin, Koren and Somekh, "Almost Optimal Exploration in Multi-Armed Bandits", 2013). That one must
be better than what the game's own bot would do by more than luck. docs/decisions/0008 has the figures, and what else
was tried.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from midway.bots.own import best_own, lookahead
from midway.engine.actions import Action
from midway.engine.dice import Dice
from midway.engine.state import State

if TYPE_CHECKING:
    from midway.bots import Bot

#: Playouts there should be for each choice that is looked at; of more choices the game's own bot names the best.
LEAST = 8


def is_luck(gains: Sequence[int]) -> bool:
    """Whether the sum of these gains is within one standard error of nothing, reckoned from their squares.

    >>> is_luck([3, -2, 1, -1]), is_luck([3, 2, 0, 1])
    (True, False)
    """
    gain = sum(gains)
    return gain <= 0 or gain * gain <= sum([each * each for each in gains])


class Search:
    """One seat's thinker in a game; what it does not search, it leaves to the game's own bot.

    That is every game that can be played against time, as a whole: there the house's bots have human hands and
    memories, which the rules know nothing of.
    """

    def __init__(self, game_key: str, seed: str, budget: int | None = None) -> None:
        """``budget`` is in actions that may be played on imagined tables for one choice; without it the game says."""
        self.seed = seed
        self.budget = budget
        self.own = best_own(game_key, seed)

    def choose(self, view: State, legal: Sequence[Action]) -> Action:
        """One of ``legal``. In a game inside a game only the inner one is thought through."""
        plain = self.own.choose(view, legal)
        inner = view.inner()
        game = inner.setup.game
        budget = lookahead(game.key) if self.budget is None else self.budget
        if len(legal) == 1 or not budget or any(node.timed or node.nests for node in game.nodes.values()):
            return plain
        assert view.viewer is not None
        step, own = view.ticket(view.viewer)
        return Question(inner, f"{self.seed} {step} {own}").best(legal, plain, budget)

    def moment(self, view: State, action: Action) -> int | None:
        """In a race it is the game's own bot: its pace too."""
        assert view.viewer is not None
        own = getattr(self.own, "moment", None)
        at: int | None = view.earliest(view.viewer) if own is None else own(view, action)
        return at


class Trial:
    """One choice and what came of it, guess by guess."""

    def __init__(self, action: Action) -> None:
        self.action = action
        self.worths: list[int] = []


class Question:
    """One question to one seat. All chance is drawn from ``seed``."""

    def __init__(self, view: State, seed: str) -> None:
        assert view.viewer is not None
        self.view = view
        self.seat = view.viewer
        self.key = view.setup.game.key
        self.seed = seed
        self.dice = Dice.of(f"search {seed}")
        self.guesses = 0
        self.played = 0  # actions on imagined tables

    def best(self, legal: Sequence[Action], plain: Action, budget: int) -> Action:
        """What came out best, if it is clearly better than ``plain``, which the game's own bot would choose."""
        self.compare([Trial(plain)])  # the first playout tells how long they are, and so how many can be made
        many = budget // (LEAST * self.played)
        own, *others = [Trial(action) for action in self.promising(legal, plain, max(2, many))]
        left = [own, *others]
        halvings = len(others).bit_length()
        for halving in range(1, halvings + 1):
            self.compare(left)
            while self.played < budget * halving // halvings:
                self.compare(left)
            left.sort(key=lambda trial: -sum(trial.worths))
            del left[(len(left) + 1) // 2 :]
        gains = [worth - usual for worth, usual in zip(left[0].worths, own.worths, strict=False)]
        return plain if is_luck(gains) else left[0].action

    def promising(self, legal: Sequence[Action], plain: Action, many: int) -> list[Action]:
        """``plain`` and others, at most so many: those that the game's own bot names when the better ones are gone."""
        found = [plain]
        rest = [action for action in legal if action is not plain]
        if len(legal) <= many:
            return found + rest
        own = best_own(self.key, self.seed)
        while len(found) < many:
            named = own.choose(self.view, rest)
            found.append(named if named in rest else rest[0])  # a bot may have its mind made up
            rest.remove(found[-1])
        return found

    def compare(self, trials: Sequence[Trial]) -> None:
        """Make a guess, and play each of these choices on from it."""
        guess = self.view.imagine(self.dice.child(f"guess {self.guesses}"))
        for trial in trials:
            trial.worths.append(self.playout(guess.clone(), trial.action))
        self.guesses += 1

    def playout(self, state: State, action: Action) -> int:
        """What a choice is worth on an imagined table: the points at the end above the best of the others."""
        bots: dict[int, Bot] = {}
        state.apply_action(self.seat, action)
        self.played += 1
        while state.stack:
            seat = state.waiting()[0]
            legal = state.legal_actions(seat)
            action = legal[0]
            if len(legal) > 1:
                if seat not in bots:
                    bots[seat] = best_own(self.key, f"{self.seed} {self.guesses} {seat}")
                action = bots[seat].choose(state.redact(seat), legal)
            state.apply_action(seat, action)
            self.played += 1
        points = state.standings()
        own = points.pop(self.seat)
        return own - max(points, default=0)
