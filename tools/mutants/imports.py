"""Importing a file with other code than its own."""

from __future__ import annotations

import importlib.machinery
from types import CodeType

_original = importlib.machinery.SourceFileLoader.get_code
_codes: dict[str, CodeType] = {}


def import_as(file: str, code: CodeType) -> None:
    """From now on, importing this file runs this code."""
    _codes[file] = code
    importlib.machinery.SourceFileLoader.get_code = _get_code  # type: ignore[method-assign, assignment]


def _get_code(self: importlib.machinery.SourceFileLoader, name: str) -> CodeType | None:
    return _codes[self.path] if self.path in _codes else _original(self, name)
