"""Webhooks: a POST to an address that a stranger gave us, and the body that each kind of webhook expects."""

from __future__ import annotations

import http.client
import io
import ipaddress
import re
import socket
import ssl
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any
from urllib.parse import urlsplit

from marula.server.notify.message import SECONDS, DeliveryError, GoneError, Message
from marula.server.notify.name_lookup import addresses_of

WEBHOOK_KINDS = ("webhook", "discord", "slack")
USUAL_PORTS = (80, 443)
"""Below 1024 only these: nobody may make this server talk to mail servers and the like."""
TRANSLATED = ipaddress.IPv6Network("64:ff9b::/96")
"""Where a network without IPv4 reaches IPv4 addresses (RFC 6052): the last four bytes count."""
PROTOCOLS = ipaddress.IPv4Network("192.0.0.0/24")
"""For protocols (RFC 6890); some clouds tell their machines' keys there. Python before 3.11.10 takes it for public."""
MAX_ANSWER = 64 * 1024
"""Bytes of an answer that are read. Only its first line matters; the headers of a usual one take a few thousand."""
UNICAST = ipaddress.IPv6Network("2000::/3")
TUNNELS = (ipaddress.IPv6Network("2001::/32"), ipaddress.IPv6Network("2002::/16"))
"""Teredo and 6to4: they lead to an IPv4 address inside them."""


def webhook_body(kind: str, message: Message) -> dict[str, object]:
    """The JSON body that each kind of webhook expects."""
    text = f"{message.title}\n{message.summary}\n{message.link}"
    if kind == "discord":  # a player's name must not ping anybody, nor hide where a link leads
        shown = f"{plain_markdown(message.title)}\n{plain_markdown(message.summary)}\n{message.link}"
        return {"content": shown[:2000], "allowed_mentions": {"parse": []}}
    if kind == "slack":
        return {"text": text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")}
    return {"title": message.title, "summary": message.summary, "link": message.link, **message.facts}


def plain_markdown(text: str) -> str:
    """Text that Markdown shows as it is.

    >>> print(plain_markdown("[Ada](https://elsewhere.example)"))
    \\[Ada\\](https://elsewhere.example)
    """
    return re.sub(r"([\\`*_~|<>\[\]])", r"\\\1", text)


def post(address: str, content: bytes, headers: dict[str, str], allow_private: bool) -> None:
    """POST to an address, in SECONDS at most. Redirects are not followed: they could lead inside this network."""
    end = time.monotonic() + SECONDS
    parts = urlsplit(address)
    host, secure = parts.hostname or "", parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    # Connect to the very address that was checked: a name could resolve differently the second time.
    family, resolved = _resolve(host, port, allow_private, SECONDS)
    with socket.socket(family, socket.SOCK_STREAM) as plain:
        plain.settimeout(_left(end))
        plain.connect(resolved)
        with _stream(plain, host, secure) as stream, ended_after(stream, _left(end)):
            if isinstance(stream, ssl.SSLSocket):
                stream.do_handshake()
            connection = http.client.HTTPConnection(host, port, timeout=SECONDS)
            connection.sock = stream
            connection.response_class = ShortResponse
            path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            connection.request("POST", path, content, {**headers, "User-Agent": "marula"})
            status = connection.getresponse().status
            connection.close()
    if status in (404, 410):
        raise GoneError(f"status {status}")
    if status >= 300:
        raise DeliveryError(f"status {status}")


def _left(end: float) -> float:
    """The seconds until then; TimeoutError if there are none."""
    left = end - time.monotonic()
    if left <= 0:
        raise TimeoutError
    return left


class ShortResponse(http.client.HTTPResponse):
    """An answer of which only so much is read. A receiver could send headers without end, each as long as allowed."""

    def __init__(self, sock: socket.socket, *more: Any, **options: Any) -> None:
        super().__init__(sock, *more, **options)
        self.fp.close()
        self.fp = io.BufferedReader(_BoundedReader(sock))


class _BoundedReader(io.RawIOBase):
    """The first bytes that come from a connection; OSError when there are more."""

    def __init__(self, stream: socket.socket) -> None:
        self.stream = stream
        self.left = MAX_ANSWER

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        if not self.left:
            raise OSError("the answer is too long")
        read = self.stream.recv_into(memoryview(buffer)[: self.left])
        self.left -= read
        return read


def _stream(plain: socket.socket, host: str, secure: bool) -> socket.socket:
    """The connection, or an encrypted one in its place that has not shaken hands yet."""
    if not secure:
        return plain
    return ssl.create_default_context().wrap_socket(plain, server_hostname=host, do_handshake_on_connect=False)


@contextmanager
def ended_after(stream: socket.socket, seconds: float) -> Iterator[None]:
    """End a connection when its time is up, whatever comes meanwhile. A time-out of the socket begins anew with every
    byte, so a receiver that sends one now and then would never be given up."""

    def end() -> None:
        with suppress(OSError):  # it is closed already
            socket.socket.shutdown(stream, socket.SHUT_RDWR)  # an encrypted one would wait for the other side

    timer = threading.Timer(seconds, end)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


def _resolve(host: str, port: int, allow_private: bool, seconds: float) -> tuple[socket.AddressFamily, tuple[str, int]]:
    """An address of this host outside this network. Otherwise a stranger could reach services inside it."""
    for family, found in addresses_of(host, port, seconds):
        if allow_private or is_outside(found):
            return family, (found, port)
    raise DeliveryError("no address outside this network")


def is_outside(address: str) -> bool:
    """Is this an address of the public network? Also where one address stands for another.

    >>> is_outside("93.184.216.34"), is_outside("2606:2800:220:1::1"), is_outside("64:ff9b::5db8:d822")
    (True, True, True)
    >>> is_outside("10.0.0.1"), is_outside("::ffff:10.0.0.1"), is_outside("64:ff9b::a00:1"), is_outside("2002:a00:1::")
    (False, False, False, False)
    """
    parsed = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(parsed, ipaddress.IPv6Address):
        inner = parsed.ipv4_mapped
        if parsed in TRANSLATED:
            inner = ipaddress.IPv4Address(parsed.packed[-4:])
        if inner is not None:
            return is_outside(str(inner))
        if parsed not in UNICAST or any(parsed in tunnel for tunnel in TUNNELS):
            return False
    elif parsed in PROTOCOLS:
        return False
    return parsed.is_global and not parsed.is_multicast


def is_web_address(address: str, schemes: tuple[str, ...]) -> bool:
    """Could it be an address to POST to, with one of these schemes?"""
    if not address.isprintable():
        return False
    try:
        parts = urlsplit(address)
        port = USUAL_PORTS[0] if parts.port is None else parts.port
        return parts.scheme in schemes and bool(parts.hostname) and (port in USUAL_PORTS or port >= 1024)
    except ValueError:
        return False
