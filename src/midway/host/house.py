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
from midway.host.thinking import Thinking, Thought

if TYPE_CHECKING:
    from midway.host.room import Room
    from midway.host.tables import Owed

logger = logging.getLogger("midway.host")

#: A seat's question, and what else a plan hangs on: for the clock at which ms it is due and when the house acts for it,
#: for a bot in a race what it has heard. A plan for another one is stale.
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
            hangs = (table.deadline(), table.closing()) if kind == "clock" else (table.heard(), None)
            wanted: Plan = (table.state.ticket(seat), *hangs)
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
        if kind == "bot":
            thought = await self._thought(seat, ticket)
            if thought is None:
                return
            code, due = thought
        else:
            left = table.left() if kind == "late" else None
            await asyncio.sleep(self._wait(closing) if left is None else left / 1000)
            if table.state.ticket(seat) != ticket:
                return
            code = "pass" if kind == "late" else table.state.legal_actions(seat)[0].code
        try:
            await self.room.do(lambda: self._play(seat, code, ticket, due, kind == "forced"))
        except Refusal as refusal:
            if refusal.code != "too-late":
                logger.error("table=%s seat=%d %s %s is refused: %s", table.id, seat, kind, code, refusal)
        except StoreError:
            return

    async def _thought(self, seat: int, ticket: tuple[int, int]) -> Thought | None:
        """What a bot plays, once its time has come: after the pause, in a race at the moment it has chosen itself. None
        where it lets the question be."""
        table = self.room.table
        racing = table.elapsed() is not None
        if not racing:
            await asyncio.sleep(self.pause)
            if table.state.ticket(seat) != ticket:
                return None
        bot, seed = table.chairs[seat].player, table.bot_seed(seat)
        thought = await self.thinking.choose(table.game.key, table.state, seat, bot, seed)
        if thought.due is None:
            return None
        if racing:
            await asyncio.sleep(self._wait(thought.due))
        return thought

    def _wait(self, due: int | None) -> float:
        """Seconds until the house acts where something is due at a ms of a race, or else after its pause."""
        elapsed = self.room.table.elapsed()
        return self.pause if due is None or elapsed is None else max(0, due - elapsed + 1) / 1000

    async def _play(self, seat: int, code: str, ticket: tuple[int, int], due: int | None, forced: bool) -> None:
        table = self.room.table
        t = due if due is not None and seat == CLOCK else table.accepted(due or table.elapsed() or 0)
        await self.room.act(seat, code, ticket, t, forced=forced)
