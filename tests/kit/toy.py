"""A toy game for tests of the kernel: secret numbers, a window, a reaction, a die."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from midway.engine.actions import Actions
from midway.engine.dice import Dice
from midway.engine.edition import Edition
from midway.engine.game import Game, Option
from midway.engine.nodes import Decision, Reaction, Sealed
from midway.engine.position import Reader, read_options, read_stack, write, write_stack
from midway.engine.refusal import Refusal
from midway.engine.state import State

ACTIONS = Actions()
MARK = ACTIONS.make("mark")
SHOW = ACTIONS.make("show")
ROLL = ACTIONS.make("roll")
WINDOW = ACTIONS.make("window")
REACT = ACTIONS.make("react")
END = ACTIONS.make("end")
SAY = [ACTIONS.make("say", n) for n in range(3)]
PASS = ACTIONS.make("pass")
STOP = ACTIONS.make("stop")


class ToyState(State):
    FIELDS = ("secret", "shown", "marks", "said", "rolled", "stopper")
    STREAMS = ("secret", "die")

    def __init__(self, setup, dice):
        super().__init__(setup, dice)
        self.secret = []  # owner; -1 unseen
        self.shown = [0] * setup.seats
        self.marks = 0
        self.said = []
        self.rolled = []
        self.stopper = -1

    def clone(self):
        o = ToyState(self.setup, self.dice)
        self.copy_table(o)
        self.copy_open(o)
        o.secret = self.secret[:]
        return o

    def copy_open(self, o):
        o.shown = self.shown[:]
        o.marks = self.marks
        o.said = self.said[:]
        o.rolled = self.rolled[:]
        o.stopper = self.stopper

    def redact(self, seat):
        o = ToyState(self.setup, None)
        self.show_table(o, seat)
        self.copy_open(o)
        o.secret = [n if who == seat or self.shown[who] else -1 for who, n in enumerate(self.secret)]
        return o

    def fill(self, view):
        self.secret = [self.draw(0, 100) if n < 0 else n for n in self.secret]

    def standings(self):
        return [self.said.count(seat) for seat in range(self.seats)]


class Turn(Decision):
    key = "turn"

    def legal(self, s, f, seat):
        return (MARK, SHOW, ROLL, WINDOW, REACT, END) if seat == f.seat else ()

    def why_not(self, s, f, seat, a):
        return None if a in self.legal(s, f, seat) else Refusal("not-now", "ENG-1", {"action": a.code})

    def apply(self, s, f, seat, a, t):
        everybody = tuple(range(s.seats))
        s.stack.pop()
        if a is END:
            return
        following = self.on((seat + 1) % s.seats)
        if a is WINDOW:
            s.then(TALK.ask(s, everybody), following)
        elif a is REACT:
            s.then(STOPPING.ask(s, everybody), following)
        else:
            s.then(following)
        if a is MARK:
            s.marks += 1
        elif a is SHOW:
            s.shown[seat] = 1
        elif a is ROLL:
            s.rolled.append(s.draw(1, 6))


class Talk(Sealed):
    key = "talk"

    def options(self, s, f, seat):
        return SAY

    def closed(self, s, f, seat, a):
        return Refusal("say-something", "ENG-1")

    def reveal(self, s, f, held):
        s.said = [a.args[0] for a in held]


class Stopping(Reaction):
    key = "stopping"

    def options(self, s, f, seat):
        return (PASS, STOP)

    def closed(self, s, f, seat, a):
        return Refusal("pass-or-stop", "ENG-1")

    def reveal(self, s, f, held):
        s.stopper = next((seat for seat, a in zip(f.asked, held, strict=True) if a is STOP), -1)


TURN, TALK, STOPPING = Turn(), Talk(), Stopping()


class Toy(Game):
    key = "toy"
    title = "Toy"
    version = "1"
    seats = range(1, 5)
    options = (Option("mood", "calm", "wild"),)
    nodes = {node.key: node for node in (TURN, TALK, STOPPING)}  # noqa: RUF012
    folder = Path(__file__).parent
    prefix = "TOY"

    def load_edition(self, path: Any = None) -> Edition:
        return Edition("toy box", "00", self.folder, None)

    def make_actions(self, edition):
        return ACTIONS

    def deal(self, setup, dice):
        s = ToyState(setup, dice)
        s.secret = [s.draw(0, 100) for _ in range(s.seats)]
        s.then(TURN.on(0))
        return s

    def position(self, text, seed="0"):
        reader = Reader.of(text)
        s = ToyState(self.setup(reader.integer("seats", 2, 1, 4), read_options(reader)), Dice.of(seed))
        s.secret = reader.integers("secret", [0] * s.seats, 0, 99, s.seats)
        read_stack(reader, s, self.nodes)
        reader.finish()
        return s

    def write_position(self, state):
        return write({"seats": state.seats, "secret": state.secret} | write_stack(state))


TOY = Toy()
