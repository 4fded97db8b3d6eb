"""Clones a bot from observations alone: how often a network that saw its decisions chooses as it does in new matches.

    python -m tools.clone GAME --players 2 --matches 300 --derived --features

Needs PyTorch: run it in `.venv-trainers`. The network scores each offered action from three things: a summary of the
whole observation, a learned vector for the action, and the numbers that are about what the action names. For a route
these are the numbers of that route, for a card those of that card. With `--features` it is also given the named
features of the seat and of each option, without the bot's own score of them.
"""

from __future__ import annotations

import argparse
import math
import time
from typing import Any

import numpy as np
import torch
from torch import nn

from marula.bots import Budget
from marula.bots.instinct_cache import option_codes
from marula.bots.levels import bot_factory
from marula.core import codec, fields
from marula.core.chance import Seeded
from marula.core.envelope import envelope
from marula.core.game import Board, Game, named
from marula.core.match import Match
from marula.core.setup import Setup
from marula.games import GAMES
from marula.lab.named_features import NamedFeatures
from marula.lab.observation_encoder import Encoder

HELD_OUT = 5
"""One match of so many is kept for the test."""


class Rows:
    """Decisions with two options or more: what was seen, what was offered, what was chosen, and in which match."""

    def __init__(self) -> None:
        self.seen: list[Any] = []
        self.of_seat: list[Any] = []
        self.of_options: list[Any] = []
        self.offered: list[list[int]] = []
        self.chosen: list[int] = []
        self.match: list[int] = []
        self.kind: list[str] = []
        self.again = 0
        """How often the bot chooses the same when its own luck is another: what no clone can beat."""


def play(game: Game, encoder: Encoder, features: NamedFeatures | None, name: str, matches: int, seed: str) -> Rows:
    """Matches of the bot against itself, written down."""
    rows, board = Rows(), encoder.board
    make, budget = bot_factory(name, game), Budget()
    for number in range(matches):
        match = Match.dealt(game, board, Seeded(f"{seed} {number}"))
        bots = [make(game, f"{seed} {number} {seat}") for seat in range(board.seats)]
        other = make(game, f"{seed} {number} again")
        while not match.over:
            seat = game.waiting_on(match.state)[0]
            sees = envelope(match, seat)
            action = bots[seat].choose(sees, budget).action
            if len(sees.options) > 1:
                rows.seen.append(encoder.encode(sees.view))
                rows.offered.append([board.code_of[option] for option in sees.options])
                if features is not None:
                    rows.of_seat.append(features.seat(match.state, seat))
                    rows.of_options.append(features.options(match.state, seat, option_codes(sees)))
                rows.chosen.append(sees.options.index(action))
                rows.match.append(number)
                rows.kind.append(action.tag)
                rows.again += other.choose(sees, budget).action == action
            match.play(seat, action)
    return rows


def axes(kind: fields.Field, board: Board) -> list[tuple[str, int]]:
    """The tables over which a field's numbers run, outermost first, as (table, size)."""
    tables = board.tables
    if isinstance(kind, fields.Per):
        return [*((table, len(tables[table])) for table in kind.tables), *axes(kind.of, board)]
    if isinstance(kind, fields.Each):
        return [(kind.table, len(tables[kind.table])), *axes(kind.of, board)]
    if isinstance(kind, fields.Word):
        return [(kind.table, len(tables[kind.table]))]
    if isinstance(kind, fields.Set):
        return [(kind.item.table, len(tables[kind.item.table]))]
    if isinstance(kind, fields.Row) and isinstance(kind.of, fields.Word):
        return [("", 2), (kind.of.table, len(tables[kind.of.table]))]
    return []


def about_entries(game: Game, encoder: Encoder) -> dict[str, list[np.ndarray[Any, Any]]]:
    """For each table, for each entry: the places in the observation of all numbers that are about it."""
    board = encoder.board
    kinds = type(game.view(game.deal(board, Seeded("sample"), None), 0)).FIELDS
    derived = {} if encoder.derived is None else {part.name: part.table for part in encoder.derived.parts}
    found: dict[str, list[list[np.ndarray[Any, Any]]]] = {
        table: [[] for _ in words] for table, words in board.tables.items()
    }
    for part in encoder.parts:
        own = [(derived[part.name], part.size)] if part.name in derived else axes(kinds[part.name], board)
        sizes = [size for _, size in own]
        if math.prod(sizes) != part.size:
            continue
        places = part.start + np.arange(part.size).reshape(sizes)
        for axis, (table, size) in enumerate(own):
            for entry in range(size if table else 0):
                found[table][entry].append(np.take(places, entry, axis).ravel())
    return {table: [np.concatenate(one) if one else np.zeros(0, int) for one in rows] for table, rows in found.items()}


