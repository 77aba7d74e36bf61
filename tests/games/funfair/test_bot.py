"""The greedy player: it wins, and makes the choices that anybody would."""

from __future__ import annotations

import pytest

from games.funfair.tables import KIT, player, table
from midway.bots import make_bot
from midway.games.funfair.game import GAME
from midway.games.funfair.state import BUILT, FunfairState


def played(names: tuple[str, ...], seed: str) -> tuple[FunfairState, list[int]]:
    """A whole game, and the round in which each seat built its showcase (0: never)."""
    s = GAME.initial_state(len(names), seed=seed)
    bots = [make_bot("funfair", name, f"{seed} {seat}") for seat, name in enumerate(names)]
    built = [0] * len(names)
    while not s.is_terminal():
        seat = s.waiting()[0]
        s.apply_action(seat, bots[seat].choose(s.redact(seat), s.legal_actions(seat)))
        if s.show_state[seat] == BUILT and not built[seat]:
            built[seat] = s.round
    return s, built


@pytest.mark.parametrize("number", range(8))
def test_it_beats_a_random_player_from_either_seat(number: int):
    names = ("greedy", "random") if number % 2 else ("random", "greedy")
    s, _ = played(names, f"duel {number}")
    assert s.places()[names.index("greedy")] == 1


@pytest.mark.parametrize("seat", range(4))
def test_it_beats_three_random_players(seat: int):
    names = tuple(["greedy" if other == seat else "random" for other in range(4)])
    s, _ = played(names, f"four {seat}")
    assert s.places()[seat] == 1


def test_it_builds_its_showcase_while_its_actions_pay():
    _, built = played(("greedy", "greedy", "greedy"), "showcase")
    assert all(1 <= round_ <= 5 for round_ in built), built


def test_it_finishes_a_blueprint_at_the_last_moment():
    s = table(
        player(
            10, hand="plush-seating loop", stacks=("cinema", "twister-rollercoaster"), more='plans = ["big-screen"]'
        ),
        round=6,
        next=("action 0 number=3", "guests -", "cleanup -"),
        market=("-",) * 6,
    )
    choice = make_bot("funfair", "greedy", "1").choose(s.redact(0), s.legal_actions(0))
    assert choice.code == "build plush-seating hand 1"


def test_it_wants_no_blueprint_it_cannot_meet():
    plan = [blueprint.key for blueprint in KIT.blueprints].index("four-worlds")
    s = table(player(0), round=4, next=(f"plan 0 none=1 plans={plan}", "guests -", "cleanup -"))
    assert make_bot("funfair", "greedy", "1").choose(s.redact(0), s.legal_actions(0)).code == "plan none"


def test_the_same_seed_chooses_the_same_way():
    ends = {played(("greedy", "random"), "again")[0].hash() for _ in range(2)}
    assert len(ends) == 1
