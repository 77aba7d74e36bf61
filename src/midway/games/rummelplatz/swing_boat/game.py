"""The Swing Boat as one object."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from midway.engine.actions import Actions
from midway.engine.dice import Dice
from midway.engine.edition import Edition
from midway.engine.game import Ruling, Setup, Telling
from midway.engine.nodes import Node
from midway.games.rummelplatz.common.booth import BoothGame, finish_tables, read_numbers, read_table
from midway.games.rummelplatz.swing_boat import observation, words
from midway.games.rummelplatz.swing_boat.decisions import NODES, SIT_DOWN
from midway.games.rummelplatz.swing_boat.state import STARTER, Boat, SwingBoat


class SwingBoatGame(BoothGame[SwingBoat]):
    """Fun by the row, endurance by the dice, until somebody is pale or lapped."""

    key: ClassVar[str] = "swing_boat"
    title: ClassVar[str] = "Swing Boat"
    is_open: ClassVar[bool] = True
    nodes: ClassVar[Mapping[str, Node[Any]]] = NODES
    rulings: ClassVar[tuple[Ruling, ...]] = (
        Ruling("seed-names-the-queasiest", "1", "SB-5"),
        Ruling("lapped-is-more-than-a-lap", "1", "SB-13"),
        Ruling("exhausted-share-the-last-place", "1", "SB-16"),
    )
    folder: ClassVar[Path] = Path(__file__).parent
    prefix: ClassVar[str] = "SB"
    telling: ClassVar[Telling[Any]] = Telling[SwingBoat](
        observe=observation.observe,
        prompt=words.prompt,
        describe=words.describe,
        choice=words.choice,
        tell=words.tell,
    )

    def read_edition(self, tables: dict[str, Any], where: str) -> Any:
        rows = read_numbers(tables, where, "boat", "rows", 0, 9)
        if len(rows) % 2 == 0 or len(rows) < self.seats[-1] + 1 or rows != rows[::-1] or rows[len(rows) // 2] != 0:
            raise ValueError(f"edition {where}: [boat] rows = {list(rows)}, want two like sides around one 0")
        few = read_table(tables, where, "boat", {"few": (0, 6)})["few"]
        endurance = read_table(tables, where, "points", {"endurance": (1, 99)})["endurance"]
        length = read_table(tables, where, "star", {"length": (2, 99)})["length"]
        faces = read_numbers(tables, where, "die", "faces", 1, 3)
        read_table(tables, where, "die", {})
        finish_tables(tables, where)
        return Boat(rows, few, endurance, length, faces)

    def make_actions(self, edition: Edition) -> Actions:
        boat: Boat = edition.data
        return boat.actions

    def table(self, setup: Setup, dice: Dice | None) -> SwingBoat:
        return SwingBoat(setup, dice)

    def deal(self, setup: Setup, dice: Dice) -> SwingBoat:
        s = SwingBoat(setup, dice)
        s.begins = s.draw(STARTER, s.seats)
        s.then(SIT_DOWN.on(s.begins))
        return s


GAME = SwingBoatGame()
