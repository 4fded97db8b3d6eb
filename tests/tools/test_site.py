"""The site of the documents: what would be loaded from another host is found, and every package page lists all."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from tools.site import ROOT, foreign


@pytest.mark.parametrize(
    ("text", "loaded"),
    [
        ('<script src="https://cdn.example.org/a.js"></script>', "https://cdn.example.org/a.js"),
        ('<img alt="x" src="//example.org/a.png">', "//example.org/a.png"),
        ('<link href="https://fonts.example.org/b.css" rel="stylesheet">', "https://fonts.example.org/b.css"),
        ("<style>@import 'https://example.org/c.css';</style>", "https://example.org/c.css"),
        ("a { background: url(https://example.org/d.png) }", "https://example.org/d.png"),
        ('<a href="https://example.org/">a link</a><script src="_static/a.js"></script>', ""),
    ],
)
def test_what_is_loaded_from_elsewhere(tmp_path: Path, text: str, loaded: str) -> None:
    (tmp_path / "page.html").write_text(text, encoding="utf-8")
    assert foreign(tmp_path) == ([f"page.html loads {loaded}"] if loaded else [])


def settings() -> ModuleType:
    spec = spec_from_file_location("site_settings", ROOT / "docs" / "conf.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_page_of_a_package_lists_every_module() -> None:
    conf = settings()
    source = ["# Core\n"]
    conf.list_modules(None, "reference/python-core", source)
    modules = {file.stem for file in (ROOT / "src/marula/core").glob("[a-z]*.py")}
    assert {line.rsplit(".", 1)[1] for line in source[0].splitlines() if line.startswith("## ")} == modules
    other = ["# Other\n"]
    conf.list_modules(None, "reference/lab", other)
    assert other == ["# Other\n"]


def test_docstrings_become_markup() -> None:
    lines = ["Takes `a` and ``b``.", ">>> print(`c`)"]
    settings().as_markup(None, "", "", None, None, lines)
    assert lines == ["Takes ``a`` and ``b``.", ">>> print(`c`)"]
