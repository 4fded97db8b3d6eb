"""The audit finds what it should: each kind of finding is planted in a small sound tree and seen, and only it."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from marula.games import GAMES
from marula.games.template import GAME
from marula.text.audit.__main__ import audit, main
from tests.text.planted_faults import HOUSE_EN, PLANTED, POLISH

ROOT = Path(__file__).resolve().parents[2]
HOUSE = """
seat = Player { $number }
left = { $seat } has { $number ->
    [one] one card
   *[other] { $number } cards
} left.
bad-file = { $file } cannot be read
unknown-game = There is no such game: { $word }
declined-late = Too late.
verify-luck-checked = Luck is sound.
"""
HOUSE_PL = """
seat = Gracz { $number }
left = { $seat } ma jeszcze { $number ->
    [one] jedną kartę
    [few] { $number } karty
   *[many] { $number } kart
}.
bad-file = nie można odczytać: { $file }
unknown-game = Nie ma takiej gry: { $word }
declined-late = Za późno.
verify-luck-checked = Los się zgadza.
"""
PAGES = """
page-home = Home
page-theme-dark = Dark
"""
CODE = '''"""A module."""
from marula.core.errors import MarulaError
class BadInput(MarulaError): ...
def run(text, luck):
    """A docstring may say what it likes."""
    log.info("the log speaks plain English to operators")
    parser.add_argument("--file", help="help may stay as it is")
    print(text.say("seat", number=1), text.say("left", seat="", number=2))
    print(f"marula: {text.say(f'verify-luck-{luck}')}")
    if luck == "checked":
        raise RefusedError(Unknown("game", "chess"))
    if luck == "late":
        raise RefusedError(Declined("late"))
    raise BadInput("bad-file", file="x")
'''
MARKUP = """<!-- A comment may say what it likes. -->
<script lang="ts">
  // and so may this one
  const path = `M${x} ${y}L3 4`;
</script>
<h1 class="big title">{say("page-home")}</h1>
<p aria-label={say(`page-theme-${theme}`)}>Marula · {number} × 2</p>
<button class="x" onclick={() => go({ to: 1 })}>{say("page-theme-dark")}</button>
<style>p { color: red }</style>
"""
THEME = 'export const themes = ["dark"];\nexport const problem = new Error("the places lie in one line");\n'
RULES = "# Rules\n- XX-1 One.\n- XX-2 Two.\n"
GLOSSARY = "# Polski\n\n| English | po polsku | skąd |\n|---|---|---|\n| card | karta (ż) | instrukcja |\n"
GLOSSARY += (
    "\n## Checked by the audit\n| English term | begins with | do not use |\n|---|---|---|\n| card | kart | bierka |\n"
)
TERMS = "# English\n\n| term | use for | do not use |\n|---|---|---|\n| onlooker | who watches | watcher, by lot |\n"
CARDS = """
face-hand = Your hand
face-hearts = hearts
face-clubs = clubs
letter-hearts = H
letter-clubs = C
"""
CARDS_PL = """
face-hand = Twoja ręka
face-hearts = kier
face-clubs = trefl
letter-hearts = K
letter-clubs = T
"""
FACE = """<b>{frame.say("face-hand")}</b>
{frame.say("face-hearts")} {frame.say("face-clubs")} {frame.say("letter-hearts")} {frame.say("letter-clubs")}
"""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A sound tree with one game and one language besides English."""
    for path, text in {
        "src/marula/text/en.ftl": HOUSE,
        "src/marula/text/pl.ftl": HOUSE_PL,
        "src/marula/text/pages/en.ftl": PAGES,
        "src/marula/text/pages/pl.ftl": PAGES.replace("Home", "Start").replace("Dark", "Ciemny"),
        "src/marula/games/whist/text/en.ftl": CARDS,
        "src/marula/games/whist/text/pl.ftl": CARDS_PL,
        "src/marula/games/whist/face/Hand.svelte": FACE,
        "src/marula/commands/run.py": CODE,
        "src/marula/cli/run.py": CODE,
        "web/src/Home.svelte": MARKUP,
        "web/src/theme.ts": THEME,
        "web/index.html": "<title>Marula</title>",
        "docs/rules/whist.md": RULES,
        "docs/rules/pl/whist.md": RULES.replace("One", "Raz").replace("Two", "Dwa"),
        "docs/glossary/pl.md": GLOSSARY,
        "docs/glossary/en.md": TERMS,
    }.items():
        plant(tmp_path / path, text)
    return tmp_path


