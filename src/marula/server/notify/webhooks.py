"""Webhooks: a POST to an address that a stranger gave us, and the body that each kind of webhook expects."""

from __future__ import annotations

import http.client
import ipaddress
import socket
import ssl
from urllib.parse import urlsplit

from marula.server.notify.message import SECONDS, DeliveryError, GoneError, Message

WEBHOOK_KINDS = ("webhook", "discord", "slack")


def webhook_body(kind: str, message: Message) -> dict[str, object]:
    """The JSON body that each kind of webhook expects."""
    text = f"{message.title}\n{message.summary}\n{message.link}"
    if kind == "discord":
        return {"content": text[:2000], "allowed_mentions": {"parse": []}}  # a player's name must not ping anybody
    if kind == "slack":
        return {"text": text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")}
    return {"title": message.title, "summary": message.summary, "link": message.link, **message.facts}


def post(address: str, content: bytes, headers: dict[str, str], allow_private: bool) -> None:
    """POST to an address. Redirects are not followed: they could lead inside this network."""
    parts = urlsplit(address)
    host, secure = parts.hostname or "", parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    # Connect to the very address that was checked: a name could resolve differently the second time.
    family, resolved = _resolve(host, port, allow_private)
    with socket.socket(family, socket.SOCK_STREAM) as plain:
        plain.settimeout(SECONDS)
        plain.connect(resolved)
        stream = ssl.create_default_context().wrap_socket(plain, server_hostname=host) if secure else plain
        connection = http.client.HTTPConnection(host, port, timeout=SECONDS)
        connection.sock = stream
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        connection.request("POST", path, content, {**headers, "User-Agent": "marula"})
        status = connection.getresponse().status
        connection.close()
    if status in (404, 410):
        raise GoneError(f"status {status}")
    if status >= 300:
        raise DeliveryError(f"status {status}")


def _resolve(host: str, port: int, allow_private: bool) -> tuple[socket.AddressFamily, tuple[str, int]]:
    """An address of this host outside this network. Otherwise a stranger could reach services inside it."""
    for family, _, _, _, found in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM):
        if allow_private or ipaddress.ip_address(found[0]).is_global:
            return family, (str(found[0]), port)
    raise DeliveryError("no address outside this network")


def is_web_address(address: str, schemes: tuple[str, ...]) -> bool:
    """Could it be an address to POST to, with one of these schemes?"""
    try:
        parts = urlsplit(address)
        return parts.scheme in schemes and bool(parts.hostname) and (parts.port or 1) > 0
    except ValueError:
        return False
