"""`midway simulate`: many games among bots."""

from __future__ import annotations

import argparse
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

from midway.bots import bot_names
from midway.cli.common import (
    Commands,
    add_game,
    add_json,
    add_table,
    bots,
    check_writable,
    game_of,
    options,
    print_json,
)
from midway.lab.findings import Run, findings
from midway.lab.report import page
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
    parser.add_argument("--against", metavar="PATH", help="play another edition file (or `bundled`) too, and compare")
    parser.add_argument("--page", type=Path, metavar="FILE", help="write a page with pictures, such as fair.html")
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play, with a progress bar on stderr, and print the figures."""
    from tqdm import tqdm  # only this command needs it, and it takes long to load

    game = game_of(args)
    names = bots(args.bots, game) or [name for name in reversed(bot_names(game.key)) if name != "search"]  # it is slow
    seats = args.seats if args.seats is not None else min(max(2, game.seats[0]), game.seats[-1])
    plan = Plan(game.key, seats, args.games, tuple(names), args.seed, options(args.option), args.edition)
    plans = [plan]
    if args.against is not None:
        plans.append(replace(plan, edition=None if args.against == "bundled" else Path(args.against)))
    if args.page is not None:
        check_writable(args.page)
    with tqdm(total=plan.games * len(plans), unit="game", file=sys.stderr, leave=False) as bar:
        runs = [(plan, simulate(plan, args.workers, bar.update)) for plan in plans]
    if args.page is not None:
        args.page.write_text(page(*runs), encoding="utf-8")
    if args.json:
        print_json([as_object(*run) for run in runs] if len(runs) > 1 else as_object(*runs[0]))
    else:
        for run in runs:
            show(*run)
        say(runs)
    return 0


def as_object(plan: Plan, results: Results) -> dict[str, Any]:
    """Everything, for programs. ``seats`` is a list by seat; a shared win counts as a share."""
    return {
        "game": plan.game,
        "games": results.games,
        "seed": plan.seed,
        "options": dict(plan.options),
        "edition": None if plan.edition is None else str(plan.edition),
        "choices_per_game": results.choices / results.games,
        "bots": {name: tally.figures() for name, tally in results.bots.items()},
        "seats": [{"seat": seat, **tally.figures()} for seat, tally in enumerate(results.seats)],
    }


def show(plan: Plan, results: Results) -> None:
    """A table for people."""
    cards = "" if plan.edition is None else f", cards of {plan.edition}"
    games = "1 game" if results.games == 1 else f"{results.games} games"
    print(f"{games} of {plan.game} with {plan.seats} players, seed {plan.seed}{cards}")
    print(f"{results.choices / results.games:.1f} choices a game\n")
    print(f"{'':<12}{'played':>8}{'won':>9}{'+-':>7}{'points':>9}{'dev':>7}{'best':>6}{'worst':>7}")
    rows = [*results.bots.items(), *[(f"seat {seat}", tally) for seat, tally in enumerate(results.seats)]]
    for name, tally in rows:
        f = tally.figures()
        print(
            f"{name:<12}{f['games']:>8}{f['win_rate']:>9.1%}{f['win_rate_error']:>7.1%}{f['mean_score']:>9.2f}"
            f"{f['score_deviation']:>7.2f}{f['best_score']!s:>6}{f['worst_score']!s:>7}"
        )
    print()


def say(runs: list[Run]) -> None:
    """What the figures mean, line by line."""
    for line in findings(*runs):
        print(f"- {line}")
