"""No page of this origin runs a foreign script: the schema is plain JSON, under the policy of every other answer."""

from pathlib import Path

import pytest

from marula.server.http.security_headers import CONTENT_SECURITY_POLICY
from tests.server.http.common import app_on

VIEWERS = ("", "/", "/swagger", "/redoc", "/elements", "/rapidoc", "/scalar", "/oauth2-redirect.html", "/openapi.yml")


def test_the_schema_is_json_under_the_same_policy(tmp_path: Path) -> None:
    with app_on(tmp_path) as page:
        answer = page.client.get("/api/schema/openapi.json")
    assert answer.status_code == 200
    assert answer.headers["content-type"].split(";")[0].endswith("json")
    assert answer.headers["content-security-policy"] == CONTENT_SECURITY_POLICY
    assert answer.json()["info"]["title"] == "Marula"


@pytest.mark.parametrize("viewer", VIEWERS)
def test_there_is_no_viewer(viewer: str, tmp_path: Path) -> None:
    with app_on(tmp_path) as page:
        answer = page.client.get(f"/api/schema{viewer}", headers={"Accept": "text/html"})
    assert answer.headers["content-security-policy"] == CONTENT_SECURITY_POLICY
    kind = answer.headers["content-type"].split(";")[0]
    assert answer.status_code == 404 or kind.endswith("json")
    assert "<script" not in answer.text
