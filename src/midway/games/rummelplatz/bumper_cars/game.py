"""Bumper Cars as one object."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from midway.engine.actions import Actions
from midway.engine.dice import Dice
from midway.engine.edition import Edition
from midway.engine.game import Game, Ruling, Setting, Setup, Telling
from midway.engine.nodes import Node
from midway.games.rummelplatz.bumper_cars import observation, words
from midway.games.rummelplatz.bumper_cars.cards import ACTIONS
from midway.games.rummelplatz.bumper_cars.decisions import BUILD_STACK, NODES, PLAY_CARD
from midway.games.rummelplatz.bumper_cars.setting import check, read_box, read_position, write_position
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
    setting: ClassVar[Setting[Any]] = Setting[BumperCars](
        check=check,
        read=read_position,
        write=write_position,
    )
    telling: ClassVar[Telling[Any]] = Telling[BumperCars](
        observe=observation.observe,
        prompt=words.prompt,
        describe=words.describe,
        choice=words.choice,
        tell=words.tell,
    )

    def read_edition(self, tables: dict[str, Any], where: str) -> Any:
        return read_box(tables, where, self.seats[-1])

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


GAME = BumperCarsGame()
