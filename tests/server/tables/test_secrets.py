"""Ids and secrets of tables."""

from __future__ import annotations

import pytest

from marula.server.tables import secrets


def test_no_id_of_a_table_looks_like_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-option", "-", "table"])
    monkeypatch.setattr("secrets.token_urlsafe", lambda size: next(drawn))
    assert secrets.new_table_id() == "table"
