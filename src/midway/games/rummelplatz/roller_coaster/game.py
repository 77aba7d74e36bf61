"""The Roller Coaster as one object."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from midway.engine.actions import Actions
from midway.engine.dice import Dice
from midway.engine.edition import Edition
from midway.engine.game import Option, Ruling, SeatOption, Setup, Telling
from midway.engine.nodes import Node
from midway.games.rummelplatz.common.booth import BoothGame, finish_tables, read_table
from midway.games.rummelplatz.common.clock import AT_ONCE, CLOCK_OPTION, TIME_OPTIONS
from midway.games.rummelplatz.roller_coaster import observation, words
from midway.games.rummelplatz.roller_coaster.decisions import NEXT_RIDE, NODES
from midway.games.rummelplatz.roller_coaster.state import ACTIONS, STARTER, RollerCoaster, Track


class RollerCoasterGame(BoothGame[RollerCoaster]):
    """Learn a track in pairs, then make its movements together by heart."""

    key: ClassVar[str] = "roller_coaster"
    title: ClassVar[str] = "Roller Coaster"
    options: ClassVar[tuple[Option, ...]] = (CLOCK_OPTION,)
    seat_options: ClassVar[tuple[SeatOption, ...]] = TIME_OPTIONS
    at_once: ClassVar[Mapping[str, tuple[str, ...]]] = AT_ONCE
    nodes: ClassVar[Mapping[str, Node[Any]]] = NODES
    rulings: ClassVar[tuple[Ruling, ...]] = (
        Ruling("seed-names-the-sportiest", "1", "RC-2"),
        Ruling("each-turns-an-own-copy", "1", "RC-5"),
    )
    folder: ClassVar[Path] = Path(__file__).parent
    prefix: ClassVar[str] = "RC"
    telling: ClassVar[Telling[Any]] = Telling[RollerCoaster](
        observe=observation.observe,
        prompt=words.prompt,
        describe=words.describe,
        choice=words.choice,
        tell=words.tell,
    )

    def read_edition(self, tables: dict[str, Any], where: str) -> Any:
        copies = read_table(tables, where, "track", {"copies": (1, 9)})["copies"]
        time = (1, 600_000)
        keys = ("sand", "flip", "beat", "window", "answer", "gap", "grace")
        pace = read_table(tables, where, "pace", {"flips": (1, 999), **dict.fromkeys(keys, time)})
        finish_tables(tables, where)
        if pace["window"] * 2 >= pace["beat"]:
            raise ValueError(f"edition {where}: [pace] window = {pace['window']}, want less than half a beat")
        return Track(copies, pace)

    def make_actions(self, edition: Edition) -> Actions:
        return ACTIONS

    def table(self, setup: Setup, dice: Dice | None) -> RollerCoaster:
        return RollerCoaster(setup, dice)

    def deal(self, setup: Setup, dice: Dice) -> RollerCoaster:
        s = RollerCoaster(setup, dice)
        s.begins = s.draw(STARTER, s.seats)
        s.then(NEXT_RIDE.on())
        return s


GAME = RollerCoasterGame()
