"""Positions: a table set by hand in TOML, for tests, lessons, puzzles and bug reports.

::

    seats = 2
    next = ["place 0 card=24 token=1", "offer 1 chooser=0"]   # what is asked now, then what comes after
    [options]
    mode = "family"

``next`` is the stack of frames in reading order: node key, seat (``-`` for nobody), then the node's named values.
The rest of the tables belong to the game. Whatever is not understood is refused by name.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from typing import Any

import tomli_w

from midway.engine.nodes import Frame, Node, Sealed
from midway.engine.state import CLOCK, State


class Reader:
    """Takes named values out of a TOML table; ``finish`` refuses what nobody took. Errors name the place."""

    def __init__(self, table: dict[str, Any], where: str = "position") -> None:
        self.table = dict(table)
        self.where = where

    @classmethod
    def of(cls, text: str) -> Reader:
        try:
            return cls(tomllib.loads(text))
        except RecursionError:
            raise ValueError("position: its lists lie too deep in one another") from None
        except ValueError as error:  # no TOML, or a number of thousands of digits
            raise ValueError(f"position: {error}") from None

    def path(self, key: str) -> str:
        return key if self.where == "position" else f"{self.where}.{key}"

    def wrong(self, key: str, value: object, want: str) -> ValueError:
        return ValueError(f"position: {self.path(key)} = {value!r}, want {want}")

    def integer(self, key: str, default: int, low: int, high: int) -> int:
        """A whole number from ``low`` to ``high``."""
        value = self.table.pop(key, default)
        if type(value) is not int or not low <= value <= high:
            raise self.wrong(key, value, f"a number from {low} to {high}")
        return value

    def integers(self, key: str, default: Sequence[int], low: int, high: int, count: int | None = None) -> list[int]:
        """A list of whole numbers, ``count`` of them where given."""
        value = self.table.pop(key, list(default))
        right = isinstance(value, list) and all(type(item) is int and low <= item <= high for item in value)
        if not right or (count is not None and len(value) != count):
            raise self.wrong(key, value, f"{count if count is not None else 'a list of'} numbers from {low} to {high}")
        return value  # type: ignore[no-any-return]

    def word(self, key: str, default: str, allowed: Sequence[str] = ()) -> str:
        """A word, one of ``allowed`` where given."""
        value = self.table.pop(key, default)
        if not isinstance(value, str) or (allowed and value not in allowed):
            raise self.wrong(key, value, " or ".join(allowed) if allowed else "a word")
        return value

    def words(self, key: str, default: Sequence[str] = ()) -> list[str]:
        """A list of words."""
        value = self.table.pop(key, list(default))
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise self.wrong(key, value, "a list of words")
        return value

    def tables(self, key: str) -> list[Reader]:
        """The tables of an array ``[[key]]``."""
        value = self.table.pop(key, [])
        if not isinstance(value, list) or not all(isinstance(item, dict) for item in value):
            raise self.wrong(key, value, f"tables, each headed [[{self.path(key)}]]")
        return [Reader(item, f"{self.path(key)}[{number}]") for number, item in enumerate(value)]

    def subtable(self, key: str) -> Reader:
        """The table ``[key]``, empty where it is left out."""
        value = self.table.pop(key, {})
        if not isinstance(value, dict):
            raise self.wrong(key, value, f"a table headed [{self.path(key)}]")
        return Reader(value, self.path(key))

    def finish(self) -> None:
        """Refuse what is left."""
        for key in self.table:
            raise ValueError(f"position: {self.path(key)} is not known here")


def whole(word: str) -> int:
    """The whole number that a word is; -1 for any other word, and for one of absurd length."""
    return int(word) if word.isdecimal() and len(word) < 10 else -1


def read_options(reader: Reader) -> dict[str, str]:
    """The ``[options]`` table; the game checks keys and values."""
    table = reader.subtable("options")
    return {key: table.word(key, "") for key in list(table.table)}


def read_stack(reader: Reader, state: State, nodes: Mapping[str, Node[Any]]) -> None:
    """Set the stack and the counters from ``next``, ``answers`` and ``[counters]``."""
    rows = reader.words("next")
    if not rows:
        raise ValueError("position: next is missing; it lists what is asked now and all that comes after")
    counters = reader.subtable("counters")
    state.step = counters.integer("step", 0, 0, 1 << 40)
    state.windows = counters.integer("windows", 0, 0, 1 << 40)
    state.answers = counters.integers("answers", state.answers, 0, 1 << 40, state.seats)
    draws = counters.subtable("draws")
    state.draws = [draws.integer(name, 0, 0, 1 << 40) for name in state.STREAMS]
    draws.finish()
    counters.finish()
    if rows != ["over"]:
        state.stack = [_read_frame(row, f"next[{n}]", state, nodes) for n, row in enumerate(rows)][::-1]
    for n, answer in enumerate(reader.words("answers")):
        _read_answer(answer, f"answers[{n}]", state)


def _read_frame(text: str, place: str, state: State, nodes: Mapping[str, Node[Any]]) -> Frame:
    key, _, rest = text.partition(" ")
    seat_word, _, values = rest.partition(" ")
    node = nodes.get(key)
    if node is None:
        raise ValueError(f"position: {place} = {text!r}, want one of {', '.join(sorted(nodes))}")
    if seat_word == "-":
        seat = CLOCK
    elif 0 <= whole(seat_word) < state.seats:
        seat = whole(seat_word)
    else:
        raise ValueError(f"position: {place} = {text!r}, want a seat from 0 to {state.seats - 1} or - after {key}")
    wrong = ValueError(f"position: {place} = {text!r}, want {' '.join([key, 'SEAT', *_form(node)])}")
    given = {name: numbers for name, _, numbers in [value.partition("=") for value in values.split()]}
    if len(given) != len(values.split()):
        raise wrong
    data: list[int] = []
    try:
        asked = tuple([int(s) for s in given.pop("asked").split(",")]) if "asked" in given else ()
        window = int(given.pop("window", "0"))
        for name in node.names:
            numbers = given.pop(name.rstrip("*"))
            if name.endswith("*"):
                data += [int(n) for n in numbers.split(",") if n]
            else:
                data.append(int(numbers))
    except (KeyError, ValueError):
        raise wrong from None
    twice_asked = len(set(asked)) < len(asked)
    if given or twice_asked or bool(asked) != isinstance(node, Sealed) or any(not 0 <= s < state.seats for s in asked):
        raise wrong
    if node.stays:
        window = window or state.windows + 1
        state.windows = max(state.windows, window)
        return Frame(node, seat, tuple(data), asked, (None,) * len(asked), window)
    return node.on(seat, *data)


def _form(node: Node[Any]) -> list[str]:
    names = [f"{name.rstrip('*')}=…" for name in node.names]
    return [*names, "asked=0,1"] if node.hidden else names


def _read_answer(text: str, place: str, state: State) -> None:
    seat_word, _, code = text.partition(" ")
    top = state.stack[-1] if state.stack else None
    action = state.parse(code)
    if top is None or whole(seat_word) not in top.asked:
        raise ValueError(f"position: {place} = {text!r}, want a seat that the open window asks, then its answer")
    if action is None or action not in state.legal_actions(int(seat_word)):
        raise ValueError(f"position: {place} = {text!r} is no answer that seat {seat_word} could give")
    state.stack[-1] = top.answered(int(seat_word), action)


def write_stack(state: State) -> dict[str, Any]:
    """``next``, ``answers`` and ``[counters]`` of a state."""
    table: dict[str, Any] = {"next": [_frame_text(f) for f in reversed(state.stack)] or ["over"]}
    if state.stack and any(state.stack[-1].held):
        top = state.stack[-1]
        table["answers"] = [f"{seat} {h.code}" for seat, h in zip(top.asked, top.held, strict=True) if h is not None]
    counters: dict[str, Any] = {"step": state.step, "windows": state.windows}
    if any(state.answers):
        counters["answers"] = state.answers
    drawn = {name: n for name, n in zip(state.STREAMS, state.draws, strict=True) if n}
    if drawn:
        counters["draws"] = drawn
    table["counters"] = counters
    return table


def _frame_text(f: Frame) -> str:
    parts = [f.node.key, "-" if f.seat == CLOCK else str(f.seat)]
    data = list(f.data)
    for name in f.node.names:
        taken = data if name.endswith("*") else data[:1]
        parts.append(f"{name.rstrip('*')}={','.join(map(str, taken))}")
        data = data[len(taken) :]
    assert not data, f"node {f.node.key} names too few of its numbers: {f.data}"
    if f.asked:
        parts.append(f"asked={','.join(map(str, f.asked))}")
    if f.node.stays:
        parts.append(f"window={f.window}")
    return " ".join(parts)


def write(table: dict[str, Any]) -> str:
    """TOML text; plain values first, as TOML wants it."""
    flat = {key: value for key, value in table.items() if not _is_table(value)}
    deep = {key: value for key, value in table.items() if _is_table(value)}
    return tomli_w.dumps(flat | deep)


def _is_table(value: object) -> bool:
    return isinstance(value, dict) or (isinstance(value, list) and bool(value) and isinstance(value[0], dict))
