"""The command as its own process: quiet when nobody listens any more."""

import os
import signal
import subprocess
import sys
from pathlib import Path

SRC = str(Path(__file__).parents[2] / "src")


def start(*words, **streams):
    return subprocess.Popen(
        [sys.executable, "-m", "midway", *words],
        env={**os.environ, "PYTHONPATH": SRC, "PYTHONUNBUFFERED": ""},
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),  # the tests may run without it
        **streams,
    )


def test_a_reader_that_leaves_is_no_error():
    read, write = os.pipe()
    os.close(read)
    process = start("rules", "bumper_cars", stdout=write)
    os.close(write)
    _, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (141, "")


def test_an_interrupt_is_quiet():
    process = start("play", "bumper_cars", stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    process.stdout.readline()  # it has begun, and waits for the first word
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (130, "")


def test_a_game_through_a_pipe_keeps_stderr_empty():
    words = ["play", "bumper_cars", "--bots", "greedy,greedy", "--seed", "piped"]
    process = start(*words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    out, err = process.communicate("1\n" * 40, timeout=60)
    assert (process.returncode, err) == (0, "")
    assert "Standings:" in out


def shell(words):
    """Exit code and stderr of a command line as a shell runs it."""
    done = subprocess.run(
        f"{sys.executable} -m midway {words}",
        shell=True,
        env={**os.environ, "PYTHONPATH": SRC},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    return done.returncode, done.stderr


def test_a_closed_output_is_no_error():
    assert shell("games >&-") == (0, "")


def test_a_closed_input_ends_a_game_in_one_sentence():
    assert shell("play bumper_cars <&-") == (2, "midway: the input ended before the game did\n")