def tables_of_actions(game: Game, encoder: Encoder) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
    """For each action the places of the numbers that are about what it names (the last place of all: nothing), and its
    own numbers.
    """
    about = about_entries(game, encoder)
    nothing = -1
    width = {table: max(map(len, rows), default=0) for table, rows in about.items()}
    starts, at = {}, 0
    for table in about:
        starts[table] = at
        at += width[table]
    places = np.full((encoder.actions, at), nothing)
    numbers = np.zeros((encoder.actions, 6), np.float32)
    for code, action in enumerate(encoder.board.actions):
        said = codec.to_json(action)
        values = [value for key, value in said.items() if key != "action"]
        flat = [one for value in values for one in (value if isinstance(value, list | tuple) else [value])]
        for slot, value in enumerate([one for one in flat if isinstance(one, int)][:6]):
            numbers[code, slot] = (value + 1) / 5
        for key, value in said.items():
            words = encoder.board.tables.get(key, ())
            if isinstance(value, str) and value in words:
                mine = about[key][words.index(value)]
                places[code, starts[key] : starts[key] + len(mine)] = mine
    return places, numbers


class Clone(nn.Module):  # type: ignore[misc]
    """A score for each offered action."""

    def __init__(
        self, size: int, features: int, places: np.ndarray[Any, Any], numbers: np.ndarray[Any, Any], kinds: list[int]
    ) -> None:
        super().__init__()
        self.places = torch.as_tensor(places)
        self.numbers = torch.as_tensor(numbers)
        self.kinds = torch.as_tensor(kinds)
        self.summary = nn.Sequential(
            nn.Dropout(0.1),
            nn.Linear(size, 192),
            nn.LayerNorm(192),
            nn.ReLU(),
            nn.Dropout(0.3),
            nn.Linear(192, 96),
            nn.LayerNorm(96),
            nn.ReLU(),
        )
        self.vector = nn.Embedding(len(places), 16)
        self.kind = nn.Embedding(max(kinds) + 1, 16)
        wide = 96 + 16 + 16 + places.shape[1] + numbers.shape[1] + 3 * features
        self.score = nn.Sequential(nn.Linear(wide, 128), nn.ReLU(), nn.Linear(128, 64), nn.ReLU(), nn.Linear(64, 1))

    def forward(
        self, seen: torch.Tensor, row: torch.Tensor, action: torch.Tensor, features: torch.Tensor
    ) -> torch.Tensor:
        """Scores of options: `row` says to which observation each belongs."""
        longer = nn.functional.pad(seen, (0, 1))
        about = longer[row[:, None], self.places[action]]
        parts = [
            self.summary(seen)[row],
            self.vector(action),
            self.kind(self.kinds[action]),
            about,
            self.numbers[action],
            features,
            compared(features, row, len(seen)).clamp(-10, 10),
        ]
        scores: torch.Tensor = self.score(torch.cat(parts, 1)).squeeze(1)
        return scores


def compared(features: torch.Tensor, row: torch.Tensor, rows: int) -> torch.Tensor:
    """For each option and each feature, how far it is behind the largest and the next largest value that another
    option of its observation has.
    """
    which = row[:, None].expand_as(features)
    nothing = torch.full((rows, features.shape[1]), -1e9)
    largest = nothing.scatter_reduce(0, which, features, "amax")[row]
    rest = features.masked_fill(features == largest, -1e9)
    second = nothing.scatter_reduce(0, which, rest, "amax")[row]
    return torch.cat([features - largest, features - torch.where(second < -1e8, largest, second)], 1)


