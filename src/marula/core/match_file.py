"""The match file: canonical JSON, one entry a line, each bound to all before it by a hash; with the edition in it."""

from __future__ import annotations

import hashlib
import json
from bisect import bisect_right
from collections.abc import Mapping
from typing import Any

import msgspec

from marula.core import codec
from marula.core.chance import Chance, Sealed, Seeded, commitment, draw_lot
from marula.core.edition import Edition, canonical, from_data
from marula.core.errors import EditionError, FileError, JournalError, RefusedError
from marula.core.game import Game, named
from marula.core.luck import Luck
from marula.core.match import Entry, Match

FORMAT = "marula-match/1"
END = -1
"""In place of an entry's number: the end of the file."""
LARGEST = 1 << 62
"""Larger than every number in a file."""
MAX_SOURCES, MAX_SEATS, MAX_TEXT = 1000, 64, 1000
"""How many sources of luck a file may name, and how many and how long texts each of them. Checking luck takes time, and
a file may come from anyone."""


class Proof(msgspec.Struct, frozen=True):
    """What reading a file has proved: its entries are chained, legal and complete; and how far luck was checked.

    >>> Proof(entries=12, over=True, luck="checked").luck
    'checked'
    """

    entries: int
    over: bool
    luck: str
    """'checked': every answer follows from a known seed; 'sealed': the seed is still secret; 'unknown': no source."""
    taken_back: int = 0
    """How many decisions the only person undid after they had revealed something, as the head says. If any, the file
    proves no fair play."""
    taken_back_by_all: int = 0
    """How many were undone with everyone's consent, as the head says. The file cannot tell who held which seats."""
    skipped: int = 0
    """How many answers of checked luck the match does not hold: they were drawn, and then undone. Unlike the head, this
    cannot be forged while one source gives all luck, because every answer belongs to its place."""
    other_luck_since: int = 0
    """The first decision whose luck came from another source than that of the deal; 0 if none did. So it is where a
    match was continued from a position of another. But whoever edits a file can look for a seed that gives the answers
    of one decision, and hide with it what was undone before: the file proves no fair play."""


def write(match: Match) -> bytes:
    """The whole match as a file: canonical JSON, one entry a line.

    >>> from marula.core.setup import Setup
    >>> from marula.games import GAMES
    >>> match = Match.deal(GAMES["template"], Setup("template", 2), Seeded("tea"))
    >>> write(match)[:35]
    b'{"head":{"edition":{"edition":"defa'
    """
    head = {
        "format": FORMAT,
        "setup": codec.to_json(match.setup),
        "edition": match.board.edition.data,
        "luck": [codec.to_json(luck) for luck in match.luck()],
    }
    chain = _link("", head)
    lines = [b'{"head":' + canonical(head) + b',"hash":"' + chain.encode() + b'","entries":[']
    entries: list[bytes] = []
    for entry in match.entries(0):
        body = write_entry(entry)
        chain = _link(chain, body)
        entries.append(canonical({**body, "hash": chain}))
    lines.append(b",\n".join(entries))
    end = _end(match)
    lines.append(b'],"end":' + canonical({**end, "hash": _link(chain, end)}) + b"}")
    return b"\n".join(lines) + b"\n"


def read(content: bytes, games: Mapping[str, Game]) -> tuple[Match, Proof]:
    """Read a file and prove it from the first byte to the last; FileError names the first fault.

    >>> from marula.core.setup import Setup
    >>> from marula.games import GAMES
    >>> content = write(Match.deal(GAMES["template"], Setup("template", 2), Seeded("tea")))
    >>> match, proof = read(content, GAMES)
    >>> proof
    Proof(entries=0, over=False, luck='checked', taken_back=0, taken_back_by_all=0, skipped=0, other_luck_since=0)
    >>> read(content.replace(b"tea", b"pea"), GAMES)
    Traceback (most recent call last):
        ...
    marula.core.errors.FileError: file-head-changed
    """
    lines = content.split(b"\n")
    head, chain = _read_head(lines[0])
    game, match = _begin(head, games)
    luck = _Sources(head["luck"], match.setup.seats)
    number = 0
    while True:
        line = lines[number + 1] if number + 1 < len(lines) else b""
        if line.startswith(b"]"):
            break
        last = number + 2 < len(lines) and lines[number + 2].startswith(b"]")
        if not last and not line.endswith(b","):
            raise FileError("file-entry-cut-off", entry=number)
        body, chain = _bound(line if last else line[:-1], chain, number)
        try:
            entry = read_entry(game, body)
            match.follow(entry, luck.source(entry))
        except JournalError as problem:
            raise FileError(problem.key, **problem.facts) from problem.__cause__
        except ValueError as problem:
            raise FileError("file-entry-strange", entry=number) from problem
        number += 1
    if number == 0:
        raise FileError("file-no-deal")
    end_line = lines[number + 1]
    if not (end_line.startswith(b'],"end":') and end_line.endswith(b"}")):
        raise FileError("file-end-cut-off", entry=number - 1)
    end, _ = _bound(end_line[len(b'],"end":') : -1], chain, END)
    if canonical(end) != canonical(_end(match)):
        raise FileError("file-end-wrong")
    if lines[number + 2 :] != [b""]:
        raise FileError("file-after-the-end")
    match.earlier_luck = [source for source in luck.sources if source.since <= match.version]
    match.luck_since = len(match.journal)
    alone = sum(source.taken_back for source in match.earlier_luck)
    by_all = sum(source.taken_back_by_all for source in match.earlier_luck)
    other = match.earlier_luck[1].since if len(match.earlier_luck) > 1 else 0
    return match, Proof(match.version, match.over, luck.verdict(), alone, by_all, luck.skipped, other)


