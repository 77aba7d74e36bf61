"""The games of the fair, by key. Each is a folder; this list is all that knows of them."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from midway.engine.game import Game

#: key: module that holds ``GAME``. The order is the order of the lobby.
GAMES = {
    "aquapark": "midway.games.aquapark.game",
    "funfair": "midway.games.funfair.game",
    "fabelland": "midway.games.fabelland.game",
    "fun_city": "midway.games.fun_city.game",
    "rummelplatz": "midway.games.rummelplatz.game",
    "hau_den_lukas": "midway.games.rummelplatz.hau_den_lukas.game",
    "fortune_teller": "midway.games.rummelplatz.fortune_teller.game",
    "horse_race": "midway.games.rummelplatz.horse_race.game",
    "claw_machine": "midway.games.rummelplatz.claw_machine.game",
    "bumper_cars": "midway.games.rummelplatz.bumper_cars.game",
    "swing_boat": "midway.games.rummelplatz.swing_boat.game",
    "roller_coaster": "midway.games.rummelplatz.roller_coaster.game",
    "ghost_train": "midway.games.rummelplatz.ghost_train.game",
}


def load_game(key: str) -> Game[Any]:
    """The game of this key. Raises ValueError listing the keys there are."""
    if key not in GAMES:
        raise ValueError(f"there is no game {key!r}; there are {', '.join(GAMES)}")
    game = import_module(GAMES[key]).GAME
    assert isinstance(game, Game)
    return game
