"""Puzzles and first lessons over HTTP: a seat's view and nothing more, the solution only after the answer."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from marula.analysis.first_lessons import lesson_step, script_of
from marula.analysis.puzzles import Puzzle, packaged_puzzles
from marula.core import codec
from marula.core.game import Game
from marula.games import GAMES
from marula.server.http.routes import puzzles as routes
from tests.server.http.common import Page, app_on

GAME = next(game for game in GAMES.values() if packaged_puzzles(game))
PUZZLE = packaged_puzzles(GAME)[0]
TAUGHT = [game for game in GAMES.values() if script_of(game) is not None]
ADDRESS = f"/api/puzzles/{PUZZLE.name}"


def options(page: Page) -> dict[str, Any]:
    """The options of the puzzle by their notation."""
    offered = page.get(ADDRESS)["scene"]["envelope"]["options"]
    return {str(codec.read_action(GAME, one["action"])): one["action"] for one in offered}


def test_the_list_names_every_puzzle_and_the_daily_one(tmp_path: Path) -> None:
    with app_on(tmp_path) as page:
        listed = page.get("/api/puzzles")
        daily = page.get("/api/puzzles/daily")
    assert len(listed["puzzles"]) == sum(len(packaged_puzzles(game)) for game in GAMES.values())
    assert listed["daily"] == daily["name"]
    assert listed["day"] == daily["day"]
    assert all(one["theme_text"] for one in listed["puzzles"])
    assert "theme" not in daily


def with_every_solution(game: Game) -> list[Puzzle]:
    """The game's puzzles, each once for every option as if that one were the solution."""
    return [
        msgspec.structs.replace(puzzle, options=(option, *(one for one in puzzle.options if one != option)))
        for puzzle in packaged_puzzles(game)
        for option in puzzle.options
    ]


@pytest.mark.parametrize("language", ["en", "fi"])
def test_a_list_tells_no_more_of_a_solution_than_its_kind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    """Whatever action of that kind were the solution, the puzzle would be listed with the same words."""
    monkeypatch.setattr(routes, "packaged_puzzles", with_every_solution)
    every = {game.name: with_every_solution(game) for game in GAMES.values()}
    with app_on(tmp_path) as page:
        listed = page.get("/api/puzzles", language=language)["puzzles"]
    told: dict[tuple[str, str], set[str]] = {}
    solutions: dict[tuple[str, str], set[str]] = {}
    for label in listed:
        solution = every[label["game"]].pop(0).solution
        where = label["name"], solution.split(" ")[0]
        told.setdefault(where, set()).add(json.dumps(label))
        solutions.setdefault(where, set()).add(solution)
    assert all(len(labels) == 1 for labels in told.values())
    assert max(map(len, solutions.values())) > 5, "many options have the same kind"


def test_a_puzzle_shows_what_its_seat_knew_and_no_answer(tmp_path: Path) -> None:
    with app_on(tmp_path) as page:
        shown = page.get(ADDRESS)
    scene = shown["scene"]
    assert scene["envelope"]["view"] == PUZZLE.view
    assert scene["envelope"]["seat"] == PUZZLE.seat
    assert scene["table"]["seats"][PUZZLE.seat]["name"] == "You"
    assert set(shown) == {"name", "difficulty", "scene"}
    # Options stand as the game offers them, not best first, and no figure of the solution is among what is sent.
    texts = json.dumps(shown)
    for word in ('"win_chance"', "theme", "solved_by", "reasons", str(PUZZLE.options[0].win_chance)):
        assert word not in texts


def test_a_wrong_answer_is_told_its_worth_and_not_the_solution(tmp_path: Path) -> None:
    with app_on(tmp_path) as page:
        wrong = next(action for line, action in options(page).items() if line == PUZZLE.options[1].action)
        verdict = page.post(f"{ADDRESS}/answer", {"action": wrong})
    assert verdict["right"] is False
    assert verdict["win_chance"] == PUZZLE.options[1].win_chance
    assert verdict["best"] == PUZZLE.options[0].win_chance
    assert verdict["solution"] is None


def test_the_right_answer_and_giving_up_show_the_solution(tmp_path: Path) -> None:
    with app_on(tmp_path) as page:
        right = page.post(f"{ADDRESS}/answer", {"action": options(page)[PUZZLE.solution]})
        shown = page.post(f"{ADDRESS}/answer", {})
    assert right["right"] is True
    assert shown["right"] is False
    assert right["solution"] == shown["solution"]
    first = right["solution"]["options"][0]
    assert str(codec.read_action(GAME, first["option"]["action"])) == PUZZLE.solution
    assert right["solution"]["reasons"]


def test_bad_answers_are_refused_with_a_reason(tmp_path: Path) -> None:
    with app_on(tmp_path) as page:
        assert page.get("/api/puzzles/nope", expect=404)["text"] == "There is no such puzzle: nope"
        assert page.get(f"/api/puzzles/{GAME.name}-2-9-9", expect=404)["code"] == "unknown"
        page.post(f"{ADDRESS}/answer", {"action": "dance"}, expect=404)
        page.post(f"{ADDRESS}/answer", {"action": "x" * 1001}, expect=400)


def test_lessons_are_walked_from_the_first_step_to_the_last(tmp_path: Path) -> None:
    with app_on(tmp_path) as page:
        for chapter in page.get("/api/lessons")["lessons"]:
            game, steps = GAMES[chapter["game"]], chapter["steps"]
            for number in range(steps):
                address = f"/api/lessons/{game.name}/{number}"
                step = page.get(address)
                assert step["coach"]
                assert not step["over"]
                expected = lesson_step(game, number).expected
                offered = [one["action"] for one in step["scene"]["envelope"]["options"]]
                right = next(one for one in offered if codec.read_action(game, one) == expected)
                other = next(one for one in offered if one != right)
                kind = page.post(f"{address}/answer", {"action": other})
                assert kind["right"] is False
                assert kind["text"].startswith("The rules allow that, too.")
                assert page.post(f"{address}/answer", {"action": right})["right"] is True
            assert page.get(f"/api/lessons/{game.name}/{steps}")["over"]
            page.get(f"/api/lessons/{game.name}/{steps + 1}", expect=404)


def test_a_lesson_shows_only_what_the_learner_knows(tmp_path: Path) -> None:
    with app_on(tmp_path) as page:
        for game in TAUGHT:
            step = page.get(f"/api/lessons/{game.name}/5")
            sealed = lesson_step(game, 5).envelope
            assert step["scene"]["envelope"]["view"] == codec.write_view(sealed.view)
            script = script_of(game)
            assert script is not None
            assert step["scene"]["envelope"]["seat"] == script.learner


def test_bad_steps_are_refused_with_a_reason(tmp_path: Path) -> None:
    address = f"/api/lessons/{TAUGHT[0].name}"
    with app_on(tmp_path) as page:
        page.get("/api/lessons/chess/0", expect=404)
        assert page.get("/api/lessons/template/0", expect=404)["code"] == "unknown"
        page.get(f"{address}/-1", expect=400)
        page.post(f"{address}/0/answer", {}, expect=400)
        page.post(f"{address}/0/answer", {"action": "dance"}, expect=404)
        offered = page.get(f"{address}/0")["scene"]["envelope"]["options"]
        late = page.get(f"{address}/4")["scene"]["envelope"]["options"]
        illegal = next(one["action"] for one in late if one not in offered)
        assert page.post(f"{address}/0/answer", {"action": illegal}, expect=409)["text"]
