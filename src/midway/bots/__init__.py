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

__all__ = ["Bot", "RandomBot", "TimedBot", "bot_names", "make_bot", "moment", "stand_in"]


#: Bots a game may bring, weakest first: name and class in its ``bot.py``.
CLASSES = {"novice": "Novice", "greedy": "Greedy", "sharp": "Sharp"}


class Bot(Protocol):
    """One player in one game. Each seat gets a bot of its own, which has one seed from the first question to the last
    and may be made anew for each (docs/decisions/0006)."""

    def choose(self, view: State, legal: Sequence[Action]) -> Action:
        """One of ``legal`` (never empty). ``view`` is the table as the bot's seat (``view.viewer``) may see it:
        without dice, with holes for what it cannot know; ``view.imagine(seed)`` fills them by guesswork."""
        ...


class TimedBot(Bot, Protocol):
    """A bot that knows how fast it is."""

    def moment(self, view: State, action: Action) -> int | None:
        """In a race: the ms at which it plays what it has just chosen from this view; None to let it be until the
        next thing happens."""
        ...


def moment(bot: Bot, view: State, action: Action, seat: int) -> int | None:
    """When a bot plays in a race what it has chosen: as soon as it may where it does not say; None where it will not,
    or would come too late."""
    earliest, latest = view.earliest(seat), view.latest(seat)
    own = getattr(bot, "moment", None)
    at: int | None = earliest if own is None else own(view, action)
    if at is None or (latest is not None and at > latest):
        return None
    return max(at, earliest)


def bot_names(game_key: str) -> tuple[str, ...]:
    """The bots that play this game, weakest first. Raises ValueError for an unknown game."""
    return ("random", *_classes(game_key))


def stand_in(game_key: str) -> str:
    """The bot that plays on for a person who is away: of the middle grade, or the best there is."""
    names = bot_names(game_key)
    return "greedy" if "greedy" in names else names[-1]


def make_bot(game_key: str, name: str, seed: str) -> Bot:
    """A fresh bot. The same seed chooses the same way in the same positions. Raises ValueError for an unknown name."""
    names = bot_names(game_key)
    if name not in names:
        raise ValueError(f"{load_game(game_key).title} has no bot {name!r}; it has {', '.join(names)}")
    if name == "random":
        return RandomBot(seed)
    bot: Bot = _classes(game_key)[name](seed)
    return bot


@cache
def _classes(game_key: str) -> dict[str, Any]:
    """By bot name: the classes of the ``bot.py`` that lies beside the game's ``game.py``."""
    load_game(game_key)
    name = GAMES[game_key].rpartition(".")[0] + ".bot"
    if find_spec(name) is None:
        return {}
    module = import_module(name)
    return {bot: getattr(module, kind) for bot, kind in CLASSES.items() if hasattr(module, kind)}
