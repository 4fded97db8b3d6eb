"""First lessons over HTTP. The server keeps nothing: the page knows the number of the step where its reader stands."""

from __future__ import annotations

from typing import Annotated

from litestar import Router, get, post
from litestar.datastructures import State
from litestar.params import JSONBody, PathParameter

from marula.analysis.first_lessons import Script, Step, is_right, lesson_board, lesson_step, script_of
from marula.core.errors import RefusedError
from marula.core.event import visible_to
from marula.core.game import Game, named
from marula.core.match import Entry
from marula.core.refusal import Declined, Unknown
from marula.server.http import requests, responses
from marula.server.http.error_responses import language_of
from marula.server.http.openapi import REFUSALS
from marula.server.http.rendering.scenes import render_scene
from marula.server.http.rendering.texts import catalogue, game_title
from marula.server.http.routes.games import Name
from marula.server.http.routes.puzzles import legal_action
from marula.server.http.services import ApiRequest, services_of
from marula.text.catalogue import key_of

StepNumber = Annotated[int, PathParameter(ge=0, le=1000)]
MOST_SENTENCES = 6
"""How many of the last sentences about the script's decisions between two steps are told."""


def _script(state: State, name: str) -> tuple[Game, Script]:
    game = named(services_of(state).games, name)
    script = script_of(game)
    if script is None:
        raise RefusedError(Unknown("lesson", name))
    return game, script


def _step(game: Game, script: Script, number: int) -> Step:
    last = len(script.steps())
    if number > last:
        raise RefusedError(Unknown("lesson", f"{game.name} {number}"))
    return lesson_step(game, number)


@get("/lessons", responses=REFUSALS)
async def list_lessons(request: ApiRequest, state: State) -> responses.LessonList:
    """The games that have first lessons."""
    language = language_of(request)
    found = []
    for game in services_of(state).games.values():
        script = script_of(game)
        if script is not None:
            title = game_title(game, language)
            found.append(responses.LessonChapter(game=game.name, title=title, steps=len(script.steps())))
    return responses.LessonList(lessons=found)


@get("/lessons/{game:str}/{number:int}", responses=REFUSALS)
async def show_lesson_step(request: ApiRequest, state: State, game: Name, number: StepNumber) -> responses.LessonStep:
    """One step of the lessons: the position, what has happened, and what the coach says."""
    found, script = _script(state, game)
    language = language_of(request)
    step = _step(found, script, number)
    texts = catalogue(found, language)
    name = script.closing if step.teaching is None else step.teaching.name
    return responses.LessonStep(
        game=found.name,
        step=number,
        steps=len(script.steps()),
        coach=texts.say(key_of("lesson", name)),
        happened=_sentences(found, script, step.happened, language),
        scene=render_scene(found, f"lesson-{found.name}", step.envelope, language),
        over=step.teaching is None,
    )


def _sentences(game: Game, script: Script, entries: tuple[Entry, ...], language: str) -> list[str]:
    """What the others did, as far as the learner hears of it, one sentence an event."""
    texts, board = catalogue(game, language), lesson_board(game)
    names = tuple(texts.say("scene-other", number=seat + 1) for seat in range(script.seats))
    told = [
        texts.event(board, event, names)
        for entry in entries
        if entry.seat != script.learner
        for event in visible_to(list(entry.events), script.learner)
    ]
    return told[-MOST_SENTENCES:]


@post("/lessons/{game:str}/{number:int}/answer", status_code=200, responses=REFUSALS)
async def answer_lesson_step(
    request: ApiRequest, state: State, game: Name, number: StepNumber, data: JSONBody[requests.AnswerLesson]
) -> responses.LessonAnswer:
    """Is this what the step asks for? Another legal choice gets a kind word, an illegal one the rule."""
    found, script = _script(state, game)
    step = _step(found, script, number)
    if step.teaching is None or step.expected is None:
        raise RefusedError(Declined("not_allowed"))
    action = legal_action(found, step.envelope, data.action)
    texts = catalogue(found, language_of(request))
    if is_right(step, action):
        return responses.LessonAnswer(right=True, text=texts.say("lesson-right"))
    wanted = texts.action(step.envelope.view.board, step.expected)
    return responses.LessonAnswer(right=False, text=texts.say("lesson-other", wanted=wanted))


ROUTES = Router("", route_handlers=[list_lessons, show_lesson_step, answer_lesson_step], tags=["lessons"])
