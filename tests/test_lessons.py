"""Every lesson can be taken to its end; a wrong file is refused by the place in it."""

from __future__ import annotations

import pytest

from kit.lessons import check_played, check_said, check_taught
from midway.games import GAMES, load_game
from midway.games.lesson import Lesson, lesson_file, lesson_of

TAUGHT = [key for key in GAMES if lesson_file(load_game(key)).is_file()]

lessons = pytest.mark.parametrize("key", TAUGHT)


def test_every_game_of_the_house_has_a_lesson() -> None:
    assert [key for key in GAMES if not load_game(key).part_of] == TAUGHT


@lessons
def test_every_step_is_played_by_the_rules(key: str) -> None:
    lesson = lesson_of(key)
    assert lesson is not None
    check_played(lesson)


@lessons
def test_every_sentence_is_said_in_every_language(key: str) -> None:
    lesson = lesson_of(key)
    assert lesson is not None
    check_said(lesson)


@lessons
def test_a_lesson_names_the_rules_it_teaches(key: str) -> None:
    lesson = lesson_of(key)
    assert lesson is not None
    check_taught(lesson)


def test_a_game_without_a_lesson_has_none() -> None:
    assert lesson_of("swing_boat") is None


#: Seat 0 chooses a start card, seat 1 the other one; then there is to read.
RIGHT = """
names = ["Lena"]
[[part]]
seats = 2
seed = "b"
[[part.step]]
play = "start orange front"
say = "learn-start"
rule = "AQ-8"
[[part.step]]
seat = 1
play = "start pink front"
[[part.step]]
say = "learn-over"
"""


def read(text: str) -> Lesson:
    return Lesson(load_game("aquapark"), text)


def played(lesson: Lesson) -> None:
    for number in range(len(lesson.parts)):
        match = lesson.begin(number)
        for stop in lesson.stops:
            for place, step in stop.before if stop.part == number else ():
                lesson.play(match, number, place, step)


def test_stops_are_where_something_is_said() -> None:
    first, last = read(RIGHT).stops
    assert (first.kind, first.play, first.rule, first.before) == ("do", "start orange front", "AQ-8", ())
    assert (last.kind, last.play) == ("end", "")
    assert [(place, step.seat, step.play) for place, step in last.before] == [
        (0, 0, "start orange front"),
        (1, 1, "start pink front"),
    ]


def test_what_others_do_is_read_after_it_has_happened() -> None:
    _, second, last = read(RIGHT.replace('pink front"', 'pink front"\nsay = "learn-take"')).stops
    assert (second.kind, second.say, second.play, last.before) == ("read", "learn-take", "", ())
    assert len(second.before) == 2


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ("seats = 2", "seats = ", "lesson.toml: "),
        ("seats = 2", "chairs = 2", r"`chairs` - at `\$\.part\[0\]`"),
        ("seats = 2", "seats = 9", r"part\[0\]: Aquapark is for 1 to 5 players, not 9"),
        ("seats = 2", "seats = 3", r"part\[0\]: it has 3 seats, and names has 1"),
        ("seats = 2", 'seats = 2\nposition = "seats = 2"', r"part\[0\]: its position says how many seats"),
        ("seats = 2\n", 'position = "seats = 2"\n', r"part\[0\]: position: next is missing"),
        ("orange front", "orange fronz", r"part\[0\]\.step\[0\]: 'start orange fronz' of seat 0 is refused"),
        ("seat = 1", "seat = 7", r"part\[0\]\.step\[1\]: "),
        ("seat = 1", 'seat = "1"', r"at `\$\.part\[0\]\.step\[1\]\.seat`"),
        ("AQ-8", "AQ-99", r"part\[0\]\.step\[0\]: there is no rule 'AQ-99'"),
        ('say = "learn-over"', "", r"part\[0\]\.step\[2\]: .*nothing to play"),
        ('say = "learn-over"', 'say = "learn-over"\nplay = "offer row 1"', r"part\[0\]\.step\[2\]: .*nothing to play"),
        ('play = "start pink front"', "", r"part\[0\]\.step\[1\]: it neither plays nor says anything"),
    ],
)
def test_a_wrong_lesson_is_refused_by_the_place(old: str, new: str, place: str) -> None:
    played(read(RIGHT))
    assert old in RIGHT
    with pytest.raises(ValueError, match=place):
        played(read(RIGHT.replace(old, new)))
