"""One host a store: two would each hold half of a table's connections."""

from __future__ import annotations

import sys
from pathlib import Path

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

#: Any fixed number: what Postgres calls the lock of a store while it is brought up to date.
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

    def release(self) -> None:
        self.file.close()


if sys.platform == "win32":
    import msvcrt

    def _lock(number: int) -> None:
        msvcrt.locking(number, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(number: int) -> None:
        fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)


async def lock_database(connection: AsyncConnection) -> None:
    """On Postgres, let one host at a time bring the store up to date; on SQLite the folder's lock is enough."""
    if connection.dialect.name == "postgresql":
        await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _ADVISORY})
