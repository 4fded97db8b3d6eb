"""Catalogue: facts into sentences, in one language. Rules return facts; only here do they become text."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from marula.core.event import Action, Event
from marula.core.game import Board, Game
from marula.core.refusal import Declined, Facts, Illegal, NotYourTurn, Refusal, Stale, Unknown
from marula.core.score import Line
from marula.core.words import Words, kinds_of

OWN = Path(__file__).parent
FALLBACK = "en"


class MissingText(LookupError):
    """A key that no file holds: caught by the audit, never shown to a player."""


def languages() -> tuple[str, ...]:
    """The languages there are files for."""
    return tuple(sorted(path.stem for path in OWN.glob("*.ftl")))


def key_of(*parts: str) -> str:
    """A message's name: dashes throughout, as Fluent likes it."""
    return "-".join(parts).replace("_", "-").lower()


@cache
def _resource(path: Path) -> Any:
    return FluentResource(path.read_text(encoding="utf-8"))


class Catalogue:
    """The words of no game and of one game, in one language."""

    def __init__(self, game: Game | None = None, language: str = FALLBACK) -> None:
        self.language = language if language in languages() else FALLBACK
        self.game = game
        self.bundle = FluentBundle([self.language], use_isolating=False)
        folders = [OWN] if game is None else [OWN, game.folder / "text"]
        for folder in folders:
            path = folder / f"{self.language}.ftl"
            if path.exists():
                self.bundle.add_resource(_resource(path))

    def has(self, key: str) -> bool:
        return bool(self.bundle.has_message(key))

    def say(self, key: str, **values: Any) -> str:
        """One message; MissingText where there is none or a value is missing."""
        pattern = self.bundle.get_message(key).value if self.bundle.has_message(key) else None
        if pattern is None:
            raise MissingText(f"{self.language} has no text '{key}'")
        text, errors = self.bundle.format_pattern(pattern, values)
        if errors:
            raise MissingText(f"{self.language}: '{key}' cannot be said: {errors[0]}")
        return str(text)

    # --- things and people ---------------------------------------------------------------------------------------

    def name(self, board: Board, table: str, word: str) -> str:
        """What a thing is called: by its own message, by its table's message and its parts, or by its edition."""
        own = key_of(table, word)
        if self.has(own):
            return self.say(own)
        facts = board.describe(table, word)
        if self.has(key_of(table)) and facts:
            return self.say(key_of(table), **self.values(board, facts, ()))
        if "name" in facts:
            return str(facts["name"])
        raise MissingText(f"{self.language} has no text '{own}'")

    def seat(self, seat: int, names: tuple[str, ...]) -> str:
        """Who sits there."""
        return names[seat] if 0 <= seat < len(names) else self.say("seat", number=seat + 1)

    def values(self, board: Board, facts: Facts, names: tuple[str, ...]) -> dict[str, Any]:
        """Facts ready for a message: a key that is a table, or a table and more (place_from), is shown by name."""
        return {key: self._show(board, self._table(board, key), value, names) for key, value in facts.items()}

    def _table(self, board: Board, key: str) -> str:
        for end in [len(key), *(at for at, sign in enumerate(key) if sign == "_")]:
            if key[:end] in board.tables:
                return key[:end]
        return ""

    def _show(self, board: Board, table: str, value: Any, names: tuple[str, ...]) -> Any:
        if isinstance(value, tuple):
            return self.listed([str(self._show(board, table, item, names)) for item in value])
        if value is None:
            return ""
        if table == "seat":
            return self.seat(int(value), names)
        if table and isinstance(value, str):
            return self.name(board, table, value)
        if isinstance(value, bool):
            return "yes" if value else "no"
        return value

    def listed(self, items: list[str]) -> str:
        """Several things in one phrase, as this language joins them; alike ones are counted."""
        counted = list(dict.fromkeys(items))
        parts = [
            item if items.count(item) == 1 else self.say("times", number=items.count(item), what=item)
            for item in counted
        ]
        if not parts:
            return self.say("nothing")
        return str(format_list(parts, locale=self.language))

    # --- sentences -----------------------------------------------------------------------------------------------

    def action(self, board: Board, action: Action) -> str:
        """What choosing it does: a button's label."""
        return self._words("action", board, action, ())

    def event(self, board: Board, event: Event, names: tuple[str, ...] = ()) -> str:
        """What happened: a sentence of the report."""
        return self._words("event", board, event, names)

    def _words(self, kind: str, board: Board, words: Words, names: tuple[str, ...]) -> str:
        kinds = kinds_of(type(words))
        values: dict[str, Any] = {}
        for field in words.__struct_fields__:
            value = getattr(words, field)
            values[field] = self._show(board, kinds.get(field, ""), value, names)
            if isinstance(value, tuple):
                values[f"{field}_count"] = len(value)
            elif field in kinds and isinstance(value, str):
                values[f"{field}_id"] = value
                described = self.values(board, board.describe(kinds[field], value), names)
                values.update({f"{field}_{key}": shown for key, shown in described.items()})
        return self.say(key_of(kind, words.word), **values)

    def phase(self, phase: str) -> str:
        return self.say(key_of("phase", phase))

    def line(self, board: Board, line: Line) -> str:
        """A line of the score sheet, without its points."""
        return self.say(key_of("line", line.what), **self.values(board, line.facts, ()))

    def refusal(self, board: Board | None, refusal: Refusal, names: tuple[str, ...] = ()) -> str:
        """Why not, with the rule's number where a rule forbids."""
        if isinstance(refusal, Illegal):
            facts = self.values(board, refusal.facts, names) if board is not None else dict(refusal.facts)
            key = key_of("refusal", refusal.rule, *([refusal.case] if refusal.case else []))
            return self.say("illegal", rule=refusal.rule, why=self.say(key, **facts))
        if isinstance(refusal, NotYourTurn):
            others = [self.seat(seat, names) for seat in refusal.waiting_on]
            return self.say("not-your-turn", others=self.listed(others)) if others else self.say("match-is-over")
        if isinstance(refusal, Stale):
            return self.say("stale", version=refusal.version, current=refusal.current)
        if isinstance(refusal, Unknown):
            allowed = self.say("allowed", allowed=", ".join(refusal.allowed)) if refusal.allowed else ""
            return self.say("unknown", what=refusal.what, word=refusal.word) + (f" {allowed}" if allowed else "")
        if isinstance(refusal, Declined):
            return self.say(key_of("declined", refusal.why), **refusal.facts)
        return repr(refusal)
