"""All measurements, one after the other: python -m tools.bench_server [load idle opening starving overload race]."""

import argparse
import asyncio
import shutil
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from marula.speed import speed
from tools.bench_server import opening, race
from tools.bench_server.idle import idle
from tools.bench_server.load import load
from tools.bench_server.overload import overload
from tools.bench_server.process import busy
from tools.bench_server.starving import starving
from tools.kill_server import Server

PARTS = ("load", "idle", "opening", "starving", "overload", "race")


def served(
    args: argparse.Namespace, measure: Callable[[Server], Awaitable[dict[str, Any]]], words: tuple[str, ...] = ()
) -> dict[str, Any]:
    """A fresh server for each measurement, started with these words more."""
    with tempfile.TemporaryDirectory() as folder:
        database = args.database or str(Path(folder) / "tables.db")
        workers = ("--workers", str(args.workers)) if args.workers > 1 else ()
        server = Server(Path(folder), "--database", database, *workers, *words)
        server.start()
        try:
            return asyncio.run(_measured(measure, server))
        finally:
            server.kill()


async def _measured(measure: Callable[[Server], Awaitable[dict[str, Any]]], server: Server) -> dict[str, Any]:
    return await measure(server)


def race_all(args: argparse.Namespace) -> None:
    """Our server, then boardgame.io with each kind of storage, in alternating rounds. The best round of each counts,
    because other work on the machine slows some rounds."""
    if shutil.which("npm") is None:
        print("\nno npm here: there is no race")
        return
    race.install()
    rounds = []
    for _ in range(max(1, args.rounds)):
        try:
            rounds.append(race_once(args))
        except TimeoutError as problem:  # seen of boardgame.io with its files
            print(f"\na round is left out: {problem}")
    if not rounds:
        return
    best = {title: max((told[title] for told in rounds), key=lambda told: told["actions/s"]) for title in rounds[0]}
    for title, told in best.items():
        show(f"{title}; best of {len(rounds)}", told)
    print()
    mine, *others = rounds[0]
    for title in others:
        for name in ("actions/s", "actions for each second of the server's CPU"):
            ratios = ", ".join(f"{told[mine][name] / told[title][name]:.2f}" for told in rounds)
            print(f"  marula ÷ {title}, {name}: {best[mine][name] / best[title][name]:.2f} (round by round {ratios})")


def race_once(args: argparse.Namespace) -> dict[str, dict[str, Any]]:
    """Everyone once."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), *(["--database", args.database] if args.database else []))
        told = {"tables of two, as fast as it can": race.ours(server, args.game, args.racing, args.seconds, args.alone)}
    with tempfile.TemporaryDirectory() as folder:
        for how, stored in (("in memory, its default", ""), ("in files", folder)):
            told[f"boardgame.io, matches {how}"] = race.theirs(args.racing, args.seconds, stored, args.alone)
    return told


def show(title: str, told: dict[str, Any]) -> None:
    print(f"\n{title} ({busy()})")
    for name, value in told.items():
        print(f"  {name}: {value}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("parts", nargs="*", help=f"of {', '.join(PARTS)}; default: all")
    parser.add_argument("--game", default="", help="default: the smallest, which is listed last")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--tables", type=int, default=500, help="under load")
    parser.add_argument("--rate", type=float, default=300, help="decisions a second under load")
    parser.add_argument("--seconds", type=float, default=20, help="how long load and race last")
    parser.add_argument("--expert-tables", type=int, default=100, help="tables of four experts")
    parser.add_argument("--idle", type=int, default=2000, help="idle tables")
    parser.add_argument("--rounds", type=int, default=3, help="of the race")
    parser.add_argument("--racing", type=int, default=50, help="tables in the race")
    parser.add_argument("--alone", action="store_true", help="race before all else on the machine; needs root")
    parser.add_argument("--matches", type=int, default=5, help="random matches of which the longest is opened")
    parser.add_argument("--workers", type=int, default=1, help="server processes; more than one needs PostgreSQL")
    parser.add_argument("--database", help="postgresql://… (default: SQLite)")
    args = parser.parse_args()
    parts = args.parts or PARTS
    if not set(parts) <= set(PARTS):
        parser.error(f"the parts are {', '.join(PARTS)}")
    print(f"marula: {speed()}")
    if "load" in parts:
        told = served(args, lambda s: load(s, args.game, args.seats, args.tables, args.rate, args.seconds))
        show("Under load", told)
    if "idle" in parts:
        show("Idle tables", served(args, lambda server: idle(server, args.game, args.seats, args.idle)))
    if "opening" in parts:
        for game, told in opening.report(args.matches):
            show(f"Opening the longest match of {game}", told)
    if "starving" in parts:
        show("Bots under load", served(args, lambda server: starving(server, args.game, args.expert_tables)))
    if "overload" in parts:
        measured = (args.game, args.seats, args.tables, args.rate, args.seconds)
        for title, words in (("Twice the load, newcomers admitted", ()), ("Twice the load", ("--shed-load",))):
            show(title, served(args, lambda server: overload(server, *measured), words))
    if "race" in parts:
        race_all(args)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
