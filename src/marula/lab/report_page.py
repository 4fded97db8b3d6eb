"""A tournament's results as files: every seat of every match as Parquet, and one HTML page that needs nothing else."""

from __future__ import annotations

import io
from html import escape

import msgspec
import pyarrow
import pyarrow.parquet

from marula.core.setup import write_value
from marula.lab import svg_plots
from marula.lab.arena import SeatResult, Tournament
from marula.lab.results import BotResult, Results, display_names
from marula.text.catalogue import Catalogue
from marula.text.languages import FALLBACK

STYLE = """
:root { --ink: #2b2722; --paper: #fbf8f2; --faint: #6b6257; --line: #e2dacb }
@media (prefers-color-scheme: dark) { :root { --ink: #ece5d8; --paper: #1f1c18; --faint: #a89d8c; --line: #3b352d } }
body { font: 16px/1.5 Georgia, serif; max-width: 52rem; margin: 3rem auto; padding: 0 1rem }
body { color: var(--ink); background: var(--paper) }
h1, h2 { font-weight: normal } h1 { margin-bottom: 0 } h2 { font-size: 1.15rem; margin: 2.2rem 0 .3rem }
p.about { color: var(--faint); margin-top: .2rem }
table { border-collapse: collapse; width: 100%; font-size: .9rem }
th, td { text-align: right; padding: .25rem .5rem; border-bottom: 1px solid var(--line) }
th:first-child, td:first-child { text-align: left }
svg { width: 100%; font: 13px Georgia, serif } svg text { fill: var(--ink) }
svg .grid { stroke: var(--line) } svg .mark { stroke: var(--ink); stroke-dasharray: 4 4 }
svg .bar { stroke-width: 3; stroke-linecap: round } svg .name { text-anchor: end }
svg .tick { text-anchor: middle; fill: var(--faint) }
"""


def parquet(tournament: Tournament, seated: list[SeatResult]) -> bytes:
    """One row for each seat of each match, the bot by name. What all rows share is there too, for joining files.

    Each kind of line on the score sheet is a column, `points_` and its name.
    """
    columns: dict[str, list[object]] = {field: [] for field in SeatResult.__struct_fields__ if field != "lines"}
    names = display_names(tournament.bots)
    for row in seated:
        for field, values in columns.items():
            values.append(names[row.bot] if field == "bot" else getattr(row, field))
    for place, line in enumerate(tournament.game.lines):
        columns[f"points_{line}"] = [row.lines[place] if row.lines else None for row in seated]
    setup = tournament.setup
    options = ",".join(f"{name}={write_value(value)}" for name, value in sorted(setup.options.items()))
    same = {
        "game": setup.game,
        "players": setup.seats,
        "edition": setup.edition,
        "edition_digest": tournament.edition.digest,
        "options": options,
        "revision": setup.revision,
        "seed": tournament.seed,
    }
    columns.update({name: [value] * len(seated) for name, value in same.items()})
    notes = {"setup": str(setup), "seed": tournament.seed, "edition": tournament.edition.digest}
    table = pyarrow.table(columns).replace_schema_metadata({f"marula.{key}": value for key, value in notes.items()})
    file = io.BytesIO()
    pyarrow.parquet.write_table(table, file, compression="zstd")
    return file.getvalue()


def html(found: Results, seated: list[SeatResult], title: str, language: str = FALLBACK) -> bytes:
    """The report of a tournament as one HTML page."""
    text = Catalogue(None, language)
    bots = found.bots
    about = text.say(
        "arena-about", setup=found.setup, matches=found.matches, deals=found.deals, seed=found.seed, sum=found.checksum
    )
    shares = svg_plots.intervals(
        [(bot.name, bot.win_share, bot.low, bot.high) for bot in bots], bots[0].fair_share, percent=True
    )
    scores = [[float(row.score) for row in seated if row.bot == number] for number in range(len(bots))]
    parts = [
        f"<body><h1>{escape(title)}</h1><p class='about'>{escape(about)}</p>",
        table(bots, text),
        _part(text, "arena-shares", shares),
        _part(
            text,
            "arena-margins",
            svg_plots.intervals([(bot.name, bot.mean_margin, bot.margin_low, bot.margin_high) for bot in bots], 0.0),
        ),
        _part(text, "arena-scores", svg_plots.histograms([(bot.name, values) for bot, values in zip(bots, scores)])),
        f"<p class='about'>{escape(text.say('arena-note'))}</p>",
        f"<script type='application/json' id='results'>{_data(found)}</script></body>",
    ]
    head = f"<meta charset='utf-8'><meta name='viewport' content='width=device-width'><title>{escape(title)}</title>"
    whole = [
        f"<!doctype html><html lang='{language}'><head>{head}<style>{STYLE}</style></head>",
        *parts,
        "</html>",
    ]
    return ("\n".join(whole) + "\n").encode()


def _part(text: Catalogue, key: str, plot: str) -> str:
    return f"<h2>{escape(text.say(key))}</h2>{plot}"


def _data(found: Results) -> str:
    """The figures for programs that read the page; a closing tag inside must not end it."""
    return msgspec.json.encode(found).decode().replace("</", "<\\/")


COLUMNS = ("bot", "wins", "score", "margin", "rank", "rating", "time")
ADJUSTED = "adjusted"
"""The name of the last column, which is there if luck was measured."""


def columns_of(bots: tuple[BotResult, ...]) -> tuple[str, ...]:
    """The columns of the table."""
    return COLUMNS if bots[0].adjusted_share is None else (*COLUMNS, ADJUSTED)


def table(bots: tuple[BotResult, ...], text: Catalogue) -> str:
    """All figures of all bots."""
    head = "".join(f"<th>{escape(text.say(f'arena-column-{column}'))}</th>" for column in columns_of(bots))
    rows = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in cells(bot))}</tr>" for bot in bots)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"


def cells(bot: BotResult) -> list[str]:
    """One bot's figures, as the command line and the page show them; numbers need no language."""
    figures = [
        bot.name,
        f"{100 * bot.win_share:.1f} % [{100 * bot.low:.1f}, {100 * bot.high:.1f}]",
        f"{bot.mean_score:.1f} [{bot.score_low:.1f}, {bot.score_high:.1f}]",
        f"{bot.mean_margin:+.1f} [{bot.margin_low:+.1f}, {bot.margin_high:+.1f}]",
        f"{bot.mean_rank:.2f}",
        f"{bot.rating:.1f} ± {bot.rating_error:.1f}",
        f"{1000 * bot.seconds_per_decision:.3g} ms",
    ]
    if bot.adjusted_share is not None and bot.adjusted_low is not None and bot.adjusted_high is not None:
        low, high = 100 * bot.adjusted_low, 100 * bot.adjusted_high
        figures.append(f"{100 * bot.adjusted_share:.1f} % [{low:.1f}, {high:.1f}]")
    return figures
