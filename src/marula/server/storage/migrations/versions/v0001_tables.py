"""The first schema."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "editions",
        sa.Column("digest", sa.String(16), primary_key=True),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("edition", sa.String(16), sa.ForeignKey("editions.digest"), nullable=False),
        sa.Column("visibility", sa.String(8), nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("seed", sa.LargeBinary(64), nullable=False),
        sa.Column("plan", sa.Text, nullable=False),
        sa.Column("card", sa.Text, nullable=False),
    )
    op.create_index("tables_lobby", "tables", ["visibility", "status", "created"])
    op.create_index("tables_due", "tables", ["due"])
    op.create_table(
        "lines",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("moment", sa.Integer),
        sa.Column("key", sa.String(96)),
        sa.Column("body", sa.Text, nullable=False),
        sa.UniqueConstraint("table_id", "key", name="lines_key"),
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("decisions", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "secrets",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("opens", sa.Integer, nullable=False),
    )
