"""What hangs in the swing boat. All of it is open."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from midway.engine.actions import Action, Actions
from midway.engine.dice import Dice
from midway.games.rummelplatz.common.booth import LIST, MOST_TIME, NUMBER, ROWS, SEATS, Booth, Shape
from midway.games.rummelplatz.swing_boat.scoring import boat_points

if TYPE_CHECKING:
    from midway.engine.game import Setup

STARTER, ROLL = range(2)
#: In ``row``: not seated yet.
STANDING = -1


class Boat:
    """The numbers of an edition, and the actions that follow from its rows."""

    def __init__(self, rows: tuple[int, ...], few: int, endurance: int, length: int, faces: tuple[int, ...]) -> None:
        self.rows = rows
        self.few = few
        self.endurance = endurance
        self.length = length
        self.faces = faces
        self.actions = Actions()
        middle = len(rows) // 2
        #: ``sit left 4`` takes the row with 4 on the left; by row.
        self.sit: list[Action] = []
        for at, fun in enumerate(rows):
            text = "middle" if at == middle else f"{'left' if at < middle else 'right'} {fun}"
            self.sit.append(self.actions.make("sit", at, text=text))

    def open_rows(self, seats: int) -> range:
        """The rows that may be used (SB-4)."""
        return range(1, len(self.rows) - 1) if seats <= self.few else range(len(self.rows))


class SwingBoat(Booth):
    """One ride on the boat."""

    FIELDS: ClassVar[tuple[str, ...]] = ("row", "fun", "endurance", "begins", "rounds", "rolled")
    STREAMS: ClassVar[tuple[str, ...]] = ("starter", "dice")
    SHAPES: ClassVar[Mapping[str, Shape]] = {
        "row": Shape(LIST, STANDING, 20, SEATS),
        "fun": Shape(LIST, 0, 1000, SEATS),
        "endurance": Shape(LIST, 0, 99, SEATS),
        "begins": Shape(NUMBER, 0, 5),
        "rounds": Shape(NUMBER, 1, MOST_TIME),
        "rolled": Shape(ROWS, 1, 3, SEATS),
    }

    def __init__(self, setup: Setup, dice: Dice | None) -> None:
        super().__init__(setup, dice)
        self.boat: Boat = setup.edition.data
        self.row = [STANDING] * setup.seats  # where each sits
        self.fun = [0] * setup.seats  # counted on the star
        self.endurance = [self.boat.endurance] * setup.seats
        self.begins = 0  # who began this round
        self.rounds = 1
        self.rolled: list[tuple[int, ...]] = [()] * setup.seats  # pips of each player's last roll

    def is_last_round(self) -> bool:
        """Whether somebody is exhausted, or lapped on the star (SB-12, SB-13)."""
        return 0 in self.endurance or max(self.fun) - min(self.fun) > self.boat.length

    def standings(self) -> list[int]:
        """Raffle points, as if the ride ended now."""
        return boat_points(self.fun, [self.boat.rows[at] if at >= 0 else 0 for at in self.row], self.endurance)

    def fault(self) -> str:
        seated = [at for at in self.row if at >= 0]
        if len(set(seated)) < len(seated):
            return f"row = {self.row}, but a row has room for one"
        if any(at not in self.boat.open_rows(self.seats) for at in seated):
            return f"row = {self.row}, but not all of these rows are open"
        if self.begins >= self.seats:
            return f"begins = {self.begins}, want a seat"
        if max(self.endurance) > self.boat.endurance:
            return f"endurance = {self.endurance}, nobody has more than {self.boat.endurance}"
        if not self.stack and not self.is_last_round():
            return "next says over, but nobody is exhausted or lapped"
        return ""
