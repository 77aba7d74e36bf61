"""Whose words and whose news they are, so that a guest can have theirs, and have them taken away."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for table in ("talk", "news"):
        with op.batch_alter_table(table) as batch:
            batch.add_column(sa.Column("guest", sa.String(32), nullable=True))
            batch.create_foreign_key(f"fk_{table}_guest", "guests", ["guest"], ["id"])
            batch.create_index(f"ix_{table}_guest", ["guest"])


def downgrade() -> None:
    for table in ("talk", "news"):
        with op.batch_alter_table(table) as batch:
            batch.drop_index(f"ix_{table}_guest")
            batch.drop_constraint(f"fk_{table}_guest", type_="foreignkey")
            batch.drop_column("guest")
