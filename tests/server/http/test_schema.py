"""Whatever is sent to the API is answered as docs/reference/http-api.md says, never with a server error."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from marula.server.http import responses
from marula.server.http.app import Settings, create_app
from marula.server.http.openapi import whole_schema
from tests.server.http.common import Page, app_on, bearer

CONFORMS = [response_schema_conformance, status_code_conformance, content_type_conformance]
"""Every answer is one that the schema tells of, with that status, that type and that body."""

schema = schemathesis.openapi.from_dict(whole_schema(create_app(Settings("sqlite://"))))


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


def test_nothing_is_sent_that_is_not_told_of(place: Place) -> None:
    """Stricter than a schema can be: no answer has a field too many, in any state of a table; nor has what is heard."""
    page = place.page
    for table, secret in place.tables[:3]:
        msgspec.convert(page.get(table), responses.Table)
        with page.client.websocket_connect(f"{table}/listen") as socket:
            socket.send_json({"secrets": [secret]})
            message = msgspec.convert(socket.receive_json(timeout=10), responses.LiveMessage)
        assert message.table.id in table
        msgspec.convert(page.get(f"{table}/board"), responses.Board)
        msgspec.convert(page.get(f"{table}/chat", secret), responses.ChatLines)
    playing, over = place.tables[0][0], place.tables[1][0]
    assert msgspec.convert(page.get(f"{playing}/envelope"), responses.Envelope).score is None
    assert msgspec.convert(page.get(f"{over}/envelope"), responses.Envelope).score is not None
    assert msgspec.convert(page.get(f"{over}/luck"), responses.Luck).draws
    assert msgspec.convert(page.get(f"{over}/course"), responses.PointsHistory).points
    assert len(msgspec.convert(page.get("/api/tables"), responses.TableList).tables) == 3
    assert msgspec.convert(page.get("/api/games"), responses.GameList).games
    for game in page.get("/api/games")["games"]:
        msgspec.convert(page.get(f"/api/games/{game['name']}/rules"), responses.RulesPage)


def test_every_answer_is_told_of() -> None:
    """No address whose answer is just anything, but for the files that each game words in its own way."""
    open_ended = set()
    for path, methods in schema.raw_schema["paths"].items():
        for method, operation in methods.items():
            for status, answer in operation["responses"].items():
                named = all("$ref" in body["schema"] for body in answer.get("content", {}).values())
                if not named and (path, status) != ("/metrics", "200"):  # Prometheus' own text
                    open_ended.add(f"{method} {path} {status}")
            assert {"400", "404", "409", "429", "503"} <= set(operation["responses"]), f"{method} {path}"
    assert open_ended == {"get /api/games/{game}/editions/{edition} 200", "get /api/tables/{id}/file 200"}


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
        assert msgspec.convert(answer.json(), responses.Refusal).text
    case.validate_response(answer, checks=CONFORMS)
