"""What is known, and hidden, on the ghost train."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import TYPE_CHECKING, ClassVar

from midway.engine.actions import Action, Actions
from midway.engine.dice import Dice
from midway.engine.state import State
from midway.games.rummelplatz.common.booth import LIST, ROWS, SEATS, Booth, Shape
from midway.games.rummelplatz.common.clock import times
from midway.games.rummelplatz.common.raffle import raffle_points
from midway.games.rummelplatz.ghost_train.scoring import train_points

if TYPE_CHECKING:
    from midway.engine.game import Setup

FEARS, TRACK = range(2)
#: In ``tiles``: not given; in views also: not known. A fear the viewer does not know.
KEPT, UNSEEN = -1, -2

ACTIONS = Actions()
SHRIEK = ACTIONS.make("shriek")
STILL = ACTIONS.make("still")
READY = ACTIONS.make("ready")
#: The clock turns over the next card, and ends the handing out.
TURN = ACTIONS.make("turn")
CLOSE = ACTIONS.make("close")
KINDS = 6
#: ``give 3 to 1`` gives the tile of fear 3 to seat 1; by fear, then by seat.
GIVE: list[list[Action]] = [
    [ACTIONS.make("give", fear, rival, text=f"{fear} to {rival}") for rival in range(6)] for fear in range(KINDS)
]
#: ``take 3`` takes the tile of fear 3 back.
TAKE = [ACTIONS.make("take", fear) for fear in range(KINDS)]
#: What the cards of the track show, by number (GT-3).
PAIRS = list(combinations(range(KINDS), 2))


class Box:
    """The numbers of an edition."""

    def __init__(self, copies: int, cards: int, most: int, card: int, open: int, reaction: int, giving: int) -> None:
        self.copies = copies
        self.cards = cards
        self.most = most
        self.card = card
        self.open = open
        self.reaction = reaction
        self.giving = giving


class GhostTrain(Booth):
    """One ride and its guesses."""

    FIELDS: ClassVar[tuple[str, ...]] = ("hands", "track", "shrieks", "tiles", "ready")
    SECRET: ClassVar[tuple[str, ...]] = ("hands", "tiles")
    STREAMS: ClassVar[tuple[str, ...]] = ("fears", "track")
    SHAPES: ClassVar[Mapping[str, Shape]] = {
        "hands": Shape(ROWS, 0, KINDS - 1, SEATS),
        "track": Shape(LIST, 0, len(PAIRS) - 1),
        "shrieks": Shape(ROWS, 0, 5),
        "tiles": Shape(ROWS, KEPT, 5, SEATS),
        "ready": Shape(LIST, 0, 1, SEATS),
    }

    def __init__(self, setup: Setup, dice: Dice | None) -> None:
        super().__init__(setup, dice)
        self.box: Box = setup.edition.data
        self.times = times(setup)
        self.hands: list[tuple[int, ...]] = [()] * setup.seats  # owner; all at the end: fears, lowest first
        self.track: list[int] = []  # all: cards turned over so far, by number, the last one is seen now
        self.shrieks: list[tuple[int, ...]] = []  # all heard it: who shrieked at each card (screens show the last)
        self.tiles: list[tuple[int, ...]] = [(KEPT,) * KINDS] * setup.seats  # owner; all at the end: rival by fear
        self.ready = [0] * setup.seats  # all; against the clock, who has handed out the tiles

    def turn_card(self) -> None:
        """Turn over the next card of the track (GT-5)."""
        left = [card for card in range(len(PAIRS)) if card not in self.track]
        self.track += self.deal(TRACK, left, 1)
        self.shrieks.append(())
        self.say("card", self.track[-1])

    def card_time(self) -> int:
        """How long a card is seen, in ms: as long as whoever carries the most time needs (GT-13, GT-15)."""
        return self.times.of(self.box.card, *range(self.seats))

    def is_scared(self, seat: int) -> bool:
        """Whether an own fear is on the card seen now (GT-6)."""
        return any(fear in PAIRS[self.track[-1]] for fear in self.hands[seat])

    def heard(self) -> int:
        """The place in ``track`` of the card whose shrieks ring in the ears, below 0 before any: the card seen now
        where shrieks come one by one, else the one before (GT-8)."""
        waits = bool(self.stack) and self.stack[-1].node.key == "ride"
        return len(self.track) - (2 if waits else 1)

    def given_to(self, seat: int, rival: int) -> int:
        """How many tiles a player has given to a rival."""
        return self.tiles[seat].count(rival)

    def show(self, o: GhostTrain, seat: int | None) -> None:
        over = not self.stack
        o.hands = [hand if over or who == seat else (UNSEEN,) * len(hand) for who, hand in enumerate(self.hands)]
        giving = bool(self.stack) and self.stack[-1].node.key.startswith("giving")
        closed = [giving and who != seat for who in range(self.seats)]
        o.tiles = [(UNSEEN,) * KINDS if hide else row for hide, row in zip(closed, self.tiles, strict=True)]

    def fill(self, view: State) -> None:
        """Deal the unseen fears so that every shriek had its reason, and hand out the unseen tiles anyhow."""
        bag = [fear for fear in range(KINDS) for _ in range(self.box.copies)]
        unseen = [seat for seat in range(self.seats) if UNSEEN in self.hands[seat]]
        for seat in range(self.seats):
            if seat not in unseen:
                for fear in self.hands[seat]:
                    bag.remove(fear)
        for seat in unseen:
            heard = [PAIRS[card] for card, who in zip(self.track, self.shrieks, strict=True) if seat in who]
            for _ in range(40):
                rest = bag[:]
                hand = self.deal(FEARS, rest, self.box.cards)
                if all(fears[0] in hand or fears[1] in hand for fears in heard):
                    break
            self.hands[seat] = tuple(sorted(hand))
            bag = rest
        for seat in range(self.seats):
            if UNSEEN in self.tiles[seat]:
                self.tiles[seat] = self.any_tiles(seat)

    def any_tiles(self, seat: int) -> tuple[int, ...]:
        """Tiles handed out by chance."""
        row: list[int] = []
        for _ in range(KINDS):
            rival = self.draw(TRACK, self.seats + 1) - 1
            row.append(rival if rival != seat and row.count(rival) < self.box.most else KEPT)
        return tuple(row)

    def points(self) -> list[int]:
        """Points for right tiles (GT-10)."""
        return train_points(self.hands, self.tiles)

    def standings(self) -> list[int]:
        """Raffle points (GT-12), as if all tiles were opened now; empty in a view that cannot know."""
        if any(UNSEEN in row for row in [*self.hands, *self.tiles]):
            return []
        return raffle_points(self.points())

    def fault(self) -> str:
        fears = [fear for hand in self.hands for fear in hand]
        if any(fears.count(fear) > self.box.copies for fear in range(KINDS)):
            return f"hands = {self.hands}, but there are only {self.box.copies} cards of each fear"
        if any(len(hand) != self.box.cards for hand in self.hands):
            return f"hands = {self.hands}, want {self.box.cards} fears each"
        if len(set(self.track)) < len(self.track) or len(self.shrieks) != len(self.track):
            return f"track = {self.track}, want different cards with their shrieks"
        for seat, row in enumerate(self.tiles):
            wrong = [rival for rival in row if rival == seat or rival >= self.seats]
            if len(row) != KINDS or wrong or any(row.count(rival) > self.box.most for rival in row if rival >= 0):
                return f"tiles[{seat}] = {list(row)}, want at most {self.box.most} for each rival"
        if not self.stack and len(self.track) < len(PAIRS):
            return "next says over, but the track goes on"
        if self.stack and self.stack[-1].node.key.startswith("ride") and not self.track:
            return "track is empty, want the card that is seen now"
        return ""
