"""Makes the golden records: games for each number of players, each way to tumble, each ending and each event.

Run ``PYTHONPATH=src:tests python tests/games/fabelland/make_golden.py`` after a change of the rules version, never to
make a failing test pass. The first seed is taken that shows what the record is named for and, while some have not been
seen, an event that no record before it shows.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import count
from pathlib import Path

from midway.bots import Bot, make_bot
from midway.engine.match import Match
from midway.games.fabelland.game import GAME
from midway.games.fabelland.state import FabellandState

FOLDER = Path(__file__).parents[2] / "golden" / "fabelland"


def tied(s: FabellandState) -> bool:
    """Whether the two best have equal balloons."""
    best = sorted(s.standings())[-2:]
    return best[0] == best[1]


#: name: seats, options, what must be true at the end
GAMES: dict[str, tuple[int, Mapping[str, str], Callable[[FabellandState], bool]]] = {
    "two-players": (2, {}, lambda s: s.rounds == 8),
    "three-players": (3, {}, lambda s: s.rounds == 9),
    "four-players": (4, {}, lambda s: s.rounds == 8),
    "five-players": (5, {}, lambda s: s.rounds == 6),
    "two-dealt": (2, {"tumble": "dealt"}, lambda s: not s.drops[-1][3]),
    "three-named": (3, {"tumble": "named"}, lambda s: s.named),
    "four-barriers": (4, {"tumble": "barriers"}, lambda s: not any(s.drops[-1][6::3])),
    "five-dealt": (5, {"tumble": "dealt"}, lambda s: not s.drops[-1][3]),
    "guided-first-round": (3, {"opening": "guided"}, lambda s: len(s.past) == s.rounds - 2),
    "chosen-colours": (2, {"colours": "chosen"}, lambda s: s.owners != [0, 1, 0, 1, -1]),
    "tie-broken-by-attractions": (4, {}, lambda s: tied(s) and s.places().count(1) == 1),
    "shared-win": (5, {}, lambda s: s.places().count(1) > 1),
    "empty-bag": (4, {}, lambda s: sum(s.bag) == 0),
    "four-named": (4, {"tumble": "named"}, lambda s: s.named),
}


def play(seats: int, options: Mapping[str, str], seed: str) -> Match:
    """A whole game: even seats greedy, odd ones random; where a tie is sought, all random."""
    match = Match.start(GAME, seats, options, seed)
    kinds = ("random", "random") if "tie" in seed or "shared" in seed else ("greedy", "random")
    bots: list[Bot] = [make_bot("fabelland", kinds[seat % 2], seed) for seat in range(seats)]
    while not match.state.is_terminal():
        seat = match.state.waiting()[0]
        action = bots[seat].choose(match.state.redact(seat), match.state.legal_actions(seat))
        match.act(seat, action.code)
    return match


def events_of(match: Match) -> set[int]:
    """The events turned up in a match."""
    return {state.event for state in match.after if state.event >= 0}


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    missing = set(range(len(GAME.load_edition().data.events)))
    for name, (seats, options, holds) in GAMES.items():
        for number in count():
            match = play(seats, options, f"golden {name} {number}")
            assert isinstance(match.state, FabellandState)
            seen = events_of(match)
            if holds(match.state) and (not missing or seen & missing):
                (FOLDER / f"{name}.record").write_text(match.export(), encoding="utf-8")
                missing -= seen
                break
    assert not missing, f"no record shows the events {missing}"


if __name__ == "__main__":
    main()
