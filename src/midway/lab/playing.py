"""One game from its first question to its last, by bots alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from midway.bots import Bot, moment
from midway.engine.actions import Action
from midway.engine.driver import settle, step
from midway.engine.nodes import Timed
from midway.engine.state import CLOCK, State


def next_turn(state: State) -> tuple[int, int]:
    """Who acts next where everybody is as fast as can be, and at which ms (0 where time plays no part).

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
    return chosen(bot, state.redact(seat), state.legal_actions(seat), seat)


def chosen(bot: Bot, view: State, legal: Sequence[Action], seat: int) -> Action:
    """The same from a view that is there already."""
    action = bot.choose(view, legal)
    if action not in legal:
        raise ValueError(f"the bot in seat {seat} chose {action!r}, which is not on its list")
    return action


class Pacing:
    """When bots act in races, where time is a number: each is asked once for each question of its own, and again when
    it hears something."""

    def __init__(self, bots: Mapping[int, Bot]) -> None:
        self.bots = bots
        self.race = (-1, -1)
        self.acts = 0
        self.plans: dict[int, Plan] = {}

    def next(self, state: State) -> tuple[int, int, Action | None]:
        """Who acts next, when, and what it has chosen; None for the clock and for seats without a bot."""
        inner = state.inner()
        frame = inner.stack[-1]
        node = frame.node
        if not isinstance(node, Timed):
            seat = inner.waiting()[0]
            return seat, 0, choose(state, seat, self.bots[seat]) if seat in self.bots else None
        race = (frame.window, state.windows)
        if race != self.race:
            self.race, self.plans = race, {}
        self.acts += 1
        deadline = node.deadline(inner, frame)
        first = (deadline if deadline is not None else 1 << 40, CLOCK)
        for seat in range(inner.seats):
            if inner.legal_actions(seat):
                due = self._plan(state, seat, inner.answers[seat], node.heard)
                if due is not None and (due, seat) < first:
                    first = (due, seat)
        t, seat = first
        if seat == CLOCK:
            return CLOCK, deadline if deadline is not None else inner.earliest(CLOCK), None
        return seat, t, self.plans[seat].action

    def _plan(self, state: State, seat: int, answers: int, heard: bool) -> int | None:
        question = (answers, self.acts if heard else 0)
        plan = self.plans.get(seat)
        if plan is None or plan.question != question:
            if seat in self.bots:
                bot, view, legal = self.bots[seat], state.redact(seat), state.legal_actions(seat)
                action = chosen(bot, view, legal, seat)
                plan = Plan(question, action, moment(bot, view, action, seat))
            else:
                plan = Plan(question, None, state.earliest(seat))
            self.plans[seat] = plan
        return plan.due


class Plan(NamedTuple):
    """What a seat will do at a question of a race, and when; ``due`` is None while it does nothing."""

    question: tuple[int, int]
    action: Action | None
    due: int | None


def play_out(state: State, bots: Sequence[Bot]) -> int:
    """Play to the end, forced choices by the driver; the number of choices the bots made."""
    settle(state)
    pacing = Pacing(dict(enumerate(bots)))
    choices = 0
    while not state.is_terminal():
        seat, t, action = pacing.next(state)
        step(state, seat, action if action is not None else state.legal_actions(seat)[0], t)
        choices += 1
    return choices
