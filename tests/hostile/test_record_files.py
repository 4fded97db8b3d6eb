"""A match file from a stranger is read or refused, quickly. No number, list or text in it breaks the server."""

import copy
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from marula.core import match_file
from marula.core.chance import commitment
from marula.core.errors import FileError
from marula.games import GAMES
from tests.server.http.common import app_on
from tools.fuzz.match_file_parts import Parts, finished_file

CONTENT = finished_file(GAMES["template"], 2)

FAULTS: dict[str, Callable[[Parts], object]] = {
    "a place beyond all numbers": lambda file: file.entries[0].update(place=10**30),
    "a place of 64 bits": lambda file: file.entries[0].update(place=2**64),
    "a place before the first": lambda file: file.entries[0].update(place=-5),
    "an entry's number beyond all": lambda file: file.entries[1].update(n=10**30),
    "luck that is nothing": lambda file: file.entries[1].update(luck=None),
    "luck that is a text": lambda file: file.entries[1].update(luck="12"),
    "luck beyond all numbers": lambda file: file.entries[0].update(luck=[10**30]),
    "a deal that is somebody's": lambda file: file.entries[0].update(seat=1),
    "a seat beyond all numbers": lambda file: file.entries[1].update(seat=10**30),
    "events that are nothing": lambda file: file.entries[1].update(told=None),
    "events that are one": lambda file: file.entries[1].update(told={"a": 1}),
    "a seed of one byte": lambda file: file.luck.update(seed="78", commitment=commitment(b"x")),
    "a seed of a megabyte": lambda file: file.luck.update(seed="78" * 500_000),
    "a lot of a million seats": lambda file: file.luck.update(lot=[0] * 1_000_000),
    "a million contributions": lambda file: file.luck.update(contributions=[""] * 1_000_000),
    "a contribution of a megabyte": lambda file: file.luck.update(contributions=["x" * 1_000_000]),
    "thousands of sources": lambda file: file.head["luck"].extend([{"kind": "unknown", "since": 1}] * 10_000),
    "a source before the first": lambda file: file.head["luck"].append({"kind": "unknown", "since": -5}),
    "sources out of order": lambda file: file.head["luck"].extend(
        [{"kind": "unknown", "since": 9}, {"kind": "unknown", "since": 4}]
    ),
    "taken back beyond all": lambda file: file.luck.update(taken_back=-1),
    "taken back by all beyond all": lambda file: file.luck.update(taken_back_by_all=-1),
    "a billion seats": lambda file: file.head["setup"].update(seats=10**9),
    "a revision beyond all": lambda file: file.head["setup"].update(revision=10**30),
}


def spoilt(fault: str) -> bytes:
    file = Parts(CONTENT)
    FAULTS[fault](file)
    return file.joined()


def test_the_parts_make_the_file() -> None:
    assert Parts(CONTENT).joined() == CONTENT
    assert match_file.read(CONTENT, GAMES)[1].luck == "checked"


@pytest.mark.parametrize("fault", FAULTS)
def test_a_spoilt_file_is_refused(fault: str) -> None:
    with pytest.raises(FileError):
        match_file.read(spoilt(fault), GAMES)


def test_nothing_is_drawn_for_a_lot_of_a_million_seats() -> None:
    """Drawing it kept the whole server busy for seconds."""
    with pytest.raises(FileError, match="file-luck-damaged"):
        match_file.read(spoilt("a lot of a million seats"), GAMES)


def test_the_server_refuses_them_all(tmp_path: Path) -> None:
    with app_on(tmp_path) as page:
        for fault in FAULTS:
            answer = page.client.post("/api/records", content=spoilt(fault))
            assert answer.status_code == 400, f"{fault}: {answer.text[:200]}"
            assert answer.json()["code"] == "malformed", fault
        assert page.client.post("/api/records", content=CONTENT).status_code == 201


def test_every_part_may_be_of_any_type(tmp_path: Path) -> None:
    """Each part of the head and of an entry, replaced by something else."""
    strange: list[Any] = [None, True, -1, 1.5, "x", [], {}, [None], {"a": None}, 2**70, "\u0000"]
    with app_on(tmp_path) as page:
        for key in (*Parts(CONTENT).head, *Parts(CONTENT).luck, *Parts(CONTENT).entries[1]):
            for value in strange:
                file = Parts(CONTENT)
                body = next(body for body in (file.head, file.luck, file.entries[1]) if key in body)
                body[key] = copy.deepcopy(value)
                answer = page.client.post("/api/records", content=file.joined())
                assert answer.status_code in (201, 400), f"{key} = {value!r}: {answer.text[:200]}"
