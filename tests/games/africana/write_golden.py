"""Writes the golden playthroughs: python -m tests.games.africana.write_golden.

Random players wander for thousands of decisions, which nobody would read. These players know where they want to go; now
and then they do something else, so that every rule gets its turn.
"""

from __future__ import annotations

from pathlib import Path

from marula.core.chance import Chance, Seeded
from marula.core.errors import RefusedError
from marula.core.event import Action
from marula.core.match import Match
from marula.core.pile import has_bit
from marula.core.refusal import Refusal
from marula.core.setup import Setup, VariantValue
from marula.games.africana import GAME
from marula.games.africana.rules.actions import (
    Buy,
    CompleteAdventure,
    CompleteExpedition,
    DrawCards,
    Join,
    OpenBook,
    SetOut,
    Step,
    Stop,
    TurnPage,
)
from marula.games.africana.rules.board import SPACES
from marula.games.africana.rules.state import State
from marula.lab import match_text
from tools.golden import seen

FOLDER = Path(__file__).parent / "golden"
TRIES = 3000
ENOUGH = 8


def goals(state: State, seat: int) -> list[int]:
    """Where the seat would like to be: targets of what it has begun, then starts of what it could join."""
    box = state.box
    found = [box.adventure_places[at] for at in range(box.adventures) if has_bit(state.adventures[seat], at)]
    for space in range(SPACES):
        expedition = state.display[space]
        if expedition >= 0:
            joined = has_bit(state.joined[space], seat)
            if joined or state.markers(seat) > 0:
                found.append(box.targets[expedition] if joined else box.starts[expedition])
    return found


def nearer(state: State, seat: int, step: Step) -> bool:
    """Does the step bring the seat nearer to one of its goals?"""
    here = state.places[seat]
    there = state.box.tables["place"].index(step.place)
    before = state.box.map.distances(here)
    after = state.box.map.distances(there)
    return any(after[goal] < before[goal] and before[goal] <= 3 for goal in goals(state, seat))


def choose(state: State, seat: int, whim: int, chance: Chance) -> Action:
    """What a purposeful player does; once in `whim` decisions anything at all."""
    options = GAME.options(state, seat)
    if whim and chance.pick(whim) == 0:
        return options[chance.pick(len(options))]
    for kind in (CompleteAdventure, CompleteExpedition, Join):
        for option in options:
            if isinstance(option, kind):
                return option
    steps = [option for option in options if isinstance(option, Step) and nearer(state, seat, option)]
    plain = [step for step in steps if not step.recoloured]
    if plain or (steps and state.silver[seat] >= 10):
        return (plain or steps)[chance.pick(len(plain or steps))]
    if SetOut() in options:
        return begin(state, seat, options)
    if Stop() in options and any(isinstance(option, Buy | TurnPage) for option in options):
        pages: list[Action] = [option for option in options if isinstance(option, Buy)]
        pages += [option for option in options if isinstance(option, TurnPage) and state.silver[seat] >= 6]
        return pages[chance.pick(len(pages))] if pages else Stop()
    return Stop() if Stop() in options else options[chance.pick(len(options))]


def begin(state: State, seat: int, options: list[Action]) -> Action:
    """Which action the turn is for: a journey that leads somewhere, an adventure, or cards."""
    if state.silver[seat] >= 6 and OpenBook() in options and bin(state.adventures[seat]).count("1") < 3:
        return OpenBook()
    trial = state.clone()
    GAME.perform(trial, seat, trial.box.code_of[SetOut()], Seeded("-"), None)
    ways = GAME.options(trial, seat)
    steps = [way for way in ways if isinstance(way, Step) and not way.recoloured and nearer(trial, seat, way)]
    useful = any(isinstance(way, Join | CompleteExpedition | CompleteAdventure) for way in ways)
    return SetOut() if useful or (steps and state.hand_size(seat) >= 4) else DrawCards()


def play(seats: int, seed: int, whim: int, options: dict[str, VariantValue]) -> Match:
    match = Match.deal(GAME, Setup("africana", seats, options=options), Seeded(str(seed)))
    chance = Seeded(f"{seed} choices")
    while not match.over:
        state = match.state
        assert isinstance(state, State)
        seat = state.active
        outcome = match.play(seat, choose(state, seat, whim, chance))
        if isinstance(outcome, Refusal):
            raise RefusedError(outcome)
    return match


def idle(seats: int, options: dict[str, VariantValue]) -> Match:
    """Everyone passes until the companies have had enough."""
    match = Match.deal(GAME, Setup("africana", seats, options=options), Seeded("idle"))
    while not match.over:
        for action in (SetOut(), Stop()):
            match.play(GAME.turn(match.state), action)
    return match


def write(name: str, title: str, seats: int, whim: int, *wanted: str, **options: VariantValue) -> None:
    """The shortest of the first matches that show everything that is wanted."""
    best = ""
    found = 0
    for seed in range(1, TRIES):
        match = play(seats, seed, whim, options)
        text = match_text.write(match, f"{title} (seed {seed})")
        if set(wanted) <= seen(text):
            found += 1
            if not best or len(text) < len(best):
                best = text
            if found == ENOUGH:
                break
    if not best:
        raise ValueError(f"no match shows {', '.join(wanted)}")
    (FOLDER / f"{name}.txt").write_text(best, encoding="utf-8")
    print(f"{name}: {len(best.splitlines())} lines")


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    write("two_travel_with_purpose", "Two players who know where they are going", 2, 0, "artifact_found", "one")
    write("two_find_four_different", "Two players, and four different artifacts", 2, 25, "four_different", "card_lost")
    write("three_find_three_alike", "Three players, and three artifacts alike", 3, 15, "three_alike", "deck_shuffled")
    write("three_hide_totals", "Three players who hide their totals", 3, 12, "two_alike", hidden_totals=True)
    write("four_hire_assistants", "Four players and their assistants", 4, 0, "assistant_hired", "two_different")
    write("four_give_up_adventures", "Four players with too many adventures", 4, 12, "adventure_discarded")
    text = match_text.write(
        idle(2, {"quiet_rounds": 20}), "Nobody sets out, and the companies call their explorers home"
    )
    (FOLDER / "two_are_called_home.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
