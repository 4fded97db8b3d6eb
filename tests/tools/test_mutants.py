"""The sampler of mutants plants one fault at a time, where it can matter, and only there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tools.mutants.lines import LineRecorder
from tools.mutants.mutations import Mutant, mutants, mutated_code

SOURCE = '''
"""A docstring is no fault."""
LIMIT: int = 3

def price(coins: int, free: bool = False) -> int:
    """Nor is this."""
    assert coins >= 0
    if free and coins < LIMIT:
        return 0
    return coins * 2

class Purse:
    def __init__(self) -> None:
        self.coins = 5

    def pay(self, cost: int) -> str:
        if cost > self.coins:
            return "LI-13"
        self.coins -= cost
        return ""
'''


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "purse.py"
    path.write_text(SOURCE, encoding="utf-8")
    return path


def run(path: Path, mutant: Mutant) -> dict[str, Any]:
    names: dict[str, Any] = {}
    exec(mutated_code(path, mutant.number), names)
    return names


def found(path: Path) -> dict[str, Mutant]:
    return {mutant.text: mutant for mutant in mutants(path, path.parent)}


def test_every_kind_of_fault_is_found_and_nothing_else(file: Path) -> None:
    assert sorted(found(file)) == sorted(
        [
            "3 → 4",
            "3 → 2",
            "False → True",
            "free and coins < LIMIT → not (free and coins < LIMIT)",
            "free and coins < LIMIT → free or coins < LIMIT",
            "coins < LIMIT → coins <= LIMIT",
            "coins < LIMIT → coins >= LIMIT",
            "0 → 1",
            "coins * 2 → coins // 2",
            "2 → 3",
            "2 → 1",
            "self.coins = 5 → pass",
            "5 → 6",
            "5 → 4",
            "cost > self.coins → cost >= self.coins",
            "cost > self.coins → cost <= self.coins",
            "'LI-13' → 'LI-139'",
            "self.coins -= cost → self.coins += cost",
            "self.coins -= cost → pass",
        ]
    )


def test_a_fault_knows_its_function(file: Path) -> None:
    faults = found(file)
    assert faults["3 → 4"].function == ""
    assert faults["False → True"].function == "", "a default value is worked out where the function is defined"
    assert faults["coins * 2 → coins // 2"].function == "price"
    assert faults["self.coins -= cost → pass"].function == "Purse.pay"


def test_one_fault_is_planted_and_no_other(file: Path) -> None:
    faults = found(file)
    changed = run(file, faults["coins < LIMIT → coins <= LIMIT"])["price"]
    assert [changed(coins, True) for coins in (2, 3, 4)] == [0, 0, 8]
    purse = run(file, faults["self.coins -= cost → pass"])["Purse"]()
    assert (purse.pay(6), purse.pay(5), purse.coins) == ("LI-13", "", 5)


def test_a_fault_keeps_its_key_when_other_lines_change(file: Path) -> None:
    before = {text: mutant.key for text, mutant in found(file).items()}
    file.write_text(SOURCE.replace("LIMIT: int = 3", "# a comment\nLIMIT: int = 3"), encoding="utf-8")
    assert {text: mutant.key for text, mutant in found(file).items()} == before
    assert len(set(before.values())) == len(before)


def test_lines_that_ran_are_recorded(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(file.parent)
    recorder = LineRecorder([str(file)])
    import purse  # type: ignore[import-not-found]

    recorder.taken()
    assert purse.price(4) == 8
    assert recorder.taken() == {str(file): {6, 7, 8, 10}}
    assert purse.price(1, free=True) == 0
    assert recorder.taken() == {str(file): {6, 7, 8, 9}}
    assert recorder.taken() == {}
