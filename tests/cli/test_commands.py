"""What each command prints, where it prints it, and how it ends."""

import json
import sys

import pytest

from midway import Match, load_game
from midway.bots import RandomBot, bot_names
from midway.cli.main import main
from midway.games import GAMES
from midway.lab.playing import choose, next_turn


@pytest.fixture
def midway(capsys):
    """Run a command; its exit code, stdout and stderr."""

    def run(*words):
        try:
            code = main([str(word) for word in words])
        except SystemExit as stop:  # argparse ends this way
            code = stop.code
        out, err = capsys.readouterr()
        return code, out, err

    return run


@pytest.fixture
def record(tmp_path):
    """The file of a whole game of Bumper Cars, and its match."""
    match = Match.start(load_game("bumper_cars"), 3, seed="recorded")
    bots = [RandomBot(f"{seat}") for seat in range(3)]
    while not match.state.is_terminal():
        seat, t = next_turn(match.state)
        match.act(seat, choose(match.state, seat, bots[seat]).code, t=t)
    file = tmp_path / "game.log"
    file.write_text(match.export(), encoding="utf-8")
    return file, match


# -- games, rules


def test_games_lists_every_game_with_its_bots(midway):
    code, out, _ = midway("games", "--json")
    assert code == 0
    assert {game["key"]: tuple(game["bots"]) for game in json.loads(out)} == {key: bot_names(key) for key in GAMES}


def test_games_for_people_names_keys_and_players(midway):
    assert "bumper_cars: Bumper Cars, 3 to 6 players" in midway("games")[1]


def test_rules_prints_every_rule_with_its_number(midway):
    out = midway("rules", "bumper_cars")[1]
    assert "BC-1 " in out
    assert "From three to six may ride." in out


def test_coverage_names_the_rules_that_no_test_names(midway, monkeypatch, tmp_path):
    tests = tmp_path / "tests"
    tests.mkdir()
    (tests / "test_ride.py").write_text('@pytest.mark.rule("BC-1", "BC-2")\ndef test_ride():\n    pass\n')
    monkeypatch.setattr("midway.cli.rules.tests_folder", lambda: tests)
    code, out, _ = midway("rules", "bumper_cars", "--coverage", "--json")
    untested = json.loads(out)["untested"]
    assert code == 0
    assert {"BC-1", "BC-2"}.isdisjoint(untested)
    assert "BC-3" in untested


# -- replay


def test_replay_gives_steps_hash_and_standings(midway, record):
    file, match = record
    code, out, _ = midway("replay", file, "--json")
    assert code == 0
    assert json.loads(out) == {
        "game": "bumper_cars",
        "steps": len(match.record.lines),
        "hash": match.state.hash(),
        "over": True,
        "standings": match.state.standings(),
        "places": match.state.places(),
    }


def test_replay_for_people_says_the_same(midway, record):
    file, match = record
    out = midway("replay", file)[1]
    assert f"{len(match.record.lines)} steps, over" in out
    assert f"state {match.state.hash()}" in out


def test_replay_stops_where_it_is_told_to(midway, record):
    file, match = record
    found = json.loads(midway("replay", file, "--to", 2, "--json")[1])
    assert (found["steps"], found["hash"], found["over"]) == (2, match.after[2].hash(), False)


def test_replay_ends_with_1_at_the_first_difference_and_names_its_line(midway, record):
    file, _ = record
    rows = file.read_text().splitlines()
    at = next(number for number, row in enumerate(rows) if " play " in row)
    rows[at] = rows[at].rpartition("#")[0] + "#beef" if not rows[at].endswith("#beef") else rows[at]
    file.write_text("\n".join(rows) + "\n")
    code, out, err = midway("replay", file)
    assert (code, out) == (1, "")
    assert f"line {at + 1}: the state after it is" in err


