"""Names and secrets: what a table is called, and the random words that open things."""

from __future__ import annotations

import secrets
from base64 import b32encode
from hashlib import blake2b

_HOW = (
    "amber brass bright copper crimson dancing dizzy drifting emerald flying gentle gilded golden grand humming ivory "
    "jolly lantern little lucky merry midnight painted paper peppermint quiet rolling rosy ruby scarlet silver "
    "spinning striped sugar sunny swinging tin twinkling velvet violet wandering whirling wooden yellow"
)
_WHAT = (
    "accordion avenue balloon banner barrel booth bumper candle carousel coaster comet drum feather fiddle garland "
    "horse kite ladder lantern lemonade mirror organ parade parasol peacock pennant pony popcorn pretzel puppet ribbon "
    "rocket saddle shutter sleigh slide star swan swing tent ticket toffee trumpet tunnel wagon wheel whistle zeppelin"
)


def table_name() -> str:
    """Two words to call a table by."""
    return f"{secrets.choice(_HOW.split())} {secrets.choice(_WHAT.split())}"


def new_id() -> str:
    """An id nobody can guess: sixteen small letters and digits, 80 bits."""
    return b32encode(secrets.token_bytes(10)).decode().lower()


def new_seed() -> str:
    """The seed of a table: 32 hex digits."""
    return secrets.token_hex(16)


def new_token() -> str:
    """A secret for a cookie or a link."""
    return secrets.token_urlsafe(24)


def token_hash(token: str) -> str:
    """What is kept of a token. Tokens are long and random, so one plain hash is enough."""
    return blake2b(token.encode(), digest_size=32, person=b"midway-token").hexdigest()
