"""The Ghost Train as one object."""

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
from midway.games.rummelplatz.ghost_train import observation, words
from midway.games.rummelplatz.ghost_train.decisions import NEXT_CARD, NODES
from midway.games.rummelplatz.ghost_train.state import ACTIONS, FEARS, KINDS, Box, GhostTrain


class GhostTrainGame(BoothGame[GhostTrain]):
    """Fifteen cards, two fears each, shrieks to remember, and six tiles to guess with."""

    key: ClassVar[str] = "ghost_train"
    title: ClassVar[str] = "Ghost Train"
    options: ClassVar[tuple[Option, ...]] = (CLOCK_OPTION,)
    seat_options: ClassVar[tuple[SeatOption, ...]] = TIME_OPTIONS
    at_once: ClassVar[Mapping[str, tuple[str, ...]]] = AT_ONCE
    nodes: ClassVar[Mapping[str, Node[Any]]] = NODES
    rulings: ClassVar[tuple[Ruling, ...]] = (
        Ruling("every-two-fears-meet-once", "1", "GT-3"),
        Ruling("shriek-needs-a-fear", "1", "GT-6"),
        Ruling("tiles-may-be-kept", "1", "GT-9"),
    )
    folder: ClassVar[Path] = Path(__file__).parent
    prefix: ClassVar[str] = "GT"
    telling: ClassVar[Telling[Any]] = Telling[GhostTrain](
        observe=observation.observe,
        prompt=words.prompt,
        describe=words.describe,
        choice=words.choice,
        tell=words.tell,
    )

    def read_edition(self, tables: dict[str, Any], where: str) -> Any:
        fears = read_table(tables, where, "fears", {"kinds": (KINDS, KINDS), "copies": (1, 9)})
        hand = read_table(tables, where, "hand", {"cards": (2, 2), "most": (1, KINDS)})
        time = (1, 600_000)
        pace = read_table(tables, where, "pace", {"card": time, "open": time, "reaction": (0, 600_000), "giving": time})
        finish_tables(tables, where)
        if fears["copies"] * KINDS < hand["cards"] * self.seats[-1]:
            raise ValueError(f"edition {where}: [fears] copies = {fears['copies']}, too few for so many players")
        if not pace["reaction"] < pace["open"] <= pace["card"]:
            raise ValueError(f"edition {where}: [pace] wants reaction < open <= card")
        return Box(fears["copies"], **hand, **pace)

    def make_actions(self, edition: Edition) -> Actions:
        return ACTIONS

    def table(self, setup: Setup, dice: Dice | None) -> GhostTrain:
        return GhostTrain(setup, dice)

    def deal(self, setup: Setup, dice: Dice) -> GhostTrain:
        s = GhostTrain(setup, dice)
        bag = [fear for fear in range(KINDS) for _ in range(s.box.copies)]
        dealt = s.deal(FEARS, bag, s.box.cards * s.seats)
        s.hands = [tuple(sorted(dealt[seat :: s.seats])) for seat in range(s.seats)]
        s.then(NEXT_CARD.on())
        return s


GAME = GhostTrainGame()
