"""The host: every table there is, who may sit where, and the rooms in use."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict

import msgspec
from sqlalchemy import or_, select

from midway.bots import bot_names
from midway.engine.record import RecordError
from midway.engine.words import Words
from midway.games import GAMES, load_game
from midway.games.lesson import lesson_file
from midway.host import keeping, presence, schema
from midway.host.guests import Guest, Guests
from midway.host.names import new_id, new_seed, new_token, table_name, token_hash
from midway.host.protocol import SeatInfo
from midway.host.requests import GameInfo, Lobby, NewTable, OptionInfo, SeatLink, TableCard, TableMade, TakeSeat
from midway.host.room import Room
from midway.host.storage import Row, Store
from midway.host.tables import Chair, Table
from midway.host.thinking import Thinking

logger = logging.getLogger("midway.host")

#: Rooms kept in memory before idle ones are let go, and how long one must have been idle, in seconds.
ROOMS = 200
IDLE = 60.0

#: Tables shown in a lobby, of each kind.
CARDS = 50


class Trouble(Exception):
    """A request that is not granted: an HTTP status and the sentence."""

    def __init__(self, status: int, id: str, **args: int | str | Words) -> None:
        self.status = status
        self.words = Words(id, dict(args))
        super().__init__(f"{status} {id} {args}")


class Host:
    """One running host over one store. ``pause`` is how long bots wait before they act, in seconds."""

    def __init__(self, store: Store, thinking: Thinking, pause: float) -> None:
        self.store = store
        self.thinking = thinking
        self.pause = pause
        self.guests = Guests(store)
        self.rooms: dict[str, Room] = {}
        self.opening = asyncio.Lock()

    async def close(self) -> None:
        await asyncio.gather(*[room.close() for room in self.rooms.values()])
        await asyncio.to_thread(self.thinking.close)
        await self.store.close()

    # -- rooms

    async def room(self, id: str) -> Room:
        """The room of a table, read from the store when it is not in use. Raises Trouble when there is no such table,
        or when what is stored does not fit the rules."""
        if not id.isalnum():  # no table was ever called so, and no store need be asked
            raise Trouble(404, "problem-no-table")
        async with self.opening:
            room = self.rooms.get(id)
            if room is not None and not room.broken:
                return room
            if room is not None:
                await room.close()
                del self.rooms[id]
            await self._sweep()
            try:
                table = await keeping.load_table(self.store, id)
            except RecordError as error:
                logger.error("table=%s corrupt: %s", id, error)
                raise Trouble(409, "problem-table-broken", line=error.line) from None
            except (ValueError, msgspec.DecodeError) as error:
                logger.error("table=%s corrupt: %s", id, error)
                raise Trouble(409, "problem-table-broken", line=0) from None
            if table is None:
                raise Trouble(404, "problem-no-table")
            return await self._open(table)

    async def room_if_whole(self, id: str) -> Room | None:
        """As ``room``; None where there is no such table, or one that cannot be opened."""
        try:
            return await self.room(id)
        except Trouble:
            return None

    async def _open(self, table: Table) -> Room:
        names = {}
        for guest_id in {chair.guest for chair in table.chairs if chair.guest}:
            guest = await self.guests.by_id(guest_id)
            names[guest_id] = guest.name if guest is not None else ""
        room = Room(table, self.store, self.thinking, names, self.pause)
        talk = await keeping.load_talk(self.store, table.id)
        room.talk, room.said = list(talk.values()), max(talk, default=0)
        room.again = await keeping.load_again(self.store, table)
        self.rooms[table.id] = room
        return room

    async def _sweep(self) -> None:
        """Let go of rooms that nobody needs; they are read again when somebody does."""
        if len(self.rooms) < ROOMS:
            return
        for idle in [key for key, room in self.rooms.items() if room.idle(IDLE)]:
            await self.rooms.pop(idle).close()

    # -- tables and seats

    def games(self) -> list[GameInfo]:
        """What can be played here."""
        return [_game_info(key) for key in GAMES]

    async def new_table(self, guest: Guest, wish: NewTable) -> TableMade:
        """Open a table; the game starts at once when every seat is taken."""
        table, links = _new_table(guest, wish)
        await self.store.write(*keeping.new_table(table))
        await self._begin(table)
        return TableMade(table.id, links)

    async def _begin(self, table: Table) -> None:
        """A table has just been written down: open its room; if everybody sits, they play."""
        logger.info("table=%s made game=%s seats=%d", table.id, table.game.key, len(table.chairs))
        async with self.opening:
            room = await self._open(table)
        if table.is_full():
            await room.do(room.start)

    async def new_links(self, guest: Guest | None, id: str) -> TableMade:
        """Fresh links for the free seats, for the table's owner; the ones before open nothing any more."""
        room = await self.room(id)
        table = room.table
        if guest is None or guest.id != table.owner:
            raise Trouble(403, "problem-owner-only")
        links: list[SeatLink] = []

        async def renew() -> None:
            for chair in table.chairs:
                if chair.kind == "empty":
                    token = new_token()
                    chair.token_hash = token_hash(token)
                    await self.store.write(*keeping.chair(table, chair.seat))
                    links.append(_link(id, chair.seat, token))

        await room.do(renew)
        return TableMade(id, tuple(links))

    async def take_seat(self, guest: Guest, id: str, wish: TakeSeat) -> int:
        """Sit down, or let the owner put a bot on a seat; answers the seat."""
        room = await self.room(id)
        taken: list[int] = []

        async def take() -> None:
            if wish.bot:
                seat = _seat_for_bot(room, guest, wish)
                if room.table.chairs[seat].kind == "person" and room.table.match is not None:
                    await room.stand_in(seat, wish.bot)
                else:
                    await room.take(seat, None, wish.bot)
            else:
                seat = _seat_for_person(room.table, guest, wish)
                if seat not in room.table.held(guest.id):
                    await room.take(seat, guest)
            taken.append(seat)

        await room.do(take)
        return taken[0]

    async def leave_seat(self, guest: Guest | None, id: str, seat: int) -> None:
        """Give a seat of one's own up: before the start for anybody, in play for a bot or whoever comes along."""
        room = await self.room(id)

        async def leave() -> None:
            if guest is None or seat not in room.table.held(guest.id):
                raise Trouble(403, "problem-not-your-seat")
            if room.table.status == "over":
                raise Trouble(409, "problem-over")
            await room.vacate(seat)

        await room.do(leave)

    async def again(self, guest: Guest | None, id: str) -> TableMade:
        """Open a table like one that is over. Bots sit on their seats and the asker on theirs; the seats of the others
        are open to them, and they are told so at the old table."""
        room = await self.room(id)
        table, made = room.table, []

        async def again() -> None:
            if guest is None or not table.held(guest.id):
                raise Trouble(403, "problem-not-your-seat")
            if table.status != "over":
                raise Trouble(409, "problem-not-over")
            if room.again is not None:
                raise Trouble(409, "problem-again")
            seats = tuple([_like(chair, guest) for chair in table.chairs])
            new, links = _new_table(guest, NewTable(table.game.key, seats, table.options, table.listed))
            for chair, before in zip(new.chairs, table.chairs, strict=True):
                chair.invited = before.guest
            await room.played_again(new, table.held(guest.id)[0])
            await self._begin(new)
            made.append(TableMade(new.id, links))

        await room.do(again)
        return made[0]

    async def rename(self, guest: Guest, name: str) -> None:
        """Call a guest something else, at every table."""
        await self.guests.rename(guest, name)
        for room in self.rooms.values():
            if guest.id in room.names:
                room.names[guest.id] = name
                room.tell_table()

    # -- the lobby

    async def lobby(self, guest: Guest | None) -> Lobby:
        """Mine first, my turn before all; then open ones; then ones to watch."""
        mine = await self._my_tables(guest)
        others = await self.store.rows(
            schema.tables.select()
            .where(schema.tables.c.listed, schema.tables.c.status != "over")
            .order_by(schema.tables.c.updated.desc())
            .limit(2 * CARDS)
        )
        rows = {row["id"]: row for row in [*mine, *others]}
        chairs = await self._chairs(list(rows))
        own = {row["id"] for row in mine}
        cards = [await self._card(row, chairs[row["id"]], guest, row["id"] in own) for row in rows.values()]
        cards.sort(key=lambda card: (not card.my_turn, not card.mine, card.status != "open", -card.updated))
        return Lobby(guest.name if guest is not None else "", tuple(cards))

    async def _my_tables(self, guest: Guest | None) -> list[Row]:
        if guest is None:
            return []
        sitting = select(schema.chairs.c.table_id).where(schema.chairs.c.guest == guest.id)
        where = or_(schema.tables.c.owner == guest.id, schema.tables.c.id.in_(sitting))
        query = schema.tables.select().where(where).order_by(schema.tables.c.updated.desc()).limit(CARDS)
        return await self.store.rows(query)

    async def _chairs(self, ids: list[str]) -> dict[str, list[Row]]:
        chairs: dict[str, list[Row]] = defaultdict(list)
        query = select(schema.chairs, schema.guests.c.name).outerjoin(
            schema.guests, schema.guests.c.id == schema.chairs.c.guest
        )
        for row in await self.store.rows(query.where(schema.chairs.c.table_id.in_(ids)).order_by(schema.chairs.c.seat)):
            chairs[row["table_id"]].append(row)
        return chairs

    async def _card(self, row: Row, chairs: list[Row], guest: Guest | None, mine: bool) -> TableCard:
        room = self.rooms.get(row["id"])
        here = room.here() if room is not None else set()
        me = guest.id if guest is not None else None
        waiting = msgspec.json.decode(row["waiting"], type=list[int]) if row["status"] == "playing" else []
        seats = [
            SeatInfo(
                seat=chair["seat"],
                kind=chair["kind"],
                name=(chair["name"] or "") if chair["kind"] == "person" else "",
                mine=chair["kind"] == "person" and chair["guest"] == me,
                here=chair["kind"] == "bot" or (chair["kind"] == "person" and chair["guest"] in here),
                bot=chair["bot"],
                stand_in=chair["stand_in"],
            )
            for chair in chairs
        ]
        return TableCard(
            id=row["id"],
            name=row["name"],
            game=row["game"],
            status=row["status"],
            seats=tuple(seats),
            mine=mine,
            my_turn=any(seat.mine and seat.seat in waiting for seat in seats),
            updated=row["updated"],
        )


