"""`play.py`: which words start what, when it sets up anew, and that no failing check is lost."""

import importlib.util
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.fixture
def play(tmp_path, monkeypatch):
    spec = importlib.util.spec_from_file_location("play_script", ROOT / "play.py")
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    monkeypatch.setattr(script, "ROOT", tmp_path)
    monkeypatch.setattr(script, "VENV", tmp_path / ".venv")
    (tmp_path / ".venv").mkdir()
    return script


@pytest.mark.parametrize("words", [[], ["--port", "9000"], ["--data", "here"]])
def test_no_command_starts_the_host(play, words):
    assert not play.is_command(words)


@pytest.mark.parametrize("words", [["play", "aquapark"], ["serve"], ["--help"], ["-h"], ["--version"]])
def test_other_words_are_commands(play, words):
    assert play.is_command(words)


def test_a_changed_source_of_the_client_changes_its_digest(play, tmp_path):
    (tmp_path / "client").mkdir()
    (tmp_path / "src").mkdir()
    source = tmp_path / "client" / "app.ts"
    source.write_text("one")
    before = play.digest(play.client_sources())
    (tmp_path / "client" / "node_modules").mkdir()
    (tmp_path / "client" / "node_modules" / "made.js").write_text("fetched")
    assert play.digest(play.client_sources()) == before
    (tmp_path / "src" / "en.ftl").write_text("hello = Hello")
    with_text = play.digest(play.client_sources())
    source.write_text("two")
    assert len({before, with_text, play.digest(play.client_sources())}) == 3


@pytest.fixture
def steps(play, monkeypatch):
    """Run `play.py test` with every step replaced; the codes are by a word of the command."""

    def run(codes, browser="/usr/bin/chromium", words=()):
        ran = []

        def fake(command, **kept):
            ran.append(command[-1])
            return subprocess.CompletedProcess(command, codes.get(ran[-1], 0))

        monkeypatch.setattr(play, "find_browser", lambda: browser)
        monkeypatch.setattr(play, "checks", lambda: [(name, play.ROOT, [name]) for name in ("lint", "types")])
        monkeypatch.setattr(play.subprocess, "run", fake)
        return play.test(list(words)), ran

    monkeypatch.delenv("CI", raising=False)
    monkeypatch.setenv("CHROMIUM", "")
    return run


EVERY_STEP = ["lint", "types", "--ignore=tests/browser", "tests/browser"]


def test_all_checks_run_then_the_tests_and_those_in_the_browser_last(steps):
    assert steps({}) == (0, EVERY_STEP)


def test_words_are_for_one_run_of_pytest(steps):
    assert steps({}, words=["tests/engine"]) == (0, ["lint", "types", "tests/engine"])


@pytest.mark.parametrize("step", EVERY_STEP)
def test_one_failing_step_fails_the_whole_and_stops_nothing(steps, capfd, step):
    assert steps({step: 1}) == (1, EVERY_STEP)
    assert "== FAILED: " in capfd.readouterr().out.splitlines()[-1]


def test_a_missing_browser_is_a_failure_only_where_ci_says_so(steps, monkeypatch):
    assert steps({}, browser=None)[0] == 0
    monkeypatch.setenv("CI", "true")
    assert steps({}, browser=None)[0] == 1


def test_a_missing_browser_is_told_in_one_line(play, monkeypatch, capsys):
    monkeypatch.setattr(play, "installed_browser", lambda: None)
    monkeypatch.setattr(play.os, "geteuid", lambda: 1000)
    assert play.find_browser() is None
    assert capsys.readouterr().err == (
        "midway: no Chromium, so the browser tests are skipped; to run them: apt-get install chromium libatomic1\n"
    )


def test_a_step_that_fails_stops_the_setting_up_with_one_sentence(play):
    with pytest.raises(SystemExit, match="setting up stopped at false"):
        play.run("false")
