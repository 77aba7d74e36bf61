"""Rummelplatz as one object."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from midway.engine.actions import Action, Actions
from midway.engine.dice import Dice
from midway.engine.edition import Edition
from midway.engine.game import Game, Option, Ruling, Setup
from midway.engine.nodes import Node
from midway.engine.state import Event, State
from midway.engine.words import Choice, LogLine, Words
from midway.games.rummelplatz import observation, positions, words
from midway.games.rummelplatz.common.clock import AT_ONCE, CLOCK_OPTION
from midway.games.rummelplatz.decisions import ACTIONS, NEXT, NODES
from midway.games.rummelplatz.state import Rummelplatz


class RummelplatzGame(Game[Rummelplatz]):
    """Four attractions, chosen by whoever has the fewest points, and a lottery for the main prize."""

    key: ClassVar[str] = "rummelplatz"
    title: ClassVar[str] = "Rummelplatz"
    version: ClassVar[str] = "1"
    seats: ClassVar[range] = range(3, 7)
    options: ClassVar[tuple[Option, ...]] = (CLOCK_OPTION,)
    at_once: ClassVar[Mapping[str, tuple[str, ...]]] = AT_ONCE
    nodes: ClassVar[Mapping[str, Node[Any]]] = NODES
    rulings: ClassVar[tuple[Ruling, ...]] = (
        Ruling("first-seat-is-youngest", "1", "RP-4"),
        Ruling("prize-alone-places", "1", "RP-14"),
    )
    folder: ClassVar[Path] = Path(__file__).parent
    prefix: ClassVar[str] = "RP"

    def read_edition(self, tables: dict[str, Any], where: str) -> Any:
        return positions.read_box(tables, where, self.seats)

    def make_actions(self, edition: Edition) -> Actions:
        return ACTIONS

    def deal(self, setup: Setup, dice: Dice) -> Rummelplatz:
        s = Rummelplatz(setup, dice)
        s.then(NEXT.on())
        return s

    def check(self, state: Rummelplatz) -> None:
        fault = positions.find_fault(state)
        assert not fault, fault
        if state.booth is not None:
            state.booth.setup.game.check(state.booth)

    def position(self, text: str, seed: str = "0") -> Rummelplatz:
        return positions.read_position(self, text, Dice.of(seed))

    def write_position(self, state: State) -> str:
        assert isinstance(state, Rummelplatz)
        return positions.write_position(state)

    def observe(self, view: Rummelplatz) -> observation.RummelplatzObservation:
        return observation.observe(view)

    def prompt(self, view: Rummelplatz) -> Words:
        return words.prompt(view)

    def describe(self, view: Rummelplatz) -> Sequence[Words]:
        return words.describe(view)

    def choice(self, view: Rummelplatz, action: Action) -> Choice:
        return words.choice(view, action)

    def tell(self, event: Event, view: Rummelplatz) -> LogLine:
        return words.tell(event, view)


GAME = RummelplatzGame()
