"""People who vanish, bots that stand in for them, and seats given back."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from pathlib import Path
from time import monotonic

import pytest

from host.running import PATIENCE, running
from host.test_house import a_table
from host.test_play import three_people
from midway.engine.match import Match
from midway.engine.record import Record
from midway.engine.state import State
from midway.host import keeping, presence, schema
from midway.host.connection import Connection
from midway.host.guests import Guest
from midway.host.house import House
from midway.host.messages import receive
from midway.host.protocol import Act
from midway.host.room import Room
from midway.host.storage import Store
from midway.host.tables import Table
from midway.host.thinking import Thinking, Thought, choose

NAMES = {f"guest {seat}": name for seat, name in enumerate(("Ana", "Ben", "Cleo"))}


class Here(Thinking):
    """Bots that think on the spot."""

    async def choose(self, game: str, state: State, seat: int, bot: str, seed: str) -> Thought:
        return choose(game, state.to_position(), seat, bot, seed)


class Evening:
    """A table in a room, whose clock is turned by hand. Bots think for so many seconds: by default for ever."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.pause = 3600.0
        self.now = 100.0
        self.pages: dict[int, Connection] = {}

    async def open(self, game: str, *kinds: str, **options: str) -> None:
        self.store = await Store.open(self.data)
        for guest, name in NAMES.items():
            await self.store.write(schema.guests.insert().values(id=guest, token_hash=guest, name=name, created=0))
        table = a_table(game, *kinds, now=lambda: self.now, **options)
        await self.store.write(*keeping.new_table(table), *keeping.lines(table, table.lines))
        self.room = self.room_of(table)

    def room_of(self, table: Table) -> Room:
        room = Room(table, self.store, Here(), NAMES, self.pause)
        room.presence.stop()
        room.presence.now = lambda: self.now
        room.presence.opened = self.now + presence.COMING_BACK
        room.presence.timed = None
        room.presence.plan()
        return room

    async def restart(self) -> None:
        table = await keeping.load_table(self.store, self.room.table.id)
        assert table is not None
        table._now = lambda: self.now
        table._race = (table._race[0], self.now)
        await self.room.close()
        self.pages.clear()
        self.room = self.room_of(table)

    async def close(self) -> None:
        await self.room.close()
        await self.store.close()

    async def come(self, *seats: int) -> None:
        for seat in seats:
            guest = f"guest {seat}"
            page = self.pages[seat] = Connection(Guest(guest, NAMES[guest]), now=lambda: self.now)
            await self.room.do(lambda page=page: self.room.join(page))  # type: ignore[misc]

    async def leave(self, seat: int) -> None:
        page = self.pages.pop(seat)
        await self.room.do(lambda: self.room.leave(page))

    async def wait(self, seconds: int, *answering: int) -> None:
        """Time goes by; the pages of these seats answer."""
        for _ in range(seconds):
            self.now += 1
            for seat in answering:
                self.pages[seat].heard = self.now
            await self.room.do(self.room.presence.look)

    async def act(self, seat: int, code: str) -> str:
        """A click of a person; what the page is told at once."""
        page, table = self.pages[seat], self.room.table
        page.outbox.clear()
        act = Act(f"{self.now} {code}", *table.state.ticket(seat), code, table.elapsed() or 0)
        await self.room.do(lambda: receive(self.room, page, act))
        return "".join(page.outbox)

    def news(self) -> list[str]:
        return [line.words.id for _, line in self.room.table.news]

    def stand_ins(self) -> list[str]:
        return [chair.stand_in for chair in self.room.table.chairs]


def spend(tmp_path: Path, evening: Callable[[Evening], Awaitable[None]]) -> None:
    async def run() -> None:
        table = Evening(tmp_path)
        try:
            await evening(table)
        finally:
            await table.close()

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


