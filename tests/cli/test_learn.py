"""A lesson by text, through a pipe."""

from __future__ import annotations

import io

import pytest

from midway.cli.main import main
from midway.games.lesson import lesson_of


@pytest.fixture
def learn(monkeypatch, capsys):
    """Take a lesson with these lines as input; the exit code, stdout and stderr."""

    def run(*words, lines):
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        code = main(["learn", *words])
        out, err = capsys.readouterr()
        return code, out, err

    return run


def meant(key):
    """What a good pupil types: the choice that is meant, or Enter where there is to read."""
    return [stop.play for stop in lesson_of(key).stops if stop.kind != "end"]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_whole_lesson_is_taken_through_a_pipe(learn, lang):
    code, out, err = learn("aquapark", "--lang", lang, lines=meant("aquapark"))
    assert (code, err) == (0, "")
    assert out.splitlines()[-1].endswith("midway play aquapark")
    step = "Step 13 of 13: It is over." if lang == "en" else "Schritt 13 von 13: Es ist vorbei."
    assert step in out
    assert "(rule AQ-32: " in out or lang == "de"


def test_a_choice_can_be_made_by_its_number(learn):
    _, out, _ = learn("aquapark", lines=["1", "quit"])
    assert "Step 2 of 13" in out


def test_another_choice_is_answered_and_nothing_is_played(learn):
    _, out, _ = learn("aquapark", lines=["start pink front", "show", "quit"])
    assert "That can be done too. Here, try this: “Take the orange card, front up”." in out
    assert "Take the orange card, front up  [start orange front]" in out
    assert "Step 2" not in out
    assert out.splitlines()[-1] == "Stopped before the end."


def test_a_closed_choice_is_answered_with_its_rule(learn):
    _, out, _ = learn("aquapark", lines=["offer row 1", "fly", "99", "why start yellow front", "quit"])
    assert "Choose a start card first.\n(rule AQ-7: " in out
    assert "“fly” is no command and no action." in out
    assert "There is no choice 99; the numbers go from 1 to 4." in out
    assert "The round cards of this game do not show yellow." in out


def test_where_there_is_to_read_enter_goes_on(learn):
    lines = meant("aquapark")[:5]
    _, out, _ = learn("aquapark", lines=[*lines, "1", "look", "help", "quit"])
    assert out.count("Press Enter to go on.") == 2
    assert "show        say which choice is meant" in out
    assert "Step 7" not in out


def test_a_pipe_that_ends_too_early_is_missed(learn):
    code, _, err = learn("aquapark", lines=["1"])
    assert (code, err) == (2, "midway: the input ended before the game did\n")


def test_a_game_without_a_lesson_is_refused(learn):
    code, _, err = learn("swing_boat", lines=[])
    assert code == 2
    assert err == "midway: Swing Boat has no lesson; `midway games` lists the games that have one\n"
