"""The match file: written once, read anywhere, and refused when a single byte of it is not as it was."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from marula.core import fields, match_file
from marula.core.chance import Sealed, Seeded
from marula.core.edition import Edition, canonical, from_data
from marula.core.errors import FileError
from marula.core.match import Match
from marula.core.setup import Setup
from marula.games import GAMES
from marula.games.template import GAME
from marula.lab.random_match import random_match, steps
from tests.pace import some

SETUP = Setup("template", 2)


@pytest.fixture(scope="module")
def content() -> bytes:
    return match_file.write(random_match(GAME, SETUP, "file"))


@pytest.fixture(scope="module")
def short() -> bytes:
    """A whole match to three fruits, for who reads it thousands of times: all kinds of entries, a third as many."""
    data = GAME.edition("default").data
    quick = from_data({**data, "numbers": {**data["numbers"], "basket_goal": 3}}, "short")
    return match_file.write(random_match(GAME, SETUP, "75", quick))


def kinds(content: bytes) -> set[str]:
    """The kinds of the actions and events in a file."""
    return set(re.findall(r'"(?:action|event)":"(\w+)"', content.decode()))


def test_it_is_json_with_one_entry_a_line(content: bytes) -> None:
    whole = json.loads(content)
    assert whole["head"]["format"] == "marula-match/1"
    assert len(whole["entries"]) == whole["end"]["entries"] + 1
    assert content.count(b"\n") == len(whole["entries"]) + 2


def test_reading_gives_back_the_match(content: bytes) -> None:
    match, proof = match_file.read(content, GAMES)
    assert match_file.write(match) == content
    assert (proof.over, proof.luck, proof.entries) == (True, "checked", match.version)


def test_every_single_byte_counts(content: bytes, short: bytes) -> None:
    """Each byte replaced by another one, by one bit and by a look-alike: always refused, never a crash."""
    assert kinds(short) >= kinds(content)
    assert match_file.read(short, GAMES)
    for at, byte in enumerate(short):
        for other in some([byte ^ 1, byte ^ 0x20, ord("0") if byte != ord("0") else ord("1")], at):
            with pytest.raises(FileError):
                match_file.read(short[:at] + bytes([other]) + short[at + 1 :], GAMES)


def test_every_cut_is_noticed(content: bytes) -> None:
    for end in range(0, len(content), 7):
        with pytest.raises(FileError):
            match_file.read(content[:end], GAMES)
    with pytest.raises(FileError, match="file-after-the-end"):
        match_file.read(content + b"\n", GAMES)


def test_the_first_bad_entry_is_named(content: bytes) -> None:
    lines = content.split(b"\n")
    swapped = [*lines[:4], lines[5], lines[4], *lines[6:]]
    with pytest.raises(FileError, match=r"file-broken-chain \(entry 3\)"):
        match_file.read(b"\n".join(swapped), GAMES)
    without = [*lines[:6], *lines[7:]]
    with pytest.raises(FileError, match=r"file-broken-chain \(entry 5\)"):
        match_file.read(b"\n".join(without), GAMES)
    cut = lines[:8]
    with pytest.raises(FileError, match=r"file-entry-cut-off \(entry 7\)"):
        match_file.read(b"\n".join(cut), GAMES)


@pytest.mark.parametrize(
    "foreign", [b"", b"{}", b"[]\n", b"hello", b'{"head":{"format":"chess"}', b"\xff\xfe", b"[" * 100_000]
)
def test_a_foreign_file_is_refused(foreign: bytes) -> None:
    with pytest.raises(FileError, match=r"file-no-match-file|file-format"):
        match_file.read(foreign, GAMES)


def forged(content: bytes, change: dict[str, object], entry: int) -> bytes:
    """Change an entry and bind everything anew, as a careful cheat would."""
    whole = json.loads(content)
    whole["entries"][entry].update(change)
    head = whole["head"]
    chain = match_file._link("", head)
    lines = [b'{"head":' + canonical(head) + b',"hash":"' + chain.encode() + b'","entries":[']
    entries = []
    for body in whole["entries"]:
        body.pop("hash")
        chain = match_file._link(chain, body)
        entries.append(canonical({**body, "hash": chain}))
    whole["end"].pop("hash")
    end = {**whole["end"], "hash": match_file._link(chain, whole["end"])}
    return b"\n".join([*lines, b",\n".join(entries), b'],"end":' + canonical(end) + b"}"]) + b"\n"


def test_rebinding_an_edited_entry_does_not_help(content: bytes) -> None:
    entries = json.loads(content)["entries"]
    assert match_file.read(forged(content, {}, 0), GAMES)
    with pytest.raises(FileError, match=r"journal-illegal \(entry 1\)"):
        match_file.read(forged(content, {"action": {"action": "shake"}}, 1), GAMES)
    lucky = next(entry for entry in entries[1:] if entry["luck"])
    other = [(lucky["luck"][0] + 1) % 3]
    with pytest.raises(FileError, match=rf"journal-luck \(entry {lucky['n']}\): the journal tells other luck"):
        match_file.read(forged(content, {"luck": other}, lucky["n"]), GAMES)
    with pytest.raises(FileError, match=r"journal-luck-elsewhere \(entry 2\)"):
        match_file.read(forged(content, {"place": 99}, 2), GAMES)
    with pytest.raises(FileError, match=r"journal-told-wrong \(entry 3\)"):
        match_file.read(forged(content, {"told": []}, 3), GAMES)


def test_sealed_luck_is_checked_once_the_seed_is_told() -> None:
    match = Match.deal(GAME, SETUP, Sealed(bytes(range(16))))
    _, proof = match_file.read(match_file.write(match), GAMES)
    assert (proof.over, proof.luck) == (False, "sealed")
    for _ in steps(match, Seeded("choices")):
        pass
    _, proof = match_file.read(match_file.write(match), GAMES)
    assert (proof.over, proof.luck) == (True, "checked")


def test_taken_back_decisions_leave_a_gap_in_sealed_luck_and_no_more() -> None:
    match = Match.deal(GAME, SETUP, Sealed(bytes(range(16))))
    for _ in steps(match, Seeded("choices")):
        if match.version == 9:
            break
    match.back_to(4)
    for _ in steps(match, Seeded("other choices")):
        pass
    _, proof = match_file.read(match_file.write(match), GAMES)
    assert proof.luck == "checked"


def test_a_fork_carries_both_sources_of_luck() -> None:
    match = random_match(GAME, SETUP, "root").fork(10, Seeded("branch"))
    for _ in steps(match, Seeded("choices")):
        pass
    read, proof = match_file.read(match_file.write(match), GAMES)
    assert proof.luck == "checked"
    assert fields.same(read.state, match.state)


def test_a_private_edition_travels_in_the_file(tmp_path: Path) -> None:
    data = {**GAME.edition("default").data, "edition": "mine"}
    data["fruits"] = [{**fruit, "id": f"my_{fruit['id']}"} for fruit in data["fruits"]]
    edition = Edition("template", "mine", data)
    match = random_match(GAME, Setup("template", 3, "mine"), "private", edition)
    read, _ = match_file.read(match_file.write(match), GAMES)
    assert read.board.tables["fruit"] == ("my_marula", "my_baobab", "my_tamarind")
