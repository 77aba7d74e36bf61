"""Undo crosses no gain of information."""

import pytest

from kit.play import refused
from kit.toy import TOY
from midway.engine.dice import Dice
from midway.engine.match import Match
from midway.engine.record import Record
from midway.engine.undo import told


def learned(code):
    s = TOY.initial_state(3, seed="undo")
    return told(s, [(0, s.parse(code), 0, False)], Dice.of("told"))


@pytest.mark.rule("ENG-10")
def test_what_all_could_foresee_tells_nobody_anything():
    assert learned("mark") == frozenset()


@pytest.mark.rule("ENG-10")
def test_a_secret_that_is_shown_tells_all_but_its_owner():
    assert learned("show") == {-1, 1, 2}


@pytest.mark.rule("ENG-10")
def test_drawn_chance_tells_all():
    assert learned("roll") == {-1, 0, 1, 2}


def start():
    return Match.start(TOY, 3, seed="undo")


def test_a_free_undo_leaves_every_view_as_it_was():
    match = start()
    before = [match.state.redact(viewer) for viewer in (None, 0, 1, 2)]
    match.act(0, "mark")
    assert match.undo_is_free(0)
    match.undo(match.undo_point(0))
    for view in before:
        again = match.state.redact(view.viewer)
        again.step = view.step
        assert again.data() == view.data()


def test_a_click_made_before_the_undo_is_too_late():
    match = start()
    seen = match.state.ticket(0)
    match.act(0, "mark")
    match.undo(0)
    with refused("too-late", "ENG-4"):
        match.act(0, "mark", seen)


def test_a_click_at_the_question_that_was_undone_is_too_late():
    match = start()
    match.act(0, "mark")
    seen = match.state.ticket(1)
    match.undo(0)
    with refused("too-late", "ENG-4"):
        match.act(1, "mark", seen)


def test_a_window_opened_again_after_an_undo_is_another_window():
    match = start()
    match.act(0, "window")
    first = match.state.stack[-1].window
    match.undo(0)
    match.act(0, "window")
    assert match.state.stack[-1].window == first + 1


@pytest.mark.rule("ENG-10")
def test_chance_once_drawn_stays_drawn():
    match = start()
    match.act(0, "roll")
    first = match.state.rolled
    assert not match.undo_is_free(0)
    match.undo(0)
    assert match.state.rolled == []
    match.act(0, "roll")
    dice = Dice.of("undo")
    assert first == [dice.word("die", 0) * 6 >> 64]
    assert match.state.rolled == [dice.word("die", 1) * 6 >> 64]


def test_only_the_last_to_choose_has_something_to_undo():
    match = start()
    match.act(0, "mark")
    match.act(1, "mark")
    assert match.undo_point(0) is None
    assert match.undo_point(1) == 1


@pytest.mark.rule("ENG-10")
def test_what_a_bot_did_since_does_not_keep_a_choice_from_being_taken_back():
    match = start()
    match.act(0, "mark")
    match.act(1, "mark")
    assert match.undo_point(0, passing=[1]) == 0
    assert not match.undo_is_free(0), "the bot has seen it"


def test_a_record_with_undo_lines_replays():
    match = start()
    for seat, code in ((0, "mark"), (1, "roll")):
        match.act(seat, code)
    match.undo(1)
    match.act(1, "show")
    match.act(2, "end")
    again = Match.replay(TOY, Record.read(match.export()))
    assert again.state.data() == match.state.data()
    assert again.state.marks == 1


@pytest.mark.rule("ENG-9")
def test_undo_goes_to_a_line_that_was_played():
    match = start()
    with refused("no-such-line", "ENG-9"):
        match.undo(0)


@pytest.mark.rule("ENG-7")
def test_a_choice_with_one_answer_is_played_by_the_table_and_marked():
    from midway.games import load_game

    match = Match.start(load_game("horse_race"), 3)
    first = [(line.seat, line.code, line.forced) for line in match.record.lines[:3]]
    assert first == [(0, "roll abc", True), (1, "roll abc", True), (2, "roll abc", True)]
