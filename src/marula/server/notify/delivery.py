"""Delivery: sends a notice by webhook, web push or e-mail. Blocking calls."""

from __future__ import annotations

import http.client
import json
import smtplib
import ssl

import msgspec

from marula.server.notify.mail import is_mail_address, send_mail
from marula.server.notify.message import DeliveryError, Message
from marula.server.notify.web_push import MAX_SUMMARY, PushSender, PushSubscription
from marula.server.notify.webhooks import WEBHOOK_KINDS, is_web_address, post, webhook_body

_PUSH_SUBSCRIPTION = msgspec.json.Decoder(PushSubscription)
"""Made while there is one thread: see codec.prepare."""


class Delivery:
    """The ways in which this server can send notices."""

    def __init__(self, smtp: str | None = None, allow_private: bool = False, sender: PushSender | None = None) -> None:
        self.smtp = smtp
        """smtp://user:password@host:port?from=marula@example.org, or None: no e-mail."""
        self.allow_private = allow_private
        """May webhooks go to addresses inside this network?"""
        self.sender = sender
        """This server's identity for web push, or None: no push."""

    def kinds(self) -> tuple[str, ...]:
        """The kinds of notices that can be sent."""
        return WEBHOOK_KINDS + ("push",) * (self.sender is not None) + ("email",) * (self.smtp is not None)

    def send(self, kind: str, address: str, message: Message) -> None:
        """Send a notice; DeliveryError if it cannot be delivered."""
        try:
            if kind == "email":
                self._mail(address, message)
            elif kind == "push":
                self._push(_PUSH_SUBSCRIPTION.decode(address), message)
            else:
                content = json.dumps(webhook_body(kind, message), ensure_ascii=False).encode()
                post(address, content, {"Content-Type": "application/json"}, self.allow_private)
        except (OSError, http.client.HTTPException, smtplib.SMTPException, ssl.SSLError, ValueError) as problem:
            raise DeliveryError(type(problem).__name__) from None

    def _mail(self, address: str, message: Message) -> None:
        if self.smtp is None:
            raise DeliveryError("no e-mail here")
        send_mail(self.smtp, address, message)

    def _push(self, to: PushSubscription, message: Message) -> None:
        if self.sender is None:
            raise DeliveryError("no push here")
        table = str(message.facts["table"])
        body = {"title": message.title, "summary": message.summary[:MAX_SUMMARY], "table": table}
        content, headers = self.sender.encrypt(to, json.dumps(body, ensure_ascii=False).encode(), table)
        post(to.endpoint, content, headers, self.allow_private)


def check_address(kind: str, address: str, allow_private: bool = False) -> bool:
    """Could it be an address of this kind? A push service must use HTTPS, except inside one's own network."""
    if kind == "email":
        return is_mail_address(address)
    return is_web_address(address, ("https",) if kind == "push" and not allow_private else ("http", "https"))
