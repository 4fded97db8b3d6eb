"""marula games: what can be played."""

from __future__ import annotations

import argparse
import json

from marula.bots.levels import bot_names
from marula.cli.common import Games
from marula.core.game import Game, named
from marula.core.setup import Variant, write_value
from marula.text.catalogue import Catalogue, key_of

NAME = "games"
HELP = "List the games, or one game's editions, options and bots."


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", help="tell about this game only")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace, games: Games) -> int:
    chosen = [named(games, args.game)] if args.game else list(games.values())
    if args.json:
        print(json.dumps([about(game, args.language) for game in chosen], ensure_ascii=False, indent=2))
        return 0
    for game in chosen:
        text = Catalogue(game, args.language)
        print(text.say("games-game", name=game.name, title=text.say("game-title"), fewest=game.fewest, most=game.most))
        print(f"    {text.say('game-summary')}")
        if args.game:
            for line in (editions(game, text), *(line for one in game.offered_variants for line in choices(one, text))):
                print(f"    {line}")
            print(f"    {text.say('games-bots', bots=text.say('between-things').join(bot_names(game)))}")
    return 0


def editions(game: Game, text: Catalogue) -> str:
    """One line for each edition: its name as it is typed, and its title."""
    titles = {name: text.edition_title(game.edition(name)) for name in game.editions()}
    named = [text.say("replay-field", field=name, value=title) for name, title in titles.items()]
    return text.say("games-editions", editions=text.say("between-things").join(named))


def choices(variant: Variant, text: Catalogue) -> list[str]:
    """The options as they are typed, then what each choice means, with the default marked."""
    values = [write_value(value) for value in variant.allowed]
    what = text.say(key_of("option", variant.name))
    lines = [text.say("games-option", name=variant.name, what=what, choices=text.say("between-numbers").join(values))]
    for value in values:
        told = text.say("replay-field", field=value, value=text.variant_value(variant.name, value))
        default = value == write_value(variant.default)
        lines.append(f"    {text.say('games-default', choice=told) if default else told}")
    return lines


def about(game: Game, language: str) -> dict[str, object]:
    return {
        "name": game.name,
        "title": Catalogue(game, language).say("game-title"),
        "players": [game.fewest, game.most],
        "editions": list(game.editions()),
        "bots": list(bot_names(game)),
        "options": [
            {"name": variant.name, "default": variant.default, "allowed": list(variant.allowed)}
            for variant in game.offered_variants
        ],
    }
