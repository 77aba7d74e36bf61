"""`midway simulate`: many games among bots."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from midway.bots import bot_names
from midway.cli.common import Commands, add_game, add_json, add_table, bots, game_of, options, print_json
from midway.lab.simulation import Plan, Results, simulate


def add(commands: Commands) -> None:
    parser = commands.add_parser("simulate", help="let bots play many games and compare them")
    add_game(parser)
    add_table(parser)
    parser.add_argument("--games", type=int, default=100, metavar="N", help="number of games (default: 100)")
    parser.add_argument(
        "--bots",
        metavar="LIST",
        help="bots, such as greedy,random; they rotate over the seats (default: quick ones)",
    )
    parser.add_argument("--seed", default="0", help="the same seed gives the same games (default: 0)")
    parser.add_argument("--workers", type=int, default=1, metavar="N", help="processes; the figures stay the same")
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play, with a progress bar on stderr, and print the figures."""
    from tqdm import tqdm  # only this command needs it, and it takes long to load

    game = game_of(args)
    names = bots(args.bots, game) or [name for name in reversed(bot_names(game.key)) if name != "search"]  # it is slow
    seats = args.seats if args.seats is not None else min(max(2, game.seats[0]), game.seats[-1])
    plan = Plan(game.key, seats, args.games, tuple(names), args.seed, options(args.option), args.edition)
    with tqdm(total=plan.games, unit="game", file=sys.stderr, leave=False) as bar:
        results = simulate(plan, args.workers, bar.update)
    if args.json:
        print_json(as_object(plan, results))
    else:
        show(plan, results)
    return 0


def as_object(plan: Plan, results: Results) -> dict[str, Any]:
    """Everything, for programs. ``seats`` is a list by seat; a shared win counts as a share."""
    return {
        "game": plan.game,
        "games": results.games,
        "seed": plan.seed,
        "options": dict(plan.options),
        "choices_per_game": results.choices / results.games,
        "bots": {name: tally.figures() for name, tally in results.bots.items()},
        "seats": [{"seat": seat, **tally.figures()} for seat, tally in enumerate(results.seats)],
    }


def show(plan: Plan, results: Results) -> None:
    """A table for people."""
    print(f"{results.games} games of {plan.game} with {plan.seats} players, seed {plan.seed}")
    print(f"{results.choices / results.games:.1f} choices a game\n")
    print(f"{'':<12}{'played':>8}{'won':>9}{'+-':>7}{'points':>9}{'dev':>7}{'best':>6}{'worst':>7}")
    rows = [*results.bots.items(), *[(f"seat {seat}", tally) for seat, tally in enumerate(results.seats)]]
    for name, tally in rows:
        f = tally.figures()
        print(
            f"{name:<12}{f['games']:>8}{f['win_rate']:>9.1%}{f['win_rate_error']:>7.1%}{f['mean_score']:>9.2f}"
            f"{f['score_deviation']:>7.2f}{f['best_score']!s:>6}{f['worst_score']!s:>7}"
        )
