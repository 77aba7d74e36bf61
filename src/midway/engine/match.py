"""A match: the true state of one game, its record, and the way back."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from midway.engine.dice import Dice, seed_hash
from midway.engine.driver import Played, forced_choice
from midway.engine.edition import Edition
from midway.engine.game import Game
from midway.engine.nodes import Frame, Sealed
from midway.engine.record import CHECK_DIGITS, Line, Record, RecordError
from midway.engine.refusal import Refusal
from midway.engine.state import Event, State
from midway.engine.undo import go_back, told


class Seal(NamedTuple):
    """What of a line is a secret. ``window`` is the number of the hidden window it was played in (0: none), ``around``
    that of the game around it; ``answer`` is whether it is its seat's answer there (not a step towards one), ``shown``
    the seats whose answers came to light if it closed the window."""

    window: int = 0
    private: bool = False
    around: int = 0
    answer: bool = False
    shown: tuple[int, ...] | None = None


class Match:
    """One game being played. Host, terminal, lab and tests all play through it.

    ``after[k]`` is the state after line k (0: the start), ``events[k]`` what line k made happen.
    """

    def __init__(self, game: Game[Any], state: State, record: Record, seed: str) -> None:
        self.game = game
        self.state = state
        self.record = record
        self.seed = seed
        self.after: list[State] = [state.clone()]
        self.events: list[list[Event]] = [[]]
        self.seals: list[Seal] = [Seal()]

    @classmethod
    def start(
        cls,
        game: Game[Any],
        seats: int,
        options: Mapping[str, str] | None = None,
        seed: str = "0",
        edition: str | Path | Edition | None = None,
        hidden: bool = True,
    ) -> Match:
        """A fresh match, forced choices of the opening already played."""
        match = cls._fresh(game, seats, options or {}, seed, edition)
        match.settle(hidden)
        return match

    @classmethod
    def _fresh(
        cls,
        game: Game[Any],
        seats: int,
        options: Mapping[str, str],
        seed: str,
        edition: str | Path | Edition | None,
        rulings: Mapping[str, str] | None = None,
    ) -> Match:
        state = game.initial_state(seats, options, seed, edition, rulings)
        setup = state.setup
        record = Record(
            game=game.key,
            rules=game.version,
            edition=f"{setup.edition.name} ({setup.edition.digest})",
            seats=seats,
            options=dict(setup.options),
            rulings=dict(setup.rulings),
            seed_hash=seed_hash(seed),
        )
        return cls(game, state, record, seed)

    # -- playing

    def act(
        self,
        seat: int,
        code: str,
        ticket: tuple[int, int] | None = None,
        t: int = 0,
        hidden: bool = True,
        forced: bool = False,
    ) -> list[Line]:
        """One choice through the door, then the forced ones; the new lines. Raises Refusal and changes nothing.

        ``forced`` marks the choice itself as one without alternative, which a host played for the seat.
        """
        self.state.check(seat, code, t, ticket)
        return [self._play(seat, code, t, forced), *self.settle(hidden)]

    def settle(self, hidden: bool = True) -> list[Line]:
        """Play forced choices until somebody has a real one."""
        lines = []
        while (forced := forced_choice(self.state, hidden)) is not None:
            lines.append(self._play(forced[0], forced[1].code, 0, forced=True))
        return lines

    def _play(self, seat: int, code: str, t: int, forced: bool) -> Line:
        action = self.state.check(seat, code, t)
        before = self.state.inner().stack[-1]
        window = self._hidden_window()
        self.state.events = []
        try:
            self.state.apply_action(seat, action, t)
        except Exception:
            self.state = self.after[-1].clone()  # a fault in a game leaves nothing half done
            raise
        seal = Seal(private=before.node.private)
        if window is not None:
            still_open = self._hidden_window() == window
            frame = self.state.inner().stack[-1] if still_open else before.answered(seat, action)
            answer = not still_open or frame.held[frame.asked.index(seat)] is action
            shown = None if still_open else self._counted(frame)
            seal = Seal(window[0], before.node.private, window[1], answer, shown)
        return self._write(Line(seat, code, t, forced), seal)

    def _hidden_window(self) -> tuple[int, int] | None:
        """The hidden window that is open now: its number, and that of the game around it."""
        inner = self.state.inner()
        if not inner.stack or not inner.stack[-1].node.hidden:
            return None
        return (inner.stack[-1].window, self.state.windows)

    def _in_window(self, number: int, window: tuple[int, int] | None) -> bool:
        return window is not None and (self.seals[number].window, self.seals[number].around) == window

    def lines_known(self) -> int:
        """The last line that everybody may know of: the answers of an open hidden window are not even counted."""
        window = self._hidden_window()
        number = len(self.record.lines)
        while number > 0 and self._in_window(number, window):
            number -= 1
        return number

    @staticmethod
    def _counted(frame: Frame) -> tuple[int, ...]:
        assert isinstance(frame.node, Sealed)
        return frame.node.counted(frame)

    def _write(self, line: Line, seal: Seal) -> Line:
        events, self.state.events = self.state.events or [], None
        line = Line(
            line.seat, line.code, line.time, line.forced, line.undo_to, self.state.hash()[:CHECK_DIGITS], line.place
        )
        self.record.lines.append(line)
        self.after.append(self.state.clone())
        self.events.append(events)
        self.seals.append(seal)
        return line

    # -- undo

    def _last_choice(self, passing: Collection[int] = ()) -> tuple[int, list[int]]:
        """The line of the last real choice still in force (0: none), and that line with what came after, in order.

        The answers of an open hidden window are passed over: whether there are any is a secret.
        """
        lines = self.record.lines
        window = self._hidden_window()
        played: list[int] = []
        number = len(lines)
        while number > 0:
            line = lines[number - 1]
            if line.undo_to is not None:
                number = line.undo_to  # the table as it was after that line
                continue
            if not self._in_window(number, window):
                played.append(number)
                if not line.forced and line.seat not in passing:
                    break
            number -= 1
        return number, played[::-1]

    def undo_point(self, seat: int, passing: Collection[int] = ()) -> int | None:
        """The line to go back to so that this seat's last choice is open again; None where the last real choice was
        another seat's, or an answer in a window or race (while it is open, an answer may simply be changed).

        The choices of the seats in ``passing`` (bots, who do not mind) are passed over like forced ones.
        """
        number, _ = self._last_choice(passing)
        if number == 0 or self.record.lines[number - 1].seat != seat:
            return None
        if self.after[number - 1].inner().stack[-1].node.stays:
            return None
        return number - 1

    def undo_is_free(self, seat: int) -> bool:
        """Whether nobody has learned anything from the seat's last choice and what it forced."""
        point = self.undo_point(seat)
        if point is None or self._hidden_window() is not None:
            return False
        number, numbers = self._last_choice()
        if numbers != list(range(number, number + len(numbers))):
            return False
        before = self.after[point]
        played: list[Played] = []
        now = before.clone()
        for line in self.record.lines[point : point + len(numbers)]:
            action = now.parse(line.code)
            assert action is not None, line
            now.apply_action(line.seat, action, line.time)
            played.append((line.seat, action, line.time, line.forced))
        return not told(before, played, Dice.of(self.seed).child(f"undo {len(self.record.lines)}"))

    def undo(self, to: int) -> Line:
        """Go back to the state after line ``to``. Whether that is allowed is the table's business."""
        if not 0 <= to < len(self.record.lines):
            raise Refusal("no-such-line", "ENG-9", {"line": to})
        self.state = go_back(self.after[to], self.state)
        return self._write(Line(0, "", undo_to=to), Seal())

    # -- records

    def export(self) -> str:
        """The whole record with the seed and every secret: for the host's own store, and for everybody once the game is
        over. What a seat may read before is ``seen_by``."""
        record = self.record
        record.final = self.state.hash()
        record.ended = self.state.is_terminal()
        record.seed = self.seed
        return record.text()

    def seen_by(self, seat: int | None) -> str:
        """The record of a running game as a seat may read it: no seed, no hashes, secret answers sealed.

        Of an open window it shows the seat's own answer alone (who has answered is a secret too); of a closed one
        the answers that came to light, in the window's order: neither when they came, nor what they were before, nor
        the steps towards them, nor what a seat would have played. Lines are numbered as shown.
        """
        own = self.record
        return Record(
            own.game, own.rules, own.edition, own.seats, own.options, own.rulings, own.seed_hash, lines=self._seen(seat)
        ).text()

    def _seen(self, seat: int | None) -> list[Line]:
        shown: list[Line] = []
        counts = [0]  # lines shown of the first k
        waiting: dict[int, tuple[int, ...]] = {}  # by seat: its lines in a window not closed yet
        waits = [waiting]
        for number, line in enumerate(self.record.lines, 1):
            seal = self.seals[number]
            if line.undo_to is not None:
                shown.append(Line(0, "", undo_to=counts[line.undo_to]))
                waiting = waits[line.undo_to]
            elif not seal.window:
                shown.append(self._as_seen(number, seat))
            else:
                earlier = [n for n in waiting.get(line.seat, ()) if not (seal.answer and self.seals[n].answer)]
                waiting = waiting | {line.seat: (*earlier, number)}
                if seal.shown is not None:
                    told_of = seal.shown if seat is None or seat in seal.shown else (*seal.shown, seat)
                    lit = [n for who in told_of for n in waiting.get(who, ()) if who == seat or self.seals[n].answer]
                    shown += [self._as_seen(n, seat) for n in lit]
                    waiting = {}
            counts.append(len(shown))
            waits.append(waiting)
        if seat is not None:
            shown += [self._as_seen(n, seat) for n in waiting.get(seat, ())]
        return shown

    def _as_seen(self, number: int, seat: int | None) -> Line:
        line, seal = self.record.lines[number - 1], self.seals[number]
        if seal.private and line.seat != seat:
            return Line(line.seat, "sealed")
        forced = line.forced and (not seal.window or line.seat == seat)
        return Line(line.seat, line.code, line.time, forced)

    @classmethod
    def replay(
        cls, game: Game[Any], record: Record, seed: str = "", edition: str | Path | Edition | None = None
    ) -> Match:
        """Play a record again, checking every line. Raises RecordError at the first difference."""
        match = cls.reopen(game, record, seed, edition)
        for _ in match.follow(record.lines):
            pass
        match.check_end(record)
        return match

    @classmethod
    def reopen(
        cls, game: Game[Any], record: Record, seed: str = "", edition: str | Path | Edition | None = None
    ) -> Match:
        """The match of a record before its first line."""
        seed = seed or record.seed
        places = record.places
        end = places.get("end", len(record.lines))
        if record.game != game.key:
            raise RecordError(places.get("game", 2), f"this is a record of {record.game}, not of {game.key}")
        if record.rules != game.version and record.rules not in game.replays:
            raise RecordError(
                places.get("rules", 3),
                f"it was played under rules {record.rules} of {game.key}; this is {game.version}",
            )
        if not seed:
            raise RecordError(end, "the seed is not told while a game goes on, so it cannot be replayed")
        if seed_hash(seed) != record.seed_hash:
            raise RecordError(places.get("seed", end), "the seed does not fit the hash that was promised at the start")
        try:
            # a ruling younger than the record is read as it was before it had a second reading
            rulings = {ruling.id: ruling.since for ruling in reversed(game.rulings)} | record.rulings
            match = cls._fresh(game, record.seats, record.options, seed, edition, rulings)
        except ValueError as error:
            raise RecordError(places.get(_wrong_header(game, record), 2), str(error)) from None
        if match.record.edition != record.edition:
            raise RecordError(
                places.get("edition", 4), f"it was played with {record.edition}; here is {match.record.edition}"
            )
        match.record.rules = record.rules
        match.record.rulings = dict(record.rulings)
        return match

    def follow(self, lines: list[Line]) -> Iterator[Line]:
        """Play recorded lines one by one. Raises RecordError naming the line of the file."""
        for line in lines:
            self._check_line(line)
            if line.undo_to is not None:
                if line.undo_to >= len(self.record.lines):
                    raise RecordError(line.place, f"undo to line {line.undo_to}, which is not played yet")
                new = self.undo(line.undo_to)
            else:
                new = self._play(line.seat, line.code, line.time, line.forced)
            if line.check and new.check != line.check:
                raise RecordError(line.place, f"the state after it is {new.check}, the record says {line.check}")
            yield new

    def _check_line(self, line: Line) -> None:
        if line.undo_to is not None:
            return
        if not -1 <= line.seat < self.state.seats:
            raise RecordError(line.place, f"there is no seat {line.seat}")
        try:
            self.state.check(line.seat, line.code, line.time)
        except Refusal as refusal:
            raise RecordError(line.place, f"'{line.code}' of seat {line.seat} is refused: {refusal}") from None
        if line.forced and len(self.state.legal_actions(line.seat)) != 1:
            raise RecordError(line.place, f"'{line.code}' is marked as forced, but seat {line.seat} has a choice")

    def check_end(self, record: Record) -> None:
        """After the last line: whether the record ends where the game stands. Raises RecordError."""
        end = record.places.get("end", len(record.lines))
        if record.ended and not self.state.is_terminal():
            raise RecordError(end, "the record ends, but the game does not")
        if record.final and record.final != self.state.hash():
            raise RecordError(end, f"the last state is {self.state.hash()}, the record says {record.final}")


def _wrong_header(game: Game[Any], record: Record) -> str:
    """The header that no table of the game can be made of."""
    if record.seats not in game.seats:
        return "seats"
    for key, value in record.options.items():
        option = game.option(key, record.seats)
        if option is None or value not in option.values:
            return f"option {key}"
    for name, since in record.rulings.items():
        if not any(ruling.id == name and ruling.since == since for ruling in game.rulings):
            return f"ruling {name}"
    return "edition"
