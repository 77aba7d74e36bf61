"""`midway games`: what can be played."""

from __future__ import annotations

import argparse

from midway.bots import bot_names
from midway.cli.common import Commands, add_json, print_json
from midway.games import GAMES, load_game
from midway.games.lesson import lesson_file


def add(commands: Commands) -> None:
    parser = commands.add_parser("games", help="list the games, their options and bots")
    add_json(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print every game."""
    games = [load_game(key) for key in GAMES]
    if args.json:
        print_json(
            [
                {
                    "key": game.key,
                    "title": game.title,
                    "rules": game.version,
                    "seats": [game.seats[0], game.seats[-1]],
                    "options": {option.key: list(option.values) for option in game.options},
                    "seat_options": {option.key: list(option.values) for option in game.seat_options},
                    "bots": list(bot_names(game.key)),
                    "lesson": lesson_file(game).is_file(),
                }
                for game in games
            ]
        )
        return 0
    for game in games:
        print(f"{game.key}: {game.title}, {game.seats[0]} to {game.seats[-1]} players")
        for option in game.options:
            print(f"    --option {option.key}={'|'.join(option.values)}")
        for own in game.seat_options:
            print(f"    --option {own.key}-SEAT={'|'.join(own.values)}")
        print(f"    --bots {','.join(bot_names(game.key))}")
        if lesson_file(game).is_file():
            print(f"    midway learn {game.key}")
    return 0
