"""Positions: read back the same, and refused by name where they are odd."""

import pytest

from kit.play import play
from kit.toy import TOY


def test_a_table_in_the_middle_of_a_window_is_read_back():
    s = play(TOY.initial_state(3, seed="p"), "0 mark", "1 window", "2 say 1")
    s.marks = 0  # the toy does not write its marks
    again = TOY.position(s.to_position(), "p")
    assert again.data() == s.data()
    assert play(again, "0 say 0", "1 say 0").said == [0, 0, 1]


def test_what_is_left_out_is_empty():
    s = TOY.position('next = ["turn 1"]')
    assert (s.seats, s.secret, s.step, s.waiting()) == (2, [0, 0], 0, (1,))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("seats = 2", "next is missing"),
        ("seats = ", "position: "),
        ('seats = 9\nnext = ["turn 0"]', "seats = 9, want a number from 1 to 4"),
        ('next = ["sleep 0"]', "next[0] = 'sleep 0', want one of stopping, talk, turn"),
        ('next = ["turn 5"]', "next[0] = 'turn 5', want a seat from 0 to 1 or - after turn"),
        ('next = ["turn 0 card=3"]', "next[0] = 'turn 0 card=3', want turn SEAT"),
        ('next = ["talk - asked=0,7"]', "next[0] = 'talk - asked=0,7', want talk SEAT asked=0,1"),
        ('next = ["turn 0"]\nsecret = [1]', "secret = [1], want 2 numbers from 0 to 99"),
        ('next = ["turn 0"]\nsecret = [1, true]', "secret = [1, True], want 2 numbers"),
        ('next = ["turn 0"]\ncolour = 3', "colour is not known here"),
        ('next = ["turn 0"]\n[counters]\nstep = -1', "counters.step = -1, want a number from 0"),
        ('next = ["turn 0"]\nanswers = ["0 say 1"]', "answers[0] = '0 say 1', want a seat that the open window asks"),
        ('next = ["talk - asked=0,1"]\nanswers = ["0 mark"]', "is no answer that seat 0 could give"),
        ('next = ["turn 0"]\n[options]\nmood = "sad"', "option mood is calm or wild, not 'sad'"),
        ('next = ["turn 0"]\n[options]\ntempo = "x"', "Toy has no option 'tempo'"),
    ],
)
def test_what_is_odd_is_named(text, reason):
    with pytest.raises(ValueError, match=r"position|option|Toy") as caught:
        TOY.position(text)
    assert reason in str(caught.value)
