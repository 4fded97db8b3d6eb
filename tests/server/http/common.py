"""What the web tests share: an app on a fresh SQLite file, and short words for what a page does."""

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from litestar.testing import TestClient

from marula.server.http.app import Settings, create_app


class Page:
    """Someone with a browser."""

    def __init__(self, client: Any) -> None:
        self.client = client

    def get(self, path: str, secret: str | None = None, expect: int = 200, **query: Any) -> Any:
        answer = self.client.get(path, headers=bearer(secret), params=query)
        assert answer.status_code == expect, answer.text
        return answer.json()

    def post(self, path: str, body: Any = None, secret: str | None = None, expect: int = 200) -> Any:
        answer = self.client.post(path, json={} if body is None else body, headers=bearer(secret))
        assert answer.status_code == expect, answer.text
        return answer.json()

    def create(self, **asked: Any) -> tuple[str, str]:
        """A new table's address and its host's secret. Seats are as people sit down, unless another order is asked."""
        answer = self.post("/api/tables", {"game": "template", "order": "host", **asked}, expect=201)
        return f"/api/tables/{answer['table']['id']}", answer["host"]

    def sit(self, table: str, name: str, **asked: Any) -> str:
        secret: str = self.post(f"{table}/seats", {"name": name, **asked}, expect=201)["secret"]
        return secret

    def full(self, seats: int = 2, **asked: Any) -> tuple[str, list[str]]:
        """A table that has started, and the seats' secrets."""
        table, _ = self.create(seats=seats, **asked)
        return table, [self.sit(table, name, contribution=f"of {name}") for name in ["Ada", "Bo", "Cy", "Di"][:seats]]

    def choose(self, table: str, secrets: list[str], chooser: random.Random) -> bool:
        """One random decision; False when it is over."""
        waiting = self.get(table)["waiting_on"]
        if not waiting:
            return False
        secret = secrets[chooser.choice(waiting)]
        envelope = self.get(f"{table}/envelope", secret)
        option = chooser.choice(envelope["options"])
        self.post(f"{table}/act", {"version": envelope["version"], "action": option["action"]}, secret)
        return True

    def finish(self, table: str, secrets: list[str], seed: int = 1) -> None:
        chooser = random.Random(seed)
        while self.choose(table, secrets, chooser):
            pass


def bearer(secret: str | None) -> dict[str, str]:
    return {} if secret is None else {"Authorization": f"Bearer {secret}"}


@contextmanager
def app_on(folder: Path, now: Callable[[], int] | None = None, **settings: Any) -> Iterator[Page]:
    """The app, running."""
    url = settings.pop("database", f"sqlite:///{folder / 'tables.db'}")
    app = create_app(Settings(url, limits=settings.pop("limits", False), **settings), now)
    with TestClient(app) as client:
        yield Page(client)
