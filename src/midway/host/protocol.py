"""Every message between the host and a browser. The client's TypeScript types are generated from here.

A socket at ``/ws/tables/<id>`` belongs to one guest (by cookie) and shows one view at a time: a seat the guest holds,
or the public view (``seat`` null). Messages from the browser are ``ToHost``, from the host ``FromHost``; both are JSON
objects with a ``type``.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from midway.engine.words import Choice, LogLine, Words
from midway.games.aquapark.observation import AquaparkObservation
from midway.games.fabelland.observation import FabellandObservation
from midway.games.fun_city.observation import FunCityObservation
from midway.games.funfair.observation import FunfairObservation
from midway.games.funfair.observation import Reference as FunfairReference
from midway.games.rummelplatz.bumper_cars.observation import BumperCarsObservation
from midway.games.rummelplatz.claw_machine.observation import ClawMachineObservation
from midway.games.rummelplatz.fortune_teller.observation import FortuneTellerObservation
from midway.games.rummelplatz.ghost_train.observation import GhostTrainObservation
from midway.games.rummelplatz.hau_den_lukas.observation import HauDenLukasObservation
from midway.games.rummelplatz.horse_race.observation import HorseRaceObservation
from midway.games.rummelplatz.observation import RummelplatzObservation
from midway.games.rummelplatz.roller_coaster.observation import RollerCoasterObservation
from midway.games.rummelplatz.swing_boat.observation import SwingBoatObservation

#: By its ``game``.
Observation = (
    AquaparkObservation
    | BumperCarsObservation
    | ClawMachineObservation
    | FabellandObservation
    | FortuneTellerObservation
    | FunCityObservation
    | FunfairObservation
    | GhostTrainObservation
    | HauDenLukasObservation
    | HorseRaceObservation
    | RollerCoasterObservation
    | RummelplatzObservation
    | SwingBoatObservation
)

#: No control characters: some stores cannot keep them, and no page can show them.
PLAIN = r"\A[^\x00-\x1f\x7f]*\Z"
Short = Annotated[str, msgspec.Meta(max_length=64, pattern=PLAIN)]
Code = Annotated[str, msgspec.Meta(max_length=200, pattern=PLAIN)]

# -- from the browser


class ToHostMessage(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, rename="camel"):
    pass


class Sit(ToHostMessage, frozen=True, tag="sit"):
    """Show me this view. The answer is a whole (``fresh``) Step. Changing hands on one device is ``sit`` null first."""

    seat: int | None


class Since(ToHostMessage, frozen=True, tag="since"):
    """I have step ``n`` and a gap after it: answer one whole step."""

    n: int


class Act(ToHostMessage, frozen=True, tag="act"):
    """Play ``code`` in my view's seat. ``step`` and ``own`` are the ticket of the Step it was seen in; ``id`` is the
    sender's own, so that sending it again after a lost connection plays it once. ``t`` is ms in a race: the Step's
    ``elapsed`` and the time since it came."""

    id: Short
    step: int
    own: int
    code: Code
    t: Annotated[int, msgspec.Meta(ge=0, le=86_400_000)] = 0


class Why(ToHostMessage, frozen=True, tag="why"):
    """Why can't I play this code? The answer is a Reason."""

    code: Code


class AskClosed(ToHostMessage, frozen=True, tag="closed"):
    """List what I could point at but may not do now, with reasons. The answer is Closed."""


class Look(ToHostMessage, frozen=True, tag="look"):
    """Show the table at moment ``line``, from a seat I hold or, once the game is over, from any. Answer: Past."""

    line: int
    seat: int | None


class Undo(ToHostMessage, frozen=True, tag="undo"):
    """Take my last choice back: at once where it is free, else everybody at the table is asked."""


class Consent(ToHostMessage, frozen=True, tag="consent"):
    """My answer to an Asked."""

    ask: int
    yes: bool


