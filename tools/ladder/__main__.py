"""Rate this version's bots and write docs/studies/ladder.md: python -m tools.ladder [GAME …] [--levels casual,steady].

Each level meets the one below, and itself in every older version that is built (`python -m tools.baseline --commit C`).
At the largest table all of them meet. All matches are kept in docs/studies/ladder.json, and all ratings are worked out
anew from them. So what older versions played counts for ever, and a later version needs only its own matches.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from marula.bots.levels import BOTS
from marula.games import GAMES
from tools.baseline.build import ROOT, Baseline, git
from tools.ladder.matches import Contestant, Meeting, Record, meetings, play, read, write
from tools.ladder.page import page

DOCS = ROOT / "docs" / "studies"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.ladder", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="only these games (default: all)")
    parser.add_argument("--levels", default="casual,steady,sharp", metavar="A,B,…", help="which bots to rate")
    parser.add_argument("--matches", type=int, default=60, metavar="K", help="about so many for each meeting")
    parser.add_argument("--minutes", type=float, default=1e9, metavar="T", help="stop after this time")
    parser.add_argument("--file", type=Path, default=DOCS / "ladder.json", help="where matches are kept")
    parser.add_argument("--page", type=Path, default=DOCS / "ladder.md", help="the page to write")
    parser.add_argument("--page-only", action="store_true", help="play nothing")
    args = parser.parse_args()
    levels = [level for level in BOTS if level in args.levels.split(",")]
    record = read(args.file)
    if not args.page_only:
        until = time.monotonic() + args.minutes * 60
        play_missing(record, wanted(args.games or list(GAMES), levels, args.matches), until, args.file)
    args.page.write_text(page(record), encoding="utf-8")
    print(args.page)
    return 0


def wanted(games: list[str], levels: list[str], matches: int) -> list[Meeting]:
    """Every meeting of this version's bots."""
    today = code_version()
    return [meeting for game in games for meeting in meetings(GAMES[game], today, older_versions(), levels, matches)]


def code_version() -> str:
    """The last commit that changed the package, with a + where files differ from it: notes make no new version."""
    last = git(["log", "-1", "--format=%h", "--abbrev=7", "--", "src"], ROOT).decode().strip()
    return last + ("+" if git(["status", "--porcelain", "--", "src"], ROOT).strip() else "")


def older_versions() -> list[str]:
    """The commits that are built here."""
    return sorted(ready.parent.name for ready in (ROOT / ".venv-baseline").glob("*/ready.json"))


def play_missing(record: Record, listed: list[Meeting], until: float, file: Path) -> None:
    """Play what the file does not hold yet, and keep it after each meeting."""
    for meeting in listed:
        if meeting.key in record.meetings or time.monotonic() > until:
            continue
        record.meetings[meeting.key] = play(GAMES[meeting.game], meeting, engine_command)
        write(file, record)
        print(f"{meeting.key}: {len(record.meetings[meeting.key].ranks)} matches", flush=True)


def engine_command(contestant: Contestant) -> str:
    """How the arena seats a bot of an older version."""
    python = Baseline(contestant.version, ROOT).python
    return f"exec:'{python}' -I '{ROOT / 'tools' / 'baseline' / 'engine.py'}' --level {contestant.level}"


if __name__ == "__main__":
    raise SystemExit(main())
