"""What lies on the board of the fair, and the attraction that is being visited."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from midway.engine.dice import Dice
from midway.engine.state import State

if TYPE_CHECKING:
    from midway.engine.game import Setup

TOSS, VISIT, TICKETS, LOTTERY = range(4)


class Box:
    """An edition: the pairs of the board, the die, the lottery booth."""

    def __init__(
        self, pairs: tuple[tuple[str, str], ...], faces: tuple[int, ...], smallest: int, white: dict[int, int]
    ) -> None:
        self.pairs = pairs
        self.faces = faces
        self.smallest = smallest
        self.white = white
        #: Attractions by number: those of pair p are 2p and 2p + 1.
        self.keys = tuple([key for pair in pairs for key in pair])


class Rummelplatz(State):
    """One evening at the fair. Its own fields are open to all; the attraction hides what it hides."""

    FIELDS: ClassVar[tuple[str, ...]] = ("points", "visited", "earned", "booth", "tickets", "blanks", "winner")
    STREAMS: ClassVar[tuple[str, ...]] = ("toss", "visit", "tickets", "lottery")

    def __init__(self, setup: Setup, dice: Dice | None) -> None:
        super().__init__(setup, dice)
        self.box: Box = setup.edition.data
        self.points = [0] * setup.seats  # raffle points
        self.visited: list[int] = []  # attractions by number, in the order visited
        self.earned: list[tuple[int, ...]] = []  # raffle points of each visit that is over, by seat
        self.booth: State | None = None  # the attraction, also once it is over, until the next choice
        self.tickets = [0] * setup.seats  # places on each ticket, 0 before the lottery
        self.blanks = [0] * setup.seats  # white crystals on each ticket
        self.winner = -1  # who drew the main prize

    def offered(self) -> tuple[int, ...]:
        """The attractions of the next pair, by number; none after the last (RP-3)."""
        first = 2 * len(self.visited)
        return (first, first + 1) if first < len(self.box.keys) else ()

    def in_bag(self) -> int:
        """Crystals still in the bag (RP-11)."""
        return sum(self.tickets) - sum(self.blanks)

    def drawing(self) -> list[int]:
        """The seats in the order in which they draw, largest ticket first (RP-12)."""
        return sorted(range(self.seats), key=lambda seat: -self.tickets[seat])

    # -- copies

    def clone(self) -> Rummelplatz:
        o = Rummelplatz(self.setup, self.dice)
        self.copy_table(o)
        self.copy_board(o)
        o.booth = self.booth.clone() if self.booth is not None else None
        return o

    def copy_board(self, o: Rummelplatz) -> None:
        """Copy what every seat may see."""
        o.points = self.points[:]
        o.visited = self.visited[:]
        o.earned = self.earned[:]
        o.tickets = self.tickets[:]
        o.blanks = self.blanks[:]
        o.winner = self.winner

    def redact(self, seat: int | None) -> Rummelplatz:
        o = Rummelplatz(self.setup, None)
        self.show_table(o, seat)
        self.copy_board(o)
        o.booth = self.booth.redact(seat) if self.booth is not None else None
        return o

    def fill(self, view: State) -> None:
        assert isinstance(view, Rummelplatz) and self.dice is not None
        if view.booth is not None:
            self.booth = view.booth.imagine(self.dice.child("booth"))

    def standings(self) -> list[int]:
        """Raffle points."""
        return self.points[:]

    def places(self) -> list[int]:
        """Before the main prize is drawn by raffle points; then whoever drew it is first, all others second (RP-14)."""
        if self.winner < 0:
            return super().places()
        return [1 if seat == self.winner else 2 for seat in range(self.seats)]
