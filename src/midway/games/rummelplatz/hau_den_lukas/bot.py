"""A builder who looks for the die that needs the fewest turns and leaves a way on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from midway.engine.actions import Action
from midway.engine.dice import Dice
from midway.games.rummelplatz.hau_den_lukas.dice import (
    BOTTOM,
    FIRST_TURN,
    FRONT,
    KINDS,
    LIES,
    PLACE,
    STOP,
    TAKE,
    TOP,
    TURN,
)
from midway.games.rummelplatz.hau_den_lukas.state import HauDenLukas


class Greedy:
    """Sees a view and the legal list, nothing else. How high it gets before its hand shakes, and which dice it sets
    down carelessly, is drawn from its seed: by itself it would be faster and surer than any hand."""

    #: Percent of dice that are set down without a last look.
    careless: ClassVar[int] = 4
    #: Dice it gets up to at least, and two spreads above that.
    nerve: ClassVar[tuple[int, int, int]] = (4, 3, 4)

    def __init__(self, seed: str) -> None:
        self.dice = Dice.of(seed)

    def choose(self, view: HauDenLukas, legal: Sequence[Action]) -> Action:
        """One of the legal actions."""
        if STOP not in legal:
            return legal[0]
        seat = view.builder()
        place = len(view.towers[seat])
        least, one, two = self.nerve
        reach = least + self._draw(f"nerve {seat}", 0, one) + self._draw(f"nerve {seat}", 1, two)
        wanted = self.next_die(view, seat) if place < reach else -1
        if wanted < 0:
            return STOP
        if view.held >= 0 and self._draw(f"care {seat}", place, 100) < self.careless and PLACE in legal:
            return PLACE
        kind = wanted // LIES
        if view.held < 0 or view.held // LIES != kind:
            return TAKE[kind]
        turns, way = FIRST_TURN[view.held % LIES][wanted % LIES]
        return TURN[way] if turns else PLACE

    def _draw(self, stream: str, n: int, below: int) -> int:
        return self.dice.word(stream, n) * below >> 64

    def next_die(self, view: HauDenLukas, seat: int) -> int:
        """The die and how it should lie for the next place; below 0 where none fits."""
        card, tower = view.card(seat), view.towers[seat]
        place = len(tower)
        if place == len(card) or view.right(seat) < place:
            return -1
        below = view.box.sides[tower[-1]][TOP] if tower else -1
        in_hand = view.held // LIES if view.held >= 0 else -1
        ready = [view.left(kind) + (kind == in_hand) for kind in range(KINDS)]
        best = -1
        least = 1 << 30
        for kind in range(KINDS):
            if not ready[kind]:
                continue
            start, taking = (view.held % LIES, 0) if kind == in_hand else (0, 1)
            for lie in range(LIES):
                sides = view.box.sides[kind * LIES + lie]
                if sides[FRONT] != card[place] or (tower and sides[BOTTOM] != below):
                    continue
                cost = 10 * (FIRST_TURN[start][lie][0] + taking) - ready[kind]
                if cost < least and self.goes_on(view, card[place + 1 :], sides[TOP], ready, kind):
                    best, least = kind * LIES + lie, cost
        return best

    def goes_on(self, view: HauDenLukas, card: Sequence[int], below: int, ready: list[int], used: int) -> bool:
        """Whether some die fits upon a die with this top."""
        if not card:
            return True
        for kind in range(KINDS):
            if ready[kind] - (kind == used) > 0:
                for lie in range(LIES):
                    sides = view.box.sides[kind * LIES + lie]
                    if sides[FRONT] == card[0] and sides[BOTTOM] == below:
                        return True
        return False


class Novice(Greedy):
    """Builds towers of four or five, like a family at its first visit."""

    careless: ClassVar[int] = 5
    nerve: ClassVar[tuple[int, int, int]] = (2, 3, 4)


class Sharp(Greedy):
    """Builds towers of nine or ten, and now and then all twelve."""

    careless: ClassVar[int] = 2
    nerve: ClassVar[tuple[int, int, int]] = (7, 3, 4)
