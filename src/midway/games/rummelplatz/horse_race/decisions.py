"""The race, live or in calm rounds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from midway.engine.actions import Action
from midway.engine.nodes import Frame, Node, Sealed, Timed
from midway.engine.refusal import Refusal
from midway.engine.state import CLOCK
from midway.games.rummelplatz.horse_race.crews import CALL, CLOSE, MOVE, RIDE, ROLL, ROLL_ALL, TAKE
from midway.games.rummelplatz.horse_race.state import IN_HAND, HorseRace

_CLOSE = (CLOSE,)
_MOVE = (MOVE,)
_CALL = (CALL,)
_TAKE = (TAKE,)
_ROLL_ALL = (ROLL_ALL,)


class Race(Timed[HorseRace]):
    """All roll and ride at once, each crew on its own lane, until the clock closes the race.

    What a seat may do follows from its own lane alone, so acts of different lanes may arrive in any order. In a pair
    each act waits for the one before it. Acts after the first crossing are taken, but no longer counted (HR-14).
    """

    key: ClassVar[str] = "race"
    rules: ClassVar[tuple[str, ...]] = ("HR-6", "HR-7", "HR-8", "HR-9", "HR-10", "HR-13", "HR-14", "HR-18")

    def waiting(self, s: HorseRace, f: Frame) -> tuple[int, ...]:
        """The seats that can act, earliest first; after a crossing only those who were free by then, and the clock."""
        able = sorted([(s.free_at[seat], seat) for seat in range(s.seats) if self.legal(s, f, seat)])
        crossed = s.crossed()
        if crossed < 0:
            return tuple([seat for _, seat in able])
        return (*[seat for free, seat in able if s.counted(s.crews.lane[seat], free) <= crossed], CLOCK)

    def legal(self, s: HorseRace, f: Frame, seat: int) -> Sequence[Action]:
        if seat == CLOCK:
            return _CLOSE if s.crossed() >= 0 else ()
        lane = s.crews.lane[seat]
        if s.row(lane) >= s.course.finish:
            return ()
        if seat != s.roller(lane):
            return RIDE if s.called[lane] else ()
        if s.called[lane]:
            return ()
        if s.taking[lane]:
            return _TAKE
        if s.dice3[lane] == IN_HAND:
            return _ROLL_ALL
        if s.has_triple(lane):
            return _CALL if s.is_pair(lane) else _MOVE
        return ROLL

    def earliest(self, s: HorseRace, f: Frame, seat: int) -> int:
        return s.free_at[seat] if seat != CLOCK else s.last_moment() if s.crossed() >= 0 else 0

    def deadline(self, s: HorseRace, f: Frame) -> int | None:
        """A little after the first crossing on every clock, for acts that are on their way."""
        return s.last_moment() + s.course.grace if s.crossed() >= 0 else None

    def apply(self, s: HorseRace, f: Frame, seat: int, a: Action, t: int) -> None:
        if a is CLOSE:
            s.stack.pop()
            s.say("closed")
            return
        lane = s.crews.lane[seat]
        gap = s.in_crew(lane, s.course.gap)
        if a.verb == "roll":
            s.roll(lane, a.args[0])
            s.say("rolled", lane, *s.dice3[lane])
            s.free_at[seat] = t + gap
        elif a is MOVE:
            s.ahead(lane, s.dice3[lane][0], s.counted(lane, t))
            s.free_at[seat] = t + gap
        elif a is CALL:
            s.called[lane] = s.dice3[lane][0]
            s.say("called", lane, s.called[lane])
            self.hand_on(s, lane, t)
        elif a is TAKE:
            s.taking[lane] = 0
            s.say("taken", lane, seat)
            s.free_at[seat] = t + gap
        elif a.args[0] == s.called[lane]:
            s.called[lane] = 0
            s.ahead(lane, a.args[0], s.counted(lane, t))
            self.hand_on(s, lane, t)
        else:
            s.say("stumbled", lane, a.args[0])
            s.free_at[seat] = t + s.in_crew(lane, s.course.stumble)

    def hand_on(self, s: HorseRace, lane: int, t: int) -> None:
        """In a pair nobody acts before the act that is answered."""
        for rider in s.crews.riders[lane]:
            s.free_at[rider] = max(s.free_at[rider], t)

    def why_not(self, s: HorseRace, f: Frame, seat: int, a: Action) -> Refusal | None:
        if seat == CLOCK or a is CLOSE:
            if seat != CLOCK or a is not CLOSE:
                return Refusal("only-the-clock-closes", "HR-14")
            return None if s.crossed() >= 0 else Refusal("nobody-has-crossed", "HR-10")
        lane = s.crews.lane[seat]
        rolls = seat == s.roller(lane)
        if s.row(lane) >= s.course.finish:
            return Refusal("horse-is-home", "HR-10")
        if not rolls:
            if a.verb != "ride":
                return Refusal("you-move-the-horse", "HR-5")
            return None if s.called[lane] else Refusal("nothing-called", "HR-8")
        if a.verb == "ride":
            return Refusal("you-roll", "HR-5")
        if s.called[lane]:
            return Refusal("rider-is-asked", "HR-8")
        if a is TAKE or s.taking[lane]:
            if a is TAKE and s.taking[lane]:
                return None
            return Refusal("take-the-dice", "HR-9") if s.taking[lane] else Refusal("dice-are-yours", "HR-9")
        return self.why_not_roll(s, lane, a)

    def why_not_roll(self, s: HorseRace, lane: int, a: Action) -> Refusal | None:
        """The same for a roller with the dice in reach."""
        if a is CALL and not s.is_pair(lane):
            return Refusal("you-ride-alone", "HR-7")
        if a is MOVE and s.is_pair(lane):
            return Refusal("your-rider-moves", "HR-8")
        triple = s.has_triple(lane)
        if a.verb == "roll":
            if triple:
                return Refusal("three-alike-move", "HR-7", {"rows": s.dice3[lane][0]})
            if s.dice3[lane] == IN_HAND and a is not ROLL_ALL:
                return Refusal("all-three-first", "HR-6")
            return None
        return None if triple else Refusal("no-three-alike", "HR-7")

    def candidates(self, s: HorseRace, f: Frame, seat: int) -> Sequence[Action]:
        if seat == CLOCK:
            return _CLOSE
        lane = s.crews.lane[seat]
        if seat != s.roller(lane):
            return RIDE
        return [*ROLL, *(_CALL + _TAKE if s.is_pair(lane) else _MOVE)]


class Round(Sealed[HorseRace]):
    """Every roller chooses which dice to roll; all roll, and three alike move the horse (HR-15)."""

    key: ClassVar[str] = "round"
    rules: ClassVar[tuple[str, ...]] = ("HR-6", "HR-7", "HR-9", "HR-10", "HR-15", "HR-16")

    def open(self, s: HorseRace) -> Frame:
        """A fresh round of all rollers."""
        s.rounds += 1
        return self.ask(s, tuple(sorted([s.roller(lane) for lane in range(len(s.track))])))

    def options(self, s: HorseRace, f: Frame, seat: int) -> Sequence[Action]:
        return _ROLL_ALL if s.dice3[s.crews.lane[seat]] == IN_HAND else ROLL

    def closed(self, s: HorseRace, f: Frame, seat: int, a: Action) -> Refusal:
        if a.verb == "roll":
            return Refusal("all-three-first", "HR-6")
        return Refusal("calm-rounds-roll", "HR-15")

    def candidates(self, s: HorseRace, f: Frame, seat: int) -> Sequence[Action]:
        return ROLL if seat in f.asked else ()

    def reveal(self, s: HorseRace, f: Frame, held: tuple[Action, ...]) -> None:
        for seat, a in zip(f.asked, held, strict=True):
            lane = s.crews.lane[seat]
            s.roll(lane, a.args[0])
            s.say("rolled", lane, *s.dice3[lane])
            if s.has_triple(lane):
                s.ahead(lane, s.dice3[lane][0], s.rounds)
                s.taking[lane] = 0  # there is no hurry: the dice are handed over between the rounds
        if s.crossed() < 0:
            s.then(self.open(s))


RACE = Race()
ROUND = Round()
NODES: dict[str, Node[HorseRace]] = {node.key: node for node in (RACE, ROUND)}
