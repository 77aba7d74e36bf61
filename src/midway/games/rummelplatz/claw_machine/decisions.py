"""Steering the claw, in calm or against the clock."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from midway.engine.actions import Action
from midway.engine.nodes import Decision, Frame, Node, Timed
from midway.engine.refusal import Refusal
from midway.engine.state import CLOCK
from midway.games.rummelplatz.claw_machine.box import CLOSE, GRAB, HOLD, KLICK, MOVE, RELEASE, SAY
from midway.games.rummelplatz.claw_machine.state import LET_GO, NOT_YET, ClawMachine
from midway.games.rummelplatz.common.clock import is_calm

_SPEECH = (*SAY, KLICK)
_CLOSE = (CLOSE,)


class NextGrab(Node[ClawMachine]):
    """The box is shaken for the next pair (CM-1 to CM-3)."""

    key: ClassVar[str] = "next-grab"
    rules: ClassVar[tuple[str, ...]] = ("CM-1", "CM-2", "CM-3")

    def run(self, s: ClawMachine, f: Frame) -> None:
        if s.grabs == s.seats:
            s.say("machine-ends")
            return
        s.shake()
        s.say("shaken", s.operator(), s.arm())
        s.then(SPEAK.on(s.operator()) if is_calm(s.setup) else STEER.ask(s), self.on())


class Speak(Decision[ClawMachine]):
    """Calm: the operator says a word, or Klick (CM-6, CM-8, CM-15)."""

    key: ClassVar[str] = "speak"
    rules: ClassVar[tuple[str, ...]] = ("CM-6", "CM-8", "CM-15")

    def legal(self, s: ClawMachine, f: Frame, seat: int) -> Sequence[Action]:
        return _SPEECH if seat == f.seat else ()

    def apply(self, s: ClawMachine, f: Frame, seat: int, a: Action, t: int) -> None:
        if a is KLICK:
            s.say("klick", seat)
            grab(s, s.x, s.y)
            return
        s.words.append((len(s.words), a.args[0]))
        s.say("word", seat, a.args[0])
        s.stack[-1] = FOLLOW.on(s.arm())

    def why_not(self, s: ClawMachine, f: Frame, seat: int, a: Action) -> Refusal | None:
        if seat != f.seat:
            return Refusal("not-your-turn", "ENG-3")
        return None if a in _SPEECH else Refusal("five-words-only", "CM-6")


class Follow(Decision[ClawMachine]):
    """Calm: the arm moves the claw by one cell, by the picture (CM-7, CM-15)."""

    key: ClassVar[str] = "follow"
    rules: ClassVar[tuple[str, ...]] = ("CM-4", "CM-7", "CM-9", "CM-15")

    def legal(self, s: ClawMachine, f: Frame, seat: int) -> Sequence[Action]:
        return MOVE if seat == f.seat else ()

    def apply(self, s: ClawMachine, f: Frame, seat: int, a: Action, t: int) -> None:
        cell = s.box.cell
        x, y = s.box.moved(s.x, s.y, a.args[0], cell)
        # at the edge it stays in its cell
        s.x, s.y = x // cell * cell + cell // 2, y // cell * cell + cell // 2
        s.say("moved", seat, a.args[0])
        if len(s.words) >= s.box.pace["words"]:
            s.say("all-klick")
            grab(s, s.x, s.y)
        else:
            s.stack[-1] = SPEAK.on(s.operator())

    def why_not(self, s: ClawMachine, f: Frame, seat: int, a: Action) -> Refusal | None:
        if seat != f.seat:
            return Refusal("not-your-turn", "ENG-3")
        return None if a in MOVE else Refusal("arm-moves", "CM-7")


class Steer(Timed[ClawMachine]):
    """Live: the operator's words and the arm's keys run beside each other; Klick lets the arm grab (CM-13).

    Words change nothing but what is heard, so words and keys may arrive in any order.
    """

    key: ClassVar[str] = "steer"
    heard: ClassVar[bool] = True
    rules: ClassVar[tuple[str, ...]] = ("CM-6", "CM-8", "CM-9", "CM-13", "CM-14")

    def waiting(self, s: ClawMachine, f: Frame) -> tuple[int, ...]:
        pair = (s.operator(), s.arm())
        able = sorted([(s.free_at[seat], seat) for seat in pair if self.legal(s, f, seat)])
        return (*[seat for _, seat in able], CLOCK)

    def legal(self, s: ClawMachine, f: Frame, seat: int) -> Sequence[Action]:
        if seat == CLOCK:
            return _CLOSE
        if s.free_at[seat] > self.sand(s):
            return ()
        if seat == s.operator():
            return _SPEECH if s.klick_at == NOT_YET else ()
        return self.keys(s) if seat == s.arm() else ()

    def keys(self, s: ClawMachine) -> list[Action]:
        """What the arm may press."""
        held = s.keys[-1][1] if s.keys else LET_GO
        keys = [key for direction, key in enumerate(HOLD) if direction != held]
        if held != LET_GO:
            keys.append(RELEASE)
        return [*keys, GRAB] if s.klick_at != NOT_YET else keys

    def sand(self, s: ClawMachine) -> int:
        """When the time is up."""
        return s.times.of(s.box.pace["sand"], s.operator(), s.arm())

    def earliest(self, s: ClawMachine, f: Frame, seat: int) -> int:
        return self.deadline(s, f) if seat == CLOCK else s.free_at[seat]

    def latest(self, s: ClawMachine, f: Frame, seat: int) -> int | None:
        return None if seat == CLOCK else self.sand(s)

    def deadline(self, s: ClawMachine, f: Frame) -> int:
        return self.sand(s) + s.box.pace["grace"]

    def apply(self, s: ClawMachine, f: Frame, seat: int, a: Action, t: int) -> None:
        if a is CLOSE:
            s.say("all-klick")
            grab(s, *s.claw(self.sand(s)))
            return
        if a is GRAB:
            grab(s, *s.claw(max(t, s.klick_at)))  # nobody grabs before Klick
            return
        pace = "key"
        if a is KLICK:
            s.klick_at = t
            s.say("klick", seat)
        elif a.verb == "say":
            pace = "word"
            s.words.append((t, a.args[0]))
            s.say("word", seat, a.args[0])
        else:
            s.keys.append((t, a.args[0] if a is not RELEASE else LET_GO))
        s.free_at[seat] = t + s.box.pace[pace]

    def why_not(self, s: ClawMachine, f: Frame, seat: int, a: Action) -> Refusal | None:
        if (seat == CLOCK) != (a is CLOSE):
            return Refusal("only-time-closes", "CM-9")
        if seat == CLOCK or a in self.legal(s, f, seat):
            return None
        if seat not in (s.operator(), s.arm()):
            return Refusal("not-your-turn", "ENG-3")
        if s.free_at[seat] > self.sand(s):
            return Refusal("time-is-up", "CM-9")
        if seat == s.operator():
            return Refusal("klick-is-said" if a in _SPEECH else "five-words-only", "CM-6")
        if a is GRAB:
            return Refusal("no-klick-yet", "CM-8")
        if a.verb == "hold":
            return Refusal("key-is-held", "CM-13")
        return Refusal("no-key-is-held" if a is RELEASE else "arm-moves", "CM-7")

    def candidates(self, s: ClawMachine, f: Frame, seat: int) -> Sequence[Action]:
        if seat == CLOCK:
            return _CLOSE
        if seat == s.operator():
            return _SPEECH
        return (*HOLD, RELEASE, GRAB) if seat == s.arm() else ()


def grab(s: ClawMachine, x: int, y: int) -> None:
    """The arm grabs; both earn the crystal's value (CM-8, CM-10, CM-11)."""
    operator, arm = s.operator(), s.arm()
    crystal = s.box.touched(s.crystals, x, y)
    colour = s.box.colour[crystal]
    value = s.box.value[colour]
    s.points[operator] += value
    s.points[arm] += value
    s.say("grabbed", operator, arm, colour, value)
    s.grabs += 1
    s.stack.pop()


NEXT_GRAB = NextGrab()
SPEAK = Speak()
FOLLOW = Follow()
STEER = Steer()
NODES: dict[str, Node[ClawMachine]] = {node.key: node for node in (NEXT_GRAB, SPEAK, FOLLOW, STEER)}
