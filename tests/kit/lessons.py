"""Checks of lessons: every step can be played and is said in every language."""

from __future__ import annotations

from fluent.syntax import FluentParser, ast

from midway.games.lesson import LEARNER, Lesson
from midway.text import LANGUAGES, Catalogue, lesson_texts

#: How many choices a newcomer makes in about five minutes.
CHOICES = range(8, 15)


def check_played(lesson: Lesson) -> None:
    """From the first stop to the last, by the list of legal actions; what is asked for is a real choice."""
    part, match = -1, None
    for stop in lesson.stops:
        if stop.part != part or match is None:
            part, match = stop.part, lesson.begin(stop.part)
        for place, step in stop.before:
            lesson.play(match, part, place, step)
        lesson.game.check(match.state)
        if stop.kind == "do":
            legal = [action.code for action in match.state.legal_actions(LEARNER)]
            assert stop.play in legal, f"part {part}: {stop.play}"
            assert len(legal) > 1, f"part {part}: {stop.play} is no choice"
    assert [stop.kind for stop in lesson.stops].index("end") == len(lesson.stops) - 1
    assert sum(stop.kind == "do" for stop in lesson.stops) in CHOICES


def check_said(lesson: Lesson) -> None:
    """Every sentence is there in every language, with its values, and none lies about unsaid."""
    folder = lesson.game.folder
    for language in LANGUAGES:
        catalogue = Catalogue(folder, language, lesson=True)
        names = [name or "Ana" for name in lesson.names]
        for stop in lesson.stops:
            words = lesson.sentence(stop)
            assert catalogue.missing(words) == "", f"{stop.say} in {language}"
            assert not set("[{!") & set(catalogue.say(words, names)), f"{stop.say} in {language}"
        body = FluentParser().parse(lesson_texts(folder, language).read_text(encoding="utf-8")).body
        assert not [entry for entry in body if isinstance(entry, ast.Junk)]
        written = sorted(entry.id.name for entry in body if isinstance(entry, ast.Message))
        assert written == sorted({stop.say for stop in lesson.stops}), language


def check_taught(lesson: Lesson) -> None:
    """Nearly every stop names the rule it teaches."""
    ruled = [stop for stop in lesson.stops if stop.rule]
    assert len(ruled) * 4 >= len(lesson.stops) * 3
