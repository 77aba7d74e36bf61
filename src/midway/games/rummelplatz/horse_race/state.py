"""What lies on the race track."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from midway.engine.dice import Dice
from midway.engine.state import State
from midway.games.rummelplatz.common.clock import times
from midway.games.rummelplatz.horse_race.crews import CREWS, Crews
from midway.games.rummelplatz.horse_race.scoring import raffle_points

if TYPE_CHECKING:
    from midway.engine.game import Setup

#: A crew's dice while they are in the hand.
IN_HAND = (0, 0, 0)


class Course:
    """The numbers of an edition."""

    def __init__(
        self, faces: tuple[int, ...], finish: int, red: int, single: int, gap: int, stumble: int, grace: int
    ) -> None:
        self.faces = faces
        self.finish = finish
        self.red = red
        self.single = single
        self.gap = gap
        self.stumble = stumble
        self.grace = grace


class HorseRace(State):
    """One race. All of it is open, but for the choices of a calm round before all are in.

    Lists are by lane, ``free_at`` by seat. ``free_at`` is in ms from the start; the times of ``track`` are in ms of the
    crew's own clock (HR-18), in a calm race in rounds.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("track", "dice3", "called", "swapped", "taking", "free_at", "rounds")
    STREAMS: ClassVar[tuple[str, ...]] = ("lane1", "lane2", "lane3", "lane4")

    def __init__(self, setup: Setup, dice: Dice | None) -> None:
        super().__init__(setup, dice)
        self.course: Course = setup.edition.data
        self.times = times(setup)
        self.crews: Crews = CREWS[setup.options["crews"]][setup.seats]
        self.track: list[tuple[tuple[int, int], ...]] = []  # (time, row) of the start and of each move
        self.dice3: list[tuple[int, ...]] = []  # pips showing, 0 in the hand
        self.called: list[int] = []  # the number the rider has yet to ride, 0 for none
        self.swapped: list[int] = []  # 1 once the pair has swapped tasks
        self.taking: list[int] = []  # 1 while the new roller has yet to take the dice
        self.free_at: list[int] = [0] * setup.seats  # when the seat may act again
        self.rounds = 0  # of a calm race, those begun

    # -- reading the track

    def row(self, lane: int) -> int:
        """Where a horse stands now."""
        return self.track[lane][-1][1]

    def is_pair(self, lane: int) -> bool:
        return len(self.crews.riders[lane]) == 2

    def roller(self, lane: int) -> int:
        """The seat that rolls for this horse now."""
        return self.crews.riders[lane][self.swapped[lane]]

    def crossed(self) -> int:
        """The moment of the first crossing; -1 before."""
        times = [track[-1][0] for track in self.track if track[-1][1] >= self.course.finish]
        return min(times, default=-1)

    def row_counted(self, lane: int) -> int:
        """Where a horse stood at the first crossing, or stands while there is none (HR-11, HR-14)."""
        end = self.crossed()
        track = self.track[lane]
        return track[-1][1] if end < 0 else [row for time, row in track if time <= end][-1]

    # -- time

    def slowness(self, lane: int) -> int:
        """How slowly the clock of a crew runs, in halves: 2 where nobody in it carries more time."""
        return max([self.times.own[seat] for seat in self.crews.riders[lane]])

    def counted(self, lane: int, t: int) -> int:
        """A moment of the race on the crew's own clock (HR-18)."""
        return t * 2 // self.slowness(lane)

    def last_moment(self) -> int:
        """The last ms that comes before the first crossing on somebody's clock."""
        slowest = max([self.slowness(lane) for lane in range(len(self.track))])
        return ((self.crossed() + 1) * slowest - 1) // 2

    def in_crew(self, lane: int, ms: int) -> int:
        """How long an act takes (HR-13, HR-17, HR-18)."""
        return self.times.of(ms, *self.crews.riders[lane])

    # -- playing

    def roll(self, lane: int, mask: int) -> None:
        """Roll the dice of a mask again; the others lie. Chance is drawn for each lane by itself."""
        self.dice3[lane] = tuple(
            [
                self.course.faces[self.draw(lane, len(self.course.faces))] if mask >> at & 1 else pips
                for at, pips in enumerate(self.dice3[lane])
            ]
        )

    def has_triple(self, lane: int) -> bool:
        """Whether all three dice show the same."""
        a, b, c = self.dice3[lane]
        return a == b == c != 0

    def ahead(self, lane: int, rows: int, time: int) -> None:
        """Move a horse and pick up the dice; over the red line a pair swaps tasks (HR-7, HR-9)."""
        before = self.row(lane)
        self.track[lane] = (*self.track[lane], (time, before + rows))
        self.dice3[lane] = IN_HAND
        self.say("moved", lane, rows, before + rows)
        if self.is_pair(lane) and before <= self.course.red < before + rows:
            self.swapped[lane] = 1
            self.taking[lane] = 1
            self.say("swapped", lane, self.roller(lane))
        if before + rows >= self.course.finish:
            self.say("crossed", lane)

    # -- copies

    def clone(self) -> HorseRace:
        o = HorseRace(self.setup, self.dice)
        self.copy_table(o)
        self.copy_track(o)
        return o

    def copy_track(self, o: HorseRace) -> None:
        """Copy what every seat may see: all of it."""
        o.track = self.track[:]
        o.dice3 = self.dice3[:]
        o.called = self.called[:]
        o.swapped = self.swapped[:]
        o.taking = self.taking[:]
        o.free_at = self.free_at[:]
        o.rounds = self.rounds

    def redact(self, seat: int | None) -> HorseRace:
        o = HorseRace(self.setup, None)
        self.show_table(o, seat)
        self.copy_track(o)
        return o

    def standings(self) -> list[int]:
        """Raffle points (HR-12), as if the race ended now."""
        rows = [self.row_counted(lane) for lane in self.crews.lane]
        return raffle_points(rows, self.course.finish)
