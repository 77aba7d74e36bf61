"""Bots that stand in for people, seats kept for guests, what happened to the people at a table, and rematches."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("chairs") as chairs:
        chairs.add_column(sa.Column("invited", sa.String(32), nullable=True))
        chairs.add_column(sa.Column("stand_in", sa.String(64), nullable=False, server_default=""))
        chairs.add_column(sa.Column("stint", sa.Integer(), nullable=False, server_default="0"))
        chairs.create_foreign_key("fk_chairs_invited", "guests", ["invited"], ["id"])
    op.create_table(
        "news",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("moment", sa.Integer(), nullable=False),
        sa.Column("line", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_news"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_news_table_id"),
    )
    op.create_table(
        "rematches",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("again", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_rematches"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_rematches_table_id"),
        sa.ForeignKeyConstraint(["again"], ["tables.id"], name="fk_rematches_again"),
    )


def downgrade() -> None:
    op.drop_table("rematches")
    op.drop_table("news")
    with op.batch_alter_table("chairs") as chairs:
        chairs.drop_constraint("fk_chairs_invited", type_="foreignkey")
        for name in ("stint", "stand_in", "invited"):
            chairs.drop_column(name)