def _new_table(guest: Guest, wish: NewTable) -> tuple[Table, tuple[SeatLink, ...]]:
    """A table as its maker wants it, and the links to its open chairs. Raises Trouble."""
    if wish.game not in GAMES:
        raise Trouble(400, "problem-no-game", game=wish.game)
    game = load_game(wish.game)
    if len(wish.seats) not in game.seats:
        raise Trouble(400, "problem-seats", least=game.seats[0], most=game.seats[-1], seats=len(wish.seats))
    try:
        setup = game.setup(len(wish.seats), wish.options)
    except ValueError as error:
        raise Trouble(400, "problem-options", reason=str(error)) from None
    if wish.seats.count("me") > 1 and game.needs_devices(setup.options):
        raise Trouble(400, "problem-one-device")
    made = [_chair(game.key, seat, who, guest) for seat, who in enumerate(wish.seats)]
    chairs = [chair for chair, _ in made]
    table = Table(new_id(), table_name(), game, setup.options, chairs, guest.id, new_seed(), wish.listed)
    return table, tuple([_link(table.id, chair.seat, token) for chair, token in made if token])


def _chair(game: str, seat: int, who: str, guest: Guest) -> tuple[Chair, str]:
    """A chair as its table's maker wants it, and the token that invites to it when it is open."""
    if who == "me":
        return Chair(seat, "person", guest.id), ""
    if who == "open":
        token = new_token()
        return Chair(seat, token_hash=token_hash(token)), token
    if who not in bot_names(game):
        raise Trouble(400, "problem-no-bot", bot=who)
    return Chair(seat, "bot", bot=who), ""


