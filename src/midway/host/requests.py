"""Bodies of plain requests and of their answers (JSON over HTTP). The client's TypeScript types are generated from here
and from ``protocol``."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from midway.engine.words import Words
from midway.games.funfair.observation import Reference as FunfairReference
from midway.host.protocol import SeatInfo, Short, Step, TableInfo

#: No control characters but ends of lines and tabs.
PROSE = r"\A[^\x00-\x08\x0b-\x1f\x7f]*\Z"


class OptionInfo(msgspec.Struct, frozen=True, rename="camel"):
    """Texts: ``option-<key>``, ``option-<key>-<value>`` of the game's catalogue. One that is chosen for each seat by
    itself is asked for as ``<key>-<seat>``."""

    key: str
    values: tuple[str, ...]
    default: str
    seats: bool = False


class GameInfo(msgspec.Struct, frozen=True, rename="camel"):
    """GET /api/games"""

    key: str
    title: str
    min_seats: int
    max_seats: int
    options: tuple[OptionInfo, ...]
    bots: tuple[str, ...]
    part_of: str  # the game it is an attraction of, "" for a whole one
    at_once: dict[str, tuple[str, ...]]  # values of options under which one device is not enough for two people
    lesson: bool = False  # a newcomer is taken by the hand


class RuleInfo(msgspec.Struct, frozen=True, rename="camel"):
    """One statement. ``gone``: it is no longer in force and its sentence says what took its place."""

    id: str
    text: str
    heading: str
    gone: bool


class RulingInfo(msgspec.Struct, frozen=True, rename="camel"):
    """A reading where the rulebook is silent: the rule that says it, and the rules version it came with."""

    rule: str
    since: str


class RulesInfo(msgspec.Struct, frozen=True, rename="camel"):
    """GET /api/games/<key>/rules: the game's register, what holds at every table, the rulings in force."""

    game: str
    title: str
    version: str
    rules: tuple[RuleInfo, ...]
    house: tuple[RuleInfo, ...]
    rulings: tuple[RulingInfo, ...]


class Faces(msgspec.Struct, frozen=True, rename="camel"):
    """GET /api/games/<key>/faces/<digest>: what the pieces of an edition show, which observations name by key. An
    address always gives the same, so a browser asks once."""

    game: str
    reference: FunfairReference


class TableCard(msgspec.Struct, frozen=True, rename="camel"):
    """A table in the lobby."""

    id: str
    name: str
    game: str
    status: Literal["open", "playing", "over"]
    seats: tuple[SeatInfo, ...]
    mine: bool
    my_turn: bool
    updated: int  # seconds since 1970


class Lobby(msgspec.Struct, frozen=True, rename="camel"):
    """GET /api/lobby: mine first (my turn before all), then open ones, then ones to watch."""

    me: str  # my name, "" while unknown
    tables: tuple[TableCard, ...]


class NewTable(msgspec.Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    """POST /api/tables. ``seats`` says who sits where: ``me`` (this device; several for hotseat), ``open``, or a bot's
    name. Answers TableMade."""

    game: Short
    seats: Annotated[tuple[Short, ...], msgspec.Meta(max_length=8)]
    options: Annotated[dict[Short, Short], msgspec.Meta(max_length=32)] = {}
    listed: bool = True


class SeatLink(msgspec.Struct, frozen=True, rename="camel"):
    seat: int
    link: str


class TableMade(msgspec.Struct, frozen=True, rename="camel"):
    """``links`` invite one person each; ``/t/<id>`` is the table's own address."""

    id: str
    links: tuple[SeatLink, ...]


class Seated(msgspec.Struct, frozen=True, rename="camel"):
    """Answer to TakeSeat: the seat that is now taken."""

    seat: int


class TakeSeat(msgspec.Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    """POST /api/tables/<id>/seats. ``seat`` null: any free one. ``token`` from a seat's link. ``bot``: who ``fills``
    the table puts a bot on a free seat; in play, whoever plays lets one stand in on a seat whose person is ``gone``."""

    seat: int | None = None
    token: Short = ""
    bot: Short = ""


class LeaveSeat(msgspec.Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    """POST /api/tables/<id>/leave: this seat of mine is free from now on, for a bot or for another person. Answers
    Seated. Before the start its link opens it again."""

    seat: int


class MyName(msgspec.Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    """POST /api/me: call me this. The answer repeats the name as it was taken."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=24)]


class LessonStop(msgspec.Struct, frozen=True, rename="camel"):
    """GET /api/games/<key>/lesson/<stop>: stop ``stop`` of a lesson, from 1 to ``stops``. ``say`` tells what to see and
    what to do (``do``: one of the Step's choices, ``meant``), or only to read on. ``whole`` is the fresh Step it stands
    at, in a view of the table as at every other; ``way`` are the Steps that lead there from the stop before, none where
    nothing is played in between."""

    game: str
    stop: int
    stops: int
    kind: Literal["do", "read", "end"]
    say: Words
    rule: str
    rule_text: str
    look: str  # the picture a board of several shall show, by its key; "" for its own choice
    meant: str
    table: TableInfo
    whole: Step
    way: tuple[Step, ...]


class LessonTry(msgspec.Struct, frozen=True, rename="camel"):
    """GET /api/games/<key>/lesson/<stop>/try?code=<code>: whether it is the choice that was ``meant``. Any other is
    answered with a sentence, a closed one with its reason and rule, and nothing is played."""

    meant: bool
    words: Words | None = None
    rule: str = ""
    rule_text: str = ""


class Problem(msgspec.Struct, frozen=True, rename="camel"):
    """Body of every 4xx answer."""

    words: Words


class MySaying(msgspec.Struct, frozen=True, rename="camel"):
    """Something I said at a table, from a seat of mine or as a watcher."""

    seat: int | None
    text: str


class MyTable(msgspec.Struct, frozen=True, rename="camel"):
    """What a table holds of me: my seats and those kept for me, what I said, and the log's lines that call me by
    name. Seats count from 0. Its game is at /api/tables/<id>/record."""

    id: str
    name: str
    game: str
    status: Literal["open", "playing", "over"]
    opened: bool  # by me
    seats: tuple[int, ...]
    kept_seats: tuple[int, ...]
    created: int  # seconds since 1970
    updated: int
    said: tuple[MySaying, ...]
    told: tuple[Words, ...]


class MyData(msgspec.Struct, frozen=True, rename="camel"):
    """GET /api/me: everything that is kept of me."""

    name: str
    since: int  # seconds since 1970
    tables: tuple[MyTable, ...]


class Forget(msgspec.Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    """POST /api/me/forget: take all that out. My seats go on without me and without my name; the cookie opens nothing
    any more. The answer is empty."""


class ReportWish(msgspec.Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    """POST /api/tables/<id>/report: write a problem down as it is seen from a seat I may look from, or by a watcher.
    ``moment`` null: now. ``words`` are the reporter's own. Answers Report."""

    seat: int | None = None
    moment: int | None = None
    language: Literal["en", "de"] = "en"
    window: Short = ""  # its size, as in "1440 x 900"
    words: Annotated[str, msgspec.Meta(max_length=2000, pattern=PROSE)] = ""


class Report(msgspec.Struct, frozen=True, rename="camel"):
    """A text to keep or to send, and a name for its file."""

    name: str
    text: str
