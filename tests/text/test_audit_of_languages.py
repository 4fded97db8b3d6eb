"""The audit knows what each language needs: forms of names, signs and plurals."""

from __future__ import annotations

from pathlib import Path

import pytest

from marula.text.audit.catalogue_files import TextFolder, read
from marula.text.audit.messages import check, plurals


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
    [("fr", "Score\u00a0: 3", "Score : 3"), ("fr", "«\u00a0Un\u00a0»", "« Un\u00a0»"), ("ja", "赤、青", "赤, 青")],
)
def test_signs_are_set_as_the_language_does(tmp_path: Path, language: str, good: str, bad: str) -> None:
    def found(text: str) -> list[str]:
        (tmp_path / f"{language}.ftl").write_text(f"one = {text}\n", encoding="utf-8")
        folder = TextFolder(tmp_path, "", {language: read(tmp_path / f"{language}.ftl")})
        return [one.message for one in check(folder, [language], []) if "one' has" in one.message]

    assert found(good) == []
    assert len(found(bad)) == 1


def test_plurals_are_those_of_the_language() -> None:
    assert plurals("en") == {"one", "other"}
    assert plurals("pl") == {"one", "few", "many"}
    assert plurals("ja") == {"other"}
    assert plurals("fr") == {"one", "other"}  # `many` begins at a million
