"""An operator who steers for the best crystal nearby, and an arm that mostly knows its left from its right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from midway.engine.actions import Action
from midway.engine.dice import Dice
from midway.games.rummelplatz.claw_machine.box import (
    AWAY,
    GRAB,
    HOLD,
    KLICK,
    LEFT,
    MOVE,
    RELEASE,
    RIGHT,
    SAY,
    TOWARD,
    WAIT,
)
from midway.games.rummelplatz.claw_machine.state import LET_GO, ClawMachine
from midway.games.rummelplatz.common.clock import is_calm

#: What a point of value is worth on the way, in units.
PATIENCE = 90


class Greedy:
    """Says one word at a time and waits for the arm to follow; sees a view and the legal list alone. Slips are drawn
    from its seed, word by word."""

    #: Percent of words misspoken, and of words misheard.
    slips: ClassVar[int] = 3
    #: How far off a place is judged, in units.
    blur: ClassVar[int] = 48

    def __init__(self, seed: str) -> None:
        self.dice = Dice.of(seed)

    def choose(self, view: ClawMachine, legal: Sequence[Action]) -> Action:
        """One of the legal actions."""
        if view.viewer == view.operator():
            return self.speak(view, legal)
        return self.follow(view, legal)

    def speak(self, view: ClawMachine, legal: Sequence[Action]) -> Action:
        """The next word, or Klick."""
        calm = is_calm(view.setup)
        if not calm and self._unanswered(view):
            return WAIT if WAIT in legal else legal[0]
        x, y = view.claw(view.free_at[view.operator()])
        across, away = self.target(view, x, y)
        across = view.box.inside(across + self._off(2 * view.grabs))
        away = view.box.inside(away + self._off(2 * view.grabs + 1))
        dx, dy = across - x, away - y
        if calm:
            cell = view.box.cell
            dx, dy = cell * (across // cell - x // cell), cell * (away // cell - y // cell)
        close = view.box.cell // 2
        if abs(dx) <= close and abs(dy) <= close:
            return KLICK
        word = (RIGHT if dx > 0 else LEFT) if abs(dx) > abs(dy) else (AWAY if dy > 0 else TOWARD)
        if self._percent("spoken", len(view.words)) < self.slips:
            word = (word + 1) % len(SAY)
        return SAY[word]

    def target(self, view: ClawMachine, x: int, y: int) -> tuple[int, int]:
        """The crystal with the best value for the way to it that nothing higher covers."""
        best = (0, 0, 0)
        most = -(1 << 30)
        for number, (across, away, _) in enumerate(view.crystals):
            value = view.box.value[view.box.colour[number]]
            worth = PATIENCE * value - abs(across - x) - abs(away - y)
            if value and worth > most and view.box.touched(view.crystals, across, away) == number:
                most, best = worth, (number, across, away)
        return best[1:] if most > -(1 << 30) else (x, y)

    def follow(self, view: ClawMachine, legal: Sequence[Action]) -> Action:
        """The move for the last word; against the clock a short touch of the key."""
        if GRAB in legal:
            return GRAB
        word = view.words[-1][1] if view.words else 0
        if self._percent("heard", len(view.words)) < self.slips:
            word = (word + 3) % len(MOVE)
        if MOVE[word] in legal:
            return MOVE[word]
        if RELEASE in legal:
            return RELEASE
        return HOLD[word] if self._unanswered(view) and HOLD[word] in legal else WAIT

    def _unanswered(self, view: ClawMachine) -> bool:
        """Whether the arm has still to follow a word, or is at it."""
        held = [row for row in view.keys if row[1] != LET_GO]
        return len(held) < len(view.words) or bool(view.keys and view.keys[-1][1] != LET_GO)

    def _off(self, n: int) -> int:
        """How far the eye is wrong at a grab, to either side."""
        return (self.dice.word("eye", n) * (2 * self.blur + 1) >> 64) - self.blur

    def _percent(self, stream: str, n: int) -> int:
        return self.dice.word(stream, n) * 100 >> 64


class Novice(Greedy):
    """Mistakes every sixteenth word, and judges places badly."""

    slips: ClassVar[int] = 6
    blur: ClassVar[int] = 72


class Sharp(Greedy):
    """Mistakes a word in a hundred."""

    slips: ClassVar[int] = 1
    blur: ClassVar[int] = 30
