"""Checks of records: what was played plays again, and what was changed is found."""

from __future__ import annotations

import random

import pytest

from kit.tables import Table
from kit.walk import random_match
from midway.engine.match import Match
from midway.engine.record import Record, RecordError
from midway.engine.refusal import Refusal


def check_replay(table: Table, seed: str) -> Match:
    """A whole match read from its text comes to the same state, line by line, and ends the same."""
    match = random_match(table, seed)
    text = match.export()
    again = Match.replay(table.game(), Record.read(text))
    assert again.state.data() == match.state.data()
    assert again.export() == text
    return match


def check_faults(table: Table, match: Match, chance: random.Random) -> None:
    """Cut, edited or swapped lines are refused, and the line is named."""
    rows = match.export().splitlines()
    first = rows.index("") + 1
    last = first + len(match.record.lines)  # the line "end"
    at = chance.randrange(first, last)

    def refused(changed: list[str]) -> RecordError:
        with pytest.raises(RecordError) as caught:
            Match.replay(table.game(), Record.read("\n".join(changed) + "\n"))
        assert str(caught.value).startswith(f"line {caught.value.line}: ")
        return caught.value

    assert refused(rows[:at]).line == at, "a cut record is taken"
    assert refused(rows[:at] + rows[at + 1 :]).line == at + 1, "a missing line is not noticed"
    assert refused([*rows[:at], rows[at] + "x", *rows[at + 1 :]]).line == at + 1, "a changed code is taken"
    number, _, rest = rows[at].partition(" ")
    unknown = f"{number}  {99} {rest.strip().partition(' ')[2]}"
    assert refused([*rows[:at], unknown, *rows[at + 1 :]]).line == at + 1, "an unknown seat is taken"
    wrong = rows[at][:-4] + ("0000" if rows[at][-4:] != "0000" else "1111")
    assert refused([*rows[:at], wrong, *rows[at + 1 :]]).line == at + 1, "a wrong fingerprint is taken"
    assert "seed" in refused([*rows[:-1], "seed: another"]).reason, "another seed is taken"
    assert refused([*rows, "9 0 more"]).line == len(rows) + 1, "a line after the end is taken"


def check_secrets_of_record(match: Match) -> None:
    """A seat's record of a running game has no seed, no fingerprint, and no answer of an open window but its own."""
    for viewer in [None, *range(match.state.seats)]:
        text = match.seen_by(viewer)
        assert "\nseed: " not in text
        assert "#" not in text.partition("\n\n")[2]
        Record.read(text)


def check_undo(table: Table, seed: str, chance: random.Random) -> None:
    """Undone choices: free ones leave every view as it was; all of them replay."""
    match = random_match(table, seed, 6)
    undone = 0
    for _ in range(40):
        if match.state.is_terminal():
            break
        waiting = match.state.waiting()
        seat = chance.choice(waiting)
        action = chance.choice(match.state.legal_actions(seat))
        match.act(seat, action.code, t=match.state.earliest(seat))
        point = match.undo_point(seat)
        if point is None or undone >= 8 or match.state.is_terminal():
            continue
        free = match.undo_is_free(seat)
        before, now = match.after[point], match.state
        views = [before.redact(viewer) for viewer in [None, *range(before.seats)]]
        match.undo(point)
        undone += 1
        for view in views:
            back = match.state.redact(view.viewer)
            assert match_fields(back) == match_fields(view), "after the undo the table looks different"
        drawn = [max(a, b) for a, b in zip(before.draws, now.draws, strict=True)]
        assert match.state.draws == drawn, "undo gave drawn chance back"
        if free:
            assert before.draws == now.draws, "an undo that gives back drawn chance is called free"
    again = Match.replay(table.game(), Record.read(match.export()))
    assert again.state.data() == match.state.data(), "a record with undo lines does not replay"
    with pytest.raises(Refusal, match="no-such-line"):
        match.undo(len(match.record.lines) + 1)


def match_fields(state: object) -> tuple[object, ...]:
    """A state's data but for the counters of questions and windows, which go on."""
    frames, _, _, _, _, *own = state.data()  # type: ignore[attr-defined]
    return (tuple(frame[:4] for frame in frames), own)
