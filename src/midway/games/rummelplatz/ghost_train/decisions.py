"""The ride and the tiles, in calm or against the clock."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from midway.engine.actions import Action
from midway.engine.nodes import Frame, Node, Sealed, Timed
from midway.engine.refusal import Refusal
from midway.engine.state import CLOCK
from midway.games.rummelplatz.common.clock import is_calm
from midway.games.rummelplatz.common.steps import Steps
from midway.games.rummelplatz.ghost_train.state import (
    CLOSE,
    GIVE,
    KEPT,
    KINDS,
    PAIRS,
    READY,
    SHRIEK,
    STILL,
    TAKE,
    TURN,
    GhostTrain,
)

_BRAVE = (STILL,)
_SCARED = (SHRIEK, STILL)


class NextCard(Node[GhostTrain]):
    """The next card of the track, or the tiles after the last (GT-5, GT-9)."""

    key: ClassVar[str] = "next-card"
    rules: ClassVar[tuple[str, ...]] = ("GT-5", "GT-9")

    def run(self, s: GhostTrain, f: Frame) -> None:
        calm = is_calm(s.setup)
        everybody = tuple(range(s.seats))
        if len(s.track) == len(PAIRS):
            s.say("track-ends")
            s.then(GIVING.ask(s, everybody) if calm else GIVING_LIVE.ask(s))
            return
        s.turn_card()
        s.then(RIDE.ask(s, everybody) if calm else RIDE_LIVE.ask(s), self.on())


class Ride(Sealed[GhostTrain]):
    """Calm: everybody shrieks or keeps still, all at once (GT-6, GT-7, GT-16)."""

    key: ClassVar[str] = "ride"
    rules: ClassVar[tuple[str, ...]] = ("GT-6", "GT-7", "GT-16")

    def options(self, s: GhostTrain, f: Frame, seat: int) -> Sequence[Action]:
        return _SCARED if s.is_scared(seat) else _BRAVE

    def closed(self, s: GhostTrain, f: Frame, seat: int, a: Action) -> Refusal:
        return Refusal("you-are-brave", "GT-6") if a is SHRIEK else Refusal("ride-first", "GT-5")

    def candidates(self, s: GhostTrain, f: Frame, seat: int) -> Sequence[Action]:
        return _SCARED if seat in f.asked else ()

    def reveal(self, s: GhostTrain, f: Frame, held: tuple[Action, ...]) -> None:
        s.shrieks[-1] = tuple([seat for seat, a in zip(f.asked, held, strict=True) if a is SHRIEK])
        s.say("shrieked", *s.shrieks[-1])


class RideLive(Timed[GhostTrain]):
    """Live: a shriek counts while the card is fresh; then the clock turns the next one (GT-13)."""

    key: ClassVar[str] = "ride-live"
    rules: ClassVar[tuple[str, ...]] = ("GT-6", "GT-7", "GT-13", "GT-15")

    def waiting(self, s: GhostTrain, f: Frame) -> tuple[int, ...]:
        return (*[seat for seat in range(s.seats) if self.legal(s, f, seat)], CLOCK)

    def legal(self, s: GhostTrain, f: Frame, seat: int) -> Sequence[Action]:
        if seat == CLOCK:
            return (TURN,)
        return (SHRIEK,) if s.is_scared(seat) and seat not in s.shrieks[-1] else ()

    def earliest(self, s: GhostTrain, f: Frame, seat: int) -> int:
        return s.card_time() if seat == CLOCK else s.box.reaction

    def latest(self, s: GhostTrain, f: Frame, seat: int) -> int | None:
        return None if seat == CLOCK else s.times.of(s.box.open, seat)

    def deadline(self, s: GhostTrain, f: Frame) -> int | None:
        return s.card_time()

    def apply(self, s: GhostTrain, f: Frame, seat: int, a: Action, t: int) -> None:
        if a is TURN:
            s.stack.pop()
            return
        s.shrieks[-1] = tuple(sorted([*s.shrieks[-1], seat]))
        s.say("shrieked", seat)

    def why_not(self, s: GhostTrain, f: Frame, seat: int, a: Action) -> Refusal | None:
        if (seat == CLOCK) != (a is TURN) or a not in (TURN, SHRIEK):
            return Refusal("ride-first", "GT-5")
        if seat == CLOCK or a in self.legal(s, f, seat):
            return None
        return Refusal("has-shrieked", "GT-6") if s.is_scared(seat) else Refusal("you-are-brave", "GT-6")

    def candidates(self, s: GhostTrain, f: Frame, seat: int) -> Sequence[Action]:
        return (TURN,) if seat == CLOCK else (SHRIEK,)


def tile_steps(s: GhostTrain, seat: int) -> list[Action]:
    """All ways to give a tile or to take one back, and to be ready (GT-9)."""
    row = s.tiles[seat]
    free = [rival for rival in range(s.seats) if rival != seat and s.given_to(seat, rival) < s.box.most]
    steps = [GIVE[fear][rival] for fear in range(KINDS) for rival in free if row[fear] != rival]
    return [*steps, *[TAKE[fear] for fear in range(KINDS) if row[fear] != KEPT], READY]


def all_steps(s: GhostTrain, seat: int) -> list[Action]:
    """What a person can point at while handing out tiles."""
    rivals = [rival for rival in range(s.seats) if rival != seat]
    return [*[GIVE[fear][rival] for fear in range(KINDS) for rival in rivals], *TAKE, READY]


def move_tile(s: GhostTrain, seat: int, a: Action) -> None:
    """Give a tile, or take it back."""
    fear = a.args[0]
    to = a.args[1] if a.verb == "give" else KEPT
    s.tiles[seat] = (*s.tiles[seat][:fear], to, *s.tiles[seat][fear + 1 :])


def why_not_step(s: GhostTrain, seat: int, a: Action) -> Refusal:
    """Why a step with a tile is closed."""
    if a.verb == "give":
        fear, rival = a.args
        if rival == seat or rival >= s.seats:
            return Refusal("tiles-for-rivals", "GT-9")
        if s.tiles[seat][fear] == rival:
            return Refusal("tile-lies-there", "GT-9")
        return Refusal("two-tiles-at-most", "GT-9", {"most": s.box.most})
    return Refusal("tile-is-yours", "GT-9") if a.verb == "take" else Refusal("ride-is-over", "GT-9")


class Giving(Steps[GhostTrain]):
    """Calm: tiles are handed out in secret, step by step (GT-9, GT-10)."""

    key: ClassVar[str] = "giving"
    rules: ClassVar[tuple[str, ...]] = ("GT-9", "GT-10")

    def steps(self, s: GhostTrain, f: Frame, seat: int) -> Sequence[Action]:
        return tile_steps(s, seat)

    def take_step(self, s: GhostTrain, f: Frame, seat: int, a: Action) -> None:
        move_tile(s, seat, a)

    def closed(self, s: GhostTrain, f: Frame, seat: int, a: Action) -> Refusal:
        return why_not_step(s, seat, a)

    def candidates(self, s: GhostTrain, f: Frame, seat: int) -> Sequence[Action]:
        return all_steps(s, seat) if seat in f.asked else ()

    def reveal(self, s: GhostTrain, f: Frame, held: tuple[Action, ...]) -> None:
        s.ready = [1] * s.seats
        tell_points(s)


class GivingLive(Timed[GhostTrain]):
    """Live: the same within a time, each on a lane of its own (GT-14)."""

    key: ClassVar[str] = "giving-live"
    rules: ClassVar[tuple[str, ...]] = ("GT-9", "GT-10", "GT-14", "GT-15")
    private: ClassVar[bool] = True

    def waiting(self, s: GhostTrain, f: Frame) -> tuple[int, ...]:
        return (*[seat for seat in range(s.seats) if not s.ready[seat]], CLOCK)

    def legal(self, s: GhostTrain, f: Frame, seat: int) -> Sequence[Action]:
        if seat == CLOCK:
            return (CLOSE,)
        return () if s.ready[seat] else tile_steps(s, seat)

    def earliest(self, s: GhostTrain, f: Frame, seat: int) -> int:
        return self.deadline(s, f) if seat == CLOCK else 0

    def latest(self, s: GhostTrain, f: Frame, seat: int) -> int | None:
        return None if seat == CLOCK else s.times.of(s.box.giving, seat)

    def deadline(self, s: GhostTrain, f: Frame) -> int:
        slow = [seat for seat in range(s.seats) if not s.ready[seat]]
        return s.times.of(s.box.giving, *slow) if slow else 0

    def apply(self, s: GhostTrain, f: Frame, seat: int, a: Action, t: int) -> None:
        if a is CLOSE:
            s.stack.pop()
            tell_points(s)
        elif a is READY:
            s.ready[seat] = 1
        else:
            move_tile(s, seat, a)

    def why_not(self, s: GhostTrain, f: Frame, seat: int, a: Action) -> Refusal | None:
        if seat == CLOCK:
            return None if a is CLOSE else Refusal("ride-is-over", "GT-9")
        if s.ready[seat]:
            return Refusal("tiles-are-given", "GT-14")
        return None if a in tile_steps(s, seat) else why_not_step(s, seat, a)

    def candidates(self, s: GhostTrain, f: Frame, seat: int) -> Sequence[Action]:
        return (CLOSE,) if seat == CLOCK else all_steps(s, seat)


def tell_points(s: GhostTrain) -> None:
    """All is opened."""
    s.say("tiles-opened", *s.points())


NEXT_CARD = NextCard()
RIDE = Ride()
RIDE_LIVE = RideLive()
GIVING = Giving()
GIVING_LIVE = GivingLive()
NODES: dict[str, Node[GhostTrain]] = {node.key: node for node in (NEXT_CARD, RIDE, RIDE_LIVE, GIVING, GIVING_LIVE)}
