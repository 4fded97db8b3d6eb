"""A study for people: a few lines of text, and one HTML page that needs nothing else."""

from __future__ import annotations

from html import escape

import msgspec

from marula.lab import svg_plots
from marula.lab.report_page import STYLE
from marula.lab.study import Comparison, SizeStudy, ThingStudy
from marula.text.catalogue import Catalogue
from marula.text.languages import FALLBACK

STRONGEST = 15
"""How many things of each kind the page shows, from either end."""
PRINTED = 5
"""How many things the command prints, from either end."""
COLUMNS = ("thing", "taken", "with", "without", "difference")


def html(sizes: list[SizeStudy], against: list[Comparison], title: str, about: str, language: str = FALLBACK) -> bytes:
    """A study as one HTML page."""
    text = Catalogue(None, language)
    parts = [f"<h1>{escape(title)}</h1><p class='about'>{escape(about)}</p>"]
    for size in sizes:
        parts += _size(size, text)
    for one in against:
        parts += _comparison(one, text)
    data = msgspec.json.encode({"sizes": sizes, "against": against}).decode().replace("</", "<\\/")
    head = f"<meta charset='utf-8'><meta name='viewport' content='width=device-width'><title>{escape(title)}</title>"
    whole = [
        f"<!doctype html><html lang='{language}'><head>{head}<style>{STYLE}</style></head><body>",
        *parts,
        f"<script type='application/json' id='study'>{data}</script></body></html>",
    ]
    return ("\n".join(whole) + "\n").encode()


def _size(size: SizeStudy, text: Catalogue) -> list[str]:
    heading = text.say("study-size", players=size.players, matches=size.matches, decisions=round(size.decisions))
    rows = [(text.seat(one.seat, ()), one.win_share, one.low, one.high) for one in size.seats]
    parts = [f"<h2>{escape(heading)}</h2>", svg_plots.intervals(rows, 1 / size.players, percent=True)]
    if size.skill:
        levels = [(f"{one.bot} / {one.against}", one.win_share, one.low, one.high) for one in size.skill]
        parts += [
            f"<h3>{escape(text.say('study-skill'))}</h3>",
            svg_plots.intervals(levels, 1 / size.players, percent=True),
        ]
    if size.luck is not None:
        explained = text.say("study-luck", part=text.percent(size.luck.explained), matches=size.luck.matches)
        sources = "".join(
            f"<tr><td>{escape(source)}</td><td>{text.percent(part)}</td></tr>"
            for source, part in size.luck.sources.items()
        )
        parts += [f"<h3>{escape(explained)}</h3>", f"<table>{sources}</table>"]
    for table in dict.fromkeys(one.table for one in size.things):
        parts.append(_things(table, [one for one in size.things if one.table == table], text))
    return parts


def _things(table: str, things: list[ThingStudy], text: Catalogue) -> str:
    """The strongest and the weakest things of one kind, as HTML."""
    shown = things if len(things) <= 2 * STRONGEST else [*things[:STRONGEST], *things[-STRONGEST:]]
    heads = "".join(f"<th>{escape(text.say(f'study-column-{name}'))}</th>" for name in COLUMNS)
    rows = "".join(
        f"<tr><td>{escape(one.name)}</td><td>{text.percent(one.taken)}</td><td>{text.percent(one.won_with)}</td>"
        f"<td>{text.percent(one.won_without)}</td><td>{text.percent(one.difference, signed=True)} "
        f"({text.percent(one.low)} – {text.percent(one.high)})</td></tr>"
        for one in shown
    )
    return f"<h3>{escape(table)}</h3><table><tr>{heads}</tr>{rows}</table>"


def _against(one: Comparison, text: Catalogue) -> str:
    """The second edition less the first, in a sentence."""
    return text.say(
        "study-against",
        players=one.players,
        points=f"{one.points.mean:+.1f} ({one.points.low:+.1f} – {one.points.high:+.1f})",
        decisions=f"{one.decisions.mean:+.1f} ({one.decisions.low:+.1f} – {one.decisions.high:+.1f})",
    )


def _comparison(one: Comparison, text: Catalogue) -> list[str]:
    rows = [(text.seat(seat, ()), each.mean, each.low, each.high) for seat, each in enumerate(one.seats)]
    return [f"<h2>{escape(_against(one, text))}</h2>", svg_plots.intervals(rows, 0.0)]


def lines(sizes: list[SizeStudy], against: list[Comparison], text: Catalogue) -> list[str]:
    """The study in words."""
    found = [line for size in sizes for line in _lines(size, text)]
    for one in against:
        found.append(_against(one, text))
        found += [
            f"    {text.seat(seat, ())} {text.percent(each.mean, signed=True)}" for seat, each in enumerate(one.seats)
        ]
    return found


def _lines(size: SizeStudy, text: Catalogue) -> list[str]:
    """One table size."""
    found = []
    for seat in size.seats:
        shown = {"wins": text.percent(seat.win_share), "low": text.percent(seat.low), "high": text.percent(seat.high)}
        found.append(text.say("study-seat", seat=text.seat(seat.seat, ()), points=round(seat.points), **shown))
    for level in size.skill:
        found.append(text.say("study-level", bot=level.bot, against=level.against, wins=text.percent(level.win_share)))
    if size.luck is not None:
        found.append(text.say("study-luck", part=text.percent(size.luck.explained), matches=size.luck.matches))
    things = size.things
    ends = things if len(things) <= 2 * PRINTED else (*things[:PRINTED], *things[-PRINTED:])
    for one in ends:
        worth, taken = text.percent(one.difference, signed=True), text.percent(one.taken)
        found.append(text.say("study-thing", kind=one.table, name=one.name, worth=worth, taken=taken))
    head = text.say("study-size", players=size.players, matches=size.matches, decisions=round(size.decisions))
    return [head, *(f"    {line}" for line in found)]
