"""Creating a table: from a request, or from a position of a finished match."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from marula.core import match_file
from marula.core.chance import commitment
from marula.core.edition import Edition
from marula.core.errors import RefusedError
from marula.core.game import Game, named
from marula.core.match import Match
from marula.core.refusal import Refusal, Unknown
from marula.core.setup import CompleteSetup, Setup, complete
from marula.server.http.edition_trial import EditionTrials
from marula.server.http.requests import CreateTable, TableOptions
from marula.server.runtime.live_table import LiveTable
from marula.server.runtime.table_loader import TableLoader
from marula.server.runtime.table_registry import TableRegistry
from marula.server.tables import secrets
from marula.server.tables.bot_levels import check_level
from marula.server.tables.events import BotSat, Dealt, TableEvent
from marula.server.tables.secrets import HOST
from marula.server.tables.table_settings import Origin, TableSettings

NO_SERIES = ("", b"")


async def requested_setup(
    games: Mapping[str, Game], trials: EditionTrials, loader: TableLoader, request: CreateTable, address: str
) -> tuple[Game, Edition, CompleteSetup]:
    """Game, edition and complete setup. RefusedError or EditionError if they do not fit.

    An edition of somebody's own is tried out elsewhere first. Boards are built on a thread.
    """
    game = named(games, request.game)
    if isinstance(request.edition, str):
        edition = await loader.edition(game, request.edition)
    else:
        edition = await trials.require_sound(request.edition, address)
    seats = game.fewest if request.seats is None else request.seats
    setup = Setup(game.name, seats, edition.name, request.options)
    whole = complete(setup, game.fewest, game.most, game.variants, (edition.name,), game.revision)
    if isinstance(whole, Refusal):
        raise RefusedError(whole)
    await loader.prepare_board(game, whole, edition)
    return game, edition, whole


def new_series(copies: int) -> tuple[str, bytes]:
    """The name and the seed that several tables share; nothing for a single one."""
    return (secrets.new_table_id(), secrets.new_seed()) if copies > 1 else NO_SERIES


async def create_table(
    registry: TableRegistry,
    game: Game,
    edition: Edition,
    setup: CompleteSetup,
    options: TableOptions,
    origin: Origin | None = None,
    first_events: tuple[TableEvent, ...] = (),
    series: tuple[str, bytes] = NO_SERIES,
    order: Literal["lot", "host"] = "host",
    engines: tuple[str, ...] = (),
) -> tuple[LiveTable, str]:
    """A new table and its host's secret. Bots sit down at once."""
    if len(options.bots) > setup.seats:
        raise RefusedError(Unknown("number_of_bots", str(len(options.bots)), (str(setup.seats),)))
    for level in options.bots:
        if level is not None:
            check_level(game, level, engines)
    _check_clock(options)
    name, shared_seed = series
    seed = shared_seed or secrets.new_seed()
    settings = TableSettings(
        setup=setup,
        edition=edition.digest,
        commitment=commitment(seed),
        name=options.name.strip(),
        visibility=options.visibility,
        start=options.start,
        watch=options.watch,
        chat=options.chat,
        hints=options.hints,
        win_chances=options.win_chances,
        clock=options.clock,
        origin=origin,
        order=order,
        series=name,
    )
    host = options.secret or secrets.new_secret()
    bots = tuple(BotSat(seat, level) for seat, level in enumerate(options.bots) if level is not None)
    live = await registry.create(
        game, edition, settings, seed, (*bots, *first_events), ((secrets.hash_secret(host), HOST),)
    )
    return live, host


def past_of(match: Match, decisions: int) -> tuple[Dealt]:
    """What happened up to there, and where its luck came from."""
    entries = tuple(match_file.write_entry(entry) for entry in match.entries(0, decisions))
    return (Dealt(entries, (), tuple(luck for luck in match.luck() if luck.since <= decisions)),)


def _check_clock(options: TableOptions) -> None:
    """A clock gives from one second to thirty days."""
    clock = options.clock
    if clock is None:
        return
    if not 1 <= clock.seconds <= 30 * 86400 or not 0 <= clock.increment <= 86400:
        raise RefusedError(Unknown("clock", f"{clock.seconds} + {clock.increment}", ("1 … 2592000", "0 … 86400")))
