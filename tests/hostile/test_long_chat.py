"""Long chat is read again and again: its lines are counted, and few are gone through letter by letter."""

import random
import sys
import unicodedata
from pathlib import Path

import pytest

from marula.server.http.routes import chat
from marula.server.tables import plain_text
from marula.server.tables.plain_text import BLANKS, JOINERS, MAX_MARKS, allowed, clean
from tests.server.http.common import app_on

ODD = "".join(
    (*JOINERS, *BLANKS, "\t\n\r\u2028\u2029", "\u00a0\u3000\u2003", "\u0301\u0489\U0001e2ec\ufe0f", "\u202e\ud800")
)
"""What joins, what is drawn as nothing, line ends, spaces, marks, and what hides or is half of something."""


def cleaned_letter_by_letter(text: str) -> str:
    """What `clean` must give."""
    kept, marks = [], 0
    for character in text:
        character = " " if character in "\t\n\r\u2028\u2029" else character
        if not allowed(character):
            continue
        marks = marks + 1 if unicodedata.category(character) in ("Mn", "Me") else 0
        if marks <= MAX_MARKS:
            kept.append(character)
    return "".join(kept).strip()


def test_chat_is_cleaned_as_before() -> None:
    chooser = random.Random(1)
    every = [chr(code) for code in range(sys.maxunicode + 1)]
    for start in range(0, len(every), 64):
        text = "a".join(every[start : start + 64])
        assert clean(text) == cleaned_letter_by_letter(text)
    for _ in range(3000):
        text = "".join(chooser.choice(ODD + "ab") for _ in range(chooser.randrange(30)))
        assert clean(text) == cleaned_letter_by_letter(text)
    for mark in every:
        if unicodedata.category(mark) in ("Mn", "Me"):
            assert len(clean("a" + mark * 9)) == 1 + MAX_MARKS * allowed(mark)


def test_reading_plain_chat_goes_through_no_letters(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two hundred lines took 20 ms of the event loop."""
    with app_on(tmp_path) as page:
        table, secrets = page.full(2)
        lines = ["plain words", "\u00e9\u00df\u4e2d\u6587", ".....", "\U0001f600"]
        for line in lines:
            page.post(f"{table}/chat", {"text": line}, secrets[0])
        looked_at: list[str] = []

        def look(character: str) -> bool:
            looked_at.append(character)
            return True

        monkeypatch.setattr(plain_text, "allowed", look)
        told = [line["text"] for line in page.get(f"{table}/chat")["lines"]]
        assert told == lines
        assert not looked_at


def test_lines_of_chat_are_counted_as_the_past_is(tmp_path: Path) -> None:
    """On two hundred connections of one address, asked for again and again, they made every decision wait 0.3 s."""
    with app_on(tmp_path, limits=True) as page:
        table, _ = page.full(2)
        page.client.app.state.rate_limiter.limits.history = 500
        answers = [page.client.get(f"{table}/chat", params={"limit": 200}).status_code for _ in range(4)]
        assert answers == [200, 200, 429, 429]
        assert page.client.get(f"{table}/chat").status_code == 200, "a page asks for less"


def test_what_is_gone_through_to_find_chat_counts_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After an hour of picking colours, asking for one line took 12 ms, and counted as one of 60,000 a minute."""
    monkeypatch.setattr(chat, "GONE_THROUGH", 1)
    with app_on(tmp_path, limits=True) as page:
        table, _ = page.create(seats=2)
        secret = page.sit(table, "Ada")
        for colour in ("gold", "red") * 20:
            page.post(f"{table}/seats/0/colour", {"colour": colour}, secret)
        page.client.app.state.rate_limiter.limits.history = 100
        answers = [page.client.get(f"{table}/chat", params={"limit": 1}).status_code for _ in range(4)]
        assert answers == [200, 200, 429, 429]
