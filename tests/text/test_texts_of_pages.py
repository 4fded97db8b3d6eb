"""The pages take along only the texts that they say themselves; what is left out of them, no page says."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PLUGIN = ROOT / "web" / "tools" / "vite_texts_plugin.ts"


def left_out() -> tuple[str, ...]:
    found = re.search(r"/\^\(\?:([a-z|]+)\)-", PLUGIN.read_text(encoding="utf-8"))
    assert found is not None
    return tuple(f"{prefix}-" for prefix in found[1].split("|"))


def page_sources() -> list[Path]:
    folders = [ROOT / "web" / "src", *(ROOT / "src" / "marula" / "games").glob("*/face")]
    return [path for folder in folders for path in folder.rglob("*") if path.suffix in {".ts", ".svelte"}]


def keys() -> set[str]:
    texts = ROOT / "src" / "marula"
    catalogues = [*texts.glob("text/en.ftl"), *texts.glob("text/pages/en.ftl"), *texts.glob("games/*/text/en.ftl")]
    return {key for path in catalogues for key in re.findall(r"^([a-z0-9-]+) =", path.read_text("utf-8"), re.MULTILINE)}


def test_no_page_says_what_is_left_out() -> None:
    unshown = {key for key in keys() if key.startswith(left_out())}
    assert len(unshown) > 300
    for path in page_sources():
        said = set(re.findall(r"[\"'`]([a-z0-9-]+)[\"'`]", path.read_text(encoding="utf-8")))
        assert not said & unshown, path
        for prefix in left_out():
            assert f"`{prefix}${{" not in path.read_text(encoding="utf-8"), path
