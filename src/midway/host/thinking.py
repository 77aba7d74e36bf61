"""Where bots think: a pool of processes beside the event loop.

A position (text) goes over, an action's code comes back, in a race with the time it is meant for. The worker sets the
position up without the table's dice, redacts it for the bot's seat, and hands the bot that view and its legal list:
there is no way from a bot to the table.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import threading
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import NamedTuple

from midway.bots import make_bot, moment
from midway.engine.state import State
from midway.games import load_game

logger = logging.getLogger("midway.host")


class Thought(NamedTuple):
    """What a bot plays: a code, and in a race the ms at which it does; None while it waits for something to happen."""

    code: str
    due: int | None = 0


def choose(game: str, position: str, seat: int, bot: str, seed: str) -> Thought:
    """What a bot plays in a position. Runs in a worker."""
    view = load_game(game).position(position).redact(seat)
    legal = view.legal_actions(seat)
    made = make_bot(game, bot, seed)
    action = made.choose(view, legal)
    return Thought(action.code, moment(made, view, action, seat) if view.inner().stack[-1].node.timed else 0)


class Thinking:
    """The pool; its workers start when the first bot has to think and end with the host, even if that is killed."""

    def __init__(self, workers: int | None = None) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.pool: Executor | None = None

    async def choose(self, game: str, state: State, seat: int, bot: str, seed: str) -> Thought:
        """What a bot plays. A bot that fails plays the first action it has, and the failure is logged."""
        position = state.to_position()
        first = Thought(state.legal_actions(seat)[0].code, state.earliest(seat))
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.workers, context, initializer=_end_with_parent)
        try:
            return await asyncio.get_running_loop().run_in_executor(self.pool, choose, game, position, seat, bot, seed)
        except BrokenProcessPool:
            logger.exception("bots=broken the pool is started again")
            self.pool = None
        except Exception:
            logger.exception("bot=%s game=%s seat=%d failed and plays its first choice", bot, game, seat)
        return first

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=True, cancel_futures=True)


def _end_with_parent() -> None:
    """A killed host cannot tell its workers to stop: each watches it and ends on its own."""
    threading.Thread(target=_watch_parent, daemon=True).start()


def _watch_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)
