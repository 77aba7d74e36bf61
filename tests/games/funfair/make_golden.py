"""Makes the golden records: a game for each number of players and for each rare turn of events, with fixed seeds.

Run ``PYTHONPATH=src:tests python tests/games/funfair/make_golden.py`` after a change of the rules version, never to
make a failing test pass. The first seed that shows what a record is named for is taken.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import count, pairwise
from pathlib import Path

from midway.bots import Bot, make_bot
from midway.engine.match import Match
from midway.games.funfair import scoring
from midway.games.funfair.game import GAME
from midway.games.funfair.state import GONE, FunfairState

FOLDER = Path(__file__).parents[2] / "golden" / "funfair"


def states(match: Match) -> list[FunfairState]:
    """The table before the first line and after each."""
    return [state for state in match.after if isinstance(state, FunfairState)]


def blueprints(match: Match) -> list[tuple[bool, bool]]:
    """For each blueprint kept: whether it was met, and its bonus."""
    s = states(match)[-1]
    return [
        (scoring.met(s.parks[seat], plan.items), scoring.met(s.parks[seat], plan.bonus_items))
        for seat in range(s.seats)
        for plan in [s.kit.blueprints[number] for number in s.plans[seat]]
    ]


def bonus_and_miss(match: Match) -> bool:
    """A blueprint with its bonus and one that is not met."""
    rows = blueprints(match)
    return (True, True) in rows and any(not met for met, _ in rows)


def showcase_demolished(match: Match) -> bool:
    return GONE in states(match)[-1].show_state


def free_chain(match: Match) -> bool:
    """One card built opens a build, and that one another."""
    verbs = [line.code.split()[0] for line in match.record.lines]
    return any(pair == ("add", "add") for pair in pairwise(verbs))


def reshuffled_within_an_action(match: Match) -> bool:
    """The discards became the deck while cards were being drawn to choose from."""
    for before, line, after in zip(states(match), match.record.lines, states(match)[1:], strict=False):
        if line.code == "draw park" or line.code.startswith("search "):
            drawn = len(after.stack[-1].data) - 1
            if len(before.pile) > len(after.pile) and len(before.deck) < drawn:
                return True
    return False


def sealed(match: Match) -> bool:
    """Planning Week came after the Blueprint deck was closed."""
    week = next(number for number, city in enumerate(GAME.load_edition().data.cities) if city.key == "planning-week")
    return any(s.city_card == week and s.plans_closed for s in states(match))


#: name: who plays, and what the game shows
ENDINGS: dict[str, tuple[tuple[str, ...], Callable[[Match], bool]]] = {
    "two-players": (("greedy", "greedy"), bonus_and_miss),
    "three-players": (("greedy", "random", "greedy"), bonus_and_miss),
    "four-players": (("greedy", "greedy", "greedy", "random"), bonus_and_miss),
    "showcase-demolished": (("random", "random"), showcase_demolished),
    "free-chain": (("greedy", "random", "random"), free_chain),
    "reshuffle-within-an-action": (("random", "random", "random", "greedy"), reshuffled_within_an_action),
    "sealed-deck": (("greedy", "greedy"), sealed),
}


def play(names: tuple[str, ...], seed: str) -> Match:
    """A whole game."""
    match = Match.start(GAME, len(names), {}, seed)
    bots: list[Bot] = [make_bot("funfair", name, f"{seed} {seat}") for seat, name in enumerate(names)]
    while not match.state.is_terminal():
        seat = match.state.waiting()[0]
        action = bots[seat].choose(match.state.redact(seat), match.state.legal_actions(seat))
        match.act(seat, action.code)
    return match


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, (names, holds) in ENDINGS.items():
        for number in count():
            match = play(names, f"golden {name} {number}")
            if holds(match):
                (FOLDER / f"{name}.record").write_text(match.export(), encoding="utf-8")
                break


if __name__ == "__main__":
    main()
