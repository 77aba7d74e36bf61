"""A window in which each seat works in secret, step by step, until it says that it is ready."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, TypeVar

from midway.engine.actions import Action
from midway.engine.nodes import Frame, Sealed
from midway.engine.state import State

S = TypeVar("S", bound=State)


class Steps(Sealed[S]):
    """Steps change the seat's own row and leave its answer open; ``ready`` is the answer, and a step takes it back."""

    private: ClassVar[bool] = True

    def take_step(self, s: S, f: Frame, seat: int, a: Action) -> None:
        """Play a step on the seat's own row."""
        raise NotImplementedError(self.key)

    def steps(self, s: S, f: Frame, seat: int) -> Sequence[Action]:
        """The steps open to the seat, and ``ready``."""
        raise NotImplementedError(self.key)

    def options(self, s: S, f: Frame, seat: int) -> Sequence[Action]:
        return self.steps(s, f, seat)

    def apply(self, s: S, f: Frame, seat: int, a: Action, t: int) -> None:
        if a.verb == "ready":
            super().apply(s, f, seat, a, t)
            return
        self.take_step(s, f, seat, a)
        if f.held[f.asked.index(seat)] is not None:
            s.stack[-1] = f.answered(seat, None)
