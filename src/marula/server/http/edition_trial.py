"""Trial of an edition: checked, set up and drawn once in a process that may be killed, before any table uses it."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

import msgspec

from marula.core.chance import commitment
from marula.core.edition import Edition, Problem, from_data, from_json, size_problems
from marula.core.errors import EditionError, FileError, RefusedError
from marula.core.game import Game
from marula.core.match_file import edition_in
from marula.core.refusal import Declined
from marula.core.setup import Setup
from marula.server.http import responses
from marula.server.http.newcomers_queue import end_turn
from marula.server.http.rendering.envelopes import envelope_from
from marula.server.http.rendering.games import render_board
from marula.server.http.rendering.tables import render_table
from marula.server.runtime.limited_process import LimitedProcess, TooCostly
from marula.server.runtime.live_table import LiveTable
from marula.server.runtime.planned_writes import plan_change, plan_new_table
from marula.server.tables import commands
from marula.server.tables.events import BotSat
from marula.server.tables.table_settings import TableSettings

MAX_KNOWN = 1024
"""How many editions that passed are remembered, by their digests."""
MAX_OF_ADDRESS = 4
"""Trials of one address that may wait at the same time."""
SEED = b"the same luck for every preview "


class Trial(msgspec.Struct, frozen=True):
    """What the process is asked: an edition as JSON, or the first line of a match file, which holds one."""

    games: dict[str, Game]
    edition: bytes = b""
    file_head: bytes = b""
    language: str = "en"
    preview: bool = False


class Verdict(msgspec.Struct, frozen=True):
    """What the process answers: everything that is wrong, and (if asked for) a first position to draw."""

    problems: list[Problem]
    preview: responses.EditionPreview | None = None


def try_out(trial: Trial) -> bytes:
    """In the process: read the edition and set up a match for the fewest and the most seats."""
    return msgspec.json.encode(_verdict(trial))


def _verdict(trial: Trial) -> Verdict:
    try:
        if trial.file_head:
            edition = edition_in(trial.file_head)
        else:
            edition = from_json(trial.edition, "edition")
        game = trial.games.get(edition.game)
        if game is None:
            return Verdict([Problem("game", "not_among", {"word": edition.game, "known": ", ".join(trial.games)})])
        # A match file may be larger than a request, and so may the edition in it.
        problems = game.problems(edition) + ([] if trial.file_head else size_problems(edition))
        if problems:
            return Verdict(problems)
        for seats in {game.fewest, game.most}:
            game.board(Setup(game.name, seats, edition.name), edition)
        return Verdict([], preview(game, edition, trial.language) if trial.preview else None)
    except EditionError as error:
        return Verdict(error.problems)
    except FileError:
        return Verdict([])  # whoever reads the whole file says what is wrong with it


def preview(game: Game, edition: Edition, language: str) -> responses.EditionPreview:
    """The first position of a match on this edition, as an onlooker sees it."""
    board = game.board(Setup(game.name, game.fewest, edition.name), edition)
    settings = TableSettings(board.setup, edition.digest, commitment(SEED), visibility="link")
    bots = tuple(BotSat(seat, "steady") for seat in range(game.fewest))
    _, table = plan_new_table(game, edition, board, settings, SEED, bots, (), 0)
    _, table = plan_change(table, commands.deal(table), 0)
    assert table.match is not None
    return responses.EditionPreview(
        table=render_table(LiveTable(table.id), table, language),
        board=render_board(game, board, language),
        envelope=envelope_from(table, table.match, -1, language, 0),
    )


class EditionTrials:
    """Tries editions out, and remembers those that passed. An edition that comes with a game is never tried."""

    def __init__(self, games: dict[str, Game]) -> None:
        self.games = games
        self.process = LimitedProcess()
        self.known: OrderedDict[str, None] = OrderedDict()
        self.waiting: dict[str, int] = {}

    async def verdict(self, trial: Trial, address: str) -> Verdict:
        """The verdict on an edition. Refused if this address has too many that wait."""
        if self.waiting.get(address, 0) >= MAX_OF_ADDRESS:
            raise RefusedError(Declined("too_many"))
        self.waiting[address] = self.waiting.get(address, 0) + 1
        end_turn()
        try:
            answer = await self.process.run(try_out, trial)
        except TooCostly:
            return Verdict([Problem("", "too_costly")])
        finally:
            self.waiting[address] -= 1
            if not self.waiting[address]:
                del self.waiting[address]
        return msgspec.json.decode(answer, type=Verdict)

    async def require_sound(self, data: dict[str, Any], address: str) -> Edition:
        """The edition, or EditionError with everything that is wrong."""
        edition = from_data(data, "edition")
        key = f"{edition.game} {edition.digest}"
        if key not in self.known:
            found = await self.verdict(Trial(self.games, edition=msgspec.json.encode(data)), address)
            if found.problems:
                raise EditionError("edition", found.problems, edition.game)
            self.known[key] = None
            while len(self.known) > MAX_KNOWN:
                self.known.popitem(last=False)
        self.known.move_to_end(key)
        return edition

    async def require_sound_file(self, content: bytes, address: str) -> None:
        """EditionError if the match file holds an edition that cannot be played. Other faults are not looked for."""
        head = content[: content.find(b"\n")] if b"\n" in content else content
        found = await self.verdict(Trial(self.games, file_head=head), address)
        if found.problems:
            raise EditionError("edition", found.problems)

    def close(self) -> None:
        self.process.close()
