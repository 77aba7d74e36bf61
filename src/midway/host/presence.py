"""Who is here, as far as their browsers tell: pings, bots that stand in for people who are away, seats given back.

The rules know nothing of it; they only say within which stint a seat stays in the same hands (``State.stint``).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING

from midway.host.storage import StoreError

if TYPE_CHECKING:
    from midway.host.room import Room
    from midway.host.tables import Chair

#: Seconds between two looks, and between two pings while something runs against time.
TICK = 1.0
PING = 2.0

#: Seconds without contact after which a bot plays on while something runs against time.
VANISHED = 8.0

#: Seconds somebody must be away until the others may let a bot play for them.
LONG = 60.0

#: Seconds a page needs at most to come back to a host that was away itself.
COMING_BACK = 8.0


class Presence:
    """The people of one room. ``now`` is in seconds."""

    def __init__(self, room: Room, now: Callable[[], float] = monotonic) -> None:
        self.room = room
        self.now = now
        self.opened = now() + COMING_BACK
        self.left: dict[str, float] = {}  # by guest: when their last connection ended
        self.timed: float | None = None  # since when something runs against time
        self.pinged = 0.0
        self.told: set[int] = set()  # seats of which the table was told that their person is away for long
        self.task: asyncio.Task[None] | None = None

    # -- what is known

    def contact(self, guest: str) -> float:
        """When a guest last gave a sign."""
        heard = [connection.heard for connection in self.room.connections if connection.guest_id == guest]
        return max(heard) if heard else self.left.get(guest, self.opened)

    def has_vanished(self, guest: str) -> bool:
        """Whether a guest has given no sign for too long in something that runs against time."""
        return self.timed is not None and self.now() - max(self.contact(guest), self.timed) >= VANISHED

    def is_back(self, guest: str) -> bool:
        """Whether a guest a bot stands in for is here again: a page that sleeps is not."""
        return guest in self.room.here() and self.now() - self.contact(guest) < VANISHED

    def gone(self) -> set[int]:
        """The seats whose person has been away for long, and for whom nobody plays."""
        here = self.room.here()
        away = [chair for chair in self._people() if chair.guest not in here and not chair.stand_in]
        return {chair.seat for chair in away if self.now() - self.left.get(chair.guest, self.opened) >= LONG}

    def has_company(self) -> bool:
        """Whether anybody who plays is here. Without them bots that stand in do not play the evening to its end."""
        here = self.room.here()
        return any(chair.guest in here for chair in self._people())

    def _people(self) -> list[Chair]:
        return [chair for chair in self.room.table.chairs if chair.kind == "person"]

    # -- what follows

    def plan(self) -> None:
        """Look at the table and see to it that it is watched while there is something to watch."""
        timed = self._is_played() and self.room.table.state.stint() != 0
        if not timed:
            self.timed = None
        elif self.timed is None:
            self.timed = self.now()
        self.told &= self.gone()
        if self._is_needed() and (self.task is None or self.task.done()):
            self.task = asyncio.create_task(self._watch(), name=f"presence {self.room.table.id}")

    def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()

    async def give_back(self) -> None:
        """Give every seat back whose person is here again, where the stint allows it."""
        for chair in self._people() if self._is_played() else ():
            if chair.stand_in and self.is_back(chair.guest) and self.room.table.changes_back(chair):
                await self.room.give_back(chair.seat)

    def _is_played(self) -> bool:
        return self.room.table.status == "playing"

    def _is_needed(self) -> bool:
        """Whether time can bring about something: a bot that takes over, an offer to let one play, a page that
        wakes up."""
        return self._is_played() and (self._pings() or bool(self._unanswered()))

    def _pings(self) -> bool:
        here = self.room.here()
        return self.timed is not None or any(chair.stand_in and chair.guest in here for chair in self._people())

    def _unanswered(self) -> list[Chair]:
        """Those who are away, and of whom the table has not been told that it is for long."""
        here = self.room.here()
        away = [chair for chair in self._people() if chair.guest not in here and not chair.stand_in]
        return [chair for chair in away if chair.seat not in self.told]

    async def _watch(self) -> None:
        while self._is_needed():
            await asyncio.sleep(TICK)
            try:
                await self.room.do(self.look, used=False)
            except StoreError:
                return

    async def look(self) -> None:
        """Do what is due by now."""
        if self._pings() and self.now() - self.pinged >= PING:
            self.pinged = self.now()
            for connection in self.room.connections:
                connection.ping()
        for chair in self._people():
            if not chair.stand_in and self.has_vanished(chair.guest):
                await self.room.stand_in(chair.seat)
        await self.give_back()
        gone = self.gone()
        if not gone <= self.told:
            self.told = gone
            self.room.tell_table()
