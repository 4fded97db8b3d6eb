"""What several commands share: asking for a setup, reading and writing files, the progress bar."""

from __future__ import annotations

import argparse
import contextlib
import errno
import importlib.util
import json
import os
import re
import sys
import unicodedata
from collections.abc import Mapping
from pathlib import Path
from typing import Never, TypeVar
from urllib.parse import urlsplit

from tqdm import tqdm

from marula.cli.bad_input import UNSEEN, BadInput
from marula.core.bounded_file import read_at_most
from marula.core.edition import Edition, load
from marula.core.game import Game, named
from marula.core.setup import Setup, VariantValue, write_value
from marula.text.catalogue import Catalogue
from marula.text.languages import languages
from marula.workers.workers import Workers, make_workers

Games = Mapping[str, Game]
"""Games by name: handed to the commands, because only the command line's root knows the list."""


MOST = 1_000_000_000
"""The largest number that a command accepts for anything it counts."""
MOST_WORKERS = 1024
"""Each is a process of this machine."""
MAX_READ = 64 * 1024 * 1024
"""Bytes of a file that is read whole: four times what a server takes."""

P = TypeVar("P", bound=argparse.ArgumentParser)


def json_text(body: object) -> str:
    """JSON for people to read, with escapes for what a terminal obeys or does not draw.

    >>> print(json_text(["Zoë", "\\x7f\\u202e"]))
    [
      "Zoë",
      "\\u007f\\u202e"
    ]
    """
    written = json.dumps(body, ensure_ascii=False, indent=2)
    return "".join(_json_escape(one) if unicodedata.category(one) in UNSEEN else one for one in written)


def _json_escape(character: str) -> str:
    """Line ends stand between the values only: JSON itself escapes those within."""
    if character == "\n":
        return character
    return f"\\u{ord(character):04x}" if ord(character) < 1 << 16 else json.dumps(character)[1:-1]


def language_option(kind: type[P]) -> P:
    """The one option that every command and its parts have, as a parent of their parsers."""
    alone = kind(prog="marula", add_help=False)
    have = ", ".join(languages())
    alone.add_argument("--language", metavar="CODE", help=f"{have} (default: MARULA_LANGUAGE, or the system's)")
    return alone


