"""Faults to plant into copies of the template, at least one for each law: (law, file, old text, new text).

test_the_laws_bite.py runs `check` in a process of its own on the plain source: a copy that is not compiled cannot have
compiled base classes.
"""

from __future__ import annotations

import importlib
import shutil
import sys
from pathlib import Path

from marula.core.game import Game
from marula.core.setup import Setup
from tests.every_game import laws, soak
from tests.every_game.quick_laws import QUICK_LAWS, QuickLaw, QuickMatch

GATHERED = """\
        "gathered": Number(),  # draws made in this turn
        "bag": Per("find", of=Number()),  # fruits and wasps in the bag, by kind
        "hands": Per("seat", "fruit", of=Number()),  # fruits in each hand, by kind
        "seeds": Per("seat", of=Word("fruit")),  # the kind of each seat's seed; none before it is chosen
        "baskets": Per("seat", "fruit", of=Number()),  # fruits in each basket, by kind
    }
"""
FOLLOWING = GATHERED.partition("\n")[2] + '    DERIVED: ClassVar[tuple[str, ...]] = ("gathered",)\n'
"""`gathered` does not follow from other fields, so it must not be listed as derived."""

PHASE_OF_A_SECRET = """\
    def phase(self, state, seat):
        return self.phases[state.phase if state.hands[0] % 2 else 0]

"""
"""A phase that tells everyone whether the first seat holds an odd number of a fruit."""

HOPE = "    def hope(self, state: State, seat: i64) -> float:\n"


