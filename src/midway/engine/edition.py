"""Editions: the cards, boards and counts of a box, in a text file, each table with its origin."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from typing import Any

#: How a game reads the tables of a file: the tables, and what to call the file in a complaint.
Reading = Callable[[dict[str, Any], str], Any]

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
        except ValueError as error:  # no UTF-8, no TOML, or a number of thousands of digits
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
