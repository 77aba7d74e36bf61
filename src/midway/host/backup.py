"""A copy of a host's store, made while it runs, and the way back from it."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from midway.host.locks import FolderLock
from midway.host.storage import FILE, known_versions


class Contents(NamedTuple):
    """What a store holds; ``size`` is that of its file, in bytes."""

    tables: int
    actions: int
    size: int


def backup(data: str, file: Path) -> Contents:
    """Copy the store of the folder ``data`` to a new file, as it is at one moment between two commits: all that has
    been acknowledged till then is in it. Raises ValueError with one sentence, or OSError."""
    if data.startswith("postgresql"):
        raise ValueError(
            "a store in Postgres is backed up by its own program: pg_dump --format=custom --file=FILE NAME"
        )
    store = Path(data) / FILE
    if not store.exists():
        raise ValueError(f"there is no store of Midway's in {data}")
    if file.exists():
        raise ValueError(f"{file} is there already; choose another name")
    return _copy(store, file)


def restore(file: Path, data: str) -> Contents:
    """Lay a backup into a folder that holds no store; a host started there goes on from it. Raises ValueError with one
    sentence, or OSError."""
    if data.startswith("postgresql"):
        raise ValueError("a store in Postgres is restored by its own program: pg_restore --dbname=NAME FILE")
    if not file.is_file():
        raise ValueError(f"there is no file {file}")
    _check(file)
    folder = Path(data)
    folder.mkdir(parents=True, exist_ok=True)
    with closing(FolderLock(folder).file):
        if any(folder.glob(f"{FILE}*")):  # a journal without its store would be played into the new one
            raise ValueError(f"{folder} holds a store already; choose another folder, or move that one away")
        return _copy(file, folder / FILE)


def _copy(source: Path, target: Path) -> Contents:
    """Copy a store whole, whoever writes to it meanwhile. The copy is one file, there under its name only once it is
    complete, and its owner's alone: it holds the seeds of running games and what people said."""
    part = target.with_name(f"{target.name}.part")
    os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    try:
        with closing(_reading(source)) as old, closing(sqlite3.connect(part)) as new:
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")
        tables, actions = _check(part)
        part.rename(target)
    except sqlite3.Error as error:
        raise ValueError(f"{source} could not be copied: {error}") from None
    finally:
        part.unlink(missing_ok=True)
    return Contents(tables, actions, target.stat().st_size)


def _check(file: Path) -> tuple[int, int]:
    """How many tables and actions a store holds. Raises ValueError when the file is none that this version knows, or
    has been damaged."""
    try:
        with closing(_reading(file)) as store:
            version: str = store.execute("SELECT version_num FROM alembic_version").fetchone()[0]
            if version not in known_versions():
                raise ValueError(f"{file} was made by a newer Midway (its store has version {version})")
            if store.execute("PRAGMA quick_check").fetchone()[0] != "ok":
                raise ValueError(f"{file} is damaged")
            tables: int = store.execute("SELECT count(*) FROM tables").fetchone()[0]
            actions: int = store.execute("SELECT count(*) FROM lines").fetchone()[0]
    except (sqlite3.Error, TypeError):
        raise ValueError(f"{file} is no store of Midway's") from None
    return tables, actions


def _reading(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)
