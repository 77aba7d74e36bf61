"""Players that are programs. A bot holds a view and the list of its legal actions, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from midway.bots.random_bot import RandomBot
from midway.engine.actions import Action
from midway.engine.state import State
from midway.games import GAMES, load_game

__all__ = ["Bot", "RandomBot", "bot_names", "make_bot"]


class Bot(Protocol):
    """One player in one game. It may remember things from call to call, so each seat gets a bot of its own."""

    def choose(self, view: State, legal: Sequence[Action]) -> Action:
        """One of ``legal`` (never empty). ``view`` is the table as the bot's seat (``view.viewer``) may see it:
        without dice, with holes for what it cannot know; ``view.imagine(seed)`` fills them by guesswork."""
        ...


def bot_names(game_key: str) -> tuple[str, ...]:
    """The bots that play this game, weakest first. Raises ValueError for an unknown game."""
    return ("random", "greedy") if _greedy(game_key) is not None else ("random",)


def make_bot(game_key: str, name: str, seed: str) -> Bot:
    """A fresh bot. The same seed chooses the same way in the same positions. Raises ValueError for an unknown name."""
    names = bot_names(game_key)
    if name not in names:
        raise ValueError(f"{load_game(game_key).title} has no bot {name!r}; it has {', '.join(names)}")
    if name == "random":
        return RandomBot(seed)
    bot: Bot = _greedy(game_key)(seed)
    return bot


@cache
def _greedy(game_key: str) -> Any:
    """Class ``Greedy`` of the ``bot.py`` that lies beside the game's ``game.py``; None where there is none."""
    load_game(game_key)
    module = GAMES[game_key].rpartition(".")[0] + ".bot"
    return import_module(module).Greedy if find_spec(module) is not None else None
