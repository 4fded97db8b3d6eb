"""Body sizes: how large the body of a request, or the file of an upload, may be."""

from __future__ import annotations

MAX_BODY = 64 * 1024
MAX_FILE = 16 * 1024 * 1024
"""A match file."""
