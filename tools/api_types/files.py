"""The generated files: where each lies, and what must be in it."""

import json
from pathlib import Path
from typing import Any

from marula.core.setup import Setup
from marula.core.view_outline import view_outline
from marula.games import GAMES
from marula.server.http.app import Settings, create_app
from marula.server.http.openapi import whole_schema
from tools.api_types.descriptions import describe
from tools.api_types.events_to_typescript import typescript_of_events
from tools.api_types.openapi_to_typescript import typescript_of_schemas
from tools.api_types.view_to_typescript import typescript_of_view

ROOT = Path(__file__).resolve().parents[2]
OPENAPI = ROOT / "docs" / "openapi.json"
API_TYPES = ROOT / "web" / "src" / "core" / "api.generated.ts"
VIEW_TYPES = "face/view.generated.ts"
EVENT_TYPES = "face/events.generated.ts"
"""Both in the folder of each game that has a face."""


def openapi_schema() -> dict[str, Any]:
    """The OpenAPI schema that the server answers with, and what every field means."""
    schema = whole_schema(create_app(Settings("sqlite://")))
    describe(schema)
    return schema


def generated_files() -> dict[Path, str]:
    """Every generated file with its content."""
    schema = openapi_schema()
    files = {
        OPENAPI: json.dumps(schema, indent=1, ensure_ascii=False) + "\n",
        API_TYPES: typescript_of_schemas(schema["components"]["schemas"]),
    }
    for game in GAMES.values():
        folder = ROOT / "src" / "marula" / "games" / game.name
        if (folder / "face").is_dir():
            board = game.board(Setup(game.name, game.fewest), game.edition("default"))
            files[folder / VIEW_TYPES] = typescript_of_view(view_outline(game, board), board.tables["phase"])
            files[folder / EVENT_TYPES] = typescript_of_events(game.events)
    return files


def stale(files: dict[Path, str]) -> list[Path]:
    """The files that are missing or hold something else."""
    return [path for path, text in files.items() if not path.is_file() or path.read_text(encoding="utf-8") != text]
