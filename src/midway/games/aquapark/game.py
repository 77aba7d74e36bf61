"""Aquapark as one object."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from midway.engine.actions import Actions
from midway.engine.dice import Dice
from midway.engine.edition import Edition
from midway.engine.game import Game, Option, Ruling, Setting, Setup, Telling
from midway.engine.nodes import Node
from midway.games.aquapark import choices, positions, view, words
from midway.games.aquapark.actions import ACTIONS
from midway.games.aquapark.check import check
from midway.games.aquapark.decisions import NODES, ROUND_CARD, START
from midway.games.aquapark.edition import read_kit
from midway.games.aquapark.state import AWARD, CARD, TOKEN, AquaparkState


class Aquapark(Game[AquaparkState]):
    """I offer, you choose: cards laid on a grid, connected areas, visitors and lifeguards."""

    key: ClassVar[str] = "aquapark"
    title: ClassVar[str] = "Aquapark"
    version: ClassVar[str] = "1"
    seats: ClassVar[range] = range(1, 6)
    options: ClassVar[tuple[Option, ...]] = (
        Option("mode", "normal", "family"),
        Option("automa", "easy", "hard"),
        Option("awards", "one", "two"),
        Option("marker", "fixed", "either"),
    )
    rulings: ClassVar[tuple[Ruling, ...]] = (
        Ruling("each-offers-once-a-round", "1", "AQ-11"),
        Ruling("one-award-for-two", "1", "AQ-6"),
        Ruling("start-cards-in-seat-order", "1", "AQ-7"),
        Ruling("marker-left-or-top", "1", "AQ-12"),
        Ruling("nothing-left-to-refill", "1", "AQ-52"),
        Ruling("ties-share-the-win", "1", "AQ-9"),
    )
    is_open: ClassVar[bool] = True
    nodes: ClassVar[Mapping[str, Node[Any]]] = NODES
    folder: ClassVar[Path] = Path(__file__).parent
    prefix: ClassVar[str] = "AQ"
    setting: ClassVar[Setting[Any]] = Setting[AquaparkState](
        check=check,
        read=positions.read,
        write=positions.write,
    )
    telling: ClassVar[Telling[Any]] = Telling[AquaparkState](
        observe=view.observe,
        prompt=words.prompt,
        describe=words.describe,
        choice=choices.choice,
        tell=words.tell,
    )

    def read_edition(self, tables: dict[str, Any], where: str) -> Any:
        return read_kit(tables, where)

    def make_actions(self, edition: Edition) -> Actions:
        return ACTIONS

    def deal(self, setup: Setup, dice: Dice) -> AquaparkState:
        """Display, awards, then start cards in seat order (AQ-1 to AQ-8)."""
        s = AquaparkState.fresh(setup, dice)
        s.display = s.deal(CARD, s.deck, 4)
        s.visitors = s.deal(TOKEN, s.bag, 4)
        s.awards = s.deal(AWARD, list(range(5)), award_count(setup))
        s.then(*[START.on(seat) for seat in range(s.seats)], ROUND_CARD.on())
        return s


def award_count(setup: Setup) -> int:
    """One award between each two neighbours (AQ-6); none in Family Mode (AQ-43) and alone (AQ-44)."""
    if setup.seats == 1 or setup.options["mode"] == "family":
        return 0
    if setup.seats == 2:
        return 2 if setup.options["awards"] == "two" else 1
    return setup.seats


GAME = Aquapark()
