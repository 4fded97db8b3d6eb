"""marula serve: the tables, for everyone who can reach this machine."""

from __future__ import annotations

import argparse
import base64
import os
import re
from collections.abc import Mapping
from urllib.parse import urlsplit

from marula.bots.engine_process import EngineProcess, split_command
from marula.bots.levels import bot_names
from marula.cli.bad_input import BadInput
from marula.cli.common import Games, web_address, within
from marula.cli.database_url import database_url, need_server
from marula.workers.workers import make_workers

NAME = "serve"
ENGINE_NAME = r"[a-z][a-z0-9_-]{0,31}"
"""How an engine may be called at a server."""
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""A private key of web push (of the curve P-256) is a number from 1 to below this."""
HELP = (
    "Serve tables over HTTP. Matches are kept in a database and go on after a restart; "
    "docs/how-to/host.md tells how to put it behind a reverse proxy."
)


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--host", default="127.0.0.1", metavar="ADDRESS", help="listen here (default: 127.0.0.1, this machine only)"
    )
    parser.add_argument(
        "--port", type=int, default=8000, metavar="N", help="listen on this port; 0: any (default: 8000)"
    )
    parser.add_argument(
        "--database",
        metavar="URL|FILE",
        help="postgresql://user:password@host/name, or a SQLite file (default: server.db in your data folder)",
    )
    parser.add_argument(
        "--workers", type=int, default=1, metavar="N", help="processes; more than one needs PostgreSQL (default: 1)"
    )
    parser.add_argument(
        "--thinkers", type=int, default=1, metavar="N", help="processes for bots, for each worker (default: 1)"
    )
    parser.add_argument(
        "--ray",
        metavar="ADDRESS",
        help="bots think on a Ray cluster instead of --thinkers: HOST:PORT, ray://HOST:PORT or auto",
    )
    parser.add_argument(
        "--think",
        type=float,
        metavar="SECONDS",
        help="how long a bot may think about a decision (default: what suits its level)",
    )
    parser.add_argument(
        "--engine",
        action="append",
        default=[],
        metavar="NAME=COMMAND",
        help="a program that people may seat as a bot of this name; it speaks the engine protocol (marula bot --help)",
    )
    parser.add_argument(
        "--pause",
        type=float,
        default=0.0,
        metavar="SECONDS",
        help="least time a bot takes while people listen (default: 0)",
    )
    parser.add_argument(
        "--origin", action="append", default=[], metavar="URL", help="pages of this origin may use the API too"
    )
    parser.add_argument("--behind-proxy", action="store_true", help="take the client's address from X-Forwarded-For")
    parser.add_argument(
        "--link", metavar="URL", help="where people reach this server, for links in notices (default: host and port)"
    )
    parser.add_argument(
        "--private-webhooks", action="store_true", help="let webhooks and pushes go to addresses inside this network"
    )
    parser.add_argument(
        "--connections-per-address",
        type=int,
        default=300,
        metavar="N",
        help="open at the same time, for each process (default: 300)",
    )
    parser.add_argument(
        "--keep-days",
        type=int,
        metavar="N",
        help="delete tables that nobody has touched for so many days (default: keep all)",
    )
    parser.add_argument(
        "--no-limits",
        action="store_true",
        help="no limits per address, and nobody is told to come again (for tests and benchmarks)",
    )
    parser.add_argument(
        "--shed-load", action="store_true", help="with --no-limits: newcomers are told to come again under load"
    )
    parser.add_argument(
        "--log", default="info", choices=["debug", "info", "warning", "error"], help="how much to log (default: info)"
    )


def check(args: argparse.Namespace) -> None:
    """Refuse what makes no sense, before anything is opened or written."""
    within("--workers", args.workers, 1, 256)
    within("--thinkers", args.thinkers, 1, 256)
    within("--connections-per-address", args.connections_per_address, 1, 1_000_000)
    within("--port", args.port, 0, 65535)
    within("--pause", args.pause, 0, 60)
    if args.keep_days is not None:
        within("--keep-days", args.keep_days, 1, 36500)
    if args.think is not None:
        within("--think", args.think, 0.001, 3600)
    if args.link is not None:
        web_address("--link", args.link)
    for origin in args.origin:
        web_address("--origin", origin, only_origin=True)
    check_environment(os.environ)


def check_environment(environment: Mapping[str, str]) -> None:
    """Refuse keys and mail servers that could not be used. Their values are never printed."""
    mail, key = environment.get("MARULA_SMTP"), environment.get("MARULA_VAPID")
    token = environment.get("MARULA_METRICS_TOKEN")
    if token is not None and not re.fullmatch(r"[!-~]{16,200}", token):
        raise BadInput("bad-environment", variable="MARULA_METRICS_TOKEN", reason="16 to 200 ASCII letters, no spaces")
    if mail is not None:
        try:
            parts = urlsplit(mail)
            sound = parts.scheme == "smtp" and bool(parts.hostname) and (parts.port or 25) > 0
        except ValueError:
            sound = False
        if not sound:
            raise BadInput("bad-environment", variable="MARULA_SMTP", reason="smtp://HOST:PORT")
    if key is not None:
        try:
            number = base64.urlsafe_b64decode(key + "=" * (-len(key) % 4))
        except ValueError:
            number = b""
        if len(number) != 32 or not 0 < int.from_bytes(number, "big") < ORDER:
            raise BadInput("bad-environment", variable="MARULA_VAPID", reason="32 bytes, URL-safe base64")


def chosen_engines(items: list[str], games: Games) -> list[tuple[str, tuple[str, ...], tuple[str, ...]]]:
    """The name, command and games of each engine. Each is started once, so that a mistyped command is noticed here."""
    found: list[tuple[str, tuple[str, ...], tuple[str, ...]]] = []
    taken = {name for game in games.values() for name in bot_names(game)}
    for item in items:
        name, equals, written = item.partition("=")
        if not equals or not re.fullmatch(ENGINE_NAME, name):
            raise BadInput("bad-engine", item=item)
        if name in taken:
            raise BadInput("bad-engine-name", name=name)
        taken.add(name)
        engine = EngineProcess(split_command(written))
        engine.close()
        found.append((name, engine.command, engine.games))
    return found


def run(args: argparse.Namespace, games: Games) -> int:
    check(args)
    need_server()
    engines = chosen_engines(args.engine, games)
    url = database_url(args.database, "server.db")
    if args.workers > 1 and url.startswith("sqlite"):
        raise BadInput("bad-workers-database")
    if args.ray is not None:
        make_workers(ray=args.ray).close()  # whoever mistypes it is told here, and not by each worker process
    from marula.server.http.app import Settings
    from marula.server.http.startup import bind, database
    from marula.server.http.uvicorn_server import run as serve

    with bind(args.host, args.port) as listening, database(url, "marula serve", args.database is None):
        host = f"[{args.host}]" if ":" in args.host else args.host
        address = f"http://{host}:{listening.getsockname()[1]}"
        settings = Settings(
            url,
            args.thinkers,
            args.think,
            args.pause,
            not args.no_limits,
            tuple(args.origin),
            args.behind_proxy,
            args.link or address,
            os.environ.get("MARULA_SMTP"),
            args.private_webhooks,
            os.environ.get("MARULA_VAPID"),
            args.ray,
            args.connections_per_address,
            args.keep_days,
            os.environ.get("MARULA_METRICS_TOKEN"),
            tuple(engines),
            args.shed_load or not args.no_limits,
        )
        print(f"marula: {address}/", flush=True)
        serve(settings, listening, args.workers, args.log)
    return 0
