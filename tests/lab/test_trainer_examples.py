"""The examples for trainers: told of in the documentation, and run where their libraries are (`make trainers`)."""

from __future__ import annotations

import ast
import re
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.lab.tables import QUICK
from tools.trainers import __main__ as trainers

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "how-to" / "trainers.md").read_text(encoding="utf-8")
PINNED = dict(
    line.split("==")
    for line in (ROOT / "tools" / "trainers" / "requirements.txt").read_text(encoding="utf-8").splitlines()
    if "==" in line
)
VERSIONS = {
    "sb3_maskable_ppo": "sb3_contrib",
    "supersuit_ppo": "SuperSuit",
    "rllib_ppo": "ray",
    "torchrl_ppo": "torchrl",
    "tianshou_ppo": "tianshou",
    "agilerl_ppo": "agilerl",
    "plain_ppo": "torch",
}
every_example = pytest.mark.parametrize("example", trainers.EXAMPLES)


def test_each_example_is_on_the_page_with_the_version_it_was_run_with() -> None:
    rows = dict(re.findall(r"^\| [^|]+ \| ([0-9.]+) \| `(\w+)\.py` \|", PAGE, re.MULTILINE))
    assert {example: version for version, example in rows.items()} == {
        example: PINNED[package] for example, package in VERSIONS.items()
    }
    assert set(VERSIONS) == set(trainers.EXAMPLES)


@every_example
def test_an_example_uses_settings_that_the_environments_have(example: str) -> None:
    """It is read, not run, where its library is missing: every setting it names is one of SeatEnv's or CycleEnv's."""
    source = (trainers.FOLDER / f"{example}.py").read_text(encoding="utf-8")
    ast.parse(source)
    named = set(re.findall(r'"(players|bots|scaled|mask_in|illegal|derived)"|(?:bots|scaled|players)=', source))
    assert named, "it makes no environment"
    assert f"python examples/trainers/{example}.py" in source, "it does not say how it is run"


@every_example
def test_an_example_runs(example: str) -> None:
    if find_spec("torch") is None:
        pytest.skip("the trainers' libraries are in an environment of their own: make trainers")
    well, line = trainers.run(example, QUICK.name, None, 1024)
    assert well, line


def test_examples_are_run_by_name(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    asked: list[tuple[str, str]] = []

    def noted(example: str, game: str, players: int | None, steps: int | None) -> tuple[bool, str]:
        asked.append((example, game))
        return example != "rllib_ppo", "done"

    monkeypatch.setattr(trainers, "run", noted)
    assert trainers.main(["plain_ppo", "--game", QUICK.name]) == 0
    assert asked == [("plain_ppo", QUICK.name)]
    assert trainers.main([]) == 1, "one that fails fails them all"
    assert {example for example, _ in asked} == set(trainers.EXAMPLES)
    with pytest.raises(SystemExit):
        trainers.main(["no_such"])
    assert "there is no example no_such" in capsys.readouterr().err
