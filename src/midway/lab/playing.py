"""One game from its first question to its last, by bots alone."""

from __future__ import annotations

from collections.abc import Sequence

from midway.bots import Bot
from midway.engine.actions import Action
from midway.engine.driver import settle, step
from midway.engine.nodes import Timed
from midway.engine.state import CLOCK, State


def next_turn(state: State) -> tuple[int, int]:
    """Who acts next where nobody waits for a person, and at which ms (0 where time plays no part).

    In a race that is the seat that may act soonest, and the clock once its time has come or nobody else can act.
    """
    state = state.inner()
    frame = state.stack[-1]
    node = frame.node
    if not isinstance(node, Timed):
        return state.waiting()[0], 0
    deadline = node.deadline(state, frame)
    racing = [(state.earliest(seat), seat) for seat in range(state.seats) if state.legal_actions(seat)]
    if racing and (deadline is None or min(racing)[0] < deadline):
        t, seat = min(racing)
        return seat, t
    return CLOCK, deadline if deadline is not None else state.earliest(CLOCK)


def choose(state: State, seat: int, bot: Bot) -> Action:
    """What the seat's bot plays, chosen from its view and its legal list. Raises ValueError where it is not on it."""
    legal = state.legal_actions(seat)
    action = bot.choose(state.redact(seat), legal)
    if action not in legal:
        raise ValueError(f"the bot in seat {seat} chose {action!r}, which is not on its list")
    return action


def play_out(state: State, bots: Sequence[Bot]) -> int:
    """Play to the end, forced choices by the driver; the number of choices the bots made."""
    settle(state)
    choices = 0
    while not state.is_terminal():
        seat, t = next_turn(state)
        action = state.legal_actions(CLOCK)[0] if seat == CLOCK else choose(state, seat, bots[seat])
        step(state, seat, action, t)
        choices += 1
    return choices
