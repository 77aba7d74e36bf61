"""The one way an action reaches a state: through the door, applied, forced choices resolved."""

from __future__ import annotations

from midway.engine.actions import Action
from midway.engine.state import State

#: seat, action, milliseconds, whether it was forced
Played = tuple[int, Action, int, bool]


def forced_choice(state: State, hidden: bool = True) -> tuple[int, Action] | None:
    """The next seat that has exactly one thing to do, and that thing; None when somebody has a real choice.

    Races are never forced. With ``hidden=False`` questions whose forced answers are a secret are left alone, so that
    speed tells nothing: a host answers those of windows in its own time, and asks where a hand would be told of.
    """
    if not state.stack:
        return None
    node = state.stack[-1].node
    if node.nests:
        return forced_choice(state.inner(), hidden)
    if node.timed or ((node.hidden or node.quiet) and not hidden):
        return None
    for seat in state.waiting():
        legal = state.legal_actions(seat)
        if len(legal) == 1:
            return seat, legal[0]
        if not node.stays:
            break
    return None


def step(state: State, seat: int, action: Action | str, t: int = 0, hidden: bool = True) -> list[Played]:
    """Play one choice and every forced choice after it, as the host does; returns what was played, in order.

    A word code is checked (Refusal, state untouched); an Action object is trusted.
    """
    if isinstance(action, str):
        action = state.check(seat, action, t)
    state.apply_action(seat, action, t)
    return [(seat, action, t, False), *settle(state, hidden)]


def settle(state: State, hidden: bool = True) -> list[Played]:
    """Play forced choices until somebody has a real one."""
    played: list[Played] = []
    forced = forced_choice(state, hidden)
    while forced is not None:
        seat, action = forced
        state.apply_action(seat, action)
        played.append((seat, action, 0, True))
        forced = forced_choice(state, hidden)
    return played
