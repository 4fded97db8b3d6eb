"""Faults that the audit must find, each in a small sound tree: which file, what is changed, what is said of it."""

from __future__ import annotations

import re
from collections.abc import Callable

HOUSE_EN, POLISH = "src/marula/text/en.ftl", "src/marula/text/pl.ftl"
PAGES_EN, PAGES_PL = "src/marula/text/pages/en.ftl", "src/marula/text/pages/pl.ftl"
RUN, HOME = "src/marula/commands/run.py", "web/src/Home.svelte"
WHIST_PL = "src/marula/games/whist/text/pl.ftl"

Change = Callable[[str], str]
PLANTED: dict[str, tuple[str, Change, str]] = {
    "a key is missing": (POLISH, lambda s: s.replace("declined-late = Za późno.\n", ""), "'declined-late' is missing"),
    "a game's key is missing": (
        WHIST_PL,
        lambda s: s.replace("face-hand = Twoja ręka\n", ""),
        "'face-hand' is missing",
    ),
    "a key is left over": (POLISH, lambda s: s + "old = Stare\n", "'old' is not in English: left over or misspelt"),
    "a key is there twice": (POLISH, lambda s: s + "seat = Gracz { $number }\n", "'seat' is there twice"),
    "no Fluent": (POLISH, lambda s: s + "\nthis is nothing\n", 'is no Fluent: Expected token: "="'),
    "a placeable is left out": (POLISH, lambda s: s.replace("Gracz { $number }", "Gracz"), "'seat' leaves out $number"),
    "a placeable is misspelt": (
        POLISH,
        lambda s: s.replace("gry: { $word }", "gry: { $word } { $wrd }"),
        "'unknown-game' uses $wrd, which English does not",
    ),
    "a plural is missing": (
        POLISH,
        lambda s: s.replace("    [few] { $number } karty\n", ""),
        "'left' has no plural [few] for $number",
    ),
    "a default that hides a plural": (
        POLISH,
        lambda s: s.replace("*[many]", "*[other]"),
        "'left' has no plural [many] for $number",
    ),
    "a plural that the language has not": (
        POLISH,
        lambda s: s.replace("    [few]", "    [two] dwie karty\n    [few]"),
        "'left' has a plural [two] that pl has not",
    ),
    "a reference to nothing": (POLISH, lambda s: s.replace("Za późno.", "{ later }"), "refers to 'later'"),
    "two letters alike": (
        WHIST_PL,
        lambda s: s.replace("letter-clubs = T", "letter-clubs = K"),
        "is the same letter as",
    ),
    "a letter of another colour": (
        WHIST_PL,
        lambda s: s.replace("letter-clubs = T", "letter-clubs = B"),
        "'letter-clubs' is no letter of its colour's name: B",
    ),
    "a letter that is a word": (
        WHIST_PL,
        lambda s: s.replace("letter-clubs = T", "letter-clubs = Tr"),
        "'letter-clubs' is not one letter: Tr",
    ),
    "a key that nobody uses": (PAGES_EN, lambda s: s + "page-attic = Attic\n", "'page-attic' is used nowhere"),
    "a choice of none": (PAGES_EN, lambda s: s + "page-theme-pink = Pink\n", "'page-theme-pink' is used nowhere"),
    "a code that nobody uses": (HOUSE_EN, lambda s: s + "unknown-dog = Dog\n", "'unknown-dog' is used nowhere"),
    "a key that is nowhere": (HOME, lambda s: s.replace("page-home", "page-house"), "'page-house' is in no"),
    "a key that is nowhere in Python": (RUN, lambda s: s.replace('"bad-file"', '"bad-fil"'), "'bad-fil' is in no"),
    "an unknown of no name": (RUN, lambda s: s.replace('"game"', '"dog"'), "'unknown-dog' is in no English file"),
    "a refusal of no words": (
        RUN,
        lambda s: s.replace('"late")', '"early")'),
        "'declined-early' is in no",
    ),
    "text in markup": (
        HOME,
        lambda s: s.replace("Marula ·", "Welcome ·"),
        "'Welcome · … × 2' is written in",
    ),
    "text in an attribute": (
        HOME,
        lambda s: s.replace('class="big title"', 'class="big" title="Big"'),
        "'Big' is written in the attribute title",
    ),
    "text in braces": (HOME, lambda s: s.replace("{number}", '{"Well done"}'), "'Well done' is written in the script"),
    "text in a script": (
        "web/src/theme.ts",
        lambda s: s + "export const note = `You have ${number} cards left`;\n",
        "'You have … cards left' is written in the script",
    ),
    "text in the page": (
        "web/index.html",
        lambda s: s.replace("Marula", "Play now"),
        "'Play now' is written in",
    ),
    "a printed sentence": (
        RUN,
        lambda s: s + '    print(f"That was {luck} indeed, my friend")\n',
        "'That was … indeed, my friend' is written in the code",
    ),
    "a printed word": (RUN, lambda s: s + '    print("marula: done")\n', "'marula: done' is printed as it is"),
    "a sentence that is returned": (
        RUN,
        lambda s: s + '    return "Nobody has won yet"\n',
        "'Nobody has won yet' is written in the code",
    ),
    "text in a page of Python": (
        RUN,
        lambda s: s + '    page = "<h1>Results</h1>"\n',
        "'Results' is written in",
    ),
    "a joint outside the catalogues": (
        RUN,
        lambda s: s + '    return " · ".join(luck)\n',
        "' · ' is between texts and in no catalogue",
    ),
    "a joint in a script": (
        "web/src/theme.ts",
        lambda s: s + 'export const row = themes.join("; ");\n',
        "'; ' is between texts and in no catalogue",
    ),
    "a colon between two texts": (
        "src/marula/cli/run.py",
        lambda s: s + '    return f"{text}: {luck}"\n',
        "'…: …' is between texts and in no catalogue",
    ),
    "a colon in a template": (
        "web/src/theme.ts",
        lambda s: s + "export const row = `${theme}: ${number}`;\n",
        "'…: …' is between texts and in no catalogue",
    ),
    "a dot in markup": (HOME, lambda s: s.replace("Marula ·", "{name} ·"), "'… · … × 2' is between texts"),
    "brackets in markup": (HOME, lambda s: s.replace("{number}", "{name} ({number})"), "is between texts"),
    "an edition's id in a message": (
        RUN,
        lambda s: s + '    print(text.say("seat", number=1, edition=setup.edition))\n',
        "'seat' is given the id setup.edition, not a name",
    ),
    "a game's id in a page's message": (
        HOME,
        lambda s: s.replace('say("page-home")', 'say("page-home", { game: table.game })'),
        "'page-home' is given the id table.game, not a name",
    ),
    "an edition's id on a page": (
        HOME,
        lambda s: s + "<b>{table.edition}</b>\n",
        "the id table.edition is shown, not a name",
    ),
    "an id in a text": (POLISH, lambda s: s.replace("Za późno.", "Za późno: home_base."), "has an id where a name"),
    "a plural without its singular": (
        HOUSE_EN,
        lambda s: s.replace("Too late.", "{ $number } cards too late."),
        "'declined-late' says 'cards' for any $number",
    ),
    "a name between number and plural": (
        HOUSE_EN,
        lambda s: s.replace("Too late.", "{ $number } { $colour } cards too late."),
        "'declined-late' says 'cards' for any $number",
    ),
    "a plural that only another language forgets": (
        POLISH,
        lambda s: re.sub(r"\{ \$number ->(.|\n)*?\n\}", "{ $number } kart; { $number -> \n *[other] x\n }", s).replace(
            "declined-late",
            "ja = { $number ->\n  [one] jedna\n  [few] inne\n *[many] { $number } kart\n }\ndeclined-late",
        ),
        "'left' says 'kart' for any $number",
    ),
    "another form of address": (
        POLISH,
        lambda s: s.replace("Za późno", "Spóźnia się Pan"),
        "has 'Pan', and the reader",
    ),
    "another form of address in the rules": (
        "docs/rules/pl/whist.md",
        lambda s: s.replace("Dwa", "Państwo dobierają dwa"),
        "pl/whist.md:3: has 'Państwo'",
    ),
    "two spaces": (POLISH, lambda s: s.replace("Za późno", "Za  późno"), "'declined-late' has two spaces"),
    "a space before a sign": (POLISH, lambda s: s.replace("Za późno.", "Za późno !"), "has a space before a sign"),
    "brackets in brackets": (
        POLISH,
        lambda s: s.replace("Za późno.", "Późno (za (bardzo) późno)."),
        "has brackets in brackets",
    ),
    "a bracketed name in brackets": (
        WHIST_PL,
        lambda s: s + "place-home = Dom (Mieszkanie)\nface-where = Tutaj ({ $place })\n",
        "'face-where' has $place in brackets, and such names have brackets of their own",
    ),
    "a straight apostrophe": (HOUSE_EN, lambda s: s.replace("Too late", "It's late"), "has a straight apostrophe"),
    "a button that is too long": (
        PAGES_PL,
        lambda s: s.replace("Ciemny", "Ciemny wygląd strony, taki jak nocą, kiedy wszyscy śpią"),
        "'page-theme-dark' is a button of 55 letters; 48 have room",
    ),
    "a term in other words": (
        POLISH,
        lambda s: (
            s.replace("ma jeszcze { $number ->", "ma jeszcze rzeczy: { $number ->")
            .replace("jedną kartę", "jedną")
            .replace("{ $number } karty", "{ $number }")
            .replace("{ $number } kart\n", "{ $number }\n")
        ),
        "'left' has none of 'kart' for 'card'",
    ),
    "a word that another language avoids": (
        POLISH,
        lambda s: s.replace("Za późno", "Bierka za późno"),
        "'declined-late' says 'Bierka': say 'kart'",
    ),
    "a glossary without checked terms": (
        "docs/glossary/pl.md",
        lambda s: s.replace("## Checked by the audit", "## Other words"),
        "pl.md: has no table 'Checked by the audit'",
    ),
    "a rule is missing": ("docs/rules/pl/whist.md", lambda s: s.replace("- XX-2 Dwa.\n", ""), "rule XX-2 is missing"),
    "a rule more": ("docs/rules/pl/whist.md", lambda s: s + "- XX-3 Trzy.\n", "rule XX-3 is not in English"),
    "a rule twice": ("docs/rules/pl/whist.md", lambda s: s + "- XX-2 Dwa.\n", "rule XX-2 is there twice"),
    "rules out of order": (
        "docs/rules/pl/whist.md",
        lambda _: "- XX-2 Dwa.\n- XX-1 Raz.\n",
        "its rules are in another order than in English",
    ),
    "a picture is missing": (
        "docs/rules/whist.md",
        lambda s: s.replace("- XX-1", "![Cards](pictures/whist.svg)\n\n1. A card.\n2. A trick.\n\n- XX-1"),
        "pl/whist.md: the picture whist.svg is missing, with its 2 numbered lines",
    ),
    "a reading without its mark": (
        "docs/rules/whist.md",
        lambda s: s.replace("One", "One. Reading: always"),
        "pl/whist.md: rule XX-1 has a mark of a reading in English",
    ),
    "a mark too many": (
        "docs/rules/pl/whist.md",
        lambda s: s.replace("Dwa", "Dwa. Interpretacja: zawsze"),
        "rule XX-2 has no mark of a reading in English",
    ),
    "a term without a source": ("docs/glossary/pl.md", lambda s: s.replace("instrukcja", " "), "is no row of three"),
    "a term that English avoids": (
        PAGES_EN,
        lambda s: s.replace("Dark", "Dark watcher"),
        "says 'watcher': say 'onlooker'",
    ),
    "an avoided term in a plural": (
        HOUSE_EN,
        lambda s: s.replace("one card", "one card By lot"),
        "'left' says 'By lot': say 'onlooker'",
    ),
    "an English term without its use": (
        "docs/glossary/en.md",
        lambda s: s.replace("who watches", " "),
        "is no row of three: term, use for, do not use",
    ),
    "an empty English glossary": ("docs/glossary/en.md", lambda _: "# English\n", "en.md: has no table of terms"),
    "an empty glossary": ("docs/glossary/pl.md", lambda _: "# Polski\n", "has no table of terms"),
}
