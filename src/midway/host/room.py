"""A table that is in use: its connections, and one task through which everything that happens at it passes.

One thing happens at a time: a message, a bot's choice, the clock. Each is committed before anybody is told, and nobody
is waited for: what is told goes into bounded outboxes.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from time import monotonic
from typing import Any

from sqlalchemy import Executable

from midway.bots import stand_in
from midway.engine.record import Line
from midway.engine.refusal import Refusal
from midway.engine.words import LogLine, Words
from midway.host import about, keeping, telling
from midway.host.connection import Connection
from midway.host.guests import Guest
from midway.host.house import House
from midway.host.presence import Presence
from midway.host.protocol import Again, Asked, Fault, News, Said, encode
from midway.host.storage import Store, StoreError
from midway.host.tables import Ask, Table
from midway.host.thinking import Thinking

logger = logging.getLogger("midway.host")

Job = Callable[[], Awaitable[None]]

#: Sayings a newcomer hears.
TALK = 50


class Room:
    """``names`` are the people at the table by guest id. ``broken`` is set when a write was not kept: the room is then
    closed, and whoever comes back finds the table as it was stored."""

    def __init__(self, table: Table, store: Store, thinking: Thinking, names: dict[str, str], pause: float) -> None:
        self.table = table
        self.store = store
        self.names = names
        self.connections: list[Connection] = []
        self.talk: list[Said] = []
        self.said = 0
        self.again: Again | None = None  # where it is played again
        self.broken = False
        self.used = monotonic()
        self.house = House(self, thinking, pause)
        self.presence = Presence(self)
        self.jobs: asyncio.Queue[tuple[Job, asyncio.Future[None]]] = asyncio.Queue()
        self.task = asyncio.create_task(self._run(), name=f"table {table.id}")
        if table.match is not None:
            table.advance()
            self.plan()

    # -- one thing at a time

    async def do(self, job: Job, used: bool = True) -> None:
        """Let something happen at the table, after all that came before; returns when it has.

        Raises what the job raises. If the caller is cancelled meanwhile, it happens all the same. A room that is not
        ``used`` is let go of after a while.
        """
        if used:
            self.used = monotonic()
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.jobs.put_nowait((job, done))
        await asyncio.shield(done)

    async def _run(self) -> None:
        while True:
            job, done = await self.jobs.get()
            try:
                if self.broken:
                    raise StoreError("the table is closed")
                await job()
            except StoreError as error:
                self._break(error)
                _settle(done, error)
            except Exception as error:
                _settle(done, error)
            else:
                _settle(done, None)

    def _break(self, error: StoreError) -> None:
        if not self.broken:
            logger.error("table=%s broken: %s", self.table.id, error)
        self.broken = True
        self._stop()
        for connection in self.connections:
            connection.drop()

    async def close(self) -> None:
        """End the room's tasks. What was acknowledged is stored already."""
        self._stop()
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)

    def plan(self) -> None:
        """See to it that all that follows from the table as it is now will happen."""
        self.presence.plan()
        self.house.plan()

    def _stop(self) -> None:
        self.presence.stop()
        self.house.stop()

    def idle(self, seconds: float) -> bool:
        """Whether nobody has needed it for so long, and nobody is waited for."""
        busy = self.connections or self.house.busy or not self.jobs.empty()
        return not busy and monotonic() - self.used > seconds

    # -- what happens

    async def join(self, connection: Connection) -> None:
        """A browser opens the table. It shows the guest's seat if that is the only one, else the public view."""
        held = self.table.held(connection.guest_id)
        connection.seat = held[0] if len(held) == 1 else None
        self.connections.append(connection)
        self.tell_table()
        for said in self.talk[-TALK:]:
            connection.put(said)
        self.tell_whole(connection)
        if self.table.ask is not None:
            connection.put(self._asked(open=True))
        connection.ping()
        if self.table.match is not None:
            await self.presence.give_back()
            self.plan()

    async def leave(self, connection: Connection) -> None:
        if connection in self.connections:
            self.connections.remove(connection)
            self.presence.left[connection.guest_id] = self.presence.now()
            self.tell_table()
            if self.table.match is not None:
                self.plan()

    async def sit(self, connection: Connection, seat: int | None) -> None:
        """Show this view from now on."""
        if not self.table.may_view(connection.guest_id, seat):
            raise Refusal("not-your-seat", "ENG-3")
        connection.seat = seat
        self.tell_whole(connection)

    async def act(
        self, seat: int, code: str, ticket: tuple[int, int], t: int = 0, act: str = "", forced: bool = False
    ) -> None:
        """A choice of a seat, from whoever answers for it. Raises Refusal and changes nothing."""
        if self.table.match is None:
            raise Refusal("not-begun", "ENG-3")
        lines = self.table.act(seat, code, ticket, t, act, forced)
        await self._played(lines, act, seat)

    async def undo(self, connection: Connection) -> None:
        """Take back the last choice of the seat shown, or ask the others whether that is all right."""
        seat = self.own_seat(connection)
        kind = self.table.undo_kind(seat)
        if kind == "no":
            raise Refusal("nothing-to-undo", "ENG-10")
        self._end_ask()
        ask = self.table.begin_ask(seat)
        if kind == "ask" and ask.missing:
            self.tell_all(self._asked(open=True))
        else:
            self.table.ask = None
            await self._played(self.table.undo(ask.line), "", seat)

    async def consent(self, connection: Connection, number: int, yes: bool) -> None:
        """A person's answer to an undo question. One no is enough to settle it."""
        ask = self.table.ask
        if ask is None or ask.number != number or connection.guest_id not in ask.missing:
            return
        if yes:
            await self._agree(ask, connection.guest_id)
        else:
            self._end_ask()

    async def _agree(self, ask: Ask, guest: str) -> None:
        ask.missing.discard(guest)
        if not ask.missing:
            self.tell_all(self._asked(open=False, agreed=True))
            self.table.ask = None
            await self._played(self.table.undo(ask.line), "", ask.seat)

    async def say(self, connection: Connection, text: str) -> None:
        guest = connection.guest
        if guest is None or not text.strip():
            raise Refusal("not-known", "ENG-3")
        said = Said(connection.seat, guest.name, text.strip())
        if connection.seat not in self.table.held(guest.id):
            said = Said(None, guest.name, text.strip())
        self.said += 1
        await self.store.write(*keeping.said(self.table, self.said, said, guest.id))
        self.talk = [*self.talk[-TALK:], said]
        self.tell_all(said)

    async def take(self, seat: int, guest: Guest | None, bot: str = "") -> None:
        """Put a person or a bot on a chair; the game starts with the last one. Whether they may is checked before."""
        chair = self.table.chairs[seat]
        chair.kind, chair.guest, chair.bot, chair.token_hash = (
            ("bot", "", bot, "") if guest is None else ("person", guest.id, "", chair.token_hash)
        )
        if guest is not None:
            self.names[guest.id] = guest.name
        number = seat + 1
        words = Words("news-bot", {"number": number})
        if guest is not None:
            words = Words("news-came", {"name": self.called(seat), "number": number})
        await self.news(seat, words, *keeping.chair(self.table, seat), named=chair.guest)
        logger.info("table=%s seat=%d taken=%s", self.table.id, seat, bot or "person")
        self._close_views()
        if self.table.match is None and self.table.is_full():
            await self.start()
        else:
            self.tell_table()
            self.plan()

    async def vacate(self, seat: int) -> None:
        """A person leaves a chair. Before the start its link opens it again; in play the table waits for whoever
        takes it."""
        chair = self.table.chairs[seat]
        words, guest = Words("news-left", {"name": self.called(seat)}), chair.guest
        chair.kind, chair.guest, chair.stand_in = "empty", "", ""
        await self.news(seat, words, *keeping.chair(self.table, seat), named=guest)
        logger.info("table=%s seat=%d left", self.table.id, seat)
        self._end_ask()
        self._close_views()
        self.tell_table()
        self.plan()

    async def stand_in(self, seat: int, bot: str = "") -> None:
        """A bot plays on for a person who is away; the usual one where none is named."""
        chair = self.table.chairs[seat]
        chair.stand_in, chair.stint = bot or stand_in(self.table.game.key), self.table.state.stint()
        await self._changed_hands(seat, "news-away")
        ask = self.table.ask
        if ask is not None and chair.guest in ask.missing:  # bots do not mind
            await self._agree(ask, chair.guest)

    async def give_back(self, seat: int) -> None:
        """The person is here again and plays."""
        chair = self.table.chairs[seat]
        chair.stand_in, chair.stint = "", 0
        await self._changed_hands(seat, "news-back")

    async def _changed_hands(self, seat: int, news: str) -> None:
        chair = self.table.chairs[seat]
        words = Words(news, {"name": self.called(seat)})
        await self.news(seat, words, *keeping.chair(self.table, seat), named=chair.guest)
        logger.info("table=%s seat=%d stand-in=%s", self.table.id, seat, chair.stand_in or "none")
        self.tell_table()
        for connection in self.connections:
            if connection.seat == seat:
                self.tell_whole(connection)
        self.plan()

    def called(self, seat: int) -> str | Words:
        """What to call whoever sits there, also when they have gone."""
        return self.names.get(self.table.chairs[seat].guest) or Words("seat-name", {"number": seat + 1})

    def _close_views(self) -> None:
        """Whoever has lost the seat they look from sees what everybody sees."""
        for connection in self.connections:
            if not self.table.may_view(connection.guest_id, connection.seat):
                connection.seat = None
                self.tell_whole(connection)

    async def start(self) -> None:
        """Everybody sits: deal."""
        lines = self.table.start()
        await self.store.write(*keeping.lines(self.table, lines))
        logger.info("table=%s started game=%s seats=%d", self.table.id, self.table.game.key, len(self.table.chairs))
        self.table.advance()
        for connection in self.connections:
            held = self.table.held(connection.guest_id)
            connection.seat = held[0] if len(held) == 1 else None
        self.tell_table()
        for connection in self.connections:
            self.tell_whole(connection)
        self.plan()

    async def _played(self, lines: Sequence[Line], act: str, actor: int) -> None:
        """Keep the lines, then tell them."""
        await self.store.write(*keeping.lines(self.table, lines, act))
        self._end_ask()
        before = self.table.advance()
        if before is None:  # an answer in a hidden window: nobody else's business
            for connection in self.connections:
                if connection.seat == actor:
                    self.tell_whole(connection)
        else:
            self._tell_step(before)
        if self.table.status == "over":
            logger.info("table=%s over lines=%d", self.table.id, len(self.table.lines))
            self.tell_table()
        else:
            await self.presence.give_back()
        self.plan()

    def _end_ask(self) -> None:
        """The game has gone on, or somebody asks anew: the question before is settled without a yes."""
        if self.table.ask is not None:
            self.tell_all(self._asked(open=False))
            self.table.ask = None

    def own_seat(self, connection: Connection) -> int:
        """The seat shown, if the guest holds it."""
        if connection.seat is None or connection.seat not in self.table.held(connection.guest_id):
            raise Refusal("not-your-seat", "ENG-3")
        return connection.seat

    # -- who is here

    def here(self) -> set[str]:
        """The guests who are connected."""
        return {connection.guest_id for connection in self.connections}

    def fills(self, guest: str) -> bool:
        """Whether this guest may put bots on chairs. A game shall not stand still because its owner has gone too."""
        if guest == self.table.owner:
            return True
        return self.table.match is not None and self.table.owner not in self.here() and bool(self.table.held(guest))

    # -- telling

    async def played_again(self, again: Table, seat: int) -> None:
        """Whoever sat here on ``seat`` has made a table like this one: write both down, and lead everybody there."""
        words = Words("news-again", {"player": Words("player", {"seat": seat}), "name": again.name})
        rows = [*keeping.new_table(again), *keeping.rematch(self.table, again, seat)]
        await self.news(seat, words, *rows)
        self.again = Again(seat, again.name, f"/t/{again.id}")
        self.tell_table()

    async def news(self, seat: int, words: Words, *rows: Executable, named: str = "") -> None:
        """Something has happened to the people at the table: keep it together with the rows that say so, and tell it.
        ``named`` is the guest whose name is in it. Before the start the chairs themselves tell it."""
        if self.table.match is None:
            await self.store.write(*rows)
            return
        line = LogLine(words, seat)
        self.table.news.append((self.table.visible(), line))
        await self.store.write(*rows, *keeping.news(self.table, named))
        self.tell_all(News(line))

    def tell_all(self, message: Any) -> None:
        text = encode(message).decode()
        for connection in self.connections:
            connection.put_text(text)

    def tell_table(self) -> None:
        """The table itself, to each as it concerns them."""
        for connection in self.connections:
            connection.put(about.table_info(self, connection.guest_id))

    def tell_whole(self, connection: Connection) -> None:
        """The whole table as the connection's view sees it; nothing before the deal."""
        if self.table.match is not None:
            connection.put(telling.step(self.table, connection.seat))

    def _tell_step(self, since: int) -> None:
        """What has just happened, made once a view."""
        texts: dict[int | None, str] = {}
        for connection in self.connections:
            if connection.seat not in texts:
                texts[connection.seat] = encode(telling.step(self.table, connection.seat, since)).decode()
            connection.put_text(texts[connection.seat])

    def _asked(self, open: bool, agreed: bool = False) -> Asked:
        ask = self.table.ask
        assert ask is not None
        return Asked(ask.number, ask.seat, ask.moment, open, agreed)


def fault(id: str, **args: int | str) -> Fault:
    return Fault(Words(id, dict(args)))


def _settle(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
        done.exception()  # the caller may have gone
