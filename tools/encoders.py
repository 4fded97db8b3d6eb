"""Writes every game's encoder.py and docs/reference/encoders.md. Run it again when a view changes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from marula.core import fields
from marula.core.chance import Seeded
from marula.core.game import Game
from marula.core.setup import Setup
from marula.games import GAMES
from marula.lab.observation_encoder import Encoder, NamedPart

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "reference" / "encoders.md"
SOURCE = ROOT / "src" / "marula" / "games"

HEAD = """# What a program sees

Made by `python -m tools.encoders` from the views themselves; do not edit.

An observation is a row of sixteen-bit integers: the parts below, one after the other. Seats are numbered from the
reader's own: the reader first, then the others in turn order. Only the part `seat` gives the reader's true seat. "One
of" means 1 in one place and 0 elsewhere (one-hot). An action is its number in the board's list of all actions, which
is the same for every seat. The mask says which actions may be chosen now. The sizes depend on the number of players;
these are for the largest table of the default edition.

With `scaled=True` an environment returns floating-point numbers, each divided by the scale of its part. Scales are
measured in a few matches of the game's heuristic on the board that is played, so your own edition has its own scales.
Those below are for the largest table. With `derived=True` the derived features follow, where a game has them. With
`features=True` the [named features](features.md) of the seat and of every action stand beside them.
"""


def page() -> str:
    """The whole page."""
    return "\n".join([HEAD, *(line for game in GAMES.values() for line in section(game))])


def section(game: Game) -> Iterator[str]:
    """One game's tables."""
    sizes = {seats: Encoder(game, game.board(Setup(game.name, seats))) for seats in range(game.fewest, game.most + 1)}
    yield f"## {game.name}\n"
    yield "| players | numbers | actions |\n|---|---|---|"
    for seats, encoder in sizes.items():
        yield f"| {seats} | {encoder.size} | {encoder.actions} |"
    whole = sizes[game.most]
    yield from parts_table(whole, whole.parts)
    if game.knowledge.derived is not None:
        yield "\nDerived features:"
        more = Encoder(game, whole.board, derived=True)
        yield from parts_table(more, more.parts[len(whole.parts) :])
    if whole.left_out:
        yield f"\nLeft out: {', '.join(whole.left_out)}."
    yield "\n| action | numbers |\n|---|---|"
    kinds: dict[str, list[int]] = {}
    for code, action in enumerate(whole.board.actions):
        kinds.setdefault(action.tag, []).append(code)
    for word, codes in kinds.items():
        yield f"| {word} | {spans(codes)} |"
    yield ""


def parts_table(encoder: Encoder, parts: list[NamedPart]) -> Iterator[str]:
    """What the numbers of these parts mean, and by what they are divided."""
    yield "\n| part | from | numbers | scale | meaning |\n|---|---|---|---|---|"
    for part in parts:
        yield f"| {part.name} | {part.start} | {part.size} | {encoder.scales[part.start]:g} | {part.means} |"


def spans(codes: list[int]) -> str:
    """0-4, 7, 9-12."""
    found: list[list[int]] = []
    for code in codes:
        if found and found[-1][1] == code - 1:
            found[-1][1] = code
        else:
            found.append([code, code])
    return ", ".join(str(first) if first == last else f"{first}-{last}" for first, last in found)


def room(game: Game) -> str:
    """A game's encoder.py: each field of its view, handed on by name, so that the compiler knows them."""
    encoder = Encoder(game, game.board(Setup(game.name, game.fewest)))
    kinds = type(game.view(game.deal(encoder.board, Seeded("sample"), None), 0)).FIELDS
    lines = [
        f"    writer.{verb(kinds[part.name])}({field}, seen.{part.name})" for field, part in enumerate(encoder.parts)
    ]
    return ROOM.format(name=game.folder.name, lines="\n".join(lines))


ROOM = '''"""Writes each field of a view into an observation. Made by `python -m tools.encoders`; do not edit."""

from __future__ import annotations

from marula.core.observation_vector_writer import ObservationWriter
from marula.games.{name}.knowledge.view import View


def write_observation(seen: View, writer: ObservationWriter) -> None:
{lines}
'''


def verb(kind: fields.Field) -> str:
    """How the writer takes a field of this shape: by what it means where that is quick, else by how it is kept."""
    if isinstance(kind, fields.Number | fields.Flag):
        return "number"
    if isinstance(kind, fields.Word):
        return "one_hot"
    if isinstance(kind, fields.Set):
        return "one"
    if isinstance(kind, fields.Row):
        return "row" if isinstance(kind.of, fields.Word) else "many"
    if not isinstance(kind, fields.Per):
        return "any"
    if "seat" in kind.tables[1:]:  # every row of it is turned
        return "many"
    verbs = {fields.Number: "numbers", fields.Flag: "flags", fields.Word: "one_hots"}
    return verbs.get(type(kind.of), "many")


if __name__ == "__main__":
    for game in GAMES.values():
        (SOURCE / game.folder.name / "knowledge" / "encoder.py").write_text(room(game), encoding="utf-8")
    PAGE.write_text(page(), encoding="utf-8")
