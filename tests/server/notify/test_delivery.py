"""Delivery: addresses that are allowed, and bodies that do no harm."""

import pytest

from marula.server.notify.delivery import Delivery, check_address
from marula.server.notify.message import DeliveryError, Message
from marula.server.notify.webhooks import webhook_body


@pytest.mark.parametrize(
    "address", ["http://127.0.0.1:9/", "http://localhost:9/", "http://10.0.0.1/", "http://[::1]:9/"]
)
def test_webhooks_do_not_reach_inside_the_network(address: str) -> None:
    with pytest.raises(DeliveryError, match="outside this network"):
        Delivery().send("webhook", address, Message("t", "s", "l", {}))


@pytest.mark.parametrize(
    ("kind", "address", "good"),
    [
        ("email", "ada@example.org", True),
        ("email", "ada@example.org\nBcc: all@example.org", False),
        ("email", "ada", False),
        ("webhook", "https://example.org/x", True),
        ("webhook", "ftp://example.org", False),
        ("webhook", "https://", False),
    ],
)
def test_addresses(kind: str, address: str, good: bool) -> None:
    assert check_address(kind, address) is good


def test_a_name_pings_nobody() -> None:
    message = Message("@everyone, it is your turn", "", "https://x.example", {})
    assert webhook_body("discord", message)["allowed_mentions"] == {"parse": []}
