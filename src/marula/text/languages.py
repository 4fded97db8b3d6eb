"""Languages: which there are files for, and which of them a reader gets."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

OWN = Path(__file__).parent
FALLBACK = "en"
PSEUDO = "en-XA"
"""English in disguise, made by `pseudo`: shows what is not translated and what is too small. Only on request."""
NEIGHBOURS = {"no": "nb", "nn": "nb"}
"""Whoever reads the one reads the other: Norwegian without saying which, and nynorsk, are served bokmål."""


@cache
def languages() -> tuple[str, ...]:
    """The languages there are files for: adding a file adds a language, from the next start on."""
    return tuple(sorted(path.stem for path in OWN.glob("*.ftl")))


def choose(wanted: Iterable[str]) -> str | None:
    """The first language that we have: of tags such as de, de-AT, de_AT.UTF-8; None where we have none of them."""
    have = {language.lower(): language for language in (*languages(), PSEUDO)}
    for tag in wanted:
        code = tag.split(".")[0].split("@")[0].strip().replace("_", "-").lower()
        plain = code.split("-")[0]
        for language in (code, plain, NEIGHBOURS.get(plain, "")):
            if language in have:
                return have[language]
    return None


def wanted_by(environ: Mapping[str, str]) -> tuple[str, ...]:
    """What the surroundings of a program ask for: our own variable first, then those of every Unix program."""
    for name in ("MARULA_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = environ.get(name, "")
        if value:
            return () if value.split(".")[0] in ("C", "POSIX") else (value,)
    return ()
