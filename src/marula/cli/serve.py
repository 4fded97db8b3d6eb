"""marula serve: the tables, for everyone who can reach this machine."""

from __future__ import annotations

import argparse
import os

from marula.cli.common import BadInput, Games, at_least
from marula.cli.serving import database_url, need_server
from marula.workers.workers import make_workers

NAME = "serve"
HELP = (
    "Serve tables over HTTP. Matches are kept in a database and go on after a restart; "
    "docs/hosting.md tells how to put it behind a reverse proxy."
)


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--host", default="127.0.0.1", metavar="ADDRESS", help="listen here (default: 127.0.0.1, this machine only)"
    )
    parser.add_argument("--port", type=int, default=8000, metavar="N", help="listen on this port (default: 8000)")
    parser.add_argument(
        "--database",
        metavar="URL|FILE",
        help="postgresql://user:password@host/name, or a SQLite file (default: tables.db in your data folder)",
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
    parser.add_argument("--no-limits", action="store_true", help="no limits per address (for tests and benchmarks)")
    parser.add_argument(
        "--log", default="info", choices=["debug", "info", "warning", "error"], help="how much to log (default: info)"
    )


def run(args: argparse.Namespace, games: Games) -> int:
    at_least("--workers", args.workers, 1)
    at_least("--thinkers", args.thinkers, 1)
    need_server()
    url = database_url(args.database)
    if args.workers > 1 and url.startswith("sqlite"):
        raise BadInput("bad-workers-database")
    if args.ray is not None:
        make_workers(ray=args.ray).close()  # whoever mistypes it is told here, and not by each worker process
    from marula.server.http.app import Settings
    from marula.server.http.serve import run as serve

    settings = Settings(
        url,
        args.thinkers,
        args.think,
        args.pause,
        not args.no_limits,
        tuple(args.origin),
        args.behind_proxy,
        args.link or f"http://{args.host}:{args.port}",
        os.environ.get("MARULA_SMTP"),
        args.private_webhooks,
        os.environ.get("MARULA_VAPID"),
        args.ray,
    )
    print(f"marula: http://{args.host}:{args.port}/", flush=True)
    serve(settings, args.host, args.port, args.workers, args.log)
    return 0
