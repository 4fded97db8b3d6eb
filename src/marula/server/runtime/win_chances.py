"""Win chances for onlookers: worked out from what everyone may see, once for each public version of a match.

Steps of a move in the making change nothing here: neither the version nor the view of an onlooker. So neither the
figures nor how often they change tell of them.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict

import msgspec

from marula.core.errors import RefusedError
from marula.core.refusal import Declined
from marula.core.seat import ONLOOKER
from marula.server.runtime.thinkers import Thinkers
from marula.server.runtime.view_requests import estimate_win_chances, view_request
from marula.server.tables.numbering import Numbering
from marula.server.tables.table import Table

MAX_KEPT = 1000
"""Tables whose last estimate is kept."""


class Estimate(msgspec.Struct, frozen=True):
    """Each seat's chance to win at this version of the match, as onlookers count."""

    version: int
    chances: tuple[float, ...]


class WinChances:
    """The last estimate of each table, or the one in the making. Whoever asks for the same gets the same."""

    def __init__(self) -> None:
        self._last: OrderedDict[str, tuple[int, asyncio.Task[tuple[float, ...]]]] = OrderedDict()

    async def of(self, table: Table, thinkers: Thinkers, owner: str) -> Estimate:
        """The estimate for the table as onlookers know it now. It waits until no bot does."""
        public = table.seen_by(())
        match = public.match
        if match is None:
            raise RefusedError(Declined("not_started"))
        version = Numbering(public, ()).sequence(public.match_sequence)
        known = self._last.get(table.id)
        while known is not None and known[0] < version and not known[1].done():
            # One at a time for each table: while bots are busy, one for each version would pile up.
            await asyncio.wait((known[1],))
            known = self._last.get(table.id)
        if known is None or known[0] < version or _failed(known[1]):
            view = match.game.view(match.state, ONLOOKER)
            request = view_request(match.game, view, f"onlookers {table.id} {version}")
            task = asyncio.create_task(thinkers.ask_about_view(estimate_win_chances, request, owner))
            known = self._last[table.id] = (version, task)
        self._last.move_to_end(table.id)
        while len(self._last) > MAX_KEPT:
            self._last.popitem(last=False)
        return Estimate(known[0], await asyncio.shield(known[1]))  # another reader may wait for it too


def _failed(task: asyncio.Task[tuple[float, ...]]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)
