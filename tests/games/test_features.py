"""Named features: their places, their reference, and what those of Livingstone say about a position."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from marula.core.chance import Seeded
from marula.core.features import Feature
from marula.core.game import UNTRAINED, Game
from marula.core.setup import Setup
from marula.games import GAMES
from marula.games.heart_of_africa.bot.feature_names import CARD_WORTH, OF_OPTION
from marula.games.heart_of_africa.bot.option_features import OptionFeatures
from marula.games.heart_of_africa.bot.weights import Weights
from tools import features as reference

SOURCE = Path(__file__).resolve().parents[2] / "src" / "marula" / "games"
LISTED = sorted(path.parents[1].name for path in SOURCE.glob("*/bot/feature_names.py"))
GAME = GAMES["livingstone"]


@pytest.mark.parametrize("name", LISTED)
def test_the_places_of_option_features_are_those_of_the_list(name: str) -> None:
    text = (SOURCE / name / "bot" / "feature_names.py").read_text(encoding="utf-8")
    places = [(word.lower(), int(place)) for word, place in re.findall(r"^([A-Z_]+): Final\[i64\] = (\d+)", text, re.M)]
    features = GAMES[name].features(GAMES[name].board(Setup(name, 2)))
    assert features is not None
    assert [place for _, place in places] == list(range(len(features.of_option)))
    for (word, _), feature in zip(places, features.option_names, strict=True):
        same = set(word.split("_")) & set(feature.split("_"))
        assert same, f"{word} stands where {feature} is"


def test_every_game_has_features() -> None:
    assert [game.name for game in GAMES.values() if game.features(game.board(Setup(game.name, 2))) is None] == []


def test_the_reference_is_up_to_date(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert reference.main(["--check"]) == 0, "python -m tools.features"
    stale = tmp_path / "features.md"
    stale.write_text("old")
    monkeypatch.setattr(reference, "PAGE", stale)
    assert reference.main(["--check"]) == 1
    reference.main([])
    assert reference.main(["--check"]) == 0


def test_an_unknown_unit_is_refused() -> None:
    with pytest.raises(ValueError, match="bananas is no unit"):
        Feature("price", "bananas", "What it costs.")


def test_options_of_livingstone_say_what_they_cost_and_leave() -> None:
    """In the first turn a seat has 3 coins and takes a die; what it then may do is told in coins and points."""
    told = options(GAME, "first turn")
    assert told
    for action, row in told.items():
        if action.startswith("take_die"):
            assert row["take"] == 1.0
            assert row["die"] == int(action.split()[1])
        if action.startswith("give"):
            assert row["gift"] == int(action.split()[1])
            assert row["purse_after"] == 3.0 - row["gift"]
            assert row["chest_after"] == row["gift"]


def test_the_only_die_of_its_number_is_named() -> None:
    board = GAME.board(Setup("livingstone", 2))
    state = GAME.deal(board, Seeded("dice"), None)
    state.dice = vec[i64]([2, 1, 0, 0, 0, 1])
    told = options_of(GAME, state)
    assert told["take_die 1"]["only_die"] == 0.0
    assert told["take_die 2"]["only_die"] == told["take_die 6"]["only_die"] == 1.0
    assert told["take_die 2"]["dice_lost"] == 2.0
    assert told["take_die 2"]["dice_after"] == 1.0
    assert told["take_die 1"]["dice_after"] == 2.0
    assert told["take_die 6"]["dice_left_to_others"] == 3.0


def options(game: Game, seed: str) -> dict[str, dict[str, float]]:
    return options_of(game, game.deal(game.board(Setup(game.name, 2)), Seeded(seed), None))


def options_of(game: Game, state: object, seat: int = 0) -> dict[str, dict[str, float]]:
    """The features of each option of the seat, by the option's text."""
    board = state.board  # type: ignore[attr-defined]
    features = game.features(board)
    assert features is not None
    codes = game.codes(state, seat)
    rows = list(features.options(state, seat, codes, game.instinct(board, UNTRAINED).weigh(state, seat, codes)))
    width = len(features.of_option)
    return {
        str(board.actions[code]): dict(zip(features.option_names, rows[at * width : (at + 1) * width], strict=True))
        for at, code in enumerate(codes)
    }


def test_a_card_from_the_deck_is_worth_the_mean_of_those_that_the_seat_has_not_seen() -> None:
    game = GAMES["heart_of_africa"]
    board = game.board(Setup(game.name, 2))
    state = game.deal(board, Seeded("deck"), None)
    for seat in range(2):
        game.perform(state, seat, game.codes(state, seat)[0], Seeded("keep"), None)
    codes = game.codes(state, 0)
    reader = OptionFeatures(board, Weights(2))
    rows = list(reader.read(state, 0, codes, vec[float]([0.0] * len(codes))))
    at = list(codes).index(board.draw_train)
    unseen = [
        board.card_counts[card] - state.hands[card] - list(state.train_row).count(card) for card in range(board.cards)
    ]
    mean = sum(number * reader.values.card[card] for card, number in enumerate(unseen)) / sum(unseen)
    assert mean > 0.0
    assert rows[at * len(OF_OPTION) + CARD_WORTH] == pytest.approx(mean)


def test_what_is_within_reach_counts_what_the_next_place_completes() -> None:
    """In Africana: before a step the explorer knows of what it can complete where the step leads."""
    game = GAMES["africana"]
    board = game.board(Setup(game.name, 2))
    state, luck = game.deal(board, Seeded("reach"), None), Seeded("reach luck")
    instinct = game.instinct(board)
    completed = 0
    while (seat := int(game.turn(state))) >= 0 and completed < 3:
        codes = game.codes(state, seat)
        weights = list(instinct.weigh(state, seat, codes))
        code = codes[weights.index(max(weights))]
        before = options_of(game, state, seat)[str(board.actions[code])]
        game.perform(state, seat, code, luck, None)
        if before["stop"]:
            assert before["within_reach"] == 0.0
        if before["step"] and game.turn(state) == seat:
            prize = max(row["complete_expedition"] for row in options_of(game, state, seat).values())
            assert before["within_reach"] >= prize - 0.5, "silver may be worth a little more or less afterwards"
            completed += prize > 0.0
    assert completed == 3
