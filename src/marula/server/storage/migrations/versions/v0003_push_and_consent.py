"""Muted subscriptions, consent of e-mail addresses, and the server's own keys."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("notices", sa.Column("muted", sa.Integer, nullable=False, server_default="0"))
    op.add_column("notices", sa.Column("confirmed", sa.Integer, nullable=False, server_default="1"))
    # These addresses were never asked: they get nothing until they are added again, and agree.
    op.execute("UPDATE notices SET confirmed = 0 WHERE kind = 'email'")
    op.create_table(
        "confirmations",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("notice", sa.String(32), nullable=False),
        sa.Column("address", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("confirmations_address", "confirmations", ["address"])
    op.create_table(
        "keys",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
