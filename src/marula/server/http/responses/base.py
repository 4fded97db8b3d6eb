"""What every response body has, and the refusal that any request may get."""

from __future__ import annotations

from typing import Any

import msgspec

JsonObject = dict[str, Any]
"""Data whose fields each game defines: actions, events, views, editions."""


class ResponseBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Any answer."""


class Refusal(ResponseBody, frozen=True, kw_only=True):
    """Why something was not done: a code for programs, a text for people, and the facts."""

    code: str
    """What went wrong, as a word for programs."""
    text: str
    """The same in a sentence, in the reader's language."""
    facts: JsonObject
    """The values that the sentence speaks of, by name."""