def setup_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments for game, players, edition and options, for every command that starts a match."""
    parser.add_argument("game", metavar="GAME", help="a game's name (marula games lists them)")
    parser.add_argument("--players", type=int, metavar="N", help="how many seats (default: the fewest)")
    parser.add_argument("--edition", metavar="NAME|FILE", default="default", help="an edition by name, or its file")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=CHOICE", help="a variant (marula games GAME lists them)"
    )


def seed_argument(parser: argparse.ArgumentParser) -> None:
    """Add the option --seed, for all commands that draw luck."""
    parser.add_argument("--seed", default="1", type=utf8, metavar="S", help="any word or number (default: 1)")


def is_text(word: str) -> bool:
    """Can this be stored and hashed? Bytes that are not UTF-8 come from the command line as lone surrogates."""
    try:
        word.encode()
    except UnicodeEncodeError:
        return False
    return True


def utf8(word: str) -> str:
    """A word of the command line, if it is text."""
    if not is_text(word):
        raise argparse.ArgumentTypeError("this is not UTF-8")
    return word


def chosen_setup(args: argparse.Namespace, games: Games) -> tuple[Game, Setup, Edition]:
    """The game, the setup with its defaults filled in and the edition that the arguments ask for, all checked."""
    game = named(games, args.game)
    edition = chosen_edition(game, args.edition)
    options: dict[str, VariantValue] = {}
    for item in args.option:
        name, equals, written = item.partition("=")
        variant = next((variant for variant in game.variants if variant.name == name), None)
        if variant is None or not equals:
            known = ", ".join(variant.name for variant in game.offered_variants) or "–"
            raise BadInput("bad-option", item=item, game=game.name, known=known)
        choice = variant.read(written)
        if choice is None:
            allowed = ", ".join(map(write_value, variant.allowed))
            raise BadInput("bad-choice", item=item, option=name, allowed=allowed)
        options[name] = choice
    seats = game.fewest if args.players is None else args.players
    board = game.board(Setup(game.name, seats, edition.name, options), edition)
    return game, board.setup, edition


def chosen_edition(game: Game, name: str) -> Edition:
    """One that comes with the game, or a file (anything with a dot or a slash in it)."""
    if name in game.editions() or not ("/" in name or "." in name):
        return game.edition(name)
    return load(Path(name))


def need_packages(names: tuple[str, ...]) -> None:
    """Refuse a command whose packages are not installed."""
    missing = [name for name in names if importlib.util.find_spec(name) is None]
    if missing:
        raise BadInput("bad-lab", packages=", ".join(missing))


def at_least(name: str, value: int, least: int) -> None:
    """Refuse a number below the least, or one that is too large to count to."""
    if value < least:
        raise BadInput("bad-number", option=name, least=least, value=str(value))
    within(name, value, least, MOST)


def append(file: Path, content: bytes) -> None:
    """Append to a file: everything, or nothing if the disk is full."""
    size = file.stat().st_size
    try:
        with file.open("ab") as opened:
            opened.write(content)
    except OSError as problem:
        with contextlib.suppress(OSError):
            os.truncate(file, size)
        raise BadInput("bad-file-unwritten", file=str(file), reason=str(problem.strerror)) from None


def within(name: str, value: float, least: float, most: float) -> None:
    """Refuse numbers outside of a range, and what is no number (NaN)."""
    if not least <= value <= most:
        raise BadInput("bad-range", option=name, least=f"{least:g}", most=f"{most:g}", value=str(value))


def web_address(name: str, value: str, only_origin: bool = False) -> None:
    """Refuse text that is no address of a web page. With `only_origin`, nothing may follow its host and port."""
    try:
        parts = urlsplit(value)
        sound = parts.scheme in ("http", "https") and bool(parts.hostname) and (parts.port or 1) > 0
    except ValueError:  # a port that is no number, or half of an IPv6 address
        sound = False
    if not sound or re.search(r"[\s\x00-\x1f\x7f]", value) or (only_origin and (parts.path or parts.query)):
        raise BadInput("bad-web-address", option=name, value=value)


def worker_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options that say where the work is done, for all commands with much work."""
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--workers", type=int, default=1, metavar="W", help="processes (default: 1)")
    where.add_argument("--ray", metavar="ADDRESS", help="a Ray cluster instead: HOST:PORT, ray://HOST:PORT or auto")


def chosen_workers(args: argparse.Namespace) -> Workers:
    """The workers that the arguments ask for."""
    at_least("--workers", args.workers, 1)
    within("--workers", args.workers, 1, MOST_WORKERS)
    return make_workers(args.workers, args.ray)


def read_bytes(path: str) -> bytes:
    """The content of a file. A file that is larger than any match is refused, because a device may never end."""
    try:
        content = read_at_most(Path(path), MAX_READ + 1)
        if len(content) > MAX_READ:
            raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
        return content
    except OSError as problem:
        raise BadInput("bad-file", file=str(path), reason=str(problem.strerror)) from None


def write_new(path: Path, content: bytes) -> None:
    """Write a new file: all of it, or none if the disk is full. A file that is there is never overwritten."""
    made = False
    try:
        with path.open("xb") as file:
            made = True
            file.write(content)
    except FileExistsError:
        raise BadInput("bad-file-there", file=str(path)) from None
    except OSError as problem:
        if made:
            with contextlib.suppress(OSError):
                path.unlink()
        raise BadInput("bad-file-unwritten", file=str(path), reason=str(problem.strerror)) from None


def progress(total: int, language: str, unit_key: str = "progress-matches") -> tqdm[Never]:
    """A bar with the remaining time, shown only when a person watches."""
    unit = Catalogue(None, language).say(unit_key)
    return tqdm(total=total, unit=f" {unit}", disable=not sys.stderr.isatty(), leave=False, dynamic_ncols=True)
