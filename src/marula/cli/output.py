"""Output: what is printed fits the terminal, and a disk that is full is told as one line."""

from __future__ import annotations

import codecs
import errno
import io
import json
import sys
from contextlib import suppress

from marula.cli.bad_input import BadInput

FULL = (errno.ENOSPC, errno.EDQUOT)


def escape_what_does_not_fit() -> None:
    """From now on a letter that standard output cannot write is escaped, as JSON would do it.

    Without this, one name in other letters than the terminal's would end a command in the middle of its list.
    """
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="marula")


def _escaped(problem: UnicodeError) -> tuple[str, int]:
    """For one place in a text that cannot be written: what to write instead, and where to go on."""
    assert isinstance(problem, UnicodeEncodeError)
    return json.dumps(problem.object[problem.start : problem.end])[1:-1], problem.end


def full_disk(problem: OSError) -> BadInput | None:
    """What to tell when standard output cannot be written; None if something else is wrong."""
    if problem.errno not in FULL or problem.filename is not None:
        return None
    with suppress(OSError):  # Python would try once more at the end
        sys.stdout.close()
    return BadInput("bad-file-unwritten", file="standard output", reason=str(problem.strerror))


codecs.register_error("marula", _escaped)
