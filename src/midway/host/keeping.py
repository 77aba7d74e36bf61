"""Tables to rows and back."""

from __future__ import annotations

from collections.abc import Sequence
from time import time

import msgspec
from sqlalchemy import Executable, select

from midway.engine.record import Line, Record
from midway.engine.words import LogLine
from midway.games import load_game
from midway.host import schema
from midway.host.protocol import Again, Said
from midway.host.storage import Row, Store
from midway.host.tables import Chair, Table


def new_table(table: Table) -> list[Executable]:
    """The rows of a table that is not there yet."""
    game = table.game
    edition = game.load_edition()
    now = int(time())
    row = schema.tables.insert().values(
        id=table.id,
        name=table.name,
        game=game.key,
        rules=game.version,
        edition=f"{edition.name} ({edition.digest})",
        seats=len(table.chairs),
        options=_json(table.options),
        rulings=_json({ruling.id: ruling.since for ruling in game.rulings}),
        seed=table.seed,
        owner=table.owner,
        listed=table.listed,
        status=table.status,
        waiting="[]",
        created=now,
        updated=now,
    )
    chairs = [
        schema.chairs.insert().values(table_id=table.id, seat=chair.seat, **_chair(chair)) for chair in table.chairs
    ]
    return [row, *chairs]


def chair(table: Table, seat: int) -> list[Executable]:
    """The row of a chair that somebody has just taken, or left to a bot."""
    where = (schema.chairs.c.table_id == table.id) & (schema.chairs.c.seat == seat)
    return [schema.chairs.update().where(where).values(**_chair(table.chairs[seat])), _touch(table)]


def news(table: Table, guest: str) -> list[Executable]:
    """The row of the latest news, and whom it calls by name."""
    moment, line = table.news[-1]
    row = {"number": len(table.news), "moment": moment, "line": _json(line), "guest": guest or None}
    return [schema.news.insert().values(table_id=table.id, **row)]


def rematch(table: Table, again: Table, seat: int) -> list[Executable]:
    """The row that leads from a table to where it is played again."""
    return [schema.rematches.insert().values(table_id=table.id, again=again.id, seat=seat)]


def lines(table: Table, new: Sequence[Line], act: str = "") -> list[Executable]:
    """The rows of lines just played; the first of them was sent under the id ``act``."""
    first = len(table.lines) - len(new) + 1
    rows = [
        {
            "table_id": table.id,
            "number": number,
            "seat": line.seat,
            "code": line.code,
            "time": line.time,
            "forced": line.forced,
            "undo_to": line.undo_to,
            "digits": line.check,
            "act": act if number == first else "",
        }
        for number, line in enumerate(new, first)
    ]
    return [*([schema.lines.insert().values(rows)] if rows else []), _touch(table)]


def said(table: Table, number: int, said: Said, guest: str) -> list[Executable]:
    """The row of something said."""
    row = {"seat": said.seat, "name": said.name, "text": said.text, "guest": guest}
    return [schema.talk.insert().values(table_id=table.id, number=number, **row)]


async def load_table(store: Store, id: str) -> Table | None:
    """A stored table, played up to its last line. Raises RecordError when its lines do not fit the rules."""
    rows = await store.rows(schema.tables.select().where(schema.tables.c.id == id))
    if not rows:
        return None
    row = rows[0]
    of_table = schema.chairs.select().where(schema.chairs.c.table_id == id).order_by(schema.chairs.c.seat)
    chairs = [_read_chair(row) for row in await store.rows(of_table)]
    options = msgspec.json.decode(row["options"], type=dict[str, str])
    table = Table(id, row["name"], load_game(row["game"]), options, chairs, row["owner"], row["seed"], row["listed"])
    if row["status"] != "open":
        query = schema.lines.select().where(schema.lines.c.table_id == id).order_by(schema.lines.c.number)
        played = await store.rows(query)
        table.reopen(_record(table, row, played), [line["act"] for line in played])
    table.news = await load_news(store, id)
    return table


async def load_news(store: Store, id: str) -> list[tuple[int, LogLine]]:
    """What is stored of what happened to the people at a table."""
    told = schema.news.select().where(schema.news.c.table_id == id).order_by(schema.news.c.number)
    return [(row["moment"], msgspec.json.decode(row["line"], type=LogLine)) for row in await store.rows(told)]


async def load_talk(store: Store, id: str) -> dict[int, Said]:
    """What is stored of the talk at a table, by number."""
    talk = schema.talk.select().where(schema.talk.c.table_id == id).order_by(schema.talk.c.number)
    return {row["number"]: Said(row["seat"], row["name"], row["text"]) for row in await store.rows(talk)}


async def load_owner(store: Store, id: str) -> tuple[str, bool]:
    """Whose a stored table is, and whether it is listed."""
    (row,) = await store.rows(schema.tables.select().where(schema.tables.c.id == id))
    return row["owner"], row["listed"]


async def load_again(store: Store, table: Table) -> Again | None:
    """Where a stored table is played again."""
    query = (
        select(schema.rematches, schema.tables.c.name)
        .join(schema.tables, schema.tables.c.id == schema.rematches.c.again)
        .where(schema.rematches.c.table_id == table.id)
    )
    return next((Again(row["seat"], row["name"], f"/t/{row['again']}") for row in await store.rows(query)), None)


def _record(table: Table, row: Row, played: Sequence[Row]) -> Record:
    return Record(
        game=row["game"],
        rules=row["rules"],
        edition=row["edition"],
        seats=row["seats"],
        options=table.options,
        rulings=msgspec.json.decode(row["rulings"], type=dict[str, str]),
        seed_hash=table.seed_hash,
        seed=row["seed"],
        lines=[
            Line(r["seat"], r["code"], r["time"], r["forced"], r["undo_to"], r["digits"], r["number"]) for r in played
        ],
    )


def _chair(chair: Chair) -> dict[str, str | int | None]:
    return {
        "kind": chair.kind,
        "guest": chair.guest or None,
        "bot": chair.bot,
        "token_hash": chair.token_hash,
        "invited": chair.invited or None,
        "stand_in": chair.stand_in,
        "stint": chair.stint,
    }


def _read_chair(row: Row) -> Chair:
    return Chair(
        row["seat"],
        row["kind"],
        guest=row["guest"] or "",
        bot=row["bot"],
        token_hash=row["token_hash"],
        invited=row["invited"] or "",
        stand_in=row["stand_in"],
        stint=row["stint"],
    )


def _touch(table: Table) -> Executable:
    waiting = list(table.state.waiting()) if table.match is not None else []
    return (
        schema.tables.update()
        .where(schema.tables.c.id == table.id)
        .values(status=table.status, waiting=_json(waiting), updated=int(time()))
    )


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
