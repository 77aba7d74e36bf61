"""The host as one ASGI application."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Mount, WebSocketRoute

from midway.host import api
from midway.host.limits import POST_BURST, POSTS_PER_SECOND, Allowances
from midway.host.lobby import Host, Trouble
from midway.host.pages import STATIC, Client
from midway.host.security import Guard
from midway.host.sockets import table_socket
from midway.host.storage import Store
from midway.host.thinking import Thinking

#: Seconds a bot waits before it acts, so that people can follow.
BOT_PAUSE = 0.7

Opening = Callable[[], AbstractAsyncContextManager[Host]]


def create_app(data: str | Path, bot_pause: float = BOT_PAUSE, static: Path = STATIC) -> Starlette:
    """The application over the store in ``data`` (a folder, or a Postgres address), opened when it starts up."""
    return application(lambda: hosting(data, bot_pause), static)


@contextlib.asynccontextmanager
async def hosting(data: str | Path, bot_pause: float = BOT_PAUSE) -> AsyncIterator[Host]:
    """An open host. Raises ValueError with one sentence when the store cannot be used."""
    host = Host(await Store.open(data), Thinking(), bot_pause)
    try:
        yield host
    finally:
        await host.close()


def application(opening: Opening, static: Path = STATIC) -> Starlette:
    """The application of a host that ``opening`` opens and closes."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with opening() as host:
            app.state.host = host
            yield

    app = Starlette(
        routes=[*api.ROUTES, WebSocketRoute("/ws/tables/{id}", table_socket), Mount("/", Client(static))],
        middleware=[Middleware(Guard), Middleware(GZipMiddleware, minimum_size=500)],
        exception_handlers={Trouble: api.on_trouble, Exception: api.on_error},
        lifespan=lifespan,
    )
    app.state.posts = Allowances(POSTS_PER_SECOND, POST_BURST)
    return app
