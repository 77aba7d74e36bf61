"""Windows: secret, in any order, changeable until all are in; reactions by priority."""

from itertools import permutations

import pytest

from kit.play import play, refused
from kit.toy import TOY

ANSWERS = ("0 say 2", "1 say 0", "2 say 1", "3 say 2")


def window(verb="window"):
    return play(TOY.initial_state(4, seed="window"), f"0 {verb}")


def test_four_answers_in_each_of_the_24_orders_give_one_state():
    ends = {play(window(), *order).hash() for order in permutations(ANSWERS)}
    assert len(ends) == 1
    assert play(window(), *ANSWERS).said == [2, 0, 1, 2]


def test_an_answer_may_be_changed_until_all_are_in():
    s = play(window(), "1 say 0", "1 say 2", "0 say 1", "3 say 1", "2 say 1")
    assert s.said == [1, 2, 1, 1]


@pytest.mark.rule("ENG-8")
def test_not_for_the_same_answer():
    with refused("same-answer", "ENG-8"):
        play(window(), "1 say 0", "1 say 0")


def test_nobody_sees_an_answer_nor_that_there_is_one():
    before, after = window(), play(window(), "1 say 0")
    for viewer in (None, 0, 2, 3):
        assert after.redact(viewer).data() == before.redact(viewer).data()
    assert after.redact(1).stack[-1].held[1].code == "say 0"


@pytest.mark.rule("ENG-4")
def test_the_question_stays_while_answers_come_in_but_each_click_counts():
    s = window()
    asked = [s.ticket(seat) for seat in range(4)]
    play(s, "1 say 0")
    assert s.ticket(0) == asked[0]
    with refused("too-late", "ENG-4"):
        s.check(1, "say 2", ticket=asked[1])
    play(s, "0 say 0", "2 say 0", "3 say 0")
    with refused("too-late", "ENG-4"):
        s.check(1, "mark", ticket=asked[1])


@pytest.mark.rule("ENG-4")
def test_a_second_click_on_the_same_question_is_too_late():
    s = TOY.initial_state(1)
    seen = s.ticket(0)
    s.apply_action(0, s.check(0, "mark", ticket=seen))
    with refused("too-late", "ENG-4"):
        s.check(0, "mark", ticket=seen)


@pytest.mark.parametrize(
    ("lines", "stopper"),
    [
        (("0 pass", "1 pass", "2 pass", "3 pass"), -1),
        (("0 stop",), 0),
        (("2 stop", "3 pass", "1 pass", "0 pass"), 2),
        (("2 stop", "1 stop", "0 pass"), 1),
        (("3 stop", "1 pass", "0 stop"), 0),
    ],
)
def test_the_first_asked_who_does_not_pass_wins_whoever_was_faster(lines, stopper):
    s = play(window("react"), *lines)
    assert s.stopper == stopper
    assert s.waiting() == (1,)


def test_a_reaction_waits_while_somebody_before_could_still_break_in():
    s = play(window("react"), "2 stop", "1 pass")
    assert s.waiting() == (0, 3)


@pytest.mark.rule("ENG-2")
@pytest.mark.rule("ENG-3")
@pytest.mark.rule("ENG-5")
def test_the_door():
    s = TOY.initial_state(2)
    with refused("unknown-action", "ENG-2"):
        play(s, "0 fly")
    with refused("not-your-turn", "ENG-3"):
        play(s, "1 mark")
    play(s, "0 end")
    with refused("game-over", "ENG-5"):
        play(s, "0 mark")


@pytest.mark.rule("ENG-1")
def test_only_what_is_listed_can_be_played():
    with refused("not-now", "ENG-1"):
        play(TOY.initial_state(2), "0 say 1")
