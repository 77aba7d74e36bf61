"""The kernel against a toy fair: what leaks, what undo may take back, games inside games, the door and chance."""

from __future__ import annotations

import pytest

from kit.fair import GAME, PASS, Votes, play, shown, table
from midway.engine.driver import forced_choice
from midway.engine.match import Match
from midway.engine.record import Record
from midway.engine.refusal import Refusal
from midway.engine.state import CLOCK

# -- what a seat may read of a running game


def test_a_closed_window_reads_in_its_own_order_whoever_was_forced_or_first() -> None:
    forced_first = play(table(1, 1, 0), "0 dare", "1 pass")  # seat 2 holds nothing: its pass came first, by force
    free = play(table(1, 1, 1), "0 dare", "1 pass", "2 pass")
    assert [line.seat for line in forced_first.record.lines] == [0, 2, 1]
    assert forced_first.seen_by(0) == free.seen_by(0)


def test_an_answer_that_never_counted_stays_with_its_seat() -> None:
    match = play(table(), "0 dare", "2 break", "1 break")
    assert shown(match, 0) == ["0 dare", "1 break"]
    assert shown(match, 2) == ["0 dare", "1 break", "2 break"]


def test_a_changed_answer_shows_only_what_it_became() -> None:
    match = play(table(), "0 vote", "1 left", "1 right")
    assert shown(match, 1) == ["0 vote", "1 right"]
    assert shown(match, 2) == ["0 vote"]
    assert shown(play(match, "2 left"), 0) == ["0 vote", "1 right", "2 left"]


def test_answers_of_an_open_window_are_not_even_counted() -> None:
    match = play(table(), "0 walk", "1 vote", "0 left", "0 right")
    assert match.lines_known() == 2
    assert play(match, "2 left").lines_known() == 5


def test_undo_names_the_line_as_shown_and_reopens_the_window_as_it_was() -> None:
    match = play(table(), "0 vote", "1 left", "2 left")
    match.undo(2)  # seat 1 has answered, seat 2 has not
    assert shown(match, 0) == ["0 vote", "1 left", "2 left", "undo 1"]
    assert shown(match, 1) == ["0 vote", "1 left", "2 left", "undo 1", "1 left"]
    assert shown(play(match, "2 right"), 0)[-2:] == ["1 left", "2 right"]


def test_a_kept_card_reads_sealed() -> None:
    match = play(table(), "0 hide", "0 keep 1")
    assert shown(match, 1) == ["0 hide", "0 sealed"]
    assert shown(match, 0) == ["0 hide", "0 keep 1"]


# -- undo


def test_whether_undo_is_offered_does_not_tell_who_has_answered() -> None:
    match = play(table(), "0 vote")
    before = [(match.undo_point(p), match.undo_is_free(p)) for p in range(3)]
    play(match, "2 left")
    assert [(match.undo_point(p), match.undo_is_free(p)) for p in range(3)] == before == [
        (0, False), (None, False), (None, False)
    ]  # fmt: skip


def test_a_window_that_opened_and_closed_by_force_is_no_free_undo() -> None:
    match = play(table(1, 0, 0), "0 dare")
    assert [line.code for line in match.record.lines] == ["dare", "pass", "pass"]
    assert not match.undo_is_free(0)


def test_two_choices_in_a_row_are_taken_back_one_by_one() -> None:
    match = play(table(), "0 hide", "0 keep 1")
    assert match.undo_point(0) == 1
    match.undo(1)
    assert match.undo_point(0) == 0
    assert match.undo_is_free(0)
    match.undo(0)
    assert match.undo_point(0) is None


def test_undo_keeps_chance_drawn_in_a_game_inside() -> None:
    match = play(table(), "0 booth", "0 race", "1 run")
    first = match.state.booth.walked  # type: ignore[attr-defined]
    match.undo(2)
    play(match, "1 run")
    booth = match.state.booth  # type: ignore[attr-defined]
    dice = booth.dice
    assert booth.draws == [2]
    assert first == dice.word("dice", 0) * 6 >> 64
    assert booth.walked == dice.word("dice", 1) * 6 >> 64


# -- games inside games


def test_a_window_inside_a_booth_is_a_window_of_the_table() -> None:
    match = play(table(), "0 booth", "0 dare")
    ticket = match.state.ticket(1)
    play(match, "2 pass")
    assert match.state.ticket(1) == ticket  # another's answer leaves the question as it was
    assert match.state.ticket(2) == (ticket[0], 1)
    assert shown(match, 1) == ["0 booth", "0 dare"]
    view = match.state.redact(1)
    assert view.imagine("guess").redact(1).data() == view.data()


def test_forced_secrets_and_races_inside_a_booth_are_left_to_the_host() -> None:
    match = table(1, 0, 0)
    play(match, "0 booth", hidden=False)
    match.state.booth.cards = [0, 0, 0]  # type: ignore[attr-defined]
    play(match, "0 dare", hidden=False)
    assert forced_choice(match.state, hidden=False) is None
    assert forced_choice(match.state) == (1, PASS)
    race = play(table(), "0 booth", "0 race")
    assert forced_choice(race.state) is None


def test_a_booth_is_left_with_its_result() -> None:
    match = play(table(), "0 booth", "0 walk", "1 leave")
    assert match.state.walked == 100  # type: ignore[attr-defined]
    assert match.state.waiting() == (1,)
    assert Match.replay(GAME, Record.read(match.export())).state.hash() == match.state.hash()


# -- the door and chance


def test_the_door_refuses_a_seat_that_is_not_there() -> None:
    for seat in (-2, 3, 99):
        with pytest.raises(Refusal, match="not-your-turn"):
            table().state.check(seat, "walk", ticket=(0, 0))


def test_the_door_holds_a_sand_timer() -> None:
    state = play(table(), "0 race").state
    state.check(1, "run", 30_000)
    with pytest.raises(Refusal, match="too-late"):
        state.check(1, "run", 30_001)
    state.check(CLOCK, "close", 40_000)


def test_an_imagined_table_does_not_play_with_the_words_it_was_filled_with() -> None:
    view = table().state.redact(0)
    for n in range(20):
        filled = view.imagine(f"{n}")
        words = [filled.dice.word("dice", k) * 2 >> 64 for k in range(2)]  # type: ignore[union-attr]
        if filled.cards[1:] != words:  # type: ignore[attr-defined]
            return
    pytest.fail("the hands follow from the words that play will draw")


def test_a_bag_is_never_overdrawn() -> None:
    state, bag = table().state, [1, 2]
    with pytest.raises((IndexError, ValueError, AssertionError)):
        state.deal(0, bag, 3)
    bag = [1, 2]
    assert sorted(state.deal(0, bag, 2)) == [1, 2]
    assert bag == []


def test_a_fault_in_a_game_leaves_the_match_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    match = play(table(), "0 vote", "1 left")
    before = match.state.hash()
    monkeypatch.setattr(Votes, "reveal", lambda self, s, f, held: 1 // 0)
    with pytest.raises(ZeroDivisionError):
        match.act(2, "left")
    assert (match.state.hash(), len(match.record.lines)) == (before, 2)
