"""The prose check finds long sentences and long lines, and leaves alone what nobody writes as prose."""

from pathlib import Path

import pytest

from tools import prose

LONG = "One " + "more word and " * 12 + "then it ends."
WIDE = "Short. " * 18


def found(text: str) -> list[str]:
    return [problem.what.split(":")[0] for problem in prose.in_markdown(text)]


@pytest.mark.parametrize(
    ("text", "problems"),
    [
        (LONG, ["a line of 185 characters", "a sentence of 40 words"]),
        (LONG[:101] + "\n" + LONG[101:], ["a sentence of 40 words"]),
        ("- " + LONG[:101] + "\n  " + LONG[101:], ["a sentence of 40 words"]),
        (WIDE, ["a line of 126 characters"]),
        ("| " + LONG + " |\n|---|\n", []),
        ("```\n" + LONG + "\n```\n", []),
        ("# " + LONG, ["a heading that has swallowed text"]),
        ("## Faults that it found All are mended", ["a heading that has swallowed text"]),
        ("## Faults. They are", ["a heading that has swallowed text"]),
        ("##Faults", ["no space after the marks of a heading"]),
        ("# 3. The Lake of Stones and its tickets", []),
        ("Some text.\n4. **An item**", ["an item that is part of the paragraph above it"]),
        ("3. One\n   and more.\n4. Two\n\nText.\n\n5. Three", []),
        ("```\n# a comment that is a whole sentence. And more.\nx\n2. y\n```", []),
        ("```\nmarula play # one marula serve --port 1 # two\n```", ["a command inside the comment of another one"]),
        ("```\nmarula play # one, as `make play` does\nmarula serve --port 1 # two\n```", []),
        ("- XX-3 " + WIDE, []),
        ("[here](https://example.org/" + "x" * 120 + ")", []),
        ("`" + "word " * 20 + "`\nis one word.", []),
        ("- first\n- second\n" * 20, []),
        ("Numbers such as 0.5. " * 5, []),
        ("A sentence ends. " + "and the next one may begin with a small letter. " * 2, []),
    ],
)
def test_markdown(text: str, problems: list[str]) -> None:
    assert found(text) == problems


@pytest.mark.parametrize(
    ("source", "lines"),
    [
        (f'"""{LONG}"""\n', [1]),
        (f'def f():\n    """Short.\n\n    {LONG}\n    """\n', [4]),
        (f'class A:\n    b: int\n    """{LONG}"""\n', [3]),
        (f'"""Short.\n\n>>> print("{LONG}")\n{LONG}\n"""\n', []),
        (f'TEXT = "{LONG}"\n', []),
    ],
)
def test_docstrings(source: str, lines: list[int]) -> None:
    assert [problem.line for problem in prose.in_python(source)] == lines


def test_generated_and_translated_pages_are_left_alone(tmp_path: Path) -> None:
    pages = {
        "README.md": True,
        "docs/guide.md": True,
        "docs/rules/oware.md": True,
        "docs/rules/fi/oware.md": False,
        "docs/glossary/fi.md": False,
        "docs/glossary/README.md": True,
    }
    for name in pages:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(LONG, encoding="utf-8")
    (tmp_path / "docs/table.md").write_text(f"# Table\n\nMade by `a tool`.\n\n{LONG}", encoding="utf-8")
    read = {file.relative_to(tmp_path).as_posix() for file in prose.documents(tmp_path)}
    assert read == {name for name, wanted in pages.items() if wanted}


def test_the_documents_and_docstrings_of_the_house_are_readable() -> None:
    files = [*prose.documents(prose.ROOT), *prose.sources(prose.ROOT)]
    assert len(files) > 500
    assert prose.problems(files, prose.ROOT) == []