def _link(before: str, body: Any) -> str:
    return hashlib.sha256(before.encode() + canonical(body)).hexdigest()


def _bound(line: bytes, chain: str, entry: int) -> tuple[dict[str, Any], str]:
    """A line's content, if it is canonical and bound to all before it."""
    try:
        body = json.loads(line)
        if not isinstance(body, dict) or canonical(body) != line:
            raise ValueError
    except (ValueError, RecursionError):
        raise FileError("file-damaged", entry=entry) from None
    found = body.pop("hash", None)
    if found != _link(chain, body):
        raise FileError("file-broken-chain", entry=entry)
    return body, found


def _read_head(line: bytes) -> tuple[dict[str, Any], str]:
    try:
        opening = json.loads(line + b"]}")
        head, chain = opening["head"], opening["hash"]
        written = b'{"head":' + canonical(head) + b',"hash":"' + str(chain).encode() + b'","entries":['
        if head["format"] != FORMAT:
            raise FileError("file-format", format=str(head["format"])[:60], known=FORMAT)
        if written != line or set(opening) != {"head", "hash", "entries"}:
            raise ValueError
        if set(head) != {"format", "setup", "edition", "luck"}:
            raise ValueError
    except (ValueError, KeyError, TypeError, RecursionError):
        raise FileError("file-no-match-file") from None
    if chain != _link("", head):
        raise FileError("file-head-changed")
    return head, chain


def edition_in(first_line: bytes) -> Edition:
    """The edition in the first line of a file, unchecked; FileError where it is no such line, EditionError where it
    holds no edition. So it can be looked at before a board is built.

    >>> from marula.core.setup import Setup
    >>> from marula.games import GAMES
    >>> content = write(Match.deal(GAMES["template"], Setup("template", 2), Seeded("tea")))
    >>> edition_in(content.split(b"\\n")[0]).name
    'default'
    """
    head, _ = _read_head(first_line)
    return from_data(head["edition"], "head.edition")


def _begin(head: dict[str, Any], games: Mapping[str, Game]) -> tuple[Game, Match]:
    try:
        setup = codec.read_setup(head["setup"])
        game = named(games, setup.game)
        board = game.board(setup, from_data(head["edition"], "head.edition"))
    except (RefusedError, EditionError) as problem:
        raise FileError("file-head-refused") from problem
    except ValueError as problem:
        raise FileError("file-head-strange") from problem
    if board.setup != setup:
        raise FileError("file-setup-incomplete")
    return game, Match.replay(game, board, [])


def write_entry(entry: Entry) -> dict[str, Any]:
    """A journal entry as JSON.

    >>> from marula.core.setup import Setup
    >>> from marula.games import GAMES
    >>> match = Match.deal(GAMES["template"], Setup("template", 2), Seeded("tea"))
    >>> sorted(write_entry(match.journal[0]))
    ['action', 'luck', 'n', 'place', 'seat', 'told']
    """
    return {
        "n": entry.number,
        "seat": entry.seat,
        "action": None if entry.action is None else codec.to_json(entry.action),
        "luck": list(entry.luck),
        "place": entry.place,
        "told": [codec.write_emitted(emitted) for emitted in entry.events],
    }


