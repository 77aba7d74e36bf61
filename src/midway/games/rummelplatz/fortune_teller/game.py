"""The Fortune Teller as one object."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from midway.engine.actions import Actions
from midway.engine.dice import Dice
from midway.engine.edition import Edition
from midway.engine.game import Ruling, Setup, Telling
from midway.engine.nodes import Node
from midway.games.rummelplatz.common.booth import BoothGame, finish_tables, read_table
from midway.games.rummelplatz.fortune_teller import observation, words
from midway.games.rummelplatz.fortune_teller.decisions import NODES, TELL
from midway.games.rummelplatz.fortune_teller.fates import Fates
from midway.games.rummelplatz.fortune_teller.state import DEAL, STARTER, FortuneTeller


class FortuneTellerGame(BoothGame[FortuneTeller]):
    """Two cards each, true or false claims, and who takes what."""

    key: ClassVar[str] = "fortune_teller"
    title: ClassVar[str] = "Fortune Teller"
    nodes: ClassVar[Mapping[str, Node[Any]]] = NODES
    rulings: ClassVar[tuple[Ruling, ...]] = (
        Ruling("seed-names-the-darkest", "1", "FT-3"),
        Ruling("untaken-also-as-fourth", "1", "FT-11"),
        Ruling("no-card-counts-nothing", "1", "FT-14"),
    )
    folder: ClassVar[Path] = Path(__file__).parent
    prefix: ClassVar[str] = "FT"
    telling: ClassVar[Telling[Any]] = Telling[FortuneTeller](
        observe=observation.observe,
        prompt=words.prompt,
        describe=words.describe,
        choice=words.choice,
        tell=words.tell,
    )

    def read_edition(self, tables: dict[str, Any], where: str) -> Any:
        fates = read_table(tables, where, "fates", {"low": (-99, 0), "high": (1, 99)})
        hand = read_table(tables, where, "hand", {"cards": (1, 9), "limit": (1, 99)})
        finish_tables(tables, where)
        if fates["high"] - fates["low"] + 1 < hand["cards"] * self.seats[-1]:
            raise ValueError(f"edition {where}: [hand] cards = {hand['cards']}, but there are not so many fates")
        return Fates(**fates, **hand)

    def make_actions(self, edition: Edition) -> Actions:
        fates: Fates = edition.data
        return fates.actions

    def table(self, setup: Setup, dice: Dice | None) -> FortuneTeller:
        return FortuneTeller(setup, dice)

    def deal(self, setup: Setup, dice: Dice) -> FortuneTeller:
        s = FortuneTeller(setup, dice)
        s.teller = s.draw(STARTER, s.seats)
        dealt = s.deal(DEAL, list(s.fates.values), s.fates.cards * s.seats)
        s.hands = [tuple(sorted(dealt[seat :: s.seats], reverse=True)) for seat in range(s.seats)]
        s.then(TELL.on(s.teller))
        return s


GAME = FortuneTellerGame()
