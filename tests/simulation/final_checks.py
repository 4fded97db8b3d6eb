"""What must hold when everything works again: everyone knows everything, and nothing was left undone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from marula.server.http.services import services_of
from marula.server.notify.message import Message
from tests.simulation import twins
from tests.simulation.model import History
from tests.simulation.server import the_app

if TYPE_CHECKING:
    from tests.simulation.invariants import Invariants
    from tests.simulation.run import Simulation

CALM_SECONDS, CALM_WITH_NOTICES = 35.0, 95.0
"""Virtual seconds without faults. A lost notice is sent again after sixty."""
LAG_SECONDS = 20.0
"""Virtual seconds after which a listener with a working connection must have heard of a change."""
BOT_SECONDS = 30.0
"""Virtual seconds in which a bot must have chosen, when nothing fails."""


def on_notice(invariants: Invariants, turn: int, address: str, message: Message) -> None:
    """One notice for each turn, and only where something failed a second one."""
    table, seat = str(message.facts["table"]), int(message.facts["seat"])
    sent = invariants.notices.setdefault((address, table, seat, turn), [])
    sent.append(invariants.disturbances)
    invariants.machine.note(f"{table[:4]} notice for seat {seat}, turn {turn}")
    if len(sent) > 1:
        invariants.require(sent[-1] > sent[-2], f"two notices for turn {turn} of seat {seat}, and nothing had failed")


def calm_seconds(invariants: Invariants) -> float:
    """How long to wait before everything must be in order."""
    return CALM_WITH_NOTICES if invariants.model.query("SELECT 1 FROM notices LIMIT 1") else CALM_SECONDS


def check_all(simulation: Simulation) -> None:
    """Everything works again, and has for a while."""
    invariants = simulation.invariants
    missing = invariants.model.missing()
    invariants.require(not missing, f"lost: {missing[:3]}")
    for history in invariants.model.histories.values():
        _check_memory(invariants, history)
        _check_progress(simulation, history)
        _check_hesitation(invariants, history)
    for client in simulation.clients:
        page = getattr(client, "page", None)
        if page is not None and not page.closed and page.task is not None and not page.task.done():
            heard = page.heard_until(simulation.loop.now - LAG_SECONDS)
            invariants.require(heard, f"{client.name} has not heard everything: {page.since}")
    _check_notices(simulation)


def _check_memory(invariants: Invariants, history: History) -> None:
    """What the server has in memory is what the log says."""
    live = services_of(the_app().state).registry.live_tables.get(history.latest.id)
    if live is not None and live.table is not None:
        stored = history.latest.sequence
        invariants.require(live.table.sequence == stored, f"memory is at {live.table.sequence}, the log at {stored}")


def _check_progress(simulation: Simulation, history: History) -> None:
    """No bot and no clock has been forgotten."""
    table = history.latest
    due = table.due()
    if due is None:
        return
    now = services_of(the_app().state).registry.now()
    busy = history.entries[-1].written > simulation.loop.now - BOT_SECONDS
    simulation.invariants.require(
        busy or due > now - BOT_SECONDS * 1000, f"nothing happens at a table that is due: {table.waiting_on}"
    )


def _check_hesitation(invariants: Invariants, history: History) -> None:
    """Nobody can tell whether a seat took back steps that only it knew of."""
    twin = twins.without_hesitation(history)
    if twin is None:
        return
    invariants.twins += 1
    private = twins.private_seats(history.latest)
    for seat in twins.readers_of(history.latest):
        if seat not in private:
            told, others = twins.rendered(history.latest, seat), twins.rendered(twin, seat)
            invariants.require(told == others, f"seat {seat} can tell what another took back in private")


def _check_notices(simulation: Simulation) -> None:
    """Whoever asked for notices has one for the present turn."""
    invariants = simulation.invariants
    rows: list[Any] = invariants.model.query("SELECT table_id, seat, address FROM notices WHERE muted = 0")
    for table, seat, address in rows:
        latest = invariants.model.histories[table].latest
        state = latest.seats[seat]
        long_ago = invariants.model.histories[table].entries[-1].written < simulation.loop.now - 90.0
        if seat in latest.waiting_on and state.kind == "person" and long_ago:
            sent = invariants.notices.get((address, table, seat, state.turn_sequence))
            invariants.require(bool(sent), f"seat {seat} was not notified of turn {state.turn_sequence}")
