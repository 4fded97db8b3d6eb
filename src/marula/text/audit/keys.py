"""Keys: which messages the code and the games use, which of them are missing, and which are used nowhere."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

import msgspec

from marula.core.edition import facts_type
from marula.core.game import Board, Game
from marula.core.notation import field_tables, snake
from marula.core.setup import Setup, write_value
from marula.core.view_outline import view_outline
from marula.text.audit.catalogue_files import Finding, TextFolder
from marula.text.audit.sources import (
    GAP,
    Literal,
    calls,
    nodes,
    page_files,
    page_strings,
    python_files,
    python_literals,
    written,
)
from marula.text.catalogue import key_of

KEY = re.compile(r"[a-z]+(-[a-z0-9]+)+")
IN_PAGES = re.compile(r"(page|face|guide|kind|field|lines|letter|replay)(-[a-z0-9]+)+")
"""Strings of the pages that are keys wherever they stand."""

Wanted = dict[str, tuple[Path, int]]
"""Keys that must exist, and where each is used."""


class UsedKeys:
    """The keys that some files use: those that must exist, and those that may be used."""

    def __init__(self) -> None:
        self.must: Wanted = {}
        self.may: set[str] = set()

    def must_have(self, key: str, path: Path, line: int = 0) -> None:
        self.must.setdefault(key, (path, line))


# --- what the code says ----------------------------------------------------------------------------------------------


def in_python(files: list[Path], errors: set[str]) -> UsedKeys:
    """Find the keys in calls that make text. The gaps of a template are filled with the literals of these files."""
    used = UsedKeys()
    for path in files:
        for name, call in calls(path):
            if name in ("say", "has") or name in errors:
                _literal_key(used, path, call.args[0] if call.args else None)
            elif name == "Unknown":
                _coded(used, path, "unknown", call.args[0] if call.args else None)
            elif name in ("Declined", "coded", "_no"):
                _coded(used, path, "declined", call.args[0] if call.args else None)
            elif name == "Problem":
                _coded(used, path, "problem", call.args[1] if len(call.args) > 1 else None)
            elif name == "Illegal":
                _refusal(used, path, call)
        _families(used, path)
    _templates(used, [literal for path in files for literal in python_literals(path)])
    return used


def _families(used: UsedKeys, path: Path) -> None:
    """Keys from codes that become keys elsewhere: problems with a function of their own, refusals, names of bots."""
    words = {literal.text for literal in python_literals(path) if re.fullmatch(r"[a-z][a-z_]*", literal.text)}
    if any(name == "Problem" for name, _ in calls(path)):
        used.may |= {key_of("problem", word) for word in words}
    if "server" in path.parts:
        used.may |= {key_of("declined", word) for word in words}
    if path.parent.name == "bots":
        used.may |= {key_of("bot", word) for word in words}
        used.may |= {key_of(*family, word) for word in words for family in (("character",), ("character", "manner"))}


def _literal_key(used: UsedKeys, path: Path, node: ast.expr | None) -> None:
    """The keys of an expression: a literal, or one of two literals."""
    if isinstance(node, ast.IfExp):
        _literal_key(used, path, node.body)
        _literal_key(used, path, node.orelse)
        return
    text = written(node)
    if text is not None and GAP not in text:
        used.must_have(text, path, getattr(node, "lineno", 0))


def _coded(used: UsedKeys, path: Path, family: str, node: ast.expr | None) -> None:
    text = written(node)
    if text is not None and GAP not in text:
        used.must_have(key_of(family, text), path, getattr(node, "lineno", 0))


def _refusal(used: UsedKeys, path: Path, call: ast.Call) -> None:
    """The keys of a refusal: its rule and case, each written there or one of the words of the module."""
    given = {word.arg: word.value for word in call.keywords if word.arg}
    rule = written(call.args[0] if call.args else given.get("rule"))
    node = call.args[2] if len(call.args) > 2 else given.get("case")
    case = "" if node is None else written(node)
    if rule is not None and case is not None:
        used.must_have(key_of("refusal", rule, *([case] if case else [])), path, call.lineno)
        return
    words = {literal.text for literal in python_literals(path)}
    rules = [rule] if rule is not None else [word for word in words if re.fullmatch(r"[A-Z]{2}-\d+", word)]
    cases = [case] if case is not None else [word for word in words if re.fullmatch(r"[a-z_]+", word)]
    used.may |= {key_of("refusal", one, *([other] if other else [])) for one in rules for other in cases}


def _templates(used: UsedKeys, literals: list[Literal], more: Iterable[str] = ()) -> None:
    """`page-theme-${theme}` and its like: each gap filled with every plain word that the sources hold."""
    words = set(more)
    words |= {literal.text.replace("_", "-") for literal in literals if re.fullmatch(r"[a-z0-9_-]{1,40}", literal.text)}
    used.may |= {literal.text for literal in literals if KEY.fullmatch(literal.text)}
    for literal in literals:
        if literal.text.count(GAP) == 1 and KEY.fullmatch(literal.text.replace(GAP, "x")):
            family = literal.text.split("-")[0]
            if family not in FAMILIES:
                used.may |= {literal.text.replace(GAP, word) for word in words}


FAMILIES = {"kind", "field", "lines", "letter", "action", "event", "phase", "line", "option", "refusal", "feature"}
"""Keys whose words the games know exactly."""


def in_pages(files: list[Path]) -> UsedKeys:
    """Keys in the pages' own files, or in one game's face."""
    used = UsedKeys()
    literals = [literal for path in files for literal in page_strings(path)]
    for literal in literals:
        if IN_PAGES.fullmatch(literal.text) and "maybe(" not in literal.before[-8:]:
            used.must_have(literal.text, literal.path, literal.line)
    _templates(used, literals, _names_of_fields(files))
    return used


def _names_of_fields(files: list[Path]) -> set[str]:
    """In TypeScript the words of a record stand without quotes: `{ quick: …, calm: … }`."""
    return {word for path in files for word in re.findall(r"\b([a-z]+):", path.read_text(encoding="utf-8"))}


def error_classes(files: list[Path]) -> set[str]:
    """The exceptions whose first argument is a message key."""
    found = {"MarulaError"}
    for path in files:
        for node in nodes(path):
            if isinstance(node, ast.ClassDef) and any(getattr(base, "id", "") in found for base in node.bases):
                found.add(node.name)
    return found


# --- what a game asks for --------------------------------------------------------------------------------------------


def boards(game: Game) -> Iterator[Board]:
    for edition in game.editions():
        for seats in range(game.fewest, game.most + 1):
            yield game.board(Setup(game.name, seats, edition))


TIE_BREAKS = (1, 2, 3)
"""A face may have words for the first, second and third thing that breaks a tie: face-tie-1."""


def of_game(game: Game) -> UsedKeys:
    """Keys for everything that a game names: actions, events, phases, lines, options, things, fields and editions."""
    used = UsedKeys()
    home = game.folder / "game.py"
    for key in ("game-title", "game-summary", "game-teaser"):
        used.must_have(key, home)
    for kind in game.actions:
        used.must_have(key_of("action", snake(kind.__name__)), game.folder / "actions.py")
        used.may |= {key_of("action", snake(kind.__name__), phase) for phase in game.phases}
        if kind.__struct_fields__:
            used.must_have(key_of("kind", snake(kind.__name__)), game.folder / "actions.py")
    for event in game.events:
        used.must_have(key_of("event", snake(event.__name__)), game.folder / "events.py")
    for phase in game.phases:
        used.must_have(key_of("phase", phase), home)
    for line in game.lines:
        used.must_have(key_of("line", line), home)
        used.may.add(key_of("lines", line))
    used.may.update(f"face-tie-{number}" for number in TIE_BREAKS)
    for variant in game.variants:
        used.must_have(key_of("option", variant.name), home)
        for choice in variant.allowed:
            key = key_of("option", variant.name, write_value(choice))
            if isinstance(choice, bool | str):
                used.must_have(key, home)
            used.may.add(key)  # a number may be shown as it is
    _things(used, game)
    _features(used, game)
    _lessons(used, game)
    for name in game.editions():
        _edition(used, game, name)
    for word in _printed(facts_type(game.rules.facts)):
        used.must_have(key_of("printed", word), game.folder / "rules" / "facts.py")
    return used


HEAD = ("game", "edition", "note", "sources", "source", "confidence", "id")
"""Parts of an edition that the editor shows in its own way, or not at all."""


def _printed(kind: type[msgspec.Struct]) -> Iterator[str]:
    """Add the keys for the words that the editor shows: an edition's tables, their fields, and their choices."""
    schema = msgspec.json.schema(kind)
    for struct in schema["$defs"].values():
        if struct["title"] == "Source":
            continue
        for name, field in struct.get("properties", {}).items():
            if name not in HEAD:
                yield name
                yield from field.get("enum", ())