def _like(chair: Chair, guest: Guest) -> str:
    """Who sits on such a chair when it is played again, as a wish of this guest's."""
    if chair.kind == "bot":
        return chair.bot
    return "me" if chair.guest == guest.id else "open"


def _link(id: str, seat: int, token: str) -> SeatLink:
    """The secret stands behind ``#``, so that browsers send it to no server and leave it out of referrers."""
    return SeatLink(seat, f"/t/{id}?seat={seat}#{token}")


def _seat_for_person(table: Table, guest: Guest, wish: TakeSeat) -> int:
    """The seat this guest may take. A link's token opens its seat, and a seat kept for a guest is open to them; free
    seats of listed tables are open to everybody who has none yet, and before the start all free seats to the owner.
    In play nobody gets a second one: it would show them another's secrets."""
    held = table.held(guest.id)
    if wish.seat in held or (wish.seat is None and held and not wish.token):
        return held[0] if wish.seat is None else wish.seat
    free = [chair for chair in table.chairs if chair.kind == "empty" and wish.seat in (None, chair.seat)]
    if not free:
        raise Trouble(409, "problem-seat-taken")
    if held and table.status != "open":
        raise Trouble(403, "problem-second-seat")
    if held and table.game.needs_devices(table.options):
        raise Trouble(403, "problem-one-device")
    if wish.token:
        invited = [chair.seat for chair in free if chair.token_hash == token_hash(wish.token)]
        if not invited:
            raise Trouble(403, "problem-link-spent")
        return invited[0]
    kept = [chair.seat for chair in free if chair.invited == guest.id]
    if kept:
        return kept[0]
    if guest.id == table.owner or (table.listed and not held):
        return free[0].seat
    raise Trouble(403, "problem-second-seat" if held else "problem-link-needed")


