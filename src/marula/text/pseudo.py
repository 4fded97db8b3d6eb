"""Pseudo-language: English in disguise. What shows up plain is not translated; what is cut off had too little room."""

from __future__ import annotations

import re
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax.visitor import Transformer

DISGUISES = str.maketrans(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
    "ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž",
)


def disguised(text: str) -> str:
    """Every letter in disguise, every vowel twice: about four tenths longer, like the wordiest languages."""
    if len(text.strip()) == 1:  # a letter that stands for a colour
        return text.translate(DISGUISES)
    return re.sub("([aeiouAEIOU])", r"\1\1", text).translate(DISGUISES)


def bracketed(text: str) -> str:
    """A whole message: whoever sees a bracket without its fellow sees that something is cut off. Letters stay alone."""
    return f"[{text}]" if len(text.strip()) > 1 else text


class _Disguise(Transformer):
    def visit_TextElement(self, node: Any) -> Any:  # noqa: N802 (the parser's own name)
        node.value = disguised(node.value)
        return node


def resource(source: str) -> Any:
    """A Fluent file with all its text in disguise; placeables, selectors and keys stay."""
    parsed = FluentParser().parse(source)
    return _Disguise().visit(parsed)


def markdown(source: str) -> str:
    """A rules page in disguise; rule numbers, addresses and code stay."""
    kept = re.compile(r"(\b[A-Z]{2,3}-\d+[a-z]?\b|`[^`]*`|\]\([^)]*\)|https?://\S+)")
    parts = kept.split(source)
    return "".join(part if number % 2 else disguised(part) for number, part in enumerate(parts))
