"""Tables as people play them: from the lobby to the last step."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

from host.running import Running, Socket, running
from midway.engine.match import Match
from midway.engine.record import Record
from midway.games import load_game


def test_one_person_plays_two_bots_to_the_end(tmp_path: Path) -> None:
    with running(tmp_path) as host:
        ana = host.visitor("Ana")
        table = ana.new_table("me", "random", "random")["id"]
        with ana.at(table) as socket:
            info = socket.hear()
            assert info["type"] == "table"
            assert info["seed"] == ""
            last = socket.play_out()
            assert min(last["places"]) == 1
            over = socket.until("table", status="over")
        record = Record.read(ana.text(f"/api/tables/{table}/record"))
        assert record.seed_hash == info["seedHash"]
        assert record.seed == over["seed"]
        assert Match.replay(load_game("bumper_cars"), record).state.places() == last["places"]


def three_people(host: Running, stack: ExitStack) -> tuple[str, list[Socket]]:
    """A table of three people, each with a browser; the game has begun."""
    people = [host.visitor(name) for name in ("Ana", "Ben", "Cleo")]
    made = people[0].new_table("me", "open", "open")
    for person in people[1:]:
        person.post(f"/api/tables/{made['id']}/seats", {})
    sockets = [stack.enter_context(person.at(made["id"])) for person in people]
    for seat, socket in enumerate(sockets):
        assert socket.until("step", fresh=True)["seat"] == seat
    return made["id"], sockets


def build_stacks(sockets: list[Socket]) -> Socket:
    """Everybody hides the TILT; who leads is next."""
    for socket in sockets:
        socket.act("tilt 3")
    for socket in sockets:
        socket.until("step", fresh=False)
    return next(socket for socket in sockets if socket.step["asksMe"])


def test_the_game_starts_when_the_last_seat_is_taken(tmp_path: Path) -> None:
    with running(tmp_path) as host:
        ana, ben = host.visitor("Ana"), host.visitor("Ben")
        made = ana.new_table("me", "open", "open")
        assert [card["status"] for card in ben.get("/api/lobby")["tables"]] == ["open"]
        assert ben.post(f"/api/tables/{made['id']}/seats", {}) == {"seat": 1}
        assert ben.post(f"/api/tables/{made['id']}/seats", {}) == {"seat": 1}, "sitting down twice is harmless"
        assert ben.post(f"/api/tables/{made['id']}/seats", {"seat": 2})["words"]["id"] == "problem-second-seat"
        assert ben.post(f"/api/tables/{made['id']}/seats", {"bot": "random"})["words"]["id"] == "problem-owner-only"
        with ana.at(made["id"]) as socket:
            assert socket.hear()["status"] == "open"
            assert ana.post(f"/api/tables/{made['id']}/seats", {"seat": 2, "bot": "random"}) == {"seat": 2}
            begun = socket.until("table", status="playing")
            assert [seat["kind"] for seat in begun["seats"]] == ["person", "person", "bot"]
            assert [seat["name"] for seat in begun["seats"]] == ["Ana", "Ben", ""]
            assert socket.until("step")["seat"] == 0


def test_a_link_seats_one_person(tmp_path: Path) -> None:
    with running(tmp_path) as host:
        ana, ben, eve = host.visitor("Ana"), host.visitor("Ben"), host.visitor("Eve")
        made = ana.new_table("me", "open", "open", listed=False)
        seats = f"/api/tables/{made['id']}/seats"
        link = made["links"][0]["link"]
        assert link.startswith(f"/t/{made['id']}?seat=1#")
        token = link.partition("#")[2]
        assert eve.get("/api/lobby")["tables"] == []
        assert eve.post(seats, {})["words"]["id"] == "problem-link-needed"
        assert eve.post(seats, {"seat": 2, "token": token})["words"]["id"] == "problem-link-spent"
        assert ben.post(seats, {"seat": 1, "token": token}) == {"seat": 1}
        assert eve.post(seats, {"seat": 1, "token": token})["words"]["id"] == "problem-seat-taken"
        renewed = ana.post(f"/api/tables/{made['id']}/links", {})["links"]
        assert [link["seat"] for link in renewed] == [2]
        old = made["links"][1]["link"].partition("#")[2]
        assert eve.post(seats, {"seat": 2, "token": old})["words"]["id"] == "problem-link-spent"
        assert eve.post(seats, {"seat": 2, "token": renewed[0]["link"].partition("#")[2]}) == {"seat": 2}


def test_of_two_acts_at_once_one_wins_and_the_other_is_told(tmp_path: Path) -> None:
    with running(tmp_path) as host, ExitStack() as stack:
        ana = host.visitor("Ana")
        table = ana.new_table("me", "me", "me")["id"]
        one, two = (stack.enter_context(ana.at(table)) for _ in range(2))
        for seat in range(3):
            one.send("sit", seat=seat)
            one.until("step", seat=seat)
            one.act("tilt 3")
        (leader,) = one.until("step", line=1)["waiting"]
        for socket in (one, two):
            socket.send("sit", seat=leader)
            socket.until("step", seat=leader, line=1)
        for socket in (one, two):
            socket.act(socket.step["choices"][0]["code"], id=f"act of {id(socket)}")
        refused = []
        for socket in (one, two):
            socket.until("step", fresh=False, line=2)
            socket.send("why", code="play 1")
            while (message := socket.hear())["type"] != "reason":
                refused += [(socket, message)] if message["type"] == "refused" else []
        ((loser, refusal),) = refused
        assert refusal["id"] == f"act of {id(loser)}"
        assert refusal["words"] == {"id": "refusal-too-late"}
        assert refusal["rule"] == "ENG-4"
        assert refusal["ruleText"]
        assert loser.step["fresh"], "the loser sees the table as it is now"


def test_sending_again_plays_once(tmp_path: Path) -> None:
    with running(tmp_path) as host, ExitStack() as stack:
        _, sockets = three_people(host, stack)
        leader = build_stacks(sockets)
        asked = leader.step
        code = asked["choices"][0]["code"]
        leader.act(code, id="once")
        assert leader.until("step", fresh=False)["line"] == 2
        leader.act(code, id="once", step=asked["step"], own=asked["own"])
        again = leader.hear()
        assert again["type"] == "step"
        assert again["line"] == 2
        assert again["fresh"]


def test_an_act_is_remembered_over_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as host, ExitStack() as stack:
        table, sockets = three_people(host, stack)
        people = [host.visitor() for _ in sockets]
        for person, socket in zip(people, sockets, strict=True):
            person.cookie = socket.cookie
        leader = build_stacks(sockets)
        asked, seat = leader.step, leader.step["seat"]
        code = asked["choices"][0]["code"]
        leader.act(code, id="once")
        before = leader.until("step", fresh=False)
    with running(tmp_path) as host:
        people[seat].port = host.port
        with people[seat].at(table) as socket:
            again = socket.until("step")
            assert again["line"] == before["line"]
            assert again["observation"] == before["observation"]
            assert again["waiting"] == before["waiting"]
            socket.act(code, id="once", step=asked["step"], own=asked["own"])
            assert socket.hear() == again, "played once, before the restart"


def test_a_dropped_socket_resumes_with_one_whole_step(tmp_path: Path) -> None:
    with running(tmp_path) as host, ExitStack() as stack:
        _, sockets = three_people(host, stack)
        leader = build_stacks(sockets)
        other = next(socket for socket in sockets if socket is not leader)
        seen = other.step["n"]
        leader.act(leader.step["choices"][0]["code"])
        assert other.until("step")["n"] == seen + 1
        other.send("since", n=seen - 1)
        whole = other.hear()
        assert whole["fresh"]
        assert whole["n"] == seen + 1
        assert [line["words"]["id"] for line in whole["log"]][-1:] == [other.step["log"][-1]["words"]["id"]]


def test_one_device_holds_several_seats(tmp_path: Path) -> None:
    with running(tmp_path) as host:
        ana = host.visitor("Ana")
        table = ana.new_table("me", "me", "random")["id"]
        with ana.at(table) as socket:
            assert socket.until("step")["seat"] is None, "no hand is shown before somebody says who looks"
            socket.send("sit", seat=1)
            assert socket.until("step")["seat"] == 1
            socket.send("sit", seat=None)
            assert socket.until("step", seat=None)["choices"] == []
            socket.send("sit", seat=2)
            assert socket.hear()["words"] == {"id": "refusal-not-your-seat"}


def test_undo_asks_everybody_who_plays(tmp_path: Path) -> None:
    with running(tmp_path) as host, ExitStack() as stack:
        _, sockets = three_people(host, stack)
        leader = build_stacks(sockets)
        others = [socket for socket in sockets if socket is not leader]
        before = leader.step
        leader.act(before["choices"][0]["code"])
        assert leader.until("step")["undo"] == "ask"
        for yes in (False, True):
            leader.send("undo")
            ask = others[0].until("asked", open=True)
            assert ask["line"] == before["line"]
            others[0].send("consent", ask=ask["ask"], yes=yes)
            if yes:
                others[1].send("consent", ask=ask["ask"], yes=True)
            closed = leader.until("asked", open=False)
            assert closed["agreed"] is yes
        back = leader.until("step")
        assert back["line"] == before["line"] + 2
        assert back["choices"] == before["choices"]
        assert back["observation"] == before["observation"]
        assert back["log"][-1]["words"]["id"] == "log-undone"
        leader.act(before["choices"][0]["code"], step=before["step"], own=before["own"])
        assert leader.until("refused")["words"]["id"] == "refusal-too-late", "a click from before the undo"


def test_others_cannot_take_my_choice_back(tmp_path: Path) -> None:
    with running(tmp_path) as host, ExitStack() as stack:
        _, sockets = three_people(host, stack)
        leader = build_stacks(sockets)
        other = next(socket for socket in sockets if socket is not leader)
        leader.act(leader.step["choices"][0]["code"])
        assert other.until("step")["undo"] == "no"
        other.send("undo")
        assert other.until("fault")["words"]["id"] == "refusal-nothing-to-undo"


def test_why_and_closed_give_reasons_with_rules(tmp_path: Path) -> None:
    with running(tmp_path) as host, ExitStack() as stack:
        _, sockets = three_people(host, stack)
        leader = build_stacks(sockets)
        playable = {choice["code"] for choice in leader.step["choices"]}
        leader.send("closed")
        closed = leader.until("closed")["choices"]
        assert {entry["choice"]["code"] for entry in closed} == {f"play {v}" for v in range(1, 10)} - playable
        assert all(entry["rule"] == "BC-6" and entry["ruleText"] for entry in closed)
        leader.send("why", code=closed[0]["choice"]["code"])
        assert leader.until("reason")["words"]["id"] == "refusal-no-such-card"
        leader.send("why", code=sorted(playable)[0])
        assert leader.until("reason")["words"] is None
        leader.send("why", code="fly 3")
        assert leader.until("reason")["rule"] == "ENG-2"


def test_people_talk_and_newcomers_hear_it(tmp_path: Path) -> None:
    with running(tmp_path) as host, ExitStack() as stack:
        table, sockets = three_people(host, stack)
        sockets[1].send("say", text="  Good luck ")
        assert sockets[0].until("said") == {"type": "said", "seat": 1, "name": "Ben", "text": "Good luck"}
        with host.visitor().at(table) as watcher:
            assert watcher.until("said")["text"] == "Good luck"
            watcher.send("say", text="hello")
            assert watcher.until("fault")["words"]["id"] == "refusal-not-known"
