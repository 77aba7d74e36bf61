"""What a browser's message does at a table. Runs as one of the room's jobs."""

from __future__ import annotations

import msgspec

from midway.engine.refusal import Refusal
from midway.host import telling
from midway.host.connection import Connection
from midway.host.protocol import (
    Act,
    AskClosed,
    Consent,
    Fault,
    Look,
    Say,
    Since,
    Sit,
    ToHost,
    Undo,
    Why,
)
from midway.host.room import Room, fault

_decoder = msgspec.json.Decoder(ToHost)


def decode(data: str | bytes) -> ToHost | Fault:
    """The message, or what is wrong with it: the field and the reason."""
    try:
        message: ToHost = _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeError) as error:
        return fault("fault-message", reason=str(error)[:200])
    return message


async def receive(room: Room, connection: Connection, message: ToHost) -> None:
    """Answer one message. A refusal goes to its sender and changes nothing."""
    try:
        match message:
            case Act():
                await _act(room, connection, message)
            case Sit():
                await room.sit(connection, message.seat)
            case Since():
                room.tell_whole(connection)
            case Undo():
                await room.undo(connection)
            case Consent():
                await room.consent(connection, message.ask, message.yes)
            case Say():
                await room.say(connection, message.text)
            case Why() | AskClosed() | Look():
                _look(room, connection, message)
    except Refusal as refusal:
        connection.put(Fault(telling.refusal_words(refusal)))


async def _act(room: Room, connection: Connection, act: Act) -> None:
    table = room.table
    try:
        seat = room.own_seat(connection)
        if (seat, act.id) in table.acts:  # sent again after a lost connection: it has been played
            room.tell_whole(connection)
            return
        if table.chairs[seat].player:
            raise Refusal("bot-plays", "ENG-12")
        await room.act(seat, act.code, (act.step, act.own), table.accepted(act.t, connection.trip), act.id)
    except Refusal as refusal:
        connection.put(telling.refused(table, act.id, refusal))
        if refusal.code == "too-late":
            room.tell_whole(connection)


def _look(room: Room, connection: Connection, message: Why | AskClosed | Look) -> None:
    table = room.table
    if table.match is None:
        raise Refusal("not-begun", "ENG-3")
    if isinstance(message, Look):
        if not table.may_view(connection.guest_id, message.seat):
            raise Refusal("not-your-seat", "ENG-3")
        connection.put(telling.past(table, message.seat, message.line))
        return
    seat = room.own_seat(connection)
    if isinstance(message, Why):
        connection.put(telling.reason(table, seat, message.code))
    else:
        connection.put(telling.closed(table, seat))
