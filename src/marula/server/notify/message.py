"""A notice as it is sent, whichever way: what it says, and how sending it can fail."""

from __future__ import annotations

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


class DeliveryError(Exception):
    """It could not be delivered; trying again later may help."""


class GoneError(DeliveryError):
    """The receiver does not exist any more, and will not come back."""


class CrowdedError(DeliveryError):
    """Too many notices wait. It is not the receiver's fault."""
