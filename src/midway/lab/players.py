"""Who may play in the laboratory: the house's bots by name, and anybody's own by the place of its class."""

from __future__ import annotations

from importlib import import_module

from midway.bots import Bot, bot_names, make_bot
from midway.games import load_game


def make_player(game_key: str, name: str, seed: str) -> Bot:
    """A fresh bot: a house name (``greedy``), or ``module:Class`` of a class that is made with a seed.

    Whoever names a class runs its code, so such names are for one's own terminal; the host takes house names only.
    Raises ValueError naming what is not there.
    """
    module_name, colon, class_name = name.partition(":")
    if not colon:
        known = bot_names(game_key)
        if name not in known:
            title = load_game(game_key).title
            raise ValueError(
                f"{title} has no bot {name!r}; it has {', '.join(known)}, or name your own as MODULE:CLASS"
            )
        return make_bot(game_key, name, seed)
    try:
        made = getattr(import_module(module_name), class_name)
    except (ImportError, AttributeError) as error:
        raise ValueError(f"bot {name}: {error}") from None
    try:
        bot: Bot = made(seed)
    except TypeError as error:
        raise ValueError(f"bot {name}: it cannot be made with a seed ({error})") from None
    if not callable(getattr(bot, "choose", None)):
        raise ValueError(f"bot {name}: it needs a method choose(view, legal)")
    return bot
