"""Records, rulings, editions and positions: what was edited or is not understood is refused by its place."""

from __future__ import annotations

from pathlib import Path

import pytest

from kit.fair import GAME, play, table
from midway.engine.edition import read_edition
from midway.engine.match import Match
from midway.engine.position import write, write_stack
from midway.engine.record import Record, RecordError


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("1  0 walk", "1  0 wander", 9),
        ("1  0 walk", "1  -7 walk", 9),
        ("1  0 walk", "\u0661  0 walk", 9),
        ("1  0 walk", "1  00 walk", 9),
        ("1  0 walk", "1  0@99999999999999999999 walk", 9),
        ("2  1 walk", "2  undo 2", 10),
        ("2  1 walk", "3  1 walk", 10),
        ("seats: 3", "seats: \u0663", 5),
        ("seats: 3", "seats: " + "9" * 5000, 5),
        ("open: 2", "open: " + "2" * 5000, 11),
    ],
)  # fmt: skip
def test_an_edited_record_is_refused_by_line(old: str, new: str, line: int) -> None:
    text = play(table(), "0 walk", "1 walk").export()
    assert old in text
    with pytest.raises(RecordError) as error:
        Match.replay(GAME, Record.read(text.replace(old, new)))
    assert error.value.line == line


def test_a_record_keeps_its_reading_and_an_unknown_one_is_refused() -> None:
    text = play(table(), "0 walk").export()
    old = text.replace("rules: 2", "rules: 1").replace("ruling R1: 2", "ruling R1: 1")
    match = Match.replay(GAME, Record.read(old))
    assert match.state.setup.rulings == {"R1": "1"}
    assert match.export() == old
    older = old.replace("ruling R1: 1\n", "")
    assert Match.replay(GAME, Record.read(older)).state.setup.rulings == {"R1": "1"}
    with pytest.raises(RecordError, match="no reading 3 of a ruling R1"):
        Match.replay(GAME, Record.read(text.replace("ruling R1: 2", "ruling R1: 3")))


def test_an_edition_name_is_one_line_of_print(tmp_path: Path) -> None:
    file = tmp_path / "edition.toml"
    file.write_text('name = "a\\nseats: 9"\n')
    with pytest.raises(ValueError, match="give it a name"):
        read_edition(file, lambda tables, where: None)


@pytest.mark.parametrize(
    "frame",
    ["turn 0 junk", "turn 0 a=1", "votes -", "votes - asked=1,1", "votes - asked=", "votes - asked=1 asked=2",
     "turn 0 asked=1", "turn 9"],
)  # fmt: skip
def test_a_frame_that_is_not_understood_is_refused_by_name(frame: str) -> None:
    with pytest.raises(ValueError, match=r"next\[0\]"):
        GAME.position(f'next = ["{frame}"]')


def test_a_position_in_an_open_window_comes_back() -> None:
    text = write({"seats": 3, **write_stack(play(table(), "0 vote", "2 right").state)})
    assert GAME.position(text).to_position() == text
