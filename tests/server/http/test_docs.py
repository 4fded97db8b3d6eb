"""docs/reference/http-api.md and the server name the same addresses."""

import re
from pathlib import Path

from marula.server.http.app import Settings, create_app

DOCS = (Path(__file__).resolve().parents[3] / "docs/reference/http-api.md").read_text(encoding="utf-8")


def plain(path: str) -> str:
    """Without the kinds and names of parameters, which the document writes as it likes."""
    return re.sub(r"\{[^}]*\}", "{}", path).split("?")[0].rstrip("/")


def served() -> set[str]:
    app = create_app(Settings("sqlite://"))
    paths = {plain(path) for path in app.openapi_schema.to_schema()["paths"]}
    return paths | {plain(route.path) for route in app.routes if "listen" in route.path}


def told() -> set[str]:
    found = re.findall(r"(?:GET|POST|DELETE|WebSocket at) ?`?(/(?:api/[a-z{}/:]*|health|metrics))", DOCS, re.IGNORECASE)
    return {plain(path) for path in found}


def test_every_address_is_in_the_document() -> None:
    missing = served() - told() - {"/api/tables/{}/seats/{}/notices/{}"}  # told as `DELETE …/notices/{ID}`
    assert missing == set()


def test_the_document_names_no_other() -> None:
    assert told() - served() == set()
    assert len(told()) > 20, "the document was not understood"
