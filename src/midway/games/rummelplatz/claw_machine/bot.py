"""An operator who steers for the best crystal nearby, and an arm that mostly knows its left from its right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from midway.engine.actions import Action
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
    STEP,
    TOWARD,
)
from midway.games.rummelplatz.claw_machine.state import LET_GO, ClawMachine
from midway.games.rummelplatz.common.clock import is_calm
from midway.games.rummelplatz.common.hand import REACTION, Hand

#: What a point of value is worth on the way, in units.
PATIENCE = 90
#: As far as an arm comes that touches a key for a word: half of it is close enough for Klick.
A_TOUCH = 54
#: Ms from one word to the next, from a word to the key, and for how long the key is touched.
WORDS = (450, 900)
ANSWER = (300, 600)
TOUCH = (150, 250)


class Greedy:
    """Says one word at a time and counts on the arm to touch its key once for each; sees a view and the legal list
    alone. Slips are drawn from its seed, word by word."""

    #: Words in a thousand that are mistaken.
    slips: ClassVar[int] = 30
    #: How far off a distance is judged, in percent of it.
    blur: ClassVar[int] = 8

    def __init__(self, seed: str) -> None:
        self.hand = Hand(seed)
        self.aimed = (-1, (0, 0))  # at which grab it steers for what, worked out once

    def choose(self, view: ClawMachine, legal: Sequence[Action]) -> Action:
        """One of the legal actions."""
        return self.speak(view) if view.viewer == view.operator() else self.follow(view, legal)

    def moment(self, view: ClawMachine, action: Action) -> int | None:
        """An operator speaks in an even flow, and waits for the claw to hang still before Klick; an arm answers what it
        has heard, one word after the other."""
        me = view.viewer
        assert me is not None
        free = view.free_at[me]
        if me == view.operator():
            if action is not KLICK:
                return self.next_word(view)
            return max(self.next_word(view), _at_rest(view)) if not _unanswered(view) else None
        held = view.keys[-1] if view.keys and view.keys[-1][1] != LET_GO else None
        if held is not None:
            return max(free, held[0] + self.hand.between(f"touch {view.grabs}", len(view.keys), *TOUCH))
        answered = _answered(view)
        if answered < len(view.words):
            heard = view.words[answered][0]
        elif action is GRAB:
            heard = view.klick_at
        else:
            return None
        return max(free, heard + self.hand.between(f"answer {view.grabs}", answered, *ANSWER))

    # -- the operator

    def next_word(self, view: ClawMachine) -> int:
        """When the operator speaks next."""
        before = view.words[-1][0] if view.words else 0
        return max(REACTION, before + self.hand.between(f"word {view.grabs}", len(view.words), *WORDS))

    def speak(self, view: ClawMachine) -> Action:
        """The next word, or Klick."""
        x, y = view.claw(0) if is_calm(view.setup) else self.expected(view)
        goal = self.aim(view)
        dx, dy = goal[0] - x, goal[1] - y
        if is_calm(view.setup):
            cell = view.box.cell
            dx, dy = [cell * (to // cell - at // cell) for to, at in zip(goal, (x, y), strict=True)]
        if max(abs(dx), abs(dy)) <= A_TOUCH // 2:
            return KLICK
        word = (RIGHT if dx > 0 else LEFT) if abs(dx) > abs(dy) else (AWAY if dy > 0 else TOWARD)
        if self.hand.slips(f"spoken {view.grabs}", len(view.words), self.slips):
            word = (word + 1) % len(SAY)
        return SAY[word]

    def aim(self, view: ClawMachine) -> tuple[int, int]:
        """The place it steers for: where the goal seems to be from the operator's edge of the box."""
        if self.aimed[0] != view.grabs:
            size = view.box.size
            eye = (size // 2, size - 1)
            off = [self.hand.between(f"eye {view.grabs}", side, -self.blur, self.blur) for side in range(2)]
            ways = [(to - at) * (100 + wrong) // 100 for to, at, wrong in zip(self.goal(view), eye, off, strict=True)]
            self.aimed = (view.grabs, (view.box.inside(eye[0] + ways[0]), view.box.inside(eye[1] + ways[1])))
        return self.aimed[1]

    def expected(self, view: ClawMachine) -> tuple[int, int]:
        """Where the claw will be once it hangs still and the arm has touched its key for every word."""
        if view.keys and view.keys[-1][1] != LET_GO:
            since, held = view.keys[-1]
            word = max(self.next_word(view), since)
            x, y = view.box.moved(*view.claw(word), held, view.box.pace["glide"] * view.box.pace["coast"])
        else:
            x, y = view.claw(_at_rest(view))
        for _, direction in view.words[_answered(view) :]:
            x, y = view.box.moved(x, y, direction, A_TOUCH)
        return x, y

    def goal(self, view: ClawMachine) -> tuple[int, int]:
        """The crystal with the best value for the crowd around it, and for the way from the arm's edge, that nothing
        higher covers."""
        middle = view.box.size // 2
        best, most = (middle, 0), -(1 << 30)
        for number, (across, away, _) in enumerate(view.crystals):
            value = PATIENCE * view.box.value[view.box.colour[number]]
            way = abs(across - middle) + away
            if not value or value - way <= most:
                continue
            crowd = sum([abs(a - across) < A_TOUCH and abs(b - away) < A_TOUCH for a, b, _ in view.crystals])
            if value // crowd - way > most and view.box.touched(view.crystals, across, away) == number:
                best, most = (across, away), value // crowd - way
        return best

    # -- the arm

    def follow(self, view: ClawMachine, legal: Sequence[Action]) -> Action:
        """The key for the word that is to be answered, or its release."""
        if is_calm(view.setup):
            return MOVE[self.understood(view, len(view.words) - 1)]
        if RELEASE in legal:
            return RELEASE
        answered = _answered(view)
        if answered < len(view.words):
            return HOLD[self.understood(view, answered)]
        return GRAB if GRAB in legal else legal[0]

    def understood(self, view: ClawMachine, number: int) -> int:
        """The direction a word is taken for."""
        word = view.words[number][1]
        if not self.hand.slips(f"heard {view.grabs}", number, self.slips):
            return word
        return (word + 1 + self.hand.below(f"wrong {view.grabs}", number, len(STEP) - 1)) % len(STEP)


def _answered(view: ClawMachine) -> int:
    """How many words the arm has touched a key for."""
    return sum([key != LET_GO for _, key in view.keys])


def _unanswered(view: ClawMachine) -> bool:
    """Whether the arm has still to follow a word, or is at it."""
    return _answered(view) < len(view.words) or bool(view.keys and view.keys[-1][1] != LET_GO)


def _at_rest(view: ClawMachine) -> int:
    """When the claw has stopped gliding."""
    pace = view.box.pace
    return view.keys[-1][0] + (pace["coast"] + 1) * pace["tick"] if view.keys else 0


class Novice(Greedy):
    """Mistakes every sixteenth word, and judges places badly."""

    slips: ClassVar[int] = 60
    blur: ClassVar[int] = 12


class Sharp(Greedy):
    """Mistakes a word in a hundred."""

    slips: ClassVar[int] = 10
    blur: ClassVar[int] = 5
