"""Funfair as one object."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from midway.engine.actions import Actions
from midway.engine.dice import Dice
from midway.engine.edition import Edition
from midway.engine.game import Game, Ruling, Setting, Setup, Telling
from midway.engine.nodes import Node
from midway.games.funfair import check, choices, faces, log, positions, view, words
from midway.games.funfair.actions import FunfairActions
from midway.games.funfair.cards import gain
from midway.games.funfair.decisions import FIRST_HAND, NODES, OPEN, first_hand
from midway.games.funfair.edition import read_kit
from midway.games.funfair.observation import Reference
from midway.games.funfair.state import SHOW, START, START_COINS, FunfairState, showcase_kinds


class Funfair(Game[FunfairState]):
    """Attractions, upgrades and staff from a shared Market; income from stars; secret blueprints to be matched."""

    key: ClassVar[str] = "funfair"
    title: ClassVar[str] = "Funfair"
    version: ClassVar[str] = "1"
    seats: ClassVar[range] = range(2, 5)
    rulings: ClassVar[tuple[Ruling, ...]] = (
        Ruling("start-by-lot", "1", "FF-12"),
        Ruling("redraws-in-turn-order", "1", "FF-13"),
        Ruling("fourth-action-may-be-left-out", "1", "FF-23"),
        Ruling("supply-never-runs-out", "1", "FF-26"),
        Ruling("built-showcase-gives-no-change", "1", "FF-52"),
        Ruling("discounts-count-for-showcases", "1", "FF-54"),
        Ruling("draw-what-there-is", "1", "FF-66"),
        Ruling("discards-lie-open", "1", "FF-67"),
        Ruling("investors-always-pay", "1", "FF-83"),
        Ruling("hands-are-cut-in-turn-order", "1", "FF-91"),
        Ruling("park-lines-count-the-whole-park", "1", "FF-105"),
        Ruling("last-ties-share-the-win", "1", "FF-115"),
    )
    nodes: ClassVar[Mapping[str, Node[Any]]] = NODES
    folder: ClassVar[Path] = Path(__file__).parent
    prefix: ClassVar[str] = "FF"
    setting: ClassVar[Setting[Any]] = Setting[FunfairState](
        check=check.check,
        read=positions.read,
        write=positions.write,
    )
    telling: ClassVar[Telling[Any]] = Telling[FunfairState](
        observe=view.observe,
        prompt=words.prompt,
        describe=words.describe,
        choice=choices.choice,
        tell=log.tell,
    )

    def __init__(self) -> None:
        super().__init__()
        self.made: dict[str, FunfairActions] = {}

    def read_edition(self, tables: dict[str, Any], where: str) -> Any:
        return read_kit(tables, where)

    def make_actions(self, edition: Edition) -> Actions:
        """Actions name cards, so each edition has its own, made once."""
        if edition.digest not in self.made:
            self.made[edition.digest] = FunfairActions(edition.data)
        return self.made[edition.digest]

    def deal(self, setup: Setup, dice: Dice) -> FunfairState:
        """Showcases, coins, first hands and the starting player (FF-3 to FF-7, FF-12); redraws come next."""
        s = FunfairState.fresh(setup, dice)
        s.showcases = s.deal(SHOW, list(showcase_kinds(s.kit)), s.seats)
        s.first = s.draw(START, s.seats)
        for seat in range(s.seats):
            gain(s, seat, START_COINS)
            s.hands[seat] = first_hand(s)
        s.then(*[FIRST_HAND.on(seat) for seat in s.turn_order()], OPEN.on())
        return s

    def reference(self, edition: Edition) -> Reference:
        return faces.reference(edition.data, edition.name)


GAME = Funfair()
