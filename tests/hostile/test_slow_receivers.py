"""Strangers choose where their notices go. A receiver that never answers costs the server nothing but a thread."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from marula.server.notify import webhooks
from marula.server.notify.delivery import Delivery, check_address
from marula.server.notify.message import DeliveryError, Message
from marula.server.notify.webhooks import MAX_ANSWER
from tests.server.http.common import Page, app_on
from tests.server.webhooks import receiving
from tests.waiting import SECONDS, until

MORE_THAN_THREADS = 40
"""asyncio has at most 32 threads for all blocking calls."""


class Tarpit:
    """Accepts everything, and then sends one letter of a header now and then, for ever."""

    def __init__(self, every: float) -> None:
        self.every = every
        self.server = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.server.getsockname()[1]}/"
        self.caught: list[socket.socket] = []
        self.stopped = threading.Event()
        threading.Thread(target=self._accept, daemon=True).start()
        threading.Thread(target=self._drip, daemon=True).start()

    def _accept(self) -> None:
        while True:
            try:
                connection, _ = self.server.accept()
            except OSError:
                return
            self.caught.append(connection)

    def _drip(self) -> None:
        while not self.stopped.wait(self.every):
            for connection in list(self.caught):
                try:
                    connection.sendall(b"H")
                except OSError:
                    self.caught.remove(connection)


@contextmanager
def tarpit(every: float = 0.05) -> Iterator[Tarpit]:
    trap = Tarpit(every)
    try:
        yield trap
    finally:
        trap.stopped.set()
        trap.server.close()
        for connection in trap.caught:
            connection.close()


def wants_notices(page: Page, address: str) -> None:
    """A table where someone is told of their turn at this address, and it is their turn."""
    table, _ = page.create(seats=2)
    secret = page.sit(table, "Ada")
    page.post(f"{table}/seats/0/notices", {"kind": "webhook", "address": address}, secret, expect=201)
    page.sit(table, "Bo")


def test_the_server_goes_on_while_many_receivers_never_answer(tmp_path: Path) -> None:
    with tarpit() as trap, receiving() as receiver, app_on(tmp_path, private_webhooks=True, proxies=True) as page:
        for _ in range(MORE_THAN_THREADS):
            wants_notices(page, trap.address)
        until(lambda: trap.caught)
        page.get("/health")
        assert len(page.get("/api/tables", limit=200)["tables"]) == MORE_THAN_THREADS
        # The other receiver is another host, as far as addresses tell, and someone else asks for it.
        page.client.headers["X-Forwarded-For"] = "192.0.2.9"
        wants_notices(page, receiver.address.replace("127.0.0.1", "localhost"))
        until(lambda: receiver.posted)


def test_a_receiver_that_sends_a_letter_now_and_then_is_given_up() -> None:
    with tarpit(0.01) as trap, mock.patch.object(webhooks, "SECONDS", 0.3), pytest.raises(DeliveryError):
        Delivery(allow_private=True).send("webhook", trap.address, Message("t", "s", "l", {}))


def test_a_name_server_that_does_not_answer_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhooks, "SECONDS", 0.1)
    asked = threading.Event()
    end = threading.Event()

    def never(*_: Any, **__: Any) -> Any:
        asked.set()
        end.wait()
        raise socket.gaierror

    monkeypatch.setattr(socket, "getaddrinfo", never)
    stop = threading.Timer(SECONDS, end.set)  # for a fault: it would wait for ever
    stop.start()
    with pytest.raises(DeliveryError):
        Delivery().send("webhook", "https://slow.example/", Message("t", "s", "l", {}))
    assert asked.is_set()
    assert not end.is_set(), "it did not wait for the answer"
    stop.cancel()
    end.set()


def test_an_answer_is_read_up_to_a_limit() -> None:
    """A hundred headers of 64 KB were read, and as many again after each interim answer."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        sent: list[int] = []
        thread = threading.Thread(target=answer_at_length, args=(server, sent), daemon=True)
        thread.start()
        with pytest.raises(DeliveryError):
            Delivery(allow_private=True).send(
                "webhook", f"http://127.0.0.1:{server.getsockname()[1]}/", Message("t", "s", "l", {})
            )
        thread.join()
        assert 0 < sum(sent) < 100 * MAX_ANSWER, "the connection was closed before the end"


def answer_at_length(server: socket.socket, sent: list[int]) -> None:
    """Begin an answer to the first request, with one interim answer after the other."""
    connection, _ = server.accept()
    with connection:
        while not connection.recv(4096).endswith(b"}"):
            pass
        part = b"HTTP/1.1 100 Continue\r\n" + b"X: " + b"x" * 32_000 + b"\r\n\r\n"
        try:
            for _ in range(100 * MAX_ANSWER // len(part)):
                connection.sendall(part)
                sent.append(len(part))
            connection.sendall(b"HTTP/1.1 204 No Content\r\n\r\n")
        except OSError:
            return


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "169.254.169.254",
        "192.0.0.192",
        "::ffff:192.0.0.192",
        "100.64.0.1",
        "0.0.0.0",
        "224.0.0.1",
        "::1",
        "::",
        "::ffff:127.0.0.1",
        "::127.0.0.1",
        "::ffff:0:127.0.0.1",
        "fd00::1",
        "fe80::1%eth0",
        "fec0::1",
        "ff02::1",
        "64:ff9b::10.0.0.1",
        "64:ff9b:1::10.0.0.1",
        "2002:7f00:1::",
        "2001:0:7f00:1::",
    ],
)
def test_no_address_leads_inside_the_network(address: str) -> None:
    assert not webhooks.is_outside(address)


@pytest.mark.parametrize("address", ["93.184.216.34", "2606:2800:220:1:248:1893:25c8:1946", "64:ff9b::93.184.216.34"])
def test_the_public_network_is_reached(address: str) -> None:
    assert webhooks.is_outside(address)


@pytest.mark.parametrize("port", [22, 25, 110, 143, 587, 993])
def test_nobody_makes_the_server_talk_to_a_mail_server(port: int) -> None:
    assert not check_address("webhook", f"http://example.org:{port}/")
    assert check_address("webhook", "http://example.org:8080/")


@pytest.mark.parametrize(
    "address",
    [
        "ada(1)@example.org",
        "friends:ada@example.org",
        "[ada]@example.org",
        "ada\\@example.org",
        "ada@example.org@evil.example",
        "ada@example.org\x0bBcc:x@y.example",
        "ada\u2028@example.org",
        "ada@example..org",
    ],
)
def test_one_mailbox_has_one_spelling(address: str) -> None:
    """How often an address is asked is counted by its text."""
    assert not check_address("email", address)