def test_a_race_is_a_stint_and_so_is_an_attraction_of_the_fair_with_all_its_races() -> None:
    assert a_table("horse_race", "person", "person", "person", clock="calm").state.stint() == 0
    race = a_table("horse_race", "person", "person", "person", clock="live")
    assert race.state.stint() == 1
    fair = a_table("rummelplatz", "person", "person", "person", clock="live")
    assert fair.state.stint() == 0, "while somebody chooses where to go"
    fair.act(0, "visit left", None)
    tower = fair.state.stint()
    assert tower
    for builder in (1, 2):
        fair.act(fair.state.waiting()[0], "stop", None)
        assert fair.state.stint() == tower, f"builder {builder} of the same attraction"
    fair.act(fair.state.waiting()[0], "stop", None)
    assert fair.state.stint() != tower


@pytest.mark.rule("ENG-11")
def test_who_gives_no_sign_for_eight_seconds_in_a_race_is_played_by_a_bot(tmp_path: Path) -> None:
    async def evening(at: Evening) -> None:
        at.pause = 0
        await at.open("horse_race", "person", "person", "person", clock="live")
        await at.come(0, 1, 2)
        await at.wait(7, 0, 1)
        assert at.stand_ins() == ["", "", ""], "seven seconds are not eight"
        at.pages[0].outbox.clear()
        await at.wait(1, 0, 1)
        assert at.stand_ins() == ["", "", "greedy"]
        told = "".join(at.pages[0].outbox)
        assert '"words":{"id":"news-away","args":{"name":"Cleo"}}' in told
        assert '"standIn":"greedy"' in told
        while not any(line.seat == 2 for line in at.room.table.lines):
            await asyncio.sleep(0)
        assert {line.seat for line in at.room.table.lines} == {2}

    spend(tmp_path, evening)


def test_who_answers_or_plays_is_not_replaced(tmp_path: Path) -> None:
    async def evening(at: Evening) -> None:
        await at.open("horse_race", "person", "person", "person", clock="live")
        await at.come(0, 1, 2)
        await at.wait(30, 0, 1, 2)
        assert at.stand_ins() == ["", "", ""]
        assert '"type":"ping"' in "".join(at.pages[2].outbox), "they are asked"

    spend(tmp_path, evening)


def test_where_nothing_runs_against_time_nobody_is_replaced_unasked(tmp_path: Path) -> None:
    async def evening(at: Evening) -> None:
        await at.open("horse_race", "person", "person", "person", clock="calm")
        await at.come(0, 1, 2)
        await at.leave(2)
        await at.wait(200)
        assert at.stand_ins() == ["", "", ""]
        assert at.room.presence.told == {2}, "but the others may ask for it"

    spend(tmp_path, evening)


async def to_the_tower(at: Evening) -> None:
    """A fair against time, whose first attraction is Hau den Lukas; everybody is there."""
    await at.open("rummelplatz", "person", "person", "person", clock="live")
    await at.come(0, 1, 2)
    await at.act(0, "visit left")
    assert at.room.table.elapsed() is not None


async def all_stop(at: Evening) -> None:
    """Each builds nothing, and the attraction is over. All have as many points: a die leads to the next at once."""
    table = at.room.table
    tower = table.state.stint()
    while table.state.stint() == tower:
        seat = next(seat for seat in table.state.waiting() if seat >= 0)
        await at.room.do(lambda seat=seat: at.room.act(seat, "stop", table.state.ticket(seat), 0))  # type: ignore[misc]


@pytest.mark.rule("ENG-12")
def test_who_has_vanished_gets_the_seat_back_at_the_next_attraction(tmp_path: Path) -> None:
    async def evening(at: Evening) -> None:
        await to_the_tower(at)
        await at.leave(1)
        await at.wait(8, 0, 2)
        assert at.stand_ins() == ["", "greedy", ""]
        await at.come(1)
        await at.wait(3, 0, 1, 2)
        assert at.stand_ins() == ["", "greedy", ""], "the attraction is not over"
        step = next(text for text in at.pages[1].outbox if '"type":"step"' in text)
        assert '"choices":[],' in step
        refused = await at.act(1, "stop")
        assert '"id":"refusal-bot-plays"' in refused
        assert '"rule":"ENG-12"' in refused
        await all_stop(at)
        assert at.stand_ins() == ["", "", ""]
        assert at.news() == ["news-away", "news-back"]

    spend(tmp_path, evening)


