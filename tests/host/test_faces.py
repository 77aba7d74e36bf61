"""What the cards of an edition show, over HTTP: once for all tables of it."""

from __future__ import annotations

from pathlib import Path

from host.running import running


def test_faces_are_fetched_once_by_what_they_hold(tmp_path: Path) -> None:
    with running(tmp_path) as host:
        ana = host.visitor("Ana")
        table = ana.new_table("me", "greedy", game="funfair")["id"]
        with ana.at(table) as socket:
            step = socket.until("step")
            digest = step["observation"]["reference"]
            assert '"abilities"' not in socket.heard[-1]
        faces = ana.get(f"/api/games/funfair/faces/{digest}")
        assert (faces["game"], faces["reference"]["digest"]) == ("funfair", digest)
        assert len(faces["reference"]["blueprints"]) == 20
        assert "immutable" in ana.headers["Cache-Control"]


def test_an_address_that_names_other_faces_finds_none(tmp_path: Path) -> None:
    with running(tmp_path) as host:
        ana = host.visitor()
        for path, problem in [
            ("funfair/faces/0123456789abcdef", "problem-no-faces"),
            ("bumper_cars/faces/0123456789abcdef", "problem-no-faces"),
            ("chess/faces/0123456789abcdef", "problem-no-game"),
        ]:
            assert ana.get(f"/api/games/{path}")["words"]["id"] == problem
            assert ana.status == 404
            assert ana.headers["Cache-Control"] == "no-store"
