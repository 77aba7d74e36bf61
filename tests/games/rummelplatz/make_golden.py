"""Makes golden records of the fair and its attractions: whole games by greedy and random players with fixed seeds.

Run ``PYTHONPATH=src python tests/games/rummelplatz/make_golden.py KEY …`` after a change of the rules version, never to
make a failing test pass.
"""

from __future__ import annotations

import sys
from itertools import count
from pathlib import Path

from midway.bots import make_bot
from midway.engine.match import Match
from midway.games import load_game
from midway.games.rummelplatz.attractions import ATTRACTIONS
from midway.games.rummelplatz.state import Rummelplatz
from midway.lab.playing import Pacing

GOLDEN = Path(__file__).parents[2] / "golden"
#: The attractions whose records were made by hand count.
BY_HAND = ("bumper_cars", "horse_race")
MORE_TIME = "more-time-4"


def play(key: str, seats: int, options: dict[str, str], seed: str) -> Match:
    """A whole game: even seats greedy, odd ones random."""
    match = Match.start(load_game(key), seats, options, seed)
    pacing = Pacing({seat: make_bot(key, ("greedy", "random")[seat % 2], f"{seed} {seat}") for seat in range(seats)})
    while not match.state.is_terminal():
        seat, t, action = pacing.next(match.state)
        match.act(seat, (action or match.state.legal_actions(seat)[0]).code, t=t)
    return match


def evenings(clock: str) -> dict[str, Match]:
    """Fairs for three to six players that visit all eight attractions together: the first such series of seeds."""
    game = load_game("rummelplatz")
    for number in count():
        found = {
            f"{clock}-{seats}": play(game.key, seats, {"clock": clock}, f"golden {clock} {number} {seats}")
            for seats in game.seats
        }
        visited = {at for match in found.values() if isinstance(match.state, Rummelplatz) for at in match.state.visited}
        if len(visited) == len(ATTRACTIONS):
            return found
    raise AssertionError


def alone(key: str) -> dict[str, Match]:
    """An attraction for three to six players, the clocks in turn, and one with more time for a player."""
    game = load_game(key)
    if not game.seat_options:
        return {str(seats): play(key, seats, {}, f"golden {key} {seats}") for seats in game.seats}
    found = {MORE_TIME: more_time(key)}
    for clock, seats in zip(("calm", "live", "relaxed", "calm"), game.seats, strict=True):
        name = f"{clock}-{seats}"
        found[name] = play(key, seats, {"clock": clock}, f"golden {key} {name}")
    return found


def more_time(key: str) -> Match:
    """A relaxed game in which the second player carries twice the time."""
    return play(key, 4, {"clock": "relaxed-half", "time-1": "double"}, f"golden {key} {MORE_TIME}")


def main(keys: list[str]) -> None:
    for key in keys:
        assert key not in BY_HAND, key
        folder = GOLDEN / key
        folder.mkdir(exist_ok=True)
        made = alone(key)
        if key == "rummelplatz":
            made = {name: match for clock in ("calm", "live", "relaxed") for name, match in evenings(clock).items()}
        for name, match in made.items():
            (folder / f"{name}.record").write_text(match.export(), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
