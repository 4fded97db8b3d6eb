"""Bad input: every command answers it with one clear line on standard error, and exit code 2."""

from __future__ import annotations

import argparse
import sys
import unicodedata
from collections.abc import Mapping
from typing import NoReturn

from marula.core.errors import EditionError, MarulaError, RefusedError
from marula.core.game import Game
from marula.text.error_line import explain

UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Categories of characters that a terminal obeys or does not draw."""


class BadInput(MarulaError):
    """What was wrong and what to do, in one line."""


def printable(text: str) -> str:
    """The text with escapes for what a terminal obeys or does not draw. What is printed may come from anyone.

    >>> printable("Zoë\\x1b[2J\\n"), printable("\\u202etxt.exe")
    ('Zoë\\\\x1b[2J\\\\n', '\\\\u202etxt.exe')
    """
    return "".join(ascii(one)[1:-1] if unicodedata.category(one) in UNSEEN else one for one in text)


def complain(text: str) -> None:
    """Print one line on standard error. Every command says there what went wrong."""
    print(f"marula: {printable(text)}", file=sys.stderr)


def refuse(problem: RefusedError | EditionError | MarulaError, language: str, games: Mapping[str, Game]) -> int:
    """Say what was wrong and what to do, in one line. Returns the exit code of bad input."""
    complain(explain(problem, language, games))
    return 2


class Parser(argparse.ArgumentParser):
    """Answers bad input in one line instead of a page."""

    def error(self, message: str) -> NoReturn:
        raise BadInput("usage", problem=message, command=self.prog)
