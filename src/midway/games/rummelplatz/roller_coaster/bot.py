"""A rider with a memory that fades along the track."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from midway.engine.actions import Action
from midway.games.rummelplatz.common.hand import REACTION, Hand
from midway.games.rummelplatz.roller_coaster.decisions import LEARN, LEARN_LIVE
from midway.games.rummelplatz.roller_coaster.scoring import RATTERS
from midway.games.rummelplatz.roller_coaster.state import MOVE, NEXT, RATTER, READY, RollerCoaster

#: Percent of cards still known after one look along the track, by place.
FADING = (97, 95, 92, 88, 83, 77, 70, 63, 57, 51, 46, 41, 37, 33, 30, 28, 26, 25)
MIDDLING = (99, 98, 97, 95, 93, 90, 86, 81, 76, 70, 64, 58, 52, 47, 42, 38, 35, 32)
LASTING = (100, 99, 99, 98, 97, 96, 94, 92, 89, 85, 81, 76, 71, 66, 61, 56, 52, 48)


class Greedy:
    """Looks along the track once, then rides by what it remembers; sees a view and the legal list alone.

    What it has forgotten is drawn from its seed, ride by ride, so it is the same at every question; a card it does
    not know is guessed among the movements that can still come.
    """

    known: ClassVar[tuple[int, ...]] = MIDDLING
    #: Ms it looks at a card, how far its ratters are off the beat at most, and how soon and late its movement comes.
    look: ClassVar[int] = 1350
    off_beat: ClassVar[int] = 80
    movement: ClassVar[tuple[int, int]] = (350, 800)

    def __init__(self, seed: str) -> None:
        self.hand = Hand(seed)

    def choose(self, view: RollerCoaster, legal: Sequence[Action]) -> Action:
        """One of the legal actions."""
        assert view.viewer is not None
        if view.stack[-1].node in (LEARN, LEARN_LIVE):
            return NEXT if NEXT in legal else READY
        if legal[0].verb != "move":
            return legal[0]
        place = view.ridden
        stream = f"ride {view.ride}"
        known = self.known[min(place, len(self.known) - 1)]
        wanted = view.track[place] if place < view.seen[view.viewer] else -1
        if wanted < 0 or self.hand.below(stream, place, 100) >= known:
            past = view.track[:place]
            left = [at for at in range(len(MOVE)) if past.count(at) < view.box.copies]
            wanted = left[self.hand.below(f"{stream} guess", place, len(left))]
        # in a calm ride the same answer is not given twice
        return MOVE[wanted] if MOVE[wanted] in legal else legal[0]

    def moment(self, view: RollerCoaster, action: Action) -> int | None:
        """Looks at each card of the track, then keeps the beat as well as it can."""
        me = view.viewer
        assert me is not None
        free, pace = view.free_at[me], view.box.pace
        if view.stack[-1].node is LEARN_LIVE:
            if not view.flips[me]:
                return REACTION
            look = self.hand.about(f"look {view.ride}", view.flips[me], self.look) - pace["flip"]
            return free + view.times.of(look, me)
        if action is RATTER:
            beat = len(view.taps[me]) + 1
            off = self.hand.between(f"beat {view.ride} {view.ridden}", beat, -self.off_beat, self.off_beat)
            return view.in_pair(beat * pace["beat"] + off)
        late = self.hand.between(f"move {view.ride}", view.ridden, *self.movement)
        return view.in_pair(RATTERS * pace["beat"] + late)


class Novice(Greedy):
    """Remembers five or six cards."""

    known: ClassVar[tuple[int, ...]] = FADING
    look: ClassVar[int] = 1500
    off_beat: ClassVar[int] = 120
    movement: ClassVar[tuple[int, int]] = (450, 1000)


class Sharp(Greedy):
    """Remembers ten cards."""

    known: ClassVar[tuple[int, ...]] = LASTING
    look: ClassVar[int] = 1200
    off_beat: ClassVar[int] = 40
    movement: ClassVar[tuple[int, int]] = (250, 600)
