"""The audit knows what each language needs: forms of names, signs and plurals."""

from __future__ import annotations

from pathlib import Path

import pytest

from marula.text.audit.catalogue_files import TextFolder, read
from marula.text.audit.languages_match_english import check, plurals
from marula.text.audit.style import address, strays


def test_names_of_one_kind_have_the_same_forms(tmp_path: Path) -> None:
    def messages_about(text: str) -> list[str]:
        (tmp_path / "en.ftl").write_text(text, encoding="utf-8")
        folder = TextFolder(tmp_path, "", {"en": read(tmp_path / "en.ftl")})
        return [finding.message for finding in check(folder, ["en"], ["place"])]

    whole = "place-a = A\n    .genitive = A's\nplace-b = B\n    .genitive = B's\nother = no place\n"
    assert messages_about(whole) == []
    without = whole.replace("    .genitive = B's\n", "")
    assert messages_about(without) == ["'place-b' has no .genitive, which other names of its kind have"]


@pytest.mark.parametrize(
    ("language", "good", "bad"),
    [
        ("fr", "Score\u00a0: 3", "Score : 3"),
        ("fr", "Score\u00a0: 3", "Score: 3"),
        ("fr", "Prêt\u202f?", "Prêt ?"),
        ("fr", "Prêt\u202f?", "Prêt?"),
        ("fr", "«\u00a0Un\u00a0»", "« Un\u00a0»"),
        ("fr", "«\u00a0Un\u00a0»", "«Un»"),
        ("ja", "赤、青", "赤, 青"),
        ("ja", "赤（青）", "赤(青)"),
        ("ja", "終わりです。", "終わりです."),
        ("ja", "赤いカード", "赤い カード"),
        ("sv", "Klart!", "Klart !"),
    ],
)
def test_signs_are_set_as_the_language_does(language: str, good: str, bad: str) -> None:
    assert list(strays(language, good)) == []
    assert list(strays(language, bad)) != []


@pytest.mark.parametrize(
    ("language", "good", "bad"),
    [
        ("de", "Du bist dran. Sie warten.", "Bitte warten Sie."),
        ("fr", "Rejoins ta place", "Rejoignez votre place"),
        ("es", "Elige tu carta", "Elija usted una carta"),
        ("pl", "Wybierz kartę", "Proszę Państwa o wybór"),
        ("nl", "Kies je kaart", "Kies uw kaart"),
        ("fi", "Valitse korttisi", "Valitkaa teidän korttinne"),
        ("da", "Vælg dit kort. De er åbne.", "Vælg nu Deres kort"),
        ("nb", "Velg kortet ditt. De er åpne.", "Velg nå Deres kort"),
        ("sv", "Välj ditt kort. Er det", "Välj nu Ert kort"),
        ("ja", "カードを選んでください。", "カードを引いてプレイする。"),
    ],
)
def test_each_language_addresses_its_reader_in_one_way(language: str, good: str, bad: str) -> None:
    assert address(language, good) == ""
    assert address(language, bad) != ""


def test_plurals_are_those_of_the_language() -> None:
    assert plurals("en") == {"one", "other"}
    assert plurals("pl") == {"one", "few", "many"}
    assert plurals("ja") == {"other"}
    assert plurals("fr") == {"one", "other"}  # `many` begins at a million
