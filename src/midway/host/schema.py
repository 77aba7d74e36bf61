"""What is kept: guests, tables, chairs, lines, talk, news, rematches, as it is now; ``migrations`` says how it came
to be."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, ForeignKey, Integer, MetaData, String, Table, Text

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

#: People without accounts: a name and a cookie. Only the cookie's hash is kept.
guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("token_hash", String(64), nullable=False, unique=True),
    Column("name", String(24), nullable=False),
    Column("created", Integer, nullable=False),
)

#: One row a table: what its record's header needs, and what the lobby shows.
tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("game", String(64), nullable=False),
    Column("rules", String(16), nullable=False),
    Column("edition", String(200), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON object
    Column("rulings", Text, nullable=False),  # JSON object
    Column("seed", String(64), nullable=False),
    Column("owner", String(32), ForeignKey("guests.id"), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("status", String(8), nullable=False),  # open, playing, over
    Column("waiting", Text, nullable=False),  # JSON list of seats; the host's alone
    Column("created", Integer, nullable=False),
    Column("updated", Integer, nullable=False, index=True),
)

#: One row a seat. ``token_hash`` is the hash of an invitation that nobody has taken yet; ``invited`` is the guest who
#: needs none. ``stand_in`` is the bot that plays for a person who is away, since the stint of this number.
chairs = Table(
    "chairs",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # empty, person, bot
    Column("guest", String(32), ForeignKey("guests.id"), nullable=True, index=True),
    Column("bot", String(64), nullable=False),
    Column("token_hash", String(64), nullable=False),
    Column("invited", String(32), ForeignKey("guests.id"), nullable=True),
    Column("stand_in", String(64), nullable=False, server_default=""),
    Column("stint", Integer, nullable=False, server_default="0"),
)

#: The game itself, append-only. The primary key is the lock: of two writers of one number, one fails.
lines = Table(
    "lines",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("code", Text, nullable=False),
    Column("time", Integer, nullable=False),
    Column("forced", Boolean, nullable=False),
    Column("undo_to", Integer, nullable=True),
    Column("digits", String(8), nullable=False),  # of the state's hash after it
    Column("act", String(64), nullable=False),  # the sender's own id, so that it is played once
)

#: What people said at a table. Of what was said before store version 0003 it is not known who said it.
talk = Table(
    "talk",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=True),
    Column("name", String(24), nullable=False),
    Column("text", Text, nullable=False),
    Column("guest", String(32), ForeignKey("guests.id"), nullable=True, index=True),
)

#: What happened to the people at a table while it was played, each with the moment of the game it came after.
#: ``guest`` is the one it calls by name, where it does and that is known (see ``talk``).
news = Table(
    "news",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("moment", Integer, nullable=False),
    Column("line", Text, nullable=False),  # JSON, a LogLine
    Column("guest", String(32), ForeignKey("guests.id"), nullable=True, index=True),
)

#: Where a table that is over is played again, and the seat of whoever opened it there.
rematches = Table(
    "rematches",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("again", String(32), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
)
