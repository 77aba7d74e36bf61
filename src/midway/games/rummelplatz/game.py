"""Rummelplatz as one object."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from midway.engine.actions import Actions
from midway.engine.dice import Dice
from midway.engine.edition import Edition
from midway.engine.game import Game, Option, Ruling, SeatOption, Setting, Setup, Telling
from midway.engine.nodes import Node
from midway.games.rummelplatz import observation, positions, words
from midway.games.rummelplatz.common.clock import AT_ONCE, CLOCK_OPTION, TIME_OPTIONS
from midway.games.rummelplatz.decisions import ACTIONS, NEXT, NODES
from midway.games.rummelplatz.state import Rummelplatz


class RummelplatzGame(Game[Rummelplatz]):
    """Four attractions, chosen by whoever has the fewest points, and a lottery for the main prize."""

    key: ClassVar[str] = "rummelplatz"
    title: ClassVar[str] = "Rummelplatz"
    version: ClassVar[str] = "1"
    seats: ClassVar[range] = range(3, 7)
    options: ClassVar[tuple[Option, ...]] = (CLOCK_OPTION,)
    seat_options: ClassVar[tuple[SeatOption, ...]] = TIME_OPTIONS
    at_once: ClassVar[Mapping[str, tuple[str, ...]]] = AT_ONCE
    nodes: ClassVar[Mapping[str, Node[Any]]] = NODES
    rulings: ClassVar[tuple[Ruling, ...]] = (
        Ruling("first-seat-is-youngest", "1", "RP-4"),
        Ruling("prize-alone-places", "1", "RP-14"),
    )
    folder: ClassVar[Path] = Path(__file__).parent
    prefix: ClassVar[str] = "RP"
    setting: ClassVar[Setting[Any]] = Setting[Rummelplatz](
        check=positions.check,
        read=positions.read_position,
        write=positions.write_position,
    )
    telling: ClassVar[Telling[Any]] = Telling[Rummelplatz](
        observe=observation.observe,
        prompt=words.prompt,
        describe=words.describe,
        choice=words.choice,
        tell=words.tell,
    )

    def read_edition(self, tables: dict[str, Any], where: str) -> Any:
        return positions.read_box(tables, where, self.seats)

    def make_actions(self, edition: Edition) -> Actions:
        return ACTIONS

    def deal(self, setup: Setup, dice: Dice) -> Rummelplatz:
        s = Rummelplatz(setup, dice)
        s.then(NEXT.on())
        return s


GAME = RummelplatzGame()
