"""The steps of a rulebook: stateless nodes, and the frames that say which of them are open.

A state keeps a stack of frames. The top frame is the question now asked; below it lies what comes after.
A node replaces or pops its own frame and opens what follows with ``state.then(...)``, in reading order;
it never reaches under its frame.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from midway.engine.actions import Action
from midway.engine.refusal import Refusal
from midway.engine.state import CLOCK, State

S = TypeVar("S", bound=State)


class Frame:
    """One open node. Never changed, only replaced: a stack is copied by a slice.

    ``seat`` is who acts (CLOCK for nobody), ``data`` the node's own whole numbers.
    ``asked`` and ``held`` are the seats and answers of a window; ``window`` is its number in the game.
    """

    __slots__ = ("asked", "data", "held", "node", "seat", "window")

    def __init__(
        self,
        node: Node[Any],
        seat: int = CLOCK,
        data: tuple[int, ...] = (),
        asked: tuple[int, ...] = (),
        held: tuple[Action | None, ...] = (),
        window: int = 0,
    ) -> None:
        self.node = node
        self.seat = seat
        self.data = data
        self.asked = asked
        self.held = held
        self.window = window

    def answered(self, seat: int, action: Action | None) -> Frame:
        """The same window with one seat's answer put in (or, with None, taken out)."""
        at = self.asked.index(seat)
        held = (*self.held[:at], action, *self.held[at + 1 :])
        return Frame(self.node, self.seat, self.data, self.asked, held, self.window)


