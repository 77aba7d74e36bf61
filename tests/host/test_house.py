"""What the house does at a table: bots, quiet answers, the clock; and what a slow browser cannot do."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from time import monotonic

import pytest

from host.running import PATIENCE
from midway.engine.record import Record
from midway.engine.refusal import Refusal
from midway.engine.state import State
from midway.games import load_game
from midway.host import keeping, schema, telling
from midway.host.connection import Connection
from midway.host.house import House
from midway.host.limits import OUTBOX
from midway.host.protocol import Said
from midway.host.room import Room
from midway.host.storage import Store
from midway.host.tables import Chair, Table
from midway.host.thinking import Thinking, Thought, choose


def a_table(game: str, *kinds: str, now: Callable[[], float] = lambda: 0.0, **options: str) -> Table:
    """A table that has begun; kinds are ``person`` or ``bot``."""
    chairs = [
        Chair(seat, "bot", bot="random") if kind == "bot" else Chair(seat, "person", f"guest {seat}")
        for seat, kind in enumerate(kinds)
    ]
    table = Table("t", "brass pony", load_game(game), options, chairs, "guest 0", "house", now=now)
    table.start()
    table.advance()
    return table


def test_a_bot_gets_a_view_and_its_list(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = []

    class Spy:
        def choose(self, view: object, legal: object) -> object:
            seen.append((view, legal))
            return list(legal)[-1]  # type: ignore[call-overload]

    monkeypatch.setattr("midway.host.thinking.make_bot", lambda game, name, seed: Spy())
    table = a_table("bumper_cars", "bot", "bot", "bot")
    code = choose("bumper_cars", table.state.to_position(), 1, "spy", "0").code
    ((view, legal),) = seen
    assert view.holes
    assert view.viewer == 1
    assert view.dice is None
    assert view.data() == table.state.redact(1).data()
    assert list(legal) == list(table.state.legal_actions(1))
    assert code == table.state.legal_actions(1)[-1].code


def test_a_bot_that_fails_plays_its_first_choice() -> None:
    async def run() -> Thought:
        thinking = Thinking(workers=1)
        table = a_table("bumper_cars", "bot", "bot", "bot")
        thought = await thinking.choose("bumper_cars", table.state, 0, "no such bot", "0")
        await asyncio.to_thread(thinking.close)
        return thought

    assert asyncio.run(run()).code == "tilt 0"


def test_the_house_owes_the_bots_their_answers_and_nobody_else() -> None:
    table = a_table("bumper_cars", "person", "bot", "bot")
    assert table.owed() == [(1, "bot"), (2, "bot")]
    table.act(1, "tilt 2", None)
    assert table.owed() == [(2, "bot")]


def on_the_bus(*kinds: str, now: Callable[[], float] = lambda: 0.0, **options: str) -> Table:
    """Two people and a bot of Fun City, the first of them on the bus; the second holds a Z-Z-Z-Z, the bot none."""
    table = a_table("fun_city", *(kinds or ("person", "person", "bot")), now=now, **options)
    assert table.match is not None
    waiting = options.get("waiting", "minute")
    table.match.state = table.game.position(
        f"""
        seats = 3
        next = ["bus - way=0 to=85 asked=1,2", "settle -", "turn 1"]
        clock = "9:20"
        dice = [4, 4]
        board = ["F01", "F02", "F03", "F04"]
        player = [{{ at = "6,4" }}, {{ hand = ["zzzz"] }}, {{ hand = ["taxi"] }}]
        [options]
        waiting = "{waiting}"
        """
    )
    return table


def test_the_house_passes_for_people_who_let_a_break_in_go_by() -> None:
    table = on_the_bus()
    assert table.patience() == 60
    assert table.owed() == [(1, "late"), (2, "bot")]
    assert on_the_bus(waiting="short").patience() == 20
    assert on_the_bus(waiting="open").owed() == [(2, "bot")]
    assert a_table("bumper_cars", "person", "bot", "bot").patience() is None


def test_whoever_is_asked_is_told_how_long_and_nobody_else() -> None:
    clock = [100.0]
    table = on_the_bus(now=lambda: clock[0], waiting="short")
    clock[0] = 105.5
    assert table.left() == 14_500
    mine = telling.step(table, 1)
    assert (mine.asks_me, mine.left) == (True, 14_500)
    assert [telling.step(table, other).left for other in (None, 0, 2)] == [None, None, None]
    clock[0] = 121.0
    assert table.left() == 0
    assert telling.step(on_the_bus(waiting="open"), 1).left is None


def test_whoever_can_only_pass_in_a_hidden_window_is_not_asked() -> None:
    table = on_the_bus("person", "person", "person")
    assert table.owed() == [(1, "late"), (2, "forced")]
    passes = telling.step(table, 2)
    assert (passes.asks_me, passes.choices, passes.left) == (False, (), None)
    assert telling.step(table, 1).asks_me


def test_a_late_pass_is_played_when_its_time_is_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "patience", lambda table: 0)

    async def run() -> list[tuple[int, str]]:
        store = await Store.open(tmp_path)
        for seat in range(3):
            guest = schema.guests.insert().values(id=f"guest {seat}", token_hash=str(seat), name="", created=0)
            await store.write(guest)
        table = on_the_bus()
        table.chairs[2] = Chair(2, "person", "guest 2")
        await store.write(*keeping.new_table(table), *keeping.lines(table, table.lines))
        room = Room(table, store, Thinking(), {}, 0)
        before = len(table.lines)
        await room.do(lambda: room.join(Connection(None)))
        while len(table.lines) < before + 2:
            await asyncio.sleep(0)
        await room.close()
        await store.close()
        return sorted([(line.seat, line.code) for line in table.lines[before : before + 2]])

    assert asyncio.run(asyncio.wait_for(run(), PATIENCE)) == [(1, "pass"), (2, "pass")]


def test_bots_do_not_mind_an_undo() -> None:
    table = a_table("bumper_cars", "person", "bot", "bot")
    for seat in range(3):
        table.act(seat, "tilt 2", None)
    while (seat := table.state.waiting()[0]) != 0:
        table.act(seat, table.state.legal_actions(seat)[0].code, None)
    table.act(0, table.state.legal_actions(0)[0].code, None)
    if table.undo_kind(0) != "no":
        assert table.begin_ask(0).missing == set()


def test_time_in_a_race_is_the_hosts_with_a_little_credit() -> None:
    now = [100.0]
    table = a_table("horse_race", "person", "person", "person", now=lambda: now[0], clock="live")
    assert table.elapsed() == 0
    now[0] += 2
    assert table.elapsed() == 2000
    assert table.accepted(1900) == 1900, "it was under way for a tenth of a second"
    assert table.accepted(2500) == 2000, "nothing is played in the future"
    assert table.accepted(10) == 1700, "300 ms are believed of anybody"
    assert table.accepted(10, trip=500) == 1450, "and half of the way there and back"
    assert table.accepted(1460, trip=500) == 1460
    assert a_table("bumper_cars", "person", "person", "person").accepted(10) == 0


def test_the_moved_time_is_what_is_recorded() -> None:
    now = [100.0]
    table = a_table("horse_race", "person", "person", "person", now=lambda: now[0], clock="live")
    now[0] += 3
    for seat, trip in ((0, 0), (1, 800)):
        table.act(seat, table.state.legal_actions(seat)[0].code, None, table.accepted(0, trip))
    assert [(line.seat, line.time) for line in table.lines] == [(0, 2700), (1, 2300)]


def test_the_clock_waits_for_what_was_made_in_time() -> None:
    """A builder of Hau den Lukas has thirty seconds; what is under way by then may take 400 ms more."""
    now = [0.0]
    table = a_table("hau_den_lukas", "person", "person", "person", now=lambda: now[0], clock="live")
    assert (table.deadline(), table.closing()) == (30_000, 30_400)
    builder = next(seat for seat in table.state.waiting() if seat >= 0)
    code = table.state.legal_actions(builder)[0].code
    now[0] = 30.2
    with pytest.raises(Refusal, match="too-late"):
        table.act(builder, code, None, table.accepted(30_100))
    table.act(builder, code, None, table.accepted(29_950))
    assert table.lines[-1].time == 29_950


def test_the_clock_does_not_wait_where_nobody_can_act_any_more() -> None:
    table = a_table("roller_coaster", "person", "person", "person", clock="live")
    assert table.closing() == 30_400
    for seat in [seat for seat in table.state.waiting() if seat >= 0]:
        table.act(seat, "ready", None)
    assert table.closing() == 0


def test_a_race_that_is_reopened_goes_on_where_it_was() -> None:
    now = [100.0]
    table = a_table("horse_race", "person", "person", "person", now=lambda: now[0], clock="live")
    now[0] += 3
    table.act(0, table.state.legal_actions(0)[0].code, None, table.accepted(3000))
    assert table.match is not None
    later = [5000.0]
    again = Table("t", "brass pony", table.game, table.options, table.chairs, "", "house", now=lambda: later[0])
    record = Record.read(table.match.seen_by(0))
    record.seed = table.seed
    again.reopen(record, [""] * len(record.lines))
    assert again.state.hash() == table.state.hash()
    assert again.elapsed() == 3000


def test_bots_race_until_the_clock_closes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The race's time runs a hundred times as fast as ours."""

    class Here(Thinking):
        async def choose(self, game: str, state: State, seat: int, bot: str, seed: str) -> Thought:
            return choose(game, state.to_position(), seat, bot, seed)

    speed = 100
    wait = House._wait
    monkeypatch.setattr(House, "_wait", lambda house, due: wait(house, due) / speed)

    async def run() -> Table:
        store = await Store.open(tmp_path)
        await store.write(schema.guests.insert().values(id="guest 0", token_hash="", name="", created=0))
        table = a_table("horse_race", "bot", "bot", "bot", now=lambda: monotonic() * speed, clock="live")
        await store.write(*keeping.new_table(table), *keeping.lines(table, table.lines))
        watching = Connection(None)
        room = Room(table, store, Here(), {}, 0)
        await room.do(lambda: room.join(watching))
        while '"status":"over"' not in "".join(watching.outbox):
            watching.outbox.clear()
            watching.filled.clear()
            await asyncio.wait_for(watching.filled.wait(), PATIENCE)
        await room.close()
        kept = await keeping.load_table(store, table.id)
        assert kept is not None
        assert kept.state.hash() == table.state.hash(), "all of it is stored"
        await store.close()
        return table

    table = asyncio.run(run())
    assert min(table.state.places()) == 1
    assert (table.lines[-1].seat, table.lines[-1].code) == (-1, "close")
    assert table.lines[-1].time > 0


