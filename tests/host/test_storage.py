"""The store: batches, one writer, one host, one way from every version to this one; and what a restart finds."""

from __future__ import annotations

import asyncio
import sqlite3
from importlib.util import find_spec
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import create_async_engine

from host.running import running
from midway.host import schema
from midway.host.storage import Store, StoreError, upgrade


def a_guest(number: int, token: str = "") -> object:
    return schema.guests.insert().values(
        id=f"guest {number}", token_hash=token or f"token {number}", name="", created=number
    )


def test_writes_that_wait_together_are_committed_together(tmp_path: Path) -> None:
    async def run() -> None:
        store = await Store.open(tmp_path)
        await asyncio.gather(*[store.write(a_guest(number)) for number in range(200)])
        assert len(await store.rows(schema.guests.select())) == 200
        assert store.commits <= 3
        await store.close()

    asyncio.run(run())


def test_a_bad_write_is_told_and_spoils_no_other(tmp_path: Path) -> None:
    async def run() -> None:
        store = await Store.open(tmp_path)
        results = await asyncio.gather(
            store.write(a_guest(1)),
            store.write(a_guest(2), a_guest(3, token="token 1")),
            store.write(a_guest(4)),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [type(None), StoreError, type(None)]
        kept = [row["id"] for row in await store.rows(schema.guests.select().order_by(schema.guests.c.id))]
        assert kept == ["guest 1", "guest 4"], "statements of one write are kept together or not at all"
        await store.close()

    asyncio.run(run())


def test_what_is_acknowledged_is_in_the_file(tmp_path: Path) -> None:
    async def run() -> None:
        store = await Store.open(tmp_path)
        await store.write(a_guest(1))
        with sqlite3.connect(tmp_path / "midway.sqlite") as other:
            assert other.execute("SELECT id FROM guests").fetchall() == [("guest 1",)]
            assert other.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        await store.close()

    asyncio.run(run())


def test_one_host_a_folder(tmp_path: Path) -> None:
    async def run() -> None:
        store = await Store.open(tmp_path)
        with pytest.raises(ValueError, match="another Midway is already using"):
            await Store.open(tmp_path)
        await store.close()
        await (await Store.open(tmp_path)).close()

    asyncio.run(run())


def test_a_store_that_is_no_store_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "midway.sqlite").write_text("this is no database, but it is long enough to look like one" * 20)
    with pytest.raises(ValueError, match="cannot be opened: file is not a database"):
        asyncio.run(Store.open(tmp_path))
    (tmp_path / "file").write_text("")
    with pytest.raises(ValueError, match=r"the data folder .* cannot be made"):
        asyncio.run(Store.open(tmp_path / "file"))


def test_a_database_that_cannot_be_had_is_one_sentence() -> None:
    if find_spec("asyncpg") is None:
        with pytest.raises(ValueError, match=r"^a store in Postgres needs the package asyncpg: pip install asyncpg$"):
            asyncio.run(Store.open("postgresql://ana:secret@127.0.0.1:1/midway"))
    else:
        with pytest.raises(ValueError, match=r"^the store in postgresql\+asyncpg://ana:\*\*\*@.* cannot be opened: "):
            asyncio.run(Store.open("postgresql://ana:secret@127.0.0.1:1/midway"))
    with pytest.raises(ValueError, match="no address of a database"):
        asyncio.run(Store.open("postgresql:midway"))


def test_the_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    def difference(connection: Connection) -> object:
        return compare_metadata(MigrationContext.configure(connection), schema.metadata)

    async def run() -> None:
        store = await Store.open(tmp_path)
        async with store.engine.connect() as connection:
            assert await connection.run_sync(difference) == []
        await store.close()

    asyncio.run(run())


def test_a_store_of_the_first_version_is_brought_up_to_date_and_loses_nothing(tmp_path: Path) -> None:
    def first(connection: Connection) -> None:
        upgrade(connection, "0001")

    async def make() -> None:
        engine = create_async_engine(f"sqlite+aiosqlite:///{tmp_path / 'midway.sqlite'}")
        async with engine.begin() as connection:
            await connection.run_sync(first)
            for statement in (
                "INSERT INTO guests VALUES ('g', 'token', 'Ana', 1)",
                "INSERT INTO tables VALUES ('t', 'brass pony', 'bumper_cars', '1', 'e', 3, '{}', '{}', 's', 'g', 1,"
                " 'playing', '[0]', 1, 2)",
                "INSERT INTO chairs VALUES ('t', 0, 'person', 'g', '', ''), ('t', 1, 'empty', NULL, '', 'hash')",
                "INSERT INTO lines VALUES ('t', 1, 0, 'tilt 3', 0, 0, NULL, '', 'act')",
            ):
                await connection.exec_driver_sql(statement)
        await engine.dispose()

    async def run() -> None:
        await make()
        store = await Store.open(tmp_path)
        chairs = await store.rows(schema.chairs.select().order_by(schema.chairs.c.seat))
        assert [(row["kind"], row["guest"], row["token_hash"]) for row in chairs] == [
            ("person", "g", ""),
            ("empty", None, "hash"),
        ]
        assert {(row["stand_in"], row["stint"], row["invited"]) for row in chairs} == {("", 0, None)}
        assert [row["code"] for row in await store.rows(schema.lines.select())] == ["tilt 3"]
        assert await store.rows(schema.rematches.select()) == []
        await store.close()

    asyncio.run(run())


