"""How fast the rules are on this machine, against a plain loop that says how fast the machine is.

Seconds are of this process, so that other work on the machine counts little; the ratio to the calibration loop differs
less still.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass
from random import Random
from time import process_time

from midway.engine.game import Game
from midway.engine.state import State
from midway.lab.playing import next_turn

#: Turns a second of the machine that the project's speed targets are stated for.
REFERENCE_TURNS = 5_000_000
SAMPLES = 40
SLICE_SECONDS = 0.05
SLICE_TURNS = 100_000


@dataclass(frozen=True)
class Figures:
    """Speeds of one game at one number of seats. Decisions count forced ones too; set-up is part of the time."""

    game: str
    seats: int
    decisions_per_second: float
    games_per_second: float
    decisions_per_game: float
    clone_us: float  # a copy in the middle of a game
    legal_us: float  # the first list asked for after an action
    calibration: float  # turns a second
    calibration_ratio: float  # calibration / REFERENCE_TURNS
    decisions_at_reference: float  # decisions_per_second / calibration_ratio

    def plain(self) -> dict[str, float | int | str]:
        return asdict(self)


class Wheel:
    """What the calibration loop turns: an object with a list, as a state is."""

    __slots__ = ("row",)

    def __init__(self) -> None:
        self.row = [0] * 8

    def turn(self, at: int) -> int:
        """One turn: a method call, a few whole-number operations, a write and a look into a short list."""
        row = self.row
        row[at & 7] += 1
        return (at * 5 + 3 + row[at >> 7]) & 1023


def calibration_loop(turns: int) -> int:
    """The plain loop that says how fast this machine runs Python such as the rules are made of."""
    wheel = Wheel()
    at = 1
    for _ in range(turns):
        at = wheel.turn(at)
    return at


def playout(state: State, random: Random) -> int:
    """Play evenly chosen legal actions to the end through the public API; the number of actions."""
    draw = random.random
    timed = any(node.timed or node.nests for node in state.setup.game.nodes.values())
    actions = 0
    while state.stack:
        seat, t = next_turn(state) if timed else (state.waiting()[0], 0)
        legal = state.legal_actions(seat)
        state.apply_action(seat, legal[int(draw() * len(legal))], t)
        actions += 1
    return actions


def measure(game: Game[State], seats: int, seconds: float = 2.0) -> Figures:
    """Random playouts for about ``seconds``, then the cost of a copy and of a list in the middle of games.

    A slice of the calibration loop stands between every two slices of play, so that a machine that slows down slows
    both.
    """
    edition = game.load_edition()
    random = Random(1)
    games = decisions = slices = 0
    spent = calibrating = 0.0
    while spent < seconds or not slices:
        calibrating += _seconds(lambda: calibration_loop(SLICE_TURNS))
        slices += 1
        start = process_time()
        while (played := process_time() - start) < SLICE_SECONDS:
            decisions += playout(game.initial_state(seats, seed=f"bench {games}", edition=edition), random)
            games += 1
        spent += played
    turns = slices * SLICE_TURNS / calibrating
    middles = [_middle(game, seats, n, decisions // games // 2) for n in range(SAMPLES)]
    ratio = turns / REFERENCE_TURNS
    return Figures(
        game=game.key,
        seats=seats,
        decisions_per_second=decisions / spent,
        games_per_second=games / spent,
        decisions_per_game=decisions / games,
        clone_us=min(_seconds(lambda: [state.clone() for state in middles]) for _ in range(20)) / SAMPLES * 1e6,
        legal_us=sum(_first_list(state) for state in middles) / SAMPLES * 1e6,
        calibration=turns,
        calibration_ratio=ratio,
        decisions_at_reference=decisions / spent / ratio,
    )


def _middle(game: Game[State], seats: int, number: int, actions: int) -> State:
    """A state about half-way through a random game."""
    random = Random(number)
    state = game.initial_state(seats, seed=f"middle {number}")
    for _ in range(actions):
        seat, t = next_turn(state)
        before = state.clone()
        state.apply_action(seat, random.choice(state.legal_actions(seat)), t)
        if state.is_terminal():
            return before
    return state


def _first_list(state: State) -> float:
    """Seconds for the list that is asked for right after an action; 0 where that action ended the game."""
    played = state.clone()
    seat, t = next_turn(played)
    played.apply_action(seat, Random(0).choice(played.legal_actions(seat)), t)
    if played.is_terminal():
        return 0.0
    seat, _ = next_turn(played)
    return _seconds(lambda: played.legal_actions(seat))


def _seconds(work: Callable[[], object]) -> float:
    start = process_time()
    work()
    return process_time() - start
