"""marula play: the tables on this machine, opened in the browser."""

from __future__ import annotations

import argparse
import ipaddress
import os
import socket
import threading
import time
import urllib.request
import webbrowser
from typing import TYPE_CHECKING

from marula.cli.bad_input import BadInput
from marula.cli.common import Games, within
from marula.cli.database_url import database_url, need_server
from marula.core.game import named
from marula.text.catalogue import Catalogue

if TYPE_CHECKING:
    from marula.server.http.app import Settings

NAME = "play"
HELP = "Play here: starts the tables on this machine and opens them in the browser. Nothing leaves this machine."
HOST = "127.0.0.1"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", help="go straight to this game (marula games lists them)")
    parser.add_argument("--port", type=int, default=8000, metavar="N", help="listen on this port (default: 8000)")
    parser.add_argument("--fd", type=int, metavar="N", help="listen on this open socket, a file descriptor, instead")
    parser.add_argument(
        "--database", metavar="FILE", help="keep the tables here (default: tables.db in your data folder)"
    )
    parser.add_argument("--no-browser", action="store_true", help="only print the address")


def run(args: argparse.Namespace, games: Games) -> int:
    if args.game:
        named(games, args.game)
    if args.fd is None:
        within("--port", args.port, 0, 65535)
    need_server()
    url = database_url(args.database, "tables.db")
    from marula.server.http.startup import database
    from marula.server.http.uvicorn_server import run as serve

    socket_of = inherited(args.fd) if args.fd is not None else free(args.port)
    with socket_of as listening, database(url, "marula play", args.database is None):
        port = int(listening.getsockname()[1])
        address = f"http://{HOST}:{port}/" + (f"?game={args.game}" if args.game else "")
        print(f"marula: {Catalogue(None, args.language).say('play-address', address=address)}", flush=True)
        if wants_browser(args.no_browser):
            threading.Thread(target=open_when_ready, args=(address, port), daemon=True).start()
        serve(settings_for(url, listening), listening)
    return 0


def settings_for(url: str, listening: socket.socket) -> Settings:
    """No limits: these are one's own tables. On a loopback address nobody else may ask for them.

    `marula serve` listens there too. But a proxy may be in front of it, and people then name the proxy as the host.
    """
    from marula.server.http.app import Settings

    here = ipaddress.ip_address(listening.getsockname()[0].partition("%")[0]).is_loopback
    return Settings(url, pause=0.4, limits=False, this_machine=here)


def inherited(descriptor: int) -> socket.socket:
    """The socket that the parent process has opened for this one."""
    try:
        listening = socket.socket(fileno=descriptor)
        listening.getsockname()
        return listening
    except (OSError, OverflowError, ValueError):  # Python refuses a negative one itself
        raise BadInput("usage", problem=f"--fd {descriptor}: not an open socket", command="marula play") from None


def free(port: int) -> socket.socket:
    """A socket at this port, if nobody listens there."""
    from marula.server.http.startup import StartupError, bind

    try:
        return bind(HOST, port)
    except StartupError:
        raise BadInput("bad-port", port=str(port), next=str(port % 65535 + 1)) from None


def wants_browser(asked_not: bool) -> bool:
    """Should a browser be opened? Not in a CI, and not if BROWSER=true says that opening does nothing."""
    return not asked_not and os.environ.get("BROWSER") != "true" and not os.environ.get("CI")


def open_when_ready(address: str, port: int) -> None:
    """Open the page once the server answers."""
    for _ in range(150):
        try:
            with urllib.request.urlopen(f"http://{HOST}:{port}/health", timeout=1):
                webbrowser.open(address)
                return
        except OSError:
            time.sleep(0.2)
