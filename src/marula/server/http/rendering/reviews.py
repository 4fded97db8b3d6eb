"""Reviews and hints as the API answers them: figures, with sentences in the reader's language next to them."""

from __future__ import annotations

from typing import cast

from marula.analysis.advice import Advice
from marula.analysis.luck import EntryAccount, SeatAccount
from marula.analysis.next_time import next_time
from marula.analysis.review import DecisionReview, MatchReview
from marula.core.event import Action
from marula.core.game import Board, Game
from marula.core.match import Match
from marula.server.http import responses
from marula.server.http.rendering.envelopes import render_option
from marula.server.http.rendering.texts import catalogue, seat_names
from marula.server.runtime.reviews import FoundReview
from marula.server.tables.table import Table
from marula.text.review import (
    action_of,
    best_reason,
    kind_text,
    luck_sentence,
    lucky_moment,
    lucky_moments,
    next_time_sentence,
    reason_sentences,
)


def render_review(
    table: Table, found: FoundReview, match: Match | None, language: str, decisions: int = 0, entries: int = 0
) -> responses.Review:
    """The review without the first so many decisions and entries. With the match, also what each seat is told."""
    review = found.review
    return responses.Review(
        finished=review.finished,
        running=found.running,
        done=len(review.decisions),
        total=review.decisions_wanted,
        decisions=[_decision(one, table.board, table.game, language) for one in review.decisions[decisions:]],
        entries=[_entry(one) for one in review.entries[entries:]],
        seats=[] if match is None else _seats(table, review, match, language),
    )


def _decision(one: DecisionReview, board: Board, game: Game, language: str) -> responses.ReviewedDecision:
    text = catalogue(game, language)
    return responses.ReviewedDecision(
        number=one.number,
        seat=one.seat,
        before=one.before,
        chosen=one.chosen,
        best=one.best,
        loss=one.loss,
        error=one.error,
        kind=cast(responses.Verdict, one.kind),
        choice=render_option(board, language, game, action_of(board, text, one.choice)),
        better=render_option(board, language, game, action_of(board, text, one.better)),
        reasons=reason_sentences(text, one.reasons, one.consequences),
    )


def _entry(one: EntryAccount) -> responses.ReviewedEntry:
    luck = [sum(answer.worth[seat] for answer in one.luck) for seat in range(len(one.after))]
    return responses.ReviewedEntry(
        number=one.number, seat=one.seat, choice=list(one.choice), luck=luck, after=list(one.after)
    )


def _seats(table: Table, review: MatchReview, match: Match, language: str) -> list[responses.ReviewedSeat]:
    report = review.report()
    if report is None or not review.finished:
        return []
    names = seat_names(table, language)
    worths = [[(one.number, one.worth[seat]) for one in report.luck] for seat in range(len(names))]
    return [
        _seat(account, worths[account.seat], review, match, language, table.game, names) for account in report.seats
    ]


def _seat(
    account: SeatAccount,
    worths: list[tuple[int, float]],
    review: MatchReview,
    match: Match,
    language: str,
    game: Game,
    names: tuple[str, ...],
) -> responses.ReviewedSeat:
    text = catalogue(game, language)
    found = next_time(review.decisions, account.seat)
    if found is None:
        sentence = text.say("review-nothing-to-better")
    else:
        facts = (found.choice, found.better, found.loss, found.count, found.number)
        why = best_reason(text, found.reasons, found.consequences)
        sentence = next_time_sentence(text, match.board, *facts, why)
    return responses.ReviewedSeat(
        seat=account.seat,
        start=account.start,
        luck=account.luck,
        choices=account.choices,
        own=account.own,
        result=account.result,
        luck_text=luck_sentence(text, names[account.seat], account.luck),
        moments=[
            responses.LuckyMoment(number=number, worth=worth, text=lucky_moment(text, match, number, worth, names))
            for number, worth in lucky_moments(worths)
        ],
        lesson=sentence,
        lesson_number=None if found is None else found.number,
    )


def render_hint(
    table: Table, action: Action, version: int, language: str, phase: str, advice: Advice | None = None
) -> responses.Hint:
    """A hint: the action, what kind it is, and with advice also how good it is and why."""
    board, game = table.board, table.game
    text = catalogue(game, language)
    option = render_option(board, language, game, action, phase)
    other = None
    if advice is not None and advice.other is not None:
        second = render_option(board, language, game, board.actions[advice.other], phase)
        kind = cast(responses.Verdict, advice.kind)
        other = responses.HintOption(
            action=second.action, text=second.text, win_chance=advice.other_win_chance, kind=kind
        )
    return responses.Hint(
        action=option.action,
        text=option.text,
        version=version,
        where=kind_text(board, text, action),
        win_chance=None if advice is None or advice.other is None else advice.win_chance,
        other=other,
        reasons=[] if advice is None else reason_sentences(text, advice.reasons, advice.consequences),
    )
