"""What is kept of a guest can be had, and forgotten: no name is left, and the games of others go on as they were."""

from __future__ import annotations

import sqlite3
from contextlib import ExitStack, closing
from pathlib import Path

from host.running import Visitor, running
from host.test_play import build_stacks, three_people
from midway.engine.match import Match
from midway.engine.record import Record
from midway.games import load_game

NAME = "Anastasia"


def all_that_is_stored(data: Path) -> str:
    with closing(sqlite3.connect(data / "midway.sqlite")) as store:
        names = [name for (name,) in store.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        assert "talk" in names
        return "\n".join(str(row) for name in names for row in store.execute(f"SELECT * FROM {name}"))


def test_everything_that_is_kept_can_be_had(tmp_path: Path) -> None:
    with running(tmp_path) as host:
        ana, ben = host.visitor(NAME), host.visitor("Ben")
        table = ana.new_table("me", "random", "me")["id"]
        with ana.at(table) as socket:
            socket.send("sit", seat=2)
            socket.until("step", seat=2)
            socket.send("say", text="Hello there")
            socket.until("said")
        ben.new_table("me", "open", "open")
        ana.post(f"/api/tables/{table}/leave", {"seat": 2})
        kept = ana.get("/api/me")
        assert ana.headers["Content-Disposition"] == 'attachment; filename="midway-me.json"'
        (mine,) = kept["tables"]
        assert kept["name"] == NAME
        assert kept["since"] == mine["created"] or kept["since"] == mine["created"] - 1
        assert (mine["id"], mine["game"], mine["status"], mine["opened"]) == (table, "bumper_cars", "playing", True)
        assert (mine["seats"], mine["keptSeats"]) == ([0], [])
        assert mine["said"] == [{"seat": 2, "text": "Hello there"}]
        assert mine["told"] == [{"id": "news-left", "args": {"name": NAME}}]
        assert ben.get("/api/me")["tables"][0]["said"] == []
        stranger = host.visitor()
        assert stranger.get("/api/me")["words"] == {"id": "problem-nobody"}
        assert stranger.post("/api/me/forget", {})["words"] == {"id": "problem-nobody"}
        assert stranger.status == 404


def test_nothing_of_a_forgotten_name_is_left_and_others_games_are_what_they_were(tmp_path: Path) -> None:
    with running(tmp_path) as host, ExitStack() as stack:
        over, (ana, ben, cleo) = a_game_that_is_over(host.visitor(NAME), host.visitor("Ben"), host.visitor("Cleo"))
        record = ben.text(f"/api/tables/{over}/record")
        end = Match.replay(load_game("bumper_cars"), Record.read(record)).state.hash()
        again = ana.post(f"/api/tables/{over}/again", {})["id"]  # Ben's and Cleo's seats are kept for them
        going_on = ana.new_table("me", "open", "open")["id"]
        for person in (ben, cleo):
            person.post(f"/api/tables/{going_on}/seats", {})
        here = stack.enter_context(ben.at(going_on))
        hers = stack.enter_context(ana.at(going_on))
        hers.until("step")
        for text in (f"I am {NAME}", "and again"):
            hers.send("say", text=text)
        here.until("said", text="and again")
        here.send("say", text="Hello you")
        here.until("said", text="Hello you")
        ana.post("/api/me", {"name": "Anouk"})  # what was said and told before keeps the former name
        token = ana.cookie
        assert NAME in all_that_is_stored(tmp_path)

        ana.request("POST", "/api/me/forget", b"{}")
        assert ana.status == 204
        assert ana.cookie == 'midway=""'
        left = here.until("news")["line"]
        assert left["words"] == {"id": "news-left", "args": {"name": {"id": "seat-name", "args": {"number": 1}}}}
        ana.cookie = token
        assert ana.get("/api/lobby")["me"] == ""
        assert ana.get("/api/me")["words"]["id"] == "problem-nobody"

        newcomer = stack.enter_context(host.visitor("Dora").at(going_on))
        newcomer.until("step")
        heard = "".join(newcomer.heard)
        assert "Hello you" in heard
        for name in (NAME, "Anouk", "and again"):
            assert name not in all_that_is_stored(tmp_path)
            assert name not in heard
        assert ben.text(f"/api/tables/{over}/record") == record
        assert Match.replay(load_game("bumper_cars"), Record.read(record)).state.hash() == end
        table = next(card for card in ben.get("/api/lobby")["tables"] if card["id"] == going_on)
        assert [(seat["kind"], seat["name"]) for seat in table["seats"]] == [
            ("empty", ""),
            ("person", "Ben"),
            ("person", "Cleo"),
        ]
        assert ben.post(f"/api/tables/{going_on}/seats", {"seat": 0, "bot": "random"}) == {"seat": 0}, "it is Ben's now"
        assert ben.post(f"/api/tables/{again}/seats", {}) == {"seat": 1}, "a seat that was kept is kept"
    file = (tmp_path / "midway.sqlite").read_bytes()
    for name in (NAME, "Anouk", "and again"):
        assert name.encode() not in file, "nor in the pages that are free now"
    assert b"Hello you" in file
    with running(tmp_path) as host:  # and it is not only said so
        ben.port = host.port
        with ben.at(going_on) as socket:
            assert NAME not in str(socket.until("step")["log"])
        with ben.at(over) as socket:
            assert [seat["name"] for seat in socket.hear()["seats"]] == ["", "Ben", "Cleo"]


def a_game_that_is_over(*people: Visitor) -> tuple[str, tuple[Visitor, ...]]:
    """Its opener has left in the middle and come again, so that its log calls them by name; bots have ended it."""
    table = people[0].new_table("me", "open", "open")["id"]
    for person in people[1:]:
        person.post(f"/api/tables/{table}/seats", {})
    people[0].post(f"/api/tables/{table}/leave", {"seat": 0})
    people[0].post(f"/api/tables/{table}/seats", {"seat": 0})
    with ExitStack() as stack:
        sockets = [stack.enter_context(person.at(table)) for person in people]
        for socket in sockets:
            socket.until("step")
        build_stacks(sockets)
        while not sockets[0].step["over"]:
            asked = next(socket for socket in sockets if socket.step["asksMe"])
            n = asked.step["n"]
            asked.act(asked.step["choices"][0]["code"])
            for socket in sockets:
                while socket.step["n"] == n:
                    socket.hear()
    return table, people


def test_a_table_that_nobody_is_left_at_is_no_longer_shown(tmp_path: Path) -> None:
    with running(tmp_path) as host:
        ana, ben = host.visitor(NAME), host.visitor("Ben")
        made = ana.new_table("me", "open", "random")
        token = made["links"][0]["link"].partition("#")[2]
        assert len(ben.get("/api/lobby")["tables"]) == 1
        ana.request("POST", "/api/me/forget", b"{}")
        assert ben.get("/api/lobby")["tables"] == []
        taken = ben.post(f"/api/tables/{made['id']}/seats", {"seat": 1, "token": token})
        assert taken == {"seat": 1}, "a link that was sent to somebody else still seats them"
    assert NAME not in all_that_is_stored(tmp_path)


def test_words_of_which_an_older_version_did_not_note_whose_they_are_go_with_the_name(tmp_path: Path) -> None:
    with running(tmp_path) as host, ExitStack() as stack:
        table, (ana, ben, _) = three_people(host, stack)
        ana.send("say", text="from Ana")
        ben.send("say", text="from Ben")
        for text in ("from Ana", "from Ben"):
            ben.until("said", text=text)
        person = Visitor(host.port)
        person.cookie = ana.cookie
        person.post(f"/api/tables/{table}/leave", {"seat": 0})
        ben.until("news")
    with closing(sqlite3.connect(tmp_path / "midway.sqlite")) as store:
        for kept in ("talk", "news"):
            store.execute(f"UPDATE {kept} SET guest = NULL")
        store.commit()
    with running(tmp_path) as host:
        person.port = host.port
        (mine,) = person.get("/api/me")["tables"]
        assert [said["text"] for said in mine["said"]] == ["from Ana"]
        person.request("POST", "/api/me/forget", b"{}")
    stored = all_that_is_stored(tmp_path)
    assert "Ana" not in stored
    assert "from Ben" in stored
