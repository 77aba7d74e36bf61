"""Each number of players, way to tumble, ending and event has a recorded game that shows it."""

from __future__ import annotations

import pytest

from games.fabelland.make_golden import FOLDER, GAMES, events_of
from midway.engine.match import Match
from midway.engine.record import Record
from midway.games.fabelland.game import GAME

MATCHES = {
    name: Match.replay(GAME, Record.read((FOLDER / f"{name}.record").read_text(encoding="utf-8"))) for name in GAMES
}


def test_every_record_is_named_here():
    assert {path.stem for path in FOLDER.glob("*.record")} == set(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_a_record_shows_what_it_is_named_for(name: str):
    seats, options, holds = GAMES[name]
    match = MATCHES[name]
    assert match.state.is_terminal()
    assert match.record.seats == seats
    assert options.items() <= match.record.options.items()
    assert holds(match.state)


def test_every_event_is_shown():
    assert set().union(*[events_of(match) for match in MATCHES.values()]) == set(range(16))