def test_two_writers_of_one_line_cannot_both_win(tmp_path: Path) -> None:
    line = schema.lines.insert().values(
        table_id="t", number=1, seat=0, code="x", time=0, forced=False, undo_to=None, digits="", act=""
    )

    async def run() -> None:
        store = await Store.open(tmp_path)
        await store.write(a_guest(1))
        await store.write(
            schema.tables.insert().values(
                id="t", name="", game="", rules="", edition="", seats=1, options="{}", rulings="{}", seed="",
                owner="guest 1", listed=True, status="open", waiting="[]", created=0, updated=0,
            )
        )  # fmt: skip
        results = await asyncio.gather(store.write(line), store.write(line), return_exceptions=True)
        assert sorted(type(result).__name__ for result in results) == ["NoneType", "StoreError"]
        await store.close()

    asyncio.run(run())


def test_a_corrupt_table_is_one_sentence_and_leaves_the_others_alone(tmp_path: Path) -> None:
    with running(tmp_path) as host:
        ana = host.visitor("Ana")
        tables = [ana.new_table("me", "random", "random")["id"] for _ in range(2)]
        lines = []
        for table in tables:
            with ana.at(table) as socket:
                socket.play_out()
                lines.append(socket.step["line"])
    with sqlite3.connect(tmp_path / "midway.sqlite") as store:
        store.execute("UPDATE lines SET code = 'play 0' WHERE table_id = ? AND number = 4", (tables[0],))
    with running(tmp_path) as host:
        ana.port = host.port
        with ana.at(tables[0]) as socket:
            assert socket.hear()["words"] == {"id": "problem-table-broken", "args": {"line": 4}}
        assert ana.get(f"/api/tables/{tables[0]}/record")["words"]["id"] == "problem-table-broken"
        assert {card["id"] for card in ana.get("/api/lobby")["tables"]} == set(tables)
        with ana.at(tables[1]) as socket:
            assert socket.until("step")["line"] == lines[1]


def test_a_table_that_is_taken_out_of_the_store_while_it_is_played_is_gone_and_says_so(tmp_path: Path) -> None:
    with running(tmp_path) as host:
        ana = host.visitor("Ana")
        table, other = (ana.new_table("me", "me", "me")["id"] for _ in range(2))
        with ana.at(table) as socket:
            socket.send("sit", seat=0)
            socket.until("step", seat=0)
            with sqlite3.connect(tmp_path / "midway.sqlite") as store:
                for kept, column in (("lines", "table_id"), ("chairs", "table_id"), ("tables", "id")):
                    store.execute(f"DELETE FROM {kept} WHERE {column} = ?", (table,))
            socket.act("tilt 3")
            with pytest.raises(Exception, match="4408"):
                socket.until("step")
        with ana.at(table) as socket:
            assert socket.hear()["words"] == {"id": "problem-no-table"}
        with ana.at(other) as socket:
            assert socket.until("step")["line"] == 0


def test_a_write_that_fails_closes_the_table_and_leaves_it_as_it_was(tmp_path: Path) -> None:
    with running(tmp_path) as host:
        ana = host.visitor("Ana")
        table = ana.new_table("me", "me", "me")["id"]
        with ana.at(table) as socket:
            socket.send("sit", seat=0)
            before = socket.until("step", seat=0)
            with sqlite3.connect(tmp_path / "midway.sqlite") as store:  # somebody else has written this line
                store.execute("INSERT INTO lines VALUES (?, 1, 1, 'tilt 3', 0, 0, NULL, '', '')", (table,))
            socket.act("tilt 3")
            with pytest.raises(Exception, match="4408"):
                socket.until("step")
        with ana.at(table) as socket:
            socket.send("sit", seat=0)
            assert socket.until("step", seat=0)["choices"] == before["choices"]
