"""Fun City as one object."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from midway.engine.actions import Actions
from midway.engine.dice import Dice
from midway.engine.edition import Edition
from midway.engine.game import Game, Option, Ruling, Setting, Setup, Telling
from midway.engine.nodes import Node
from midway.games.fun_city import choices, positions, view, words
from midway.games.fun_city.check import check
from midway.games.fun_city.decisions import FIRST_TURN, NODES
from midway.games.fun_city.edition import Kit, read_kit
from midway.games.fun_city.moving import WAITING
from midway.games.fun_city.settling import fill_hand, refill
from midway.games.fun_city.state import FunCityState


class FunCity(Game[FunCityState]):
    """Errands on a street map against the bank clock; cards played in other players' turns."""

    key: ClassVar[str] = "fun_city"
    title: ClassVar[str] = "Fun City"
    version: ClassVar[str] = "1"
    seats: ClassVar[range] = range(2, 5)
    options: ClassVar[tuple[Option, ...]] = (
        Option("slog", "times", "chance"),
        Option("waiting", *WAITING),
    )
    rulings: ClassVar[tuple[Ruling, ...]] = (
        Ruling("steps-equally-likely", "1", "FC-12"),
        Ruling("clock-held-at-the-end", "1", "FC-13"),
        Ruling("drawn-closed-is-discarded", "1", "FC-18"),
        Ruling("waiting-at-a-closed-place", "1", "FC-19"),
        Ruling("pile-empty-plays-on", "1", "FC-23"),
        Ruling("order-of-a-turns-start", "1", "FC-24"),
        Ruling("ride-names-its-end", "1", "FC-35"),
        Ruling("one-direction-a-ride", "1", "FC-36"),
        Ruling("slog-at-set-times", "1", "FC-38"),
        Ruling("helper-takes-any-card", "1", "FC-41"),
        Ruling("helping-leaves-the-turn", "1", "FC-42"),
        Ruling("no-card-helper-stays", "1", "FC-45"),
        Ruling("second-double-doubles-again", "1", "FC-49"),
        Ruling("taxi-looks-at-the-dice", "1", "FC-52"),
        Ruling("one-uh-oh-a-turn", "1", "FC-56"),
        Ruling("flip-is-even", "1", "FC-57"),
        Ruling("zzzz-nearest-left-first", "1", "FC-63"),
        Ruling("ties-share-the-win", "1", "FC-68"),
    )
    nodes: ClassVar[Mapping[str, Node[Any]]] = NODES
    folder: ClassVar[Path] = Path(__file__).parent
    prefix: ClassVar[str] = "FC"
    setting: ClassVar[Setting[Any]] = Setting[FunCityState](
        check=check,
        read=positions.read,
        write=positions.write,
    )
    telling: ClassVar[Telling[Any]] = Telling[FunCityState](
        observe=view.observe,
        prompt=words.prompt,
        describe=words.describe,
        choice=choices.choice,
        tell=words.tell,
    )

    def read_edition(self, tables: dict[str, Any], where: str) -> Any:
        return read_kit(tables, where)

    def make_actions(self, edition: Edition) -> Actions:
        kit = edition.data
        assert isinstance(kit, Kit)
        return kit.acts.all

    def deal(self, setup: Setup, dice: Dice) -> FunCityState:
        """Three Crazy cards each, four Fun City cards on the board, then the roll for the first turn (FC-2 to FC-9)."""
        s = FunCityState.fresh(setup, dice)
        for seat in range(s.seats):
            fill_hand(s, seat)
        refill(s)
        s.then(FIRST_TURN.on())
        return s


GAME = FunCity()
