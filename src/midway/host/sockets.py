"""The socket of a table: ``/ws/tables/<id>``."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from functools import partial

from starlette.websockets import WebSocket, WebSocketDisconnect

from midway.engine.words import Words
from midway.host.connection import Connection
from midway.host.guests import COOKIE
from midway.host.limits import CONNECTIONS
from midway.host.lobby import Host, Trouble
from midway.host.messages import decode, receive
from midway.host.protocol import Fault, Pong, encode
from midway.host.room import Room, fault
from midway.host.storage import StoreError

logger = logging.getLogger("midway.host")

#: Close codes: no such table or a broken one (do not come back), too many or too fast, and one that fell behind.
GONE, TOO_MUCH, BEHIND = 4404, 4429, 4408

#: Seconds a browser that does not read has to take note that it is dropped.
GOODBYE = 1.0


async def table_socket(socket: WebSocket) -> None:
    """Serve one browser until it leaves, falls behind, or sends too much."""
    host: Host = socket.app.state.host
    guest = await host.guests.by_token(socket.cookies.get(COOKIE, ""))
    await socket.accept()
    try:
        room = await host.room(socket.path_params["id"])
    except Trouble as trouble:
        await _turn_away(socket, GONE, trouble.words)
        return
    if len(room.connections) >= CONNECTIONS:
        await _turn_away(socket, TOO_MUCH, Words("fault-full"))
        return
    connection = Connection(guest)
    try:
        await room.do(lambda: room.join(connection))
        code = await _serve(socket, room, connection)
    except StoreError:
        code = BEHIND
    finally:
        with contextlib.suppress(StoreError):
            await room.do(lambda: room.leave(connection))
    with contextlib.suppress(Exception):
        await asyncio.wait_for(socket.close(code), GOODBYE)


async def _serve(socket: WebSocket, room: Room, connection: Connection) -> int:
    """Read, write, and watch for the drop; whichever ends first ends all. The close code."""
    reading = asyncio.create_task(_read(socket, room, connection))
    writing = asyncio.create_task(connection.pump(socket))
    dropped = asyncio.create_task(connection.dropped.wait())
    tasks = (reading, writing, dropped)
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        results = await asyncio.gather(*tasks, return_exceptions=True)
    for result in results:
        if isinstance(result, Exception) and not isinstance(result, (WebSocketDisconnect, StoreError)):
            logger.error("table=%s socket failed", room.table.id, exc_info=result)
    return results[0] if isinstance(results[0], int) else BEHIND


async def _read(socket: WebSocket, room: Room, connection: Connection) -> int:
    while True:
        event = await socket.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(event.get("code", 1000))
        if not connection.allowance.take():
            await socket.send_text(encode(fault("fault-too-fast")).decode())
            return TOO_MUCH
        connection.heard = connection.now()
        data = event.get("text")
        message = decode(data if data is not None else event.get("bytes", b""))
        if isinstance(message, Fault):
            connection.put(message)
        elif isinstance(message, Pong):  # at once: waiting in the room would count as its way
            connection.pong(message.n)
        else:
            await room.do(partial(receive, room, connection, message))


async def _turn_away(socket: WebSocket, code: int, words: Words) -> None:
    await socket.send_text(encode(Fault(words)).decode())
    await socket.close(code)
