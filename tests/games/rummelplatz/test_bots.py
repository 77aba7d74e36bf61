"""Three grades of bots: the better grade does better at what it is better at."""

import pytest

from midway.bots import bot_names, make_bot
from midway.games import load_game
from midway.lab.playing import play_out

GRADES = ("novice", "greedy", "sharp")


def results(key, grade):
    """What four equal bots reach together in twelve calm games."""
    total = 0
    for number in range(12):
        s = load_game(key).initial_state(4, {"clock": "calm"}, str(number))
        play_out(s, [make_bot(key, grade, f"{number} {seat}") for seat in range(4)])
        total += sum(map(s.right, range(4))) if key == "hau_den_lukas" else sum(s.points)
    return total


@pytest.mark.parametrize("key", ["hau_den_lukas", "roller_coaster"])
def test_a_better_grade_gets_further(key):
    novice, greedy, sharp = [results(key, grade) for grade in GRADES]
    assert novice < greedy < sharp


def test_the_fair_has_three_grades():
    assert bot_names("rummelplatz") == ("random", *GRADES)


@pytest.mark.parametrize("key", ["rummelplatz", "claw_machine", "ghost_train", "hau_den_lukas", "roller_coaster"])
@pytest.mark.parametrize("grade", GRADES)
def test_a_bot_needs_no_memory(key, grade):
    """A host makes a fresh bot for every question: it chooses as one that was there all the time."""
    s = load_game(key).initial_state(3, {"clock": "calm"}, "fresh")
    lasting = [make_bot(key, grade, f"{seat}") for seat in range(3)]
    for _ in range(60):
        if s.is_terminal():
            break
        seat = s.waiting()[0]
        view, legal = s.redact(seat), s.legal_actions(seat)
        action = lasting[seat].choose(view, legal)
        assert make_bot(key, grade, f"{seat}").choose(view, legal) is action
        s.apply_action(seat, action)
