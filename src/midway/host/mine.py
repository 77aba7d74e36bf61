"""What is kept of one guest: to have it, and to have it forgotten without harm to the games of others.

What is forgotten leaves the guest's row behind, because chairs point to it: a random number that no cookie opens and
that has no name. In records and tables whoever sat there is then called by their seat.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import ColumnElement, Executable, and_, or_, select

from midway.engine.words import LogLine, Words
from midway.host import keeping, schema
from midway.host.guests import Guest
from midway.host.names import new_token, token_hash
from midway.host.requests import MyData, MySaying, MyTable
from midway.host.storage import Row, Store, StoreError

if TYPE_CHECKING:
    from midway.host.lobby import Host
    from midway.host.room import Room


async def kept(store: Store, guest: Guest) -> MyData:
    """Everything that the store holds of a guest. Where an older version did not note whose words they were, those
    under the guest's name count, at the tables they sit at or have opened."""
    (row,) = await store.rows(schema.guests.select().where(schema.guests.c.id == guest.id))
    said, told = await _said(store, guest), await _told(store, guest)
    chairs: dict[str, list[Row]] = defaultdict(list)
    mine = or_(schema.chairs.c.guest == guest.id, schema.chairs.c.invited == guest.id)
    for chair in await store.rows(schema.chairs.select().where(mine).order_by(schema.chairs.c.seat)):
        chairs[chair["table_id"]].append(chair)
    noted = {known["table_id"] for known in [*said, *told] if known["guest"] == guest.id}
    own = or_(schema.tables.c.owner == guest.id, schema.tables.c.id.in_([*chairs, *noted]))
    tables = [
        MyTable(
            id=table["id"],
            name=table["name"],
            game=table["game"],
            status=table["status"],
            opened=table["owner"] == guest.id,
            seats=tuple([chair["seat"] for chair in chairs[table["id"]] if chair["guest"] == guest.id]),
            kept_seats=tuple([chair["seat"] for chair in chairs[table["id"]] if chair["invited"] == guest.id]),
            created=table["created"],
            updated=table["updated"],
            said=tuple([MySaying(one["seat"], one["text"]) for one in said if one["table_id"] == table["id"]]),
            told=tuple([_line(one).words for one in told if one["table_id"] == table["id"]]),
        )
        for table in await store.rows(schema.tables.select().where(own).order_by(schema.tables.c.created))
    ]
    return MyData(row["name"], row["created"], tuple(tables))


async def forget(host: Host, guest: Guest) -> None:
    """Take a guest's name and words out of the store, in one transaction, and let them stand up wherever a game goes
    on. Raises StoreError and has forgotten nothing."""
    store, before = host.store, Guest(guest.id, guest.name)
    guest.name = ""  # nothing that is written from now on brings the name back
    for room in host.rooms.values():
        room.names.pop(guest.id, None)
    try:
        await store.write()  # what was said under the name until now is stored
        left = await _going_on(store, guest)
        await store.write(*await _forgotten(store, before))
    except StoreError:
        guest.name = before.name
        raise
    host.guests.known.pop(guest.id, None)
    for table in list(host.rooms):
        await _in_room(host.rooms.get(table), partial(_forget_here, guest))
    for table in left:
        await _in_room(await host.room_if_whole(table), partial(_stand_up, guest))


async def _going_on(store: Store, guest: Guest) -> list[str]:
    """The tables that are not over and at which a guest sits."""
    at = select(schema.chairs.c.table_id).where(schema.chairs.c.guest == guest.id)
    query = schema.tables.select().where(schema.tables.c.id.in_(at), schema.tables.c.status != "over")
    return [row["id"] for row in await store.rows(query)]


async def _in_room(room: Room | None, deed: Callable[[Room], Awaitable[None]]) -> None:
    """One room that cannot follow is read anew from the store; the others go on."""
    if room is not None and not room.broken:
        with suppress(StoreError):
            await room.do(partial(deed, room), used=False)


async def _forgotten(store: Store, guest: Guest) -> list[Executable]:
    """What takes a guest out of the store."""
    guests, talk, news, chairs, tables = schema.guests, schema.talk, schema.news, schema.chairs, schema.tables
    nobody = guests.update().where(guests.c.id == guest.id)
    statements: list[Executable] = [
        nobody.values(name="", token_hash=token_hash(new_token()), created=0),
        talk.delete().where(_theirs(talk.c.guest, guest, talk.c.name == guest.name)),
        chairs.update().where(chairs.c.invited == guest.id).values(invited=None),
    ]
    for row in await _told(store, guest):
        line = msgspec.json.encode(_unnamed(_line(row))).decode()
        where = and_(news.c.table_id == row["table_id"], news.c.number == row["number"])
        statements.append(news.update().where(where).values(line=line, guest=None))
    for table in await store.rows(tables.select().where(tables.c.owner == guest.id, tables.c.status != "over")):
        heirs = select(chairs.c.guest).where(chairs.c.table_id == table["id"], chairs.c.guest.is_not(None))
        heir = next((one["guest"] for one in await store.rows(heirs) if one["guest"] != guest.id), None)
        change = {"listed": False} if heir is None else {"owner": heir}
        statements.append(tables.update().where(tables.c.id == table["id"]).values(**change))
    return statements


async def _forget_here(guest: Guest, room: Room) -> None:
    """A room in use says what the store says now, and the guest's pages come back as a stranger's."""
    table = room.table
    room.names.pop(guest.id, None)
    room.talk = list((await keeping.load_talk(room.store, table.id)).values())
    table.news = await keeping.load_news(room.store, table.id)
    table.owner, table.listed = await keeping.load_owner(room.store, table.id)
    for chair in table.chairs:
        if chair.invited == guest.id:
            chair.invited = ""
    for connection in room.connections:
        if connection.guest_id == guest.id:
            connection.drop()
    room.tell_table()


async def _stand_up(guest: Guest, room: Room) -> None:
    """Leave every seat; the links to them that were sent once open nothing any more."""
    for seat in room.table.held(guest.id):
        room.table.chairs[seat].token_hash = ""
        await room.vacate(seat)


async def _said(store: Store, guest: Guest) -> list[Row]:
    talk = schema.talk
    where = _theirs(talk.c.guest, guest, talk.c.name == guest.name)
    return await store.rows(talk.select().where(where).order_by(talk.c.table_id, talk.c.number))


async def _told(store: Store, guest: Guest) -> list[Row]:
    news = schema.news
    named = news.c.line.contains(msgspec.json.encode(guest.name).decode(), autoescape=True)
    rows = await store.rows(news.select().where(_theirs(news.c.guest, guest, named)))
    return [row for row in rows if row["guest"] == guest.id or _calls(_line(row), guest.name)]


def _theirs(column: ColumnElement[str], guest: Guest, under_their_name: ColumnElement[bool]) -> ColumnElement[bool]:
    """What is noted as a guest's; of what is noted as nobody's, what goes under the name they have now."""
    if not guest.name:
        return column == guest.id
    return or_(column == guest.id, and_(column.is_(None), under_their_name))


def _calls(line: LogLine, name: str) -> bool:
    """Whether news are about a person of this name. Those about a player name a table."""
    return line.words.args.get("name") == name and "player" not in line.words.args


def _line(row: Row) -> LogLine:
    return msgspec.json.decode(row["line"], type=LogLine)


def _unnamed(line: LogLine) -> LogLine:
    """The same news about whoever has the seat."""
    seat = Words("seat-name", {"number": (line.seat or 0) + 1})
    return msgspec.structs.replace(line, words=Words(line.words.id, {**line.words.args, "name": seat}))
