"""On a full disk /health says so. A load balancer or a monitor must not believe that all is well."""

import shutil
from pathlib import Path
from unittest import mock

import httpx

from marula.server.runtime import health
from marula.server.storage import store
from tests.hostile.served import served
from tests.server.http.common import app_on
from tests.waiting import until

MOST_BYTES = 400_000
"""Of any file of the server. Its journal is full after a few tables."""


def test_health_tells_of_a_full_disk(tmp_path: Path) -> None:
    small = {"RLIMIT_FSIZE": MOST_BYTES}
    with (
        served(tmp_path, "--no-limits", limits=small) as server,
        httpx.Client(base_url=server.address, timeout=20) as client,
    ):
        for _ in range(200):
            answer = client.post("/api/tables", json={"game": "template", "bots": ["random"]})
            if answer.status_code != 201:
                break
        assert answer.status_code == 503
        assert answer.json()["code"] == "try_again"
        until(lambda: not server.healthy())
        assert client.get("/api/tables").status_code == 200, "reading goes on"


def test_health_warns_before_the_last_byte(tmp_path: Path) -> None:
    with app_on(tmp_path) as page, mock.patch.object(health, "FRESH_SECONDS", 0.0):
        page.get("/health")
        usage = shutil.disk_usage(tmp_path)
        with mock.patch.object(shutil, "disk_usage", return_value=usage._replace(free=store.LEAST_FREE - 1)):
            assert page.client.get("/health").status_code == 503
        page.get("/health")


def test_who_asks_often_causes_little_writing(tmp_path: Path) -> None:
    with app_on(tmp_path) as page:
        registry = page.client.app.state.services.registry
        with mock.patch.object(registry.store, "check_writing", wraps=registry.store.check_writing) as wrote:
            for _ in range(50):
                page.get("/health")
        assert wrote.call_count <= 3
