"""Horse Race as one object."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from midway.engine.actions import Actions
from midway.engine.dice import Dice
from midway.engine.edition import Edition
from midway.engine.game import Game, Option, Ruling, SeatOption, Setting, Setup, Telling
from midway.engine.nodes import Node
from midway.games.rummelplatz.common.clock import AT_ONCE, CLOCK_OPTION, TIME_OPTIONS
from midway.games.rummelplatz.horse_race import observation, words
from midway.games.rummelplatz.horse_race.crews import ACTIONS
from midway.games.rummelplatz.horse_race.decisions import NODES, RACE, ROUND
from midway.games.rummelplatz.horse_race.setting import (
    check,
    is_calm,
    read_course,
    read_position,
    start_rows,
    write_position,
)
from midway.games.rummelplatz.horse_race.state import IN_HAND, HorseRace


class HorseRaceGame(Game[HorseRace]):
    """All roll at once for three alike; the first horse over the line ends the race."""

    key: ClassVar[str] = "horse_race"
    part_of: ClassVar[str] = "rummelplatz"
    title: ClassVar[str] = "Horse Race"
    version: ClassVar[str] = "1"
    seats: ClassVar[range] = range(3, 7)
    options: ClassVar[tuple[Option, ...]] = (CLOCK_OPTION, Option("crews", "pairs", "singles"))
    seat_options: ClassVar[tuple[SeatOption, ...]] = TIME_OPTIONS
    at_once: ClassVar[Mapping[str, tuple[str, ...]]] = AT_ONCE
    nodes: ClassVar[Mapping[str, Node[Any]]] = NODES
    rulings: ClassVar[tuple[Ruling, ...]] = (
        Ruling("first-seat-rolls-first", "1", "HR-5"),
        Ruling("three-alike-must-move", "1", "HR-7"),
        Ruling("acts-take-time", "1", "HR-13"),
    )
    folder: ClassVar[Path] = Path(__file__).parent
    prefix: ClassVar[str] = "HR"
    setting: ClassVar[Setting[Any]] = Setting[HorseRace](
        check=check,
        read=read_position,
        write=write_position,
    )
    telling: ClassVar[Telling[Any]] = Telling[HorseRace](
        observe=observation.observe,
        prompt=words.prompt,
        describe=words.describe,
        choice=words.choice,
        tell=words.tell,
    )

    def read_edition(self, tables: dict[str, Any], where: str) -> Any:
        return read_course(tables, where)

    def make_actions(self, edition: Edition) -> Actions:
        return ACTIONS

    def deal(self, setup: Setup, dice: Dice) -> HorseRace:
        s = HorseRace(setup, dice)
        s.track = [((0, row),) for row in start_rows(s)]
        lanes = len(s.track)
        s.dice3 = [IN_HAND] * lanes
        s.called = [0] * lanes
        s.swapped = [0] * lanes
        s.taking = [0] * lanes
        s.then(ROUND.open(s) if is_calm(s) else RACE.ask(s))
        return s


GAME = HorseRaceGame()
