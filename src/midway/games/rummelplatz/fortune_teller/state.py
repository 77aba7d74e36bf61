"""What lies in the tent of the fortune teller."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from midway.engine.dice import Dice
from midway.engine.state import State
from midway.games.rummelplatz.common.booth import LIST, NUMBER, ROWS, SEATS, Booth, Shape
from midway.games.rummelplatz.fortune_teller.fates import Fates, assign
from midway.games.rummelplatz.fortune_teller.scoring import CORRECT, KEPT, fate_points, verdict

if TYPE_CHECKING:
    from midway.engine.game import Setup

STARTER, DEAL = range(2)
#: A value the viewer does not know; no card or claim on offer.
UNSEEN, NONE = 1000, 1001
OWNER, GIVER, VALUE, CLAIM, SAID = range(5)


class FortuneTeller(Booth):
    """One visit to the tent.

    A row of ``laid`` is a card in front of somebody: owner, giver, value, claim, verdict (0 where nobody took it).
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("hands", "laid", "card", "claim", "teller", "refused")
    SECRET: ClassVar[tuple[str, ...]] = ("hands", "laid", "card")
    STREAMS: ClassVar[tuple[str, ...]] = ("starter", "deal")
    SHAPES: ClassVar[Mapping[str, Shape]] = {
        "hands": Shape(ROWS, -99, UNSEEN, SEATS),
        "laid": Shape(ROWS, -99, UNSEEN),
        "card": Shape(NUMBER, -99, NONE),
        "claim": Shape(NUMBER, -99, NONE),
        "teller": Shape(NUMBER, 0, 5),
        "refused": Shape(LIST, 0, 5),
    }

    def __init__(self, setup: Setup, dice: Dice | None) -> None:
        super().__init__(setup, dice)
        self.fates: Fates = setup.edition.data
        self.hands: list[tuple[int, ...]] = [()] * setup.seats  # owner; all see how many
        self.laid: list[tuple[int, ...]] = []  # owner and giver know the value; a correct claim all; all at the end
        self.card = NONE  # teller; on offer
        self.claim = NONE  # all
        self.teller = 0  # all
        self.refused: list[int] = []  # all; who has refused the card on offer

    def in_front(self, seat: int) -> int:
        """How many cards lie in front of a player."""
        return sum([row[OWNER] == seat for row in self.laid])

    def may_take(self, seat: int) -> bool:
        """Whether a player may take a card from others (FT-10)."""
        return self.in_front(seat) < self.fates.limit

    def sums(self) -> list[int]:
        """The sum of the cards in front of each player (FT-13, FT-14)."""
        return [sum([row[VALUE] for row in self.laid if row[OWNER] == seat]) for seat in range(self.seats)]

    def show(self, o: FortuneTeller, seat: int | None) -> None:
        o.hands = [hand if who == seat else (UNSEEN,) * len(hand) for who, hand in enumerate(self.hands)]
        o.card = self.card if self.card == NONE or seat == self.teller else UNSEEN
        over = not self.stack
        known = [over or seat in row[:VALUE] or row[SAID] == CORRECT for row in self.laid]
        o.laid = [row if plain else hidden(row) for row, plain in zip(self.laid, known, strict=True)]
        o.deduce()

    def deduce(self) -> None:
        """In a view: show each card for which what was said leaves one value only."""
        found = True
        while found:
            found = False
            known = set(self.known())
            for at, row in enumerate(self.laid):
                if row[VALUE] == UNSEEN and row[SAID] != KEPT:
                    left = [value for value in self.fates.possible(row[CLAIM], row[SAID]) if value not in known]
                    if len(left) == 1:
                        self.laid[at] = (*row[:VALUE], left[0], *row[CLAIM:])
                        found = True
                        break

    def known(self) -> list[int]:
        """All values that are not hidden here."""
        held = [value for hand in self.hands for value in hand]
        lying = [row[VALUE] for row in self.laid]
        return [value for value in [*held, *lying, self.card] if value not in (UNSEEN, NONE)]

    def fill(self, view: State) -> None:
        """Deal the unseen cards so that all that was said is true."""
        known = set(self.known())
        order = [value for value in self.fates.values if value not in known]
        order = self.deal(DEAL, order, len(order))
        holes = [at for at, row in enumerate(self.laid) if row[VALUE] == UNSEEN]
        choices = [self.fates.possible(self.laid[at][CLAIM], self.laid[at][SAID]) for at in holes]
        values = assign(choices, order)
        for at, value in zip(holes, values, strict=True):
            row = self.laid[at]
            self.laid[at] = (*row[:VALUE], value, *row[CLAIM:])
        rest = [value for value in order if value not in values]
        if self.card == UNSEEN:
            self.card = rest.pop()
        self.hands = [
            tuple(sorted([rest.pop() if value == UNSEEN else value for value in hand], reverse=True))
            for hand in self.hands
        ]

    def standings(self) -> list[int]:
        """Raffle points, as if all cards were opened now; empty in a view that cannot know."""
        if any(row[VALUE] == UNSEEN for row in self.laid):
            return []
        return fate_points(self.sums())

    def fault(self) -> str:
        values = self.known()
        if len(set(values)) < len(values) or any(value not in self.fates.values for value in values):
            return f"cards {sorted(values)}, want different ones from {self.fates.values[0]} to {self.fates.values[-1]}"
        for row in self.laid:
            if len(row) != 5 or row[OWNER] not in range(self.seats) or row[GIVER] not in range(self.seats):
                return f"laid has {list(row)}, want owner, giver, value, claim and verdict"
            said = KEPT if row[OWNER] == row[GIVER] else verdict(row[VALUE], row[CLAIM])
            if row[SAID] != said:
                return f"laid has {list(row)}, but the verdict on that card is {said}"
        if self.teller >= self.seats or (self.card == NONE) != (self.claim == NONE):
            return f"card = {self.card} and claim = {self.claim}: both are on offer or none"
        if any(len(hand) > self.fates.cards for hand in self.hands):
            return f"hands = {self.hands}, want at most {self.fates.cards} cards"
        if not self.stack and any(self.hands):
            return "next says over, but there are cards in hand"
        return ""


def hidden(row: tuple[int, ...]) -> tuple[int, ...]:
    """A laid card without its value."""
    return (*row[:VALUE], UNSEEN, *row[CLAIM:])
