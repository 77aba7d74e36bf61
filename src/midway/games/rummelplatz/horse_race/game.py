"""Horse Race as one object."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from midway.engine.actions import Action, Actions
from midway.engine.dice import Dice
from midway.engine.edition import Edition
from midway.engine.game import Game, Option, Ruling, Setup
from midway.engine.nodes import Node
from midway.engine.state import Event, State
from midway.engine.words import Choice, LogLine, Words
from midway.games.rummelplatz.common.clock import AT_ONCE, CLOCK_OPTION
from midway.games.rummelplatz.horse_race import observation, setting, words
from midway.games.rummelplatz.horse_race.crews import ACTIONS
from midway.games.rummelplatz.horse_race.decisions import NODES, RACE, ROUND
from midway.games.rummelplatz.horse_race.state import IN_HAND, HorseRace


class HorseRaceGame(Game[HorseRace]):
    """All roll at once for three alike; the first horse over the line ends the race."""

    key: ClassVar[str] = "horse_race"
    part_of: ClassVar[str] = "rummelplatz"
    title: ClassVar[str] = "Horse Race"
    version: ClassVar[str] = "1"
    seats: ClassVar[range] = range(3, 7)
    options: ClassVar[tuple[Option, ...]] = (CLOCK_OPTION, Option("crews", "pairs", "singles"))
    at_once: ClassVar[Mapping[str, tuple[str, ...]]] = AT_ONCE
    nodes: ClassVar[Mapping[str, Node[Any]]] = NODES
    rulings: ClassVar[tuple[Ruling, ...]] = (
        Ruling("first-seat-rolls-first", "1", "HR-5"),
        Ruling("three-alike-must-move", "1", "HR-7"),
        Ruling("acts-take-time", "1", "HR-13"),
    )
    folder: ClassVar[Path] = Path(__file__).parent
    prefix: ClassVar[str] = "HR"

    def read_edition(self, tables: dict[str, Any], where: str) -> Any:
        return setting.read_course(tables, where)

    def make_actions(self, edition: Edition) -> Actions:
        return ACTIONS

    def deal(self, setup: Setup, dice: Dice) -> HorseRace:
        s = HorseRace(setup, dice)
        s.track = [((0, row),) for row in setting.start_rows(s)]
        lanes = len(s.track)
        s.dice3 = [IN_HAND] * lanes
        s.called = [0] * lanes
        s.swapped = [0] * lanes
        s.taking = [0] * lanes
        s.then(ROUND.open(s) if setting.is_calm(s) else RACE.ask(s))
        return s

    def check(self, state: HorseRace) -> None:
        setting.check(state)

    def position(self, text: str, seed: str = "0") -> HorseRace:
        return setting.read_position(self, text, Dice.of(seed))

    def write_position(self, state: State) -> str:
        assert isinstance(state, HorseRace)
        return setting.write_position(state)

    def observe(self, view: HorseRace) -> observation.HorseRaceObservation:
        return observation.observe(view)

    def prompt(self, view: HorseRace) -> Words:
        return words.prompt(view)

    def describe(self, view: HorseRace) -> Sequence[Words]:
        return words.describe(view)

    def choice(self, view: HorseRace, action: Action) -> Choice:
        return words.choice(view, action)

    def tell(self, event: Event, view: HorseRace) -> LogLine:
        return words.tell(event, view)


GAME = HorseRaceGame()
