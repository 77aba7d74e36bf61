"""The command `midway`: one module a subcommand, and what all of them share."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from io import StringIO, TextIOWrapper
from typing import NoReturn

import midway
from midway.cli import backup, bench, fuzz, games, learn, play, replay, restore, rules, serve, simulate

COMMANDS = (serve, play, learn, games, rules, replay, simulate, fuzz, bench, backup, restore)

MISTAKE = 2
INTERRUPTED = 130
PIPE_CLOSED = 141


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence."""

    def error(self, message: str) -> NoReturn:
        self.exit(MISTAKE, f"{self.prog}: {message} (see {self.prog} --help)\n")


def parser() -> Parser:
    """The whole command line."""
    top = Parser(prog="midway", description="Fairground tabletop games: in the browser, by text, and for programs.")
    top.add_argument("--version", action="version", version=f"midway {midway.__version__}")
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for command in COMMANDS:
        command.add(commands)
    return top


def main(words: Sequence[str] | None = None) -> int:
    """Run a command; the exit code is 0, 1 for a finding (a difference, a broken invariant), 2 for a mistake."""
    sys.stdin = sys.stdin or StringIO()  # a shell can close each of them: `midway games >&-`
    sys.stdout = sys.stdout or StringIO()
    sys.stderr = sys.stderr or StringIO()
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # one odd character shall not end a game
    try:
        args = parser().parse_args(words)
        code: int = args.run(args)
        sys.stdout.flush()
    except (ValueError, OSError, EOFError) as error:
        if isinstance(error, BrokenPipeError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return PIPE_CLOSED
        print(f"midway: {sentence(error)}", file=sys.stderr)
        return MISTAKE
    except KeyboardInterrupt:
        return INTERRUPTED
    return code


def sentence(error: Exception) -> str:
    """What went wrong, in one line."""
    if isinstance(error, OSError) and error.filename is not None:
        return f"{error.filename}: {error.strerror}"
    return " ".join(str(error).split())
