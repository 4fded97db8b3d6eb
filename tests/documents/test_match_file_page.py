"""docs/reference/match-file.md names every field that a match file has, and no other."""

import json
import re
from pathlib import Path

from marula.core.chance import Sealed
from marula.core.match import Match
from marula.core.match_file import write
from marula.core.setup import Setup
from marula.games import GAMES

PAGE = (Path(__file__).resolve().parents[2] / "docs/reference/match-file.md").read_text(encoding="utf-8")


def written() -> dict[str, set[str]]:
    """The fields of each part of a finished match with sealed luck."""
    game = GAMES["template"]
    match = Match.deal(game, Setup("template", 2), Sealed(bytes(32), contributions=("any words",)))
    while not match.over:
        seat = game.waiting_on(match.state)[0]
        match.play(seat, game.options(match.state, seat)[0])
    file = json.loads(write(match))
    entries = set().union(*(entry.keys() for entry in file["entries"]))
    return {"head": set(file["head"]), "entry": entries - {"hash"}, "end": set(file["end"]) - {"hash"}}


def told(part: str) -> set[str]:
    row = next(line for line in PAGE.splitlines() if line.startswith((f"| `{part}` |", f"| {part} |")))
    return set(re.findall(r"`([a-z]+)`", row.split("|")[2]))


def test_every_field_is_on_the_page() -> None:
    for part, fields in written().items():
        assert fields - told(part) == set(), part


def test_the_page_names_no_other_field() -> None:
    for part, fields in written().items():
        assert told(part) - fields - {"whisper"} == set(), part
