"""Bumper Cars as one object."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from midway.engine.actions import Action, Actions
from midway.engine.dice import Dice
from midway.engine.edition import Edition
from midway.engine.game import Game, Ruling, Setup
from midway.engine.nodes import Node
from midway.engine.state import Event, State
from midway.engine.words import Choice, LogLine, Words
from midway.games.rummelplatz.bumper_cars import observation, setting, words
from midway.games.rummelplatz.bumper_cars.cards import ACTIONS
from midway.games.rummelplatz.bumper_cars.decisions import BUILD_STACK, NODES, PLAY_CARD
from midway.games.rummelplatz.bumper_cars.state import STARTER, UNBUILT, BumperCars


class BumperCarsGame(Game[BumperCars]):
    """Sealed stacks, then rounds in which the highest card is bumped, until the first TILT."""

    key: ClassVar[str] = "bumper_cars"
    part_of: ClassVar[str] = "rummelplatz"
    title: ClassVar[str] = "Bumper Cars"
    version: ClassVar[str] = "1"
    seats: ClassVar[range] = range(3, 7)
    nodes: ClassVar[Mapping[str, Node[Any]]] = NODES
    rulings: ClassVar[tuple[Ruling, ...]] = (Ruling("seed-names-the-starter", "1", "BC-4"),)
    folder: ClassVar[Path] = Path(__file__).parent
    prefix: ClassVar[str] = "BC"

    def read_edition(self, tables: dict[str, Any], where: str) -> Any:
        return setting.read_box(tables, where, self.seats[-1])

    def make_actions(self, edition: Edition) -> Actions:
        return ACTIONS

    def deal(self, setup: Setup, dice: Dice) -> BumperCars:
        s = BumperCars(setup, dice)
        s.lead = s.draw(STARTER, s.seats)
        s.deal_hands()
        s.tilt = [UNBUILT] * s.seats
        s.shown = [0] * s.seats
        s.then(BUILD_STACK.ask(s, tuple(range(s.seats))), PLAY_CARD.on(s.lead))
        return s

    def check(self, state: BumperCars) -> None:
        setting.check(state)

    def position(self, text: str, seed: str = "0") -> BumperCars:
        return setting.read_position(self, text, Dice.of(seed))

    def write_position(self, state: State) -> str:
        assert isinstance(state, BumperCars)
        return setting.write_position(state)

    def observe(self, view: BumperCars) -> observation.BumperCarsObservation:
        return observation.observe(view)

    def prompt(self, view: BumperCars) -> Words:
        return words.prompt(view)

    def describe(self, view: BumperCars) -> Sequence[Words]:
        return words.describe(view)

    def choice(self, view: BumperCars, action: Action) -> Choice:
        return words.choice(view, action)

    def tell(self, event: Event, view: BumperCars) -> LogLine:
        return words.tell(event, view)


GAME = BumperCarsGame()
