"""Editions: the cards, boards and counts of a box, in a text file, each table with its origin."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any

#: How a game reads the tables of a file: the tables, and what to call the file in a complaint.
Reading = Callable[[dict[str, Any], str], Any]

#: No number of a box is larger.
MOST = 1000

_KINDS = {list: "a list", int: "a whole number", str: "a word", dict: "a table"}

ORIGINS = ("printed", "derived", "inferred", "invented")


class Edition:
    """A checked edition: ``name``, ``digest`` of the file, where it was read, and the game's own ``data``."""

    def __init__(self, name: str, digest: str, path: Path, data: Any) -> None:
        self.name = name
        self.digest = digest
        self.path = path
        self.data = data


_kept: dict[tuple[Reading, str], Edition] = {}


def read_edition(path: Path, read: Reading) -> Edition:
    """Read and check an edition file; the same content is read once. Raises ValueError naming file and row."""
    where = path.name
    try:
        text = path.read_bytes()
    except OSError as error:
        raise ValueError(f"edition {path}: {error.strerror or error}") from None
    digest = blake2b(text, digest_size=8).hexdigest()
    key = (read, digest)
    if key not in _kept:
        try:
            tables = tomllib.loads(text.decode())
        except RecursionError:
            raise ValueError(f"edition {where}: its lists lie too deep in one another") from None
        except UnicodeDecodeError:
            raise ValueError(f"edition {where}: it is no text in UTF-8") from None
        except ValueError as error:  # no TOML, or a number of thousands of digits
            raise ValueError(f"edition {where}: {error}") from None
        name = tables.pop("name", None)
        if not isinstance(name, str) or not name.isprintable() or not name.strip():
            raise ValueError(f'edition {where}: give it a name at the top (name = "…")')
        for table, content in tables.items():
            rows = content if isinstance(content, dict) else {}
            origin = rows.get("origin")
            if origin not in ORIGINS:
                raise ValueError(f"edition {where}: table [{table}] needs an origin, one of {', '.join(ORIGINS)}")
        _kept[key] = Edition(name, digest, path, read(tables, where))
    return _kept[key]


class Tables:
    """Takes rows out of the tables of an edition; every error names the file and the row.

    Tables other than those of ``known`` are refused at once, rows that nobody reads by ``keys``.
    """

    def __init__(self, tables: dict[str, Any], where: str, known: Sequence[str]) -> None:
        self.tables = tables
        self.where = f"edition {where}"
        for table in tables:
            if table not in known:
                raise ValueError(f"{self.where}: table [{table}] is not known")

    def wrong(self, place: str, value: object, want: str) -> ValueError:
        """The error for a value at a place such as ``tokens.P``."""
        return ValueError(f"{self.where}: {place} = {value!r}, want {want}")

    def row(self, table: str, key: str, kind: type) -> Any:
        """A row that is a ``list``, an ``int``, a ``str`` or a ``dict``."""
        content = self.tables.get(table)
        if not isinstance(content, dict):
            raise ValueError(f"{self.where}: table [{table}] is missing")
        value = content.get(key)
        if type(value) is not kind:
            raise self.wrong(f"{table}.{key}", value, _KINDS[kind])
        return value

    def keys(self, table: str, *allowed: str) -> None:
        """Refuse rows that nobody reads."""
        for key in self.tables[table]:
            if key != "origin" and key not in allowed:
                raise ValueError(f"{self.where}: {table}.{key} is not known; want {', '.join(allowed)}")

    def count(self, table: str, key: str, low: int = 0) -> int:
        """A whole number of at least ``low``."""
        value: int = self.row(table, key, int)
        if not low <= value <= MOST:
            raise self.wrong(f"{table}.{key}", value, f"a number from {low} to {MOST}")
        return value

    def numbers(self, place: str, value: object, count: int | None, low: int = 0) -> tuple[int, ...]:
        """A value as whole numbers of at least ``low``: ``count`` of them, or one or more."""
        right = isinstance(value, list) and all(type(item) is int and low <= item <= MOST for item in value)
        if not right or not isinstance(value, list) or (count is not None and len(value) != count) or not value:
            wanted = f"{count if count is not None else 'a list of'} numbers from {low} to {MOST}"
            raise self.wrong(place, value, wanted)
        return tuple(value)

    def words(self, table: str, key: str) -> list[str]:
        """A row that is a list of words."""
        value = self.row(table, key, list)
        if not all(isinstance(item, str) for item in value):
            raise self.wrong(f"{table}.{key}", value, "a list of words")
        return list(value)
