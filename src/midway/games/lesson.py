"""A lesson: a game played with a newcomer, step by step, and what is said at each.

A game that has one keeps it in ``lesson.toml`` and its sentences in ``text/lesson``::

    names = ["Lena"]                 # who plays on the seats after the learner's

    [[part]]                         # a table from its deal, or from a position
    seats = 2
    seed = "first"
    options = { mode = "family" }

    [[part.step]]
    play = "offer row 1"             # the learner's choice, asked for by the sentence
    say = "learn-offer"
    rule = "AQ-12"

    [[part.step]]
    seat = 1                         # others play by themselves; a sentence tells what happened
    play = "take near"
    say = "learn-taken"

    [[part.step]]                    # nothing to play: only to read; every part ends so
    say = "learn-end"

Forced choices are played by themselves, as at every table.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from midway.engine.dice import seed_hash
from midway.engine.game import Game
from midway.engine.match import Match
from midway.engine.record import Record
from midway.engine.refusal import Refusal
from midway.engine.rules import all_rules
from midway.engine.words import Words
from midway.games import load_game

#: The learner sits here.
LEARNER = 0


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One row of the file: what is played and by whom, what is said, and the rule that it teaches."""

    play: str = ""
    seat: Annotated[int, msgspec.Meta(ge=0)] = LEARNER
    say: str = ""
    rule: str = ""
    #: The picture a board shall show with the sentence, where it has room for one alone.
    look: str = ""


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table that is played on from its deal, or from a ``position``, which says all but the seed."""

    step: Annotated[tuple[Step, ...], msgspec.Meta(min_length=1)]
    seats: int | None = None
    options: dict[str, str] = {}
    position: str = ""
    seed: str = "0"


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    part: Annotated[tuple[Part, ...], msgspec.Meta(min_length=1)]
    names: tuple[str, ...] = ()


@dataclass(frozen=True)
class Stop:
    """Where the lesson waits for the learner: at a sentence, and until ``play`` is chosen if there is such a code.
    ``before`` leads here from the stop before; a ``part`` begins at its first stop."""

    part: int
    before: tuple[tuple[int, Step], ...]  # each with its number in the part
    say: str
    rule: str
    look: str
    play: str
    last: bool

    @property
    def kind(self) -> Literal["do", "read", "end"]:
        """What the learner has to do: choose, read on, or nothing any more."""
        return "end" if self.last else "do" if self.play else "read"


class Lesson:
    """The lesson of a game as its file has it. Raises ValueError naming the file and the place in it."""

    def __init__(self, game: Game[Any], text: str, where: str = "lesson.toml") -> None:
        self.game = game
        self.where = where
        try:
            file = msgspec.convert(tomllib.loads(text), type=_File)
        except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
            raise ValueError(f"{where}: {error}") from None
        self.names = ("", *file.names)
        self.parts = file.part
        self.stops = tuple([stop for number, part in enumerate(file.part) for stop in self._stops(number, part)])

    def _stops(self, number: int, part: Part) -> Iterator[Stop]:
        """The stops of a part, after a look at what can be told without playing."""
        rules = all_rules(self.game.folder, self.game.prefix)
        if part.position and (part.seats is not None or part.options):
            raise self.wrong(number, None, "its position says how many seats and which options there are")
        closing = part.step[-1]
        if closing.play or not closing.say:
            raise self.wrong(number, len(part.step) - 1, "the last step of a part is a sentence with nothing to play")
        before: list[tuple[int, Step]] = []
        for place, step in enumerate(part.step):
            if not step.say and not step.play:
                raise self.wrong(number, place, "it neither plays nor says anything")
            if step.rule and step.rule not in rules:
                raise self.wrong(number, place, f"there is no rule {step.rule!r}")
            asked = step.seat == LEARNER and step.say != ""
            if step.play and not asked:
                before.append((place, step))
            if step.say:
                last = number == len(self.parts) - 1 and place == len(part.step) - 1
                yield Stop(number, tuple(before), step.say, step.rule, step.look, step.play if asked else "", last)
                before = [(place, step)] if asked and step.play else []

    def wrong(self, part: int, step: int | None, reason: str) -> ValueError:
        place = f"part[{part}]" if step is None else f"part[{part}].step[{step}]"
        return ValueError(f"{self.where}: {place}: {reason}")

    def begin(self, number: int) -> Match:
        """The table of a part before its first step. Raises ValueError where it cannot be set up."""
        part = self.parts[number]
        try:
            if part.position:
                match = _set_by_hand(self.game, part)
            else:
                seats = self.game.seats[0] if part.seats is None else part.seats
                match = Match.start(self.game, seats, part.options, part.seed)
        except ValueError as error:
            raise self.wrong(number, None, str(error)) from None
        if len(self.names) != match.state.seats:
            raise self.wrong(number, None, f"it has {match.state.seats} seats, and names has {len(self.names) - 1}")
        match.settle()
        return match

    def play(self, match: Match, part: int, place: int, step: Step) -> None:
        """Play a step. Raises ValueError naming it where the rules refuse it."""
        try:
            match.act(step.seat, step.play)
        except Refusal as refusal:
            reason = f"{step.play!r} of seat {step.seat} is refused: {refusal}"
            raise self.wrong(part, place, reason) from None

    def sentence(self, stop: Stop) -> Words:
        """What is said there. Every seat is named in it by ``player-<seat>``, the learner's by ``player-0``."""
        seats = range(len(self.names))
        return Words(stop.say, {f"player-{seat}": Words("player", {"seat": seat}) for seat in seats})


def _set_by_hand(game: Game[Any], part: Part) -> Match:
    state = game.position(part.position, part.seed)
    setup = state.setup
    record = Record(
        game=game.key,
        rules=game.version,
        edition=f"{setup.edition.name} ({setup.edition.digest})",
        seats=setup.seats,
        options=dict(setup.options),
        rulings=dict(setup.rulings),
        seed_hash=seed_hash(part.seed),
    )
    return Match(game, state, record, part.seed)


def lesson_file(game: Game[Any]) -> Path:
    return game.folder / "lesson.toml"


@cache
def lesson_of(key: str) -> Lesson | None:
    """The lesson of the game of this key, read once; None where it has none."""
    game = load_game(key)
    path = lesson_file(game)
    return Lesson(game, path.read_text(encoding="utf-8"), path.name) if path.is_file() else None
