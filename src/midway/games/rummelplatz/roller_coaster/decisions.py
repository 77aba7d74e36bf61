"""Learning the track and riding it, in calm or against the clock."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from midway.engine.actions import Action
from midway.engine.nodes import Frame, Node, Sealed, Timed
from midway.engine.refusal import Refusal
from midway.engine.state import CLOCK
from midway.games.rummelplatz.common.clock import is_calm
from midway.games.rummelplatz.common.steps import Steps
from midway.games.rummelplatz.roller_coaster.scoring import RATTERS, in_beat
from midway.games.rummelplatz.roller_coaster.state import (
    BACK,
    CLOSE,
    MOVE,
    NEXT,
    NONE,
    RATTER,
    READY,
    RESTART,
    RollerCoaster,
)

LEARNING = (NEXT, BACK, RESTART, READY)
_CLOSE = (CLOSE,)
_RATTER = (RATTER,)


class NextRide(Node[RollerCoaster]):
    """The next pair shuffles the track and learns it (RC-1, RC-4)."""

    key: ClassVar[str] = "next-ride"
    rules: ClassVar[tuple[str, ...]] = ("RC-1", "RC-4")

    def run(self, s: RollerCoaster, f: Frame) -> None:
        if s.ride == s.seats:
            s.say("coaster-ends")
            return
        s.start_ride()
        s.say("pair", *s.riders())
        if is_calm(s.setup):
            s.then(LEARN.ask(s, s.riders()), RIDE_ON.on(), self.on())
        else:
            s.then(LEARN_LIVE.ask(s), RIDE_ON.on(), self.on())


class RideOn(Node[RollerCoaster]):
    """The next card of the ride (RC-7)."""

    key: ClassVar[str] = "ride-on"
    rules: ClassVar[tuple[str, ...]] = ("RC-7",)

    def run(self, s: RollerCoaster, f: Frame) -> None:
        s.start_card()
        s.then(RIDE.ask(s, s.riders()) if is_calm(s.setup) else RIDE_LIVE.ask(s))


def flips(s: RollerCoaster, seat: int) -> list[Action]:
    """The flips open to a rider (RC-4, RC-5, RC-15)."""
    if is_calm(s.setup) and s.flips[seat] >= s.box.pace["flips"]:
        return []
    at = s.at[seat]
    found = [NEXT] if at < s.box.length else []
    return [*found, BACK, RESTART] if at > 0 else found


def flip(s: RollerCoaster, seat: int, a: Action) -> None:
    """Turn the own copy of the track."""
    s.at[seat] = 0 if a is RESTART else s.at[seat] + (1 if a is NEXT else -1)
    s.seen[seat] = max(s.seen[seat], s.at[seat])
    s.flips[seat] += 1


def why_not_flip(s: RollerCoaster, seat: int, a: Action) -> Refusal:
    """Why a flip is closed."""
    if a not in LEARNING:
        return Refusal("learn-first", "RC-4")
    if is_calm(s.setup) and s.flips[seat] >= s.box.pace["flips"]:
        return Refusal("no-flips-left", "RC-15", {"flips": s.box.pace["flips"]})
    return Refusal("track-ends-here" if a is NEXT else "track-is-closed", "RC-5")


class Learn(Steps[RollerCoaster]):
    """Calm: both turn their copies by a number of flips (RC-15)."""

    key: ClassVar[str] = "learn"
    rules: ClassVar[tuple[str, ...]] = ("RC-4", "RC-5", "RC-6", "RC-15")

    def steps(self, s: RollerCoaster, f: Frame, seat: int) -> Sequence[Action]:
        return [*flips(s, seat), READY]

    def take_step(self, s: RollerCoaster, f: Frame, seat: int, a: Action) -> None:
        flip(s, seat, a)

    def closed(self, s: RollerCoaster, f: Frame, seat: int, a: Action) -> Refusal:
        return why_not_flip(s, seat, a)

    def candidates(self, s: RollerCoaster, f: Frame, seat: int) -> Sequence[Action]:
        return LEARNING if seat in f.asked else ()

    def reveal(self, s: RollerCoaster, f: Frame, held: tuple[Action, ...]) -> None:
        s.at = [0] * s.seats
        s.say("track-closed", *s.riders())


class LearnLive(Timed[RollerCoaster]):
    """Live: until the sand has run out or both are ready; each on a lane of its own (RC-12)."""

    key: ClassVar[str] = "learn-live"
    rules: ClassVar[tuple[str, ...]] = ("RC-4", "RC-5", "RC-6", "RC-12", "RC-14")
    private: ClassVar[bool] = True

    def waiting(self, s: RollerCoaster, f: Frame) -> tuple[int, ...]:
        return (*[seat for seat in s.riders() if not s.ready[seat]], CLOCK)

    def legal(self, s: RollerCoaster, f: Frame, seat: int) -> Sequence[Action]:
        if seat == CLOCK:
            return _CLOSE
        return [*flips(s, seat), READY] if seat in s.riders() and not s.ready[seat] else ()

    def earliest(self, s: RollerCoaster, f: Frame, seat: int) -> int:
        return self.deadline(s, f) if seat == CLOCK else s.free_at[seat]

    def latest(self, s: RollerCoaster, f: Frame, seat: int) -> int | None:
        return None if seat == CLOCK else s.sand(seat)

    def deadline(self, s: RollerCoaster, f: Frame) -> int:
        return max([s.sand(seat) for seat in s.riders() if not s.ready[seat]], default=0)

    def apply(self, s: RollerCoaster, f: Frame, seat: int, a: Action, t: int) -> None:
        if a is CLOSE:
            s.at = [0] * s.seats
            s.stack.pop()
            s.say("track-closed", *s.riders())
        elif a is READY:
            s.ready[seat] = 1
        else:
            flip(s, seat, a)
            s.free_at[seat] = min(t + s.box.pace["flip"], s.sand(seat))

    def why_not(self, s: RollerCoaster, f: Frame, seat: int, a: Action) -> Refusal | None:
        if seat == CLOCK:
            return None if a is CLOSE else Refusal("learn-first", "RC-4")
        if seat not in s.riders():
            return Refusal("not-your-turn", "ENG-3")
        if s.ready[seat]:
            return Refusal("learned-enough", "RC-12")
        return None if a in self.legal(s, f, seat) else why_not_flip(s, seat, a)

    def candidates(self, s: RollerCoaster, f: Frame, seat: int) -> Sequence[Action]:
        if seat == CLOCK:
            return _CLOSE
        return LEARNING if seat in s.riders() else ()


class Ride(Sealed[RollerCoaster]):
    """Calm: both choose a movement in secret (RC-7, RC-15)."""

    key: ClassVar[str] = "ride"
    rules: ClassVar[tuple[str, ...]] = ("RC-7", "RC-8", "RC-9", "RC-15")

    def options(self, s: RollerCoaster, f: Frame, seat: int) -> Sequence[Action]:
        return MOVE

    def closed(self, s: RollerCoaster, f: Frame, seat: int, a: Action) -> Refusal:
        return Refusal("make-a-movement", "RC-7")

    def reveal(self, s: RollerCoaster, f: Frame, held: tuple[Action, ...]) -> None:
        for seat, a in zip(f.asked, held, strict=True):
            s.moves[seat] = a.args[0]
        judge(s, True)


class RideLive(Timed[RollerCoaster]):
    """Live: three ratters in the beat, then the movement; the clock turns the card over (RC-7, RC-13)."""

    key: ClassVar[str] = "ride-live"
    rules: ClassVar[tuple[str, ...]] = ("RC-7", "RC-8", "RC-9", "RC-13", "RC-14")
    private: ClassVar[bool] = True

    def waiting(self, s: RollerCoaster, f: Frame) -> tuple[int, ...]:
        return (*[seat for seat in s.riders() if s.moves[seat] == NONE], CLOCK)

    def legal(self, s: RollerCoaster, f: Frame, seat: int) -> Sequence[Action]:
        if seat == CLOCK:
            return _CLOSE
        if seat not in s.riders() or s.moves[seat] != NONE:
            return ()
        return _RATTER if len(s.taps[seat]) < RATTERS else MOVE

    def earliest(self, s: RollerCoaster, f: Frame, seat: int) -> int:
        if seat == CLOCK:
            return self.end(s)
        pace = s.box.pace
        beat = min(len(s.taps[seat]) + 1, RATTERS)
        return min(max(s.in_pair(beat * pace["beat"] - pace["window"]), s.free_at[seat]), self.last(s))

    def latest(self, s: RollerCoaster, f: Frame, seat: int) -> int | None:
        return None if seat == CLOCK else self.last(s)

    def last(self, s: RollerCoaster) -> int:
        """The last millisecond for a movement."""
        return s.in_pair(RATTERS * s.box.pace["beat"] + s.box.pace["answer"])

    def end(self, s: RollerCoaster) -> int:
        """When the card is turned over: at once when both have moved."""
        return self.last(s) + s.box.pace["grace"] if any(s.moves[seat] == NONE for seat in s.riders()) else 0

    def deadline(self, s: RollerCoaster, f: Frame) -> int:
        return self.end(s)

    def apply(self, s: RollerCoaster, f: Frame, seat: int, a: Action, t: int) -> None:
        if a is CLOSE:
            s.stack.pop()
            pace = s.box.pace
            beat, window = s.in_pair(pace["beat"]), s.in_pair(pace["window"])
            judge(s, all(in_beat(s.taps[rider], beat, window) for rider in s.riders()))
            return
        if a is RATTER:
            s.taps[seat] = (*s.taps[seat], t)
        else:
            s.moves[seat] = a.args[0]
        s.free_at[seat] = t + s.box.pace["gap"]

    def why_not(self, s: RollerCoaster, f: Frame, seat: int, a: Action) -> Refusal | None:
        if seat == CLOCK:
            return None if a is CLOSE else Refusal("make-a-movement", "RC-7")
        if seat not in s.riders():
            return Refusal("not-your-turn", "ENG-3")
        if s.moves[seat] != NONE:
            return Refusal("movement-is-made", "RC-7")
        if a in self.legal(s, f, seat):
            return None
        return Refusal("make-a-movement" if len(s.taps[seat]) == RATTERS else "ratter-first", "RC-7")

    def candidates(self, s: RollerCoaster, f: Frame, seat: int) -> Sequence[Action]:
        if seat == CLOCK:
            return _CLOSE
        return (RATTER, *MOVE) if seat in s.riders() else ()


def judge(s: RollerCoaster, rattered: bool) -> None:
    """The card is turned over; the ride goes on or ends (RC-8 to RC-10)."""
    card = s.track[s.ridden]
    first, second = s.riders()
    if rattered and s.moves[first] == s.moves[second] == card:
        s.ridden += 1
        s.say("rode", first, second, card, s.ridden)
        if s.ridden < s.box.length:
            s.then(RIDE_ON.on())
            return
    else:
        s.say("slipped", first, second, card, s.moves[first], s.moves[second])
    s.points[first] += s.ridden
    s.points[second] += s.ridden
    s.say("ride-ends", first, second, s.ridden)
    s.ride += 1
    s.start_card()


NEXT_RIDE = NextRide()
RIDE_ON = RideOn()
LEARN = Learn()
LEARN_LIVE = LearnLive()
RIDE = Ride()
RIDE_LIVE = RideLive()
NODES: dict[str, Node[RollerCoaster]] = {
    node.key: node for node in (NEXT_RIDE, RIDE_ON, LEARN, LEARN_LIVE, RIDE, RIDE_LIVE)
}