def test_a_record_that_was_cut_is_refused_with_its_line(midway, record):
    file, _ = record
    rows = file.read_text().splitlines()[:15]
    file.write_text("\n".join(rows))
    code, out, err = midway("replay", file)
    assert (code, out) == (2, "")
    assert "line 15: the record is cut short" in err


def test_a_file_that_is_no_record_is_refused(midway, tmp_path):
    (tmp_path / "shopping").write_text("milk\n")
    code, _, err = midway("replay", tmp_path / "shopping")
    assert code == 2
    assert "not a Midway record" in err


def test_a_step_past_the_end_is_refused(midway, record):
    file, match = record
    code, _, err = midway("replay", file, "--to", 999)
    assert code == 2
    assert f"the record has lines 0 to {len(match.record.lines)}" in err


# -- simulate, bench, fuzz


def test_simulate_prints_one_object_and_its_progress_elsewhere(midway):
    code, out, err = midway("simulate", "bumper_cars", "--seats", 3, "--games", 4, "--bots", "random,greedy", "--json")
    found = json.loads(out)
    assert code == 0
    assert set(found["bots"]) == {"random", "greedy"}
    assert all({"win_rate", "mean_score"} <= set(figures) for figures in found["bots"].values())
    assert [figures["seat"] for figures in found["seats"]] == [0, 1, 2]
    assert sum(figures["wins"] for figures in found["seats"]) == pytest.approx(4)
    assert "game" in err


def test_simulate_says_the_same_twice_and_with_more_workers(midway):
    words = ("simulate", "bumper_cars", "--games", 4, "--seed", "s", "--json")
    once = midway(*words)[1]
    assert midway(*words)[1] == once
    assert midway(*words, "--workers", 2)[1] == once


def test_simulate_without_names_leaves_out_the_bot_that_takes_its_time(midway):
    found = json.loads(midway("simulate", "bumper_cars", "--games", 1, "--json")[1])
    assert set(found["bots"]) == {"random", "greedy"}


def test_simulate_for_people_has_a_row_for_every_bot_and_seat(midway):
    out = midway("simulate", "bumper_cars", "--seats", 3, "--games", 2, "--bots", "random")[1]
    table, said = out.split("\n\n")[1:3]
    assert [row.split("  ")[0] for row in table.splitlines()[1:]] == ["random", "seat 0", "seat 1", "seat 2"]
    assert all(line.startswith("- ") for line in said.splitlines())


def test_simulate_writes_a_page_and_compares_two_card_sets(midway, tmp_path):
    mine, page = tmp_path / "mine.toml", tmp_path / "fair.html"
    mine.write_bytes((load_game("bumper_cars").folder / "edition.toml").read_bytes())
    words = ("simulate", "bumper_cars", "--games", 2, "--bots", "random", "--edition", mine, "--against", "bundled")
    code, out, _ = midway(*words, "--page", page)
    assert code == 0
    assert f"cards of {mine}" in out
    assert "With the other card set random scores no differently" in out
    assert "Card set: mine.toml; the other: the bundled one." in page.read_text(encoding="utf-8")
    both = json.loads(midway(*words, "--json")[1])
    assert [run["edition"] for run in both] == [str(mine), None]


def test_bench_gives_every_figure(midway):
    code, out, _ = midway("bench", "bumper_cars", "--seconds", 0, "--json")
    figures = json.loads(out)["bumper_cars"]
    assert code == 0
    assert {"decisions_per_second", "games_per_second", "clone_us", "legal_us", "calibration"} <= set(figures)
    assert figures["seats"] == 4


def test_fuzz_says_how_much_it_played(midway):
    code, out, _ = midway("fuzz", "bumper_cars", "--seconds", 0, "--seed", "f")
    assert code == 0
    assert "1 game, " in out


