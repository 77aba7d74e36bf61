"""Leaving a seat, a seat whose person has gone, and playing again."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

from host.running import Socket, running
from host.test_play import three_people


def test_before_the_start_a_seat_that_is_left_is_free_and_its_link_opens_it_again(tmp_path: Path) -> None:
    with running(tmp_path) as host:
        ana, ben, cleo = host.visitor("Ana"), host.visitor("Ben"), host.visitor("Cleo")
        made = ana.new_table("me", "open", "open", listed=False)
        token = made["links"][0]["link"].partition("#")[2]
        seats, leave = (f"/api/tables/{made['id']}/{what}" for what in ("seats", "leave"))
        assert ben.post(seats, {"seat": 1, "token": token}) == {"seat": 1}
        assert cleo.post(leave, {"seat": 1})["words"]["id"] == "problem-not-your-seat"
        assert ben.post(leave, {"seat": 1}) == {"seat": 1}
        assert ben.post(leave, {"seat": 1})["words"]["id"] == "problem-not-your-seat"
        with ana.at(made["id"]) as socket:
            assert socket.until("table")["seats"][1]["kind"] == "empty"
        assert cleo.post(seats, {"seat": 1})["words"]["id"] == "problem-link-needed"
        assert cleo.post(seats, {"seat": 1, "token": token}) == {"seat": 1}


def test_a_seat_left_in_play_waits_for_a_bot_or_a_newcomer(tmp_path: Path) -> None:
    with running(tmp_path) as host, ExitStack() as stack:
        table, (ana, ben, cleo) = three_people(host, stack)
        seats = f"/api/tables/{table}/seats"
        people = {socket: host.visitor() for socket in (ana, ben, cleo)}
        for socket, person in people.items():
            person.cookie = socket.cookie
        people[cleo].post(f"/api/tables/{table}/leave", {"seat": 2})
        assert cleo.until("step")["seat"] is None, "whoever has left sees what everybody sees"
        left = ana.until("table")
        while left["seats"][2]["kind"] != "empty":
            left = ana.until("table")
        assert left["fills"]
        assert people[ana].post(seats, {"seat": 2})["words"]["id"] == "problem-second-seat"
        assert people[ben].post(seats, {"seat": 2, "bot": "random"})["words"]["id"] == "problem-owner-only"
        assert people[ana].post(seats, {"seat": 2, "bot": "random"}) == {"seat": 2}
        for socket in (ana, ben):
            socket.act("tilt 3")
        assert ana.until("step", fresh=False)["log"], "the bot has built its stack as well"


def test_while_the_owner_is_away_anybody_who_plays_gives_free_seats_to_bots(tmp_path: Path) -> None:
    with running(tmp_path) as host:
        ana, ben, cleo, eve = (host.visitor(name) for name in ("Ana", "Ben", "Cleo", "Eve"))
        table = ana.new_table("me", "open", "open")["id"]
        seats, leave = (f"/api/tables/{table}/{what}" for what in ("seats", "leave"))
        assert ben.post(seats, {"bot": "random"})["words"]["id"] == "problem-owner-only"
        ben.post(seats, {})
        cleo.post(seats, {})
        cleo.post(leave, {"seat": 2})
        assert eve.post(seats, {"seat": 2, "bot": "random"})["words"]["id"] == "problem-owner-only"
        assert ben.post(seats, {"seat": 2, "bot": "random"}) == {"seat": 2}


def test_before_the_start_the_owner_gives_the_chair_of_somebody_who_has_gone_to_a_bot(tmp_path: Path) -> None:
    with running(tmp_path) as host:
        ana, ben = host.visitor("Ana"), host.visitor("Ben")
        table = ana.new_table("me", "open", "open")["id"]
        seats = f"/api/tables/{table}/seats"
        ben.post(seats, {})
        with ben.at(table) as his:
            his.until("table")
            assert ana.post(seats, {"seat": 1, "bot": "random"})["words"]["id"] == "problem-seat-taken"
        with ana.at(table) as mine:
            while mine.until("table")["seats"][1]["here"]:
                pass
        assert ana.post(seats, {"seat": 1, "bot": "random"}) == {"seat": 1}


def test_whoever_played_is_led_to_a_seat_of_the_new_table(tmp_path: Path) -> None:
    with running(tmp_path) as host, ExitStack() as stack:
        ana, ben = host.visitor("Ana"), host.visitor("Ben")
        table = ana.new_table("me", "open", "random", listed=False)
        seat = table["links"][0]
        ben.post(f"/api/tables/{table['id']}/seats", {"seat": 1, "token": seat["link"].partition("#")[2]})
        again = f"/api/tables/{table['id']}/again"
        assert ana.post(again, {})["words"]["id"] == "problem-not-over"
        mine, his = (stack.enter_context(who.at(table["id"])) for who in (ana, ben))
        watching = stack.enter_context(host.visitor().at(table["id"]))
        with ThreadPoolExecutor() as both:
            list(both.map(Socket.play_out, (mine, his)))
        assert host.visitor("Eve").post(again, {})["words"]["id"] == "problem-not-your-seat"
        made = ana.post(again, {})
        assert ana.status == 201
        assert ben.post(again, {})["words"]["id"] == "problem-again"
        told = [_again(socket) for socket in (his, watching)]
        assert told[1] == {"seat": 0, "name": told[0]["name"], "link": f"/t/{made['id']}"}
        assert told[0] == told[1] | {"link": f"/t/{made['id']}?seat=1"}
        seats = f"/api/tables/{made['id']}/seats"
        assert host.visitor("Eve").post(seats, {"seat": 1})["words"]["id"] == "problem-link-needed"
        with ben.at(made["id"]) as socket:
            assert [seat["invited"] for seat in socket.until("table")["seats"]] == [False, True, False]
        assert ben.post(seats, {"seat": 1}) == {"seat": 1}


def test_a_rematch_and_the_seats_kept_for_it_outlive_the_host(tmp_path: Path) -> None:
    with running(tmp_path) as host:
        ana, ben = host.visitor("Ana"), host.visitor("Ben")
        table = ana.new_table("me", "open", "random", listed=False)
        ben.post(f"/api/tables/{table['id']}/seats", {"seat": 1, "token": table["links"][0]["link"].partition("#")[2]})
        with ana.at(table["id"]) as mine, ben.at(table["id"]) as his, ThreadPoolExecutor() as both:
            list(both.map(Socket.play_out, (mine, his)))
        made = ana.post(f"/api/tables/{table['id']}/again", {})
    with running(tmp_path) as host:
        for person in (ana, ben):
            person.port = host.port
        assert ana.post(f"/api/tables/{table['id']}/again", {})["words"]["id"] == "problem-again"
        with ben.at(table["id"]) as his:
            again = _again(his)
            assert (again["seat"], again["link"]) == (0, f"/t/{made['id']}?seat=1")
            last = his.until("step", fresh=True)["log"][-1]
            assert last["words"]["id"] == "news-again"
            assert last["words"]["args"]["name"] == again["name"]
        assert ben.post(f"/api/tables/{made['id']}/seats", {"seat": 1}) == {"seat": 1}


def test_what_happened_to_the_people_is_told_to_those_here_and_kept_for_those_who_come(tmp_path: Path) -> None:
    with running(tmp_path) as host, ExitStack() as stack:
        table, (ana, _, cleo) = three_people(host, stack)
        gone = host.visitor()
        gone.cookie = cleo.cookie
        gone.post(f"/api/tables/{table}/leave", {"seat": 2})
        line = {"words": {"id": "news-left", "args": {"name": "Cleo"}}, "seat": 2}
        assert ana.until("news")["line"] == line
        owner = host.visitor()
        owner.cookie = ana.cookie
    with running(tmp_path) as host, ExitStack() as stack:
        watcher = stack.enter_context(host.visitor().at(table))
        assert watcher.until("step")["log"] == [line]
        watcher.send("look", line=0, seat=None)
        assert watcher.until("past")["log"][-1] == line
        owner.port = host.port
        owner.post(f"/api/tables/{table}/seats", {"seat": 2, "bot": "random"})
        assert watcher.until("news")["line"]["words"]["id"] == "news-bot"


def _again(socket: Socket) -> dict[str, str]:
    while True:
        table = socket.until("table")
        if table["again"] is not None:
            return dict(table["again"])
