"""Editions of people's own over HTTP: what they may say, what is wrong with one, and keeping one on the server."""

from __future__ import annotations

import hmac
from typing import Annotated

import msgspec
from litestar import Router, delete, get, post
from litestar.datastructures import State
from litestar.params import JSONBody, PathParameter

from marula.core.edition import Edition
from marula.core.errors import RefusedError
from marula.core.game import named
from marula.core.refusal import Declined, Unknown
from marula.server.http import requests, responses
from marula.server.http.edition_trial import Trial
from marula.server.http.error_responses import language_of
from marula.server.http.openapi import REFUSALS
from marula.server.http.rate_limit import bearer_secret
from marula.server.http.rendering.games import render_form
from marula.server.http.rendering.texts import catalogue
from marula.server.http.routes.games import Name
from marula.server.http.services import ApiRequest, request_address, services_of
from marula.server.storage import own_editions, timeouts
from marula.server.storage.bans import address_hash
from marula.server.storage.own_editions import OwnEditionRow
from marula.server.tables import secrets
from marula.text.catalogue import key_of

EditionId = Annotated[str, PathParameter(max_length=64)]


@get("/games/{game:str}/form", responses=REFUSALS)
async def show_form(request: ApiRequest, state: State, game: Name) -> responses.EditionForm:
    """What an edition of this game may say, and the default edition to begin with."""
    return render_form(named(services_of(state).games, game), language_of(request))


@post("/editions/check", status_code=200, responses=REFUSALS)
async def check(request: ApiRequest, state: State, data: JSONBody[requests.CheckEdition]) -> responses.EditionVerdict:
    """Everything that is wrong with an edition. Nothing is kept."""
    services = services_of(state)
    language = language_of(request)
    content = msgspec.json.encode(data.edition)
    trial = Trial(dict(services.games), edition=content, language=language, preview=data.preview)
    found = await services.editions.verdict(trial, request_address(request))
    game = services.games.get(str(data.edition.get("game")))
    texts = catalogue(game, language)
    problems = [
        responses.EditionProblem(
            place=problem.place, what=problem.what, text=texts.say(key_of("problem", problem.what), **problem.facts)
        )
        for problem in found.problems
    ]
    digest = Edition("", "", data.edition).digest
    return responses.EditionVerdict(digest=digest, problems=problems, preview=found.preview)


@post("/editions", status_code=201, responses=REFUSALS)
async def save_new(request: ApiRequest, state: State, data: JSONBody[requests.SaveEdition]) -> responses.SavedEdition:
    """Keep a sound edition. The answer holds the owner's secret; nothing lists the edition."""
    services = services_of(state)
    edition = await services.editions.require_sound(data.edition, request_address(request))
    address = address_hash(services.address_key, request_address(request))
    most = None if request.app.state.rate_limiter.limits is None else own_editions.MAX_OF_ADDRESS
    id, secret, now = secrets.new_table_id(), secrets.new_secret(), services.registry.now()
    hashed = secrets.hash_secret(secret)
    if not await timeouts.run_in_thread(services.own_editions.add, id, edition, hashed, address, now, most):
        raise RefusedError(Declined("too_many_editions", {"number": own_editions.MAX_OF_ADDRESS}))
    return responses.SavedEdition(id=id, digest=edition.digest, secret=secret)


@get("/editions/{id:str}", responses=REFUSALS)
async def show(state: State, id: EditionId) -> responses.OwnEdition:
    """An edition that someone keeps here, for everyone who has its link."""
    row = await _found(state, id)
    return responses.OwnEdition(
        id=row.id, game=row.game, digest=row.digest, created=row.created, changed=row.changed, edition=row.data
    )


@post("/editions/{id:str}", status_code=200, responses=REFUSALS)
async def replace(
    request: ApiRequest, state: State, id: EditionId, data: JSONBody[requests.SaveEdition]
) -> responses.SavedEdition:
    """Keep other content under the same link. Tables that were made before keep what they were made with."""
    row = await _owned(request, state, id)
    services = services_of(state)
    edition = await services.editions.require_sound(data.edition, request_address(request))
    if edition.game != row.game:
        raise RefusedError(Unknown("edition_of_this_game", f"{edition.name} ({edition.game})"))
    await timeouts.run_in_thread(services.own_editions.replace, id, edition, services.registry.now())
    return responses.SavedEdition(id=id, digest=edition.digest, secret=None)


@delete("/editions/{id:str}", status_code=200, responses=REFUSALS)
async def remove(request: ApiRequest, state: State, id: EditionId) -> responses.EditionDeleted:
    """Keep an edition no longer. Tables that were made with it go on."""
    await _owned(request, state, id)
    await timeouts.run_in_thread(services_of(state).own_editions.remove, id)
    return responses.EditionDeleted(id=id)


async def _found(state: State, id: str) -> OwnEditionRow:
    services = services_of(state)
    row = await timeouts.run_in_thread(services.own_editions.find, id, services.registry.now())
    if row is None:
        raise RefusedError(Unknown("own_edition", id))
    return row


async def _owned(request: ApiRequest, state: State, id: str) -> OwnEditionRow:
    """The edition, if the request brings its owner's secret."""
    row = await _found(state, id)
    secret = bearer_secret(request.scope)
    if secret is None or not hmac.compare_digest(secrets.hash_secret(secret), row.secret):
        raise RefusedError(Declined("not_owner"))
    return row


ROUTES = Router("", route_handlers=[show_form, check, save_new, show, replace, remove], tags=["editions"])
