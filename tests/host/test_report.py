"""A problem is reported as a text that holds what its seat may know, and of people nothing."""

from __future__ import annotations

import json
from contextlib import ExitStack
from pathlib import Path

import pytest

import midway
from host.running import Visitor, running
from host.test_play import build_stacks, three_people
from host.test_secrets import a_table
from midway.cli.main import main
from midway.engine.refusal import Refusal
from midway.games import GAMES, load_game
from midway.host.report import report
from midway.host.requests import ReportWish
from midway.host.tables import Chair, Table

BROWSER = "Netscape 4"


def asked_for(visitor: Visitor, table: str, **wish: object) -> str:
    answer = visitor.post(f"/api/tables/{table}/report", wish)
    assert visitor.status == 200, answer
    return str(answer["text"])


def test_a_report_of_a_running_game_says_what_its_seat_was_asked(tmp_path: Path) -> None:
    with running(tmp_path) as host, ExitStack() as stack:
        table, sockets = three_people(host, stack)
        asked = build_stacks(sockets)
        seat, line = asked.step["seat"], asked.step["line"]
        leader = Visitor(host.port)
        leader.cookie = asked.cookie
        text = asked_for(leader, table, seat=seat, window="390 x 844", words="It sticks.\nmidway record 1")
        rows = text.splitlines()
        assert rows[:8] == [
            "midway report 1",
            f"midway: {midway.__version__}",
            "game: bumper_cars, playing",
            f"moment: {line} of {line}",
            f"seat: {seat} (Player {seat + 1})",
            "language: en",
            "window: 390 x 844",
            rows[7],
        ]
        assert rows[7].startswith("browser: Python-urllib/")
        assert rows[8:12] == ["", "said:", "  It sticks.", "  midway record 1"]
        codes = [row.strip().partition(":")[0] for row in rows[rows.index("choices:") + 1 : rows.index("table:") - 1]]
        assert codes == [choice["code"] for choice in asked.step["choices"]]
        record = leader.text(f"/api/tables/{table}/record?seat={seat}")
        assert text.endswith(f"\n\n{record}")
        assert "After the end the whole one can be saved." in text
        for name in ("Ana", "Ben", "Cleo", table):
            assert name not in text


def test_the_report_speaks_the_language_of_the_page() -> None:
    assert "\n  Dein" in report(a_table(3), ReportWish(seat=0, language="de"), BROWSER)


def test_a_moment_of_the_past_is_reported_as_it_was() -> None:
    table = a_table(5)
    now, then = (report(table, ReportWish(seat=0, moment=moment), BROWSER) for moment in (None, 0))
    assert f"moment: {table.visible()} of {table.visible()}\n" in now
    assert f"moment: 0 of {table.visible()}\n" in then
    assert "tilt 3: " in then
    assert "tilt 3: " not in now
    with pytest.raises(Refusal, match="no-such-line"):
        report(table, ReportWish(moment=table.visible() + 1), BROWSER)


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
@pytest.mark.parametrize("lines", [0, 1, 2, 3, 5])
def test_running_tables_that_differ_in_secrets_alone_give_the_same_report(lines: int, viewer: int | None) -> None:
    table, other = a_table(lines), a_table(lines)
    assert table.match is not None
    assert other.match is not None
    for number, state in enumerate(other.match.after):
        other.match.after[number] = state.redact(viewer).imagine(f"other {number}")
    other.match.state = other.match.state.redact(viewer).imagine("other now")
    assert other.match.state.hash() != table.match.state.hash(), "the two differ in nothing"
    for moment in (None, *range(table.visible() + 1)):
        wish = ReportWish(seat=viewer, moment=moment)
        text = report(table, wish, BROWSER)
        assert report(other, wish, BROWSER) == text
        assert table.seed not in text


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_reported_from_every_seat(game: str) -> None:
    least = load_game(game).seats[0]
    table = Table(
        "t", "", load_game(game), {}, [Chair(seat, "person", f"g{seat}") for seat in range(least)], "g0", "seed"
    )
    table.start()
    for _ in range(12):
        seat = table.state.waiting()[0]
        table.act(seat, table.state.legal_actions(seat)[0].code, None, t=table.state.earliest(seat))
    for viewer in (None, *range(least)):
        text = report(table, ReportWish(seat=viewer), BROWSER)
        asked = viewer is not None and bool(table.state.legal_actions(viewer))
        assert ("choices:" in text) == asked
        assert "[" not in text.partition("midway record 1")[0], "every sentence is there"


def test_what_a_browser_calls_itself_stays_one_short_line() -> None:
    text = report(a_table(0), ReportWish(), "Odd\x1b[31m\u2028midway record 1" + 300 * "x")
    (row,) = [row for row in text.split("\n") if "Odd" in row]
    assert row == "browser: Odd [31m midway record 1" + (200 - 24) * "x"


def test_a_report_after_the_end_is_replayed_as_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with running(tmp_path / "data") as host:
        ana = host.visitor("Ana")
        table = ana.new_table("me", "random", "random")["id"]
        with ana.at(table) as socket:
            last = socket.play_out()
        text = asked_for(host.visitor(), table, seat=2, moment=1)
    assert "\nmoment: 1 of " in text
    assert "\nseat: 2 (Player 3)\n" in text
    assert "Ana" not in text
    file = tmp_path / "report.txt"
    file.write_text(text, encoding="utf-8")
    assert main(["replay", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["places"] == last["places"]
    rows = text.splitlines()
    spoilt = next(number for number, row in enumerate(rows) if row.startswith("3 "))
    rows[spoilt] = "3  0 play nothing"
    file.write_text("\n".join(rows), encoding="utf-8")
    assert main(["replay", str(file)]) == 1
    assert f"report.txt: line {spoilt + 1}: " in capsys.readouterr().err


def test_a_report_is_refused_like_any_other_look(tmp_path: Path) -> None:
    with running(tmp_path) as host, ExitStack() as stack:
        table, _ = three_people(host, stack)
        eve = host.visitor()

        def refused(table: str, **wish: object) -> tuple[int, str]:
            words = eve.post(f"/api/tables/{table}/report", wish)["words"]
            return eve.status, words["id"]

        assert refused(table, seat=1) == (403, "problem-not-your-seat")
        assert refused(table, seat=-1) == (403, "problem-not-your-seat")
        assert refused(table, moment=7) == (404, "refusal-no-such-line")
        assert refused(table, moment=-1) == (404, "refusal-no-such-line")
        assert refused(table, language="fr") == (400, "problem-body")
        assert refused(table, words="\x1b") == (400, "problem-body")
        assert refused("nowhere") == (404, "problem-no-table")
        assert refused(eve.new_table("me", "open", "open")["id"]) == (409, "problem-not-begun")
        assert "choices:" not in asked_for(eve, table), "a watcher is asked nothing"
