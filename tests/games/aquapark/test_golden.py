"""Every way to end has a recorded game, and each replays to its hash whatever the order of sets may be."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from games.aquapark.make_golden import ENDINGS, FOLDER
from midway.engine.match import Match
from midway.engine.record import Record
from midway.games.aquapark.game import GAME

REPLAY = """
import sys
from pathlib import Path
from midway.engine.match import Match
from midway.engine.record import Record
from midway.games.aquapark.game import GAME
for path in sys.argv[1:]:
    print(Match.replay(GAME, Record.read(Path(path).read_text(encoding="utf-8"))).state.hash())
"""


def test_every_ending_has_a_record():
    assert {path.stem for path in FOLDER.glob("*.record")} == set(ENDINGS)


@pytest.mark.parametrize("name", ENDINGS)
def test_a_record_shows_the_ending_it_is_named_for(name: str):
    record = Record.read((FOLDER / f"{name}.record").read_text(encoding="utf-8"))
    seats, options, holds = ENDINGS[name]
    match = Match.replay(GAME, record)
    assert match.state.is_terminal()
    assert record.seats == seats
    assert options.items() <= record.options.items()
    assert holds(match.state)


@pytest.mark.parametrize("hash_seed", ["0", "1", "4000000000"])
def test_records_replay_to_their_hash_under_any_hash_seed(hash_seed: str):
    paths = sorted(FOLDER.glob("*.record"))
    source = str(Path(__file__).parents[3] / "src")
    told = subprocess.run(
        [sys.executable, "-c", REPLAY, *map(str, paths)],
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": source},
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout.split() == [Record.read(path.read_text(encoding="utf-8")).final for path in paths]
