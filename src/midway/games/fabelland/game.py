"""Fabelland as one object."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from midway.engine.actions import Actions
from midway.engine.dice import Dice
from midway.engine.edition import Edition
from midway.engine.game import Game, Option, Ruling, Setting, Setup, Telling
from midway.engine.nodes import Node
from midway.games.fabelland import checks, choices, positions, view, words
from midway.games.fabelland.actions import ACTIONS
from midway.games.fabelland.decisions import DAY, NODES
from midway.games.fabelland.edition import read_kit
from midway.games.fabelland.opening import CHOOSE_COLOUR_NODE, DISPLAYS, DRAW_STARTS, NEUTRALS, START_NODE
from midway.games.fabelland.state import FabellandState
from midway.games.fabelland.tumbling import draw_guests

#: Colours by seat where they are not chosen; two players have two each.
BY_SEAT = {2: (0, 1, 0, 1, -1), 3: (0, 1, 2, -1, -1), 4: (0, 1, 2, 3, -1), 5: (0, 1, 2, 3, 4)}


class Fabelland(Game[FabellandState]):
    """Carousels that all fill together, guests that tumble, influencers, and a secret choice of actions."""

    key: ClassVar[str] = "fabelland"
    title: ClassVar[str] = "Fabelland"
    version: ClassVar[str] = "1"
    seats: ClassVar[range] = range(2, 6)
    options: ClassVar[tuple[Option, ...]] = (
        Option("tumble", "drop", "barriers", "dealt", "named"),
        Option("opening", "normal", "guided"),
        Option("colours", "seat", "chosen"),
    )
    rulings: ClassVar[tuple[Ruling, ...]] = (
        Ruling("first-seat-has-the-bag", "1", "FL-6"),
        Ruling("alike-starts-go-back", "1", "FL-9"),
        Ruling("player-picks-the-way", "1", "FL-23"),
        Ruling("links-open-when-empty", "1", "FL-27"),
        Ruling("neutral-pays-the-filler-only", "1", "FL-30"),
        Ruling("fallen-guests-drop-again", "1", "FL-33"),
        Ruling("no-refund", "1", "FL-40"),
        Ruling("replaced-guests-to-the-centre", "1", "FL-42"),
        Ruling("discard-becomes-the-deck", "1", "FL-46"),
        Ruling("empty-area-leads-nobody", "1", "FL-47"),
        Ruling("influencers-in-substitutes", "1", "FL-48"),
        Ruling("influencer-fills-and-rides", "1", "FL-54"),
        Ruling("guided-round-is-free", "1", "FL-69"),
        Ruling("ties-by-attractions", "1", "FL-90"),
    )
    nodes: ClassVar[Mapping[str, Node[Any]]] = NODES
    folder: ClassVar[Path] = Path(__file__).parent
    prefix: ClassVar[str] = "FL"
    setting: ClassVar[Setting[Any]] = Setting[FabellandState](
        check=checks.check,
        read=positions.read,
        write=positions.write,
    )
    telling: ClassVar[Telling[Any]] = Telling[FabellandState](
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

    def deal(self, setup: Setup, dice: Dice) -> FabellandState:
        """Guests on the carousels, then the opening in the order of the rulebook (FL-1 to FL-17)."""
        s = FabellandState.fresh_box(setup, dice)
        for compartment in range(s.cars * 6):
            s.compartments[compartment] = draw_guests(s, 1)
        choosing = []
        if setup.options["colours"] == "seat":
            s.owners = list(BY_SEAT[s.seats])
        else:
            choosing = [CHOOSE_COLOUR_NODE.on(seat) for seat in range(s.seats)] * (2 if s.seats == 2 else 1)
        building = [START_NODE.on(seat) for seat in s.turn_order() for _ in range(2)]
        s.then(*choosing, DRAW_STARTS.on(), *building, NEUTRALS.on(), DISPLAYS.on(), DAY.on())
        return s


GAME = Fabelland()
