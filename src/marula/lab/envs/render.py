"""Pictures and text of what a seat sees, for the `render()` of the environments.

The text is the view, one field a line. The picture needs Pillow (`marula[render]`): the same lines, and beside them the
observation as strips of cells, one strip a part; the darker a cell, the larger its number.
"""

from __future__ import annotations

import textwrap
from typing import Any

import numpy as np

from marula.core import fields
from marula.core.errors import RefusedError
from marula.core.game import View
from marula.core.refusal import Unknown
from marula.lab.observation_encoder import Encoder

RENDER_MODES = ("ansi", "rgb_array")
"""gymnasium's words for text and for a picture."""
WIDTH, LINE, CELL, PER_STRIP = 860, 14, 5, 72
PAPER, INK, FULL = (250, 246, 238), (51, 41, 32), np.asarray((24, 94, 82))

Picture = np.ndarray[Any, np.dtype[np.uint8]]


def check_mode(mode: str | None) -> None:
    """Refuse a mode that is not known."""
    if mode is not None and mode not in RENDER_MODES:
        raise RefusedError(Unknown("render_mode", mode, RENDER_MODES))


def rendered(mode: str | None, view: View, encoder: Encoder) -> str | Picture | None:
    """What the seat sees, as the mode asks for it."""
    if mode is None:
        return None
    return text(view) if mode == "ansi" else picture(view, encoder)


def text(view: View) -> str:
    """The view in words, one field a line."""
    words = fields.write(view)
    width = max(map(len, words))
    return "\n".join(f"{name:<{width}}  {_plain(value)}" for name, value in words.items())


def _plain(value: Any) -> str:
    """A value without quotation marks and with as few brackets as say the same."""
    if isinstance(value, dict):
        return ", ".join(f"{key} {_plain(item)}" for key, item in value.items()) or "-"
    if isinstance(value, list | tuple):
        return " | ".join(_plain(item) for item in value) or "-"
    return "-" if value is None else str(value)


def picture(view: View, encoder: Encoder) -> Picture:
    """The view as text on the left, its observation as strips of cells on the right."""
    from PIL import Image, ImageDraw

    lines = [line for field in text(view).splitlines() for line in textwrap.wrap(field, 72, subsequent_indent="    ")]
    strips = [(part.name, encoder.scaled(encoder.encode(view))[encoder.part(part.name)]) for part in encoder.parts]
    rows = sum(1 + -(-len(numbers) // PER_STRIP) for _, numbers in strips)
    height = LINE * (2 + max(len(lines), rows))
    image = Image.new("RGB", (WIDTH, height), PAPER)
    pen = ImageDraw.Draw(image)
    for row, line in enumerate(lines):
        pen.text((LINE, LINE * (row + 1)), line, INK)
    top = LINE
    for name, numbers in strips:
        pen.text((WIDTH - PER_STRIP * CELL - LINE, top), name, INK)
        top += LINE
        for first in range(0, len(numbers), PER_STRIP):
            for at, number in enumerate(numbers[first : first + PER_STRIP]):
                left = WIDTH - PER_STRIP * CELL - LINE + at * CELL
                pen.rectangle((left, top, left + CELL - 1, top + LINE - 4), fill=_shade(float(number)))
            top += LINE
    return np.asarray(image)


def _shade(number: float) -> tuple[int, int, int]:
    """From the colour of the paper, for 0, to full colour, for 1 and more."""
    part = 0.12 + 0.88 * min(1.0, abs(number)) if number else 0.05
    red, green, blue = (round(one) for one in (1 - part) * np.asarray(PAPER) + part * FULL)
    return red, green, blue
