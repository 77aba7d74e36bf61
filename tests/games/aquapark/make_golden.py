"""Makes the golden records: one game for each way to end, by greedy and random players with fixed seeds.

Run ``PYTHONPATH=src python tests/games/aquapark/make_golden.py`` after a change of the rules version, never to make
a failing test pass. For endings that not every seed has, the first seed that has it is taken.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import count
from pathlib import Path

from midway.bots import Bot, make_bot
from midway.engine.match import Match
from midway.games.aquapark.game import GAME
from midway.games.aquapark.state import AquaparkState

FOLDER = Path(__file__).parents[2] / "golden" / "aquapark"


def award_tied(s: AquaparkState) -> bool:
    """Whether both neighbours of some award have equal areas."""
    return any(award.sizes[0] == award.sizes[1] for award in s.observation(None).awards)


#: name: seats, options, what must be true at the end
ENDINGS: dict[str, tuple[int, Mapping[str, str], Callable[[AquaparkState], bool]]] = {
    "two-players": (2, {}, lambda s: s.seats == 2),
    "three-players": (3, {}, lambda s: s.seats == 3),
    "four-players": (4, {"marker": "either"}, lambda s: s.seats == 4),
    "five-players-empty-deck": (5, {}, lambda s: not s.deck and not s.bag and s.display.count(0) == 2),
    "family": (3, {"mode": "family"}, lambda s: s.family and not s.awards),
    "solo-won": (1, {"automa": "easy"}, lambda s: s.solo and s.places() == [1]),
    "solo-lost": (1, {"automa": "hard"}, lambda s: s.solo and s.places() == [2]),
    "award-tied": (2, {"awards": "two"}, award_tied),
}


def play(seats: int, options: Mapping[str, str], seed: str) -> Match:
    """A whole game: even seats greedy, odd ones random."""
    match = Match.start(GAME, seats, options, seed)
    bots: list[Bot] = [make_bot("aquapark", ("greedy", "random")[seat % 2], seed) for seat in range(seats)]
    while not match.state.is_terminal():
        seat = match.state.waiting()[0]
        action = bots[seat].choose(match.state.redact(seat), match.state.legal_actions(seat))
        match.act(seat, action.code)
    return match


def main() -> None:
    for name, (seats, options, holds) in ENDINGS.items():
        for number in count():
            match = play(seats, options, f"golden {name} {number}")
            assert isinstance(match.state, AquaparkState)
            if holds(match.state):
                (FOLDER / f"{name}.record").write_text(match.export(), encoding="utf-8")
                break


if __name__ == "__main__":
    main()