def thief(steals: str) -> str:
    """The text of an opponent model that does something forbidden, followed by the text it is put before."""
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
        "some_seat_can_act_until_the_match_ends",
        "rules/turns.py",
        "        found = append(found, board.pass_)\n",
        "        pass\n",
    ),
    ("some_seat_can_act_until_the_match_ends", "rules/turns.py", "    return [state.active]\n", "    return [0]\n"),
    (
        "reading_a_state_does_not_change_it",
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
        "actions_not_offered_are_refused_by_a_rule",
        "rules/turns.py",
        '        return Illegal("TP-9", case="bag")\n',
        '        return Illegal("TP-99", case="bag")\n',
    ),
    (
        "actions_not_offered_are_refused_by_a_rule",
        "rules/turns.py",
        '        return Illegal("TP-8", {"fruit": fruits[code - board.lay_out]})\n',
        '        return Illegal("TP-8")\n',
    ),
    (
        "actions_not_offered_are_refused_by_a_rule",
        "rules/turns.py",
        '    fruits = board.tables["fruit"]\n    if state.phase == SEEDS:\n',
        '    fruits = board.tables["fruit"]\n    state.left = 9\n    if state.phase == SEEDS:\n',
    ),
    (
        "policy_scores_use_only_what_the_seat_knows",
        "bot/instinct.py",
        "            unseen += number\n",
        "            number = state.bag[kind]\n            unseen += number\n",
    ),
    (
        "policy_scores_use_only_what_the_seat_knows",
        "bot/instinct.py",
        "        return 0.0\n\n    def weigh_simply",
        '        return float("inf")\n\n    def weigh_simply',
    ),
    (
        "policy_scores_use_only_what_the_seat_knows",
        "bot/instinct.py",
        "        if code == board.gather:\n",
        '        self.first = getattr(self, "first", seat)\n'
        "        if code == board.gather:\n            return self.first\n        if code == board.gather:\n",
    ),
    (
        "features_use_only_what_the_seat_knows",
        "bot/features.py",
        "real(state.hand_size(seat)))\n        found = append(found, in_hand)",
        "real(state.hands[(seat + 1) % board.seats * board.fruits]))\n        found = append(found, in_hand)",
    ),
    (
        "features_use_only_what_the_seat_knows",
        "bot/features.py",
        "            found = append(found, points)\n",
        "            found = append(found, points + state.bag[0])\n",
    ),
    (
        "features_use_only_what_the_seat_knows",
        "bot/features.py",
        "        found = append(found, in_hand)\n",
        '        found = append(found, float("nan"))\n',
    ),
    (
        "features_use_only_what_the_seat_knows",
        "bot/features.py",
        "        hand = state.hand_size(seat)\n",
        "        hand = state.hand_size(seat)\n        state.left += 1\n",
    ),
    ("every_feature_is_named_explained_and_said", "bot/features.py", '"basket_points"', '"basket"'),
    ("every_feature_is_named_explained_and_said", "bot/features.py", '"It shakes the tree."', '""'),
    ("every_feature_is_named_explained_and_said", "text/en.ftl", "feature-seat-wasp = ", "feature-seat-bee = "),
    ("an_opponent_model_changes_only_hidden_things", "bot/instinct.py", HOPE, thief("world.bag[0] += 1")),
    ("an_opponent_model_changes_only_hidden_things", "bot/instinct.py", HOPE, thief("world.round += 1")),
    ("win_chances_are_probabilities", "bot/instinct.py", "chances[seat] / total\n", "chances[seat]\n"),
    (
        "win_chances_are_probabilities",
        "bot/instinct.py",
        "            best = max(standings)\n",
        "            best = min(standings)\n",
    ),
    (
        "every_match_ends_within_the_stated_length",
        "rules/turns.py",
        "    ripe = state.round == board.rounds\n",
        "    ripe = False\n",
    ),
    (
        "a_clone_is_complete_and_independent",
        "rules/state.py",
        "        copy.hands = self.hands[:]\n",
        "        copy.hands = self.hands\n",
    ),
    ("a_clone_is_complete_and_independent", "rules/state.py", "        copy.gathered = self.gathered\n", ""),
    (
        "a_clone_is_complete_and_independent",
        "rules/state.py",
        '        "left": Number(),  # fruits that may still be gathered in this turn\n',
        "",
    ),
    (
        "replaying_the_journal_gives_the_same_match",
        "rules/turns.py",
        "            events.append(WaspMet(seat))\n",
        "            events.append(WaspMet(seat))\n            state.bag[0] += 1\n",
    ),
    (
        "the_number_of_components_is_constant",
        "rules/turns.py",
        "        state.bag[find] += 1\n        if events",
        "        if events",
    ),
    (
        "the_number_of_components_is_constant",
        "knowledge/view.py",
        "            state.seeds[seat] = draw(state.bag, chance)\n",
        "            state.seeds[seat] = 0\n",
    ),
    (
        "an_imagined_world_gives_the_same_view",
        "knowledge/view.py",
        "    state.gathered = seen.gathered\n",
        "",
    ),
    (
        "an_imagined_world_gives_the_same_view",
        "knowledge/view.py",
        "            for _ in range(seen.hand_sizes[seat]):\n",
        "            for _ in range(min(seen.hand_sizes[seat], 2)):\n",
    ),
    (
        "an_imagined_world_gives_the_same_view",
        "rules/state.py",
        GATHERED,
        FOLLOWING + "\n    def derive(self) -> None:\n        self.gathered = 0\n",
    ),
    ("everything_written_reads_back_the_same", "rules/state.py", GATHERED, FOLLOWING),
    (
        "a_view_is_independent_of_the_state",
        "knowledge/view.py",
        "    seen.baskets = state.baskets[:]\n",
        "    seen.baskets = state.baskets\n",
    ),
    (
        "same_view_means_same_visible_events",
        "rules/events.py",
        'now that they were there."""\n\n    reveals: ClassVar[bool] = True\n',
        'now that they were there."""\n\n',
    ),
    (
        "visible_events_say_no_more_than_the_view",
        "rules/turns.py",
        '        events.append(Whisper(seat, SeedChosen(board.tables["fruit"][fruit])))\n',
        '        events.append(SeedChosen(board.tables["fruit"][fruit]))\n',
    ),
    (
        "visible_events_say_no_more_than_the_view",
        "rules/turns.py",
        '        events.append(Whisper(seat, FruitSeen(board.tables["fruit"][find])))\n',
        '        events.append(FruitSeen(board.tables["fruit"][find]))\n',
    ),
    (
        "whispers_reach_only_their_seat",
        "rules/turns.py",
        "            events.append(Whisper(seat, HandDealt(hand_words(state, seat))))\n",
        "            events.append(Whisper(seat + 1, HandDealt(hand_words(state, seat))))\n",
    ),
    (
        "an_envelope_tells_no_more_than_view_and_events",
        "game.py",
        "    def census(",
        PHASE_OF_A_SECRET + "    def census(",
    ),
    (
        "an_envelope_tells_no_more_than_view_and_events",
        "rules/turns.py",
        "        events.append(SeedSet(seat))\n",
        "",
    ),
    (
        "the_score_sheet_adds_up_to_the_standings",
        "rules/scoring.py",
        "        points = sum(line.points for line in lines)\n",
        "        points = lines[0].points\n",
    ),
    (
        "the_score_sheet_adds_up_to_the_standings",
        "rules/scoring.py",
        "        result.append((points + 1000) * 1000 + state.basket_size(seat))\n",
        "        result.append(state.basket_size(seat))\n",
    ),
    (
        "everything_written_reads_back_the_same",
        "rules/state.py",
        '        "seeds": Per("seat", of=Word("fruit")),  # the kind of each seat\'s seed; none before it is chosen\n',
        '        "seeds": Per("seat", of=Flag()),\n',
    ),
    ("everything_written_reads_back_the_same", "rules/events.py", "    SeedShown,\n", ""),
    ("everything_has_a_text_in_every_language", "text/en.ftl", "event-wasp-met = ", "event-wasp = "),
    ("everything_has_a_text_in_every_language", "text/en.ftl", "fruit-marula = marula\n", ""),
)


