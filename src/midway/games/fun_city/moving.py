"""The move after the roll: on foot, by taxi, or by bus, where others may break in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from midway.engine.actions import Action
from midway.engine.nodes import Decision, Frame, Reaction
from midway.engine.refusal import Refusal
from midway.games.fun_city.city import FOOT, WAYS
from midway.games.fun_city.settling import SETTLE, drop, move
from midway.games.fun_city.state import ASLEEP, BY_TAXI, FunCityState

#: By the table's option: how long a host waits for a Z-Z-Z-Z, in seconds.
WAITING = {"minute": 60, "short": 20, "open": None}


class Move(Decision[FunCityState]):
    """The player goes to any end within the roll, on foot or by bus (FC-29 to FC-37, FC-52)."""

    key: ClassVar[str] = "move"
    rules: ClassVar[tuple[str, ...]] = ("FC-29", "FC-30", "FC-31", "FC-33", "FC-35", "FC-36", "FC-37", "FC-52")

    def legal(self, s: FunCityState, f: Frame, seat: int) -> Sequence[Action]:
        if seat != f.seat:
            return ()
        return s.kit.acts.go if s.anywhere() else s.kit.moves(s.at[seat], s.steps())

    def apply(self, s: FunCityState, f: Frame, seat: int, a: Action, t: int) -> None:
        if a.verb == "bus":
            way, node = a.args
            s.stack.pop()
            s.then(BUS.ask(s, s.others(seat), way, node))
            if s.events is not None:
                s.say("bus", seat, way, node)
            return
        before = s.at[seat]
        move(s, seat, BY_TAXI if s.anywhere() else FOOT, a.args[0])
        s.stack[-1] = SETTLE.on()
        if s.events is not None:
            s.say("taxi-ride" if s.anywhere() else "go", seat, before, a.args[0])

    def why_not(self, s: FunCityState, f: Frame, seat: int, a: Action) -> Refusal | None:
        if seat != f.seat:
            return Refusal("not-your-turn", "ENG-3")
        if a.verb not in ("go", "bus"):
            return Refusal("move-now", "FC-11", {"action": a.code})
        if s.anywhere():
            return None if a.verb == "go" else Refusal("taxi-waits", "FC-52")
        way, node = (FOOT, a.args[0]) if a.verb == "go" else a.args
        steps = s.kit.city.reaches(s.at[seat], way)[node]
        if steps <= s.steps():
            return None
        rule = "FC-29" if a.verb == "go" else "FC-35"
        return Refusal(f"too-far-{WAYS[way]}", rule, {"steps": steps, "roll": s.steps()})

    def candidates(self, s: FunCityState, f: Frame, seat: int) -> Sequence[Action]:
        if seat != f.seat:
            return ()
        return [*s.kit.acts.go, *[action for action in self.legal(s, f, seat) if action.verb == "bus"]]


class Bus(Reaction[FunCityState]):
    """While the player is on the bus any opponent may play Z-Z-Z-Z (FC-61, FC-62). All are asked, whatever they
    hold, so that who is asked tells nothing."""

    key: ClassVar[str] = "bus"
    rules: ClassVar[tuple[str, ...]] = ("FC-61", "FC-62", "FC-63")
    names: ClassVar[tuple[str, ...]] = ("way", "to")

    def options(self, s: FunCityState, f: Frame, seat: int) -> Sequence[Action]:
        acts = s.kit.acts
        return acts.answers[acts.zzzz_kind in s.hands[seat]]

    def reveal(self, s: FunCityState, f: Frame, held: tuple[Action, ...]) -> None:
        way, node = f.data
        rider, zzzz = s.turn, s.kit.acts.zzzz
        s.then(SETTLE.on())
        before = s.at[rider]
        if zzzz not in held:
            move(s, rider, way, node)
            if s.events is not None:
                s.say("rode", rider, before, way, node)
            return
        by = f.asked[held.index(zzzz)]
        drop(s, by, s.kit.acts.zzzz_kind)
        s.spent.append(s.kit.acts.zzzz_kind)
        end = s.kit.city.stops[-1 if way else 0]
        move(s, rider, ASLEEP, end)
        if s.events is not None:
            s.say("zzzz", by, rider, before, end)

    def patience(self, s: FunCityState) -> int | None:
        return WAITING[s.setup.options["waiting"]]

    def closed(self, s: FunCityState, f: Frame, seat: int, a: Action) -> Refusal:
        if a is s.kit.acts.zzzz:
            return Refusal("no-zzzz", "FC-61")
        return Refusal("only-zzzz", "FC-61", {"action": a.code})


MOVE, BUS = Move(), Bus()
