"""Push: notices that reach a browser while no page is open, sealed so that only that browser can read them.

The browser's maker carries them (RFC 8030), sees neither text nor table (RFC 8291), and is shown who sends (RFC 8292).
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

DAY = 86400
SUMMARY = 800
"""Characters of the summary: a push service takes 4096 bytes in all."""


class SubscriptionKeys(msgspec.Struct, frozen=True):
    """What the browser made for us to seal with."""

    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class Subscription(msgspec.Struct, frozen=True):
    """Where one browser is reached, as its own `toJSON` tells it."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    keys: SubscriptionKeys
    expirationTime: float | None = None  # noqa: N815 (the browser's word)

    @property
    def is_valid(self) -> bool:
        """Could something be sealed for it?"""
        try:
            ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(self.keys.p256dh))
            return len(_bytes(self.keys.auth)) == 16
        except ValueError:
            return False


class PushSender:
    """This server's key: a browser accepts pushes only from the one it subscribed to."""

    def __init__(self, private: str, contact: str) -> None:
        self.contact = contact
        """Whom a push service may ask about us: a mailto: or https: address."""
        # What its strict mode takes for an address leaves out ports and paths.
        self.vapid = Vapid.from_raw(private.encode())
        self.vapid.conf = {"no-strict": True}

    @property
    def public_key(self) -> str:
        """What a browser is told when it subscribes."""
        point = self.vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return _words(point)

    def sealed(self, to: Subscription, content: bytes, topic: str) -> tuple[bytes, dict[str, str]]:
        """The body and the headers to send to its endpoint."""
        parts = urlsplit(to.endpoint)
        try:
            proof: dict[str, str] = self.vapid.sign({"sub": self.contact, "aud": f"{parts.scheme}://{parts.netloc}"})
        except VapidException:
            raise ValueError("no address that can be signed for") from None
        body: bytes = http_ece.encrypt(
            content,
            private_key=ec.generate_private_key(ec.SECP256R1()),  # for this one message
            dh=_bytes(to.keys.p256dh),
            auth_secret=_bytes(to.keys.auth),
            version="aes128gcm",
        )
        # A topic: a device that was off for long gets the newest notice of a table, not all of them.
        return body, {
            **proof,
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(DAY),
            "Topic": topic,
        }


def new_private_key() -> str:
    """A server's key, made once."""
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return _words(number.to_bytes(32, "big"))


def _words(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


def _bytes(words: str) -> bytes:
    """ValueError where it is no base64."""
    try:
        return base64.urlsafe_b64decode(words.encode("ascii") + b"=" * (-len(words) % 4))
    except (binascii.Error, UnicodeEncodeError):
        raise ValueError("no base64") from None
