"""Tests of the store: SQLite and PostgreSQL."""
