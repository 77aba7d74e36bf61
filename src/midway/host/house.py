"""What the house does at a table: bots, answers without alternative in hidden windows, and the clock of a race.

All of it comes after the same pause, so that speed tells nobody who had a choice. Where a break-in has a time, the
house passes for people who let it go by.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from midway.engine.refusal import Refusal
from midway.engine.state import CLOCK
from midway.host.storage import StoreError
from midway.host.thinking import Thinking

if TYPE_CHECKING:
    from midway.host.room import Room
    from midway.host.tables import Owed

logger = logging.getLogger("midway.host")

#: A seat's question, and for the clock what it is due to play at and when it does: a plan for another one is stale.
Plan = tuple[tuple[int, int], int | None, int | None]


class House:
    """``pause`` is in seconds."""

    def __init__(self, room: Room, thinking: Thinking, pause: float) -> None:
        self.room = room
        self.thinking = thinking
        self.pause = pause
        self.plans: dict[int, tuple[Plan, asyncio.Task[None]]] = {}

    @property
    def busy(self) -> bool:
        return any(not task.done() for _, task in self.plans.values())

    def plan(self) -> None:
        """Look at the table and see to it that everything the house owes will be done, once."""
        table = self.room.table
        owed = dict(table.owed(self.room.presence.has_company()))
        for seat in [seat for seat in self.plans if seat not in owed]:
            self._forget(seat)
        for seat, kind in owed.items():
            due = (table.deadline(), table.closing()) if kind == "clock" else (None, None)
            wanted: Plan = (table.state.ticket(seat), *due)
            if seat in self.plans and self.plans[seat][0] == wanted:
                continue
            self._forget(seat)
            if kind == "clock" and wanted[1] is None:
                continue
            self.plans[seat] = (wanted, asyncio.create_task(self._turn(seat, kind, wanted)))

    def stop(self) -> None:
        for seat in list(self.plans):
            self._forget(seat)

    def _forget(self, seat: int) -> None:
        if seat in self.plans:
            _, task = self.plans.pop(seat)
            if task is not asyncio.current_task():
                task.cancel()

    async def _turn(self, seat: int, kind: Owed, plan: Plan) -> None:
        ticket, due, closing = plan
        table = self.room.table
        patience = table.patience() if kind == "late" else None
        await asyncio.sleep(self._wait(seat, closing) if patience is None else patience)
        if table.state.ticket(seat) != ticket:
            return
        if kind == "bot":
            bot, seed = table.chairs[seat].player, table.bot_seed(seat)
            code = await self.thinking.choose(table.game.key, table.state, seat, bot, seed)
        elif kind == "late":
            code = "pass"
        else:
            code = table.state.legal_actions(seat)[0].code
        try:
            await self.room.do(lambda: self._play(seat, code, ticket, due, kind == "forced"))
        except Refusal as refusal:
            if refusal.code != "too-late":
                logger.error("table=%s seat=%d %s %s is refused: %s", table.id, seat, kind, code, refusal)
        except StoreError:
            return

    def _wait(self, seat: int, closing: int | None) -> float:
        """Seconds until the house acts for a seat."""
        elapsed = self.room.table.elapsed()
        if elapsed is None:
            return self.pause
        if closing is not None:
            return max(0, closing - elapsed) / 1000
        return max(self.pause, (self.room.table.state.earliest(seat) - elapsed) / 1000)

    async def _play(self, seat: int, code: str, ticket: tuple[int, int], due: int | None, forced: bool) -> None:
        table = self.room.table
        t = due if due is not None and seat == CLOCK else table.accepted(table.elapsed() or 0)
        await self.room.act(seat, code, ticket, t, forced=forced)
