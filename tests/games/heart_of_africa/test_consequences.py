"""What a better choice would have brought in points, in this game."""

from marula.analysis.consequences import consequences
from marula.core.decision import Consequence
from marula.games import GAMES
from marula.text.catalogue import Catalogue
from marula.text.review import reason_sentences
from tests.analysis.matches import random_match


def test_a_choice_that_gives_up_tickets_is_told_by_its_tickets() -> None:
    """At the start of The Heart of Africa, one kept ticket against all of them: what differs is tickets."""
    game = GAMES["heart_of_africa"]
    match = random_match(game, 2, "tickets", decisions=0)
    seat = game.waiting_on(match.state)[0]
    code_of = match.board.code_of
    fewest, all_of_them = (
        code_of[next(one for one in game.options(match.state, seat) if str(one) == f"keep_tickets {numbers}")]
        for numbers in ("1,2", "1,2,3,4")
    )
    found = consequences(game, game.view(match.state, seat), all_of_them, fewest, "s")
    assert {one.line for one in found} & {"ticket_completed", "ticket_unfinished", "globetrotter"}


def test_a_line_that_takes_points_away_is_told_as_points_lost() -> None:
    text = Catalogue(GAMES["heart_of_africa"], "en")
    lines = [
        Consequence("routes", 3.0),
        Consequence("ticket_unfinished", 4.8, costs=True),
        Consequence("ticket_cut_off", -2.0, costs=True),
    ]
    assert reason_sentences(text, (), lines) == [
        "Routes: 3 points more at the end",
        "Tickets not completed: 4.8 fewer points lost at the end",
        "Tickets cut off: 2 more points lost at the end",
    ]
