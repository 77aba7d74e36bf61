"""What lies around the Lukas. All of it is open, but for the stack cards to come."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from midway.engine.dice import Dice
from midway.games.rummelplatz.common.booth import LIST, MOST_TIME, NUMBER, ROWS, SEATS, Booth, Shape
from midway.games.rummelplatz.common.clock import times
from midway.games.rummelplatz.common.raffle import raffle_points
from midway.games.rummelplatz.hau_den_lukas.dice import KINDS, LIES, Dice15
from midway.games.rummelplatz.hau_den_lukas.scoring import right_dice

if TYPE_CHECKING:
    from midway.engine.game import Setup

STARTER, CARD = range(2)
NOTHING = -1


class HauDenLukas(Booth):
    """Everybody's tower. A die is one number, see ``dice``."""

    FIELDS: ClassVar[tuple[str, ...]] = ("cards", "towers", "held", "begins", "built", "acts", "free_at")
    STREAMS: ClassVar[tuple[str, ...]] = ("starter", "cards")
    SHAPES: ClassVar[Mapping[str, Shape]] = {
        "cards": Shape(LIST, NOTHING, 99, SEATS),
        "towers": Shape(ROWS, 0, KINDS * LIES - 1, SEATS),
        "held": Shape(NUMBER, NOTHING, KINDS * LIES - 1),
        "begins": Shape(NUMBER, 0, 5),
        "built": Shape(NUMBER, 0, 6),
        "acts": Shape(NUMBER, 0, MOST_TIME),
        "free_at": Shape(NUMBER, 0, MOST_TIME),
    }

    def __init__(self, setup: Setup, dice: Dice | None) -> None:
        super().__init__(setup, dice)
        self.box: Dice15 = setup.edition.data
        self.times = times(setup)
        self.cards = [NOTHING] * setup.seats  # stack card of each builder, by number
        self.towers: list[tuple[int, ...]] = [()] * setup.seats  # dice from bottom to top
        self.held = NOTHING  # the die in the builder's hand
        self.begins = 0  # who builds first
        self.built = 0  # how many have finished
        self.acts = 0  # of the builder so far
        self.free_at = 0  # ms at which the builder may act again

    def builder(self) -> int:
        """Whose turn it is."""
        return (self.begins + self.built) % self.seats

    def sand(self) -> int:
        """The builder's time, in ms (HL-15, HL-16)."""
        return self.times.of(self.box.pace["sand"], self.builder())

    def left(self, kind: int) -> int:
        """Dice of a kind that lie ready, neither in the builder's tower nor in the hand."""
        used = [die // LIES for die in self.towers[self.builder()]]
        return self.box.copies - used.count(kind) - (self.held >= 0 and self.held // LIES == kind)

    def card(self, seat: int) -> tuple[int, ...]:
        """The colours a builder needs, from bottom to top; empty before the turn."""
        return self.box.stacks[self.cards[seat]] if self.cards[seat] >= 0 else ()

    def right(self, seat: int) -> int:
        """How many dice of a tower are right (HL-12)."""
        return right_dice(self.card(seat), [self.box.sides[die] for die in self.towers[seat]])

    def standings(self) -> list[int]:
        """Raffle points (HL-13), as if all towers were done."""
        return raffle_points([self.right(seat) for seat in range(self.seats)])

    def fault(self) -> str:
        drawn = [card for card in self.cards if card >= 0]
        if len(set(drawn)) < len(drawn) or any(card >= len(self.box.stacks) for card in drawn):
            return f"cards = {self.cards}, want different stack cards below {len(self.box.stacks)}"
        for seat, tower in enumerate(self.towers):
            kinds = [die // LIES for die in tower]
            if len(tower) > len(self.card(seat)) or any(kinds.count(kind) > self.box.copies for kind in kinds):
                return f"towers[{seat}] = {list(tower)}, want no more dice than there are, and only on a card"
        if self.stack and any(self.left(kind) < 0 for kind in range(KINDS)):
            return f"held = {self.held}, but there are no more of that kind"
        if self.begins >= self.seats or self.built > self.seats or (not self.stack) != (self.built == self.seats):
            return f"built = {self.built}: the turns are over when all have built"
        return ""
