"""Whatever is sent to the API, however wrong: it is answered as docs/api.md says, and never with a server error."""

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case

from marula.web.app import Settings, create_app
from tests.web.common import Page, app_on, bearer

schema = schemathesis.openapi.from_dict(create_app(Settings("sqlite://")).openapi_schema.to_schema())


class Place:
    """A running table, a finished one and an open one, and a secret for each."""

    def __init__(self, page: Page) -> None:
        self.page = page
        playing, secrets = page.full(2, hints=True)
        over, others = page.full(2)
        page.finish(over, others)
        opened, host = page.create(seats=3)
        self.tables = [(playing, secrets[0]), (over, others[1]), (opened, host), ("/api/tables/nowhere", "x" * 43)]
        self.asked = 0


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    with app_on(tmp_path_factory.mktemp("schema")) as page:
        yield Place(page)


@schema.parametrize()
@settings(max_examples=12, suppress_health_check=list(HealthCheck), deadline=None)
def test_no_server_error(case: Case[Any], place: Place) -> None:
    place.asked += 1
    table, secret = place.tables[place.asked % len(place.tables)]
    parameters: dict[str, Any] = case.path_parameters
    if parameters and "id" in parameters and place.asked % 5:
        parameters["id"] = table.rsplit("/", 1)[1]
    sent = case.as_transport_kwargs(base_url="http://testserver.local")
    headers = {**{name: str(value) for name, value in (sent.get("headers") or {}).items()}, **bearer(secret)}
    body = {name: sent[name] for name in ("json", "data", "content") if sent.get(name) is not None}
    if isinstance(body.get("data"), bytes):
        body = {"content": body["data"]}
    try:
        answer = place.page.client.request(
            sent["method"], sent["url"], params=sent.get("params"), headers=headers, **body
        )
    except (UnicodeEncodeError, TypeError, ValueError):  # what no client could send
        return
    assert answer.status_code < 500, answer.text
    if answer.status_code >= 400:
        told = answer.json()
        assert set(told) == {"code", "text", "facts"}
        assert told["text"]
