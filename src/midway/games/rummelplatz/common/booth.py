"""The table of an attraction: whole numbers, lists of them, and lists of rows of them.

From what a field may hold (its Shape) follow copies, positions and their checks, so that an attraction writes none.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, TypeVar

from midway.engine.dice import Dice
from midway.engine.game import Game, Setup
from midway.engine.position import Reader, read_options, read_stack, write, write_stack
from midway.engine.state import State

B = TypeVar("B", bound="Booth")

NUMBER, LIST, ROWS = range(3)
#: As the size of a list: one entry a seat.
SEATS = -1
ANY = -2
MOST_TIME = 1 << 40


class Shape:
    """What a field may hold: a number, a list or rows, from ``low`` to ``high``, so many entries."""

    def __init__(self, kind: int, low: int, high: int, size: int = ANY) -> None:
        self.kind = kind
        self.low = low
        self.high = high
        self.size = size

    def read(self, reader: Reader, key: str, default: Any, seats: int) -> Any:
        """The field of a position; refused by name."""
        if self.kind == NUMBER:
            return reader.integer(key, default, self.low, self.high)
        count = seats if self.size == SEATS else self.size
        if self.kind == LIST:
            return reader.integers(key, default, self.low, self.high, count if count >= 0 else None)
        rows = reader.table.pop(key, [list(row) for row in default])
        if not isinstance(rows, list) or (count >= 0 and len(rows) != count) or not all(map(self._is_row, rows)):
            many = f"{count} rows" if count >= 0 else "rows"
            raise reader.wrong(key, rows, f"{many} of numbers from {self.low} to {self.high}")
        return [tuple(row) for row in rows]

    def _is_row(self, row: Any) -> bool:
        return isinstance(row, list) and all(type(item) is int and self.low <= item <= self.high for item in row)


class Booth(State):
    """A state whose fields are told by ``SHAPES``; those in ``SECRET`` are hidden, and ``show`` tells what of them
    a seat may know all the same."""

    SHAPES: ClassVar[Mapping[str, Shape]] = {}
    SECRET: ClassVar[tuple[str, ...]] = ()

    def clone(self: B) -> B:
        o = type(self)(self.setup, self.dice)
        self.copy_table(o)
        for name in self.FIELDS:
            value = getattr(self, name)
            setattr(o, name, value[:] if isinstance(value, list) else value)
        return o

    def redact(self: B, seat: int | None) -> B:
        o = type(self)(self.setup, None)
        self.show_table(o, seat)
        for name in self.FIELDS:
            if name not in self.SECRET:
                value = getattr(self, name)
                setattr(o, name, value[:] if isinstance(value, list) else value)
        self.show(o, seat)
        return o

    def show(self, o: Any, seat: int | None) -> None:
        """Copy into the view ``o`` what the seat may know of the secret fields."""

    def fault(self) -> str:
        """What could not lie on a table together, in one sentence; empty where all is well."""
        return ""


class BoothGame(Game[B]):
    """An attraction as a game of its own, for three to six."""

    part_of: ClassVar[str] = "rummelplatz"
    version: ClassVar[str] = "1"
    seats: ClassVar[range] = range(3, 7)

    def table(self, setup: Setup, dice: Dice | None) -> B:
        """An empty table."""
        raise NotImplementedError

    def check(self, state: B) -> None:
        fault = state.fault()
        assert not fault, fault

    def position(self, text: str, seed: str = "0") -> B:
        """A table set by hand: the fields of the state by name; left out, they are as before the first act."""
        reader = Reader.of(text)
        seats = reader.integer("seats", self.seats[0], self.seats[0], self.seats[-1])
        s = self.table(self.setup(seats, read_options(reader)), Dice.of(seed))
        for name, shape in s.SHAPES.items():
            setattr(s, name, shape.read(reader, name, getattr(s, name), seats))
        read_stack(reader, s, self.nodes)
        reader.finish()
        fault = s.fault()
        if fault:
            raise ValueError(f"position: {fault}")
        return s

    def write_position(self, state: B) -> str:
        table: dict[str, Any] = {"seats": state.seats, "options": state.setup.options}
        for name in state.FIELDS:
            value = getattr(state, name)
            rows = isinstance(value, list) and bool(value) and isinstance(value[0], tuple)
            table[name] = [list(row) for row in value] if rows else value
        return write(table | write_stack(state))


def read_table(tables: dict[str, Any], where: str, name: str, rows: Mapping[str, tuple[int, int]]) -> dict[str, int]:
    """Take the table ``name`` of an edition, all of whose rows are numbers. Raises ValueError naming the row."""
    content = tables.pop(name, {})
    found = {}
    for key, (low, high) in rows.items():
        value = content.get(key)
        if type(value) is not int or not low <= value <= high:
            raise ValueError(f"edition {where}: [{name}] {key} = {value!r}, want a number from {low} to {high}")
        found[key] = value
    for key in sorted(set(content) - set(rows) - {"origin"}):
        raise ValueError(f"edition {where}: [{name}] {key} is not known here")
    return found


def read_numbers(tables: dict[str, Any], where: str, name: str, key: str, low: int, high: int) -> tuple[int, ...]:
    """Take the row ``key`` of the table ``name``: a list of numbers. Raises ValueError naming the row."""
    numbers = tables.get(name, {}).pop(key, None)
    right = isinstance(numbers, list) and all(type(item) is int and low <= item <= high for item in numbers)
    if not right or not numbers:
        raise ValueError(f"edition {where}: [{name}] {key} = {numbers!r}, want numbers from {low} to {high}")
    return tuple(numbers)


def finish_tables(tables: dict[str, Any], where: str) -> None:
    """Refuse what nobody took."""
    for name in sorted(tables):
        raise ValueError(f"edition {where}: table [{name}] is not known here")
