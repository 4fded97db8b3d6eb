"""Web push: notices that reach a browser while no page is open, encrypted so that only that browser can read them.

A push service of the browser's maker carries them (RFC 8030). It sees neither text nor table (RFC 8291), and knows who
sends them (RFC 8292).
"""

from __future__ import annotations

import base64
import binascii
from typing import Annotated
from urllib.parse import urlsplit

import http_ece
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from msgspec import Meta
from py_vapid import Vapid, VapidException

TIME_TO_LIVE = 86400
"""Seconds for which a push service keeps a notice for a device that is off."""
PUSH_KEY = "vapid"
"""The name of the server's key for web push."""
MAX_SUMMARY = 800
"""Characters of the summary: a push service takes 4096 bytes in all."""


class SubscriptionKeys(msgspec.Struct, frozen=True):
    """The keys that the browser made for encryption."""

    p256dh: Annotated[str, Meta(max_length=200)]
    """The browser's public key, in base64url."""
    auth: Annotated[str, Meta(max_length=100)]
    """The browser's authentication secret, in base64url."""


class PushSubscription(msgspec.Struct, frozen=True):
    """How to reach one browser, as its own `PushSubscription.toJSON` says it."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    """The address of the push service for this browser."""
    keys: SubscriptionKeys
    """The keys to encrypt with."""
    expirationTime: float | None = None  # noqa: N815 (the browser's word)
    """When the subscription ends, in milliseconds since 1970; null if it does not."""

    @property
    def is_valid(self) -> bool:
        """Can something be encrypted for it?"""
        try:
            ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _decode(self.keys.p256dh))
            return len(_decode(self.keys.auth)) == 16
        except ValueError:
            return False


class PushSender:
    """This server's key. A browser accepts pushes only from the sender it subscribed to."""

    def __init__(self, private_key: str, contact: str) -> None:
        self.contact = contact
        """Whom a push service may ask about this server: a mailto: or https: address."""
        self.vapid = Vapid.from_raw(private_key.encode())
        self.vapid.conf = {"no-strict": True}  # strict mode refuses addresses with ports and paths

    @property
    def public_key(self) -> str:
        """What a browser needs to subscribe."""
        point = self.vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return _encode(point)

    def encrypt(self, to: PushSubscription, content: bytes, topic: str) -> tuple[bytes, dict[str, str]]:
        """The body and the headers to send to the subscription's endpoint."""
        parts = urlsplit(to.endpoint)
        try:
            signed: dict[str, str] = self.vapid.sign({"sub": self.contact, "aud": f"{parts.scheme}://{parts.netloc}"})
        except VapidException:
            raise ValueError("no address that can be signed for") from None
        body: bytes = http_ece.encrypt(
            content,
            private_key=ec.generate_private_key(ec.SECP256R1()),  # for this one message
            dh=_decode(to.keys.p256dh),
            auth_secret=_decode(to.keys.auth),
            version="aes128gcm",
        )
        # With a topic, a device that was off for long gets the newest notice of a table, not all of them.
        return body, {
            **signed,
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(TIME_TO_LIVE),
            "Topic": topic,
        }


def new_private_key() -> str:
    """A server's key, made once."""
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return _encode(number.to_bytes(32, "big"))


def _encode(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


def _decode(text: str) -> bytes:
    """ValueError if it is not base64."""
    try:
        return base64.urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))
    except (binascii.Error, UnicodeEncodeError):
        raise ValueError("no base64") from None
