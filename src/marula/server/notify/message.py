"""A notice as it is sent, whichever way: what it says, and how sending it can fail."""

from __future__ import annotations

import re

import msgspec

SECONDS = 10
"""How long a mail server, a webhook or a push service may take to answer."""


class Message(msgspec.Struct, frozen=True):
    """Two lines and a link. Nothing that only one seat may know: a channel has many readers."""

    title: str
    summary: str
    link: str
    facts: dict[str, str | int]
    stop: str = ""
    """In mails: a sentence with the link that ends them."""


def without_links(text: str) -> str:
    """Text in which no mail program and no chat channel finds an address. Names and titles are chosen by strangers.

    >>> without_links("https://evil.example is next at www.evil.example"), without_links("3.5 coins. Ada is next.")
    ('https: //evil. example is next at www. evil. example', '3.5 coins. Ada is next.')
    """
    return re.sub(r"(?<=\w)\.(?=[^\W\d_])", ". ", text.replace("://", ": //"))


class DeliveryError(Exception):
    """It could not be delivered; trying again later may help."""


class GoneError(DeliveryError):
    """The receiver does not exist any more, and will not come back."""


class CrowdedError(DeliveryError):
    """Too many notices wait. It is not the receiver's fault."""
