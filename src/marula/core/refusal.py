"""Refusals: why something was not done, as a value with a code, the facts and, if a rule forbids it, that rule."""

from __future__ import annotations

import msgspec

Facts = dict[str, str | int | tuple[str, ...]]
"""What a refusal is about: {'needed': 5, 'place': 'lagos'}. A key that names a table holds a word of that table, or
several in order."""


class Refusal(msgspec.Struct, frozen=True, tag_field="code", tag=str.lower):
    """Why something was not done. Nothing changed.

    >>> isinstance(Stale(3, 5), Refusal)
    True
    """


class Illegal(Refusal, frozen=True):
    """The rules forbid it now. `rule` is the rule's number; `case` tells apart several reasons of one rule.

    The text is the message refusal-<rule>, or refusal-<rule>-<case>.

    >>> Illegal("HA-8", {"needed": 5, "place": "lagos"}, case="second").rule
    'HA-8'
    """

    rule: str
    facts: Facts = {}
    case: str = ""


class NotYourTurn(Refusal, frozen=True):
    """Other seats must decide first.

    >>> NotYourTurn(0, waiting_on=(1, 2))
    NotYourTurn(seat=0, waiting_on=(1, 2))
    """

    seat: int
    waiting_on: tuple[int, ...] = ()


class Stale(Refusal, frozen=True):
    """The choice was made for an earlier version of the match.

    >>> Stale(version=3, current=5)
    Stale(version=3, current=5)
    """

    version: int
    current: int


class Unknown(Refusal, frozen=True):
    """No such game, edition, option, seat, action or place; `allowed` lists what there is.

    >>> Unknown("game", "chess", ("oware", "bao"))
    Unknown(what='game', word='chess', allowed=('oware', 'bao'))
    """

    what: str
    word: str
    allowed: tuple[str, ...] = ()


class Declined(Refusal, frozen=True):
    """The table says no, whatever the rules say; the text is the message declined-<why>.

    >>> Declined("table_full", {"seats": 4})
    Declined(why='table_full', facts={'seats': 4})
    """

    why: str
    facts: Facts = {}


def plain(refusal: Refusal) -> str:
    """One line for programmers and logs; people read the catalogue's text.

    >>> plain(NotYourTurn(0, waiting_on=(1, 2)))
    'not the turn of seat 1; waiting on seat 2, 3'
    >>> plain(Unknown("game", "chess", ("oware", "bao")))
    "unknown game 'chess'; allowed: oware, bao"
    """
    if isinstance(refusal, Illegal):
        facts = ", ".join(f"{key} {value}" for key, value in refusal.facts.items())
        return f"illegal by {refusal.rule}" + (f" ({facts})" if facts else "")
    if isinstance(refusal, NotYourTurn):
        others = ", ".join(str(seat + 1) for seat in refusal.waiting_on)
        return f"not the turn of seat {refusal.seat + 1}" + (
            f"; waiting on seat {others}" if others else "; it is over"
        )
    if isinstance(refusal, Stale):
        return f"stale: made for version {refusal.version}, the match is at {refusal.current}"
    if isinstance(refusal, Unknown):
        allowed = f"; allowed: {', '.join(refusal.allowed)}" if refusal.allowed else ""
        return f"unknown {refusal.what} '{refusal.word}'{allowed}"
    if isinstance(refusal, Declined):
        return f"declined: {refusal.why}"
    return repr(refusal)
