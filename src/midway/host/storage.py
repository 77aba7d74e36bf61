"""The store: SQLAlchemy Core on SQLite (a file in the data folder) or Postgres.

Everything that is written goes through one task, which commits what has queued up meanwhile as one transaction. A
write is done when its ``await`` returns: only then may anybody be told.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, Executable, Select, event
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from midway.host.locks import DatabaseLock, FolderLock

Row = Mapping[str, Any]

#: The store in a data folder.
FILE = "midway.sqlite"

#: Writes that share one commit at most.
BATCH = 256

#: What is deleted is overwritten: a name that is forgotten is not left in a free page of the file.
_PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON", "secure_delete=ON")


class StoreError(RuntimeError):
    """A write that was not kept. The table it belongs to is read again from what was."""


class Store:
    """The open store of one host. ``await Store.open(...)`` brings it up to date, under a lock that it keeps."""

    def __init__(self, engine: AsyncEngine, lock: FolderLock | DatabaseLock) -> None:
        self.engine = engine
        self.lock = lock
        self.queue: asyncio.Queue[tuple[Sequence[Executable], asyncio.Future[None]] | None] = asyncio.Queue()
        self.commits = 0
        self.writer = asyncio.create_task(self._write(), name="store writer")

    @classmethod
    async def open(cls, data: str | Path) -> Store:
        """``data`` is a folder (made if missing) or the address of a Postgres database (``postgresql://``).

        Raises ValueError with one sentence when it cannot be used, or another host has it.
        """
        lock: FolderLock | DatabaseLock | None = None
        if str(data).startswith("postgresql"):
            engine = _database(str(data))
            name = str(engine.url)  # without its password
        else:
            lock, engine, name = *_folder(Path(data)), str(data)
        try:
            lock = lock or await DatabaseLock.take(engine)
            async with engine.begin() as connection:
                await connection.run_sync(upgrade)
        except (SQLAlchemyError, CommandError, OSError, ValueError) as error:
            if lock is not None:
                await lock.release()
            await engine.dispose()
            if isinstance(error, ValueError):
                raise
            raise ValueError(f"the store in {name} cannot be opened: {_first_line(error)}") from None
        return cls(engine, lock)

    async def close(self) -> None:
        """Write what is queued, then let go of everything."""
        self.queue.put_nowait(None)
        await self.writer
        await self.lock.release()
        await self.engine.dispose()

    # -- reading

    async def rows(self, query: Select[Any]) -> list[Row]:
        """All rows of a query."""
        async with self.engine.connect() as connection:
            return [row._mapping for row in await connection.execute(query)]

    # -- writing

    async def write(self, *statements: Executable) -> None:
        """Commit these together, all or none. Raises StoreError when they are not kept."""
        if self.writer.done():
            raise StoreError("the store is closed")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.queue.put_nowait((statements, done))
        await asyncio.shield(done)

    async def _write(self) -> None:
        closing = False
        while not closing:
            batch = []
            item = await self.queue.get()
            while item is not None:
                batch.append(item)
                if len(batch) == BATCH or self.queue.empty():
                    break
                item = self.queue.get_nowait()
            closing = item is None
            if batch:
                await self._commit(batch)

    async def _commit(self, batch: list[tuple[Sequence[Executable], asyncio.Future[None]]]) -> None:
        """One transaction for all; where that fails, one each, so that a bad write spoils no other."""
        try:
            async with self.engine.begin() as connection:
                for statements, _ in batch:
                    for statement in statements:
                        await connection.execute(statement)
        except (SQLAlchemyError, OSError) as error:
            if len(batch) > 1:
                for item in batch:
                    await self._commit([item])
                return
            if not batch[0][1].done():
                batch[0][1].set_exception(StoreError(_first_line(error)))
            return
        self.commits += 1
        for _, done in batch:
            if not done.done():
                done.set_result(None)


def _folder(folder: Path) -> tuple[FolderLock, AsyncEngine]:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ValueError(f"the data folder {folder} cannot be made: {error.strerror or error}") from None
    lock = FolderLock(folder)
    engine = create_async_engine(f"sqlite+aiosqlite:///{folder / FILE}")
    event.listen(engine.sync_engine, "connect", _set_pragmas)
    return lock, engine


def _database(address: str) -> AsyncEngine:
    try:
        return create_async_engine(address.replace("postgresql://", "postgresql+asyncpg://", 1), pool_pre_ping=True)
    except ModuleNotFoundError as error:
        raise ValueError(f"a store in Postgres needs the package {error.name}: pip install {error.name}") from None
    except SQLAlchemyError:
        raise ValueError("this is no address of a database; write postgresql://USER:PASSWORD@HOST/NAME") from None


def upgrade(connection: Connection, version: str = "head") -> None:
    """Bring the store to this version, from any earlier one or from nothing. Raises CommandError for a newer one."""
    found = MigrationContext.configure(connection).get_current_revision()
    if found is not None and found not in known_versions():
        raise CommandError(f"it was made by a newer Midway (version {found} of the store)")
    config = _migrations()
    config.attributes["connection"] = connection
    command.upgrade(config, version)


def known_versions() -> frozenset[str]:
    """The versions a store can have that this Midway opens."""
    return frozenset(script.revision for script in ScriptDirectory.from_config(_migrations()).walk_revisions())


def _migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def _set_pragmas(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _first_line(error: Exception) -> str:
    return str(getattr(error, "orig", None) or error).splitlines()[0]
