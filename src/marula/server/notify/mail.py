"""E-mail: a notice by SMTP."""

from __future__ import annotations

import re
import smtplib
import ssl
from email.message import EmailMessage
from urllib.parse import parse_qs, unquote, urlsplit

from marula.server.notify.message import SECONDS, Message

PLAIN_ADDRESS = re.compile(r"[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@[\w-]+(\.[\w-]+)+")


def send_mail(smtp: str, address: str, message: Message) -> None:
    """Send a notice through smtp://user:password@host:port?from=marula@example.org, encrypted where the server can."""
    parts = urlsplit(smtp)
    mail = EmailMessage()
    mail["Subject"] = message.title
    mail["To"] = address
    mail["From"] = mail_from(smtp)
    mail["Auto-Submitted"] = "auto-generated"
    mail.set_content(f"{message.title}\n{message.summary}\n\n{message.link}\n\n{message.stop}\n")
    with smtplib.SMTP(parts.hostname or "localhost", parts.port or 25, timeout=SECONDS) as server:
        if server.ehlo()[0] == 250 and server.has_extn("starttls"):
            server.starttls(context=ssl.create_default_context())
            server.ehlo()
        if parts.username:
            server.login(unquote(parts.username), unquote(parts.password or ""))
        server.send_message(mail)


def mail_from(smtp: str | None) -> str:
    """The server's own address."""
    return parse_qs(urlsplit(smtp or "").query).get("from", ["marula@localhost"])[0]


def is_mail_address(address: str) -> bool:
    """Could it be an e-mail address? Only plain ones are taken: no comments, groups or quotes, with which many texts
    would be one and the same address, and nothing that could end a header.

    >>> is_mail_address("ada.l+marula@mail.example.org"), is_mail_address("ada(1)@example.org")
    (True, False)
    """
    return PLAIN_ADDRESS.fullmatch(address) is not None
