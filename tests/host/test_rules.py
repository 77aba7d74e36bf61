"""The rules register over HTTP, and the table in words."""

from __future__ import annotations

from pathlib import Path

from host.running import running


def test_the_register_of_a_game_can_be_read(tmp_path: Path) -> None:
    with running(tmp_path) as host:
        ana = host.visitor()
        rules = ana.get("/api/games/aquapark/rules")
        by_id = {rule["id"]: rule for rule in rules["rules"]}
        assert by_id["AQ-14"] == {
            "id": "AQ-14",
            "text": "The offerer then does the same with the other card and its token.",
            "heading": "Rounds",
            "gone": False,
        }
        assert rules["house"][0]["id"] == "ENG-1"
        assert {"rule": "AQ-12", "since": "1"} in rules["rulings"]
        assert all(ruling["rule"] in by_id for ruling in rules["rulings"])
        assert ana.get("/api/games/chess/rules")["words"]["id"] == "problem-no-game"
        assert ana.status == 404


def test_a_table_is_told_in_words(tmp_path: Path) -> None:
    with running(tmp_path) as host:
        ana = host.visitor("Ana")
        with ana.at(ana.new_table("me", "me", "me")["id"]) as socket:
            step = socket.until("step")
            assert step["table"][0] == {"id": "table-bc-deal", "args": {"deal": 1}}
            socket.send("look", line=0, seat=0)
            assert socket.until("past")["table"][0] == {"id": "table-bc-deal", "args": {"deal": 1}}
