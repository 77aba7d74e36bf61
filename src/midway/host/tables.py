"""A table: a match, the people and bots on its chairs, and what may be shown of it. No sockets, no storage."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from time import monotonic
from typing import Any, Literal

import msgspec

from midway.engine.dice import Dice, seed_hash
from midway.engine.game import Game
from midway.engine.match import Match
from midway.engine.nodes import Frame, Reaction, Timed
from midway.engine.record import Line, Record
from midway.engine.refusal import Refusal
from midway.engine.state import CLOCK, State
from midway.engine.words import LogLine

Status = Literal["open", "playing", "over"]
#: Why the house acts for a seat.
Owed = Literal["bot", "forced", "late", "clock"]

#: How much earlier than its arrival an action in a race may count, in ms, beside half of the way there and back.
LAG_CREDIT = 300

#: How long the clock waits for actions that were made in time, in ms.
IN_FLIGHT = 400


class Chair:
    """A seat of the table and who sits there. An empty one can be kept for a guest who is ``invited``. While a person
    is away a bot may ``stand_in``, since the stint of the state (``State.stint``) of that number."""

    def __init__(
        self,
        seat: int,
        kind: Literal["empty", "person", "bot"] = "empty",
        guest: str = "",
        bot: str = "",
        token_hash: str = "",
        invited: str = "",
        stand_in: str = "",
        stint: int = 0,
    ) -> None:
        self.seat = seat
        self.kind: Literal["empty", "person", "bot"] = kind
        self.guest = guest
        self.bot = bot
        self.token_hash = token_hash
        self.invited = invited
        self.stand_in = stand_in
        self.stint = stint

    @property
    def player(self) -> str:
        """The bot that plays from here; empty where a person does, or nobody."""
        return self.bot if self.kind == "bot" else self.stand_in


class Ask(msgspec.Struct):
    """A question to the table whether a choice may be taken back: who asks, to which line of the record and moment,
    whose yes is missing."""

    number: int
    seat: int
    line: int
    moment: int
    missing: set[str]


class Table:
    """One table, from the first chair to the last line."""

    def __init__(
        self,
        id: str,
        name: str,
        game: Game[Any],
        options: dict[str, str],
        chairs: list[Chair],
        owner: str,
        seed: str,
        listed: bool = True,
        now: Callable[[], float] = monotonic,
    ) -> None:
        self.id = id
        self.name = name
        self.game = game
        self.options = options
        self.chairs = chairs
        self.owner = owner
        self.seed = seed
        self.listed = listed
        self.seed_hash = seed_hash(seed)
        self.match: Match | None = None
        self.n = 0  # steps told
        self.shown = 0  # the moment the last step told stood at
        self.acts: set[tuple[int, str]] = set()  # the senders' own ids, by seat
        self.news: list[tuple[int, LogLine]] = []  # about people, by the moment it came after
        self.ask: Ask | None = None
        self.asks = 0
        self._now = now
        self._race: tuple[tuple[int, int], float] = ((0, 0), 0.0)  # which one, and when it began
        self._asked: tuple[int, float] = (-1, 0.0)  # which question stands, and since when
        self._free: tuple[int, int, bool] = (-1, 0, False)  # line, seat, answer

    # -- chairs

    @property
    def status(self) -> Status:
        if self.match is None:
            return "open"
        return "over" if self.match.state.is_terminal() else "playing"

    def held(self, guest: str) -> tuple[int, ...]:
        """The seats of a guest."""
        return tuple(chair.seat for chair in self.chairs if chair.kind == "person" and chair.guest == guest)

    def may_view(self, guest: str, seat: int | None) -> bool:
        """Whether this guest may see the table from there."""
        if seat is None or seat in self.held(guest):
            return True
        return self.status == "over" and 0 <= seat < len(self.chairs)

    def changes_back(self, chair: Chair) -> bool:
        """Whether the person a bot stands in for could play on now (ENG-12)."""
        now = self.state.stint()
        return now == 0 or now != chair.stint

    def is_full(self) -> bool:
        return all(chair.kind != "empty" for chair in self.chairs)

    # -- playing

    @property
    def state(self) -> State:
        assert self.match is not None, f"table {self.id} has not begun"
        return self.match.state

    @property
    def lines(self) -> list[Line]:
        return self.match.record.lines if self.match is not None else []

    def start(self) -> list[Line]:
        """Deal. The lines are those of forced choices before anybody is asked."""
        self.match = Match.start(self.game, len(self.chairs), self.options, self.seed, hidden=False)
        self._moved()
        return list(self.lines)

    def reopen(self, record: Record, acts: list[str]) -> None:
        """Play a stored record again. Raises RecordError at the first line that does not fit."""
        self.match = Match.reopen(self.game, record, self.seed)
        for line, act in zip(self.match.follow(record.lines), acts, strict=True):
            if act:
                self.acts.add((line.seat, act))
        self.n = len(self.lines)
        self._moved(self._raced())

    def act(
        self, seat: int, code: str, ticket: tuple[int, int] | None, t: int = 0, act: str = "", forced: bool = False
    ) -> list[Line]:
        """One choice and what it forces; the new lines. Raises Refusal and changes nothing."""
        assert self.match is not None
        lines = self.match.act(seat, code, ticket, t, hidden=False, forced=forced)
        if act:
            self.acts.add((seat, act))
        self._moved()
        return lines

    def undo(self, to: int) -> list[Line]:
        """Go back to the state after line ``to``."""
        assert self.match is not None
        line = self.match.undo(to)
        self._moved()
        return [line]

    def undo_kind(self, seat: int | None) -> Literal["free", "ask", "no"]:
        """How the seat can take its last choice back. After the end nothing is: the seed is told."""
        if seat is None or self.match is None or self.status == "over" or self.chairs[seat].player:
            return "no"
        if self.match.undo_point(seat, self._bots(seat)) is None:
            return "no"
        if self._free[:2] != (len(self.lines), seat):
            self._free = (len(self.lines), seat, self.match.undo_is_free(seat))
        return "free" if self._free[2] else "ask"

    def begin_ask(self, seat: int) -> Ask:
        """Ask everybody else who plays here whether the seat's last choice may be taken back. Bots do not mind."""
        assert self.match is not None
        line = self.match.undo_point(seat, self._bots(seat))
        if line is None:
            raise Refusal("nothing-to-undo", "ENG-10")
        asking = self.chairs[seat].guest
        self.asks += 1
        missing = {chair.guest for chair in self.chairs if chair.kind == "person" and not chair.player} - {asking}
        self.ask = Ask(self.asks, seat, line, bisect_right(self.moments(), line) - 1, missing)
        return self.ask

    def _bots(self, seat: int) -> list[int]:
        """The bots at the table; what they did since a person's choice does not keep it from being taken back."""
        return [number for number, chair in enumerate(self.chairs) if chair.player and number != seat]

    # -- what may be shown

    def moments(self) -> list[int]:
        """The lines of the record that the table may be seen after, from 0, the deal. What a view is told counts
        these: answers inside a hidden window are none, so neither their number nor their order can be told."""
        if self.match is None:
            return []
        seals = self.match.seals
        return [0, *[n for n in range(1, len(seals)) if not seals[n].window or seals[n].shown is not None]]

    def visible(self) -> int:
        """The last moment that there is."""
        return max(0, len(self.moments()) - 1)

    def advance(self) -> int | None:
        """Where a change is for all to see: count a step and answer the moment the step before it stood at."""
        visible = self.visible()
        if visible == self.shown and self.n:
            return None
        before, self.shown = self.shown, visible
        self.n += 1
        return before

    # -- what the house has to do

    def patience(self) -> int | None:
        """Seconds the house waits for people in the window that is open before it passes for them."""
        frame = self._top()
        return frame.node.patience(self.state.inner()) if frame and isinstance(frame.node, Reaction) else None

    def left(self) -> int | None:
        """Milliseconds of that patience that are left."""
        patience = self.patience()
        return None if patience is None else max(0, int((self._asked[1] + patience - self._now()) * 1000))

    def is_forced(self, seat: int) -> bool:
        """Whether the house answers for a person there, who has no choice in a hidden window."""
        frame = self._top()
        if frame is None or frame.node.timed or not frame.node.hidden or seat not in self.state.waiting():
            return False
        return len(self.state.legal_actions(seat)) == 1

    def owed(self, company: bool = True) -> list[tuple[int, Owed]]:
        """Seats the house must act for: bots; people without a choice in a hidden window, and those that may come
        too late in one; the clock of a race. Bots that stand in play without ``company`` only against time."""
        frame = self._top()
        if frame is None:
            return []
        if frame.node.timed:
            racing = [chair.seat for chair in self.chairs if chair.player and self._may_act(chair.seat)]
            return [*[(seat, "bot") for seat in racing], (CLOCK, "clock")]
        owed: list[tuple[int, Owed]] = []
        for seat in self.state.waiting():
            if seat == CLOCK:
                owed.append((CLOCK, "clock"))
            elif self.chairs[seat].kind == "bot" or (self.chairs[seat].stand_in and company):
                owed.append((seat, "bot"))
            elif self.is_forced(seat):
                owed.append((seat, "forced"))
            elif self.patience() is not None:
                owed.append((seat, "late"))
        return owed

    def bot_seed(self, seat: int) -> str:
        """What a bot draws from at all its questions: known to nobody, no way back to the table's seed."""
        return Dice.of(self.seed).child(f"bot {seat}").key.hex()

    # -- time

    def elapsed(self) -> int | None:
        """Milliseconds since the race that is open began; None where no race is open."""
        frame = self._top()
        if frame is None or not frame.node.timed:
            return None
        return int((self._now() - self._race[1]) * 1000)

    def deadline(self) -> int | None:
        """When the clock closes the race, in ms from its start; None while only the players can end it."""
        frame = self._top()
        if frame is None or not frame.node.timed:
            return None
        due = frame.node.deadline(self.state.inner(), frame)  # type: ignore[attr-defined]
        assert due is None or isinstance(due, int)
        return due

    def closing(self) -> int | None:
        """When the clock acts: at its deadline, but not before what was made in time can have arrived."""
        due = self.deadline()
        if due is None:
            return None
        ends = [self.state.latest(seat) for seat in range(len(self.chairs)) if self._may_act(seat)]
        return max([due, *[end + IN_FLIGHT for end in ends if end is not None]])

    def heard(self) -> int | None:
        """What a bot's plan hangs on beside its own question: in a race in which seats hear each other, every line."""
        frame = self._top()
        heard = frame is not None and isinstance(frame.node, Timed) and frame.node.heard
        return len(self.lines) if heard else None

    def accepted(self, t: int, trip: int = 0) -> int:
        """The time an action counts from that says it was made at ``t``: not later than now, and not earlier than
        the lag that is believed of a connection whose way there and back takes ``trip`` ms. 0 outside races."""
        elapsed = self.elapsed()
        if elapsed is None:
            return 0
        return max(min(t, elapsed), elapsed - trip // 2 - LAG_CREDIT, 0)

    # -- inside

    def _top(self) -> Frame | None:
        """The question now asked, in the game or in one inside it."""
        if self.match is None or not self.match.state.stack:
            return None
        return self.match.state.inner().stack[-1]

    def _may_act(self, seat: int) -> bool:
        return bool(self.state.legal_actions(seat))

    def _moved(self, raced: int = 0) -> None:
        """Start the watch of a question that has just been asked, and of a race that has just opened, or has run for so
        many ms before."""
        if self.state.step != self._asked[0]:
            self._asked = (self.state.step, self._now())
        race = _race_in(self.state)
        if race is not None and race != self._race[0]:
            self._race = (race, self._now() - raced / 1000)

    def _raced(self) -> int:
        """How far the race that is open had come when its last line was played, in ms."""
        assert self.match is not None
        race = _race_in(self.state)
        if race is None or len(self.match.after) < 2 or _race_in(self.match.after[-2]) != race:
            return 0
        return self.lines[-1].time


def _race_in(state: State) -> tuple[int, int] | None:
    """Which race is open: its number, and that of the game around it."""
    inner = state.inner()
    if not inner.stack or not inner.stack[-1].node.timed:
        return None
    return inner.stack[-1].window, state.windows
