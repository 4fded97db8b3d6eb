"""Settings of the site (`make docs`): Sphinx reads the Markdown of this folder and the docstrings of the source."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
sys.path.insert(0, str(SOURCE))  # the plain source: compiled modules have no docstrings

project = "Marula"
author = "The authors of Marula"
version = release = re.findall(r'__version__ = "(.+)"', (SOURCE / "marula/__init__.py").read_text(encoding="utf-8"))[0]

extensions = ["myst_parser", "sphinx.ext.autodoc"]
myst_heading_anchors = 4
myst_enable_extensions = ["colon_fence"]
# package.md is what a package index shows; it is not a page of the site.
exclude_patterns = ["package.md"]
highlight_language = "text"
default_role = "code"

html_theme = "furo"
html_title = f"Marula {release}"
html_copy_source = False
html_show_sphinx = False
html_static_path = ["_static"]
html_css_files = ["marula.css"]
html_show_copyright = False
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#3d6b35", "color-brand-content": "#2f5d2a"},
    "dark_css_variables": {"color-brand-primary": "#a3c98f", "color-brand-content": "#a3c98f"},
}

autodoc_inherit_docstrings = False  # what gymnasium says of itself is on its own pages
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_preserve_defaults = True
python_use_unqualified_type_names = True
toc_object_entries_show_parents = "hide"
# Two games may both call something `Board`; a page of modules has no other names twice.
suppress_warnings = ["ref.python"]

# Pages that list every module of a package, so that a new module cannot be forgotten.
PACKAGES = {
    "reference/python-core": ["marula.core"],
    "reference/python-lab": ["marula.lab", "marula.lab.envs", "marula.analysis", "marula.bots"],
}


def modules_of(package: str) -> list[str]:
    """The public modules of a package, by name."""
    folder = SOURCE / package.replace(".", "/")
    return [f"{package}.{file.stem}" for file in sorted(folder.glob("*.py")) if not file.stem.startswith("_")]


def list_modules(_app: Any, page: str, source: list[str]) -> None:
    """Put a section for every module under the text of a package's page."""
    for package in PACKAGES.get(page, []):
        for module in modules_of(package):
            source[0] += f"\n## {module}\n```{{eval-rst}}\n.. automodule:: {module}\n   :members:\n```\n"


def as_markup(_app: Any, _kind: str, _name: str, _thing: object, _options: object, lines: list[str]) -> None:
    """Docstrings are Markdown: what stands in single backticks is code, and a backslash or star is itself."""
    for number, line in enumerate(lines):
        if not line.lstrip().startswith((">>>", "...")):
            lines[number] = re.sub(r"(?<!`)`([^`]+)`(?!`)", r"``\1``", line)


def setup(app: Any) -> None:
    """Called by Sphinx."""
    app.connect("source-read", list_modules)
    app.connect("autodoc-process-docstring", as_markup)
