"""What lies on the ground of the bumper cars."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from midway.engine.dice import Dice
from midway.engine.state import State
from midway.games.rummelplatz.bumper_cars.cards import ONE, TILT, cards, deck, size
from midway.games.rummelplatz.bumper_cars.scoring import raffle_points

if TYPE_CHECKING:
    from midway.engine.game import Setup

STARTER, DEAL = range(2)
#: In ``tilt``: no stack yet, and (in views) a stack the viewer cannot look into.
UNBUILT, UNSEEN = -1, -2


class Box:
    """The counts of an edition."""

    def __init__(self, copies: int, hand: int, boom: int) -> None:
        self.copies = copies
        self.hand = hand
        self.boom = boom
        self.tilts = TILT[: boom + 1]


class BumperCars(State):
    """One ride, from the first deal to the first TILT."""

    FIELDS: ClassVar[tuple[str, ...]] = ("hands", "tilt", "shown", "trick", "lead", "gone", "deals", "loser")
    STREAMS: ClassVar[tuple[str, ...]] = ("starter", "deal")

    def __init__(self, setup: Setup, dice: Dice | None) -> None:
        super().__init__(setup, dice)
        self.box: Box = setup.edition.data
        self.hands: list[int] = []  # owner; all see how many (a hand is one number, see cards.py)
        self.tilt: list[int] = []  # owner; all at the end: tiles under the TILT (BC-3)
        self.shown: list[int] = []  # all; tiles turned over
        self.trick: list[int] = []  # all; values in the order laid
        self.lead = 0  # all; who laid or lays the first card
        self.gone = 0  # all; cards laid since the deal, as a hand
        self.deals = 0  # all
        self.loser = -1  # all; who turned over the TILT, -1 before

    def deal_hands(self) -> None:
        """Shuffle all cards and deal everybody a hand (BC-2, BC-11)."""
        box = self.box
        dealt = self.deal(DEAL, list(deck(box.copies)), box.hand * self.seats)
        self.hands = [sum([ONE[value] for value in dealt[seat :: self.seats]]) for seat in range(self.seats)]
        self.gone = 0
        self.deals += 1

    def clone(self) -> BumperCars:
        o = BumperCars(self.setup, self.dice)
        self.copy_table(o)
        o.hands = self.hands[:]
        o.tilt = self.tilt[:]
        o.shown = self.shown[:]
        o.trick = self.trick[:]
        o.lead = self.lead
        o.gone = self.gone
        o.deals = self.deals
        o.loser = self.loser
        return o

    def redact(self, seat: int | None) -> BumperCars:
        o = BumperCars(self.setup, None)
        self.show_table(o, seat)
        o.hands = [hand if who == seat else size(hand) for who, hand in enumerate(self.hands)]
        over = self.loser >= 0
        o.tilt = [under if who == seat or over or under < 0 else UNSEEN for who, under in enumerate(self.tilt)]
        o.shown = self.shown[:]
        o.trick = self.trick[:]
        o.lead = self.lead
        o.gone = self.gone
        o.deals = self.deals
        o.loser = self.loser
        return o

    def fill(self, view: State) -> None:
        """Deal the unseen cards to the closed hands; hide each TILT somewhere among the tiles not turned yet."""
        box = self.box
        seen = self.gone + (0 if view.viewer is None else self.hands[view.viewer])
        bag = list(deck(box.copies))
        for value in cards(seen):
            bag.remove(value)
        for seat in range(self.seats):
            if seat != view.viewer:
                self.hands[seat] = sum([ONE[value] for value in self.deal(DEAL, bag, self.hands[seat])])
            if self.tilt[seat] == UNSEEN:
                self.tilt[seat] = self.draw(STARTER, box.boom + 1 - self.shown[seat])

    def standings(self) -> list[int]:
        """Raffle points (BC-15), as if nobody else lost while the ride goes on; empty in a view that cannot know."""
        if UNSEEN in self.tilt:
            return []
        return raffle_points(self.tilt, self.loser)
