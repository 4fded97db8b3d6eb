"""Name lookup with a time limit: a name server that a stranger chose may never answer."""

from __future__ import annotations

import socket
import threading

from marula.server.notify.message import DeliveryError


def addresses_of(host: str, port: int, seconds: float) -> list[tuple[socket.AddressFamily, str]]:
    """The addresses of a host; DeliveryError where no answer comes in time, OSError where there is none.

    A lookup cannot be interrupted. Its thread is left to the system's own time-out, which is up to a minute.
    """
    found: list[tuple[socket.AddressFamily, str]] = []
    problems: list[OSError | UnicodeError] = []

    def look_up() -> None:
        try:
            for family, _, _, _, address in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM):
                found.append((family, str(address[0])))
        except (OSError, UnicodeError) as problem:
            problems.append(problem)

    thread = threading.Thread(target=look_up, name="marula name lookup", daemon=True)
    thread.start()
    thread.join(seconds)
    if thread.is_alive():
        raise DeliveryError("no answer from the name server")
    if problems:
        raise problems[0]
    return found
