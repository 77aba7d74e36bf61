"""A jockey who keeps the face that shows most."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from midway.engine.actions import Action
from midway.games.rummelplatz.common.hand import REACTION, Hand
from midway.games.rummelplatz.horse_race.crews import RIDE, ROLL
from midway.games.rummelplatz.horse_race.state import IN_HAND, HorseRace

#: How long a bot takes to do what there is no choice in: to answer a call, to take the dice.
ANSWER = (350, 700)
#: The same for moving the own horse, which the hand has come to expect.
MOVE = (200, 400)


class Greedy:
    """Keeps the face that shows most, of three different ones the 2; sees a view and the legal list, nothing else.

    Three 2s are worth the most rows for the rolls they take. Grades differ in how fast they roll.
    """

    #: Ms from one roll to the next.
    roll: ClassVar[int] = 1000
    #: Wrong answers to a thousand calls.
    slips: ClassVar[int] = 20

    def __init__(self, seed: str) -> None:
        self.hand = Hand(seed)

    def choose(self, view: HorseRace, legal: Sequence[Action]) -> Action:
        """One of the legal actions."""
        if len(legal) == 1 or view.viewer is None:
            return legal[0]
        lane = view.crews.lane[view.viewer]
        if legal[0].verb == "ride":
            called = view.called[lane]
            wrong = self.hand.slips("ride", view.answers[view.viewer], self.slips)
            return RIDE[called % len(RIDE) if wrong else called - 1]
        dice = view.dice3[lane]
        face = max(dice, key=lambda pips: (dice.count(pips), pips == 2))
        rolled = ROLL[sum([1 << at for at, pips in enumerate(dice) if pips != face]) - 1]
        # in a calm round the same answer is not given twice
        return rolled if rolled in legal else legal[0]

    def moment(self, view: HorseRace, action: Action) -> int | None:
        """Rolls come at the pace of the grade, everything else as an answer to what was just seen or heard."""
        me = view.viewer
        assert me is not None
        lane, n, free = view.crews.lane[me], view.answers[me], view.free_at[me]
        if action.verb == "roll" and free and not (view.is_pair(lane) and view.dice3[lane] == IN_HAND):
            pause = self.hand.about("roll", n, self.roll) - view.course.gap
            return free + view.in_crew(lane, max(0, pause))
        low, high = MOVE if action.verb in ("move", "call") else ANSWER
        return max(free + self.hand.between("answer", n, low, high), REACTION)


class Novice(Greedy):
    """Takes a good second for a roll."""

    roll: ClassVar[int] = 1250


class Sharp(Greedy):
    """Rolls as fast as dice can be looked at."""

    roll: ClassVar[int] = 800
