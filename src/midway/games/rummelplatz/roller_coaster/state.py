"""The track, and what each of the riders has seen of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from midway.engine.actions import Actions
from midway.engine.dice import Dice
from midway.engine.state import State
from midway.games.rummelplatz.common.booth import LIST, MOST_TIME, NUMBER, ROWS, SEATS, Booth, Shape
from midway.games.rummelplatz.common.clock import times
from midway.games.rummelplatz.common.raffle import raffle_points
from midway.games.rummelplatz.roller_coaster.scoring import RATTERS

if TYPE_CHECKING:
    from midway.engine.game import Setup

STARTER, TRACK, GUESS = range(3)
#: No movement made; what the viewer does not know.
NONE, UNSEEN = -1, -2

ACTIONS = Actions()
#: Turn the next card over, go back one, start anew, be ready.
NEXT = ACTIONS.make("next")
BACK = ACTIONS.make("back")
RESTART = ACTIONS.make("restart")
READY = ACTIONS.make("ready")
RATTER = ACTIONS.make("ratter")
MOVEMENTS = ("left", "right", "up", "down", "arms", "eyes")
MOVE = [ACTIONS.make("move", at, text=name) for at, name in enumerate(MOVEMENTS)]
#: The clock ends the learning, and each card of the ride.
CLOSE = ACTIONS.make("close")


class Track:
    """The numbers of an edition."""

    def __init__(self, copies: int, pace: dict[str, int]) -> None:
        self.copies = copies
        self.pace = pace
        self.length = copies * len(MOVEMENTS)


class RollerCoaster(Booth):
    """All rides of the table, one after another."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "begins", "ride", "points", "track", "ridden", "at", "seen", "flips", "ready", "taps", "moves", "free_at",
    )  # fmt: skip
    SECRET: ClassVar[tuple[str, ...]] = ("track", "at", "seen", "flips", "taps", "moves", "free_at")
    STREAMS: ClassVar[tuple[str, ...]] = ("starter", "track", "guess")
    SHAPES: ClassVar[Mapping[str, Shape]] = {
        "begins": Shape(NUMBER, 0, 5),
        "ride": Shape(NUMBER, 0, 6),
        "points": Shape(LIST, 0, 999, SEATS),
        "track": Shape(LIST, 0, 5),
        "ridden": Shape(NUMBER, 0, 999),
        "at": Shape(LIST, 0, 999, SEATS),
        "seen": Shape(LIST, 0, 999, SEATS),
        "flips": Shape(LIST, 0, MOST_TIME, SEATS),
        "ready": Shape(LIST, 0, 1, SEATS),
        "taps": Shape(ROWS, 0, MOST_TIME, SEATS),
        "moves": Shape(LIST, NONE, 5, SEATS),
        "free_at": Shape(LIST, 0, MOST_TIME, SEATS),
    }

    def __init__(self, setup: Setup, dice: Dice | None) -> None:
        super().__init__(setup, dice)
        self.box: Track = setup.edition.data
        self.times = times(setup)
        self.begins = 0  # who rides first
        self.ride = 0  # rides that are over
        self.points = [0] * setup.seats
        self.track: list[int] = []  # movements in order; a rider knows the cards seen, all know those ridden
        self.ridden = 0  # cards ridden right in this ride
        self.at = [0] * setup.seats  # own: the card a rider is looking at, 0 for none
        self.seen = [0] * setup.seats  # own: how far a rider has looked
        self.flips = [0] * setup.seats  # own: flips made
        self.ready = [0] * setup.seats  # against the clock: who has learned enough
        self.taps: list[tuple[int, ...]] = [()] * setup.seats  # own: times of the ratters at this card
        self.moves = [NONE] * setup.seats  # own: the movement made at this card
        self.free_at = [0] * setup.seats  # own: ms at which one may act again

    def riders(self) -> tuple[int, int]:
        """The pair that rides now (RC-1)."""
        first = (self.begins + self.ride) % self.seats
        return first, (first + 1) % self.seats

    def sand(self, seat: int) -> int:
        """A rider's time to learn, in ms: each turns a copy of the own (RC-5, RC-12, RC-14)."""
        return self.times.of(self.box.pace["sand"], seat)

    def in_pair(self, ms: int) -> int:
        """A time of the ride, where the two act together (RC-14)."""
        return self.times.of(ms, *self.riders())

    def start_ride(self) -> None:
        """Shuffle the track for the next pair (RC-4)."""
        cards = [movement for movement in range(len(MOVEMENTS)) for _ in range(self.box.copies)]
        self.track = self.deal(TRACK, cards, len(cards))
        self.ridden = 0
        zero = [0] * self.seats
        self.at, self.seen, self.flips, self.ready = zero[:], zero[:], zero[:], zero[:]
        self.start_card()

    def start_card(self) -> None:
        """Ratters and movements begin anew."""
        self.taps = [()] * self.seats
        self.moves = [NONE] * self.seats
        self.free_at = [0] * self.seats

    def show(self, o: RollerCoaster, seat: int | None) -> None:
        riders = self.riders() if self.stack else ()
        hidden = [who in riders and who != seat for who in range(self.seats)]
        known = max(self.ridden, self.seen[seat] if seat is not None and seat in riders else 0)
        o.track = [card if place < known else UNSEEN for place, card in enumerate(self.track)]
        o.at = _holes(self.at, hidden)
        o.seen = _holes(self.seen, hidden)
        o.flips = _holes(self.flips, hidden)
        o.moves = _holes(self.moves, hidden)
        o.free_at = _holes(self.free_at, hidden)
        o.taps = [(UNSEEN,) if hide else row for hide, row in zip(hidden, self.taps, strict=True)]

    def fill(self, view: State) -> None:
        """Shuffle the cards not seen, and let the other riders have looked and acted anyhow."""
        bag = [movement for movement in range(len(MOVEMENTS)) for _ in range(self.box.copies)]
        for card in self.track:
            if card != UNSEEN:
                bag.remove(card)
        unseen = [place for place, card in enumerate(self.track) if card == UNSEEN]
        for place, card in zip(unseen, self.deal(TRACK, bag, len(bag)) if bag else [], strict=False):
            self.track[place] = card
        for seat in range(self.seats):
            if self.at[seat] == UNSEEN:
                self.seen[seat] = self.draw(GUESS, self.box.length + 1)
                self.at[seat] = self.draw(GUESS, self.seen[seat] + 1)
                self.flips[seat] = self.seen[seat] + self.draw(GUESS, 4)
                self.free_at[seat] = self.draw(GUESS, 1000)
                taps = [self.box.pace["beat"] * (number + 1) for number in range(self.draw(GUESS, RATTERS + 1))]
                self.taps[seat] = tuple(taps)
                done = len(taps) == RATTERS
                self.moves[seat] = self.draw(GUESS, len(MOVEMENTS) + 1) - 1 if done else NONE

    def standings(self) -> list[int]:
        """Raffle points (RC-11), as if there were no more rides."""
        return raffle_points(self.points)

    def fault(self) -> str:
        counts = [self.track.count(movement) for movement in range(len(MOVEMENTS))]
        if self.stack and counts != [self.box.copies] * len(MOVEMENTS):
            return f"track = {self.track}, want {self.box.copies} of each movement"
        if self.begins >= self.seats or self.ride > self.seats or (not self.stack) != (self.ride == self.seats):
            return f"ride = {self.ride}: it is over when there was a ride for every pair"
        if self.ridden > self.box.length:
            return f"ridden = {self.ridden}, but the track has {self.box.length} cards"
        for seat in range(self.seats):
            if not 0 <= self.at[seat] <= self.seen[seat] <= self.box.length:
                return f"at[{seat}] = {self.at[seat]} and seen = {self.seen[seat]}, want at <= seen <= the track"
        return ""


def _holes(values: list[int], hidden: list[bool]) -> list[int]:
    return [UNSEEN if hide else value for value, hide in zip(values, hidden, strict=True)]
