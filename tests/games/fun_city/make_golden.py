"""Makes the golden records: games that show what each is named for, by greedy and random players with fixed seeds.

Run ``PYTHONPATH=src:tests python tests/games/fun_city/make_golden.py`` after a change of the rules version, never to
make a failing test pass. The first seed that shows it is taken.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import count
from pathlib import Path

from midway.bots import Bot, make_bot
from midway.engine.match import Match
from midway.engine.state import Event
from midway.games.fun_city.actions import FAMILIES
from midway.games.fun_city.game import GAME
from midway.games.fun_city.state import FunCityState

FOLDER = Path(__file__).parents[2] / "golden" / "fun_city"


def happened(match: Match) -> list[tuple[FunCityState, Event]]:
    """Every event with the state its line led to."""
    found = []
    for state, events in zip(match.after, match.events, strict=True):
        assert isinstance(state, FunCityState)
        found += [(state, event) for event in events]
    return found


def last(match: Match) -> FunCityState:
    assert isinstance(match.state, FunCityState)
    return match.state


def out_of_turn(match: Match, code: str) -> bool:
    """Whether somebody helped or collected while it was another's turn."""
    return any(event[0] == code and event[1][0] != state.turn for state, event in happened(match))


def played(match: Match) -> set[str]:
    """The kinds of Crazy cards that were played."""
    kinds = {last(match).kit.crazy[event[1][1]].family for _, event in happened(match) if event[0] == "play"}
    broke_in = {"zzzz"} if any(event[0] == "zzzz" for _, event in happened(match)) else set()
    return {FAMILIES[kind] for kind in kinds} | broke_in


def told(match: Match, *wanted: str) -> bool:
    codes = {event[0] for _, event in happened(match)}
    return codes >= set(wanted)


#: name: seats, options, what must be true of the game
ENDINGS: dict[str, tuple[int, Mapping[str, str], Callable[[Match], bool]]] = {
    "ended-by-ten": (2, {}, lambda m: last(m).pressed == 10 and last(m).clock == 17 * 60),
    "ended-by-twenty": (3, {}, lambda m: last(m).pressed == 20 and last(m).clock == 17 * 60),
    "pile-emptied": (4, {}, lambda m: not last(m).pile),
    "slog-helped-out-of-turn": (4, {}, lambda m: out_of_turn(m, "fetch")),
    "collected-out-of-turn": (3, {}, lambda m: out_of_turn(m, "collect")),
    "every-crazy-card": (4, {}, lambda m: played(m) == set(FAMILIES)),
    "pickpocket-kept-and-returned": (2, {}, lambda m: told(m, "kept", "returned")),
    "slog-by-chance": (2, {"slog": "chance"}, lambda m: told(m, "slog", "helped")),
}


def play(seats: int, options: Mapping[str, str], seed: str) -> Match:
    """A whole game: even seats greedy, odd ones random."""
    match = Match.start(GAME, seats, options, seed)
    bots: list[Bot] = [make_bot("fun_city", ("greedy", "random")[seat % 2], seed) for seat in range(seats)]
    while not match.state.is_terminal():
        seat = match.state.waiting()[0]
        action = bots[seat].choose(match.state.redact(seat), match.state.legal_actions(seat))
        match.act(seat, action.code)
    return match


def main() -> None:
    for name, (seats, options, holds) in ENDINGS.items():
        for number in count():
            match = play(seats, options, f"golden {name} {number}")
            if holds(match):
                (FOLDER / f"{name}.record").write_text(match.export(), encoding="utf-8")
                break


if __name__ == "__main__":
    main()
