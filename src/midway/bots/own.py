"""The bots that a game brings itself, in the ``bot.py`` beside its ``game.py``."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING, Any

from midway.bots.random_bot import RandomBot
from midway.games import GAMES, load_game

if TYPE_CHECKING:
    from midway.bots import Bot

#: What a game may bring, weakest first: name and class.
CLASSES = {"novice": "Novice", "greedy": "Greedy", "sharp": "Sharp"}


@cache
def own_bots(game_key: str) -> dict[str, Any]:
    """The game's classes by bot name, weakest first. Raises ValueError for an unknown game."""
    module = _module(game_key)
    return {name: getattr(module, kind) for name, kind in CLASSES.items() if hasattr(module, kind)}


def best_own(game_key: str, seed: str) -> Bot:
    """The strongest of them, made with a seed; a random one where the game brings none."""
    made: Bot = next(reversed(own_bots(game_key).values()), RandomBot)(seed)
    return made


def lookahead(game_key: str) -> int:
    """``LOOKAHEAD`` of the game's ``bot.py``: how many actions a search may play on imagined tables for one choice.
    0 where it is not offered."""
    granted: int = getattr(_module(game_key), "LOOKAHEAD", 0)
    return granted


@cache
def _module(game_key: str) -> ModuleType | None:
    load_game(game_key)
    name = GAMES[game_key].rpartition(".")[0] + ".bot"
    return import_module(name) if find_spec(name) is not None else None
