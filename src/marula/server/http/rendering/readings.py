"""Readings as the API answers them: chances beside the truth, with sentences in the reader's language."""

from __future__ import annotations

from marula.analysis.reading import Read, Reading
from marula.core.game import Board
from marula.server.http import responses
from marula.server.http.rendering.texts import catalogue, seat_names
from marula.server.tables.table import Table
from marula.text.catalogue import Catalogue
from marula.text.reading import field_name, read_sentence, thing_name, truth_text


def render_reading(table: Table, reading: Reading, language: str) -> responses.Reading:
    """What the seat could have known."""
    text, names = catalogue(table.game, language), seat_names(table, language)
    things = [_thing(text, table.board, read, names) for read in reading.things]
    return responses.Reading(number=reading.number, seat=reading.seat, things=things)


def _thing(text: Catalogue, board: Board, read: Read, names: tuple[str, ...]) -> responses.ReadThing:
    return responses.ReadThing(
        seat=read.seat,
        field=read.field,
        field_text=field_name(text, read),
        what=thing_name(text, board, read),
        known=read.known,
        single=read.single,
        steps=[responses.ReadStep(at_least=step.at_least, chance=step.chance) for step in read.steps],
        held=read.held,
        truth=truth_text(text, read),
        text=read_sentence(text, board, read, names),
    )
