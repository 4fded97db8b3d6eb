"""Subscriptions to turn notices, and series of tables with the same luck."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("series", sa.String(32)))
    op.create_index("tables_series", "tables", ["series"])
    op.create_table(
        "notices",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("language", sa.String(20), nullable=False),
        sa.Column("always", sa.Integer, nullable=False),
        sa.Column("remind", sa.Integer, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("state", sa.Integer, nullable=False),
    )
    op.create_index("notices_table", "notices", ["table_id"])
    op.create_index("notices_state", "notices", ["state", "at"])
