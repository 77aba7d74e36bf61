"""The eight attractions, in the order of the board."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from midway.engine.game import Game

#: All there are; an edition pairs them.
ATTRACTIONS = (
    "hau_den_lukas",
    "fortune_teller",
    "horse_race",
    "claw_machine",
    "bumper_cars",
    "swing_boat",
    "roller_coaster",
    "ghost_train",
)
_HERE = __name__.rpartition(".")[0]


@cache
def attraction(key: str) -> Game[Any]:
    """The attraction of this key, loaded when first needed."""
    game = import_module(f"{_HERE}.{key}.game").GAME
    assert isinstance(game, Game)
    return game


@cache
def attraction_bot(key: str, grade: str) -> Any:
    """Its bot class of this grade (``Novice``, ``Greedy``, ``Sharp``); ``Greedy`` where it makes no difference."""
    module = import_module(f"{_HERE}.{key}.bot")
    return getattr(module, grade, module.Greedy)
