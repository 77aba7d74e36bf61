"""The attractions that are built, in the order of the board."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from midway.engine.game import Game

BUILT = ("claw_machine", "roller_coaster", "hau_den_lukas", "ghost_train", "fortune_teller", "swing_boat", "horse_race", "bumper_cars")
_HERE = __name__.rpartition(".")[0]


@cache
def attraction(key: str) -> Game[Any]:
    """The attraction of this key, loaded when first needed."""
    game = import_module(f"{_HERE}.{key}.game").GAME
    assert isinstance(game, Game)
    return game


def is_built(key: str) -> bool:
    """Whether there is such an attraction (RP-7)."""
    return key in BUILT


@cache
def attraction_bot(key: str) -> Any:
    """Its class ``Greedy``."""
    return import_module(f"{_HERE}.{key}.bot").Greedy
