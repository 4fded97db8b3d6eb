"""Plain text that people type: no invisible or reversing characters, and no piles of accents."""

from __future__ import annotations

import unicodedata
from itertools import chain

JOINERS = "\u200c\u200d"
"""Zero width, but some scripts and some emoji are written with them."""
SELECTORS = frozenset(map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0), 0x180B, 0x180C, 0x180D, 0x180F)))
"""They choose how the character before them is drawn, and are themselves drawn as nothing. Many emoji have one."""
BLANKS = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159\U00016fe4"
"""Letters and marks that are drawn as nothing."""
MAX_MARKS = 4
"""Accents on one letter. No script that people write needs more."""
_FORBIDDEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Control characters, bidirectional controls, halves of characters, private ones, unassigned ones, separators."""
_NO_BLANKS = frozenset(BLANKS).isdisjoint
_WITH_MARKS = map(chr, chain(range(0x300, 0x20000), range(0xE0100, 0xE01F0)))
_NO_MARKS = frozenset(one for one in _WITH_MARKS if unicodedata.category(one) in ("Mn", "Me")).isdisjoint


def allowed(character: str) -> bool:
    """May this character stand in a name or a title?"""
    if character in JOINERS:
        return True
    return character not in BLANKS and unicodedata.category(character) not in _FORBIDDEN


def piled_up(text: str) -> bool:
    """Are there so many accents on one letter that they would cover what is written above and below?

    >>> piled_up("e\\u0301"), piled_up("e" + "\\u0301" * 20)
    (False, True)
    """
    return _without_piles(text) != text


def _without_piles(text: str) -> str:
    kept, marks = [], 0
    for character in text:
        marks = marks + 1 if unicodedata.category(character) in ("Mn", "Me") else 0
        if marks <= MAX_MARKS:
            kept.append(character)
    return "".join(kept)


def visible(text: str) -> bool:
    """Does the text have anything that one can see?"""
    return any(
        allowed(character) and character not in JOINERS and unicodedata.category(character)[0] not in "ZM"
        for character in text
    )


def require_plain_name(name: str) -> None:
    """ValueError for a name in which something is hidden, or nothing can be seen."""
    if not visible(name) or not all(map(allowed, name)) or piled_up(name):
        raise ValueError("a name is made of characters that can be seen")


def require_plain_title(title: str) -> None:
    """ValueError for a title in which something is hidden. It may be empty."""
    if title:
        require_plain_name(title)


def clean(text: str) -> str:
    """A chat message without hidden characters and piles of accents. Line ends and tabs become spaces.

    Most are clean: they were cleaned when they were written, and an earlier release may have stored others. So hundreds
    of long lines are not gone through letter by letter whenever somebody reads them.
    """
    if text.isprintable() and _NO_BLANKS(text) and _NO_MARKS(text):
        return text.strip()
    spaced = "".join(" " if character in "\t\n\r\u2028\u2029" else character for character in text)
    return _without_piles("".join(character for character in spaced if allowed(character))).strip()
