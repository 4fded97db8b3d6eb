"""marula review: every decision of a match judged from what its seat knew, and how much of the result was luck."""

from __future__ import annotations

import argparse
import json
from typing import Any

from marula.analysis.luck import LuckReport, luck_report
from marula.analysis.review import BEST, FINE, KINDS, DecisionReview, review, reviewed_decisions
from marula.cli import common
from marula.cli.common import BadInput, Games, read_bytes
from marula.core import match_file
from marula.core.event import Whisper
from marula.core.match import Match
from marula.text.catalogue import Catalogue
from marula.text.report import head

NAME = "review"
HELP = "Judge every decision of a match by what its player knew then, and tell luck from choices."
TURNING_POINTS = 10
"""How many decisions are told, the worst first."""
LUCKY_MOMENTS = 3
"""How many pieces of luck are told for each seat."""
TOLD_EVENTS = 2
"""How many sentences tell what luck brought."""
TOLD_LUCK = 0.01
"""Less than this in win chance is not told."""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a match file")
    parser.add_argument("--seat", type=int, metavar="S", help="only the decisions of seat S (1, 2, …)")
    parser.add_argument("--unfinished", action="store_true", help="review a match that still goes on, as far as it is")
    common.worker_arguments(parser)
    parser.add_argument("--json", action="store_true", help="print JSON; seats are numbered from 0, as in the file")


def run(args: argparse.Namespace, games: Games) -> int:
    match, _ = match_file.read(read_bytes(args.file), games)
    if args.seat is not None and not 1 <= args.seat <= match.setup.seats:
        raise BadInput("bad-review-seat", most=match.setup.seats, value=str(args.seat))
    if not match.over and not args.unfinished:
        raise BadInput("bad-review-unfinished", file=args.file)
    workers = common.chosen_workers(args)
    seats = list(range(match.setup.seats)) if args.seat is None else [args.seat - 1]
    with common.progress(len(reviewed_decisions(match, seats)), args.language, "progress-decisions") as bar:
        decisions = list(review(match, seats, workers, progress=bar.update))
    luck = luck_report(match)
    if args.json:
        print(json.dumps(as_json(luck, decisions)))
        return 0
    for line in told(match, luck, decisions, seats, args.language):
        print(line)
    return 0


def as_json(luck: LuckReport, decisions: list[DecisionReview]) -> dict[str, Any]:
    """The review as figures."""
    return {
        "seats": [
            {
                "seat": account.seat,
                "start": account.start,
                "luck": account.luck,
                "choices": account.choices,
                "own": account.own,
                "result": account.result,
            }
            for account in luck.seats
        ],
        "decisions": [
            {
                "number": one.number,
                "seat": one.seat,
                "before": one.before,
                "chosen": one.chosen,
                "best": one.best,
                "loss": one.loss,
                "kind": one.kind,
                "error": one.error,
                "choice": str(one.choice),
                "better": str(one.better),
            }
            for one in decisions
        ],
        "luck": [{"number": one.number, "answer": one.answer, "worth": list(one.worth)} for one in luck.luck],
    }


def told(match: Match, luck: LuckReport, decisions: list[DecisionReview], seats: list[int], language: str) -> list[str]:
    """The review in words: for each seat the account, its luck and its decisions; then the turning points."""
    text = Catalogue(match.game, language)
    lines = [head(match, text)]
    for seat in seats:
        account = luck.seats[seat]
        lines.append(text.say("review-seat", seat=text.seat(seat, ()), result=text.percent(account.result)))
        figures = {
            name: text.percent(getattr(account, name), signed=name != "start")
            for name in ("start", "luck", "choices", "own")
        }
        lines.append(f"    {text.say('review-account', **figures)}")
        counts = {kind: sum(one.seat == seat and one.kind == kind for one in decisions) for kind in KINDS}
        lines.append(f"    {text.say('review-kinds', **counts)}")
        lines += [f"    {line}" for line in lucky_moments(match, luck, seat, text)]
    worst = sorted((one for one in decisions if one.kind not in (BEST, FINE)), key=lambda one: -one.loss)
    lines.append(text.say("review-turning-points" if worst else "review-nothing-to-better"))
    lines += [f"    {line}" for one in worst[:TURNING_POINTS] for line in decision_lines(match, one, text)]
    return lines


def lucky_moments(match: Match, luck: LuckReport, seat: int, text: Catalogue) -> list[str]:
    """The answers of luck that mattered most to the seat."""
    order = sorted(luck.luck, key=lambda one: -abs(one.worth[seat]))
    found = []
    for one in order[:LUCKY_MOMENTS]:
        if abs(one.worth[seat]) < TOLD_LUCK:
            break
        worth = text.percent(one.worth[seat], signed=True)
        if one.number == 0:
            found.append(text.say("review-luck-deal", worth=worth))
        else:
            found.append(
                text.say("review-luck", worth=worth, number=one.number, what=what_happened(match, one.number, text))
            )
    return found


def what_happened(match: Match, number: int, text: Catalogue) -> str:
    """The first events of a decision as sentences. Nothing is hidden: the file holds everything."""
    events = match.entries(number, number)[0].events
    sentences = [text.event(match.board, one.event if isinstance(one, Whisper) else one) for one in events]
    return " ".join(list(dict.fromkeys(sentences))[:TOLD_EVENTS])


def decision_lines(match: Match, one: DecisionReview, text: Catalogue) -> list[str]:
    """One decision that lost something, and what would have been better."""
    phase = match.game.phase(match.at(one.number - 1), one.seat)
    return [
        text.say(
            f"review-decision-{one.kind}",
            number=one.number,
            seat=text.seat(one.seat, ()),
            choice=text.action(match.board, one.choice, phase),
            chosen=text.percent(one.chosen),
        ),
        "    "
        + text.say("review-better", better=text.action(match.board, one.better, phase), best=text.percent(one.best)),
    ]
