"""The table itself as a guest may know it: who sits where, who is here, where it is played again."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from midway.host.protocol import Again, SeatInfo, TableInfo

if TYPE_CHECKING:
    from midway.host.room import Room


def table_info(room: Room, guest: str) -> TableInfo:
    """The table for a guest. The seed is told at the end."""
    table = room.table
    return TableInfo(
        id=table.id,
        name=table.name,
        game=table.game.key,
        options=table.options,
        status=table.status,
        seats=tuple([_seat(room, seat, guest) for seat in range(len(table.chairs))]),
        owner=guest == table.owner,
        fills=room.fills(guest),
        listed=table.listed,
        open=table.game.is_open,
        watching=sum(not table.held(connection.guest_id) for connection in room.connections),
        seed_hash=table.seed_hash,
        seed=table.seed if table.status == "over" else "",
        lines=table.visible(),
        again=_again(room, guest),
    )


def _again(room: Room, guest: str) -> Again | None:
    held = room.table.held(guest)
    if room.again is None or not held or room.again.seat in held:
        return room.again
    return msgspec.structs.replace(room.again, link=f"{room.again.link}?seat={held[0]}")


def _seat(room: Room, seat: int, guest: str) -> SeatInfo:
    chair = room.table.chairs[seat]
    person = chair.kind == "person"
    return SeatInfo(
        seat=seat,
        kind=chair.kind,
        name=room.names.get(chair.guest, "") if person else "",
        mine=person and chair.guest == guest,
        here=chair.kind == "bot" or (person and chair.guest in room.here()),
        bot=chair.bot,
        invited=bool(guest) and chair.kind == "empty" and chair.invited == guest,
        stand_in=chair.stand_in,
        gone=seat in room.presence.told & room.presence.gone(),
    )