def _seat_for_bot(room: Room, guest: Guest, wish: TakeSeat) -> int:
    """The seat that may be given to a bot: a free one, before the start also one whose person is not connected. In
    play a bot can stand in for a person who is away for long, if somebody else who plays wants it (ENG-11)."""
    table = room.table
    if wish.bot not in bot_names(table.game.key):
        raise Trouble(400, "problem-no-bot", bot=wish.bot)
    wanted = [chair for chair in table.chairs if wish.seat in (None, chair.seat)]
    away = wish.seat is not None and bool(wanted) and wanted[0].kind == "person"
    if away and table.match is not None and table.held(guest.id):
        return _seat_to_stand_in(room, wanted[0])
    if not room.fills(guest.id):
        raise Trouble(403, "problem-owner-only")
    here = room.here()
    for chair in wanted:
        if chair.kind == "empty" or (away and table.match is None and chair.guest not in here):
            return chair.seat
    raise Trouble(409, "problem-seat-taken")


def _seat_to_stand_in(room: Room, chair: Chair) -> int:
    if room.table.status == "over":
        raise Trouble(409, "problem-over")
    if chair.stand_in:
        raise Trouble(409, "problem-stands-in")
    if chair.seat not in room.presence.gone():
        raise Trouble(409, "problem-not-gone", seconds=int(presence.LONG))
    return chair.seat


def _game_info(key: str) -> GameInfo:
    game = load_game(key)
    options = tuple(
        [
            OptionInfo(option.key, option.values, option.default, option in game.seat_options)
            for option in (*game.options, *game.seat_options)
        ]
    )
    return GameInfo(
        key=key,
        title=game.title,
        min_seats=game.seats[0],
        max_seats=game.seats[-1],
        options=options,
        bots=bot_names(key),
        part_of=game.part_of,
        at_once=dict(game.at_once),
        lesson=lesson_file(game).is_file(),
    )
