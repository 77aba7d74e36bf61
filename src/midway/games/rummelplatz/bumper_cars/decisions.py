"""The steps of the ride, in the order they are played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from midway.engine.actions import Action
from midway.engine.nodes import Decision, Frame, Node, Sealed
from midway.engine.refusal import Refusal
from midway.games.rummelplatz.bumper_cars.cards import ONE, PLAY, plays
from midway.games.rummelplatz.bumper_cars.scoring import bumped, tiles_turned
from midway.games.rummelplatz.bumper_cars.state import BumperCars


class BuildStack(Sealed[BumperCars]):
    """Everybody hides the TILT somewhere in the own stack, all at once (BC-3)."""

    key: ClassVar[str] = "build-stack"
    rules: ClassVar[tuple[str, ...]] = ("BC-3",)
    private: ClassVar[bool] = True

    def options(self, s: BumperCars, f: Frame, seat: int) -> Sequence[Action]:
        return s.box.tilts

    def closed(self, s: BumperCars, f: Frame, seat: int, a: Action) -> Refusal:
        if a.verb == "play":
            return Refusal("stacks-first", "BC-3")
        return Refusal("stack-too-low", "BC-3", {"tiles": a.args[0], "most": s.box.boom})

    def reveal(self, s: BumperCars, f: Frame, held: tuple[Action, ...]) -> None:
        """The stacks stand, closed."""
        s.tilt = [a.args[0] for a in held]
        s.say("stacks-built")


class PlayCard(Decision[BumperCars]):
    """In turn, each lays one card from hand, open (BC-5, BC-6)."""

    key: ClassVar[str] = "play-card"
    rules: ClassVar[tuple[str, ...]] = ("BC-5", "BC-6")

    def legal(self, s: BumperCars, f: Frame, seat: int) -> Sequence[Action]:
        return plays(s.hands[seat]) if seat == f.seat else ()

    def apply(self, s: BumperCars, f: Frame, seat: int, a: Action, t: int) -> None:
        value = a.args[0]
        card = ONE[value]
        s.hands[seat] -= card
        s.gone += card
        s.trick.append(value)
        if s.events is not None:
            s.say("laid", seat, value)
        if len(s.trick) < s.seats:
            s.stack[-1] = self.on((seat + 1) % s.seats)
        else:
            s.stack[-1] = CRASH.on()

    def why_not(self, s: BumperCars, f: Frame, seat: int, a: Action) -> Refusal | None:
        if seat != f.seat:
            return Refusal("not-your-turn", "ENG-3")
        if a.verb != "play":
            return Refusal("stack-is-built", "BC-12")
        if a not in plays(s.hands[seat]):
            return Refusal("no-such-card", "BC-6", {"card": a.args[0]})
        return None

    def candidates(self, s: BumperCars, f: Frame, seat: int) -> Sequence[Action]:
        return PLAY[1:] if seat == f.seat else ()


class Crash(Node[BumperCars]):
    """The highest card is bumped and turns over tiles (BC-7 to BC-10); then a new round, or a new deal."""

    key: ClassVar[str] = "crash"
    rules: ClassVar[tuple[str, ...]] = ("BC-7", "BC-8", "BC-9", "BC-10")

    def run(self, s: BumperCars, f: Frame) -> None:
        hit = (s.lead + bumped(s.trick)) % s.seats
        tiles = tiles_turned(s.trick)
        s.trick = []
        booms = s.box.boom - s.tilt[hit]  # tiles above the TILT
        if s.shown[hit] + tiles > booms:
            tiles = booms + 1 - s.shown[hit]
            s.loser = hit
        s.shown[hit] += tiles
        if s.events is not None:
            s.say("tilt" if s.loser >= 0 else "bumped", hit, tiles)
        if s.loser >= 0:
            return
        s.lead = hit
        if s.hands[hit]:
            s.then(PLAY_CARD.on(hit))
        else:
            s.then(NEW_DEAL.on(), PLAY_CARD.on(hit))


class NewDeal(Node[BumperCars]):
    """All hands are empty and nobody has shown the TILT: the cards are dealt again (BC-11, BC-12)."""

    key: ClassVar[str] = "new-deal"
    rules: ClassVar[tuple[str, ...]] = ("BC-11", "BC-12")

    def run(self, s: BumperCars, f: Frame) -> None:
        s.deal_hands()
        s.say("dealt", s.deals)


BUILD_STACK = BuildStack()
PLAY_CARD = PlayCard()
CRASH = Crash()
NEW_DEAL = NewDeal()
NODES: dict[str, Node[BumperCars]] = {node.key: node for node in (BUILD_STACK, PLAY_CARD, CRASH, NEW_DEAL)}
