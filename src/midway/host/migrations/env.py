"""Run by Alembic. The connection comes from ``storage.upgrade``, never from a file."""

from __future__ import annotations

from alembic import context

from midway.host.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
