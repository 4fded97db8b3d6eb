"""Pages: the built browser app, or a page that says it is not built."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from litestar import MediaType, Response, Router, get
from litestar.params import FromPath

from marula.core.errors import RefusedError
from marula.core.refusal import Unknown
from marula.server.http.error_responses import language_of
from marula.server.http.rendering.texts import catalogue
from marula.server.http.services import ApiRequest

FOLDER = Path(__file__).parents[1] / "pages"
"""Where `make setup` puts what it builds from /web."""

NOT_BUILT = """<!doctype html>
<html lang="{language}">
<head><meta charset="utf-8"><title>Marula</title></head>
<body><main><h1>Marula</h1><p>{text}</p><p><a href="/api/schema/openapi.json">API</a></p></main></body>
</html>
"""


@get(["/", "/{path:path}"], media_type=MediaType.HTML, include_in_schema=False)
async def page(request: ApiRequest, path: FromPath[str] = "") -> Response[bytes]:
    """A built file. Every other address belongs to the browser app, and gets its index."""
    name = path.strip("/")
    if name.startswith("api/") or name == "api":
        raise RefusedError(Unknown("address", f"/{name}"[:200]))
    file = built_file(name)
    if file is not None:
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        # Built files have a hash of their content in their names; anything else must be fetched again.
        kept = "public, max-age=31536000, immutable" if name.startswith("assets/") else "no-cache"
        return Response(file.read_bytes(), media_type=kind, headers={"Cache-Control": kept})
    if name.startswith("assets/"):  # a browser that wants a script must not get a page
        raise RefusedError(Unknown("address", f"/{name}"[:200]))
    index = FOLDER / "index.html"
    if index.is_file():
        return Response(index.read_bytes(), media_type=MediaType.HTML, headers={"Cache-Control": "no-cache"})
    language = language_of(request)
    text = catalogue(None, language).say("pages-not-built")
    return Response(NOT_BUILT.format(language=language, text=text).encode(), media_type=MediaType.HTML)


def built_file(name: str) -> Path | None:
    """The built file of this name, if there is one. No name leads out of the folder."""
    try:
        file = (FOLDER / name).resolve()
        return file if name and file.is_file() and file.is_relative_to(FOLDER.resolve()) else None
    except (ValueError, OSError):  # a name with a NUL, or one that is too long for any file
        return None


ROUTES = Router("", route_handlers=[page])