def _things(used: UsedKeys, game: Game) -> None:
    """Keys for names of things and fields. A thing has a message of its own, or its table has one with gaps for
    parts."""
    named = {table for kind in (*game.actions, *game.events) for table in field_tables(kind).values()} - {"seat"}
    for board in boards(game):
        for table, words in board.tables.items():
            if table == "seat":
                continue
            described = set(board.describe(table, words[0])) if words else set()
            composed = bool(described - {"name"})
            if described:  # the names that only somebody's own edition has are put together, too
                used.may.add(key_of(table))
            for word in words:
                used.may |= {key_of(table, word), key_of("letter", word)}
                if table in named and not composed:
                    used.must_have(key_of(table, word), game.folder / "data" / f"{board.edition.name}.json")
        used.may |= {key_of("field", name) for name in view_outline(game, board)}


def _features(used: UsedKeys, game: Game) -> None:
    """Add the keys for sentences of the game's named features."""
    features = game.features(game.board(Setup(game.name, game.fewest)))
    if features is not None:
        for kind, named in (("option", features.of_option), ("seat", features.shown())):
            for feature in named:
                used.must_have(feature.key(kind), game.folder / "bot" / "features.py")


def _lessons(used: UsedKeys, game: Game) -> None:
    """Add the keys for what the coach says in the game's first lessons."""
    for path in (game.folder / "data" / "lessons").glob("*.json"):
        script = msgspec.json.decode(path.read_bytes())
        names = [one["teaches"]["name"] for one in script["decisions"] if "teaches" in one]
        for name in (*names, script["closing"]):
            used.must_have(key_of("lesson", name), path)


