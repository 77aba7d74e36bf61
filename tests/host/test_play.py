"""Tables as people play them: from the lobby to the last step."""

from __future__ import annotations

from pathlib import Path

from host.running import running


def test_one_person_plays_two_bots_to_the_end(tmp_path: Path) -> None:
    with running(tmp_path) as host:
        ana = host.visitor("Ana")
        table = ana.new_table("me", "random", "random")["id"]
        with ana.at(table) as socket:
            assert socket.hear()["type"] == "table"
            last = socket.play_out()
            assert sorted(last["places"])[0] == 1
            assert socket.until("table", status="over")["seed"]