def read_entry(game: Game, body: dict[str, Any]) -> Entry:
    """Read what `write_entry` wrote; ValueError on anything else.

    >>> from marula.core.setup import Setup
    >>> from marula.games import GAMES
    >>> match = Match.deal(GAMES["template"], Setup("template", 2), Seeded("tea"))
    >>> read_entry(match.game, write_entry(match.journal[0])) == match.journal[0]
    True
    """
    if set(body) != {"n", "seat", "action", "luck", "place", "told"}:
        raise ValueError("it has other parts than an entry has")
    if not isinstance(body["luck"], list) or not isinstance(body["told"], list):
        raise ValueError("what should be a list in it is none")
    action = None
    if body["action"] is not None:
        read_as = codec.read_action(game, body["action"])
        if not isinstance(read_as, game.actions):
            raise ValueError(f"its action is unknown: {body['action']}")
        action = read_as
    numbers = [body["n"], body["seat"], body["place"], *body["luck"]]
    if any(type(number) is not int or not 0 <= number + 1 < LARGEST for number in numbers):
        raise ValueError("a number in it is none, or too large")
    events = tuple(codec.read_emitted(game, item) for item in body["told"])
    return Entry(body["n"], body["seat"], action, tuple(body["luck"]), body["place"], events)


def _end(match: Match) -> dict[str, Any]:
    score = codec.to_json(match.game.score(match.state)) if match.over else None
    return {"entries": match.version, "over": match.over, "score": score}


def _is_sane(source: Luck) -> bool:
    """Is a source of luck of a size that a server would have written? A stranger's file could hold anything."""
    return (
        0 <= source.since < LARGEST
        and 0 <= source.taken_back < LARGEST
        and 0 <= source.taken_back_by_all < LARGEST
        and len(source.seed) <= MAX_TEXT
        and len(source.lot) <= MAX_SEATS
        and all(len(text) <= MAX_TEXT for text in source.contributions)
    )


def _could_follow(sources: list[Luck], seats: int) -> bool:
    """Could a server have written these sources, one after the other?

    Only a file that was forged names a seed twice, two sources for one entry, or a lot that draws other seats than
    those of the match, or draws later than at the deal. With each of these, answers could be passed over, or promises
    be named that nothing was drawn from. The same goes for more contributions than seats: with one that nobody made,
    a seed that has been published gives any luck that one looks for.
    """
    begins = [source.since for source in sources]
    promises = [source.commitment for source in sources if source.kind == "sealed"]
    return (
        begins == sorted(set(begins))
        and len(promises) == len(set(promises))
        and all(len(source.contributions) <= seats for source in sources)
        and all(len(source.lot) == (seats if source.since == 0 else 0) for source in sources if source.lot)
    )


class _Sources:
    """The sources of luck that the head names, asked again for every answer in the journal."""

    def __init__(self, data: Any, seats: int) -> None:
        try:
            self.sources = msgspec.convert(data, list[Luck])
        except msgspec.ValidationError as problem:
            raise FileError("file-luck-damaged") from problem
        if not self.sources or self.sources[0].since != 0:
            raise FileError("file-luck-missing")
        begins = [source.since for source in self.sources]
        if len(begins) > MAX_SOURCES or not all(map(_is_sane, self.sources)) or not _could_follow(self.sources, seats):
            raise FileError("file-luck-damaged")
        self.begins = begins
        self.skipped = 0
        """How many answers were drawn and then undone, as far as sources are known."""
        self.live: list[Chance | None] = [self._open(source) for source in self.sources]

    def _open(self, source: Luck) -> Chance | None:
        if source.kind == "seeded":
            return Seeded(source.seed)
        if source.kind == "sealed" and source.seed:
            try:
                seed = bytes.fromhex(source.seed)
                if commitment(seed) != source.commitment:
                    raise ValueError
                chance = Sealed(seed, 0, source.contributions)
            except ValueError:
                raise FileError("file-seed-wrong") from None
            if source.lot and draw_lot(chance, len(source.lot)) != source.lot:
                raise FileError("file-lot-wrong")
            return chance
        if source.kind in ("sealed", "unknown"):
            return None
        raise FileError("file-luck-unknown", word=source.kind[:60])

    def source(self, entry: Entry) -> Chance | None:
        """The source that must give this entry's answers again; None if it is not known."""
        source = self.live[bisect_right(self.begins, entry.number) - 1]
        if isinstance(source, Sealed):
            # decisions that were taken back have used up luck: a gap is allowed and told, going back is not
            if entry.place < source.given:
                raise JournalError("journal-luck-again", entry=entry.number)
            self.skipped += entry.place - source.given
            source.given = entry.place
        elif source is not None and entry.place != source.place():
            raise JournalError("journal-luck-elsewhere", entry=entry.number)
        return source

    def verdict(self) -> str:
        kinds = {("checked" if live is not None else source.kind) for live, source in zip(self.live, self.sources)}
        return kinds.pop() if len(kinds) == 1 else "unknown"
