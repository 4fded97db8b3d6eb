"""The types of an edition's values, each with its bounds, and what the editor is told of them."""

# mypyc: no, because it only declares types.

from __future__ import annotations

import typing

from msgspec import Meta

INVISIBLE = r"\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ud800-\udfff"
"""Control characters, and marks that hide or reverse text."""
END_OF_TEXT = r"(?![\s\S])"
"""Unlike `$`, it does not match before a last line break; and browsers know it too."""
VISIBLE = rf"^[^{INVISIBLE}]*{END_OF_TEXT}"

Word = typing.Annotated[str, Meta(max_length=60, pattern=VISIBLE)]
"""A name or an id."""
Text = typing.Annotated[str, Meta(max_length=500, pattern=VISIBLE)]
"""A remark: where a fact is from, how sure it is."""
LongText = typing.Annotated[str, Meta(max_length=4000, pattern=VISIBLE)]
"""What an edition or a source says of itself."""
EditionName = typing.Annotated[str, Meta(max_length=60, pattern=rf"^\w[\w .-]*{END_OF_TEXT}")]
"""A plain name. It never is a path."""
Few = typing.Annotated[int, Meta(ge=0, le=100)]
"""Points, coins, cards of a hand."""
Many = typing.Annotated[int, Meta(ge=0, le=1000)]
"""Pieces in the box, large scores."""


def one_of(table: str) -> Meta:
    """For the editor: a word that names an entry of this table by its id, or (`places.end`) by another field.

    >>> one_of("places").extra_json_schema
    {'x-list': 'places'}
    """
    return Meta(extra_json_schema={"x-list": table})


def named_by(pattern: str, either_way: bool = False) -> Meta:
    """For the editor: the ids of a table's entries are made of their other fields.

    `either_way` says that the two words of the pattern mean the same in either order.

    >>> named_by("{start}_to_{target}").extra_json_schema
    {'x-id': '{start}_to_{target}', 'x-either-way': False}
    """
    return Meta(extra_json_schema={"x-id": pattern, "x-either-way": either_way})
