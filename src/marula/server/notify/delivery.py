"""Post: messages to people outside, by webhook (also as Discord and Slack like them), push and e-mail. Plain calls."""

from __future__ import annotations

import http.client
import ipaddress
import json
import smtplib
import socket
import ssl
from email.message import EmailMessage
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec

from marula.server.notify.web_push import SUMMARY, PushSender, Subscription

SECONDS = 10
HOOKS = ("webhook", "discord", "slack")


_SUBSCRIPTION = msgspec.json.Decoder(Subscription)
"""Made here, where there is one thread: see codec.prepare."""


class DeliveryError(Exception):
    """It could not be delivered; trying again later may help."""


class GoneError(DeliveryError):
    """Nobody is there any more, and nobody will be."""


class Message(msgspec.Struct, frozen=True):
    """What is told: two lines, and where to go. Nothing that only one seat may know: a channel has many readers."""

    title: str
    summary: str
    link: str
    facts: dict[str, str | int]
    stop: str = ""
    """Where who was mailed can end it, with a sentence that says so."""


class Delivery:
    """The ways out of this server."""

    def __init__(self, smtp: str | None = None, allow_private: bool = False, sender: PushSender | None = None) -> None:
        self.smtp = smtp
        """smtp://user:password@host:port?from=marula@example.org, or None: no e-mail."""
        self.allow_private = allow_private
        """May webhooks go to addresses inside this network? Otherwise a stranger could knock on doors there."""
        self.sender = sender
        """This server as browsers know it, or None: no push."""

    def kinds(self) -> tuple[str, ...]:
        return HOOKS + ("push",) * (self.sender is not None) + ("email",) * (self.smtp is not None)

    def send(self, kind: str, address: str, letter: Message) -> None:
        """PostError where it cannot be delivered."""
        try:
            if kind == "email":
                self._mail(address, letter)
            elif kind == "push":
                self._push(_SUBSCRIPTION.decode(address), letter)
            else:
                content = json.dumps(shaped(kind, letter), ensure_ascii=False).encode()
                self._hook(address, content, {"Content-Type": "application/json"})
        except (OSError, http.client.HTTPException, smtplib.SMTPException, ssl.SSLError, ValueError) as problem:
            raise DeliveryError(type(problem).__name__) from None

    def _push(self, to: Subscription, letter: Message) -> None:
        if self.sender is None:
            raise DeliveryError("no push here")
        table = str(letter.facts["table"])
        told = {"title": letter.title, "summary": letter.summary[:SUMMARY], "table": table}
        self._hook(to.endpoint, *self.sender.sealed(to, json.dumps(told, ensure_ascii=False).encode(), table))

    def _hook(self, address: str, content: bytes, headers: dict[str, str]) -> None:
        parts = urlsplit(address)
        host, secure = parts.hostname or "", parts.scheme == "https"
        port = parts.port or (443 if secure else 80)
        # We connect to the very address that was looked at: a name could answer differently the second time.
        family, place = self._look_up(host, port)
        with socket.socket(family, socket.SOCK_STREAM) as plain:
            plain.settimeout(SECONDS)
            plain.connect(place)
            wire = ssl.create_default_context().wrap_socket(plain, server_hostname=host) if secure else plain
            connection = http.client.HTTPConnection(host, port, timeout=SECONDS)
            connection.sock = wire
            path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            connection.request("POST", path, content, {**headers, "User-Agent": "marula"})
            status = connection.getresponse().status
            connection.close()
        if status in (404, 410):
            raise GoneError(f"status {status}")
        if status >= 300:  # a redirect is not followed: it could lead inside
            raise DeliveryError(f"status {status}")

    def _look_up(self, host: str, port: int) -> tuple[socket.AddressFamily, tuple[str, int]]:
        for family, _, _, _, place in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM):
            if self.allow_private or ipaddress.ip_address(place[0]).is_global:
                return family, (str(place[0]), port)
        raise DeliveryError("no address outside this network")

    def _mail(self, address: str, letter: Message) -> None:
        if self.smtp is None:
            raise DeliveryError("no e-mail here")
        parts = urlsplit(self.smtp)
        message = EmailMessage()
        message["Subject"] = letter.title
        message["To"] = address
        message["From"] = mail_from(self.smtp)
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(f"{letter.title}\n{letter.summary}\n\n{letter.link}\n\n{letter.stop}\n")
        with smtplib.SMTP(parts.hostname or "localhost", parts.port or 25, timeout=SECONDS) as server:
            if server.ehlo()[0] == 250 and server.has_extn("starttls"):
                server.starttls(context=ssl.create_default_context())
                server.ehlo()
            if parts.username:
                server.login(unquote(parts.username), unquote(parts.password or ""))
            server.send_message(message)


def mail_from(smtp: str | None) -> str:
    """Our own address."""
    return parse_qs(urlsplit(smtp or "").query).get("from", ["marula@localhost"])[0]


def shaped(kind: str, letter: Message) -> dict[str, object]:
    """The body that each kind of webhook expects."""
    text = f"{letter.title}\n{letter.summary}\n{letter.link}"
    if kind == "discord":
        return {"content": text[:2000], "allowed_mentions": {"parse": []}}  # a name must not ping anybody
    if kind == "slack":
        return {"text": text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")}
    return {"title": letter.title, "summary": letter.summary, "link": letter.link, **letter.facts}


def check_address(kind: str, address: str, private: bool = False) -> bool:
    """Could it be one of this kind? A push service is asked in the clear only inside one's own network."""
    if kind == "email":
        local, _, domain = address.partition("@")
        return bool(local and "." in domain) and not set(address) & set(' \r\n\t,;<>"')
    try:
        parts = urlsplit(address)
        schemes = ("https",) if kind == "push" and not private else ("http", "https")
        return parts.scheme in schemes and bool(parts.hostname) and (parts.port or 1) > 0
    except ValueError:
        return False