def _edition(used: UsedKeys, game: Game, name: str) -> None:
    path = game.folder / "data" / f"{name}.json"
    data = game.edition(name).data
    used.must_have(key_of("edition", name), path)
    if data.get("note"):
        used.must_have(key_of("edition", name, "note"), path)
    for source in data.get("sources", ()):
        used.may.add(key_of("source", source["id"], "ref"))
        if source.get("gives"):
            used.must_have(key_of("source", source["id"]), path)


def texts_of_editions(game: Game) -> dict[str, str]:
    """The texts that the English catalogue must hold word for word, because an edition holds them too."""
    found: dict[str, str] = {}
    for name in game.editions():
        data = game.edition(name).data
        found[key_of("edition", name)] = str(data.get("title", name))
        found[key_of("edition", name, "note")] = str(data.get("note", ""))
        for source in data.get("sources", ()):
            found[key_of("source", source["id"], "ref")] = str(source["ref"])
            found[key_of("source", source["id"])] = str(source.get("gives", ""))
    return found


# --- the two together ------------------------------------------------------------------------------------------------


def check(root: Path, folders: list[TextFolder], games: Mapping[str, Game]) -> Iterator[Finding]:
    """Compare the English keys with those in use: none may be missing, and none left over."""
    package = root / "src" / "marula"
    files = python_files(package)
    errors = error_classes(files)
    package_keys = in_python([path for path in files if package / "games" not in path.parents], errors)
    pages = in_pages([path for path in page_files(root) if root / "web" in path.parents])
    common = {key for folder in folders if not folder.game for key in folder.english.messages}
    used_everywhere = {*package_keys.must, *package_keys.may, *pages.must, *pages.may}
    yield from _missing([package_keys, pages], common | _of_every_game(folders))
    for folder in folders:
        if not folder.game:
            continue
        own = in_python([path for path in files if package / "games" / folder.game in path.parents], errors)
        face = in_pages([path for path in page_files(root) if package / "games" / folder.game in path.parents])
        sources = [own, face, *([of_game(games[folder.game])] if folder.game in games else [])]
        yield from _missing(sources, common | set(folder.english.messages))
        used = {key for one in sources for key in (*one.must, *one.may)}
        used_everywhere |= used
        for key in folder.english.messages:
            if key not in used and not (key.split("-")[0] not in ("face", "guide") and key in used_everywhere):
                yield folder.english.finding(key, f"'{key}' is used nowhere")
    for folder in folders:
        for key in () if folder.game else folder.english.messages:
            if key not in used_everywhere:
                yield folder.english.finding(key, f"'{key}' is used nowhere")


def _of_every_game(folders: list[TextFolder]) -> set[str]:
    """Add the keys that every game has, because generic code may ask each game for them."""
    sets = [set(folder.english.messages) for folder in folders if folder.game]
    return set.intersection(*sets) if sets else set()


def _missing(sources: list[UsedKeys], known: set[str]) -> Iterator[Finding]:
    for used in sources:
        for key, (path, line) in used.must.items():
            if key not in known:
                yield Finding(path, line, f"'{key}' is in no English file")
