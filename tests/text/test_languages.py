"""Which language a reader gets, names in their forms, English in disguise, and whole matches told in every language."""

from __future__ import annotations

import copy
import json
import re
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest
from fluent.runtime import FluentResource

from marula.cli.main import main
from marula.core.game import Game
from marula.core.match import Match
from marula.core.setup import Setup
from marula.games import GAMES
from marula.games.template import GAME
from marula.games.template.rules.actions import LayOut
from marula.games.template.rules.events import HandDealt
from marula.lab import match_text
from marula.lab.random_match import random_match
from marula.text import pseudo
from marula.text.catalogue import Catalogue, MissingText
from marula.text.languages import PSEUDO, choose, languages, wanted_by
from marula.text.position import position
from marula.text.replay_text import report

TESTS = Path(__file__).resolve().parents[1]
OTHERS = [language for language in languages() if language != "en"]
SOME = "de" if "de" in OTHERS else next(iter(OTHERS), "en")


@pytest.mark.parametrize(
    ("wanted", "given"),
    [
        (["en"], "en"),
        (["en-GB"], "en"),
        (["EN_us.UTF-8"], "en"),
        (["tlh", "en"], "en"),
        (["tlh"], None),
        ([], None),
        (["en-xa"], PSEUDO),
        (["no"], "nb"),
        (["nn"], "nb"),
        (["nb-NO"], "nb"),
        (["nn_NO.UTF-8"], "nb"),
    ],
)
def test_choosing(wanted: list[str], given: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("marula.text.languages.languages", lambda: ("en", "nb"))
    assert choose(wanted) == given


def test_environment_variables_are_read_in_order() -> None:
    assert wanted_by({"MARULA_LANGUAGE": "pl", "LC_ALL": "de_DE", "LANG": "fr_FR.UTF-8"}) == ("pl",)
    assert wanted_by({"LC_ALL": "de_DE", "LC_MESSAGES": "fi_FI", "LANG": "fr_FR.UTF-8"}) == ("de_DE",)
    assert wanted_by({"LC_MESSAGES": "fi_FI", "LANG": "fr_FR.UTF-8"}) == ("fi_FI",)
    assert wanted_by({"LANG": "C.UTF-8"}) == ()
    assert wanted_by({}) == ()


def test_the_command_line_speaks_it(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """By --language, by MARULA_LANGUAGE, by the system's; what there is not gets English and one line of a note."""
    for name in ("MARULA_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def titled(*words: str) -> tuple[str, str]:
        assert main(["games", GAME.name, "--json", *words]) == 0
        said = capsys.readouterr()
        return json.loads(said.out)[0]["title"], said.err

    def title(language: str) -> str:
        return Catalogue(GAME, language).say("game-title")

    assert titled() == (title("en"), "")
    assert titled("--language", SOME) == (title(SOME), "")
    assert titled("--language", PSEUDO) == (title(PSEUDO), "")
    monkeypatch.setenv("LANG", f"{SOME}.UTF-8")
    assert titled() == (title(SOME), "")
    monkeypatch.setenv("MARULA_LANGUAGE", PSEUDO)
    assert titled() == (title(PSEUDO), "")
    assert titled("--language", "en") == (title("en"), "")
    told, note = titled("--language", "tlh")
    assert told == title("en")
    assert note.startswith("marula: The language “tlh” is not available")
    assert note.count("\n") == 1
    assert main(["simulate", "chess", "--language", PSEUDO]) == 2
    assert pseudo.disguised("There is no such game") in capsys.readouterr().err


def declined(tmp_path: Path) -> tuple[Game, Catalogue]:
    """A small game whose names have forms."""
    text = (GAME.folder / "text" / "en.ftl").read_text(encoding="utf-8")
    text = text.replace("fruit-marula = marula\n", "fruit-marula = marula\n    .many = marulas\n    .kind = round\n")
    text = text.replace("fruit-baobab = baobab\n", "fruit-baobab = baobab\n    .many = baobabs\n    .kind = long\n")
    text = text.replace("Lay out every { $fruit }", "Lay out all { $fruit_many } ({ $fruit_kind })")
    text = text.replace("First hand: { $fruits }", "First hand: { $fruits_many }")
    folder = tmp_path / "text"
    folder.mkdir()
    (folder / "en.ftl").write_text(text, encoding="utf-8")
    game = copy.copy(GAME)
    game.folder = tmp_path
    return game, Catalogue(game)


def test_names_have_forms(tmp_path: Path) -> None:
    game, words = declined(tmp_path)
    board = GAME.board(Setup(GAME.name, 2))
    assert words.action(board, LayOut("marula")) == "Lay out all marulas (round)"
    assert words.event(board, HandDealt(("marula", "baobab", "marula"))) == "First hand: 2× marulas and baobabs."
    assert words.name(board, "fruit", "marula") == "marula"
    # a name without the form is said plainly; the audit asks for the form
    assert words.action(board, LayOut("tamarind")) == "Lay out all tamarind (tamarind)"
    assert game.folder == tmp_path


def test_what_is_missing_is_said_to_be_missing() -> None:
    with pytest.raises(MissingText, match="en has no text 'nothing-of-the-kind'"):
        Catalogue().say("nothing-of-the-kind")
    with pytest.raises(MissingText, match="'seat' cannot be said"):
        Catalogue().say("seat")


def test_english_in_disguise() -> None:
    assert pseudo.disguised("Take a die") == "Ţååķéé åå ðîîéé"
    assert pseudo.disguised("R") == "Ŕ"
    told = Catalogue(None, PSEUDO).say("seat", number=3)
    assert told == "[Þļååýééŕ 3]"
    bundle = pseudo.resource("a = Take { $number ->\n    [one] it\n   *[other] them\n}\n")
    assert [type(entry) for entry in bundle.body] == [type(entry) for entry in FluentResource("a = b\n").body]
    page = pseudo.markdown("# Rules\n- AB-12 See AB-3 at https://example.org/way and `code`.\n")
    assert page == "# Ŕûûļééš\n- AB-12 Šéééé AB-3 ååţ https://example.org/way ååñð `code`.\n"
    long = (GAME.folder / "text" / "en.ftl").read_text(encoding="utf-8")
    assert len(pseudo.disguised(long)) > 1.25 * len(long)


RAW = re.compile(r"\b(action|event|phase|line|refusal|replay|option|card|place|fruit)-[a-z]|\{ ?\$|\{\?\?\?\}")
ENGLISH = re.compile(r"\b(the|with|draws|takes|gives|claims|sells|ends|which|their)\b")


@cache
def match_of(game: Game) -> Match:
    """The shortest golden match of a game."""
    path = min((TESTS / "games" / game.name / "golden").glob("*.txt"), key=lambda path: path.stat().st_size)
    return match_text.play(game, path.read_text(encoding="utf-8"))


def told(game: Game, language: str) -> list[str]:
    """A golden match of a game, as `marula replay` tells it."""
    return list(report(match_of(game), language=language, names=("Ada", "Bo", "Cy", "Dee", "Eve")))


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_match_is_told_in_every_language(game: Game) -> None:
    english = told(game, "en")
    assert not [line for line in english if RAW.search(line)]
    assert not [line for line in english if ") (" in line], "two brackets in a row"
    for language in OTHERS:
        lines = told(game, language)
        assert len(lines) == len(english)
        assert not [line for line in lines if RAW.search(line)], language
        assert not [line for line in lines if ENGLISH.search(line)], language
        # Names and numbers may be alike in two languages; sentences are not.
        same = [line for line, other in zip(lines, english, strict=True) if line == other and line.endswith(".")]
        assert same == [], language


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_replay_has_headings_and_running_scores(game: Game) -> None:
    lines = told(game, "en")
    totals = [line for line in lines if line.startswith("    Score if the match ended now: ")]
    assert totals or not any(column.total for column in game.score(match_of(game).state).columns)
    assert all(one != other for one, other in pairwise(totals)), "told only where it has changed"
    rounds = [int(line.removeprefix("Round: ")) for line in lines if line.startswith("Round: ")]
    state = match_of(game).state
    assert rounds == list(range(1, len(rounds) + 1))
    assert bool(rounds) == hasattr(state, "round")


def test_one_seat_is_not_told_what_others_have() -> None:
    game = GAMES["template"]
    assert not [line for line in report(match_of(game), seat=0) if "Score if" in line]


UNTOLD = re.compile(r"[a-z]_[a-z0-9]|\b(None|True|False)\b|[\[\]{}]|: :")


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_position_is_told_in_words(game: Game) -> None:
    """No word of a table, no sign of Python; seen by a seat and by an onlooker, in the middle and at the end."""
    match = random_match(game, Setup(game.name, game.most), "a position in words")
    for language in ("en", *OTHERS):
        for version in (match.version // 2, match.version):
            for seat in (None, 0):
                lines = list(position(match, version, seat, language))
                assert len(lines) > 5
                assert not [line for line in lines if UNTOLD.search(line)], language
