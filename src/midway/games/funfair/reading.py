"""Takes values out of the rows of an edition file; every error names the file, the table and the card."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from midway.engine.edition import ORIGINS

_MISSING = object()
#: No number on a card is higher.
MOST = 1000


def slug(name: str) -> str:
    """A card's key: its English name in small letters and hyphens.

    >>> slug("Investors' Gala")
    'investors-gala'
    """
    return re.sub(r"[^a-z0-9]+", "-", name.lower().replace("'", "")).strip("-")


class Row:
    """One card, or the head of a table: what it says, and what of it has been read."""

    def __init__(self, content: dict[str, Any], where: str, origin: str = "") -> None:
        self.content = content
        self.where = where
        self.name = ""
        self.de = ""
        self.key = ""
        self.origin = origin
        self.used = {"origin"}

    def wrong(self, what: str) -> ValueError:
        return ValueError(f"{self.where} {what}")

    def has(self, key: str) -> bool:
        return key in self.content

    def get(self, key: str, default: Any = _MISSING) -> Any:
        self.used.add(key)
        if key in self.content:
            return self.content[key]
        if default is _MISSING:
            raise self.wrong(f"has no {key}")
        return default

    def count(self, key: str, default: Any = _MISSING, low: int = 0, high: int = MOST) -> int:
        """A whole number from ``low`` to ``high``."""
        value = self.get(key, default)
        if type(value) is not int or not low <= value <= high:
            raise self.wrong(f"has {key} = {value!r}, want a whole number from {low} to {high}")
        return value

    def counts(self, key: str) -> list[int]:
        """A list of whole numbers from 0 on, not empty."""
        values = self.get(key)
        right = isinstance(values, list) and all(type(value) is int and 0 <= value <= MOST for value in values)
        if not right or not values:
            raise self.wrong(f"has {key} = {values!r}, want a list of whole numbers from 0 to {MOST}")
        return list(values)

    def flag(self, key: str) -> bool:
        value = self.get(key, False)
        if type(value) is not bool:
            raise self.wrong(f"has {key} = {value!r}, want true or false")
        return value

    def text(self, key: str, default: Any = _MISSING) -> str:
        value = self.get(key, default)
        if not isinstance(value, str) or not value.strip() or not value.isprintable():
            raise self.wrong(f"has {key} = {value!r}, want a text")
        return value

    def texts(self, key: str) -> list[str]:
        values = self.get(key)
        if not isinstance(values, list) or not values or not all(isinstance(value, str) for value in values):
            raise self.wrong(f"has {key} = {values!r}, want a list of lines")
        return values

    def word(self, key: str, allowed: Sequence[str]) -> str:
        value = self.get(key)
        if value not in allowed:
            raise self.wrong(f"has {key} = {value!r}, want {' or '.join(allowed)}")
        return str(value)

    def words(self, key: str, allowed: Sequence[str]) -> list[str]:
        values = self.texts(key)
        for value in values:
            if value not in allowed:
                raise self.wrong(f"has {key} = {value!r}, want of {', '.join(allowed)}")
        return values

    def table(self, key: str, allowed: Sequence[str]) -> Row | None:
        """A table inside the row, such as ``after = { gain = 3 }``; None where there is none."""
        value = self.get(key, None)
        if value is None:
            return None
        if not isinstance(value, dict) or not value:
            raise self.wrong(f"has {key} = {value!r}, want a table such as {{ {allowed[0]} = … }}")
        for name in value:
            if name not in allowed:
                raise self.wrong(f"has {key}.{name}, want one of {', '.join(allowed)}")
        return Row(value, f"{self.where}, {key},")

    def finish(self) -> None:
        """Refuse what nobody has read."""
        for key in self.content:
            if key not in self.used:
                raise self.wrong(f"has {key}, which is not known here")


class Tables:
    """The tables of an edition file."""

    def __init__(self, tables: dict[str, Any], where: str, known: Sequence[str]) -> None:
        self.where = where
        self.heads: dict[str, Row] = {}
        self.cards: dict[str, list[Row]] = {}
        for table in tables:
            if table not in known:
                raise ValueError(f"{where}: table [{table}] is not known")
        for table in known:
            if table not in tables:
                raise ValueError(f"{where}: table [{table}] is missing")
            head = self.heads[table] = Row(tables[table], f"{where}: {table}")
            if table != "scoring":
                self.cards[table] = self._cards(table, head)

    def _cards(self, table: str, head: Row) -> list[Row]:
        rows = head.get("cards")
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            raise head.wrong("wants cards, a list of rows in braces")
        cards: list[Row] = []
        for number, content in enumerate(rows, 1):
            row = Row(content, f"{self.where}: {table}, card {number}", head.content["origin"])
            row.name = row.text("name")
            row.where = f"{self.where}: {table}, {row.name!r}"
            row.de = row.text("de", row.name)
            row.key = slug(row.name)
            row.origin = content.get("origin", row.origin)
            if row.origin not in ORIGINS:
                raise row.wrong(f"has origin = {row.origin!r}, want {' or '.join(ORIGINS)}")
            if not row.key or row.key == "none" or row.key.isdecimal():
                raise row.wrong("cannot be told in an action: want a letter from a to z in it, and more than none")
            if any(other.key == row.key for other in cards):
                raise row.wrong("is there twice")
            cards.append(row)
        return cards

    def head(self, table: str) -> Row:
        """What a table says besides its cards."""
        return self.heads[table]

    def rows(self, table: str, count: int | None = None) -> list[Row]:
        """The cards of a table, ``count`` of them where given."""
        rows = self.cards[table]
        if count is not None and len(rows) != count:
            raise ValueError(f"{self.where}: {table} has {len(rows)} cards, want {count}")
        return rows

    def finish(self) -> None:
        """Refuse what nobody has read."""
        for head in self.heads.values():
            head.finish()
        for rows in self.cards.values():
            for row in rows:
                row.finish()
