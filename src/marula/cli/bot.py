"""marula bot: our bots as an engine that any program can ask, and the conformance test for everyone's engines."""

from __future__ import annotations

import argparse
import os
import sys

import msgspec

from marula.bots.engine_process import split_command
from marula.bots.engine_server import EngineServer, serve
from marula.cli.bad_input import BadInput, complain, printable
from marula.cli.common import Games
from marula.core.game import named
from marula.lab.engine_check import Finding, check_engine
from marula.text.catalogue import Catalogue

NAME = "bot"
HELP = (
    "Play as an engine: one JSON message a line on standard input and output (docs/reference/engine-protocol.md). "
    "Or check whether a program speaks as an engine should."
)


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "game", metavar="GAME", nargs="?", help="a game's name (marula games lists them); with --check: only this game"
    )
    parser.add_argument(
        "--level", metavar="L", help="a bot's name, as for the arena (default: steady); your own is MODULE:CLASS"
    )
    parser.add_argument(
        "--check", metavar="COMMAND", help="start this engine and test it, e.g. --check 'node engine.mjs --fast'"
    )
    parser.add_argument("--json", action="store_true", help="with --check: print JSON")


def run(args: argparse.Namespace, games: Games) -> int:
    if args.check is not None:
        if args.level is not None:
            raise BadInput("usage", problem="--level does not go with --check", command="marula bot")
        return check(args, games)
    if args.game is None:
        raise BadInput("usage", problem="name a GAME, or an engine with --check", command="marula bot")
    if args.json:
        raise BadInput("usage", problem="--json goes with --check only", command="marula bot")
    server = EngineServer(named(games, args.game), args.level or "steady")
    if sys.stdin.isatty():
        complain(Catalogue(None, args.language).say("engine-waits"))
    # Whatever else prints, a bot of one's own for instance, must not stand among the answers.
    with os.fdopen(os.dup(1), "wb") as answers:
        os.dup2(2, 1)
        try:
            serve(server, sys.stdin.buffer, answers)
        except OSError as problem:
            if isinstance(problem, BrokenPipeError):
                raise
            raise BadInput("bad-file", file="standard input", reason=str(problem.strerror)) from None
    return 0


def check(args: argparse.Namespace, games: Games) -> int:
    """Test an engine: 0 when all is well, 1 when not."""
    chosen = [named(games, args.game)] if args.game else list(games.values())
    findings: list[Finding] = []
    text = Catalogue(None, args.language)
    for finding in check_engine(split_command(args.check), chosen):
        findings.append(finding)
        if not args.json:
            print(printable(line(finding, text)), flush=True)
    good = all(finding.problem is None for finding in findings)
    if args.json:
        print(
            msgspec.json.encode({"passed": good, "checks": [as_json(finding, text) for finding in findings]}).decode()
        )
    else:
        print(text.say("engine-check-passed" if good else "engine-check-failed"))
    return 0 if good else 1


def line(finding: Finding, text: Catalogue) -> str:
    what = text.say(f"engine-check-{finding.name}", **finding.facts)
    if finding.problem is None:
        return text.say("engine-check-good", what=what)
    return text.say("engine-check-bad", what=what, problem=text.say(finding.problem.key, **finding.problem.facts))


def as_json(finding: Finding, text: Catalogue) -> dict[str, object]:
    problem = finding.problem
    return {
        "check": finding.name,
        **finding.facts,
        "passed": problem is None,
        "problem": None if problem is None else text.say(problem.key, **problem.facts),
    }
