"""The way of the store from any earlier version to this one (Alembic)."""