def test_who_has_not_come_back_is_stood_in_for_until_then(tmp_path: Path) -> None:
    async def evening(at: Evening) -> None:
        await to_the_tower(at)
        await at.leave(1)
        await at.wait(8, 0, 2)
        await all_stop(at)
        assert at.stand_ins() == ["", "greedy", ""]
        await at.come(1)
        assert at.stand_ins() == ["", "", ""], "their attraction is over"

    spend(tmp_path, evening)


def test_a_page_that_sleeps_is_not_back(tmp_path: Path) -> None:
    async def evening(at: Evening) -> None:
        await to_the_tower(at)
        await at.wait(8, 0, 2)
        assert at.stand_ins() == ["", "greedy", ""], "the connection stands, but nobody answers"
        await all_stop(at)
        await at.wait(3)
        assert at.stand_ins()[1] == "greedy"
        await at.wait(1, 1)
        assert at.stand_ins()[1] == "", "it woke up"

    spend(tmp_path, evening)


def test_a_bot_that_stands_in_outlives_the_host(tmp_path: Path) -> None:
    async def evening(at: Evening) -> None:
        await to_the_tower(at)
        await at.leave(1)
        await at.wait(8, 0, 2)
        await at.restart()
        assert at.stand_ins() == ["", "greedy", ""]
        await at.come(0, 1, 2)
        assert at.stand_ins() == ["", "greedy", ""], "it is still the same attraction"
        assert at.news() == ["news-away"]
        await all_stop(at)
        assert at.stand_ins() == ["", "", ""]
        stored = await keeping.load_table(at.store, at.room.table.id)
        assert stored is not None
        assert [chair.stand_in for chair in stored.chairs] == ["", "", ""]

    spend(tmp_path, evening)


def test_after_a_restart_everybody_has_time_to_come_back(tmp_path: Path) -> None:
    async def evening(at: Evening) -> None:
        await to_the_tower(at)
        await at.restart()
        await at.come(0)
        await at.wait(15, 0)
        assert at.stand_ins() == ["", "", ""]
        await at.wait(1, 0)
        assert at.stand_ins() == ["", "greedy", "greedy"]

    spend(tmp_path, evening)


def test_nobody_plays_the_evening_to_its_end_while_all_are_away(tmp_path: Path) -> None:
    async def evening(at: Evening) -> None:
        await at.open("bumper_cars", "person", "person", "person")
        await at.come(0)
        await at.room.do(lambda: at.room.stand_in(1))
        assert 1 in at.room.house.plans
        await at.leave(0)
        assert at.room.house.plans == {}
        await at.come(2)
        assert list(at.room.house.plans) == [1]

    spend(tmp_path, evening)


def test_after_the_end_nobody_plays_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(House, "_wait", lambda house, due: house.pause)

    async def evening(at: Evening) -> None:
        await at.open("hau_den_lukas", "person", "person", "person", clock="live")
        await at.come(0, 1, 2)
        await at.wait(8, 0, 2)
        while at.room.table.status == "playing":
            seat = next(seat for seat in at.room.table.state.waiting() if seat >= 0)
            at.now += 1
            ticket = at.room.table.state.ticket(seat)
            await at.room.do(lambda seat=seat, ticket=ticket: at.room.act(seat, "stop", ticket, 0))  # type: ignore[misc]
        told = at.news()
        await at.come(1)
        assert at.news() == told

    spend(tmp_path, evening)


