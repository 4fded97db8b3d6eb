"""Lookalikes: could people mistake one name for another? Characters are compared by how they are drawn."""

from __future__ import annotations

import json
import unicodedata
from pathlib import Path

from marula.server.tables.plain_text import JOINERS, SELECTORS, allowed

_SMALL_CAPITALS = str.maketrans("ɢɴʀʙʜʟᴀᴅᴇᴊᴘᴛꜰꞯᴋĸᴍʍ", "GNRBHLADEJPTFQKKMM")
"""Small letters that are drawn like capitals, where Unicode's list says no more than that they look like another."""
_MORE = str.maketrans("ıłøđԚӏμβεηκτχϲⲀⲁⲂⲃⲌⲍⲓⲙⲛⲧⲩ", "ilodQlmbenktxcAaBbZzimnty")
"""What Unicode's list leaves out or sees otherwise. Letters with a bar count as letters without."""
_STROKES = str.maketrans("I1|0", "lllO")
"""What many typefaces draw as one stroke, and a zero."""


def _letters() -> dict[int, str]:
    """What each character looks like, from Unicode's list. A capital that looks like a stroke is an I."""
    path = Path(__file__).with_name("confusables.json")
    alike: dict[str, str] = json.loads(path.read_text(encoding="utf-8"))["alike"]
    found = {
        ord(character): "I" if form == "l" and unicodedata.category(character) == "Lu" else form
        for form, characters in alike.items()
        for character in characters
    }
    found.update((code, chr(letter)) for code, letter in _MORE.items())
    small = ((code, form.translate(_SMALL_CAPITALS)) for code, form in found.items())
    return {code: chr(letter) for code, letter in _SMALL_CAPITALS.items()} | dict(small)


_LETTERS = _letters()


def looks_like(one: str, other: str) -> bool:
    """Could people mistake one of these two names for the other?

    >>> looks_like("Alice", "ALICE"), looks_like("Alice", "AIice"), looks_like("Bill", "Bi11"), looks_like("Ali", "All")
    (True, True, True, False)
    >>> looks_like("Bob", "Воb"), looks_like("Hans", "Ηans"), looks_like("Bob", "Bob\ufe0f")  # Cyrillic, Greek, hidden
    (True, True, True)
    """
    return any(map(str.__eq__, _looks(one), _looks(other)))


def _looks(name: str) -> tuple[str, ...]:
    """What a name looks like: as it is drawn, and whether written in small letters, in capitals or in both."""
    seen = "".join(c for c in name if allowed(c) and c not in JOINERS and c not in SELECTORS and not c.isspace())
    seen = _plain(seen)
    small = _as_letters(seen.casefold()).casefold()
    both = _as_letters(seen)
    capitals = _as_letters(seen.upper())
    return (
        both.translate(_STROKES),
        both.casefold(),
        small.translate(_STROKES).casefold(),
        capitals.translate(_STROKES),
    )


def _as_letters(text: str) -> str:
    return _plain(text).translate(_LETTERS)


def _plain(text: str) -> str:
    """Without variants of the same character, and with each accent by itself."""
    return unicodedata.normalize("NFD", unicodedata.normalize("NFKC", text))
