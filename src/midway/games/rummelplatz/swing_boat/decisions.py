"""A round on the boat: all sit down, all roll."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from midway.engine.actions import Action
from midway.engine.nodes import Decision, Frame, Node
from midway.engine.refusal import Refusal
from midway.games.rummelplatz.swing_boat.state import ROLL, SwingBoat


class SitDown(Decision[SwingBoat]):
    """In turn, everybody moves to an empty row and counts its fun (SB-6, SB-7)."""

    key: ClassVar[str] = "sit-down"
    rules: ClassVar[tuple[str, ...]] = ("SB-3", "SB-4", "SB-6", "SB-7")

    def legal(self, s: SwingBoat, f: Frame, seat: int) -> Sequence[Action]:
        if seat != f.seat:
            return ()
        return [s.boat.sit[at] for at in s.boat.open_rows(s.seats) if at not in s.row]

    def apply(self, s: SwingBoat, f: Frame, seat: int, a: Action, t: int) -> None:
        before = s.row[seat]
        at = a.args[0]
        s.row[seat] = at
        s.fun[seat] += s.boat.rows[at]
        s.say("seated", seat, before, at, s.boat.rows[at])
        after = (seat + 1) % s.seats
        s.stack[-1] = self.on(after) if after != s.begins else ROLLING.on()

    def why_not(self, s: SwingBoat, f: Frame, seat: int, a: Action) -> Refusal | None:
        if seat != f.seat:
            return Refusal("not-your-turn", "ENG-3")
        at = a.args[0]
        if at not in s.boat.open_rows(s.seats):
            return Refusal("row-is-closed", "SB-4")
        if s.row[seat] == at:
            return Refusal("must-move", "SB-7")
        return Refusal("row-is-taken", "SB-3") if at in s.row else None

    def candidates(self, s: SwingBoat, f: Frame, seat: int) -> Sequence[Action]:
        return s.boat.sit if seat == f.seat else ()


class Rolling(Node[SwingBoat]):
    """All roll for their endurance; then the next round, or the end (SB-8 to SB-13)."""

    key: ClassVar[str] = "rolling"
    rules: ClassVar[tuple[str, ...]] = ("SB-8", "SB-9", "SB-10", "SB-11", "SB-12", "SB-13")

    def run(self, s: SwingBoat, f: Frame) -> None:
        for place in range(s.seats):
            self.roll(s, (s.begins + place) % s.seats)
        if s.is_last_round():
            s.say("boat-stops")
            return
        s.begins = (s.begins + 1) % s.seats
        s.rounds += 1
        s.then(SIT_DOWN.on(s.begins))

    def roll(self, s: SwingBoat, seat: int) -> None:
        """One player's dice, or the rest in the row with 0."""
        fun = s.boat.rows[s.row[seat]]
        faces = s.boat.faces
        pips = tuple([faces[s.draw(ROLL, len(faces))] for _ in range(fun)])
        s.rolled[seat] = pips
        had = s.endurance[seat]
        s.endurance[seat] = max(0, had - pips.count(1)) if fun else min(s.boat.endurance, had + 1)
        if not fun:
            s.say("rested", seat, s.endurance[seat])
        else:
            s.say("swung", seat, pips.count(1), s.endurance[seat], *pips)


SIT_DOWN = SitDown()
ROLLING = Rolling()
NODES: dict[str, Node[SwingBoat]] = {node.key: node for node in (SIT_DOWN, ROLLING)}
