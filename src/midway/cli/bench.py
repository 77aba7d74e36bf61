"""`midway bench`: how fast the rules are on this machine."""

from __future__ import annotations

import argparse

from midway.cli.common import Commands, add_json, check_seconds, print_json
from midway.games import GAMES, load_game
from midway.lab.bench import REFERENCE_TURNS, Figures, measure


def add(commands: Commands) -> None:
    parser = commands.add_parser("bench", help="measure random playouts, copies and lists of actions")
    parser.add_argument("game", nargs="?", metavar="GAME", help="one game (default: all)")
    parser.add_argument("--seats", type=int, metavar="N", help="number of players (default: 4, or as near as can be)")
    parser.add_argument("--seconds", type=float, default=1.0, metavar="N", help="time for the playouts of a game")
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Measure and print."""
    check_seconds(args.seconds)
    games = [load_game(key) for key in ([args.game] if args.game else GAMES)]
    results = []
    for game in games:
        seats = args.seats if args.seats is not None else min(max(4, game.seats[0]), game.seats[-1])
        results.append(measure(game, seats, args.seconds))
        if not args.json:
            show(results[-1])
    if args.json:
        print_json({figures.game: figures.plain() for figures in results})
    return 0


def show(figures: Figures) -> None:
    print(f"{figures.game}, {figures.seats} players")
    print(f"    {figures.decisions_per_second:>12,.0f} decisions/s in random playouts, one core")
    print(f"    {figures.games_per_second:>12,.1f} games/s of {figures.decisions_per_game:.0f} decisions")
    print(f"    {figures.clone_us:>12.2f} us for a copy in the middle of a game")
    print(f"    {figures.legal_us:>12.2f} us for a fresh list of legal actions")
    print(f"    {figures.calibration:>12,.0f} turns/s of the calibration loop")
    print(f"    {figures.calibration_ratio:>12.2f} times the reference of {REFERENCE_TURNS:,} turns/s")
    print(f"    {figures.decisions_at_reference:>12,.0f} decisions/s at the reference")