def test_what_a_bot_played_for_somebody_is_replayed_without_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The time of the race runs fifty times as fast as ours."""
    speed = 50
    wait = House._wait
    monkeypatch.setattr(House, "_wait", lambda house, due: wait(house, due) / speed)

    async def evening(at: Evening) -> None:
        at.pause = 0
        await to_the_tower(at)
        await at.leave(1)
        await at.wait(8, 0, 2)
        await at.act(0, "stop")
        table, began = at.room.table, monotonic()
        table._now = lambda: at.now + (monotonic() - began) * speed
        while not any(line.seat == 1 for line in table.lines):
            await asyncio.sleep(0.01)
        assert table.match is not None
        record = Record.read(table.match.export())
        assert Match.replay(table.game, record).state.hash() == table.state.hash()

    spend(tmp_path, evening)


def test_an_open_question_about_an_undo_does_not_wait_for_who_is_replaced(tmp_path: Path) -> None:
    async def evening(at: Evening) -> None:
        await at.open("bumper_cars", "person", "person", "person")
        await at.come(0, 1, 2)
        for seat in range(3):
            await at.act(seat, "tilt 3")
        table = at.room.table
        (leader,) = table.state.waiting()
        await at.act(leader, table.state.legal_actions(leader)[0].code)
        played = len(table.lines)
        await at.room.do(lambda: at.room.undo(at.pages[leader]))
        others = [seat for seat in range(3) if seat != leader]
        ask = table.ask
        assert ask is not None
        await at.room.do(lambda: at.room.consent(at.pages[others[0]], ask.number, True))
        assert len(table.lines) == played
        await at.room.do(lambda: at.room.stand_in(others[1]))
        assert table.lines[played].undo_to == played - 1

    spend(tmp_path, evening)


@pytest.mark.rule("ENG-11")
@pytest.mark.rule("ENG-12")
def test_the_others_let_a_bot_play_for_somebody_until_they_are_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path) as host, ExitStack() as stack:
        table, (ana, ben, cleo) = three_people(host, stack)
        people = {socket: host.visitor() for socket in (ana, ben, cleo)}
        for socket, person in people.items():
            person.cookie = socket.cookie
        seats = f"/api/tables/{table}/seats"
        wish = {"seat": 2, "bot": "random"}
        assert people[ben].post(seats, wish)["words"] == {"id": "problem-not-gone", "args": {"seconds": 60}}
        cleo.socket.close()
        while ana.until("table")["seats"][2]["here"]:
            pass
        assert people[ben].post(seats, wish)["words"]["id"] == "problem-not-gone", "who has just gone may come back"
        assert host.visitor("Eve").post(seats, wish)["words"]["id"] == "problem-owner-only"
        monkeypatch.setattr(presence, "LONG", 0.0)
        while not ana.until("table")["seats"][2]["gone"]:
            pass  # then it is offered
        assert people[ben].post(seats, wish) == {"seat": 2}
        assert people[ana].post(seats, wish)["words"]["id"] == "problem-stands-in"
        away = {"words": {"id": "news-away", "args": {"name": "Cleo"}}, "seat": 2}
        assert ana.until("news")["line"] == away
        seat = ana.until("table")["seats"][2]
        assert (seat["standIn"], seat["gone"], seat["here"]) == ("random", False, False)
        ana.act("tilt 3")
        ben.act("tilt 3")
        assert ana.until("step", fresh=False)["log"], "the bot has built its stack as well"
        with people[cleo].at(table) as back:
            step = back.until("step")
            assert step["seat"] == 2
            assert step["log"][0] == away
            assert ana.until("news")["line"]["words"] == {"id": "news-back", "args": {"name": "Cleo"}}
            seat = ana.until("table")["seats"][2]
            assert (seat["standIn"], seat["gone"], seat["here"]) == ("", False, True)
            assert not back.step["asksMe"] or back.step["choices"]


def test_an_act_counts_from_when_it_was_made_as_far_as_its_way_is_known(tmp_path: Path) -> None:
    """What a page says it did at the start, three seconds in, over ways of 0, 125 and 1000 ms there and back."""

    async def evening(at: Evening) -> None:
        await at.open("horse_race", "person", "person", "person", clock="live")
        await at.come(0, 1, 2)
        for seat, trip in ((0, 0.0), (1, 0.125), (2, 1.0)):
            at.pages[seat].ping()
            at.now += trip
            at.pages[seat].pong(at.pages[seat].pings)
        at.now = 103.0
        for seat in range(3):
            table = at.room.table
            code = table.state.legal_actions(seat)[0].code
            act = Act(f"{seat}", *table.state.ticket(seat), code, 0)
            await at.room.do(lambda seat=seat, act=act: receive(at.room, at.pages[seat], act))  # type: ignore[misc]
        assert [(line.seat, line.time) for line in at.room.table.lines] == [(0, 2700), (1, 2638), (2, 2200)]
        stored = await keeping.load_table(at.store, at.room.table.id)
        assert stored is not None
        assert [line.time for line in stored.lines] == [2700, 2638, 2200], "the moved time is what is kept"

    spend(tmp_path, evening)
