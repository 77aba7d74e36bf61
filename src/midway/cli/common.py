"""Options that several commands share."""

from __future__ import annotations

import argparse
import json
import os
import sys
from math import isfinite
from pathlib import Path
from secrets import token_hex
from typing import Any

from midway.engine.game import Game
from midway.games import load_game
from midway.lab.players import make_player

Commands = Any  # argparse keeps the type of its subparsers to itself


def add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="a key that `midway games` lists, such as aquapark")


def add_table(parser: argparse.ArgumentParser) -> None:
    """What a table is made of."""
    parser.add_argument("--seats", type=int, metavar="N", help="number of players")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="a setting of the game")
    parser.add_argument("--edition", type=Path, metavar="PATH", help="an edition file in place of the bundled one")


def add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def add_data(parser: argparse.ArgumentParser) -> None:
    """Where a host keeps its tables."""
    parser.add_argument(
        "--data", metavar="DIR", help=f"where tables are kept, a folder or postgresql://… (default: {home()})"
    )


def home() -> Path:
    """Where tables are kept unless told otherwise."""
    shared = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(shared) / "midway"


def stored(contents: tuple[int, int, int]) -> str:
    """How many tables, actions and bytes a store has, in words."""
    tables, actions, size = contents
    much = f"{size / 1_000_000:.1f} MB" if size >= 1_000_000 else f"{max(1, size // 1000)} kB"
    return f"{tables} table{'' if tables == 1 else 's'} with {actions} action{'' if actions == 1 else 's'} ({much})"


def print_json(value: Any) -> None:
    print(json.dumps(value, indent=2, ensure_ascii=False))


def options(words: list[str]) -> dict[str, str]:
    """``--option mode=family`` as a table. Raises ValueError for a word without a value, or a key set twice."""
    chosen: dict[str, str] = {}
    for word in words:
        key, equals, value = word.partition("=")
        if not key or not equals:
            raise ValueError(f"--option {word}: write it as KEY=VALUE")
        if key in chosen:
            raise ValueError(f"--option {word}: {key} is set to {chosen[key]} already")
        chosen[key] = value
    return chosen


def bots(word: str | None, game: Game[Any]) -> list[str]:
    """``--bots greedy,random`` as a list of names. Raises ValueError naming one that is not there.

    One's own bots (``module:Class``) are looked for in the current folder too.
    """
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    names = [name.strip() for name in word.split(",")] if word else []
    for name in names:
        make_player(game.key, name, "")
    return names


def check_seconds(seconds: float) -> None:
    """Refuse a time that has no end."""
    if seconds < 0:
        raise ValueError(f"--seconds {seconds}: time does not run backwards")
    if not isfinite(seconds):
        raise ValueError(f"--seconds {seconds}: want a number of seconds")


def check_writable(path: Path) -> None:
    """Refuse a place that cannot be written to before the game, not after it. Raises OSError."""
    new = not path.exists()
    path.open("a").close()
    if new:
        path.unlink()


def game_of(args: argparse.Namespace) -> Game[Any]:
    return load_game(args.game)


def fresh_seed() -> str:
    """A seed nobody can guess, as live tables use."""
    return token_hex(16)
