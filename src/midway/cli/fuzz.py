"""`midway fuzz`: random games under check, until the time is up or something breaks."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from time import monotonic

from midway.cli.common import Commands, add_game, check_seconds, check_writable, fresh_seed, game_of
from midway.lab.fuzz import Broken, fuzz


def add(commands: Commands) -> None:
    parser = commands.add_parser("fuzz", help="play random games and check what must always hold")
    add_game(parser)
    parser.add_argument("--seconds", type=float, default=10.0, metavar="N", help="how long (default: 10)")
    parser.add_argument("--seed", help="where to begin; the same seed plays the same games (default: any)")
    parser.add_argument(
        "--record", type=Path, metavar="FILE", help="where a failing game goes (default: fuzz-GAME.record)"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print how much was played; 1 and a record when something broke."""
    game = game_of(args)
    check_seconds(args.seconds)
    seed = args.seed or fresh_seed()
    if args.record:
        check_writable(args.record)
    stop = monotonic() + args.seconds
    games = actions = 0
    try:
        for played in fuzz(game, seed):
            games += 1
            actions += played
            if monotonic() >= stop:
                break
    except Broken as broken:
        file = args.record or Path(f"fuzz-{game.key}.record")
        file.write_text(broken.record, encoding="utf-8")
        print(f"{game.title}, game {games} of seed {seed}: {broken.reason} (record: {file})", file=sys.stderr)
        return 1
    print(f"{game.title}: {games} {'game' if games == 1 else 'games'}, {actions} actions, nothing broke (seed {seed})")
    return 0
