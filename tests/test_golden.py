"""Recorded games replay to their hash, on every run and under every hash seed of Python."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from midway.engine.match import Match
from midway.engine.record import Record
from midway.games import GAMES, load_game

GOLDEN = Path(__file__).parent / "golden"
FILES = sorted(GOLDEN.glob("*/*.record"))

#: Replays every record given and prints its last hash.
REPLAY = """
import sys
from pathlib import Path
from midway import Match, Record, load_game
for name in sys.argv[1:]:
    record = Record.read(Path(name).read_text(encoding="utf-8"))
    print(Match.replay(load_game(record.game), record).state.hash())
"""


def name(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


def test_every_game_has_recorded_games():
    assert {path.parent.name for path in FILES} == set(GAMES)


@pytest.mark.parametrize("path", FILES, ids=name)
def test_a_recorded_game_replays_to_its_hash(path: Path):
    text = path.read_text(encoding="utf-8")
    record = Record.read(text)
    assert record.game == path.parent.name
    assert record.ended, "a golden game is played to its end"
    assert all(line.check for line in record.lines), "a golden game has a fingerprint a line"
    match = Match.replay(load_game(record.game), record)
    assert match.export() == text


@pytest.mark.parametrize("hash_seed", ["1", "20261130"])
def test_the_hash_seed_of_python_changes_nothing(hash_seed: str):
    environment = os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
    run = subprocess.run(
        [sys.executable, "-c", REPLAY, *map(str, FILES)], capture_output=True, text=True, env=environment, check=False
    )
    assert run.returncode == 0, run.stderr
    wanted = [Record.read(path.read_text(encoding="utf-8")).final for path in FILES]
    assert run.stdout.split() == wanted
