"""Law 3 at the host: no payload of any kind holds what its reader may not know."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from sqlite3 import connect
from typing import Any

import pytest

from host.running import Socket, running
from host.test_play import three_people
from midway.games import load_game
from midway.host import telling
from midway.host.protocol import encode
from midway.host.tables import Chair, Table

GAME = "bumper_cars"


def a_table(lines: int, seed: str = "secrets") -> Table:
    """A table of three people after some lines, everybody playing the first choice."""
    table = Table("t", "brass pony", load_game(GAME), {}, [Chair(s, "person", f"g{s}") for s in range(3)], "g0", seed)
    table.start()
    table.advance()
    while len(table.lines) < lines:
        seat = table.state.waiting()[0]
        table.act(seat, table.state.legal_actions(seat)[0].code, None)
        table.advance()
    return table


def told(table: Table, viewer: int | None) -> list[bytes]:
    """Every kind of message about the game that a view can get."""
    messages: list[Any] = [telling.step(table, viewer), telling.step(table, viewer, table.visible())]
    messages += [telling.past(table, viewer, line) for line in range(table.visible() + 1)]
    if viewer is not None:
        messages.append(telling.closed(table, viewer))
        messages += [telling.reason(table, viewer, f"play {value}") for value in range(10)]
        messages += [telling.reason(table, viewer, f"tilt {under}") for under in range(8)]
    assert table.match is not None
    return [*map(encode, messages), table.match.seen_by(viewer).encode()]


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
@pytest.mark.parametrize("lines", [0, 1, 2, 3, 5, 9])
def test_tables_that_differ_in_secrets_alone_send_the_same_bytes(lines: int, viewer: int | None) -> None:
    table, other = a_table(lines), a_table(lines)
    assert table.match is not None
    assert other.match is not None
    for number, state in enumerate(other.match.after):
        other.match.after[number] = state.redact(viewer).imagine(f"other {number}")
    other.match.state = other.match.state.redact(viewer).imagine("other now")
    assert other.match.state.hash() != table.match.state.hash(), "the two differ in nothing"
    assert told(other, viewer) == told(table, viewer)


def test_an_answer_in_a_hidden_window_is_noticed_by_nobody_else(tmp_path: Path) -> None:
    with running(tmp_path) as host, ExitStack() as stack:
        table, (ana, ben, cleo) = three_people(host, stack)
        watcher = stack.enter_context(host.visitor().at(table))
        whole = watcher.until("step")
        ben.act("tilt 5")
        assert ben.until("step")["observation"]["answer"] == 5
        for socket in (ana, cleo, watcher):
            before, heard = socket.step, len(socket.heard)
            socket.send("since", n=0)
            assert socket.until("step") == before
            assert len([text for text in socket.heard[heard:] if '"type":"table"' not in text]) == 1
        assert whole["waiting"] == []
        record = host.visitor().text(f"/api/tables/{table}/record")
        assert "tilt" not in record
        assert "open: 0" in record


def test_nothing_heard_before_the_end_holds_the_seed_or_anothers_stack(tmp_path: Path) -> None:
    with running(tmp_path) as host, ExitStack() as stack:
        ana, eve = host.visitor("Ana"), host.visitor()
        table = ana.new_table("me", "random", "random")["id"]
        watcher: Socket = stack.enter_context(eve.at(table))
        mine: Socket = stack.enter_context(ana.at(table))
        with connect(tmp_path / "midway.sqlite") as store:
            (seed,) = store.execute("SELECT seed FROM tables").fetchone()
        mine.until("step")
        polled = []
        while not mine.step["over"]:
            if mine.step["asksMe"]:
                asked = mine.step
                for kind in ({"type": "closed"}, {"type": "look", "line": asked["line"], "seat": None}):
                    mine.send(**kind)
                polled += [eve.text(f"/api/tables/{table}/record"), eve.text("/api/lobby"), ana.text("/api/lobby")]
                mine.act(asked["choices"][0]["code"])  # it may be the last, after which the record tells the seed
                while mine.step is asked:
                    mine.hear()
            else:
                mine.hear()
        end = mine.until("table")
        assert end["seed"] == seed
        watcher.until("table", status="over")
        told = [text for text in [*mine.heard, *watcher.heard] if '"status":"over"' not in text] + polled
        assert len(told) > 20
        for text in told:
            assert seed not in text
        assert not [text for text in polled if "seed: " in text and "open: " in text]
        with connect(tmp_path / "midway.sqlite") as store:
            stacks = dict(store.execute("SELECT seat, code FROM lines WHERE code LIKE 'tilt%'").fetchall())
        assert set(stacks) == {0, 1, 2}
        for text in watcher.heard:
            assert "tilt " not in text.replace("tilt -", ""), "no code of a stack goes to a spectator"


def test_a_view_is_shown_to_whoever_holds_the_seat_alone(tmp_path: Path) -> None:
    with running(tmp_path) as host, ExitStack() as stack:
        table, (ana, _, _) = three_people(host, stack)
        watcher = stack.enter_context(host.visitor().at(table))
        for socket in (ana, watcher):
            for seat in (1, 2, 3, -1, -2):
                socket.send("sit", seat=seat)
                assert socket.until("fault")["words"] == {"id": "refusal-not-your-seat"}
                socket.send("look", line=0, seat=seat)
                assert socket.until("fault")["words"] == {"id": "refusal-not-your-seat"}
        assert {step["seat"] for step in _steps(ana)} == {0}
        assert {step["seat"] for step in _steps(watcher)} == {None}
        watcher.send("act", id="1", step=0, own=0, code="tilt 3")
        assert watcher.until("refused")["words"] == {"id": "refusal-not-your-seat"}
        watcher.send("why", code="tilt 3")
        assert watcher.until("fault")["words"] == {"id": "refusal-not-your-seat"}
        visitor = host.visitor()
        assert visitor.get(f"/api/tables/{table}/record?seat=1")["words"]["id"] == "problem-not-your-seat"


def test_after_the_end_every_seat_may_be_looked_from(tmp_path: Path) -> None:
    with running(tmp_path) as host:
        ana = host.visitor("Ana")
        table = ana.new_table("me", "random", "random")["id"]
        with ana.at(table) as socket:
            last = socket.play_out()
        with host.visitor().at(table) as watcher:
            watcher.until("step")
            watcher.send("look", line=last["line"] - 1, seat=2)
            past = watcher.until("past")
            assert past["seat"] == 2
            assert past["lines"] == last["line"]
            watcher.send("look", line=last["line"] + 1, seat=2)
            assert watcher.until("fault")["words"]["id"] == "refusal-no-such-line"


def _steps(socket: Socket) -> list[dict[str, Any]]:
    import json

    return [message for message in map(json.loads, socket.heard) if message["type"] == "step"]
