"""Every exception class of core, in one module.

A refusal is a value (`core.refusal`), not an exception. RefusedError carries one to callers that can only catch.
"""

# mypyc: no, because plain modules derive their own errors from it.

from __future__ import annotations

from typing import TYPE_CHECKING

from marula.core.refusal import Facts, Refusal, plain

if TYPE_CHECKING:  # editions raise EditionError, so the import goes the other way at run time
    from marula.core.edition import Problem


class MarulaError(Exception):
    """An error with a message key and facts. The catalogue turns them into text.

    Where another exception is its cause, the message may use it as `$why`.

    >>> error = MarulaError("disk-full", free=0)
    >>> error.key, error.facts, str(error)
    ('disk-full', {'free': 0}, 'disk-full (free 0)')
    """

    def __init__(self, key: str, **facts: str | int | tuple[str, ...]) -> None:
        self.key = key
        self.facts: Facts = facts
        super().__init__(key, facts)

    def __str__(self) -> str:
        facts = ", ".join(f"{name} {value}" for name, value in self.facts.items())
        cause = f": {self.__cause__}" if self.__cause__ is not None else ""
        return (f"{self.key} ({facts})" if facts else self.key) + cause

    def __reduce__(self) -> tuple[object, ...]:
        return (_rebuild, (type(self), self.key, self.facts))


def _rebuild(kind: type[MarulaError], key: str, facts: Facts) -> MarulaError:
    """Unpickle an error: keyword arguments do not travel between processes by themselves."""
    return kind(key, **facts)


class JournalError(MarulaError, ValueError):
    """A journal entry that does not follow from the entries before it.

    >>> raise JournalError("journal-no-deal")
    Traceback (most recent call last):
        ...
    marula.core.errors.JournalError: journal-no-deal
    """


class FileError(MarulaError):
    """A match file that is not what it claims to be; the facts name the first bad entry.

    >>> str(FileError("file-damaged", entry=4))
    'file-damaged (entry 4)'
    """


class LuckError(Exception):
    """A journal or script does not hold the answer that the rules ask for.

    >>> from marula.core.chance import Scripted
    >>> Scripted([]).pick(6)
    Traceback (most recent call last):
        ...
    marula.core.errors.LuckError: the script has no more answers
    """


class EditionError(Exception):
    """An edition that cannot be played, with everything that is wrong with it.

    >>> from marula.core.edition import Problem
    >>> error = EditionError("my.json", [Problem("title", "missing"), Problem("routes", "missing")])
    >>> str(error), len(error.problems)
    ('my.json: title: missing (and 1 more)', 2)
    """

    def __init__(self, where: str, problems: list[Problem], game: str = "") -> None:
        more = f" (and {len(problems) - 1} more)" if len(problems) > 1 else ""
        super().__init__(f"{where}: {problems[0]}{more}")
        self.where = where
        self.problems = problems
        self.game = game
        """The game whose catalogue explains the problems; empty where it is not known."""


class RefusedError(Exception):
    """A refusal as an exception, for callers that get no value back (a constructor's caller).

    >>> from marula.core.refusal import Unknown
    >>> error = RefusedError(Unknown("game", "chess", ("oware",)))
    >>> str(error), error.refusal.word
    ("unknown game 'chess'; allowed: oware", 'chess')
    """

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(plain(refusal))
        self.refusal = refusal