@mypyc_attr(allow_interpreted_subclasses=True)
class Node(Generic[S]):
    """A step of the rulebook that runs by itself. One object per class, shared by every state.

    ``key`` is its name in positions, ``rules`` the statements it plays, ``names`` the names of its frame's data.
    """

    key: ClassVar[str] = ""
    rules: ClassVar[tuple[str, ...]] = ()
    names: ClassVar[tuple[str, ...]] = ()
    asks: ClassVar[bool] = False
    #: Whether the question stays the same after an answer (windows and races).
    stays: ClassVar[bool] = False
    #: Whether who has answered, and who is forced, is a secret until the end.
    hidden: ClassVar[bool] = False
    #: Whether the code of an answer tells what others may not know (a card kept in secret), until the game is over.
    private: ClassVar[bool] = False
    #: Whether having no choice would tell others of a hidden hand: a host asks all the same.
    quiet: ClassVar[bool] = False
    #: Whether actions carry a time.
    timed: ClassVar[bool] = False
    #: Whether a whole game is played inside the step.
    nests: ClassVar[bool] = False

    def __init__(self) -> None:
        self.shared: dict[int, Frame] = {}

    def on(self, seat: int = CLOCK, *data: int) -> Frame:
        """A frame of this node; without data it is one shared object per seat."""
        if data:
            return Frame(self, seat, data)
        frame = self.shared.get(seat)
        if frame is None:
            frame = self.shared[seat] = Frame(self, seat)
        return frame

    def run(self, s: S, f: Frame) -> None:
        """Play the step. Its frame is already off the stack."""
        raise NotImplementedError(self.key)

    def seen(self, f: Frame, seat: int | None) -> Frame:
        """The frame as a seat (None: a spectator) may see it. Override where ``data`` holds a secret."""
        return f


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Node[S]):
    """One seat chooses. The four verbs of every decision are legal, apply, why_not and candidates."""

    asks: ClassVar[bool] = True

    def waiting(self, s: S, f: Frame) -> tuple[int, ...]:
        """The seats whose answer is needed."""
        return (f.seat,)

    def legal(self, s: S, f: Frame, seat: int) -> Sequence[Action]:
        """What the seat may do now, in a fixed order. May be shared; callers never change it."""
        raise NotImplementedError(self.key)

    def apply(self, s: S, f: Frame, seat: int, a: Action, t: int) -> None:
        """Play a legal action: trusts its caller, pops or replaces its own frame, touches none below."""
        raise NotImplementedError(self.key)

    def why_not(self, s: S, f: Frame, seat: int, a: Action) -> Refusal | None:
        """None exactly when the action is legal, else the reason. Slow and readable; called on asking only."""
        raise NotImplementedError(self.key)

    def candidates(self, s: S, f: Frame, seat: int) -> Sequence[Action]:
        """What a person could point at now, open or closed, from what the seat knows."""
        return self.legal(s, f, seat)

    def earliest(self, s: S, f: Frame, seat: int) -> int:
        """The first millisecond at which the seat may act; 0 where time plays no part."""
        return 0

    def latest(self, s: S, f: Frame, seat: int) -> int | None:
        """The last millisecond at which the seat may act (a sand timer), by its own lane alone; None without end."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Decision[S]):
    """The asked seats answer at once and in secret; an answer may change until all are in.

    Answers wait in the frame, by seat, so the order of their arrival never matters.
    A game gives ``options``, ``reveal`` and, for options that can be closed, ``closed``.
    """

    stays: ClassVar[bool] = True
    hidden: ClassVar[bool] = True

    def ask(self, s: S, asked: tuple[int, ...], *data: int) -> Frame:
        """A fresh window for these seats."""
        s.windows += 1
        return Frame(self, CLOCK, data, asked, (None,) * len(asked), s.windows)

    def options(self, s: S, f: Frame, seat: int) -> Sequence[Action]:
        """What an asked seat may answer."""
        raise NotImplementedError(self.key)

    def reveal(self, s: S, f: Frame, held: tuple[Action, ...]) -> None:
        """All answers are in, in the order of ``f.asked``; the window is already off the stack."""
        raise NotImplementedError(self.key)

    def closed(self, s: S, f: Frame, seat: int, a: Action) -> Refusal:
        """Why this candidate is not among the options."""
        raise NotImplementedError(self.key)

    def done(self, f: Frame) -> bool:
        """Whether the window can be opened."""
        return None not in f.held

    def counted(self, f: Frame) -> tuple[int, ...]:
        """Of a window that is done: the seats whose answers come to light, in its order."""
        return f.asked

    def waiting(self, s: S, f: Frame) -> tuple[int, ...]:
        return tuple([seat for seat, answer in zip(f.asked, f.held, strict=True) if answer is None])

    def legal(self, s: S, f: Frame, seat: int) -> Sequence[Action]:
        if seat not in f.asked:
            return ()
        given = f.held[f.asked.index(seat)]
        options = self.options(s, f, seat)
        return options if given is None else [a for a in options if a is not given]

    def apply(self, s: S, f: Frame, seat: int, a: Action, t: int) -> None:
        f = f.answered(seat, a)
        if self.done(f):
            s.stack.pop()
            self.reveal(s, f, tuple([h if h is not None else HIDDEN_PASS for h in f.held]))
        else:
            s.stack[-1] = f

    def why_not(self, s: S, f: Frame, seat: int, a: Action) -> Refusal | None:
        if seat not in f.asked:
            return Refusal("not-asked", "ENG-3")
        if f.held[f.asked.index(seat)] is a:
            return Refusal("same-answer", "ENG-8", {"action": a.code})
        if a in self.options(s, f, seat):
            return None
        return self.closed(s, f, seat, a)

    def candidates(self, s: S, f: Frame, seat: int) -> Sequence[Action]:
        return self.options(s, f, seat) if seat in f.asked else ()

    def seen(self, f: Frame, seat: int | None) -> Frame:
        """Nobody sees another's answer, nor whether there is one."""
        held = tuple([h if asked == seat else None for asked, h in zip(f.asked, f.held, strict=True)])
        return Frame(f.node, f.seat, f.data, f.asked, held, f.window)


