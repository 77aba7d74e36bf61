"""Everything the records are named for is in them."""

from __future__ import annotations

import pytest

from games.fun_city.make_golden import ENDINGS, FOLDER
from midway.engine.match import Match
from midway.engine.record import Record
from midway.games.fun_city.game import GAME


def test_every_ending_has_a_record():
    assert {path.stem for path in FOLDER.glob("*.record")} == set(ENDINGS)


@pytest.mark.parametrize("name", ENDINGS)
def test_a_record_shows_what_it_is_named_for(name: str):
    record = Record.read((FOLDER / f"{name}.record").read_text(encoding="utf-8"))
    seats, options, holds = ENDINGS[name]
    match = Match.replay(GAME, record)
    assert match.state.is_terminal()
    assert record.seats == seats
    assert options.items() <= record.options.items()
    assert holds(match)
