"""PostgreSQL: how its engine is set up, and how one process announces to the others what it wrote."""

from __future__ import annotations

from sqlalchemy import Engine, create_engine, text

from marula.server.storage.executor import Executor
from marula.server.storage.records import Append

CHANNEL = "marula_lines"
"""The channel of NOTIFY. Its messages arrive when the transaction that wrote the log entries is committed."""
CONNECT_ARGS = {
    "connect_timeout": 3,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
"""How the driver notices within about ten seconds that the database's machine has gone."""
MIGRATION_LOCK = 7267121
"""The advisory lock that a process holds while it migrates the database."""

SERIES_LOCK, SERIES_WAIT = 7267122, "3s"
"""The kind of advisory lock for the tables of a series, and how long one waits for it."""


def create_postgres_engine(url: str) -> Engine:
    """An engine with a small pool that checks each connection before it is used."""
    return create_engine(
        with_driver(url), pool_pre_ping=True, pool_size=4, max_overflow=4, pool_timeout=5, connect_args=CONNECT_ARGS
    )


def with_driver(url: str) -> str:
    """The URL with the driver that is installed."""
    for scheme in ("postgresql://", "postgres://"):
        if url.startswith(scheme):
            return "postgresql+psycopg://" + url.removeprefix(scheme)
    return url


def lock_for_migration(connection: Executor) -> None:
    """Several workers start at once: one of them migrates, and the others wait."""
    connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})


def lock_series(connection: Executor, series: str) -> None:
    """Keep other processes away from the tables of a series until the transaction ends."""
    connection.execute(text(f"SET LOCAL lock_timeout = '{SERIES_WAIT}'"))
    words = "SELECT pg_advisory_xact_lock(:kind, hashtext(:series))"
    connection.execute(text(words), {"kind": SERIES_LOCK, "series": series})


def announce(connection: Executor, append: Append) -> None:
    """Tell the other processes which table has new log entries. The message holds an id and a number, no content."""
    payload = f"{append.table} {append.entries[-1].sequence}"
    connection.execute(text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload})
