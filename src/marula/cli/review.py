"""marula review: every decision of a match judged from what its seat knew, and how much of the result was luck."""

from __future__ import annotations

import argparse
import json
from typing import Any

import msgspec

from marula.analysis.luck import EntryAccount, LuckReport, whole_report
from marula.analysis.next_time import next_time
from marula.analysis.reading import Reading, reading
from marula.analysis.review import DecisionReview, account_jobs, decision_jobs, reviewed_decisions, work
from marula.analysis.verdicts import BLAMED, KINDS
from marula.cli import common
from marula.cli.bad_input import BadInput
from marula.cli.common import Games, read_bytes
from marula.core import match_file
from marula.core.match import Match
from marula.text.catalogue import Catalogue
from marula.text.reading import reading_lines
from marula.text.replay_text import head
from marula.text.review import (
    action_of,
    best_reason,
    luck_sentence,
    lucky_moment,
    lucky_moments,
    next_time_sentence,
    verdict_lines,
)
from marula.workers.workers import Workers

NAME = "review"
HELP = "Judge every decision of a match by what its player knew then, and tell luck from choices."
TURNING_POINTS = 10
"""How many decisions are listed, the worst first."""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a match file")
    parser.add_argument("--seat", type=int, metavar="S", help="only the decisions of seat S (1, 2, …)")
    parser.add_argument("--unfinished", action="store_true", help="review a match that still goes on, as far as it is")
    parser.add_argument("--reading", action="store_true", help="also what could be known of the others' hidden things")
    parser.add_argument("--at", type=int, metavar="N", help="only what could be known of the others before decision N")
    common.worker_arguments(parser)
    parser.add_argument("--json", action="store_true", help="print JSON; seats are numbered from 0, as in the file")


def run(args: argparse.Namespace, games: Games) -> int:
    match, _ = match_file.read(read_bytes(args.file), games)
    if args.seat is not None and not 1 <= args.seat <= match.setup.seats:
        raise BadInput("bad-review-seat", most=match.setup.seats, value=str(args.seat))
    if (args.reading or args.at is not None) and not match.over:
        raise BadInput("bad-reading-unfinished", file=args.file)
    if not match.over and not args.unfinished:
        raise BadInput("bad-review-unfinished", file=args.file)
    if args.at is not None:
        return tell_reading(match, args)
    workers = common.chosen_workers(args)
    seats = list(range(match.setup.seats)) if args.seat is None else [args.seat - 1]
    luck, decisions = reviewed(match, seats, workers, args.language)
    if args.json:
        read = {one.number: reading(match, one.number, one.seat) for one in decisions} if args.reading else {}
        print(json.dumps(as_json(luck, decisions, read)))
        return 0
    for line in review_lines(match, luck, decisions, seats, args.language, args.reading):
        print(line)
    return 0


def tell_reading(match: Match, args: argparse.Namespace) -> int:
    """Print what a seat could have known before one decision: the seat that decided, unless another is named."""
    if not 1 <= args.at <= match.version:
        raise BadInput("bad-reading-at", most=match.version, value=str(args.at))
    seat = match.entries(args.at, args.at)[0].seat if args.seat is None else args.seat - 1
    found = reading(match, args.at, seat)
    if args.json:
        print(json.dumps(reading_as_json(found)))
        return 0
    text = Catalogue(match.game, args.language)
    for line in [head(match, text), *reading_lines(text, match.board, found.number, found.seat, found.things)]:
        print(line)
    return 0


def reading_as_json(found: Reading) -> dict[str, Any]:
    """A reading as figures."""
    whole: dict[str, Any] = msgspec.to_builtins(found)
    return whole


def reviewed(
    match: Match, seats: list[int], workers: Workers, language: str
) -> tuple[LuckReport, list[DecisionReview]]:
    """The account of the match and the verdicts on the decisions of these seats, with a progress bar."""
    file = match_file.write(match)
    jobs = [*account_jobs(match, file), *decision_jobs(match, file, seats)]
    entries: list[EntryAccount] = []
    decisions: list[DecisionReview] = []
    with common.progress(len(reviewed_decisions(match, seats)), language, "progress-decisions") as bar:
        for part in workers.run(work, jobs):
            entries += part.entries
            decisions += part.decisions
            bar.update(len(part.decisions))
    return whole_report(entries), decisions


def as_json(luck: LuckReport, decisions: list[DecisionReview], read: dict[int, Reading]) -> dict[str, Any]:
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
                "choice": one.choice,
                "better": one.better,
                "consequences": [{"line": part.line, "points": part.points} for part in one.consequences],
                **({"reading": reading_as_json(read[one.number])["things"]} if one.number in read else {}),
            }
            for one in decisions
        ],
        "luck": [{"number": one.number, "answer": one.answer, "worth": list(one.worth)} for one in luck.luck],
    }


def review_lines(
    match: Match,
    luck: LuckReport,
    decisions: list[DecisionReview],
    seats: list[int],
    language: str,
    with_reading: bool = False,
) -> list[str]:
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
        lines.append(f"    {luck_sentence(text, text.seat(seat, ()), account.luck)}")
        worths = [(one.number, one.worth[seat]) for one in luck.luck]
        lines += [f"    {lucky_moment(text, match, *one)}" for one in lucky_moments(worths)]
    worst = sorted((one for one in decisions if one.kind in BLAMED), key=lambda one: -one.loss)
    if worst:
        lines.append(text.say("review-turning-points"))
    for one in worst[:TURNING_POINTS]:
        lines += [f"    {line}" for line in decision_lines(match, one, text)]
        if with_reading:
            read = reading(match, one.number, one.seat)
            lines += [f"        {line}" for line in reading_lines(text, match.board, one.number, one.seat, read.things)]
    lines += [next_time_line(match, decisions, seat, text, len(seats) > 1) for seat in seats]
    return lines


def decision_lines(match: Match, one: DecisionReview, text: Catalogue) -> list[str]:
    """One decision that lost something, what would have been better, and why."""
    board = match.board
    phase = match.game.phase(match.at(one.number - 1), one.seat)
    verdict = text.say(
        f"review-decision-{one.kind}",
        number=one.number,
        seat=text.seat(one.seat, ()),
        choice=text.action(board, action_of(board, text, one.choice), phase),
        chosen=text.percent(one.chosen),
    )
    lines = verdict_lines(text, board, one.better, one.best, one.reasons, phase, one.consequences)
    return [verdict, *(f"    {line}" for line in lines)]


def next_time_line(match: Match, decisions: list[DecisionReview], seat: int, text: Catalogue, named: bool) -> str:
    """The one thing that the seat should do better, with its name where there are several."""
    found = next_time(decisions, seat)
    if found is None:
        sentence = text.say("review-nothing-to-better")
    else:
        facts = (found.choice, found.better, found.loss, found.count, found.number)
        why = best_reason(text, found.reasons, found.consequences)
        sentence = next_time_sentence(text, match.board, *facts, why)
    return text.say("replay-field", field=text.seat(seat, ()), value=sentence) if named else sentence