@mypyc_attr(allow_interpreted_subclasses=True)
class Reaction(Sealed[S]):
    """A window in which the asked seats may break in, whatever they hold; ``pass`` is always an option.

    Priority is the order of ``asked``: the window ends as soon as the first seat that did not pass is certain.
    Answers that came too late to count are dropped.
    """

    def patience(self, s: S) -> int | None:
        """Seconds after which a host passes for a seat that has not answered; None where it waits. The rules never
        look at it: the pass is a line like any other."""
        return None

    def done(self, f: Frame) -> bool:
        for answer in f.held:
            if answer is None:
                return False
            if answer.verb != "pass":
                return True
        return True

    def counted(self, f: Frame) -> tuple[int, ...]:
        """The seats up to the one that broke in: what the others would have played stays with them."""
        for at, answer in enumerate(f.held):
            if answer is not None and answer.verb != "pass":
                return f.asked[: at + 1]
        return f.asked


@mypyc_attr(allow_interpreted_subclasses=True)
class Timed(Decision[S]):
    """Several seats act at once against time. Lanes commute; only the clock's ``close`` looks across them.

    A lane is one seat, or the seats of one team. Chance is drawn per lane, an action's time is checked against its
    own lane alone, so any order of arrival gives the same state.
    """

    stays: ClassVar[bool] = True
    timed: ClassVar[bool] = True
    #: Whether what one seat does is news that another acts upon before its own turn comes.
    heard: ClassVar[bool] = False

    def ask(self, s: S, *data: int) -> Frame:
        """A fresh race. Timed frames are never shared."""
        s.windows += 1
        return Frame(self, CLOCK, data, (), (), s.windows)

    def deadline(self, s: S, f: Frame) -> int | None:
        """When the clock is due to close it, in ms from its start; None while only the players can end it."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Nested(Decision[S]):
    """A whole game as one step of another. Same seats, its own state and actions, dice by ``Dice.child``.

    The outer state holds the inner one in a field, and clones, redacts and imagines it with itself. A game gives
    ``child`` and ``leave``; the inner game does not know that it is inside, so alone it gives the same result.
    """

    nests: ClassVar[bool] = True

    def enter(self, s: S) -> Frame:
        """The frame; the inner state is in its field before this frame is asked."""
        s.windows += 1
        return self.on()

    def child(self, s: S) -> State:
        """The inner state."""
        raise NotImplementedError(self.key)

    def leave(self, s: S) -> None:
        """The inner game is over and its frame is off the stack: take its result, open what follows."""
        raise NotImplementedError(self.key)

    def waiting(self, s: S, f: Frame) -> tuple[int, ...]:
        return self.child(s).waiting()

    def legal(self, s: S, f: Frame, seat: int) -> Sequence[Action]:
        return self.child(s).legal_actions(seat)

    def apply(self, s: S, f: Frame, seat: int, a: Action, t: int) -> None:
        child = self.child(s)
        question = child.step
        child.events = s.events
        child.apply_action(seat, a, t)
        child.events = None
        if not child.stack:
            s.stack.pop()
            self.leave(s)
        elif child.step == question:  # the same window or race: the ticket moves for this seat alone
            s.step -= 1  # apply_action is about to count a new question
            if seat >= 0:
                s.answers[seat] += 1

    def why_not(self, s: S, f: Frame, seat: int, a: Action) -> Refusal | None:
        child = self.child(s)
        if child.actions.parse(a.code) is not a:  # an action of the outer game, or of another part
            return Refusal("not-now", "ENG-1", {"action": a.code})
        return child.why_not(seat, a)

    def candidates(self, s: S, f: Frame, seat: int) -> Sequence[Action]:
        return self.child(s).candidates(seat)

    def earliest(self, s: S, f: Frame, seat: int) -> int:
        return self.child(s).earliest(seat)

    def latest(self, s: S, f: Frame, seat: int) -> int | None:
        return self.child(s).latest(seat)


#: Stands for an answer nobody waited for.
HIDDEN_PASS = Action(-2, "pass", ())
