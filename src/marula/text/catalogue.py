"""Catalogue: turns facts into sentences in one language. Rules return facts; they become text only here."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from babel.lists import format_list
from babel.numbers import format_percent
from fluent.runtime import FluentBundle, FluentResource

from marula.core.edition import Edition, Problem
from marula.core.event import Action, Event
from marula.core.game import Board, Game
from marula.core.notation import Notated, field_tables
from marula.core.refusal import Declined, Facts, Illegal, NotYourTurn, Refusal, Stale, Unknown
from marula.core.score import ScoreLine, ScoreSheet
from marula.text import pseudo
from marula.text.languages import FALLBACK, OWN, PSEUDO, languages

MAX_VALUE = 300
"""Letters of one value, where a message with longer ones cannot be said."""


class MissingText(LookupError):
    """A message key that no file has: found by the audit, never shown to a player."""


def key_of(*parts: str) -> str:
    """A message key from its parts: lower case, with dashes."""
    return "-".join(parts).replace("_", "-").lower()


@cache
def _resource(path: Path) -> Any:
    return FluentResource(path.read_text(encoding="utf-8"))


@cache
def _disguised(path: Path) -> Any:
    return pseudo.resource(path.read_text(encoding="utf-8"))


def shortened(value: Any) -> Any:
    """A text that a message can hold: no longer than Fluent allows.

    >>> shortened("short"), len(shortened("x" * 5000))
    ('short', 300)
    """
    return value[: MAX_VALUE - 1] + "…" if isinstance(value, str) and len(value) > MAX_VALUE else value


class Catalogue:
    """The shared messages and those of one game, in one language."""

    def __init__(self, game: Game | None = None, language: str = FALLBACK) -> None:
        self.language = language if language in (*languages(), PSEUDO) else FALLBACK
        self.game = game
        self.locale = FALLBACK if self.language == PSEUDO else self.language
        """The locale that plurals, numbers and lists follow."""
        self.bundle = FluentBundle([self.locale], use_isolating=False)
        read = _disguised if self.language == PSEUDO else _resource
        self.resources: list[Any] = []
        for folder in (OWN, OWN / "pages", *(() if game is None else (game.folder / "text",))):
            path = folder / f"{self.locale}.ftl"
            if path.exists():
                self.resources.append(read(path))
                self.bundle.add_resource(self.resources[-1], allow_overrides=True)
        self._forms: dict[str, tuple[str, ...]] = {}

    def has(self, key: str) -> bool:
        return bool(self.bundle.has_message(key))

    def say(self, key: str, **values: Any) -> str:
        """One message; MissingText where there is none or a value is missing."""
        return self._say(key, "", values)

    def _say(self, key: str, form: str, values: dict[str, Any]) -> str:
        """A message, or one of its forms where it has that."""
        message = self.bundle.get_message(key) if self.bundle.has_message(key) else None
        pattern = None if message is None else message.attributes.get(form) or message.value
        if pattern is None:
            raise MissingText(f"{self.language} has no text '{key}'")
        text, errors = self.bundle.format_pattern(pattern, values)
        if errors:  # Fluent refuses long values, and what a stranger sends may be long
            text, errors = self.bundle.format_pattern(
                pattern, {name: shortened(value) for name, value in values.items()}
            )
        if errors:
            raise MissingText(f"{self.language}: '{key}' cannot be said: {errors[0]}")
        return pseudo.bracketed(str(text)) if self.language == PSEUDO else str(text)

    # --- things and people ---------------------------------------------------------------------------------------

    def name(self, board: Board, table: str, entry: str, form: str = "") -> str:
        """What a thing is called: by its own message, by its table's message and its parts, or by its edition.

        A form is an attribute of that message: the name in another case, or its gender. Without it the name itself.
        """
        own = key_of(table, entry)
        if self.has(own):
            return self._say(own, form, {})
        facts = board.describe(table, entry)
        if self.has(key_of(table)) and facts:
            return self._say(key_of(table), form, self.values(board, facts, ()))
        if "name" in facts:
            return str(facts["name"])
        raise MissingText(f"{self.language} has no text '{own}'")

    def forms(self, table: str) -> tuple[str, ...]:
        """The forms that names of this table have in this language: all attributes that any of them has."""
        if table not in self._forms:
            whole = key_of(table)
            self._forms[table] = tuple(
                sorted(
                    {
                        attribute.id.name
                        for resource in self.resources
                        for entry in resource.body
                        for attribute in getattr(entry, "attributes", ())
                        if entry.id.name == whole or entry.id.name.startswith(f"{whole}-")
                    }
                )
            )
        return self._forms[table]

    def seat(self, seat: int, names: tuple[str, ...]) -> str:
        """The name of the player on a seat."""
        return names[seat] if 0 <= seat < len(names) else self.say("seat", number=seat + 1)

    def values(self, board: Board, facts: Facts, names: tuple[str, ...]) -> dict[str, Any]:
        """Facts ready for a message: a key that is a table, or a table and more (place_from), is shown by name."""
        found: dict[str, Any] = {}
        for key, value in facts.items():
            self._fill(found, board, key, self._table(board, key), value, names)
        return found

    def _table(self, board: Board, key: str) -> str:
        for end in [len(key), *(at for at, sign in enumerate(key) if sign == "_")]:
            if key[:end] in board.tables:
                return key[:end]
        return ""

    def _fill(
        self, found: dict[str, Any], board: Board, key: str, table: str, value: Any, names: tuple[str, ...]
    ) -> None:
        """A value under its key; a name also by its id (card_id) and in its forms (place_genitive).

        Several values also come as their number (cards_count), and numbers one by one (dice_row: 1, 2, 2, 5).
        """
        found[key] = self._show(board, table, value, names)
        if isinstance(value, tuple):
            found[f"{key}_count"] = len(value)
            if all(isinstance(item, int) for item in value):
                found[f"{key}_row"] = self.numbers([str(item) for item in value])
        elif table and isinstance(value, str):
            found[f"{key}_id"] = value
        if table and table != "seat" and value is not None and value != ():
            for form in self.forms(table):
                found[f"{key}_{form}"] = self._show(board, table, value, names, form)

    def _show(self, board: Board, table: str, value: Any, names: tuple[str, ...], form: str = "") -> Any:
        if isinstance(value, tuple):
            return self.listed([str(self._show(board, table, item, names, form)) for item in value])
        if value is None:
            return ""
        if table == "seat":
            return self.seat(int(value), names)
        if table and isinstance(value, str):
            return self.name(board, table, value, form)
        if isinstance(value, bool):
            return "yes" if value else "no"  # for selectors in messages, not to be shown
        return value

    def listed(self, items: list[str]) -> str:
        """Several things in one phrase, as this language joins them; alike ones are counted."""
        counted = list(dict.fromkeys(items))
        parts = [
            item if items.count(item) == 1 else self.say("times", number=items.count(item), what=item)
            for item in counted
        ]
        return self.names(parts) if parts else self.say("nothing")

    def numbers(self, items: list[str]) -> str:
        """Rolled dice and other numbers, each as it is, in a row."""
        return self.say("between-numbers").join(items)

    def names(self, items: list[str]) -> str:
        """Several names in one phrase, each as it is."""
        if self.language == PSEUDO:
            return ", ".join(items)
        return str(format_list(items, locale=self.locale))

    def percent(self, value: float, signed: bool = False) -> str:
        """A share as this language writes percentages; signed: with a plus where it is one."""
        shown = str(format_percent(round(value, 2) + 0.0, locale=self.locale))
        return f"+{shown}" if signed and round(value, 2) > 0 else shown

    # --- sentences -----------------------------------------------------------------------------------------------

    def action(self, board: Board, action: Action, phase: str = "") -> str:
        """The label of a button for an action. It may have another label in this phase: action-stop-book."""
        return self._sentence("action", board, action, (), phase)

    def event(self, board: Board, event: Event, names: tuple[str, ...] = ()) -> str:
        """What happened: a sentence of the report."""
        return self._sentence("event", board, event, names)

    def _sentence(self, kind: str, board: Board, fact: Notated, names: tuple[str, ...], phase: str = "") -> str:
        tables = field_tables(type(fact))
        values: dict[str, Any] = {}
        for field in fact.__struct_fields__:
            value = getattr(fact, field)
            self._fill(values, board, field, tables.get(field, ""), value, names)
            if field in tables and isinstance(value, str):
                described = self.values(board, board.describe(tables[field], value), names)
                values.update({f"{field}_{key}": shown for key, shown in described.items()})
        in_phase = key_of(kind, fact.tag, phase)
        return self.say(in_phase if phase and self.has(in_phase) else key_of(kind, fact.tag), **values)

    def phase(self, phase: str) -> str:
        return self.say(key_of("phase", phase))

    def line(self, board: Board, line: ScoreLine, sheet: ScoreSheet | None = None) -> str:
        """A line of the score sheet, without its points; `tied` is how many players have the same line."""
        columns = () if sheet is None else sheet.columns
        tied = sum(any((one.what, one.facts) == (line.what, line.facts) for one in column.lines) for column in columns)
        return self.say(key_of("line", line.what), **self.values(board, line.facts, ()), tied=max(tied, 1))

    def variant_value(self, name: str, value: str) -> str:
        """The text of a variant's value; a number as it is."""
        key = key_of("option", name, value)
        return self.say(key) if self.has(key) else value

    def refusal(self, board: Board | None, refusal: Refusal, names: tuple[str, ...] = ()) -> str:
        """Why an action was refused, with the rule's number if a rule forbids it."""
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
            problem = self.say(key_of("unknown", refusal.what), word=refusal.word)
            if not refusal.allowed:
                return problem
            return self.say("with-allowed", problem=problem, allowed=", ".join(refusal.allowed))
        if isinstance(refusal, Declined):
            return self.say(key_of("declined", refusal.why), **refusal.facts)
        raise MissingText(f"{self.language} has no text for a {type(refusal).__name__}")

    # --- editions ------------------------------------------------------------------------------------------------

    def problem(self, problem: Problem) -> str:
        """One thing that is wrong with an edition file."""
        what = self.say(key_of("problem", problem.what), **problem.facts)
        return self.say("problem-at", place=problem.place, what=what) if problem.place else what

    def edition_title(self, edition: Edition) -> str:
        """What people call an edition: the standard one, or a title of somebody's own."""
        game = self.game
        known = game is not None and edition.name in game.editions()
        ours = known and game is not None and edition.data == game.edition(edition.name).data
        title = str(self.edition_text(edition, ours)["title"])
        return self.say("standard-edition") if ours and title == self.say("game-title") else title

    def edition_text(self, edition: Edition, ours: bool) -> dict[str, Any]:
        """Title, note and sources of an edition: translated where it is one of ours, else as the file has them."""

        def said(key: str, otherwise: Any) -> str:
            return self.say(key) if ours and self.has(key) else str(otherwise)

        data, name = edition.data, key_of("edition", edition.name)
        return {
            "title": said(name, data.get("title", edition.name)),
            "note": said(f"{name}-note", data.get("note", "")),
            "sources": [
                {
                    "ref": said(key_of("source", source["id"], "ref"), source["ref"]),
                    "gives": said(key_of("source", source["id"]), source.get("gives", "")),
                }
                for source in data.get("sources", ())
            ],
        }
