"""People: a name and a cookie, no account."""

from __future__ import annotations

from time import time

from midway.host import schema
from midway.host.names import new_id, new_token, token_hash
from midway.host.storage import Store

COOKIE = "midway"
COOKIE_SECONDS = 400 * 24 * 3600


class Guest:
    """A person who has been here before, as far as the cookie tells."""

    def __init__(self, id: str, name: str) -> None:
        self.id = id
        self.name = name


class Guests:
    """Everybody known, read when first met and kept."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.known: dict[str, Guest] = {}

    async def by_token(self, token: str) -> Guest | None:
        """The guest whose cookie this is."""
        if not token:
            return None
        return await self._find(schema.guests.c.token_hash == token_hash(token))

    async def by_id(self, id: str) -> Guest | None:
        return self.known.get(id) or await self._find(schema.guests.c.id == id)

    async def _find(self, where: object) -> Guest | None:
        rows = await self.store.rows(schema.guests.select().where(where))  # type: ignore[arg-type]
        if not rows:
            return None
        row = rows[0]
        return self.known.setdefault(row["id"], Guest(row["id"], row["name"]))

    async def make(self, name: str = "") -> tuple[Guest, str]:
        """A new guest and the token for the cookie, which is kept nowhere."""
        guest, token = Guest(new_id(), name), new_token()
        await self.store.write(
            schema.guests.insert().values(
                id=guest.id, token_hash=token_hash(token), name=name, created=int(time())
            )
        )
        self.known[guest.id] = guest
        return guest, token

    async def rename(self, guest: Guest, name: str) -> None:
        await self.store.write(schema.guests.update().where(schema.guests.c.id == guest.id).values(name=name))
        guest.name = name
