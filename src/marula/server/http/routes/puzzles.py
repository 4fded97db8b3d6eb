"""Puzzles over HTTP: a list, a position to solve, and what an answer is worth. The solution comes after the answer."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Annotated

from litestar import Router, get, post
from litestar.datastructures import State
from litestar.params import JSONBody, PathParameter

from marula.analysis.next_time import kind
from marula.analysis.puzzles import Puzzle, daily_puzzle, envelope_of, packaged_puzzles
from marula.core import codec
from marula.core.chance import Seeded
from marula.core.envelope import Envelope
from marula.core.errors import RefusedError
from marula.core.event import Action
from marula.core.game import Game
from marula.core.notation import parse
from marula.core.refusal import Declined, Unknown
from marula.server.http import requests, responses
from marula.server.http.error_responses import SceneRefused, language_of
from marula.server.http.openapi import REFUSALS
from marula.server.http.rendering.envelopes import render_option
from marula.server.http.rendering.scenes import render_scene, scene_board
from marula.server.http.rendering.texts import bot_text, catalogue, game_title
from marula.server.http.services import ApiRequest, services_of
from marula.text.feature_texts import feature_text
from marula.text.review import action_of, kind_text

DAY = 86400
PuzzleName = Annotated[str, PathParameter(max_length=100)]


def _today() -> int:
    return int(time.time()) // DAY


def _found(games: Iterable[Game], name: str) -> tuple[Game, Puzzle]:
    for game in games:
        if name.startswith(f"{game.name}-"):
            for puzzle in packaged_puzzles(game):
                if puzzle.name == name:
                    return game, puzzle
    raise RefusedError(Unknown("puzzle", name))


def _envelope(game: Game, puzzle: Puzzle) -> Envelope:
    return envelope_of(game, scene_board(game, puzzle.setup), puzzle)


def _kind(game: Game, puzzle: Puzzle, language: str) -> str:
    """What the solution's kind of action is called. Lists tell no more: a theme may fit the solution alone."""
    board, texts = scene_board(game, puzzle.setup), catalogue(game, language)
    return kind_text(board, texts, action_of(board, texts, puzzle.solution))


def _theme(game: Game, puzzle: Puzzle, language: str) -> str:
    """What the theme is called, once the solution is told: by its feature, or else by the kind of action."""
    if puzzle.theme:
        return feature_text(catalogue(game, language), game, puzzle.theme, 1.0)
    return _kind(game, puzzle, language)


@get("/puzzles", responses=REFUSALS)
async def list_puzzles(request: ApiRequest, state: State) -> responses.PuzzleList:
    """The puzzles that come with the games."""
    language = language_of(request)
    games = list(services_of(state).games.values())
    daily = daily_puzzle(games, _today())
    return responses.PuzzleList(
        day=_today(),
        daily=None if daily is None else daily.name,
        puzzles=[
            responses.PuzzleLabel(
                name=puzzle.name,
                game=game.name,
                title=game_title(game, language),
                players=puzzle.setup.seats,
                difficulty=puzzle.difficulty,
                theme=kind(puzzle.solution),
                theme_text=_kind(game, puzzle, language),
            )
            for game in games
            for puzzle in packaged_puzzles(game)
        ],
    )


@get("/puzzles/daily", responses=REFUSALS)
async def show_daily_puzzle(request: ApiRequest, state: State) -> responses.DailyPuzzle:
    """Today's puzzle, the same for everyone."""
    games = services_of(state).games
    daily = daily_puzzle(list(games.values()), _today())
    if daily is None:
        raise RefusedError(Unknown("puzzle", "daily"))
    return responses.DailyPuzzle(
        day=_today(),
        name=daily.name,
        game=daily.setup.game,
        title=game_title(games[daily.setup.game], language_of(request)),
        players=daily.setup.seats,
        difficulty=daily.difficulty,
    )


@get("/puzzles/{name:str}", responses=REFUSALS)
async def show_puzzle(request: ApiRequest, state: State, name: PuzzleName) -> responses.PuzzleScene:
    """What the seat knew. Nothing of the solution is in it."""
    game, puzzle = _found(services_of(state).games.values(), name)
    scene = render_scene(game, puzzle.name, _envelope(game, puzzle), language_of(request))
    return responses.PuzzleScene(name=puzzle.name, difficulty=puzzle.difficulty, scene=scene)


@post("/puzzles/{name:str}/answer", status_code=200, responses=REFUSALS)
async def answer_puzzle(
    request: ApiRequest, state: State, name: PuzzleName, data: JSONBody[requests.AnswerPuzzle]
) -> responses.PuzzleVerdict:
    """What the answer is worth. Without an answer, the solution is shown."""
    game, puzzle = _found(services_of(state).games.values(), name)
    language = language_of(request)
    chosen = None if data.action is None else legal_action(game, _envelope(game, puzzle), data.action)
    chances = {one.action: one.win_chance for one in puzzle.options}
    right = chosen is not None and str(chosen) == puzzle.solution
    return responses.PuzzleVerdict(
        right=right,
        win_chance=None if chosen is None else chances.get(str(chosen)),
        best=puzzle.options[0].win_chance,
        solution=_solution(game, puzzle, language) if right or chosen is None else None,
    )


def legal_action(game: Game, sees: Envelope, data: object) -> Action:
    """The action in a request, if the seat may choose it; else refused with the reason that the game gives."""
    action = codec.read_action(game, data)
    if not isinstance(action, Action):
        raise RefusedError(Unknown(action.what, action.word[:200], action.allowed))
    if action not in sees.options:
        world = game.imagine(sees.view, Seeded("refusal"))
        refusal = game.why_not(world, sees.seat, action) or Declined("not_allowed")
        raise SceneRefused(refusal, game, sees.view.board)
    return action


def _solution(game: Game, puzzle: Puzzle, language: str) -> responses.PuzzleSolution:
    texts, board = catalogue(game, language), scene_board(game, puzzle.setup)
    return responses.PuzzleSolution(
        options=[
            responses.JudgedOption(
                option=render_option(board, language, game, parse(one.action, game.actions)),
                win_chance=one.win_chance,
            )
            for one in puzzle.options
        ],
        theme_text=_theme(game, puzzle, language),
        reasons=[feature_text(texts, game, one.feature, one.value) for one in puzzle.reasons if one.value],
        others=[feature_text(texts, game, one.feature, one.other) for one in puzzle.reasons if one.other],
        solved_by=[bot_text(level, language) for level in puzzle.solved_by],
    )


ROUTES = Router("", route_handlers=[list_puzzles, show_daily_puzzle, show_puzzle, answer_puzzle], tags=["puzzles"])