RARE = (
    "rules/turns.py",
    "        state.bag[find] += 1\n        if events",
    "        state.bag[find] += 0 if state.gathered == 3 and sum(state.bag) > 9 else 1\n        if events",
)
"""A wasp that vanishes in about one of forty matches: the few matches of a test mostly miss it, a soak does not."""


def rare_fault(source: Path, target: Path) -> list[str]:
    """What the soak does not do with the rare fault: find it, in few matches, and again from the seed that it names."""
    sys.path.insert(0, str(target))
    copy_template(source, target, "rare")
    path = target / "rare" / RARE[0]
    path.write_text(path.read_text(encoding="utf-8").replace(*RARE[1:]), encoding="utf-8")
    game = load("rare")
    soak.all_setups = lambda: [(game, Setup(game.name, 3))]  # type: ignore[assignment]
    found = soak.play(soak.Job(0, 400, 0)).faults
    seeds = [int(fault.rpartition(" ")[2]) for fault in found]
    silent = [] if 0 < len(found) < 100 else [f"the soak finds the rare fault in {len(found)} of 400 matches"]
    silent += [f"not the right law: {fault}" for fault in found if "the_number_of_components" not in fault]
    return silent + [f"seed {seed} does not repeat" for seed in seeds if not soak.play(soak.Job(seed, 1, 1)).faults]


def copy_template(source: Path, target: Path, name: str) -> None:
    """Copy the template's folder as the package `name`."""
    shutil.copytree(source, target / name, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    for path in (target / name).rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        path.write_text(text.replace("marula.games.template", name), encoding="utf-8")


def check(source: Path, target: Path) -> int:
    """Plant every fault, run its law, and print which were not caught. A copy without a fault must pass all laws."""
    sys.path.insert(0, str(target))
    copy_template(source, target, "sound")
    by_name = {law.__name__: law for law in laws.LAWS}
    quick = {law.__name__: as_law(law) for law in QUICK_LAWS}
    unproven = set(quick)
    silent = [f"the sound copy breaks {name}" for name, law in by_name.items() if caught(law, load("sound"))]
    silent += [
        f"the sound copy breaks the quick form of {name}" for name, law in quick.items() if caught(law, load("sound"))
    ]
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
        game = load(name)
        if not caught(by_name[law_name], game):
            silent.append(f"{law_name} does not notice fault {number}: {new!r} in {file}")
        if law_name in quick and caught(quick[law_name], game):
            unproven.discard(law_name)
    silent += [f"the quick form of {law_name} notices none of its faults" for law_name in sorted(unproven)]
    silent += rare_fault(source, target)
    for line in silent:
        print(line)
    print(f"{len(FAULTS)} faults planted, {len(silent)} unnoticed; laws without a fault: {without_fault()}")
    return 1 if silent or without_fault() else 0


def as_law(quick_law: QuickLaw) -> laws.Law:
    """A quick law in the form of a law, on a match of its own."""
    return lambda game, setup, seed: quick_law(QuickMatch(game, setup, seed))


def without_fault() -> list[str]:
    """The laws for which no fault is planted."""
    return sorted({law.__name__ for law in laws.LAWS} - {law for law, *_ in FAULTS})


def load(name: str) -> Game:
    """The game in this package."""
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
