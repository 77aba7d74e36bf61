"""One browser on one table: a bounded outbox, an allowance, and the view it shows."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from time import monotonic
from typing import Any, Protocol

from midway.host.guests import Guest
from midway.host.limits import MESSAGE_BURST, MESSAGES_PER_SECOND, OUTBOX, Allowance
from midway.host.protocol import Ping, encode


class Wire(Protocol):
    """What an outbox needs of a socket."""

    async def send_text(self, data: str) -> None: ...


#: Trips there and back that are remembered, and the longest that is believed, in ms.
TRIPS = 8
LONGEST_TRIP = 1000


class Connection:
    """``seat`` is the view shown, None for the public one, ``heard`` when the browser last sent something. Nothing
    here waits for the browser but ``pump``."""

    def __init__(self, guest: Guest | None, now: Callable[[], float] = monotonic) -> None:
        self.guest = guest
        self.seat: int | None = None
        self.outbox: deque[str] = deque()
        self.filled = asyncio.Event()
        self.dropped = asyncio.Event()
        self.allowance = Allowance(MESSAGES_PER_SECOND, MESSAGE_BURST)
        self.now = now
        self.heard = now()
        self.pings = 0
        self.pinged = 0.0
        self.trips: deque[int] = deque(maxlen=TRIPS)

    @property
    def guest_id(self) -> str:
        return self.guest.id if self.guest is not None else ""

    def put(self, message: Any) -> None:
        """Send a message when the browser can take it."""
        self.put_text(encode(message).decode())

    def put_text(self, text: str) -> None:
        """As ``put``, for a message that is encoded once for many."""
        if len(self.outbox) >= OUTBOX:
            self.dropped.set()
            return
        self.outbox.append(text)
        self.filled.set()

    def ping(self) -> None:
        """Ask whether anybody is there. The answer to an earlier ping counts no more."""
        self.pings += 1
        self.pinged = self.now()
        self.put(Ping(self.pings))

    def pong(self, n: int) -> None:
        """The answer has come: so long was the way there and back."""
        if n == self.pings and self.pinged:
            self.trips.append(int((self.now() - self.pinged) * 1000))
            self.pinged = 0.0

    @property
    def trip(self) -> int:
        """The way to the browser and back, in ms: the shortest of late, for whoever dawdles does so at will."""
        return min(min(self.trips, default=0), LONGEST_TRIP)

    def drop(self) -> None:
        """Close the connection; the browser will come back."""
        self.dropped.set()

    async def pump(self, wire: Wire) -> None:
        """Send whatever is put, until cancelled."""
        while True:
            await self.filled.wait()
            self.filled.clear()
            while self.outbox:
                await wire.send_text(self.outbox[0])
                self.outbox.popleft()
