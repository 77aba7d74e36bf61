"""Whole games by text: through a pipe, with every word a person can type."""

import io

import pytest

from midway import Match, Record, load_game
from midway.cli.main import main


@pytest.fixture
def play(monkeypatch, capsys):
    """Play with these lines as input; the exit code, stdout and stderr."""

    def run(*words, lines):
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        code = main(["play", *words])
        out, err = capsys.readouterr()
        return code, out, err

    return run


RIDE = ("bumper_cars", "--bots", "random,random", "--seed", "pony")


def test_a_whole_game_is_played_through_a_pipe(play, tmp_path):
    file = tmp_path / "game.log"
    code, out, err = play(*RIDE, "--record", str(file), lines=["1"] * 40)
    assert (code, err) == (0, "")
    assert "Standings:" in out
    assert out.count("Player 1: ") > 2
    record = Record.read(file.read_text())
    assert record.ended
    assert Match.replay(load_game("bumper_cars"), record).state.is_terminal()


def test_a_game_alone_ends_with_the_word_on_the_automa(play):
    code, out, err = play("aquapark", "--seats", "1", "--seed", "3", lines=["1"] * 40)
    assert (code, err) == (0, "")
    end = out.splitlines()[-2:]
    assert end[0].startswith("The automa wins, ")
    assert end[1] == "Seed: 3"


def test_a_choice_can_be_named_by_its_number_or_its_code(play):
    by_number = play(*RIDE, lines=["4", "quit"])[1]
    by_code = play(*RIDE, lines=["tilt 3", "quit"])[1]
    assert by_number == by_code
    assert "[tilt 3]" in by_code


def test_the_last_line_before_the_input_ends_is_played_and_the_rest_is_missed(play):
    code, _, err = play(*RIDE, lines=["1"])
    assert code == 2
    assert err == "midway: the input ended before the game did\n"


def test_quit_stops_without_complaint(play):
    code, out, err = play(*RIDE, lines=["quit"])
    assert (code, err) == (0, "")
    assert out.splitlines()[-1] == "Stopped before the end."


def test_why_says_the_reason_and_the_rule(play):
    out = play(*RIDE, lines=["why play 7", "quit"])[1]
    assert "(rule BC-3: " in out


def test_why_of_an_open_choice_says_that_it_is_open(play):
    assert "“tilt 3” can be played now." in play(*RIDE, lines=["why tilt 3", "quit"])[1]
    assert "“tilt 3” can be played now." in play(*RIDE, lines=["why 4", "quit"])[1]


def test_why_alone_says_how_it_is_asked(play):
    assert "such as “why tilt 0”" in play(*RIDE, lines=["why", "quit"])[1]


def test_why_of_nonsense_says_that_there_is_no_such_action(play):
    assert "There is no action “fly home” in this game." in play(*RIDE, lines=["why fly home", "quit"])[1]


@pytest.mark.parametrize(
    ("word", "answer"),
    [
        ("fly", "“fly” is no command and no action."),
        ("99", "There is no choice 99; the numbers go from 1 to 9."),
        ("0", "There is no choice 0; the numbers go from 1 to 9."),
        ("help", "why CODE    say why an action is closed"),
        ("undo", "There is nothing of yours to take back."),
    ],
)
def test_a_word_is_answered_and_the_question_stays(play, word, answer):
    out = play(*RIDE, lines=[word, "tilt 0", "quit"])[1]
    assert answer in out
    assert "[play " in out  # the next question, after tilt 0


def test_a_closed_action_is_refused_with_its_rule_and_changes_nothing(play):
    out = play(*RIDE, lines=["play 7", "tilt 0", "quit"])[1]
    assert "(rule BC-3: " in out
    assert "[play " in out


def test_undo_brings_the_same_question_back(play):
    out = play(*RIDE, lines=["tilt 0", "1", "undo", "quit"])[1]
    before, _, after = out.partition("Taken back.")
    questions = [line for line in before.splitlines() if line.startswith("  1  ")]
    again = [line for line in after.splitlines() if line.startswith("  1  ")]
    assert again == [questions[-2]]


def test_log_repeats_what_has_happened(play):
    out = play(*RIDE, lines=["tilt 0", "log", "quit"])[1]
    assert out.count("The stacks are built.") == 2


def test_look_shows_the_table_again(play):
    once = play(*RIDE, lines=["quit"])[1]
    twice = play(*RIDE, lines=["look", "quit"])[1]
    assert twice.count("[tilt 0]") == 2 * once.count("[tilt 0]") == 2


def test_people_at_one_terminal_are_asked_in_turn(play):
    out = play("bumper_cars", "--seats", "3", "--seed", "pony", lines=["tilt 0", "tilt 1", "quit"])[1]
    asked = [line.partition(":")[0] for line in out.splitlines() if line.startswith("Player ") and "Hide" in line]
    assert asked == ["Player 1", "Player 2", "Player 3"]


def test_bots_alone_play_by_themselves(play):
    code, out, _ = play("bumper_cars", "--seats", "3", "--bots", "greedy,random,greedy", "--seed", "pony", lines=[])
    assert code == 0
    assert "Greedy 1: " in out.partition("Standings:")[2]


def test_german_is_spoken_where_it_is_asked_for(play):
    out = play(*RIDE, "--lang", "de", lines=["quit"])[1]
    assert "„help“ zeigt die Befehle." in out
    assert "Vor dem Ende angehalten." in out
    assert "[tilt 0]" in out


def test_no_sentence_is_missing(play):
    for language in ("en", "de"):
        out = play(*RIDE, "--lang", language, lines=["1"] * 40)[1]
        assert "[refusal" not in out
        assert "[terminal" not in out
        assert "{ $" not in out


def test_an_endless_number_or_word_is_answered_like_any_other(play):
    code, out, err = play(*RIDE, lines=["9" * 5000, "why " + "9" * 5000, "x" * 5000, "quit"])
    assert (code, err) == (0, "")
    assert out.count("“" + "9" * 80 + "”") == 2
    assert "“" + "x" * 80 + "”" in out