def test_a_finding_of_fuzz_is_written_down(midway, monkeypatch, tmp_path):
    from midway.lab.fuzz import Broken

    def finds(game, seed):
        raise Broken("after line 3: a wheel came off", "the record")
        yield 0

    monkeypatch.setattr("midway.cli.fuzz.fuzz", finds)
    file = tmp_path / "found.log"
    code, out, err = midway("fuzz", "bumper_cars", "--record", file)
    assert (code, out) == (1, "")
    assert "after line 3: a wheel came off" in err
    assert file.read_text() == "the record"


# -- mistakes: one sentence on stderr, exit 2, nothing on stdout


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["dance"], "invalid choice: 'dance'"),
        ([], "required"),
        (["play"], "GAME"),
        (["play", "chess"], "there is no game 'chess'; there are"),
        (["play", "bumper_cars", "--seats", "two"], "invalid int value: 'two'"),
        (["play", "bumper_cars", "--seats", "2"], "Bumper Cars is for 3 to 6 players, not 2"),
        (["play", "bumper_cars", "--bots", "wizard"], "Bumper Cars has no bot 'wizard'; it has random, greedy"),
        (
            ["play", "bumper_cars", "--seats", "3", "--bots", "random,random,random,random"],
            "4 bots do not fit on 3 seats",
        ),
        (["play", "bumper_cars", "--option", "loud"], "--option loud: write it as KEY=VALUE"),
        (["play", "bumper_cars", "--option", "a=1", "--option", "a=2"], "--option a=2: a is set to 1 already"),
        (["play", "bumper_cars", "--seats", "-1"], "Bumper Cars is for 3 to 6 players, not -1"),
        (["play", "bumper_cars", "--bots", "os:path"], "bot os:path: it cannot be made with a seed"),
        (["play", "bumper_cars", "--seats", "3", "--record", "/no/such/file"], "/no/such/file: No such file"),
        (["play", "bumper_cars", "--seats", "3", "--record", "/"], "/: Is a directory"),
        (["play", "bumper_cars", "--option", "mode=x"], "Bumper Cars has no option 'mode'"),
        (["play", "bumper_cars", "--edition", "/no/such.toml"], "/no/such.toml: No such file"),
        (["play", "bumper_cars", "--lang", "fr"], "invalid choice: 'fr'"),
        (["simulate", "bumper_cars", "--games", "0"], "simulate at least 1 game, not 0"),
        (["simulate", "bumper_cars", "--workers", "0"], "at least 1 worker, not 0"),
        (["simulate", "bumper_cars", "--page", "/no/such/file"], "/no/such/file: No such file"),
        (["simulate", "bumper_cars", "--against", "/no/such.toml"], "/no/such.toml: No such file"),
        (["replay", "/no/such.log"], "/no/such.log: No such file"),
        (["replay", "/dev/zero"], "/dev/zero: not a Midway record: it is longer than 10,000,000 characters"),
        (["replay", sys.executable], "not a Midway record: it is no text in UTF-8"),
        (["play", "bumper_cars", "--edition", sys.executable], "it is no text in UTF-8"),
        (["rules", "chess"], "there is no game 'chess'"),
        (["bench", "chess"], "there is no game 'chess'"),
        (["fuzz", "bumper_cars", "--seconds", "-1"], "time does not run backwards"),
        (["fuzz", "bumper_cars", "--record", "/no/such/file"], "/no/such/file: No such file"),
        (["fuzz", "bumper_cars", "--seconds", "nan"], "--seconds nan: want a number of seconds"),
        (["bench", "bumper_cars", "--seconds", "-1"], "time does not run backwards"),
        (["bench", "bumper_cars", "--seconds", "inf"], "--seconds inf: want a number of seconds"),
        (["serve", "--port", "70000"], "--port 70000: a port is a number"),
    ],
)
def test_a_mistake_is_one_sentence(midway, words, sentence):
    code, out, err = midway(*words)
    assert (code, out) == (2, "")
    assert sentence in err
    assert err.splitlines()[-1] == err.strip().splitlines()[-1]
    assert len([line for line in err.splitlines() if line.strip() and "game/s" not in line]) == 1