class Say(ToHostMessage, frozen=True, tag="say"):
    """Tell the table something. The answer, to everybody, is Said."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=300, pattern=PLAIN)]


class Pong(ToHostMessage, frozen=True, tag="pong"):
    """The answer to a Ping, sent at once."""

    n: int


ToHost = Sit | Since | Act | Why | AskClosed | Look | Undo | Consent | Say | Pong

# -- from the host


class FromHostMessage(msgspec.Struct, frozen=True, tag_field="type", rename="camel"):
    pass


class SeatInfo(msgspec.Struct, frozen=True, rename="camel"):
    """A chair at the table. ``kind``: empty, person, bot. ``mine``: held by this guest."""

    seat: int
    kind: Literal["empty", "person", "bot"]
    name: str
    mine: bool
    here: bool  # connected now
    bot: str = ""
    invited: bool = False  # free, and kept for this guest
    stand_in: str = ""  # the bot that plays for a person who is away
    gone: bool = False  # away for so long that whoever plays here may let a bot stand in


class Again(msgspec.Struct, frozen=True, rename="camel"):
    """Whoever sat on ``seat`` has opened the table ``name`` to play again. ``link`` leads there; for those who sat here
    to the seat that is kept for them."""

    seat: int
    name: str
    link: str


class TableInfo(FromHostMessage, frozen=True, tag="table"):
    """The table itself; sent first and whenever it changes. Names are people's own words: show as plain text."""

    id: str
    name: str  # two words to call it by, "brass carousel"
    game: str
    options: dict[str, str]
    status: Literal["open", "playing", "over"]
    seats: tuple[SeatInfo, ...]
    owner: bool  # this guest opened it
    fills: bool  # may put bots on free seats: the owner; in play, while that one is away, any who plays
    listed: bool  # shown in the lobby
    open: bool  # all may see all that is seen: between people who share a device there is no curtain
    watching: int
    seed_hash: str
    seed: str  # told at the end, "" before
    lines: int
    again: Again | None = None


class Step(FromHostMessage, frozen=True, tag="step"):
    """The table as my view sees it now. ``n`` counts the steps of this table; a Step that is not ``fresh`` follows
    ``n - 1`` and its ``log`` holds what happened in between. A ``fresh`` one replaces all: its ``log`` is the whole
    log as this view may hear it (the last hundred lines). ``line`` is the moment it stands at: moments count the lines
    of the record from 0, the deal, but all answers of a hidden window as one."""

    n: int
    fresh: bool
    seat: int | None
    line: int
    step: int  # ticket
    own: int  # ticket
    prompt: Words
    asks_me: bool
    waiting: tuple[int, ...]  # seats the table waits for; empty where that is a secret
    choices: tuple[Choice, ...]
    observation: Observation
    table: tuple[Words, ...]  # all that the observation shows, in words, line by line
    points: tuple[int, ...]  # by seat, as everybody may count them now; empty where they are secret
    places: tuple[int, ...]  # by seat, once the game is over
    log: tuple[LogLine, ...]
    undo: Literal["free", "ask", "no"]
    over: bool
    deadline: int | None = None  # ms from its start until this race is over for me
    elapsed: int | None = None  # ms since this race began, when this was sent
    free_at: int | None = None  # ms from its start at which I may act again, whatever I do then


class Past(FromHostMessage, frozen=True, tag="past"):
    """The table at a past moment ``line`` of ``lines``. ``log`` is what led to it."""

    line: int
    lines: int
    seat: int | None
    observation: Observation
    table: tuple[Words, ...]
    prompt: Words
    points: tuple[int, ...]
    log: tuple[LogLine, ...]


class Refused(FromHostMessage, frozen=True, tag="refused"):
    """The Act of this id was not taken: the sentence and the rule (id and its own sentence) it rests on."""

    id: str
    code: str
    words: Words
    rule: str
    rule_text: str


class Reason(FromHostMessage, frozen=True, tag="reason"):
    """Answer to Why; ``words`` is null when the action is in fact open."""

    code: str
    words: Words | None
    rule: str
    rule_text: str


class ClosedChoice(msgspec.Struct, frozen=True, rename="camel"):
    choice: Choice
    words: Words
    rule: str
    rule_text: str


class Closed(FromHostMessage, frozen=True, tag="closed"):
    choices: tuple[ClosedChoice, ...]


class Asked(FromHostMessage, frozen=True, tag="asked"):
    """Somebody asks to go back to moment ``line``. ``open`` turns false when it is settled (``agreed`` says how)."""

    ask: int
    seat: int
    line: int
    open: bool
    agreed: bool


class Said(FromHostMessage, frozen=True, tag="said"):
    seat: int | None
    name: str
    text: str


class News(FromHostMessage, frozen=True, tag="news"):
    """Something has happened to the people at the table. A ``fresh`` Step's log repeats it in its place."""

    line: LogLine


class Ping(FromHostMessage, frozen=True, tag="ping"):
    """Are you there? Asked on arrival, and every other second while something runs against time: how long the answer
    is under way is believed of what is played, and who gives none for long is stood in for by a bot."""

    n: int


class Fault(FromHostMessage, frozen=True, tag="fault"):
    """The host could not take the last message: a sentence for people."""

    words: Words


FromHost = TableInfo | Step | Past | Refused | Reason | Closed | Asked | Said | News | Ping | Fault

# -- plain requests (JSON over HTTP)


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


def encode(message: Any) -> bytes:
    return msgspec.json.encode(message)
