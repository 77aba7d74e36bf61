"""`midway play`: a whole game by text, alone or with people at one terminal, with bots, or from a pipe."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from midway.cli.common import Commands, add_game, add_table, bots, check_writable, fresh_seed, game_of, options
from midway.cli.terminal import Quit, Terminal
from midway.engine.match import Match
from midway.lab.players import make_player
from midway.text import LANGUAGES, Catalogue, catalogue


def add(commands: Commands) -> None:
    parser = commands.add_parser("play", help="play a game by text")
    add_game(parser)
    add_table(parser)
    parser.add_argument(
        "--bots", metavar="LIST", help="bots for the last seats, such as greedy,random; people sit first"
    )
    parser.add_argument("--seed", help="the same seed deals the same game (default: any)")
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="language (default: en)")
    parser.add_argument("--record", type=Path, metavar="FILE", help="write the record here when you stop")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play to the end, or to ``quit``."""
    game = game_of(args)
    names = bots(args.bots, game)
    seats = args.seats if args.seats is not None else max(game.seats[0], len(names) + 1)
    people = seats - len(names)
    if seats > 0 and people < 0:
        raise ValueError(f"--bots: {len(names)} bots do not fit on {seats} seats")
    seed = args.seed or fresh_seed()
    match = Match.start(game, seats, options(args.option), seed, args.edition)
    if args.record:
        check_writable(args.record)
    machines = {people + n: make_player(game.key, name, f"{seed}/{n}") for n, name in enumerate(names)}
    texts = catalogue(game.folder, args.lang)
    titles = [texts.text("seat-name", {"number": seat + 1}) for seat in range(people)]
    titles += [f"{title(name, texts)} {people + n + 1}" for n, name in enumerate(names)]
    terminal = Terminal(match, machines, texts, titles, sys.stdin)
    try:
        terminal.play()
    except Quit:
        terminal.out("terminal-stopped")
    finally:
        if args.record:
            args.record.write_text(match.export(), encoding="utf-8")
    return 0


def title(bot: str, texts: Catalogue) -> str:
    """What a bot is called: in the house's words, or by its class."""
    return texts.text(f"bot-{bot}") if texts.has(f"bot-{bot}") else bot.rpartition(":")[2]
