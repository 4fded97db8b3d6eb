"""The schema of the database: tables, their event logs and snapshots, hashes of secrets, editions, subscriptions.

Names of tables and columns are those of the first release, and stay. The event log is `lines`, an entry's sequence is
its `number`; a table's settings are `plan` and its public summary is `card`; a turn notice's subscription is a row of
`notices`.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

EDITIONS = Table(
    "editions",
    metadata,
    Column("digest", String(16), primary_key=True),
    Column("data", Text, nullable=False),
)

TABLES = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("edition", String(16), ForeignKey("editions.digest"), nullable=False),
    Column("visibility", String(8), nullable=False),
    Column("status", String(8), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    # When the server itself must act here (a bot's turn, a clock); null when it only waits for people.
    Column("due", BigInteger),
    Column("seed", LargeBinary(64), nullable=False),
    Column("plan", Text, nullable=False),
    # Tables of one series have the same luck; null for a table without a series.
    Column("series", String(32)),
    # The public summary, so that the lobby loads no tables.
    Column("card", Text, nullable=False),
    Index("tables_lobby", "visibility", "status", "created"),
    Index("tables_due", "due"),
    Index("tables_series", "series"),
)

LINES = Table(
    "lines",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("moment", Integer),
    Column("key", String(96)),
    Column("body", Text, nullable=False),
    # The idempotency key: a repeated request finds the entry that its first try wrote.
    UniqueConstraint("table_id", "key", name="lines_key"),
)

SNAPSHOTS = Table(
    "snapshots",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("decisions", Integer, nullable=False),
    Column("body", Text, nullable=False),
)

NOTICES = Table(
    "notices",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("address", Text, nullable=False),
    Column("language", String(20), nullable=False),
    # Send also while someone listens for that seat?
    Column("always", Integer, nullable=False),
    # Seconds after which a reminder is sent; 0 for none.
    Column("remind", Integer, nullable=False),
    # The turn of the last notice (the log entry with which it began), its time, and its state: see subscriptions.py.
    Column("turn", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("state", Integer, nullable=False),
    # Kept, but sends nothing for now?
    Column("muted", Integer, nullable=False),
    # Has the address agreed? Only e-mail addresses are asked: anyone can type anyone's address.
    Column("confirmed", Integer, nullable=False),
    Index("notices_table", "table_id"),
    Index("notices_state", "state", "at"),
)

CONFIRMATIONS = Table(
    "confirmations",
    metadata,
    # Hash of the secret that only the mail holds.
    Column("hash", String(64), primary_key=True),
    Column("notice", String(32), nullable=False),
    # Hash of the address, to count how often it is asked; kept a day, also when the subscription is gone.
    Column("address", String(64), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("confirmations_address", "address"),
)

KEYS = Table(
    "keys",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)

OWN_EDITIONS = Table(
    "own_editions",
    metadata,
    # What its link holds: it cannot be guessed, and nothing lists it.
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("digest", String(16), nullable=False),
    Column("data", Text, nullable=False),
    # Hash of the owner's secret.
    Column("secret", String(64), nullable=False),
    # Keyed hash of the address that saved it first, to count how many one address keeps.
    Column("address", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    # When it was last looked at, to the day.
    Column("used", BigInteger, nullable=False),
    Index("own_editions_address", "address"),
    Index("own_editions_used", "used"),
)

SECRETS = Table(
    "secrets",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("hash", String(64), primary_key=True),
    # A seat's number, or HOST.
    Column("opens", Integer, nullable=False),
)

GONE = -1
"""In a report, in place of a seat: whoever is meant left it before the deal."""

REPORTS = Table(
    "reports",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("table_id", String(32), nullable=False),
    Column("at", BigInteger, nullable=False),
    # Who wrote the message, or bears the name; GONE if they left.
    Column("seat", Integer, nullable=False),
    # The log entry of the message; null where the name was reported.
    Column("line", Integer),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    # What whoever reported it says about it.
    Column("reason", Text, nullable=False),
    Column("reporter", Integer, nullable=False),
    Index("reports_table", "table_id"),
    Index("reports_at", "at"),
)

REVIEWS = Table(
    "reviews",
    metadata,
    Column("table_id", String(32), primary_key=True),
    # When something was last added to it.
    Column("changed", BigInteger, nullable=False),
    # Is it whole?
    Column("finished", Integer, nullable=False),
    # What has been found so far, as analysis.review.MatchReview writes it.
    Column("body", Text, nullable=False),
)

BANS = Table(
    "bans",
    metadata,
    # Keyed hash of an address, or hash of the secret of a person's seat.
    Column("hash", String(64), primary_key=True),
    # "address" or "player"
    Column("kind", String(16), nullable=False),
    Column("at", BigInteger, nullable=False),
    # When it ends; null for never.
    Column("until", BigInteger),
    Column("note", Text, nullable=False),
)
