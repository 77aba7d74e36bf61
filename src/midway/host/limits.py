"""How much anybody may send, and how fast."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

#: Bytes of one message on a socket, and of the body of a request.
MESSAGE_BYTES = 16 * 1024
BODY_BYTES = 64 * 1024

#: Messages a second on a socket, after a burst.
MESSAGES_PER_SECOND = 20.0
MESSAGE_BURST = 60.0

#: Requests that change something, a second and in a burst, from one address.
POSTS_PER_SECOND = 1.0
POST_BURST = 60.0

#: Messages that may wait for a connection that does not read. One that is further behind is dropped; it comes back
#: and asks for a whole step.
OUTBOX = 64

#: Connections to one table.
CONNECTIONS = 200


class Allowance:
    """A bucket that fills with ``rate`` drops a second up to ``burst``; each ``take`` needs one."""

    def __init__(self, rate: float, burst: float, now: Callable[[], float] = monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.now = now
        self.left = burst
        self.last = now()

    def take(self) -> bool:
        now = self.now()
        self.left = min(self.burst, self.left + (now - self.last) * self.rate)
        self.last = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Allowances:
    """One allowance for each sender, as long as it is worth remembering."""

    MOST = 10_000

    def __init__(self, rate: float, burst: float, now: Callable[[], float] = monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.now = now
        self.by_sender: dict[str, Allowance] = {}

    def take(self, sender: str) -> bool:
        allowance = self.by_sender.get(sender)
        if allowance is None:
            if len(self.by_sender) >= self.MOST:
                self.by_sender.clear()
            allowance = self.by_sender[sender] = Allowance(self.rate, self.burst, self.now)
        return allowance.take()
