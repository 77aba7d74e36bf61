"""Checks of what is hidden: views hold only what their viewer may know, and imagine the rest."""

from __future__ import annotations

from typing import Any

import msgspec

from kit.tables import IMAGINATIONS
from kit.walk import Moment
from midway.engine.state import State, plain

Path = tuple[int | str, ...]


def check_views(m: Moment) -> None:
    """Each view is without dice and counters, stays itself, and comes back from what it imagines."""
    for viewer in [None, *range(m.state.seats)]:
        view = m.state.redact(viewer)
        assert view.dice is None, "a view has dice"
        assert view.events is None, "a view listens"
        assert not any(view.draws), "a view counts draws"
        assert view.viewer == viewer
        assert view.holes
        for frame in view.stack:
            if frame.node.hidden:
                others = [h for seat, h in zip(frame.asked, frame.held, strict=True) if seat != viewer]
                assert not any(others), f"{viewer} sees who has answered what in {frame.node.key}"
        assert view.redact(viewer).data() == view.data(), f"redacted again, the view of {viewer} changes"
        for number in range(2):
            whole = view.imagine(f"{m.number} {number}")
            assert whole.redact(viewer).data() == view.data(), f"imagining changes the view of {viewer}"
            m.state.setup.game.check(whole)
            for seat in m.everybody() if viewer is None else [viewer]:
                if viewer is not None:
                    legal = m.state.legal_actions(seat)
                    assert whole.legal_actions(seat) == legal, f"imagining changes the list of {viewer}"
                    assert view.legal_actions(seat) == legal, f"the list of {viewer} does not follow from the view"


def check_bytes(m: Moment) -> None:
    """Swap all that is hidden, and every byte sent to a viewer stays the same."""
    for viewer in [None, *range(m.state.seats)]:
        view = m.state.redact(viewer)
        sent = told(m.state, viewer)
        for number in range(2):
            assert told(view.imagine(f"other {m.number} {number}"), viewer) == sent, f"{viewer} is told a secret"


def told(state: State, viewer: int | None) -> bytes:
    """All that goes to a viewer about a state."""
    view = state.redact(viewer)
    game = state.setup.game
    choices = [] if viewer is None else [game.choice(view, a) for a in state.legal_actions(viewer)]
    pointed = [] if viewer is None else [(a.code, str(state.why_not(viewer, a))) for a in state.candidates(viewer)]
    return msgspec.json.encode(
        [
            state.observation(viewer),
            game.prompt(view),
            game.describe(view),
            choices,
            pointed,
            view.standings(),
            None if viewer is None else state.ticket(viewer),
        ]
    )


class Secrets:
    """What was hidden in one game, and whether it varied when it was imagined."""

    def __init__(self) -> None:
        self.hidden: dict[tuple[int | None, Path], int] = {}
        self.varied: set[tuple[int | None, Path]] = set()

    def look(self, m: Moment) -> None:
        """Imagine forty times from each seat; what the seat does not know may differ, all else must not."""
        truth = leaves(m.state)
        for viewer in [None, *range(m.state.seats)]:
            view = m.state.redact(viewer)
            seen = leaves(view)
            hidden = {path: value for path, value in truth.items() if path not in seen or seen[path] != value}
            wholes = [view.imagine(f"forty {number}") for number in range(IMAGINATIONS)]
            for path, value in hidden.items():
                found = {repr(at(whole, path)) for whole in wholes}
                self.hidden[viewer, path] = self.hidden.get((viewer, path), 0) + 1
                if len(found) > 1:
                    self.varied.add((viewer, path))
                else:
                    assert found == {repr(value)}, f"{viewer} imagines {path} as {found}, never as it is"

    def finish(self, certain: tuple[str, ...]) -> None:
        """What was hidden three times or more has varied at least once, or the game says why it cannot."""
        for (viewer, path), times in self.hidden.items():
            if times >= 3 and path[0] not in certain:
                assert (viewer, path) in self.varied, f"{viewer} always imagines {path} as it is: a copied secret"


def leaves(state: State) -> dict[Path, Any]:
    """The smallest parts of a game's own fields, by where they lie."""
    found: dict[Path, Any] = {}

    def gather(path: Path, value: Any) -> None:
        if isinstance(value, State):
            for name in value.FIELDS:
                gather((*path, name), getattr(value, name))
        elif isinstance(value, (tuple, list)):
            for number, item in enumerate(value):
                gather((*path, number), item)
        else:
            found[path] = plain(value)

    gather((), state)
    return found


def at(value: Any, path: Path) -> Any:
    """The part of a state at the path of a leaf; none where this state is shorter."""
    for step in path:
        if isinstance(step, str):
            value = getattr(value, step, None)
        elif isinstance(value, (tuple, list)) and step < len(value):
            value = value[step]
        else:
            return None
    return plain(value)
