"""Which rows of the strength table are older than what the bots of Livingstone have learned."""

from __future__ import annotations

from tools.strength import results
from tools.strength.pairings import Pairing
from tools.strength.stale import is_stale, trained_with


def test_a_row_is_stale_when_its_bots_have_learned_since() -> None:
    def after(later: str, earlier: str) -> bool:
        return later == "newer"

    steady = Pairing("livingstone", 5, ("steady", "casual"), "ladder", 60)
    assert trained_with("livingstone", 5) == trained_with("livingstone", 3) != ""
    assert is_stale(steady, results.Played(code=["older"]), after)
    assert is_stale(steady, results.Played(code=["newer", "older"]), after)
    assert is_stale(steady, results.Played(), after), "nobody knows when it was played"
    assert not is_stale(steady, results.Played(code=["newer"]), after)
    assert not is_stale(Pairing("livingstone", 5, ("casual", "random"), "ladder", 60), results.Played(), after)
    assert not is_stale(Pairing("template", 2, ("steady", "casual"), "ladder", 60), results.Played(), after)
