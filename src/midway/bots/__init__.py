"""Players that are programs. A bot holds a view and the list of its legal actions, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from midway.bots.own import lookahead, own_bots
from midway.bots.random_bot import RandomBot
from midway.bots.search import Search
from midway.engine.actions import Action
from midway.engine.state import State
from midway.games import load_game

__all__ = ["Bot", "RandomBot", "Search", "TimedBot", "bot_names", "make_bot", "moment", "stand_in"]


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
    return ("random", *own_bots(game_key), *(("search",) if lookahead(game_key) else ()))


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
    if name == "search":
        return Search(game_key, seed)
    bot: Bot = own_bots(game_key)[name](seed)
    return bot
