"""Lessons over HTTP: each stop as a table's Step, with its sentence. Nothing is opened and nothing is kept.

A lesson is played through once, on tables nobody else sees; its stops are told from there for as long as the host runs.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec

from midway.engine.match import Match
from midway.engine.state import State
from midway.engine.words import Choice, Words
from midway.games.lesson import LEARNER, Lesson, Stop, lesson_of
from midway.host import telling
from midway.host.protocol import Closed, SeatInfo, Step, TableInfo, encode
from midway.host.requests import LessonStop, LessonTry
from midway.host.tables import Chair, Table


@dataclass(frozen=True)
class Taught:
    """One stop: the bytes of its LessonStop, and what a try is answered from: the learner's view and the choice that is
    meant, None where there is only to read."""

    told: bytes
    view: State
    meant: Choice | None


@cache
def taught(key: str) -> tuple[Taught, ...]:
    """Every stop of a game's lesson, in order; none where it has no lesson. Raises ValueError where it cannot be
    played."""
    lesson = lesson_of(key)
    return () if lesson is None else tuple(_play(lesson))


def _play(lesson: Lesson) -> Iterator[Taught]:
    table: Table | None = None
    part = -1
    for number, stop in enumerate(lesson.stops, 1):
        if table is None or stop.part != part:
            part = stop.part
            table = _table(lesson, lesson.begin(part))
        way = tuple([told for place, step in stop.before for told in _played(lesson, table, part, place, step)])
        yield _stop(lesson, table, stop, number, way)


def _table(lesson: Lesson, match: Match) -> Table:
    """A table for the learner and those who play along."""
    chairs = [Chair(seat, "person", name or "learner") for seat, name in enumerate(lesson.names)]
    options = match.record.options
    table = Table("lesson", "", lesson.game, options, chairs, owner="", seed=match.seed, listed=False)
    table.match = match
    table.advance()
    return table


def _played(lesson: Lesson, table: Table, part: int, place: int, step: Any) -> Iterator[Step]:
    """A step is played: what the learner is told of it, as at every table."""
    assert table.match is not None
    lesson.play(table.match, part, place, step)
    before = table.advance()
    if before is not None or step.seat == LEARNER:  # an answer in a hidden window is nobody else's business
        yield _quiet(telling.step(table, LEARNER, before))


def _stop(lesson: Lesson, table: Table, stop: Stop, number: int, way: tuple[Step, ...]) -> Taught:
    whole = msgspec.structs.replace(telling.step(table, LEARNER), undo="no")
    meant = next((choice for choice in whole.choices if choice.code == stop.play), None)
    if stop.kind != "do":
        whole = _quiet(whole)
    if way:
        way = (*way[:-1], msgspec.structs.replace(way[-1], choices=whole.choices, asks_me=whole.asks_me))
    told = LessonStop(
        game=lesson.game.key,
        stop=number,
        stops=len(lesson.stops),
        kind=stop.kind,
        say=lesson.sentence(stop),
        rule=stop.rule,
        rule_text=telling.rule_text(lesson.game.key, stop.rule),
        look=stop.look,
        meant=stop.play,
        table=_info(lesson, table),
        whole=whole,
        way=way,
    )
    return Taught(encode(told), table.state.redact(LEARNER), meant)


def _quiet(step: Step) -> Step:
    """A Step at which the learner has only to look."""
    return msgspec.structs.replace(step, choices=(), asks_me=False, undo="no")


def _info(lesson: Lesson, table: Table) -> TableInfo:
    seats = [
        SeatInfo(seat=seat, kind="person", name=name, mine=seat == LEARNER, here=True)
        for seat, name in enumerate(lesson.names)
    ]
    return TableInfo(
        id=table.id,
        name=table.name,
        game=lesson.game.key,
        options=table.options,
        status=table.status,
        seats=tuple(seats),
        owner=False,
        fills=False,
        listed=False,
        open=True,
        watching=0,
        seed_hash="",
        seed="",
        lines=table.visible(),
    )


def answer(stop: Taught, code: str) -> LessonTry:
    """Whether a choice is the one that is meant. If not, a sentence: why it is closed, or which one is asked for."""
    if stop.meant is None:
        return LessonTry(False, Words("lesson-read"))
    if code == stop.meant.code:
        return LessonTry(True)
    closed = telling.reason_seen(stop.view, LEARNER, code)
    words = closed.words or Words("lesson-other", {"choice": stop.meant.words})
    return LessonTry(False, words, closed.rule, closed.rule_text)


def closed(stop: Taught) -> Closed:
    """What could be pointed at but not played, with reasons."""
    return telling.closed_seen(stop.view, LEARNER)
