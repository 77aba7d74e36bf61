"""The turns of Fun City from the first to five o'clock; ``settling``, ``crazy`` and ``moving`` hold their steps."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from midway.engine.nodes import Frame, Node
from midway.games.fun_city.crazy import CRAZY_CARDS, GO_ON, PICK
from midway.games.fun_city.moving import BUS, MOVE
from midway.games.fun_city.settling import FETCH, SETTLE, fill_hand
from midway.games.fun_city.state import BACK, FIRST, HOME, OUT, PRESS, SLOG, FunCityState


class First(Node[FunCityState]):
    """Everybody rolls for the first turn; those who tie for the most roll again (FC-9)."""

    key: ClassVar[str] = "first"
    rules: ClassVar[tuple[str, ...]] = ("FC-9",)

    def run(self, s: FunCityState, f: Frame) -> None:
        seats = list(range(s.seats))
        while len(seats) > 1:
            rolls = [s.draw(FIRST, 6) + s.draw(FIRST, 6) for _ in seats]
            seats = [seat for seat, roll in zip(seats, rolls, strict=True) if roll == max(rolls)]
        if s.events is not None:
            s.say("first", seats[0])
        s.then(TURN.on(seats[0]))


class Turn(Node[FunCityState]):
    """The clock is pressed, or it has struck and the game ends (FC-11, FC-12, FC-13, FC-66)."""

    key: ClassVar[str] = "turn"
    rules: ClassVar[tuple[str, ...]] = ("FC-11", "FC-12", "FC-13", "FC-24", "FC-66")

    def run(self, s: FunCityState, f: Frame) -> None:
        kit, before, seat = s.kit, s.clock, f.seat
        if before >= kit.end:
            s.then(END.on())
            return
        s.turn = seat
        s.played = s.redrawn = s.doubles = s.added = s.taxi = 0
        s.dice_shown = ()
        s.pressed = kit.steps[s.draw(PRESS, len(kit.steps))]
        s.presses += 1
        s.clock = min(before + s.pressed, kit.end)
        if s.events is not None:
            s.say("press", seat, s.pressed, s.clock)
        closes = kit.closes
        for card in [card for card in s.board if closes[card] < s.clock]:
            s.board.remove(card)
            s.gone.append(card)
            if s.events is not None:
                s.say("closed", card)
        s.then(SETTLE.on(), CALL.on(-1, before), HANDS.on(seat), CRAZY_CARDS.on(seat), TURN.on((seat + 1) % s.seats))


class Call(Node[FunCityState]):
    """SLOG comes up at her times, or at one press in six (FC-38, FC-39, FC-44)."""

    key: ClassVar[str] = "call"
    rules: ClassVar[tuple[str, ...]] = ("FC-38", "FC-39", "FC-43", "FC-44")
    names: ClassVar[tuple[str, ...]] = ("before",)

    def run(self, s: FunCityState, f: Frame) -> None:
        if s.setup.options["slog"] == "times":
            called = any(f.data[0] < time <= s.clock for time in s.kit.slog_times)
        else:
            called = s.draw(SLOG, 6) == 0
        if called and s.slog < OUT:
            s.slog = OUT if s.slog == HOME else BACK
            if s.events is not None:
                s.say("slog", s.slog)
            s.then(SETTLE.on())


class Hands(Node[FunCityState]):
    """The hand is filled to three (FC-46)."""

    key: ClassVar[str] = "hand"
    rules: ClassVar[tuple[str, ...]] = ("FC-46",)

    def run(self, s: FunCityState, f: Frame) -> None:
        fill_hand(s, f.seat)


class End(Node[FunCityState]):
    """The points are counted (FC-67, FC-68)."""

    key: ClassVar[str] = "end"
    rules: ClassVar[tuple[str, ...]] = ("FC-66", "FC-67", "FC-68")

    def run(self, s: FunCityState, f: Frame) -> None:
        if s.events is None:
            return
        for seat, points in enumerate(s.standings()):
            s.say("score", seat, len(s.won[seat]), points)
        for seat, place in enumerate(s.places()):
            if place == 1:
                s.say("winner", seat)


FIRST_TURN, TURN, CALL, HANDS, END = First(), Turn(), Call(), Hands(), End()

NODES: Mapping[str, Node[Any]] = {
    node.key: node
    for node in (
        FIRST_TURN, TURN, SETTLE, CALL, HANDS, CRAZY_CARDS, PICK, GO_ON, MOVE, BUS, FETCH, END,
    )
}  # fmt: skip
