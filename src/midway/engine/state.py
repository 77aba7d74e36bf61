"""What lies on the table, and the few verbs every game shares."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, ClassVar

from mypy_extensions import mypyc_attr

from midway.engine.actions import Action, Actions
from midway.engine.dice import Dice
from midway.engine.refusal import Refusal

if TYPE_CHECKING:
    from midway.engine.game import Setup
    from midway.engine.nodes import Frame

#: The seat of the table's clock: it closes races and windows.
CLOCK = -1

#: Something that happened, for people: a code, then whole numbers. ``to`` are the seats that may know (None: all).
Event = tuple[str, tuple[int, ...], tuple[int, ...] | None]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position of a game.

    Fields are ints, lists, and objects that are replaced and never changed, so that ``clone`` copies references.
    ``FIELDS`` names a game's own; hash, positions and the shared tests go by it. ``STREAMS`` names its chance.

    A *view* is a state with holes (``holes`` is true, ``viewer`` the seat, None for a spectator): it has no dice and
    holds nothing its viewer may not know. ``redact`` makes one, ``imagine`` fills the holes again by guesswork.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ()
    STREAMS: ClassVar[tuple[str, ...]] = ()

    def __init__(self, setup: Setup, dice: Dice | None) -> None:
        self.setup = setup
        self.seats: int = setup.seats
        self.actions: Actions = setup.actions
        self.dice = dice
        self.viewer: int | None = None
        self.holes = False
        self.stack: list[Frame] = []
        self.step = 0  # questions asked so far: what a click names
        self.windows = 0  # windows and races opened so far
        self.answers: list[int] = [0] * setup.seats  # answers a seat gave inside windows and races
        self.draws: list[int] = [0] * len(self.STREAMS)  # words drawn from each stream
        self.events: list[Event] | None = None  # collected only where somebody listens

    # -- whose turn, and what they may do

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return not self.stack

    def waiting(self) -> tuple[int, ...]:
        """The seats whose answer is needed. The host's alone while a window is hidden: it tells who holds what."""
        if not self.stack:
            return ()
        f = self.stack[-1]
        return f.node.waiting(self, f)  # type: ignore[attr-defined, no-any-return]

    def legal_actions(self, seat: int) -> Sequence[Action]:
        """All that the seat may do now, in a fixed order; empty when it is not asked. Never change the list."""
        if not self.stack:
            return ()
        f = self.stack[-1]
        return f.node.legal(self, f, seat)  # type: ignore[attr-defined, no-any-return]

    def candidates(self, seat: int) -> Sequence[Action]:
        """All that a person in this seat could point at now, open or closed."""
        if not self.stack:
            return ()
        f = self.stack[-1]
        return f.node.candidates(self, f, seat)  # type: ignore[attr-defined, no-any-return]

    def why_not(self, seat: int, action: Action) -> Refusal | None:
        """None exactly when ``action in legal_actions(seat)``; else the rule in its way."""
        if not self.stack:
            return Refusal("game-over", "ENG-5")
        f = self.stack[-1]
        if not self.legal_actions(seat) and not self.candidates(seat):
            return Refusal("not-your-turn", "ENG-3")
        return f.node.why_not(self, f, seat, action)  # type: ignore[attr-defined, no-any-return]

    def inner(self) -> State:
        """The state whose top frame is the question now asked: this one, or the game played inside it.

        What a question is (hidden, timed, private) is a matter of this state's top frame.
        """
        state = self
        while state.stack and state.stack[-1].node.nests:
            state = state.stack[-1].node.child(state)  # type: ignore[attr-defined]
        return state

    def stint(self) -> int:
        """The number of the stint that goes on against time: whoever takes a seat over in it keeps it to its end. It
        is the whole of a game played inside this one, else the one race. 0 where a seat can change hands at any time.
        """
        inner = self.inner()
        return self.windows if inner.stack and inner.stack[-1].node.timed else 0

    def earliest(self, seat: int) -> int:
        """The first millisecond at which the seat may act; 0 where time plays no part."""
        if not self.stack:
            return 0
        f = self.stack[-1]
        return f.node.earliest(self, f, seat)  # type: ignore[attr-defined, no-any-return]

    def latest(self, seat: int) -> int | None:
        """The last millisecond at which the seat may act; None where nothing but a close ends it."""
        if not self.stack:
            return None
        f = self.stack[-1]
        return f.node.latest(self, f, seat)  # type: ignore[attr-defined, no-any-return]

    def ticket(self, seat: int) -> tuple[int, int]:
        """What a click names: the question it saw, and how often its seat had answered inside it."""
        return (self.step, self.answers[seat] if seat >= 0 else 0)

    def parse(self, code: str) -> Action | None:
        """The action of a word code, or None."""
        return self.inner().actions.parse(code)

    # -- acting

    def apply_action(self, seat: int, action: Action | str, t: int = 0) -> None:
        """Play an action at ``t`` ms (timed questions only).

        An ``Action`` object is trusted: take it from ``legal_actions``. A word code comes from outside and goes
        through ``check``, so it may raise Refusal and then changes nothing.
        """
        if isinstance(action, str):
            action = self.check(seat, action, t)
        f = self.stack[-1]
        node = f.node
        node.apply(self, f, seat, action, t)  # type: ignore[attr-defined]
        if node.stays and seat >= 0:
            self.answers[seat] += 1  # the last answer of a window too, or its state would tell who was last
        stack = self.stack
        if stack:
            top = stack[-1]
            if not top.node.asks:
                self.advance()
            elif node.stays and top.window == f.window and top.node is node:
                return
        self.step += 1

    def check(self, seat: int, code: str, t: int = 0, ticket: tuple[int, int] | None = None) -> Action:
        """The door: the action that this code names, or a Refusal. Looks only; changes nothing."""
        if not self.stack:
            raise Refusal("game-over", "ENG-5")
        if not CLOCK <= seat < self.seats:
            raise Refusal("not-your-turn", "ENG-3")
        if ticket is not None and ticket != self.ticket(seat):
            raise Refusal("too-late", "ENG-4")
        action = self.parse(code)
        if action is None:
            raise Refusal("unknown-action", "ENG-2", {"action": code[:80]})
        if action not in self.legal_actions(seat):
            reason = self.why_not(seat, action)
            raise reason if reason is not None else Refusal("not-now", "ENG-1", {"action": code})
        earliest = self.earliest(seat)
        if t < earliest:
            raise Refusal("too-soon", "ENG-6", {"time": t, "earliest": earliest})
        latest = self.latest(seat)
        if latest is not None and t > latest:
            raise Refusal("too-late", "ENG-4", {"time": t, "latest": latest})
        return action

    def then(self, *frames: Frame) -> None:
        """Open frames in reading order: the first is played first."""
        self.stack += frames[::-1]

    def advance(self) -> None:
        """Run automatic steps until somebody is asked or the game is over."""
        stack = self.stack
        while stack and not stack[-1].node.asks:
            f = stack.pop()
            f.node.run(self, f)

    def say(self, code: str, *values: int, to: tuple[int, ...] | None = None) -> None:
        """Report what happened, for the log and the pictures. In hot code guard with ``if s.events is not None``."""
        if self.events is not None:
            self.events.append((code, values, to))

    # -- chance

    def draw(self, stream: int, below: int) -> int:
        """A random whole number from 0 to ``below - 1``."""
        assert self.dice is not None, "a view has no dice"
        n = self.draws[stream]
        self.draws[stream] = n + 1
        return self.dice.word(self.STREAMS[stream], n) * below >> 64

    def deal(self, stream: int, bag: list[int], count: int) -> list[int]:
        """Draw ``count`` pieces out of an unordered bag (the last one takes the drawn one's place).

        A deck is such a bag until it is drawn from: its order exists nowhere and cannot leak.
        """
        assert self.dice is not None, "a view has no dice"
        left = len(bag)
        if count > left:
            raise IndexError(f"{count} pieces from a bag of {left}")
        n = self.draws[stream]
        self.draws[stream] = n + count
        dealt = []
        for word in self.dice.words(self.STREAMS[stream], n, count):
            at = word * left >> 64
            left -= 1
            dealt.append(bag[at])
            bag[at] = bag[left]
        del bag[left:]
        return dealt

    # -- copies

    def clone(self) -> State:
        """An independent copy, in microseconds. It shares the dice: never hand it to a bot, which gets a view."""
        raise NotImplementedError

    def copy_table(self, o: State) -> None:
        """For ``clone``: copy what every state has. Nobody listens to a copy."""
        o.setup = self.setup
        o.seats = self.seats
        o.actions = self.actions
        o.dice = self.dice
        o.events = None
        o.viewer = self.viewer
        o.holes = self.holes
        o.stack = self.stack[:]
        o.step = self.step
        o.windows = self.windows
        o.answers = self.answers[:]
        o.draws = self.draws[:]

    def redact(self, seat: int | None) -> State:
        """What a seat (None: a spectator) may know, as a state with holes and without dice.

        Built by allow-list: start from an empty state and ``show_table``, then copy what its fields' comments allow.
        A view redacted again for its own viewer is the same view.
        """
        raise NotImplementedError

    def show_table(self, o: State, seat: int | None) -> None:
        """For ``redact``: show what every seat may know of the stack and the counters.

        Raises ValueError for a seat that the table does not have.
        """
        if seat is not None and not 0 <= seat < self.seats:
            raise ValueError(f"there is no seat {seat} at a table for {self.seats}; a spectator is None")
        o.viewer = seat
        o.holes = True
        o.stack = [f.node.seen(f, seat) for f in self.stack]
        o.step = self.step
        o.windows = self.windows
        if seat is not None:
            o.answers[seat] = self.answers[seat]

    def imagine(self, seed: str | Dice) -> State:
        """On a view: a whole state that could be the true one, drawn from ``seed``; its view is this view again."""
        assert self.holes, "only a view can imagine; redact first"
        o = self.clone()
        dice = seed if isinstance(seed, Dice) else Dice.of(seed)
        o.holes = False
        o.viewer = None
        o.dice = dice.child("imagine")
        o.fill(self)
        o.dice = dice  # what comes next must not repeat the words that filled the holes
        o.draws = [0] * len(o.draws)
        return o

    def fill(self, view: State) -> None:
        """Fill this copy's holes consistently, drawing from its own dice. Nothing to do where all is open."""

    # -- looking

    def standings(self) -> list[int]:
        """Points a seat, by the rules' own count; the place in a ranking follows from ``places``."""
        raise NotImplementedError

    def places(self) -> list[int]:
        """The place of each seat, 1 for the winners; ties share. Games with tie-breakers override it."""
        points = self.standings()
        return [1 + sum(other > own for other in points) for own in points]

    def observation(self, seat: int | None) -> Any:
        """The wire form of what a seat may know: a msgspec struct of the game's ``observation`` module."""
        view = self if self.holes and self.viewer == seat else self.redact(seat)
        return self.setup.game.observe(view)

    def data(self) -> tuple[Any, ...]:
        """Everything in plain form, for hash and comparison. Never leaves the host."""
        frames = tuple(
            [
                (f.node.key, f.seat, f.data, f.asked, tuple([h.code if h else None for h in f.held]), f.window)
                for f in self.stack
            ]
        )
        own = [plain(getattr(self, name)) for name in self.FIELDS]
        return (frames, self.step, self.windows, tuple(self.answers), tuple(self.draws), *own)

    def hash(self) -> str:
        """A fingerprint of ``data``, 16 hex digits, equal on every machine."""
        return blake2b(repr(self.data()).encode(), digest_size=8).hexdigest()

    def to_position(self) -> str:
        """This state as a TOML text that ``game.position`` reads back."""
        return self.setup.game.write_position(self)


def plain(value: Any) -> Any:
    """Lists, dicts, nested states and persistent objects (by their ``plain`` method) as tuples and numbers."""
    kind = type(value)
    if kind is int or kind is str or value is None:
        return value
    if isinstance(value, (list, tuple)):
        return tuple([item if type(item) is int else plain(item) for item in value])  # almost all are numbers
    if isinstance(value, State):
        return value.data()
    if isinstance(value, dict):
        return tuple(sorted([(key, plain(item)) for key, item in value.items()]))
    if hasattr(value, "plain"):
        return value.plain()
    return value
