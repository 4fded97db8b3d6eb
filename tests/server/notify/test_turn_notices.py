"""Turn notices: when one is sent, sent again, or followed by a reminder."""

from types import SimpleNamespace

import pytest

from marula.server.notify.subscriptions import CLAIMED, QUIET, REMINDED, RETRY, SENT
from marula.server.notify.turn_notices import next_state

NOW = 1_800_000_000_000


@pytest.mark.parametrize(
    ("turn", "state", "ago", "always", "present", "expected"),
    [
        (8, QUIET, 0, False, False, CLAIMED),  # a new turn
        (8, SENT, 0, False, False, CLAIMED),
        (8, QUIET, 0, False, True, None),  # whoever has the page open sees it
        (8, QUIET, 0, True, True, CLAIMED),
        (7, CLAIMED, RETRY - 1, False, False, None),  # another process may still send it
        (7, CLAIMED, RETRY, False, False, CLAIMED),  # it was lost
        (7, SENT, 9_999, False, False, None),
        (7, SENT, 10_000, False, False, REMINDED),
        (7, REMINDED, 99_999, False, False, None),  # one reminder is enough
        (7, QUIET, 99_999, False, False, None),
    ],
)
def test_which_notice_is_due_next(
    turn: int, state: int, ago: int, always: bool, present: bool, expected: int | None
) -> None:
    row = SimpleNamespace(turn=7, state=state, at=NOW - ago, always=always, remind=10)
    assert next_state(row, turn, NOW, present) == expected


def test_no_reminder_where_none_is_wanted() -> None:
    row = SimpleNamespace(turn=7, state=SENT, at=0, always=False, remind=0)
    assert next_state(row, 7, NOW, False) is None
