"""A toy fair with every kind of question: windows, a break-in, a race, a secret and a game inside."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

from midway.engine.actions import Action, Actions
from midway.engine.edition import Edition
from midway.engine.game import Game, Ruling, Setup
from midway.engine.match import Match
from midway.engine.nodes import Decision, Frame, Nested, Reaction, Sealed, Timed
from midway.engine.position import Reader, read_options, read_stack, write, write_stack
from midway.engine.record import Record
from midway.engine.refusal import Refusal
from midway.engine.state import CLOCK, State

ACTIONS = Actions()
MOVES = [ACTIONS.make(verb) for verb in ("walk", "vote", "dare", "hide", "booth", "race", "leave")]
WALK, VOTE, DARE, HIDE, BOOTH, RACE, LEAVE = MOVES
LEFT, RIGHT, PASS, BREAK = [ACTIONS.make(verb) for verb in ("left", "right", "pass", "break")]
KEEP = [ACTIONS.make("keep", n) for n in range(2)]
RUN, CLOSE = ACTIONS.make("run"), ACTIONS.make("close")


class Fair(State):
    FIELDS: ClassVar[tuple[str, ...]] = ("walked", "cards", "kept", "booth")
    STREAMS: ClassVar[tuple[str, ...]] = ("dice",)

    def __init__(self, setup: Setup, dice: Any) -> None:
        super().__init__(setup, dice)
        self.walked = 0
        self.cards = [1, 1, 1]  # who can break in; -1: not known
        self.kept: list[int] = []
        self.booth: Fair | None = None

    def clone(self) -> Fair:
        o = Fair(self.setup, self.dice)
        self.copy_table(o)
        o.walked, o.cards, o.kept = self.walked, self.cards[:], self.kept[:]
        o.booth = self.booth.clone() if self.booth else None
        return o

    def redact(self, seat: int | None) -> Fair:
        o = Fair(self.setup, None)
        self.show_table(o, seat)
        o.walked, o.kept = self.walked, [-1] * len(self.kept)
        o.cards = [card if at == seat else -1 for at, card in enumerate(self.cards)]
        o.booth = self.booth.redact(seat) if self.booth else None
        return o

    def fill(self, view: State) -> None:
        self.cards = [self.draw(0, 2) if card < 0 else card for card in self.cards]
        self.kept = [self.draw(0, 2) for _ in self.kept]
        if self.booth is not None:
            assert self.dice is not None
            self.booth = view.booth.imagine(self.dice.child("booth"))  # type: ignore[attr-defined]

    def standings(self) -> list[int]:
        return [self.walked] * self.seats


class Turn(Decision[Fair]):
    key = "turn"

    def legal(self, s: Fair, f: Frame, seat: int) -> list[Action]:
        return MOVES if seat == f.seat else []

    def apply(self, s: Fair, f: Frame, seat: int, a: Action, t: int) -> None:
        s.stack.pop()
        if a is LEAVE:
            return
        s.then(TURN.on((f.seat + 1) % s.seats))
        others = tuple([p for p in range(s.seats) if p != seat])
        if a is WALK:
            s.walked += 1
        elif a is VOTE:
            s.then(VOTES.ask(s, others))
        elif a is DARE:
            s.then(DARES.ask(s, others))
        elif a is HIDE:
            s.then(HIDES.on(seat))
        elif a is RACE:
            s.then(RUNS.ask(s))
        else:
            assert s.dice is not None
            s.booth = Fair(s.setup, s.dice.child("booth"))
            s.booth.then(TURN.on(seat))
            s.then(VISIT.enter(s))

    def why_not(self, s: Fair, f: Frame, seat: int, a: Action) -> Refusal | None:
        return None if a in MOVES else Refusal("not-now", "ENG-1")


class Votes(Sealed[Fair]):
    key = "votes"

    def options(self, s: Fair, f: Frame, seat: int) -> list[Action]:
        return [LEFT, RIGHT]

    def reveal(self, s: Fair, f: Frame, held: tuple[Action, ...]) -> None:
        s.walked += sum(h is RIGHT for h in held)


class Dares(Reaction[Fair]):
    key = "dares"

    def options(self, s: Fair, f: Frame, seat: int) -> list[Action]:
        return [PASS, BREAK] if s.cards[seat] else [PASS]

    def reveal(self, s: Fair, f: Frame, held: tuple[Action, ...]) -> None:
        s.walked += 10 * (BREAK in held)


class Hides(Decision[Fair]):
    key = "hides"
    private = True

    def legal(self, s: Fair, f: Frame, seat: int) -> list[Action]:
        return KEEP if seat == f.seat else []

    def apply(self, s: Fair, f: Frame, seat: int, a: Action, t: int) -> None:
        s.stack.pop()
        s.kept.append(a.args[0])


class Runs(Timed[Fair]):
    key = "runs"

    def legal(self, s: Fair, f: Frame, seat: int) -> list[Action]:
        return [CLOSE] if seat == CLOCK else [RUN]

    def latest(self, s: Fair, f: Frame, seat: int) -> int | None:
        return None if seat == CLOCK else 30_000

    def apply(self, s: Fair, f: Frame, seat: int, a: Action, t: int) -> None:
        if a is CLOSE:
            s.stack.pop()
        else:
            s.walked += s.draw(0, 6)


class Visit(Nested[Fair]):
    key = "visit"

    def child(self, s: Fair) -> State:
        assert s.booth is not None
        return s.booth

    def leave(self, s: Fair) -> None:
        assert s.booth is not None
        s.walked += 100 * s.booth.walked
        s.booth = None


TURN, VOTES, DARES, HIDES, RUNS, VISIT = Turn(), Votes(), Dares(), Hides(), Runs(), Visit()


class FairGame(Game[Fair]):
    key, title, version, seats = "fair", "Fair", "2", range(2, 4)
    replays = ("1",)
    rulings = (Ruling("R1", "1", "X-1"), Ruling("R1", "2", "X-1"))
    nodes: ClassVar[dict[str, Any]] = {node.key: node for node in (TURN, VOTES, DARES, HIDES, RUNS, VISIT)}

    def load_edition(self, path: Any = None) -> Edition:
        return Edition("toy", "0", Path(), None)

    def make_actions(self, edition: Edition) -> Actions:
        return ACTIONS

    def deal(self, setup: Setup, dice: Any) -> Fair:
        state = Fair(setup, dice)
        state.then(TURN.on(0))
        return state

    def position(self, text: str, seed: str = "0") -> Fair:
        reader = Reader.of(text)
        state = Fair(self.setup(reader.integer("seats", 3, 2, 3), read_options(reader)), None)
        read_stack(reader, state, self.nodes)
        reader.finish()
        return state

    def write_position(self, state: State) -> str:
        return write({"seats": state.seats, **write_stack(state)})


GAME = FairGame()


def table(*cards: int) -> Match:
    match = Match.start(GAME, 3, seed="toy")
    match.state.cards[:] = cards or (1, 1, 1)  # type: ignore[attr-defined]
    match.after[0] = match.state.clone()
    return match


def play(match: Match, *lines: str, hidden: bool = True) -> Match:
    for line in lines:
        seat, code = line.split(" ", 1)
        match.act(int(seat), code, hidden=hidden)
    return match


def shown(match: Match, seat: int | None) -> list[str]:
    text = match.seen_by(seat)
    return [f"{line.seat} {line.code}" if line.undo_to is None else f"undo {line.undo_to}" for line in _lines(text)]


def _lines(text: str) -> list[Any]:
    return Record.read(text).lines
