"""Faults to plant into a copy of the template, one or more for each law: (law, file, what stands there, what to write).

`check` is run by test_the_laws_bite.py in a process of its own that uses the plain source, because a copy that is not
compiled cannot stand on compiled ground.
"""

from __future__ import annotations

import importlib
import shutil
import sys
from pathlib import Path

from marula.core.game import Game
from marula.core.setup import Setup
from tests.every_game import laws

GATHERED = """\
        "gathered": Number(),
        "bag": Per("find", of=Number()),
        "hands": Per("seat", "fruit", of=Number()),
        "seeds": Per("seat", of=Word("fruit")),
        "baskets": Per("seat", "fruit", of=Number()),
    }
"""
FOLLOWING = (
    GATHERED.replace('        "gathered": Number(),\n', "") + '    DERIVED: ClassVar[tuple[str, ...]] = ("gathered",)\n'
)
"""How much was gathered follows from nothing else: whoever says that it does has to be found out."""

HOPE = "    def hope(self, state: State, seat: i64) -> float:\n"


def thief(steals: str) -> str:
    """An opponent model that does something it must not, before the instinct's hope."""
    return f"""\
    def opponent_model(self, view, world):
        from marula.core.game import OpponentModelOf

        class Thief(OpponentModelOf):
            def deal(self, world, chance):
                {steals}

        return Thief()

{HOPE}"""


FAULTS: tuple[tuple[str, str, str, str], ...] = (
    (
        "someone_can_act_until_the_end",
        "rules/turns.py",
        "        found = append(found, board.pass_)\n",
        "        pass\n",
    ),
    ("someone_can_act_until_the_end", "rules/turns.py", "    return [state.active]\n", "    return [0]\n"),
    (
        "listing_options_changes_nothing",
        "rules/turns.py",
        "    found = vec[i64](capacity=8)\n",
        "    found = vec[i64](capacity=8)\n    state.round += 1\n",
    ),
    (
        "options_are_distinct_and_accepted",
        "rules/turns.py",
        "        found = append(found, board.shake)\n",
        "        found = append(append(found, board.shake), board.shake)\n",
    ),
    (
        "everything_else_is_refused",
        "rules/turns.py",
        '        return Illegal("TP-9", case="bag")\n',
        '        return Illegal("TP-99", case="bag")\n',
    ),
    (
        "everything_else_is_refused",
        "rules/turns.py",
        '        return Illegal("TP-8", {"fruit": fruits[code - board.lay_out]})\n',
        '        return Illegal("TP-8")\n',
    ),
    (
        "everything_else_is_refused",
        "rules/turns.py",
        '    fruits = board.tables["fruit"]\n    if state.phase == SEEDS:\n',
        '    fruits = board.tables["fruit"]\n    state.left = 9\n    if state.phase == SEEDS:\n',
    ),
    (
        "instincts_feel_only_what_the_seat_knows",
        "bot/instinct.py",
        "            unseen += number\n",
        "            number = state.bag[kind]\n            unseen += number\n",
    ),
    (
        "instincts_feel_only_what_the_seat_knows",
        "bot/instinct.py",
        "        return 0.0\n\n    def weigh_simply",
        '        return float("inf")\n\n    def weigh_simply',
    ),
    ("an_opponent_model_moves_only_what_is_hidden", "bot/instinct.py", HOPE, thief("world.bag[0] += 1")),
    ("an_opponent_model_moves_only_what_is_hidden", "bot/instinct.py", HOPE, thief("world.round += 1")),
    ("win_chances_are_chances", "bot/instinct.py", "chances[seat] / total\n", "chances[seat]\n"),
    (
        "win_chances_are_chances",
        "bot/instinct.py",
        "            best = max(standings)\n",
        "            best = min(standings)\n",
    ),
    ("every_match_ends", "rules/turns.py", "    ripe = state.round == board.rounds\n", "    ripe = False\n"),
    (
        "a_clone_shares_nothing_and_misses_nothing",
        "rules/state.py",
        "        copy.hands = self.hands[:]\n",
        "        copy.hands = self.hands\n",
    ),
    ("a_clone_shares_nothing_and_misses_nothing", "rules/state.py", "        copy.gathered = self.gathered\n", ""),
    ("a_clone_shares_nothing_and_misses_nothing", "rules/state.py", '        "left": Number(),\n', ""),
    (
        "the_journal_is_the_match",
        "rules/turns.py",
        "            events.append(WaspMet(seat))\n",
        "            events.append(WaspMet(seat))\n            state.bag[0] += 1\n",
    ),
    (
        "the_census_is_constant",
        "rules/turns.py",
        "        state.bag[find] += 1\n        if events",
        "        if events",
    ),
    (
        "the_census_is_constant",
        "knowledge/view.py",
        "            state.seeds[seat] = draw(state.bag, chance)\n",
        "            state.seeds[seat] = 0\n",
    ),
    (
        "an_imagined_world_looks_like_the_real_one",
        "knowledge/view.py",
        "    state.gathered = seen.gathered\n",
        "",
    ),
    (
        "an_imagined_world_looks_like_the_real_one",
        "knowledge/view.py",
        "            for _ in range(seen.hand_sizes[seat]):\n",
        "            for _ in range(min(seen.hand_sizes[seat], 2)):\n",
    ),
    (
        "an_imagined_world_looks_like_the_real_one",
        "rules/state.py",
        GATHERED,
        FOLLOWING + "\n    def derive(self) -> None:\n        self.gathered = 0\n",
    ),
    ("words_round_trip", "rules/state.py", GATHERED, FOLLOWING),
    (
        "a_view_shares_nothing_with_the_table",
        "knowledge/view.py",
        "    seen.baskets = state.baskets[:]\n",
        "    seen.baskets = state.baskets\n",
    ),
    (
        "worlds_that_look_alike_tell_alike",
        "rules/events.py",
        'now that they were there."""\n\n    reveals: ClassVar[bool] = True\n',
        'now that they were there."""\n\n',
    ),
    (
        "what_a_seat_hears_it_may_know",
        "rules/turns.py",
        '        events.append(Whisper(seat, SeedChosen(board.tables["fruit"][fruit])))\n',
        '        events.append(SeedChosen(board.tables["fruit"][fruit]))\n',
    ),
    (
        "what_a_seat_hears_it_may_know",
        "rules/turns.py",
        '        events.append(Whisper(seat, FruitSeen(board.tables["fruit"][find])))\n',
        '        events.append(FruitSeen(board.tables["fruit"][find]))\n',
    ),
    (
        "whispers_reach_one_seat",
        "rules/turns.py",
        "            events.append(Whisper(seat, HandDealt(hand_words(state, seat))))\n",
        "            events.append(Whisper(seat + 1, HandDealt(hand_words(state, seat))))\n",
    ),
    (
        "the_score_sheet_adds_up",
        "rules/scoring.py",
        "        points = sum(line.points for line in lines)\n",
        "        points = lines[0].points\n",
    ),
    (
        "the_score_sheet_adds_up",
        "rules/scoring.py",
        "        result.append((points + 1000) * 1000 + state.basket_size(seat))\n",
        "        result.append(state.basket_size(seat))\n",
    ),
    (
        "words_round_trip",
        "rules/state.py",
        '        "seeds": Per("seat", of=Word("fruit")),\n',
        '        "seeds": Per("seat", of=Flag()),\n',
    ),
    ("words_round_trip", "rules/events.py", "    SeedShown,\n", ""),
    ("everything_has_its_words", "text/en.ftl", "event-wasp-met = ", "event-wasp = "),
    ("everything_has_its_words", "text/en.ftl", "fruit-marula = marula\n", ""),
)


