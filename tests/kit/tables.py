"""Which tables are tried, and how many games are played on them."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import Any

from midway.engine.game import Game, Option
from midway.games import GAMES, load_game

#: Random games for each game of the fair, over all its tables; MIDWAY_FUZZ_GAMES asks for more. At least one a table.
FUZZ_GAMES = int(os.environ.get("MIDWAY_FUZZ_GAMES", "12"))
#: With MIDWAY_FUZZ_EVERY=1 every check is made at every action of a game, however long it takes.
EVERY = os.environ.get("MIDWAY_FUZZ_EVERY", "") == "1"
#: Without it, the actions at a game's beginning that are looked at; of the rest of a long race only now and then one.
LOOKED_AT = 60
#: Imaginations over which a secret must vary.
IMAGINATIONS = 40


def looked_at(number: int) -> bool:
    """Whether the checks are made at this action of a game."""
    return EVERY or number < LOOKED_AT or number % LOOKED_AT == 0


def imagined(number: int) -> bool:
    """Whether, at an action that is looked at, every secret is imagined forty times."""
    return EVERY or number % 5 == 0


@dataclass(frozen=True)
class Table:
    """One way to set up one game."""

    key: str
    seats: int
    options: tuple[tuple[str, str], ...] = ()

    def game(self) -> Game[Any]:
        return load_game(self.key)

    def start(self, seed: str) -> Any:
        return self.game().initial_state(self.seats, dict(self.options), seed)

    def seeds(self) -> list[str]:
        """The seeds of this table's share of the games."""
        share = -(-FUZZ_GAMES // len(tables_of(self.key)))
        return [f"kit {self} {number}" for number in range(share)]

    def __str__(self) -> str:
        return "-".join([self.key, str(self.seats), *[value for _, value in self.options]])


def tables_of(key: str) -> list[Table]:
    """Every seat count with the default options, with other values of each option in turn, and, where seats have
    options of their own, with those of the second seat at their last values among the last values of all others."""
    game = load_game(key)
    tables = []
    for at, seats in enumerate(game.seats):
        tables.append(Table(key, seats))
        tables += [Table(key, seats, ((option.key, value),)) for option in game.options for value in _tried(option, at)]
        if game.seat_options:
            own = [(f"{option.key}-1", option.values[-1]) for option in game.seat_options]
            tables.append(Table(key, seats, (*[(option.key, option.values[-1]) for option in game.options], *own)))
    return [table for table in tables if _offered(table)]


def _tried(option: Option, at: int) -> list[str]:
    """The values an option is tried with at one seat count: all others, or of many two, so that each has its turn."""
    others = list(option.values[1:])
    return others if len(others) <= 2 else [others[at % len(others)], others[(at + 1) % len(others)]]


def _offered(table: Table) -> bool:
    """Whether the game offers this setting to so many players (a solo level is none for three)."""
    try:
        table.game().setup(table.seats, dict(table.options))
    except ValueError:
        return False
    return True


TABLES = [table for key in GAMES for table in tables_of(key)]
