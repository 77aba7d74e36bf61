"""A record that was cut or edited is refused with the line and the reason."""

import pytest

from kit.toy import TOY
from midway.engine.match import Match
from midway.engine.record import Record, RecordError


@pytest.fixture
def rows():
    """Lines 1 to 8 are the head, 9 is empty, 10 to 13 are played, 14 ends, 15 is the seed."""
    match = Match.start(TOY, 2, seed="record")
    for seat, code in ((0, "mark"), (1, "roll"), (0, "show"), (1, "end")):
        match.act(seat, code)
    return match.export().splitlines()


def replay(rows):
    return Match.replay(TOY, Record.read("\n".join(rows) + "\n"))


def test_a_record_reads_and_writes_the_same(rows):
    assert rows[:7] == [
        "midway record 1",
        "game: toy",
        "rules: 1",
        "edition: toy box (00)",
        "seats: 2",
        "option mood: calm",
        rows[6],
    ]
    assert rows[6].startswith("seed-hash: ")
    assert rows[7] == ""
    assert rows[8].startswith("1  0 mark  #")
    assert Record.read("\n".join(rows) + "\n").text() == "\n".join(rows) + "\n"
    assert replay(rows).state.is_terminal()


@pytest.mark.parametrize(
    ("line", "new", "at", "reason"),
    [
        (1, "chess record 1", 1, "not a Midway record"),
        (2, "game: chess", 2, "this is a record of chess, not of toy"),
        (2, "game toy", 2, "not a header line"),
        (3, "rules: 0", 3, "it was played under rules 0"),
        (4, "edition: other (11)", 4, "it was played with other (11)"),
        (5, "seats: two", 5, "seats is a number"),
        (5, "seats: 9", 5, "Toy is for 1 to 4 players, not 9"),
        (6, "option mood: sad", 6, "option mood is calm or wild"),
        (6, "ruling ties: 2", 6, "Toy has no reading 2 of a ruling ties"),
        (6, "game: toy", 6, "'game' is there twice"),
        (6, "weather: fine", 6, "unknown header 'weather'"),
        (9, "1  0 mark?", 9, "'mark?' of seat 0 is refused: unknown-action"),
        (9, "mark", 9, "not a line of a record"),
        (9, "1  1 mark", 9, "'mark' of seat 1 is refused: not-your-turn"),
        (9, "1  7 mark", 9, "there is no seat 7"),
        (9, "1 !0 mark", 9, "marked as forced, but seat 0 has a choice"),
        (9, "1  undo 4", 9, "undo to line 4, which is not played yet"),
        (9, "2  0 mark", 9, "line 1 of the game is missing"),
        (9, "1  0 mark  #0000", 9, "the record says 0000"),
        (13, "end: 3 0123456789abcdef", 13, "it says 3 lines, but 4 stand above"),
        (13, "end: 4 0123456789abcdef", 13, "the record says 0123456789abcdef"),
        (14, "seed: other", 14, "the seed does not fit the hash"),
        (14, "more", 14, "nothing may follow the end"),
    ],
)
def test_an_edited_line_is_named(rows, line, new, at, reason):
    rows[line - 1] = new
    with pytest.raises(RecordError) as caught:
        replay(rows)
    assert reason in caught.value.reason
    assert caught.value.line == at
    assert str(caught.value) == f"line {at}: {caught.value.reason}"


@pytest.mark.parametrize("keep", [8, 9, 10, 12])
def test_a_cut_record_is_refused(rows, keep):
    with pytest.raises(RecordError, match=f"line {keep}: the record is cut short"):
        replay(rows[:keep])


def test_a_head_without_its_fields_is_refused(rows):
    del rows[4]
    with pytest.raises(RecordError, match="the header has no 'seats'"):
        replay(rows)


def test_without_the_seed_nothing_is_replayed(rows):
    with pytest.raises(RecordError, match="line 13: the seed is not told while a game goes on"):
        replay(rows[:-1])


def test_an_end_before_the_end_is_refused(rows):
    short = [*rows[:11], f"end: 3 {'0' * 16}", rows[-1]]
    with pytest.raises(RecordError, match="line 12: the record ends, but the game does not"):
        replay(short)


def test_a_seat_reads_no_seed_no_fingerprint_and_no_open_answer():
    match = Match.start(TOY, 3, seed="record")
    match.act(0, "window")
    match.act(1, "say 2")
    assert match.seen_by(1).splitlines()[-3:] == ["1  0 window", "2  1 say 2", "open: 2"]
    for viewer in (None, 0, 2):
        text = match.seen_by(viewer)
        assert text.splitlines()[-2:] == ["1  0 window", "open: 1"]
        assert "record" not in text.partition("\n")[2]
        assert "#" not in text


def test_once_all_have_answered_the_answers_are_told():
    match = Match.start(TOY, 3, seed="record")
    match.act(0, "window")
    for seat in (2, 0, 1):
        match.act(seat, f"say {seat}")
    assert match.seen_by(None).splitlines()[-4:-1] == ["2  0 say 0", "3  1 say 1", "4  2 say 2"]
