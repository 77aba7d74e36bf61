"""Running the host: one process, one line that says where it is."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import uvicorn

from midway.host.app import BOT_PAUSE, application
from midway.host.limits import MESSAGE_BYTES
from midway.host.lobby import Host
from midway.host.storage import Store
from midway.host.thinking import Thinking

Ready = Callable[[str], None]


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    data: str | Path = "data",
    ready: Ready | None = None,
    bot_pause: float = BOT_PAUSE,
) -> None:
    """Serve until interrupted. Prints one line with the address, then calls ``ready`` with it.

    Port 0 takes any free one; ``bot_pause`` is in seconds. Raises ValueError with one sentence when the port cannot be
    had, or the store in ``data`` cannot be used.
    """
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(message)s", stream=sys.stderr)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    with contextlib.closing(_listen(host, port)) as listening, contextlib.suppress(KeyboardInterrupt):
        address = _address(host, listening.getsockname()[1])
        asyncio.run(_serve(listening, address, data, ready, bot_pause))


async def _serve(listening: socket.socket, address: str, data: str | Path, ready: Ready | None, pause: float) -> None:
    """The store is opened before the server, so that its errors come out as they are; the server's own shutdown
    closes it, for a signal may end the process right after."""
    host = Host(await Store.open(data), Thinking(), pause)

    @contextlib.asynccontextmanager
    async def opened() -> AsyncIterator[Host]:
        try:
            yield host
        finally:
            await host.close()

    config = uvicorn.Config(
        application(opened),
        lifespan="on",
        access_log=False,
        log_config=None,
        log_level="warning",
        server_header=False,
        ws_max_size=MESSAGE_BYTES,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
    )
    await _Server(config, address, ready).serve([listening])


class _Server(uvicorn.Server):
    """Says where it is once it can be reached."""

    def __init__(self, config: uvicorn.Config, address: str, ready: Ready | None) -> None:
        super().__init__(config)
        self.address = address
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.should_exit:
            return
        sys.stdout.write(f"Midway is open at {self.address}\n")
        sys.stdout.flush()
        if self.ready is not None:
            self.ready(self.address)


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family)
    except (OSError, OverflowError) as error:
        reason = getattr(error, "strerror", None) or error
        raise ValueError(f"cannot listen at {host} port {port}: {reason}") from None


def _address(host: str, port: int) -> str:
    """The address to open on this machine."""
    name = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{name}:{port}"
