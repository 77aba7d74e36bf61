"""A match: the true state of one game, its record, and the way back."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from midway.engine.dice import Dice, seed_hash
from midway.engine.driver import Played, forced_choice
from midway.engine.edition import Edition
from midway.engine.game import Game
from midway.engine.record import CHECK_DIGITS, Line, Record, RecordError
from midway.engine.refusal import Refusal
from midway.engine.state import Event, State
from midway.engine.undo import go_back, told


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
        self.seals: list[tuple[int, bool]] = [(0, False)]  # window number and privacy of each line
        self.back: list[int] = [0]  # the line whose state each line was played on

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
        cls, game: Game[Any], seats: int, options: Mapping[str, str], seed: str, edition: str | Path | Edition | None
    ) -> Match:
        state = game.initial_state(seats, options, seed, edition)
        setup = state.setup
        record = Record(
            game=game.key,
            rules=game.version,
            edition=f"{setup.edition.name} ({setup.edition.digest})",
            seats=seats,
            options=dict(setup.options),
            rulings={ruling.id: ruling.since for ruling in game.rulings},
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
        node = self.state.stack[-1].node
        window = self.state.stack[-1].window if node.hidden else 0
        self.state.events = []
        self.state.apply_action(seat, code, t)
        return self._write(Line(seat, code, t, forced), (window, node.private))

    def _write(self, line: Line, seal: tuple[int, bool]) -> Line:
        events, self.state.events = self.state.events or [], None
        line = Line(
            line.seat, line.code, line.time, line.forced, line.undo_to, self.state.hash()[:CHECK_DIGITS], line.place
        )
        last = len(self.record.lines)
        self.record.lines.append(line)
        self.after.append(self.state.clone())
        self.events.append(events)
        self.seals.append(seal)
        self.back.append(last if line.undo_to is None else self.back[line.undo_to])
        return line

    # -- undo

    def undo_point(self, seat: int) -> int | None:
        """The line to go back to so that this seat's last choice is open again; None where the last real choice was
        another seat's, or lies inside a window that is still open (there an answer may simply be changed)."""
        number = len(self.record.lines)
        while number > 0 and self.record.lines[number - 1].forced:
            number = self.back[number]
        if number == 0:
            return None
        line = self.record.lines[number - 1]
        if line.undo_to is not None or line.seat != seat:
            return None
        if self.after[self.back[number]].stack[-1].node.stays:
            return None
        return self.back[number]

    def undo_is_free(self, seat: int) -> bool:
        """Whether nobody has learned anything from the seat's last choice and what it forced."""
        point = self.undo_point(seat)
        if point is None:
            return False
        before = self.after[point]
        played: list[Played] = []
        for line in self.record.lines[point:]:
            if line.undo_to is not None:
                return False
            action = before.parse(line.code)
            assert action is not None, line
            played.append((line.seat, action, line.time, line.forced))
        return not told(before, played, Dice.of(self.seed).child(f"undo {len(self.record.lines)}"))

    def undo(self, to: int) -> Line:
        """Go back to the state after line ``to``. Whether that is allowed is the table's business."""
        if not 0 <= to < len(self.record.lines):
            raise Refusal("no-such-line", "ENG-9", {"line": to})
        self.state = go_back(self.after[to], self.state)
        return self._write(Line(0, "", undo_to=to), (0, False))

    # -- records

    def export(self) -> str:
        """The whole record: with the seed and every secret once the game is over."""
        record = self.record
        record.final = self.state.hash()
        record.ended = self.state.is_terminal()
        record.seed = self.seed
        return record.text()

    def seen_by(self, seat: int | None) -> str:
        """The record of a running game as a seat may read it: no seed, no hashes, secret answers sealed, the answers of
        an open window left out altogether (who has answered is a secret too)."""
        top = self.state.stack[-1] if self.state.stack else None
        open_window = top.window if top is not None and top.node.hidden else 0
        lines = []
        for number, line in enumerate(self.record.lines, 1):
            window, private = self.seals[number]
            if line.seat == seat or line.undo_to is not None:
                lines.append(Line(line.seat, line.code, line.time, line.forced, line.undo_to))
            elif window and window == open_window:
                continue  # not even that there is an answer
            elif private:
                lines.append(Line(line.seat, "sealed"))
            else:
                lines.append(Line(line.seat, line.code, line.time, line.forced and not window))
        own = self.record
        return Record(
            own.game, own.rules, own.edition, own.seats, own.options, own.rulings, own.seed_hash, lines=lines
        ).text()

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
        if record.game != game.key:
            raise RecordError(2, f"this is a record of {record.game}, not of {game.key}")
        if record.rules != game.version:
            raise RecordError(3, f"it was played under rules {record.rules} of {game.key}; this is {game.version}")
        if not seed:
            raise RecordError(len(record.lines), "the seed is not told while a game goes on, so it cannot be replayed")
        if seed_hash(seed) != record.seed_hash:
            raise RecordError(len(record.lines), "the seed does not fit the hash that was promised at the start")
        try:
            match = cls._fresh(game, record.seats, record.options, seed, edition)
        except ValueError as error:
            raise RecordError(2, str(error)) from None
        if match.record.edition != record.edition:
            raise RecordError(4, f"it was played with {record.edition}; here is {match.record.edition}")
        match.record.rulings = dict(record.rulings)
        return match

    def follow(self, lines: list[Line]) -> Iterator[Line]:
        """Play recorded lines one by one. Raises RecordError naming the line of the file."""
        for line in lines:
            self._check_line(line)
            if line.undo_to is not None:
                if line.undo_to > len(self.record.lines):
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
        if record.ended and not self.state.is_terminal():
            raise RecordError(len(record.lines), "the record ends, but the game does not")
        if record.final and record.final != self.state.hash():
            raise RecordError(
                len(record.lines), f"the last state is {self.state.hash()}, the record says {record.final}"
            )
