"""One host a store: two would each hold half of a table's connections."""

from __future__ import annotations

import sys
from contextlib import suppress
from pathlib import Path

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

#: Any fixed number: what Postgres calls the lock of a store.
_ADVISORY = 0x6D696477


class FolderLock:
    """A lock on a data folder, held until ``release`` or the end of the process, however that comes."""

    def __init__(self, folder: Path) -> None:
        """Raises ValueError with one sentence when another host holds it or the folder cannot be written."""
        try:
            self.file = (folder / "lock").open("a+")
        except OSError as error:
            raise ValueError(f"the data folder {folder} cannot be written: {error.strerror or error}") from None
        try:
            _lock(self.file.fileno())
        except OSError:
            self.file.close()
            raise ValueError(f"another Midway is already using {folder}; close it or choose another folder") from None

    async def release(self) -> None:
        self.file.close()


if sys.platform == "win32":
    import msvcrt

    def _lock(number: int) -> None:
        msvcrt.locking(number, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(number: int) -> None:
        fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)


class DatabaseLock:
    """A lock on a Postgres database, held by a connection of its own until ``release`` or the end of the process."""

    def __init__(self, connection: AsyncConnection) -> None:
        self.connection = connection

    @classmethod
    async def take(cls, engine: AsyncEngine) -> DatabaseLock:
        """Raises ValueError with one sentence when another host holds it."""
        connection = await engine.connect()
        try:
            taken = await connection.scalar(text("SELECT pg_try_advisory_lock(:key)"), {"key": _ADVISORY})
            await connection.commit()
            if not taken:
                raise ValueError(f"another Midway is already using {engine.url}; close it or choose another database")
        except BaseException:
            await connection.close()
            raise
        return cls(connection)

    async def release(self) -> None:
        with suppress(SQLAlchemyError):  # a connection that is gone holds nothing
            await self.connection.execute(text("SELECT pg_advisory_unlock(:key)"), {"key": _ADVISORY})
        await self.connection.close()
