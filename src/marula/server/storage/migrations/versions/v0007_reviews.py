"""Reviews of finished matches, kept once they are made."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("finished", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
