"""Many seeded games among bots, and what came of them by bot and by seat.

Games are independent: number g of seed S is always the same game, whoever plays it out, and all sums are whole
numbers, so any number of workers gives the same figures.
"""

from __future__ import annotations

import signal
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from math import sqrt
from multiprocessing import get_context
from pathlib import Path

from midway.games import load_game
from midway.lab.players import make_player
from midway.lab.playing import play_out

#: A win is this many shares: every number of winners from 1 to 6 divides it.
SHARES = 60


@dataclass(frozen=True)
class Plan:
    """What is played. ``bots`` rotate over the seats from game to game; fewer bots than seats are repeated in order,
    of more bots some sit out each game. Raises ValueError naming what cannot be."""

    game: str
    seats: int
    games: int
    bots: tuple[str, ...]
    seed: str = "0"
    options: Mapping[str, str] = field(default_factory=dict)
    edition: Path | None = None

    def __post_init__(self) -> None:
        if self.games < 1:
            raise ValueError(f"simulate at least 1 game, not {self.games}")
        if not self.bots:
            raise ValueError("name at least one bot")
        load_game(self.game).setup(self.seats, self.options, self.edition)
        for name in self.bots:
            make_player(self.game, name, "")

    def lineup(self, number: int) -> list[str]:
        """The bot in each seat of one game."""
        turn = max(self.seats, len(self.bots))
        return [self.bots[(seat + number) % turn % len(self.bots)] for seat in range(self.seats)]


@dataclass
class Tally:
    """Whole-number sums over the games of one bot or one seat."""

    games: int = 0
    shares: int = 0  # of wins, in 1/SHARES
    places: int = 0
    scores: Counter[int] = field(default_factory=Counter)  # games by points

    def add(self, place: int, winners: int, score: int) -> None:
        self.games += 1
        self.shares += SHARES // winners if place == 1 else 0
        self.places += place
        self.scores[score] += 1

    def join(self, other: Tally) -> None:
        """Add the sums of other games."""
        self.games += other.games
        self.shares += other.shares
        self.places += other.places
        self.scores.update(other.scores)

    def mean(self) -> float:
        """Points a game."""
        return sum(score * times for score, times in self.scores.items()) / max(self.games, 1)

    def deviation(self) -> float:
        """One standard deviation of the points."""
        points = sum(score * times for score, times in self.scores.items())
        squares = sum(score * score * times for score, times in self.scores.items())
        return sqrt(self.games * squares - points * points) / max(self.games, 1)

    def figures(self) -> dict[str, float | int | None]:
        """Means and rates. ``win_rate_error`` and ``score_deviation`` are one standard error and deviation."""
        games = max(self.games, 1)
        rate = self.shares / (SHARES * games)
        return {
            "games": self.games,
            "wins": self.shares / SHARES,
            "win_rate": rate,
            "win_rate_error": sqrt(rate * (1 - rate) / games),
            "mean_place": self.places / games,
            "mean_score": self.mean(),
            "score_deviation": self.deviation(),
            "best_score": max(self.scores, default=None),
            "worst_score": min(self.scores, default=None),
        }


class Results:
    """The tallies of a simulation by bot and by seat, how many choices its games took, and how close they were."""

    def __init__(self, plan: Plan) -> None:
        self.bots = {name: Tally() for name in plan.bots}
        self.seats = [Tally() for _ in range(plan.seats)]
        self.games = 0
        self.choices = 0
        self.leads: Counter[int] = Counter()  # games by the points between the two best seats

    def played(self) -> dict[str, Tally]:
        """The bots that came to a seat: of many bots in few games some sit out."""
        return {name: tally for name, tally in self.bots.items() if tally.games}

    def join(self, other: Results) -> None:
        """Add the results of other games of the same plan."""
        self.games += other.games
        self.choices += other.choices
        self.leads.update(other.leads)
        for name, tally in other.bots.items():
            self.bots[name].join(tally)
        for own, more in zip(self.seats, other.seats, strict=True):
            own.join(more)


def play_games(plan: Plan, numbers: range) -> Results:
    """Play these games of the plan, here and now."""
    game = load_game(plan.game)
    edition = game.load_edition(plan.edition)
    results = Results(plan)
    for number in numbers:
        names = plan.lineup(number)
        seed = f"{plan.seed}/{number}"
        bots = [make_player(plan.game, name, f"{seed}/{seat}") for seat, name in enumerate(names)]
        state = game.initial_state(plan.seats, plan.options, seed, edition)
        results.choices += play_out(state, bots)
        results.games += 1
        places, points = state.places(), state.standings()
        if plan.seats > 1:
            best, second, *_ = sorted(points, reverse=True)
            results.leads[best - second] += 1
        winners = max(places.count(1), 1)
        for seat, name in enumerate(names):
            results.bots[name].add(places[seat], winners, points[seat])
            results.seats[seat].add(places[seat], winners, points[seat])
    return results


def simulate(plan: Plan, workers: int = 1, played: Callable[[int], object] = lambda games: None) -> Results:
    """Play the whole plan on ``workers`` processes; ``played`` is told of each batch of games as it is done."""
    if workers < 1:
        raise ValueError(f"at least 1 worker, not {workers}")
    results = Results(plan)
    batches = _batches(plan.games, workers)
    for batch in map(play_games, [plan] * len(batches), batches) if workers == 1 else _spread(plan, batches, workers):
        results.join(batch)
        played(batch.games)
    return results


def _batches(games: int, workers: int) -> list[range]:
    size = max(1, min(25, games // (workers * 4)))
    return [range(first, min(first + size, games)) for first in range(0, games, size)]


def _spread(plan: Plan, batches: list[range], workers: int) -> Iterator[Results]:
    pool = ProcessPoolExecutor(workers, get_context("spawn"), _leave_interrupts_to_the_parent)
    try:
        yield from pool.map(play_games, [plan] * len(batches), batches)
    finally:
        pool.shutdown(cancel_futures=True)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