class Batches:
    """The rows as tensors, handed out by number."""

    def __init__(self, rows: Rows, encoder: Encoder, features: NamedFeatures | None) -> None:
        self.seen = torch.as_tensor(encoder.scaled(np.stack(rows.seen)))
        self.offered = [torch.as_tensor(codes) for codes in rows.offered]
        self.features = [torch.zeros(len(codes), 0) for codes in self.offered]
        if features is not None:
            of_seat = torch.as_tensor(features.scaled_seat(np.stack(rows.of_seat)))
            self.seen = torch.cat([self.seen, of_seat], 1)
            self.features = [torch.as_tensor(one) for one in rows.of_options]
            spread = torch.cat([one - one.mean(0) for one in self.features]).std(0).clamp(min=1e-3)
            self.features = [one / spread for one in self.features]
        self.chosen = torch.as_tensor(rows.chosen)

    def odds(self, model: Clone, which: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """For each of these rows the log odds of its options, padded; and the number of the chosen one."""
        lists = [self.offered[number] for number in which.tolist()]
        counts = torch.as_tensor([len(codes) for codes in lists])
        row = torch.repeat_interleave(torch.arange(len(lists)), counts)
        column = torch.cat([torch.arange(int(count)) for count in counts])
        scores = torch.full((len(lists), int(counts.max())), -1e9)
        features = torch.cat([self.features[number] for number in which.tolist()])
        scores[row, column] = model(self.seen[which], row, torch.cat(lists), features)
        return scores.log_softmax(1), self.chosen[which]


def agreement(model: Clone, data: Batches, which: torch.Tensor) -> np.ndarray[Any, Any]:
    """For each of these rows whether the likeliest option is the one that was chosen."""
    model.eval()
    with torch.no_grad():
        found = [odds.argmax(1) == chosen for odds, chosen in (data.odds(model, part) for part in which.split(512))]
    model.train()
    agreed: np.ndarray[Any, Any] = torch.cat(found).numpy()
    return agreed


def learn(model: Clone, data: Batches, train: torch.Tensor, test: torch.Tensor, epochs: int, seconds: float) -> None:
    """Cross entropy; the rate falls to nothing over the epochs. Stops after so many seconds of the processor."""
    optimizer = torch.optim.AdamW(model.parameters(), 2e-3, weight_decay=1e-3)
    steps = epochs * math.ceil(len(train) / 256)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, 2e-3, total_steps=steps)
    began = time.process_time()
    for epoch in range(epochs):
        for which in train[torch.randperm(len(train))].split(256):
            odds, chosen = data.odds(model, which)
            loss = -odds.gather(1, chosen[:, None]).mean()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
        spent = time.process_time() - began
        print(f"epoch {epoch + 1}: {agreement(model, data, test).mean():.1%} after {spent:.0f} s", flush=True)
        if spent > seconds:
            return


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.clone", description=__doc__.splitlines()[0])
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--players", type=int, metavar="N")
    parser.add_argument("--bot", default="steady")
    parser.add_argument("--matches", type=int, default=300)
    parser.add_argument("--seed", default="clone", help="which matches are played")
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--seconds", type=float, default=300.0, help="of the processor, for learning (default: 300)")
    parser.add_argument("--derived", action="store_true", help="with derived features")
    parser.add_argument("--features", action="store_true", help="with named features of the seat and the options")
    asked = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(1)
    game = named(GAMES, asked.game)
    encoder = Encoder(game, game.board(Setup(game.name, asked.players or game.fewest)), asked.derived)
    features = NamedFeatures(game, encoder.board) if asked.features else None
    rows = play(game, encoder, features, asked.bot, asked.matches, asked.seed)
    match = np.asarray(rows.match)
    test = torch.as_tensor(np.flatnonzero(match % HELD_OUT == 0))
    train = torch.as_tensor(np.flatnonzero(match % HELD_OUT != 0))
    print(f"{len(match)} decisions, {rows.again / len(match):.1%} of them the same with other luck of the bot's own")
    tags = sorted({action.tag for action in encoder.board.actions})
    kinds = [tags.index(action.tag) for action in encoder.board.actions]
    data = Batches(rows, encoder, features)
    size, wide = data.seen.shape[1], data.features[0].shape[1]
    model = Clone(size, wide, *tables_of_actions(game, encoder), kinds)
    learn(model, data, train, test, asked.epochs, asked.seconds)
    agreed = agreement(model, data, test)
    kind_of = np.asarray(rows.kind)[test.numpy()]
    print(f"agreement in {len(test)} decisions of new matches: {agreed.mean():.1%}")
    for kind in sorted(set(kind_of)):
        of_kind = kind_of == kind
        print(f"  {kind:<22}{of_kind.sum():>6}  {agreed[of_kind].mean():.0%}")


if __name__ == "__main__":
    main()
