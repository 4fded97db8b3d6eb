"""The schema version of a database: which one it has, and whether this release can use it."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path

from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

VERSION_TABLE = "alembic_version"
READ_VERSION = f"SELECT version_num FROM {VERSION_TABLE}"


def migrations() -> Config:
    """Where Alembic finds the migrations."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def known_versions() -> set[str]:
    """Every schema version that a database of this release or an older one may have."""
    return {script.revision for script in ScriptDirectory.from_config(migrations()).walk_revisions()}


def current_version() -> str:
    """The schema version of this release."""
    return str(ScriptDirectory.from_config(migrations()).get_current_head())


def tables_and_versions(connection: Connection) -> tuple[list[str], set[str]]:
    """The names of a database's tables, and its schema version; none where it was never migrated."""
    tables = inspect(connection).get_table_names()
    return tables, set(connection.exec_driver_sql(READ_VERSION).scalars()) if VERSION_TABLE in tables else set()


def why_not_to_migrate(tables: Collection[str], versions: Collection[str]) -> str | None:
    """The message that says why this database must be left alone: it is another program's, or newer."""
    if tables and VERSION_TABLE not in tables:
        return "bad-database-foreign"
    return None if known_versions().issuperset(versions) else "bad-database-newer"


def why_not_to_use(tables: Collection[str], versions: Collection[str]) -> str | None:
    """The message that says why this database cannot be used as it is: it must have this release's schema."""
    if not tables:
        return "bad-database-missing"
    problem = why_not_to_migrate(tables, versions)
    return problem or (None if set(versions) == {current_version()} else "bad-database-older")
