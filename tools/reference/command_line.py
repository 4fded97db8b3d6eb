"""The page of commands, from the parsers of `marula`."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from marula.cli.main import parser
from tools.reference.markdown import cell, code, table

HEAD = """# The command line

Made by `python -m tools.reference` from the commands themselves; do not edit.

Every command answers `--help`. The exit code is 0 when the command worked, 2 on bad input, and 130 when you
interrupted it. Bad input gets one line on standard error, and nothing is written.

All commands take `--language CODE`. Without it, the environment decides ([settings](settings.md)).
"""


def page() -> str:
    """The whole page."""
    whole = parser()
    return "\n".join([HEAD, *(line for name, one in commands(whole).items() for line in section(name, one, "##"))])


def commands(one: argparse.ArgumentParser) -> dict[str, argparse.ArgumentParser]:
    """The commands below a parser, by name."""
    for action in one._actions:
        if isinstance(action, argparse._SubParsersAction):
            return dict(action.choices)
    return {}


def summaries(one: argparse.ArgumentParser) -> dict[str, str]:
    """What the parser says of each command below it."""
    for action in one._actions:
        if isinstance(action, argparse._SubParsersAction):
            return {choice.dest: choice.help or "" for choice in action._choices_actions}
    return {}


def section(name: str, one: argparse.ArgumentParser, level: str, summary: str = "") -> Iterator[str]:
    """One command with its arguments, then the verbs below it."""
    yield f"{level} {one.prog}\n"
    text = cell(one.description or summary)
    yield f"{text[:1].upper()}{text[1:]}{'' if text.endswith('.') else '.'}\n"
    rows = [row(one, action) for action in one._actions if shown(action)]
    if rows:
        yield from table(("argument", "meaning"), rows)
    inner = summaries(one)
    for verb, below in commands(one).items():
        yield from section(verb, below, level + "#", inner.get(verb, ""))


def shown(action: argparse.Action) -> bool:
    """Is it an argument of this command alone? Help and language are the same everywhere."""
    if isinstance(action, argparse._SubParsersAction | argparse._HelpAction):
        return False
    return action.dest != "language" and action.help is not argparse.SUPPRESS


def row(one: argparse.ArgumentParser, action: argparse.Action) -> tuple[str, str]:
    """One argument: how it is written, and what it means."""
    value = str(action.metavar or "|".join(map(str, action.choices or ())) or action.dest.upper())
    takes = action.nargs != 0
    if action.option_strings:
        written = ", ".join(f"{option} {value}" if takes else option for option in action.option_strings)
    else:
        written = value
    help_text = one._get_formatter()._expand_help(action) if action.help else ""
    return code(written), cell(help_text) + (" (required)" if action.option_strings and action.required else "")
