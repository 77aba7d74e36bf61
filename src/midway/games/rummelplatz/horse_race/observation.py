"""What a seat sees of the race, as it goes over the wire."""

from __future__ import annotations

import msgspec

from midway.games.rummelplatz.common.clock import carried
from midway.games.rummelplatz.horse_race.decisions import ROUND
from midway.games.rummelplatz.horse_race.state import HorseRace


class Horse(msgspec.Struct, frozen=True):
    """A horse with its crew. ``row`` is where it stands, ``counted`` where it stood at the first crossing."""

    lane: int
    riders: tuple[int, ...]
    roller: int
    rider: int | None  # who moves the horse of a pair
    row: int
    counted: int
    dice: tuple[int, ...]  # pips showing; empty while they are in the hand
    called: int | None
    taking: bool  # the new roller has yet to take the dice


class HorseRaceObservation(msgspec.Struct, frozen=True, tag="horse_race", tag_field="game"):
    clock: str  # as the option of the table
    carried: tuple[str, ...]  # by seat, more time than the table: even, half, double, triple; empty where nobody has
    finish: int  # first row behind the finish line
    red: int  # last row before the red line
    horses: tuple[Horse, ...]
    mine: int | None  # the viewer's lane
    free_at: int  # ms at which the viewer may act again
    answer: str | None  # in a calm round, the dice the viewer has chosen to roll ("ab")
    round: int  # of a calm race
    crossed: int | None  # ms, or round, of the first crossing
    over: bool


def observe(view: HorseRace) -> HorseRaceObservation:
    """The wire form of a view: only what the view holds, field by field."""
    crossed = view.crossed()
    answer = None
    if view.stack and view.stack[-1].node is ROUND and view.viewer in view.stack[-1].asked:
        given = view.stack[-1].held[view.stack[-1].asked.index(view.viewer)]
        answer = given.code.partition(" ")[2] if given is not None else None
    return HorseRaceObservation(
        clock=view.setup.options["clock"],
        carried=carried(view.setup),
        finish=view.course.finish,
        red=view.course.red,
        horses=tuple([_horse(view, lane) for lane in range(len(view.track))]),
        mine=view.crews.lane[view.viewer] if view.viewer is not None else None,
        free_at=view.free_at[view.viewer] if view.viewer is not None else 0,
        answer=answer,
        round=view.rounds,
        crossed=crossed if crossed >= 0 else None,
        over=view.is_terminal(),
    )


def _horse(view: HorseRace, lane: int) -> Horse:
    riders = view.crews.riders[lane]
    roller = view.roller(lane)
    return Horse(
        lane=lane,
        riders=riders,
        roller=roller,
        rider=next((seat for seat in riders if seat != roller), None),
        row=view.row(lane),
        counted=view.row_counted(lane),
        dice=tuple([pips for pips in view.dice3[lane] if pips]),
        called=view.called[lane] or None,
        taking=bool(view.taking[lane]),
    )