def copy_template(source: Path, target: Path, name: str) -> None:
    """A copy of the template's folder as the package `name`, standing on its own."""
    shutil.copytree(source, target / name, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    for path in (target / name).rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        path.write_text(text.replace("marula.games.template", name), encoding="utf-8")


def check(source: Path, target: Path) -> int:
    """Plant every fault, run its law, and say which were not caught; the sound copy must pass all laws."""
    sys.path.insert(0, str(target))
    copy_template(source, target, "sound")
    silent = [f"the sound copy breaks {law.__name__}" for law in laws.LAWS if caught(law, load("sound"))]
    for number, (law_name, file, old, new) in enumerate(FAULTS):
        name = f"faulty{number}"
        copy_template(source, target, name)
        path = target / name / file
        text = path.read_text(encoding="utf-8")
        if text.count(old) != 1:
            silent.append(f"fault {number} does not fit {file} any more: {old!r}")
            continue
        if "Flag()" in new:
            text = text.replace("import Field, Number", "import Field, Flag, Number")
        path.write_text(text.replace(old, new), encoding="utf-8")
        if not caught(getattr(laws, law_name), load(name)):
            silent.append(f"{law_name} does not notice fault {number}: {new!r} in {file}")
    for line in silent:
        print(line)
    print(f"{len(FAULTS)} faults planted, {len(silent)} unnoticed; laws without a fault: {without_fault()}")
    return 1 if silent or without_fault() else 0


def without_fault() -> list[str]:
    return sorted({law.__name__ for law in laws.LAWS} - {law for law, *_ in FAULTS})


def load(name: str) -> Game:
    game: Game = importlib.import_module(name).GAME
    return game


def caught(law: laws.Law, game: Game) -> bool:
    """Does the law fail, or the game crash under it, in any of a few matches?"""
    for seats in (4, 2):
        for seed in range(12):
            try:
                law(game, Setup(game.name, seats), seed)
            except Exception:
                return True
    return False


if __name__ == "__main__":
    raise SystemExit(check(Path(sys.argv[1]), Path(sys.argv[2])))