def plant(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def findings(root: Path) -> list[str]:
    return [finding.format(root) for finding in audit(root, {})]


def test_a_sound_tree_has_no_faults(tree: Path) -> None:
    assert findings(tree) == []


@pytest.mark.parametrize("name", PLANTED)
def test_a_planted_fault_is_found(tree: Path, name: str) -> None:
    path, change, message = PLANTED[name]
    before = (tree / path).read_text(encoding="utf-8")
    after = change(before)
    assert after != before, "nothing was planted"
    plant(tree / path, after)
    found = findings(tree)
    assert any(message in finding for finding in found), found


def test_a_line_of_a_picture_is_missed(tree: Path) -> None:
    picture = "![Karty](pictures/whist.svg)\n\n1. Karta.\n2. Lewa.\n\n- XX-1"
    for page in ("docs/rules/whist.md", "docs/rules/pl/whist.md"):
        plant(tree / page, (tree / page).read_text(encoding="utf-8").replace("- XX-1", picture))
    assert findings(tree) == []
    plant(tree / page, (tree / page).read_text(encoding="utf-8").replace("2. Lewa.\n", ""))
    assert findings(tree) == ["docs/rules/pl/whist.md: the picture whist.svg has 1 numbered lines, in English 2"]


@pytest.mark.parametrize(
    ("path", "message"),
    [
        ("src/marula/games/whist/text/pl.ftl", "is missing: pl is a language of the others"),
        ("docs/rules/pl/whist.md", "docs/rules/pl/whist.md: is missing"),
        ("docs/rules/whist.md", "docs/rules/whist.md: is missing"),
        ("docs/glossary/pl.md", "docs/glossary/pl.md: is missing"),
        ("docs/glossary/en.md", "docs/glossary/en.md: is missing"),
    ],
)
def test_a_missing_file_is_found(tree: Path, path: str, message: str) -> None:
    (tree / path).unlink()
    assert any(message in finding for finding in findings(tree))


def test_forms_stand_for_what_they_are_forms_of(tree: Path) -> None:
    """A language may decline a name, select by its id and count a list; it may not leave it out by doing so."""
    polish = (tree / POLISH).read_text(encoding="utf-8")
    plant(tree / POLISH, polish.replace("gry: { $word }", "gry: { $word_genitive }"))
    assert findings(tree) == []
    plant(tree / POLISH, polish.replace("{ $word }", "{ $word_id ->\n    [chess] szachy\n   *[other] inna\n}"))
    assert findings(tree) == []


ENGLISH_OF_IT = "src/marula/games/template/text/en.ftl"


@pytest.fixture
def small(tree: Path) -> Path:
    """The same tree with a real game in it, in English only."""
    shutil.rmtree(tree / "src/marula/games")
    for path in tree.rglob("pl*"):
        shutil.rmtree(path) if path.is_dir() else path.unlink()
    (tree / "docs/rules/whist.md").unlink()
    shutil.copytree(ROOT / "src/marula/games/template", tree / "src/marula/games/template")
    for path in (tree / ENGLISH_OF_IT).parent.glob("*.ftl"):
        if path.stem != "en":
            path.unlink()
    for path in (tree / "src/marula/games/template/text").glob("*.ftl"):
        if path.name != "en.ftl":
            path.unlink()
    plant(tree / "docs/rules/template.md", RULES)
    plant(tree / HOUSE_EN, (tree / HOUSE_EN).read_text(encoding="utf-8") + OF_THE_HOUSE)
    return tree


OF_THE_HOUSE = """
problem-twice = '{ $word }' is there twice
problem-at-least = must be at least { $number }
"""


def messages_for(root: Path) -> list[str]:
    return [finding.message for finding in audit(root, {"template": GAME})]


def test_a_sound_game_has_no_faults(small: Path) -> None:
    assert messages_for(small) == []


NEEDED = {
    *("game-summary", "action-shake", "kind-lay-out", "event-passed", "phase-turn", "line-seed"),
    *("option-open-seeds", "option-open-seeds-yes", "fruit-marula", "refusal-tp-7", "refusal-tp-3-once"),
    *("edition-default-note", "source-own", "face-hand", "guide-tree", "problem-wasp"),
}
NEEDLESS = {
    *("action-fly", "kind-pass", "event-flown", "phase-dream", "line-luck", "lines-luck", "option-open-seeds-maybe"),
    *("fruit-apple", "refusal-tp-99", "refusal-tp-3-never", "field-weather", "source-hearsay", "face-attic"),
    *("guide-attic", "game-motto", "edition-mine"),
}


def test_what_a_game_needs_is_missed(small: Path) -> None:
    file = small / ENGLISH_OF_IT
    text = file.read_text(encoding="utf-8")
    for key in NEEDED:
        without = re.sub(rf"^{key} = .*\n(?:    .*\n|   \*.*\n|}}.*\n)*", "", text, flags=re.MULTILINE)
        assert without != text
        text = without
    plant(file, text)
    assert sorted(messages_for(small)) == sorted(f"'{key}' is in no English file" for key in NEEDED)


def test_what_a_game_does_not_need_is_noticed(small: Path) -> None:
    file = small / ENGLISH_OF_IT
    plant(file, file.read_text(encoding="utf-8") + "".join(f"{key} = Something\n" for key in NEEDLESS))
    assert sorted(messages_for(small)) == sorted(f"'{key}' is used nowhere" for key in NEEDLESS)


def test_english_says_of_an_edition_what_it_says_itself(small: Path) -> None:
    file = small / ENGLISH_OF_IT
    plant(file, file.read_text(encoding="utf-8").replace("source-own = everything", "source-own = nearly all"))
    assert messages_for(small) == ["'source-own' says otherwise than the edition"]


def test_this_tree_is_sound(capsys: pytest.CaptureFixture[str]) -> None:
    """All languages there are, all games, with nothing exempted."""
    assert main(ROOT) == 0, capsys.readouterr().out
    assert len(GAMES) > 1
