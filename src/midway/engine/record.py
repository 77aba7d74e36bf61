"""Records: a header and one line an action, readable by people and by machines.

::

    midway record 1
    game: aquapark
    rules: 1
    edition: Fairground stand-in (3f9a0c2d11e0b7aa)
    seats: 2
    option mode: normal
    seed-hash: 7c3e…

    1  0 offer row 1  #91d2
    2  1 take near  #0c44
    3 !0 place rot180 H 0,-1  #7a10
    4  undo 2  #b801
    5  0@31500 roll ab  #…
    end: 5 91d2a0c3b4e5f607
    seed: 5b0f…

A line has a number, the seat (-1 is the table's clock), its time in ms where time plays a part, ``!`` when the choice
was forced, the action's code, and the first four digits of the state's hash after it. ``undo n`` goes back to the
state after line n. The last line is ``end``, or ``open`` for a game that still goes on: a file without one was cut.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

FORMAT = "midway record 1"
CHECK_DIGITS = 4

_NUMBER = "0|[1-9][0-9]{0,11}"  # one spelling a number, and none that is absurd
_PLAY = re.compile(rf"({_NUMBER}) ( |!)(-1|{_NUMBER})(?:@({_NUMBER}))? (.+?)(?:  #([0-9a-f]{{4}}))?")
_UNDO = re.compile(rf"({_NUMBER})  undo ({_NUMBER})(?:  #([0-9a-f]{{4}}))?")
_CLOSE = re.compile(rf"(end|open): ({_NUMBER})(?: ([0-9a-f]{{16}}))?")
_SEATS = re.compile("[1-9][0-9]?")


class RecordError(ValueError):
    """A record that cannot be read or does not fit the rules: the line of the file and the reason."""

    def __init__(self, line: int, reason: str) -> None:
        self.line = line
        self.reason = reason
        super().__init__(f"line {line}: {reason}")


@dataclass(frozen=True)
class Line:
    """One line of a record. ``code`` is empty where it undoes (``undo_to`` names the line gone back to)."""

    seat: int
    code: str
    time: int = 0
    forced: bool = False
    undo_to: int | None = None
    check: str = ""
    place: int = 0  # line of the file it was read from

    def text(self, number: int) -> str:
        if self.undo_to is not None:
            body = f"{number}  undo {self.undo_to}"
        else:
            at = f"@{self.time}" if self.time else ""
            body = f"{number} {'!' if self.forced else ' '}{self.seat}{at} {self.code}"
        return f"{body}  #{self.check}" if self.check else body


@dataclass
class Record:
    """What a table was made of, and every line since."""

    game: str
    rules: str
    edition: str
    seats: int
    options: dict[str, str] = field(default_factory=dict)
    rulings: dict[str, str] = field(default_factory=dict)
    seed_hash: str = ""
    seed: str = ""
    lines: list[Line] = field(default_factory=list)
    #: Hash of the state after the last line; empty in a seat's own view of a running game.
    final: str = ""
    ended: bool = False
    #: Line of the file that each header, ``end`` and ``seed`` was read from.
    places: dict[str, int] = field(default_factory=dict, compare=False)

    def text(self) -> str:
        """The file."""
        head = [
            FORMAT,
            f"game: {self.game}",
            f"rules: {self.rules}",
            f"edition: {self.edition}",
            f"seats: {self.seats}",
            *[f"option {key}: {value}" for key, value in sorted(self.options.items())],
            *[f"ruling {key}: {value}" for key, value in sorted(self.rulings.items())],
            f"seed-hash: {self.seed_hash}",
            "",
        ]
        body = [line.text(number) for number, line in enumerate(self.lines, 1)]
        close = f"{'end' if self.ended else 'open'}: {len(self.lines)} {self.final}".rstrip()
        tail = [f"seed: {self.seed}"] if self.seed else []
        return "\n".join([*head, *body, close, *tail]) + "\n"

    @classmethod
    def read(cls, text: str) -> Record:
        """Parse a file. Raises RecordError with the line and the reason; says nothing about legality."""
        rows = text.removesuffix("\n").replace("\r\n", "\n").split("\n")  # splitlines cuts at odd characters too
        if not rows or rows[0].strip() != FORMAT:
            raise RecordError(1, f"not a Midway record: the first line must be {FORMAT!r}")
        blank = rows.index("") if "" in rows else len(rows)
        record = cls._read_head(rows[1:blank])
        closed = False
        for number, row in enumerate(rows[blank + 1 :], blank + 2):
            if closed:
                record._read_tail(number, row)
            elif match := _CLOSE.fullmatch(row):
                closed = True
                record.ended = match[1] == "end"
                record.final = match[3] or ""
                record.places["end"] = number
                if int(match[2]) != len(record.lines):
                    raise RecordError(number, f"it says {match[2]} lines, but {len(record.lines)} stand above")
            else:
                record.lines.append(record._read_line(number, row))
        if not closed:
            raise RecordError(len(rows), "the record is cut short: no 'end' or 'open' line closes it")
        return record

    @classmethod
    def _read_head(cls, rows: list[str]) -> Record:
        fields: dict[str, str] = {}
        places: dict[str, int] = {}
        for number, row in enumerate(rows, 2):
            key, colon, value = row.partition(": ")
            if not colon:
                raise RecordError(number, f"not a header line: {row[:60]!r}")
            if key in fields:
                raise RecordError(number, f"{key!r} is there twice")
            fields[key] = value
            places[key] = number
        for key in ("game", "rules", "edition", "seats", "seed-hash"):
            if key not in fields:
                raise RecordError(len(rows) + 1, f"the header has no {key!r}")
        if not _SEATS.fullmatch(fields["seats"]):
            raise RecordError(places["seats"], f"seats is a number, not {fields['seats'][:60]!r}")
        known = ("game", "rules", "edition", "seats", "seed-hash")
        for key in fields:
            if key not in known and not key.startswith(("option ", "ruling ")):
                raise RecordError(places[key], f"unknown header {key!r}")
        return cls(
            game=fields["game"],
            rules=fields["rules"],
            edition=fields["edition"],
            seats=int(fields["seats"]),
            options={key[7:]: value for key, value in fields.items() if key.startswith("option ")},
            rulings={key[7:]: value for key, value in fields.items() if key.startswith("ruling ")},
            seed_hash=fields["seed-hash"],
            places=places,
        )

    def _read_line(self, number: int, row: str) -> Line:
        if match := _UNDO.fullmatch(row):
            line = Line(0, "", undo_to=int(match[2]), check=match[3] or "", place=number)
        elif match := _PLAY.fullmatch(row):
            line = Line(int(match[3]), match[5], int(match[4] or 0), match[2] == "!", None, match[6] or "", number)
        else:
            raise RecordError(number, f"not a line of a record: {row[:60]!r}")
        if int(match[1]) != len(self.lines) + 1:
            raise RecordError(number, f"line {len(self.lines) + 1} of the game is missing (this one is {match[1]})")
        return line

    def _read_tail(self, number: int, row: str) -> None:
        if row.startswith("seed: ") and not self.seed:
            self.seed = row[6:]
            self.places["seed"] = number
        elif row:
            raise RecordError(number, f"nothing may follow the end, but here is {row[:60]!r}")
