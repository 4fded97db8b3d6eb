"""What no browser sends is refused with a reason, never with 500."""

from collections.abc import Iterator

import pytest

from tests.server.http.common import Page, app_on, bearer


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    with app_on(tmp_path_factory.mktemp("errors")) as page:
        yield page


BROKEN_UTF8 = (
    b"\xff",
    b'{"name": "\xff\xfe"}',
    b'{"name": "\xc3("}',
    b'{"\xe2\x28\xa1": 1}',
    b'{"name": "\xed\xa0\x80"}',
)


@pytest.mark.parametrize("body", BROKEN_UTF8)
def test_a_body_that_is_not_utf8_is_malformed(page: Page, body: bytes) -> None:
    table, secrets = page.full(2)
    for path in ("/api/tables", f"{table}/seats", f"{table}/act", f"{table}/chat", "/api/records"):
        headers = {**bearer(secrets[0]), "Content-Type": "application/json"}
        answer = page.client.post(path, content=body, headers=headers)
        assert answer.status_code == 400, path
        assert answer.json()["code"] == "malformed"


ORIGINS = (
    "http://[evil",
    "http://[::1",
    "http://]",
    "http://a[b]c",
    "null",
    "",
    "http://\x85",
    "//",
    "http://evil:99999",
)


@pytest.mark.parametrize("origin", ORIGINS)
def test_an_origin_that_is_no_address_is_refused(page: Page, origin: str) -> None:
    sent = origin.encode("latin-1")
    answer = page.client.post("/api/tables", json={"game": "template"}, headers={"Origin": sent})
    assert answer.status_code == 403
    assert answer.json()["code"] == "bad_origin"


PATHS = ("/%00", "/assets/%00", "/" + "a" * 300, "/assets/" + "a" * 300, "/" + "a/" * 3000, "/%ff", "/%2e%2e%2f%00")


@pytest.mark.parametrize("path", PATHS)
def test_a_path_that_no_file_can_have(page: Page, path: str) -> None:
    assert page.client.get(path).status_code in (200, 404)
    assert page.client.get("/api/tables/%00").status_code == 404
    assert page.client.get("/api/games/%00").status_code == 404
    assert page.client.get("/api/games/template/editions/%00").status_code == 404


def test_a_missing_asset_is_not_the_index(page: Page) -> None:
    """A browser that expects a script must not get a page in its place."""
    assert page.client.get("/assets/index-gone.js").status_code == 404


QUERIES = (
    "since=99999999999999999999",
    "since=-1",
    "language=%00",
    "language=" + "x" * 5000,
    "before=1e400",
    "%00=%00",
)


@pytest.mark.parametrize("query", QUERIES)
def test_any_query_is_answered(page: Page, query: str) -> None:
    table, secrets = page.full(2)
    for path in (table, f"{table}/envelope", f"{table}/chat", "/api/tables", "/api/games", f"{table}/position/0", "/"):
        answer = page.client.get(f"{path}?{query}", headers=bearer(secrets[0]))
        assert answer.status_code < 500, path


HEADERS = (
    {"Accept-Language": b"\xff\xff;q=nan"},
    {"Authorization": b"Bearer \xff\x80"},
    {"Authorization": b"Bearer"},
    {"Content-Length": b"\xb2"},
    {"Content-Type": b"\xff"},
    {"Content-Type": b"application/json; charset=nonsense"},
    {"Content-Type": b"multipart/form-data"},
    {"X-Forwarded-For": b"\xff, ,"},
    {"Cookie": b"\xff=\xff; ;;="},
)


@pytest.mark.parametrize("headers", HEADERS)
def test_any_header_is_answered(page: Page, headers: dict[str, bytes]) -> None:
    table, secrets = page.full(2)
    mine = {name.encode(): value.encode() for name, value in bearer(secrets[0]).items()}
    sent = {**mine, **{name.encode(): value for name, value in headers.items()}}
    for path in (table, "/", "/health"):
        assert page.client.get(path, headers=sent).status_code < 500, path
    assert page.client.post(f"{table}/act", content=b"{}", headers=sent).status_code < 500
