"""The evening at the fair: four visits and the lottery booth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from midway.engine.actions import Action, Actions
from midway.engine.game import Game, Setup
from midway.engine.nodes import Decision, Frame, Nested, Node
from midway.engine.refusal import Refusal
from midway.engine.state import State
from midway.games.rummelplatz.attractions import attraction
from midway.games.rummelplatz.state import LOTTERY, TICKETS, TOSS, VISIT, Rummelplatz

VISITS = 4

ACTIONS = Actions()
SIDES = ("left", "right")
#: ``visit left`` leads everybody to the left attraction of the pair.
GO = [ACTIONS.make("visit", side, text=SIDES[side]) for side in range(2)]
#: The die that decides among equals.
TOSS_DIE = ACTIONS.make("toss")
#: Draw from the bag of the lottery booth.
DRAW_LOT = ACTIONS.make("draw")


class Next(Node[Rummelplatz]):
    """Who chooses the next attraction; after the fourth it is the lottery (RP-4, RP-5, RP-6, RP-9)."""

    key: ClassVar[str] = "next"
    rules: ClassVar[tuple[str, ...]] = ("RP-4", "RP-5", "RP-6")

    def run(self, s: Rummelplatz, f: Frame) -> None:
        if not s.offered():
            s.then(LOTTERY_BOOTH.on())
            return
        fewest = [seat for seat in range(s.seats) if s.points[seat] == min(s.points)]
        tied = len(fewest) > 1 and bool(s.visited)
        s.then((TOSSING if tied else CHOOSING).on(fewest[0]))


class Choosing(Decision[Rummelplatz]):
    """One player chooses where all go next (RP-3 to RP-5)."""

    key: ClassVar[str] = "choose"
    rules: ClassVar[tuple[str, ...]] = ("RP-3", "RP-4", "RP-5")

    def legal(self, s: Rummelplatz, f: Frame, seat: int) -> Sequence[Action]:
        return GO if seat == f.seat else ()

    def apply(self, s: Rummelplatz, f: Frame, seat: int, a: Action, t: int) -> None:
        s.stack.pop()
        go(s, a.args[0])

    def why_not(self, s: Rummelplatz, f: Frame, seat: int, a: Action) -> Refusal | None:
        if seat != f.seat:
            return Refusal("not-your-turn", "ENG-3")
        return None if a in GO else Refusal("choose-attraction", "RP-5")


class Tossing(Decision[Rummelplatz]):
    """Several have the fewest points: a die chooses (RP-6)."""

    key: ClassVar[str] = "toss"
    rules: ClassVar[tuple[str, ...]] = ("RP-6",)

    def legal(self, s: Rummelplatz, f: Frame, seat: int) -> Sequence[Action]:
        return (TOSS_DIE,) if seat == f.seat else ()

    def apply(self, s: Rummelplatz, f: Frame, seat: int, a: Action, t: int) -> None:
        pips = s.box.faces[s.draw(TOSS, len(s.box.faces))]
        s.say("fair-tossed", seat, pips)
        s.stack.pop()
        go(s, 0 if pips == 1 else 1)

    def why_not(self, s: Rummelplatz, f: Frame, seat: int, a: Action) -> Refusal | None:
        if seat != f.seat:
            return Refusal("not-your-turn", "ENG-3")
        return None if a is TOSS_DIE else Refusal("die-decides", "RP-6")


def go(s: Rummelplatz, side: int) -> None:
    """Everybody goes to an attraction of the pair; a fresh one is set up with chance of its own."""
    assert s.dice is not None
    at = s.offered()[side]
    key = s.box.keys[at]
    s.visited.append(at)
    game = attraction(key)
    options = handed_on(s.setup, game)
    # the number is drawn, so that going in again after an undo is another visit
    s.booth = game.deal(game.setup(s.seats, options), s.dice.child(f"{key} {s.draw(VISIT, 1 << 62)}"))
    s.say("fair-visit", at)
    s.booth.events = s.events
    s.booth.advance()
    s.booth.events = None
    s.then(VISITING.enter(s), NEXT.on())


def handed_on(setup: Setup, game: Game[Any]) -> dict[str, str]:
    """What of the table's options an attraction goes by: the clock, and what players carry (RP-16, RP-20)."""
    return {key: value for key, value in setup.options.items() if game.option(key, setup.seats) is not None}


class Visiting(Nested[Rummelplatz]):
    """The attraction is played as a game of its own; its raffle points are added (RP-7, RP-8, RP-15)."""

    key: ClassVar[str] = "visit"
    rules: ClassVar[tuple[str, ...]] = ("RP-7", "RP-8", "RP-15")

    def child(self, s: Rummelplatz) -> State:
        assert s.booth is not None
        return s.booth

    def leave(self, s: Rummelplatz) -> None:
        earned = tuple(self.child(s).standings())
        s.earned.append(earned)
        s.points = [points + more for points, more in zip(s.points, earned, strict=True)]
        s.say("fair-earned", *earned)


class LotteryBooth(Node[Rummelplatz]):
    """The fewer raffle points, the smaller the ticket; equals draw theirs blind (RP-9 to RP-12)."""

    key: ClassVar[str] = "lottery"
    rules: ClassVar[tuple[str, ...]] = ("RP-9", "RP-10", "RP-11", "RP-12")

    def run(self, s: Rummelplatz, f: Frame) -> None:
        places = s.box.smallest
        for points in sorted(set(s.points)):
            equals = [seat for seat in range(s.seats) if s.points[seat] == points]
            order = s.deal(TICKETS, equals, len(equals)) if len(equals) > 1 else equals
            for seat in order:
                s.tickets[seat] = places
                places += 1
        s.say("fair-tickets", *s.tickets)
        s.then(DRAWING.on(s.drawing()[0]))


class Drawing(Decision[Rummelplatz]):
    """In turn, each draws a crystal, until the purple one is found (RP-12 to RP-14)."""

    key: ClassVar[str] = "draw"
    rules: ClassVar[tuple[str, ...]] = ("RP-12", "RP-13", "RP-14")

    def legal(self, s: Rummelplatz, f: Frame, seat: int) -> Sequence[Action]:
        return (DRAW_LOT,) if seat == f.seat else ()

    def apply(self, s: Rummelplatz, f: Frame, seat: int, a: Action, t: int) -> None:
        s.booth = None  # the last attraction is left behind
        if s.draw(LOTTERY, s.in_bag()) == 0:
            s.winner = seat
            s.stack.pop()
            s.say("fair-prize", seat)
            return
        s.blanks[seat] += 1
        s.say("fair-blank", seat, s.tickets[seat] - s.blanks[seat])
        order = s.drawing()
        after = order.index(seat) + 1
        free = [who for who in order[after:] + order[:after] if s.blanks[who] < s.tickets[who]]
        s.stack[-1] = self.on(free[0])

    def why_not(self, s: Rummelplatz, f: Frame, seat: int, a: Action) -> Refusal | None:
        if seat != f.seat:
            return Refusal("not-your-turn", "ENG-3")
        return None if a is DRAW_LOT else Refusal("draw-a-lot", "RP-12")


NEXT = Next()
CHOOSING = Choosing()
TOSSING = Tossing()
VISITING = Visiting()
LOTTERY_BOOTH = LotteryBooth()
DRAWING = Drawing()
NODES: dict[str, Node[Rummelplatz]] = {
    node.key: node for node in (NEXT, CHOOSING, TOSSING, VISITING, LOTTERY_BOOTH, DRAWING)
}
