"""What the table plays by itself, and the times at the door."""

from __future__ import annotations

import pytest

from kit.fair import DARES, KEEP, RUNS, TURN, Fair, Hides, table
from kit.play import play, refused
from kit.toy import TOY
from midway.engine.driver import forced_choice
from midway.engine.undo import told


class Pockets(Hides):
    """Only who holds nothing is without a choice, so having none would tell of the hand."""

    key = "pockets"
    quiet = True

    def legal(self, s, f, seat):
        return KEEP[:1] if seat == f.seat else []


def asked(*frames) -> Fair:
    """A table at which the first of these frames is asked."""
    state = table(0, 0, 0).state
    state.stack = []
    state.then(*frames)
    return state


@pytest.mark.rule("ENG-7")
def test_a_host_asks_where_having_no_choice_would_tell_of_a_hand():
    state = asked(Pockets().on(1), TURN.on(0))
    assert forced_choice(state) == (1, KEEP[0])
    assert forced_choice(state, hidden=False) is None


@pytest.mark.rule("ENG-7")
def test_a_host_leaves_the_forced_answers_of_a_window_alone():
    state = asked()
    state.then(DARES.ask(state, (0, 1)), TURN.on(0))
    seat, action = forced_choice(state) or (None, None)
    assert (seat, str(action)) == (0, "pass")
    assert forced_choice(state, hidden=False) is None


@pytest.mark.rule("ENG-7")
def test_nobody_is_forced_in_a_race():
    state = asked()
    state.then(RUNS.ask(state))
    assert [a.code for a in state.legal_actions(0)] == ["run"]
    assert forced_choice(state) is None


@pytest.mark.rule("ENG-4")
def test_the_last_millisecond_counts():
    state = asked()
    state.then(RUNS.ask(state))
    play(state, "0@30000 run")
    with refused("too-late", "ENG-4"):
        play(state, "1@30001 run")


@pytest.mark.rule("ENG-10")
def test_the_end_is_news_to_all_even_where_it_shows_nothing():
    state = TOY.initial_state(2, seed="end")
    play(state, "0 mark")
    assert told(state, [(1, state.parse("mark"), 0, False)], state.dice) == frozenset()
    assert told(state, [(1, state.parse("end"), 0, False)], state.dice) == {-1, 0, 1}


def test_an_imagined_table_draws_its_chance_from_the_beginning():
    """However many holes were filled first, or two seats would imagine other dice from one seed."""
    state = TOY.initial_state(3, seed="holes")
    for viewer in (None, 0):  # three secrets to fill, and two
        whole = state.redact(viewer).imagine("same")
        assert whole.draws == [0, 0]
        play(whole, "0 roll")
        assert whole.draws == [0, 1]
