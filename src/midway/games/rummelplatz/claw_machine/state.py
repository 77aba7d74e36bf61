"""What lies in the box, where the claw hangs, and what was said."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from midway.engine.dice import Dice
from midway.engine.state import State
from midway.games.rummelplatz.claw_machine.box import Machine
from midway.games.rummelplatz.common.booth import LIST, MOST_TIME, NUMBER, ROWS, SEATS, Booth, Shape
from midway.games.rummelplatz.common.clock import is_calm, times
from midway.games.rummelplatz.common.raffle import raffle_points

if TYPE_CHECKING:
    from midway.engine.game import Setup

STARTER, SHAKE, START = range(3)
NOT_YET, UNSEEN = -1, -2
HEIGHTS = 100
#: In ``keys``: let go.
LET_GO = -1


class ClawMachine(Booth):
    """All grabs of the table, one after another."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "begins", "grabs", "points", "crystals", "x", "y", "words", "keys", "klick_at", "free_at",
    )  # fmt: skip
    SECRET: ClassVar[tuple[str, ...]] = ("crystals", "x", "y")
    STREAMS: ClassVar[tuple[str, ...]] = ("starter", "shake", "start")
    SHAPES: ClassVar[Mapping[str, Shape]] = {
        "begins": Shape(NUMBER, 0, 5),
        "grabs": Shape(NUMBER, 0, 6),
        "points": Shape(LIST, 0, 99, SEATS),
        "crystals": Shape(ROWS, 0, 9999),
        "x": Shape(NUMBER, 0, 9999),
        "y": Shape(NUMBER, 0, 9999),
        "words": Shape(ROWS, 0, MOST_TIME),
        "keys": Shape(ROWS, LET_GO, MOST_TIME),
        "klick_at": Shape(NUMBER, NOT_YET, MOST_TIME),
        "free_at": Shape(LIST, 0, MOST_TIME, SEATS),
    }

    def __init__(self, setup: Setup, dice: Dice | None) -> None:
        super().__init__(setup, dice)
        self.box: Machine = setup.edition.data
        self.times = times(setup)
        self.begins = 0  # who operates first
        self.grabs = 0  # grabs that are over
        self.points = [0] * setup.seats
        self.crystals: list[tuple[int, ...]] = []  # all but the arm: place and height of each
        self.x = 0  # all but the arm: the claw; against the clock, where it started
        self.y = 0
        self.words: list[tuple[int, ...]] = []  # all: time and direction of each word said
        self.keys: list[tuple[int, ...]] = []  # all: time and direction of each key of the arm, or that it was let go
        self.klick_at = NOT_YET  # all: ms of Klick
        self.free_at = [0] * setup.seats  # all: ms at which one may act again

    def operator(self) -> int:
        """Who sees and says (CM-1, CM-2)."""
        return (self.begins + self.grabs) % self.seats

    def arm(self) -> int:
        """Who moves the claw: the operator's left neighbour."""
        return (self.operator() + 1) % self.seats

    def shake(self) -> None:
        """Shake the box and hold the claw above the arm's edge (CM-3, CM-4)."""
        box = self.box
        size, cell = box.size, box.cell
        draw = self.draw
        self.crystals = [(draw(SHAKE, size), draw(SHAKE, size), draw(SHAKE, HEIGHTS)) for _ in box.colour]
        self.x = draw(START, size // cell) * cell + cell // 2
        self.y = cell // 2
        self.words = []
        self.keys = []
        self.klick_at = NOT_YET
        self.free_at = [0] * self.seats

    def claw(self, t: int) -> tuple[int, int]:
        """Where the claw is at a millisecond: it moves while a key is held and glides a little after (CM-13)."""
        pace = self.box.pace
        x, y = self.x, self.y
        since, held, last = 0, LET_GO, LET_GO
        for when, key in [*[row for row in self.keys if row[0] <= t], (t, LET_GO)]:
            ticks = when // pace["tick"] - since // pace["tick"]
            if held != LET_GO:
                x, y = self.box.moved(x, y, held, pace["speed"] * ticks)
            elif last != LET_GO:
                x, y = self.box.moved(x, y, last, pace["glide"] * min(ticks, pace["coast"]))
            last = held if held != LET_GO else last
            since, held = when, key
        return x, y

    def show(self, o: ClawMachine, seat: int | None) -> None:
        blind = bool(self.stack) and seat == self.arm()
        o.x, o.y = (UNSEEN, UNSEEN) if blind else (self.x, self.y)
        o.crystals = [(UNSEEN,) * 3] * len(self.crystals) if blind else self.crystals[:]

    def fill(self, view: State) -> None:
        """For the arm: a box shaken anyhow, and a claw anywhere it could be."""
        if self.x == UNSEEN:
            words, keys, klick_at, free_at = self.words, self.keys, self.klick_at, self.free_at
            self.shake()
            self.words, self.keys, self.klick_at, self.free_at = words, keys, klick_at, free_at
            if is_calm(self.setup) and words:
                self.y = self.draw(START, self.box.size // self.box.cell) * self.box.cell + self.box.cell // 2

    def standings(self) -> list[int]:
        """Raffle points (CM-12), as if there were no more grabs."""
        return raffle_points(self.points)

    def fault(self) -> str:
        if self.stack and (len(self.crystals) != len(self.box.colour) or any(len(row) != 3 for row in self.crystals)):
            return f"crystals has {len(self.crystals)} rows, want place and height of {len(self.box.colour)}"
        if any(row[0] >= self.box.size or row[1] >= self.box.size for row in [*self.crystals, (self.x, self.y)]):
            return f"a place is outside of the box, which has {self.box.size} units a side"
        if any(len(row) != 2 or row[1] > 3 for row in [*self.words, *self.keys]):
            return "words and keys are rows of a time and a direction from 0 to 3"
        if self.begins >= self.seats or self.grabs > self.seats or (not self.stack) != (self.grabs == self.seats):
            return f"grabs = {self.grabs}: it is over when everybody has operated"
        return ""