def test_a_browser_that_does_not_read_is_dropped_and_nobody_waits_for_it(tmp_path: Path) -> None:
    class Stuck:
        async def send_text(self, data: str) -> None:
            await asyncio.Event().wait()

    class Reading:
        def __init__(self) -> None:
            self.got: list[str] = []

        async def send_text(self, data: str) -> None:
            self.got.append(data)

    async def run() -> None:
        store = await Store.open(tmp_path)
        room = Room(a_table("bumper_cars", "person", "person", "person"), store, Thinking(), {}, 0)
        slow, quick, reading = Connection(None), Connection(None), Reading()
        pumps = [asyncio.create_task(slow.pump(Stuck())), asyncio.create_task(quick.pump(reading))]
        await room.do(lambda: room.join(slow))
        await room.do(lambda: room.join(quick))

        async def talk() -> None:
            room.tell_all(Said(None, "Ana", "hello"))

        for _ in range(2 * OUTBOX):
            await room.do(talk)
        while sum("hello" in text for text in reading.got) < 2 * OUTBOX:
            await asyncio.sleep(0)
        assert slow.dropped.is_set()
        assert not quick.dropped.is_set()
        assert len(slow.outbox) == OUTBOX
        for pump in pumps:
            pump.cancel()
        await asyncio.gather(*pumps, return_exceptions=True)
        await room.close()
        await store.close()

    asyncio.run(run())
