"""Seats over HTTP: sit down, pick a colour, leave, hand over to a bot, come back, start the match."""

from __future__ import annotations

from litestar import Router, delete, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from marula.core.errors import RefusedError
from marula.core.refusal import Declined
from marula.server.http import requests, responses
from marula.server.http.access import Caller, caller_with_secret, identify
from marula.server.http.openapi import REFUSALS
from marula.server.http.routes.tables import TableId
from marula.server.http.services import ApiRequest, request_address, services_of
from marula.server.runtime import same_luck_tables
from marula.server.runtime.live_table import LiveTable
from marula.server.storage.bans import address_hash
from marula.server.tables import commands, secrets
from marula.server.tables.bot_levels import STAND_IN_LEVEL
from marula.server.tables.change import Change, Command
from marula.server.tables.numbering import Numbering
from marula.server.tables.secrets import HOST
from marula.server.tables.table import Table

NOT_YOURS = Declined("not_yours")


# What a holder may do is looked at when the table is theirs to change: between the request and that moment others may
# sit down, or the match may begin.


@post("/tables/{id:str}/seats", status_code=201, responses=REFUSALS)
async def sit_down(
    request: ApiRequest, state: State, id: TableId, data: JSONBody[requests.SitDown]
) -> responses.SeatTaken:
    """Take an empty seat. The answer holds its secret. A repeat with the same secret gets the same answer."""
    caller = await caller_with_secret(services_of(state).registry, id, None)
    secret = data.secret or secrets.new_secret()
    hashed = secrets.hash_secret(secret)
    held = caller.live.secrets.get(hashed)
    if held is not None:
        if held == HOST or data.seat not in (None, caller.table.chair(held)):
            raise RefusedError(Declined("secret_used"))
        return responses.SeatTaken(
            seat=held, secret=secret, sequence=Numbering(caller.table, (held,)).sequence(caller.table.sequence)
        )
    name, address = data.name.strip(), ""
    async with same_luck_tables.one_sitter_at_a_time(caller.registry, caller.table):
        if caller.table.settings.series:
            address = _address_for_same_luck(request)
            await same_luck_tables.check_sitter(caller.registry, caller.table, name, address)

        def sit(table: Table) -> Change:
            if hashed in caller.live.secrets:  # two requests with one secret came at the same time
                raise RefusedError(Declined("secret_used"))
            return commands.sit(table, name, data.seat, data.contribution, address, data.colour)

        change = await caller.change(sit, new_secret=secret)
    seat = caller.registry.seat_of_secret(caller.live, secret)
    return responses.SeatTaken(seat=seat, secret=secret, sequence=change.sequence_for(seat))


@post("/tables/{id:str}/seats/{seat:int}/colour", status_code=200, responses=REFUSALS)
async def choose_colour(
    request: ApiRequest, id: TableId, seat: FromPath[int], data: JSONBody[requests.ChooseColour]
) -> responses.Changed:
    """Pick the colour of one's seat, before the deal. No other person may have it."""
    caller = await identify(request, id)
    if caller.seat() != seat:
        raise RefusedError(NOT_YOURS)
    return await _change(caller, seat, lambda table: commands.choose_colour(table, seat, data.colour), data.key)


@post("/tables/{id:str}/seats/{seat:int}/contribution", status_code=200, responses=REFUSALS)
async def contribute(
    request: ApiRequest, id: TableId, seat: FromPath[int], data: JSONBody[requests.Contribute]
) -> responses.Changed:
    """Add to the luck of a rematch. Its deal waits for it."""
    caller = await identify(request, id)
    if caller.table.chair(caller.seat()) != seat:
        raise RefusedError(NOT_YOURS)
    return await _change(caller, seat, lambda table: commands.contribute(table, seat, data.contribution), data.key)


@delete("/tables/{id:str}/seats/{seat:int}", status_code=200, responses=REFUSALS)
async def leave_seat(request: ApiRequest, id: TableId, seat: FromPath[int]) -> responses.Changed:
    """Leave: before the deal the seat is free again, afterwards a bot stands in."""
    caller = await identify(request, id)
    holder = caller.holder()

    def leave(table: Table) -> Change:
        if holder not in (seat, HOST) or (holder == HOST and table.match is not None):
            raise RefusedError(NOT_YOURS)
        return commands.leave(table, seat, STAND_IN_LEVEL)

    return await _change(caller, holder, leave)


@post("/tables/{id:str}/seats/{seat:int}/bot", status_code=200, responses=REFUSALS)
async def hand_to_bot(
    request: ApiRequest, id: TableId, seat: FromPath[int], data: JSONBody[requests.HandToBot]
) -> responses.Changed:
    """Let a bot play on one's seat. The host may put one on an empty seat."""
    caller = await identify(request, id)
    holder = caller.holder()
    engines = services_of(request.app.state).thinkers.engines.names(caller.table.game.name)

    def hand_over(table: Table) -> Change:
        if holder != seat and not (holder == HOST and _kind(table, seat) == "empty"):
            raise RefusedError(NOT_YOURS)
        return commands.hand_to_bot(table, seat, data.level, engines)

    return await _change(caller, holder, hand_over, data.key)


@post("/tables/{id:str}/seats/{seat:int}/person", status_code=200, responses=REFUSALS)
async def take_seat_back(
    request: ApiRequest, id: TableId, seat: FromPath[int], data: JSONBody[requests.TakeSeatBack]
) -> responses.Changed:
    """Come back to a seat that a bot held. The host may free a bot's seat before the deal."""
    caller = await identify(request, id)
    holder = caller.holder()

    def take_back(table: Table) -> Change:
        if holder == HOST and table.match is None and _kind(table, seat) == "bot":
            return commands.leave(table, seat, STAND_IN_LEVEL)
        if holder != seat:
            raise RefusedError(NOT_YOURS)
        return commands.return_to_seat(table, seat, data.name)

    return await _change(caller, holder, take_back, data.key)


@post("/tables/{id:str}/start", status_code=200, responses=REFUSALS)
async def start(request: ApiRequest, id: TableId, data: JSONBody[requests.Repeatable]) -> responses.Changed:
    """Deal, when the host says so."""
    caller = await identify(request, id)
    if caller.holder() != HOST:
        raise RefusedError(Declined("host_only"))
    if caller.table.settings.series:
        others = await same_luck_tables.require_full_tables(caller.registry, caller.live)
        return await _change(caller, HOST, commands.deal, data.key, others)
    return await _change(caller, HOST, commands.deal, data.key)


async def _change(
    caller: Caller, holder: int, command: Command, key: str | None = None, others: tuple[LiveTable, ...] = ()
) -> responses.Changed:
    """Carry out what the holder of a secret asks for. The number in the answer is the one that they count."""
    change = await caller.change(command, key, others=others)
    return responses.Changed(sequence=change.sequence_for(holder))


def _address_for_same_luck(request: ApiRequest) -> str:
    """A keyed hash of where the request comes from; nothing where the operator has turned limits off."""
    if request.app.state.rate_limiter.limits is None:
        return ""
    return address_hash(services_of(request.app.state).address_key, request_address(request))


def _kind(table: Table, seat: int) -> str:
    """Who holds this seat; nothing for a seat that does not exist."""
    return table.seats[seat].kind if 0 <= seat < len(table.seats) else ""


ROUTES = Router(
    "",
    route_handlers=[sit_down, choose_colour, contribute, leave_seat, hand_to_bot, take_seat_back, start],
    tags=["seats"],
)
