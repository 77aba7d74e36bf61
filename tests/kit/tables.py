"""Which tables are tried, and how many games are played on them."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import Any

from midway.engine.game import Game
from midway.games import GAMES, load_game

#: Random games for each game of the fair, over all its tables; MIDWAY_FUZZ_GAMES asks for more. At least one a table.
FUZZ_GAMES = int(os.environ.get("MIDWAY_FUZZ_GAMES", "12"))
#: Actions of one game that are looked at with every check; the rest of a long race is only played.
LOOKED_AT = 60
#: Imaginations over which a secret must vary.
IMAGINATIONS = 40


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
    """Every seat count with the default options, and with each other value of each option in turn."""
    game = load_game(key)
    tables = []
    for seats in game.seats:
        tables.append(Table(key, seats))
        tables += [Table(key, seats, ((option.key, value),)) for option in game.options for value in option.values[1:]]
    return [table for table in tables if _offered(table)]


def _offered(table: Table) -> bool:
    """Whether the game offers this setting to so many players (a solo level is none for three)."""
    try:
        table.game().setup(table.seats, dict(table.options))
    except ValueError:
        return False
    return True


TABLES = [table for key in GAMES for table in tables_of(key)]
