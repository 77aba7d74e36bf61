"""Building a tower, by acts or against the sand timer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from midway.engine.actions import Action
from midway.engine.nodes import Decision, Frame, Node, Timed
from midway.engine.refusal import Refusal
from midway.engine.state import CLOCK
from midway.games.rummelplatz.common.clock import is_calm
from midway.games.rummelplatz.hau_den_lukas.dice import (
    CLOSE,
    KINDS,
    LIES,
    LIFT,
    PLACE,
    STOP,
    TAKE,
    TURN,
    TURNED,
)
from midway.games.rummelplatz.hau_den_lukas.state import CARD, NOTHING, HauDenLukas

EVERYTHING = [*TAKE, *TURN, PLACE, LIFT, STOP]
_CLOSE = (CLOSE,)


class NextBuilder(Node[HauDenLukas]):
    """The next player gets all the dice and a card (HL-3, HL-4, HL-5)."""

    key: ClassVar[str] = "next-builder"
    rules: ClassVar[tuple[str, ...]] = ("HL-3", "HL-4", "HL-5")

    def run(self, s: HauDenLukas, f: Frame) -> None:
        if s.built == s.seats:
            return
        seat = s.builder()
        left = [card for card in range(len(s.box.stacks)) if card not in s.cards]
        s.cards[seat] = s.deal(CARD, left, 1)[0]
        s.acts = s.free_at = 0
        s.say("card-turned", seat)
        s.then(BUILD.on(seat) if is_calm(s.setup) else BUILD_LIVE.ask(s), self.on())


def building(s: HauDenLukas) -> list[Action]:
    """What the builder may do (HL-5, HL-8 to HL-11)."""
    tower = s.towers[s.builder()]
    in_hand = s.held // LIES if s.held >= 0 else NOTHING
    acts = [TAKE[kind] for kind in range(KINDS) if kind != in_hand and s.left(kind)]
    if s.held >= 0:
        acts += TURN
        if len(tower) < len(s.card(s.builder())):
            acts.append(PLACE)
    if tower:
        acts.append(LIFT)
    return [*acts, STOP]


def why_not_build(s: HauDenLukas, a: Action) -> Refusal:
    """Why an act of the builder is closed."""
    if a.verb == "take":
        in_hand = s.held >= 0 and s.held // LIES == a.args[0]
        return Refusal("die-is-in-hand" if in_hand else "no-die-left", "HL-8" if in_hand else "HL-2")
    if s.held < 0 and a.verb in ("turn", "place"):
        return Refusal("hand-is-empty", "HL-8")
    if a is PLACE:
        return Refusal("card-is-done", "HL-10")
    return Refusal("nothing-to-lift", "HL-9") if a is LIFT else Refusal("only-the-sand-closes", "HL-11")


def build(s: HauDenLukas, seat: int, a: Action) -> str:
    """Play an act; returns the name of the time it takes, or nothing where the builder is done."""
    s.acts += 1
    if a.verb == "take":
        s.held = a.args[0] * LIES
        return "take"
    if a.verb == "turn":
        s.held = s.held // LIES * LIES + TURNED[s.held % LIES][a.args[0]]
        return "turn"
    if a is PLACE:
        s.towers[seat] = (*s.towers[seat], s.held)
        s.held = NOTHING
        s.say("placed", seat, len(s.towers[seat]))
        return "settle"
    if a is LIFT:
        s.towers[seat] = s.towers[seat][:-1]
        s.say("lifted", seat, len(s.towers[seat]))
        return "settle"
    return ""


def finish(s: HauDenLukas) -> None:
    """The tower is counted (HL-12)."""
    seat = s.builder()
    s.stack.pop()
    s.held = NOTHING
    s.built += 1
    s.say("counted", seat, s.right(seat), len(s.towers[seat]))


class Build(Decision[HauDenLukas]):
    """Calm: forty acts (HL-17)."""

    key: ClassVar[str] = "build"
    rules: ClassVar[tuple[str, ...]] = ("HL-5", "HL-8", "HL-9", "HL-10", "HL-11", "HL-17")

    def legal(self, s: HauDenLukas, f: Frame, seat: int) -> Sequence[Action]:
        return building(s) if seat == f.seat else ()

    def apply(self, s: HauDenLukas, f: Frame, seat: int, a: Action, t: int) -> None:
        if not build(s, seat, a) or s.acts >= s.box.pace["acts"]:
            finish(s)

    def why_not(self, s: HauDenLukas, f: Frame, seat: int, a: Action) -> Refusal | None:
        if seat != f.seat:
            return Refusal("not-your-turn", "ENG-3")
        return None if a in building(s) else why_not_build(s, a)

    def candidates(self, s: HauDenLukas, f: Frame, seat: int) -> Sequence[Action]:
        return EVERYTHING if seat == f.seat else ()


class BuildLive(Timed[HauDenLukas]):
    """Live: until the sand has run out; one lane, the builder's (HL-15)."""

    key: ClassVar[str] = "build-live"
    rules: ClassVar[tuple[str, ...]] = ("HL-5", "HL-8", "HL-9", "HL-10", "HL-11", "HL-15", "HL-16")

    def waiting(self, s: HauDenLukas, f: Frame) -> tuple[int, ...]:
        return (s.builder(), CLOCK) if s.free_at <= self.deadline(s, f) else (CLOCK,)

    def legal(self, s: HauDenLukas, f: Frame, seat: int) -> Sequence[Action]:
        if seat == CLOCK:
            return _CLOSE
        return building(s) if seat == s.builder() and s.free_at <= self.deadline(s, f) else ()

    def earliest(self, s: HauDenLukas, f: Frame, seat: int) -> int:
        return self.deadline(s, f) if seat == CLOCK else s.free_at

    def latest(self, s: HauDenLukas, f: Frame, seat: int) -> int | None:
        return None if seat == CLOCK else self.deadline(s, f)

    def deadline(self, s: HauDenLukas, f: Frame) -> int:
        return s.sand()

    def apply(self, s: HauDenLukas, f: Frame, seat: int, a: Action, t: int) -> None:
        pace = build(s, seat, a) if a is not CLOSE else ""
        if pace:
            s.free_at = t + s.box.pace[pace]
        else:
            finish(s)

    def why_not(self, s: HauDenLukas, f: Frame, seat: int, a: Action) -> Refusal | None:
        if (seat == CLOCK) != (a is CLOSE):
            return Refusal("only-the-sand-closes", "HL-11")
        if seat == CLOCK:
            return None
        if seat != s.builder():
            return Refusal("not-your-turn", "ENG-3")
        if s.free_at > self.deadline(s, f):
            return Refusal("sand-has-run-out", "HL-11")
        return None if a in building(s) else why_not_build(s, a)

    def candidates(self, s: HauDenLukas, f: Frame, seat: int) -> Sequence[Action]:
        if seat == CLOCK:
            return _CLOSE
        return EVERYTHING if seat == s.builder() else ()


NEXT_BUILDER = NextBuilder()
BUILD = Build()
BUILD_LIVE = BuildLive()
NODES: dict[str, Node[HauDenLukas]] = {node.key: node for node in (NEXT_BUILDER, BUILD, BUILD_LIVE)}
