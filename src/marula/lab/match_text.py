"""A match as text that people read in review and that can be replayed line by line; golden files are written so."""

from __future__ import annotations

from marula.core import codec
from marula.core.chance import Replayed
from marula.core.edition import Edition
from marula.core.errors import RefusedError
from marula.core.event import Action
from marula.core.game import Game
from marula.core.match import Entry, Match
from marula.core.refusal import Refusal
from marula.core.setup import Setup, parse_setup

INDENT = "    "


def write(match: Match, title: str) -> str:
    """The whole match: setup, each decision among how many options, luck, what was told, and the score."""
    lines = [f"# {title}", f"setup {match.setup}"]
    for entry in match.journal:
        lines += _entry(match, entry)
    if match.over:
        lines += _score(match)
    return "\n".join(lines) + "\n"


def _entry(match: Match, entry: Entry) -> list[str]:
    if entry.action is None:
        lines = ["deal"]
    else:
        before = match.at(entry.number - 1)
        options = len(match.game.options(before, entry.seat))
        phase = match.game.phase(before, entry.seat)
        lines = [f"{entry.number} seat {entry.seat} {phase}, 1 of {options}: {entry.action}"]
    if entry.luck:
        lines.append(f"{INDENT}luck {' '.join(map(str, entry.luck))}")
    return lines + [f"{INDENT}{emitted}" for emitted in entry.events]


def _score(match: Match) -> list[str]:
    sheet = match.game.score(match.state)
    lines = []
    for column in sheet.columns:
        lines.append(f"score seat {column.seat}: {column.total}" + (" out" if column.out else ""))
        for line in column.lines:
            facts = "".join(f" {key}={value}" for key, value in line.facts.items())
            lines.append(f"{INDENT}{line.what} {line.points}{facts}")
    return [*lines, f"winners {' '.join(map(str, sheet.winners)) or 'nobody'}"]


def replay(game: Game, text: str, edition: Edition | None = None) -> str:
    """Play the choices and the luck that a golden text tells, and write down again what happens now."""
    return write(play(game, text, edition), text.splitlines()[0].removeprefix("# "))


def play(game: Game, text: str, edition: Edition | None = None) -> Match:
    """The match that a golden text tells."""
    lines = text.splitlines()
    setup = parse_setup(lines[1].removeprefix("setup "), game.variants)
    choices: list[tuple[int, Action | None, list[int]]] = []
    for line in lines[2:]:
        if line == "deal":
            choices.append((-1, None, []))
        elif line.startswith(f"{INDENT}luck "):
            choices[-1][2].extend(map(int, line.split()[1:]))
        elif line[:1].isdigit():
            where, _, written = line.partition(": ")
            action = codec.read_action(game, written)
            if not isinstance(action, Action):
                raise ValueError(f"{line}: {action}")
            choices.append((int(where.split()[2]), action, []))
    return _play(game, setup, choices, edition)


def _play(
    game: Game, setup: Setup, choices: list[tuple[int, Action | None, list[int]]], edition: Edition | None
) -> Match:
    match = Match.deal(game, setup, Replayed(choices[0][2]), edition)
    for seat, action, luck in choices[1:]:
        assert action is not None
        match.chance = Replayed(luck)
        outcome = match.play(seat, action)
        if isinstance(outcome, Refusal):
            raise RefusedError(outcome)
    return match
