"""Sentences of a reading: what a seat could have known of the others' hidden things, and how it was."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from marula.core.game import Board
from marula.text.catalogue import Catalogue, key_of


class Step(Protocol):
    """How likely it was that a seat had at least so many of a thing."""

    @property
    def at_least(self) -> int: ...
    @property
    def chance(self) -> float: ...


class Read(Protocol):
    """One kind of hidden thing, as `analysis.reading` tells of it."""

    @property
    def seat(self) -> int: ...
    @property
    def field(self) -> str: ...
    @property
    def table(self) -> str: ...
    @property
    def word(self) -> str: ...
    @property
    def steps(self) -> Sequence[Step]: ...
    @property
    def held(self) -> int: ...
    @property
    def single(self) -> bool: ...


def field_name(text: Catalogue, read: Read) -> str:
    """What the kind of hidden thing is called: tickets, cards, gems, coins given."""
    return text.say(key_of("field", read.field))


def thing_name(text: Catalogue, board: Board, read: Read) -> str:
    """What the thing is called; a number has the name of its field."""
    return text.name(board, read.table, read.word) if read.table else field_name(text, read)


def chance_text(text: Catalogue, read: Read) -> str:
    """How likely it was; where there may be several, for each number of them."""
    if read.single:
        return text.percent(read.steps[0].chance)
    parts = [text.say("reading-at-least", number=one.at_least, chance=text.percent(one.chance)) for one in read.steps]
    return text.say("between-things").join(parts)


def truth_text(text: Catalogue, read: Read) -> str:
    """How it was in truth."""
    if read.single:
        return text.say("reading-had-it" if read.held else "reading-had-not")
    return text.say("reading-had", number=read.held)


def read_sentence(text: Catalogue, board: Board, read: Read, names: tuple[str, ...] = ()) -> str:
    """One hidden thing in one sentence."""
    facts = {
        "seat": text.seat(read.seat, names),
        "field": field_name(text, read),
        "chance": chance_text(text, read),
        "truth": truth_text(text, read),
    }
    if not read.table:
        return text.say("reading-number", **facts)
    return text.say("reading-thing", what=thing_name(text, board, read), **facts)


def reading_lines(text: Catalogue, board: Board, number: int, seat: int, things: Sequence[Read]) -> list[str]:
    """What a seat could have known before a decision: a heading, then a line for each hidden thing."""
    head = text.say("reading-head", seat=text.seat(seat, ()), number=number)
    lines = [read_sentence(text, board, read) for read in things]
    return [head, *(f"    {line}" for line in lines or [text.say("reading-nothing")])]
