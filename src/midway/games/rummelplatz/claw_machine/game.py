"""The Claw Machine as one object."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from midway.engine.actions import Actions
from midway.engine.dice import Dice
from midway.engine.edition import Edition
from midway.engine.game import Option, Ruling, SeatOption, Setup, Telling
from midway.engine.nodes import Node
from midway.games.rummelplatz.claw_machine import observation, words
from midway.games.rummelplatz.claw_machine.box import ACTIONS, COLOURS, Machine
from midway.games.rummelplatz.claw_machine.decisions import NEXT_GRAB, NODES
from midway.games.rummelplatz.claw_machine.state import STARTER, ClawMachine
from midway.games.rummelplatz.common.booth import BoothGame, finish_tables, read_numbers, read_table
from midway.games.rummelplatz.common.clock import AT_ONCE, CLOCK_OPTION, TIME_OPTIONS


class ClawMachineGame(BoothGame[ClawMachine]):
    """One sees and says five words, the other moves the claw blindly."""

    key: ClassVar[str] = "claw_machine"
    title: ClassVar[str] = "Claw Machine"
    options: ClassVar[tuple[Option, ...]] = (CLOCK_OPTION,)
    seat_options: ClassVar[tuple[SeatOption, ...]] = TIME_OPTIONS
    at_once: ClassVar[Mapping[str, tuple[str, ...]]] = AT_ONCE
    nodes: ClassVar[Mapping[str, Node[Any]]] = NODES
    rulings: ClassVar[tuple[Ruling, ...]] = (
        Ruling("seed-names-the-deepest-voice", "1", "CM-2"),
        Ruling("first-touched-is-highest-in-reach", "1", "CM-8"),
        Ruling("crystal-goes-back", "1", "CM-11"),
    )
    folder: ClassVar[Path] = Path(__file__).parent
    prefix: ClassVar[str] = "CM"
    telling: ClassVar[Telling[Any]] = Telling[ClawMachine](
        observe=observation.observe,
        prompt=words.prompt,
        describe=words.describe,
        choice=words.choice,
        tell=words.tell,
    )

    def read_edition(self, tables: dict[str, Any], where: str) -> Any:
        count = read_numbers(tables, where, "crystals", "count", 1, 99)
        value = read_numbers(tables, where, "crystals", "value", 0, 9)
        read_table(tables, where, "crystals", {})
        if len(count) != len(COLOURS) or len(value) != len(COLOURS):
            raise ValueError(f"edition {where}: [crystals] wants count and value of {', '.join(COLOURS)}")
        box = read_table(tables, where, "box", {"size": (10, 9999), "cell": (2, 9999), "reach": (0, 9999)})
        if box["size"] % box["cell"]:
            raise ValueError(f"edition {where}: [box] size = {box['size']} is no whole number of cells")
        time = (1, 600_000)
        keys = ("sand", "tick", "speed", "glide", "coast", "word", "key", "grace")
        pace = read_table(tables, where, "pace", {"words": (1, 999), **dict.fromkeys(keys, time)})
        finish_tables(tables, where)
        return Machine(count, value, box, pace)

    def make_actions(self, edition: Edition) -> Actions:
        return ACTIONS

    def table(self, setup: Setup, dice: Dice | None) -> ClawMachine:
        return ClawMachine(setup, dice)

    def deal(self, setup: Setup, dice: Dice) -> ClawMachine:
        s = ClawMachine(setup, dice)
        s.begins = s.draw(STARTER, s.seats)
        s.then(NEXT_GRAB.on())
        return s


GAME = ClawMachineGame()
