"""A builder with an eye, a hand and a few dice of foresight."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from midway.engine.actions import Action
from midway.games.rummelplatz.common.clock import is_calm
from midway.games.rummelplatz.common.hand import REACTION, Hand
from midway.games.rummelplatz.hau_den_lukas.dice import FIRST_TURN, KINDS, LIES, PLACE, STOP, TAKE, TOP, TURN, TURNED
from midway.games.rummelplatz.hau_den_lukas.state import HauDenLukas

#: The acts that begin and end a die: taking and placing.
BEGIN_AND_END = 2


class Greedy:
    """Builds die upon die at the pace of its grade, until nothing fits that it can see; sees a view and the legal list,
    nothing else. In calm it stops where its time would have run out.

    A slip is a die that lies wrong while the bot is sure of it: it builds on without knowing.
    """

    #: Ms from one die to the next: it settles, then the bot looks, takes, turns and places.
    a_die: ClassVar[int] = 3750
    #: Slips in a thousand dice.
    slips: ClassVar[int] = 35
    #: How many dice it thinks ahead.
    foresight: ClassVar[int] = 1

    def __init__(self, seed: str) -> None:
        self.hand = Hand(seed)

    def choose(self, view: HauDenLukas, legal: Sequence[Action]) -> Action:
        """One of the legal actions."""
        if STOP not in legal:
            return legal[0]
        tower = view.towers[view.builder()]
        wanted = self.next_die(view, tower) if self.has_time(view, len(tower)) else -1
        if wanted < 0:
            return STOP
        kind, lie = divmod(wanted, LIES)
        if view.held < 0 or view.held // LIES != kind:
            return TAKE[kind]
        turns, way = FIRST_TURN[view.held % LIES][lie]
        return TURN[way] if turns else PLACE

    def moment(self, view: HauDenLukas, action: Action) -> int | None:
        """The time of a die is shared out evenly among its acts."""
        tower = view.towers[view.builder()]
        if action is STOP:
            return view.free_at + REACTION
        wanted = self.next_die(view, tower)
        acts = BEGIN_AND_END + FIRST_TURN[0][wanted % LIES][0]
        share = view.times.of(self.time_of(view, len(tower)), view.builder()) // acts
        if view.held >= 0:
            before = view.free_at - view.box.pace["turn" if view.held % LIES else "take"]
        else:
            before = view.free_at - view.box.pace["settle"] if tower else 0
        return max(view.free_at, before + share, REACTION)

    def time_of(self, view: HauDenLukas, place: int) -> int:
        """Ms for the die of a place in the tower; nothing has to settle before the first."""
        return self.hand.about("die", place, self.a_die) - (0 if place else view.box.pace["settle"])

    def has_time(self, view: HauDenLukas, place: int) -> bool:
        """Whether a die more could be placed; against the clock that is for the sand to say."""
        if not is_calm(view.setup):
            return True
        return sum([self.time_of(view, die) for die in range(place + 1)]) <= view.box.pace["sand"]

    def next_die(self, view: HauDenLukas, tower: Sequence[int]) -> int:
        """The die and how it is to lie for the next place; below 0 where none fits or the card is done."""
        card = view.card(view.builder())
        place = len(tower)
        if place == len(card):
            return -1
        in_hand = view.held // LIES if view.held >= 0 else -1
        ready = [view.left(kind) + (kind == in_hand) for kind in range(KINDS)]
        lying = view.box.lying[card[place]]
        fitting = lying[view.box.sides[tower[-1]][TOP]] if tower else [die for dice in lying for die in dice]
        slips = self.hand.slips("slip", place, self.slips)
        best = -1
        least = 1 << 30
        for die in fitting:
            kind = die // LIES
            if not ready[kind]:
                continue
            # measured from the die as it was taken, so that turning it does not change the mind
            cost = 10 * FIRST_TURN[0][die % LIES][0] - ready[kind] - (1 << 20) * (kind == in_hand)
            if cost < least and self.goes_on(view, card[place + 1 :], die, ready, self.foresight):
                best, least = die, cost
        return best // LIES * LIES + TURNED[best % LIES][0] if slips and best >= 0 else best

    def goes_on(self, view: HauDenLukas, card: Sequence[int], die: int, ready: list[int], depth: int) -> bool:
        """Whether upon a die so many more can be placed."""
        if not depth or not card:
            return True
        left = ready[:]
        left[die // LIES] -= 1
        for after in view.box.lying[card[0]][view.box.sides[die][TOP]]:
            if left[after // LIES] > 0 and self.goes_on(view, card[1:], after, left, depth - 1):
                return True
        return False


class Novice(Greedy):
    """Four or five dice, like a family at its first visit."""

    a_die: ClassVar[int] = 5300
    slips: ClassVar[int] = 50
    foresight: ClassVar[int] = 0


class Sharp(Greedy):
    """Nine dice, and now and then all twelve."""

    a_die: ClassVar[int] = 2850
    slips: ClassVar[int] = 20
    foresight: ClassVar[int] = 2
