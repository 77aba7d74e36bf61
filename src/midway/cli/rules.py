"""`midway rules`: the statements of a game's rulebook, and which of them a test holds."""

from __future__ import annotations

import argparse
import re
from collections import Counter
from pathlib import Path

import midway
from midway.cli.common import Commands, add_game, add_json, game_of, print_json
from midway.engine.rules import own_rules

_MARK = re.compile(r"\bmark\.rule\(([^)]*)\)")
_ID = re.compile(r"""["']([A-Z]{2,4}-\d+[a-z]?)["']""")


def add(commands: Commands) -> None:
    parser = commands.add_parser("rules", help="print a game's rules by number")
    add_game(parser)
    parser.add_argument("--coverage", action="store_true", help="say which rules no test names (in a checkout)")
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the register, or what the tests name of it."""
    game = game_of(args)
    rules = own_rules(game.folder, game.prefix)
    tests = marks(tests_folder()) if args.coverage else Counter()
    in_force = [rule for rule in rules.values() if not rule.gone]
    untested = [rule for rule in in_force if not tests[rule.id]]
    if args.json:
        rows = [
            {"id": rule.id, "text": rule.text, "heading": rule.heading, "gone": rule.gone} for rule in rules.values()
        ]
        coverage = {"untested": [rule.id for rule in untested]} if args.coverage else {}
        print_json({"game": game.key, "rules": rows, **coverage})
        return 0
    heading = ""
    for rule in untested if args.coverage else rules.values():
        if rule.heading != heading:
            heading = rule.heading
            print(f"\n{heading}\n")
        print(f"{rule.id:<7} {rule.text}")
    if args.coverage:
        print(
            f"{game.title}: {len(in_force)} rules, {len(in_force) - len(untested)} with a test, {len(untested)} without"
        )
    return 0


def tests_folder() -> Path:
    """The tests of this checkout. Raises ValueError where Midway is installed without them."""
    folder = Path(midway.__file__).parents[2] / "tests"
    if not folder.is_dir():
        raise ValueError("--coverage reads the tests, which only a checkout of the repository has")
    return folder


def marks(folder: Path) -> Counter[str]:
    """How many tests name each rule."""
    found: Counter[str] = Counter()
    for file in sorted(folder.rglob("test_*.py")):
        for mark in _MARK.findall(file.read_text(encoding="utf-8")):
            found.update(_ID.findall(mark))
    return found
