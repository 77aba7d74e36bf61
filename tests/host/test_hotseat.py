"""Several people on one device: where a game allows it, and where a curtain is needed between them."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from host.running import running
from midway.engine.game import Game
from midway.engine.state import CLOCK, State
from midway.games import GAMES, load_game

SETTINGS = [
    (key, {option.key: value})
    for key in GAMES
    for option in load_game(key).options
    for value in option.values
    if option.key == "clock"
]


def walk(game: Game[Any], options: dict[str, str], seed: int, steps: int = 150) -> list[State]:
    """A game played by chance, state by state; whoever may act against time does so as early as possible."""
    state = game.initial_state(game.seats[-1], options, f"walk {seed}")
    random = Random(seed)
    states = []
    for _ in range(steps):
        if state.is_terminal():
            break
        states.append(state.clone())
        able = [seat for seat in range(state.seats) if state.legal_actions(seat) and _in_time(state, seat)]
        seat = random.choice(able or [CLOCK])
        state.apply_action(seat, random.choice(list(state.legal_actions(seat))), max(0, state.earliest(seat)))
    return states


def _in_time(state: State, seat: int) -> bool:
    latest = state.latest(seat)
    return latest is None or state.earliest(seat) <= latest


@pytest.mark.parametrize(("key", "options"), SETTINGS, ids=lambda of: of if isinstance(of, str) else of["clock"])
def test_where_two_can_act_at_the_same_moment_each_needs_a_device(key: str, options: dict[str, str]) -> None:
    game = load_game(key)
    seen = False
    for seed in range(8):
        for state in walk(game, options, seed):
            if state.inner().stack[-1].node.timed:
                seen = seen or sum(bool(state.legal_actions(seat)) for seat in range(state.seats)) > 1
    assert game.needs_devices(options) == seen


@pytest.mark.parametrize("key", GAMES)
def test_without_a_curtain_nobody_sees_what_others_may_not(key: str) -> None:
    game = load_game(key)
    alike = True
    for seed in range(3):
        for state in walk(game, {}, seed, 60):
            seen = [msgspec.json.encode(game.observe(state.redact(seat))) for seat in (None, *range(state.seats))]
            alike = alike and len(set(seen)) == 1
    assert game.is_open == alike


def test_a_table_for_one_device_is_refused_where_several_act_at_once(tmp_path: Path) -> None:
    with running(tmp_path) as host:
        ana = host.visitor("Ana")

        def opened(clock: str, *seats: str, game: str = "horse_race") -> tuple[int, Any]:
            made = ana.post("/api/tables", {"game": game, "seats": seats, "options": {"clock": clock}})
            return ana.status, made.get("words", {}).get("id")

        assert opened("live", "me", "me", "random") == (400, "problem-one-device")
        assert opened("relaxed", "me", "me", "me", game="rummelplatz") == (400, "problem-one-device")
        assert opened("calm", "me", "me", "random") == (201, None)
        assert opened("live", "me", "random", "random") == (201, None)
        assert opened("live", "me", "me", "me", game="hau_den_lukas") == (201, None)
        table = ana.new_table("me", "open", "open", game="horse_race", options={"clock": "live"})["id"]
        assert ana.post(f"/api/tables/{table}/seats", {"seat": 1})["words"]["id"] == "problem-one-device"
        shown = {game["key"]: game["atOnce"] for game in ana.get("/api/games")}
        assert shown["horse_race"] == {"clock": ["live", "relaxed-half", "relaxed", "relaxed-triple"]}
        assert shown["hau_den_lukas"] == shown["aquapark"] == {}
