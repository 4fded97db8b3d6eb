"""Datasets: one row for every decision of many matches of bots, as Parquet files with a schema and a card."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from marula import __version__
from marula.bots import Bot
from marula.bots.instinct_cache import instinct_of
from marula.bots.levels import bot_factory
from marula.core.chance import Seeded
from marula.core.envelope import Envelope, envelope
from marula.core.features import Features
from marula.core.game import Board
from marula.core.match import Match
from marula.lab.match_plan import Batch, MatchPlan, batches
from marula.lab.observation_encoder import Encoder
from marula.lab.reward import win_shares
from marula.workers.workers import Workers

BATCH = 20
"""Matches in one file."""
WORLDS = 4
"""The win chance is the mean over so many worlds that fit what the seat knows."""
DATA_FOLDER = "data"
SCHEMA_FILE = "schema.json"
CARD_FILE = "README.md"

COLUMNS = {
    "match": "number of the match, from 0",
    "decision": "number of the decision in its match, from 1",
    "seat": "who decided, from 0",
    "bot": "the bot on that seat",
    "phase": "what was decided",
    "observation": "what the seat saw, as numbers; schema.json names the parts",
    "mask": "1 for each action that was offered",
    "options": "the numbers of the actions that were offered",
    "choice": "the number of the action that was chosen; schema.json lists all actions",
    "win_chance": "the seat's chance to win before the decision, by the game's heuristic, from what the seat knew",
    "outcome": "the seat's share of the win in the end",
    "score": "the seat's points in the end",
    "seat_features": "the named features of the seat; schema.json names them",
    "option_features": "the named features of every option: all of the first, then all of the second, and so on",
}
"""What each column holds."""


class _Recorder:
    """Writes down the decisions of matches on one board."""

    def __init__(self, plan: MatchPlan) -> None:
        self.plan = plan
        self.board: Board = plan.game.board(plan.setup, plan.edition)
        self.encoder = Encoder(plan.game, self.board)
        self.features: Features | None = plan.game.features(self.board)
        self.rows: list[dict[str, Any]] = []

    def record(self, number: int) -> None:
        """Play one match; bots take turns on the seats from match to match."""
        plan = self.plan
        seats = int(self.board.seats)
        match = Match.dealt(plan.game, self.board, Seeded(f"{plan.seed} match {number}"))
        names = [plan.bots[(seat + number) % len(plan.bots)] for seat in range(seats)]
        bots: list[Bot] = [
            bot_factory(name, plan.game)(plan.game, f"{plan.seed} match {number} seat {seat}")
            for seat, name in enumerate(names)
        ]
        first = len(self.rows)
        while not match.over:
            seat = plan.game.waiting_on(match.state)[0]
            sees = envelope(match, seat)
            action = bots[seat].choose(sees, plan.budget).action
            self.rows.append(self._row(match, sees, number, names[seat], self.board.code_of[action]))
            match.play(seat, action)
        wins = win_shares(plan.game.standings(match.state))
        scores = [column.total for column in plan.game.score(match.state).columns]
        for row in self.rows[first:]:
            row["outcome"] = wins[row["seat"]]
            row["score"] = scores[row["seat"]]

    def _row(self, match: Match, sees: Envelope, number: int, bot: str, choice: int) -> dict[str, Any]:
        game, seat, view = self.plan.game, sees.seat, sees.view
        codes = [self.board.code_of[action] for action in sees.options]
        seat_features, option_features = self._features(match, seat)
        return {
            "match": number,
            "decision": match.version + 1,
            "seat": seat,
            "bot": bot,
            "phase": sees.phase,
            "observation": self.encoder.encode(view),
            "mask": self.encoder.mask(game.codes(match.state, seat)),
            "options": codes,
            "choice": choice,
            "win_chance": self._win_chance(sees, f"{number} {match.version}"),
            "seat_features": seat_features,
            "option_features": option_features,
        }

    def _win_chance(self, sees: Envelope, name: str) -> float:
        game = self.plan.game
        instinct = instinct_of(game, self.board)
        chance = Seeded(f"worlds {name}")
        chances = [instinct.win_chances(game.imagine(sees.view, chance))[sees.seat] for _ in range(WORLDS)]
        return float(sum(chances) / WORLDS)

    def _features(self, match: Match, seat: int) -> tuple[list[float], list[float]]:
        if self.features is None:
            return [], []
        game = self.plan.game
        codes = game.codes(match.state, seat)
        weights = instinct_of(game, self.board).weigh(match.state, seat, codes)
        guessed = set(self.features.guessed)
        values = list(self.features.seat(match.state, seat))
        known = [value for name, value in zip(self.features.seat_names, values, strict=True) if name not in guessed]
        return known, list(self.features.options(match.state, seat, codes, weights))


def schema_of(encoder: Encoder) -> pa.Schema:
    """Column names and types."""
    return pa.schema(
        [
            ("match", pa.int32()),
            ("decision", pa.int32()),
            ("seat", pa.int8()),
            ("bot", pa.string()),
            ("phase", pa.string()),
            ("observation", pa.list_(pa.int16(), encoder.size)),
            ("mask", pa.list_(pa.int8(), encoder.actions)),
            ("options", pa.list_(pa.int32())),
            ("choice", pa.int32()),
            ("win_chance", pa.float32()),
            ("outcome", pa.float32()),
            ("score", pa.int32()),
            ("seat_features", pa.list_(pa.float32())),
            ("option_features", pa.list_(pa.float32())),
        ]
    )


def _record(job: Batch[MatchPlan]) -> tuple[int, bytes]:
    """Some matches as one Parquet file."""
    recorder = _Recorder(job.plan)
    for number in job.numbers():
        recorder.record(number)
    schema = schema_of(recorder.encoder)
    columns = {
        name: [row[name].tolist() if name in ("observation", "mask") else row[name] for row in recorder.rows]
        for name in schema.names
    }
    out = io.BytesIO()
    pq.write_table(pa.table(columns, schema), out, compression="zstd")
    return len(recorder.rows), out.getvalue()


def write_dataset(
    plan: MatchPlan,
    folder: Path,
    command: str,
    workers: Workers | None = None,
    progress: Callable[[int], object] = lambda matches: None,
) -> int:
    """Write the files of a dataset into an empty folder; how many decisions they hold."""
    jobs = batches(plan, plan.matches, BATCH)
    rows = 0
    (folder / DATA_FOLDER).mkdir()
    for number, (decisions, content) in enumerate((workers or Workers()).run(_record, jobs)):
        (folder / DATA_FOLDER / f"decisions-{number:05}.parquet").write_bytes(content)
        rows += decisions
        progress(jobs[number].matches)
    description = describe(plan, command, rows)
    (folder / SCHEMA_FILE).write_text(json.dumps(description, indent=1) + "\n", encoding="utf-8")
    (folder / CARD_FILE).write_text(card(plan, command, rows), encoding="utf-8")
    return rows


def describe(plan: MatchPlan, command: str, rows: int) -> dict[str, Any]:
    """What schema.json holds: the meaning of every column, and the names behind the numbers."""
    board = plan.game.board(plan.setup, plan.edition)
    encoder = Encoder(plan.game, board)
    features = plan.game.features(board)
    shown = () if features is None else features.shown()
    return {
        "game": plan.game.name,
        "setup": str(board.setup),
        "edition": {"name": plan.edition.name, "digest": plan.edition.digest},
        "bots": list(plan.bots),
        "matches": plan.matches,
        "decisions": rows,
        "seed": plan.seed,
        "command": command,
        "marula": __version__,
        "columns": COLUMNS,
        "observation": [
            {"name": part.name, "start": part.start, "size": part.size, "means": part.means} for part in encoder.parts
        ],
        "actions": [str(action) for action in board.actions],
        "seat_features": [_feature(one) for one in shown],
        "option_features": [] if features is None else [_feature(one) for one in features.of_option],
    }


def _feature(feature: Any) -> dict[str, str]:
    return {"name": feature.name, "unit": feature.unit, "means": feature.meaning}


def card(plan: MatchPlan, command: str, rows: int) -> str:
    """The dataset's card, in the form that dataset hubs read."""
    columns = "\n".join(f"| `{name}` | {means} |" for name, means in COLUMNS.items())
    return f"""---
license: mit
task_categories: [reinforcement-learning]
configs: [{{config_name: default, data_files: "data/*.parquet"}}]
---
# Decisions in {plan.game.name}, {plan.setup.seats} players
{rows:,} decisions of {plan.matches:,} matches, one row each, played by {", ".join(plan.bots)}.

Made by marula {__version__} with this command; it makes the same rows again, where every bot's answers repeat:

```
{command}
```

| column | holds |
|---|---|
{columns}

`schema.json` names the parts of an observation, all actions and all features.

```python
import polars

rows = polars.read_parquet("data/*.parquet")
```
"""
