"""Hau den Lukas as one object."""

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
from midway.games.rummelplatz.common.clock import CLOCK_OPTION, TIME_OPTIONS
from midway.games.rummelplatz.hau_den_lukas import observation, words
from midway.games.rummelplatz.hau_den_lukas.decisions import NEXT_BUILDER, NODES
from midway.games.rummelplatz.hau_den_lukas.dice import ACTIONS, COLOURS, KINDS, Dice15
from midway.games.rummelplatz.hau_den_lukas.state import STARTER, HauDenLukas

TITLES = 12


class HauDenLukasGame(BoothGame[HauDenLukas]):
    """Towers of many-coloured dice by a card, counted to the first fault."""

    key: ClassVar[str] = "hau_den_lukas"
    title: ClassVar[str] = "Hau den Lukas"
    options: ClassVar[tuple[Option, ...]] = (CLOCK_OPTION,)
    seat_options: ClassVar[tuple[SeatOption, ...]] = TIME_OPTIONS
    is_open: ClassVar[bool] = True
    nodes: ClassVar[Mapping[str, Node[Any]]] = NODES
    rulings: ClassVar[tuple[Ruling, ...]] = (
        Ruling("seed-names-the-smallest", "1", "HL-4"),
        Ruling("faults-may-be-placed", "1", "HL-9"),
        Ruling("cards-have-twelve-colours", "1", "HL-10"),
    )
    folder: ClassVar[Path] = Path(__file__).parent
    prefix: ClassVar[str] = "HL"
    telling: ClassVar[Telling[Any]] = Telling[HauDenLukas](
        observe=observation.observe,
        prompt=words.prompt,
        describe=words.describe,
        choice=words.choice,
        tell=words.tell,
    )

    def read_edition(self, tables: dict[str, Any], where: str) -> Any:
        faces = [_colours(row.replace(" ", ""), where, "dice") for row in _rows(tables, where, "dice", "faces")]
        if len(faces) != KINDS or any(len(row) != 6 for row in faces):
            raise ValueError(f"edition {where}: [dice] faces wants three pairs of colours for each of {KINDS} kinds")
        stacks = [_colours(row, where, "cards") for row in _rows(tables, where, "cards", "stacks")]
        if len(stacks) < self.seats[-1] or any(len(row) != TITLES for row in stacks):
            raise ValueError(f"edition {where}: [cards] stacks wants six cards or more of {TITLES} colours")
        copies = read_table(tables, where, "dice", {"copies": (1, 9)})["copies"]
        read_table(tables, where, "cards", {})
        time = (0, 600_000)
        rows = {"acts": (1, 999), "sand": (1, 600_000), "take": time, "turn": time, "settle": time}
        pace = read_table(tables, where, "pace", rows)
        finish_tables(tables, where)
        return Dice15(copies, faces, stacks, pace)

    def make_actions(self, edition: Edition) -> Actions:
        return ACTIONS

    def table(self, setup: Setup, dice: Dice | None) -> HauDenLukas:
        return HauDenLukas(setup, dice)

    def deal(self, setup: Setup, dice: Dice) -> HauDenLukas:
        s = HauDenLukas(setup, dice)
        s.begins = s.draw(STARTER, s.seats)
        s.then(NEXT_BUILDER.on())
        return s


def _rows(tables: dict[str, Any], where: str, name: str, key: str) -> list[str]:
    rows = tables.get(name, {}).pop(key, None)
    if not isinstance(rows, list) or not all(isinstance(row, str) for row in rows):
        raise ValueError(f"edition {where}: [{name}] {key} = {rows!r}, want rows of colours such as 'RYG'")
    return rows


def _colours(row: str, where: str, name: str) -> tuple[int, ...]:
    if any(letter not in COLOURS for letter in row):
        raise ValueError(f"edition {where}: [{name}] {row!r}, want the colours {' '.join(COLOURS)}")
    return tuple([COLOURS.index(letter) for letter in row])


GAME = HauDenLukasGame()
