"""Every game of the fair keeps the house's laws, for every number of players and every option.

``MIDWAY_FUZZ_GAMES=2000`` plays so many random games of each; with ``MIDWAY_FUZZ_EVERY=1`` every check is made at every
action. Both together take hours for all games, and for Aquapark's rules alone (``-k "random_games and aquapark"``) some
a hundred minutes of one core.
"""

from __future__ import annotations

import random

import pytest

from kit.copies import Copies, check_fields, check_position
from kit.lists import check_accepted, check_door, check_dual, check_lists
from kit.records import check_faults, check_replay, check_secrets_of_record, check_undo
from kit.secrets import Secrets, check_bytes, check_views
from kit.speech import check_told, check_words
from kit.tables import TABLES, Table, imagined, looked_at
from kit.walk import walk
from midway.games import GAMES

tables = pytest.mark.parametrize("table", TABLES, ids=str)


def test_every_game_is_tried():
    assert {table.key for table in TABLES} == set(GAMES)
    for key in GAMES:
        tried = [table for table in TABLES if table.key == key]
        game = tried[0].game()
        assert {table.seats for table in tried} == set(game.seats)
        for option in game.options:
            values = {dict(table.options).get(option.key, option.default) for table in tried}
            assert values == set(option.values), f"{key}: {option.key}"


@tables
def test_random_games(table: Table):
    """Components, lists, refusals, copies, views and secrets, at every moment of a game (a long race: now and then)."""
    for seed in table.seeds():
        copies = Copies()
        secrets = Secrets()
        for m in walk(table, seed):
            m.state.setup.game.check(m.state)
            if not looked_at(m.number):
                continue
            check_lists(m)
            check_accepted(m)
            check_dual(m)
            check_door(m)
            copies.check(m)
            check_fields(m)
            check_position(m)
            check_views(m)
            if imagined(m.number):
                secrets.look(m)
        secrets.finish(table.game().certain)


@tables
def test_what_is_told(table: Table):
    """Every byte, word and event that leaves for a seat: nothing hidden in it, nothing without a sentence."""
    for seed in table.seeds():
        for m in walk(table, seed):
            if not looked_at(m.number):
                continue
            check_bytes(m)
            check_words(m)
            listening = m.state.clone()
            listening.events = []
            listening.apply_action(m.seat, m.action, m.time)
            check_told(listening, listening.events)


@tables
def test_the_end(table: Table):
    """A finished table asks nobody, refuses everything, and has a place for everybody."""
    for seed in table.seeds():
        for moment in walk(table, seed):
            last = moment
        state = last.state
        assert state.is_terminal()
        assert state.waiting() == ()
        for seat in last.everybody():
            assert not state.legal_actions(seat)
        with pytest.raises(Exception, match="game-over"):
            state.apply_action(last.seat, last.action.code)
        places = state.places()
        assert len(state.standings()) == len(places) == state.seats
        if state.seats > 1:  # alone, second place is a game lost
            assert all(place == 1 + sum(other < place for other in places) for place in places)
        assert state.setup.game.position(state.to_position()).data() == state.data()


@tables
def test_records(table: Table):
    for seed in table.seeds():
        chance = random.Random(seed)
        match = check_replay(table, seed)
        check_faults(table, match, chance)
        check_secrets_of_record(match)


@tables
def test_undo(table: Table):
    for seed in table.seeds():
        check_undo(table, seed, random.Random(seed))
