"""Line-ups: who sits where in each match of a deal, so that no bot gains by its seats or its neighbours.

Neighbours matter: whoever sits behind a weak player gains. So bots do not only rotate through the seats, they also
change their order round the table.
"""

from __future__ import annotations

from itertools import permutations

from marula.core.chance import Seeded, draw_lot

EVERY_ORDER = 6
"""If there are at most this many line-ups in all, each deal is played with all of them."""

LineUp = tuple[int, ...]
"""The bot at each seat, by its place in the tournament's list."""


class LineUps:
    """The line-ups of a tournament, deal by deal.

    A deal is played with whole rounds: an order round the table and all its rotations. So each bot sits equally often
    on each seat. Where there are more orders than one deal can show, each deal has another one, drawn by the seed;
    before one comes again, all others have come.

    >>> line_ups = LineUps(("steady", "casual"), 2, "tea")
    >>> line_ups.of_deal(0), line_ups.of_match(3)
    ([(0, 1), (1, 0)], (1, (1, 0)))
    """

    def __init__(self, bots: tuple[str, ...], seats: int, seed: str) -> None:
        self.seed = seed
        self.orders = [different_orders(bots, row) for row in fair_rows(len(bots), seats)]
        """For each way to fill the seats: the orders round the table that differ."""
        rounds = [round_of(order) for orders in self.orders for order in orders]
        every = [line_up for one in rounds for line_up in one]
        self.every: list[LineUp] | None = every if len(every) <= EVERY_ORDER else None
        """All line-ups, where a deal is played with all of them."""
        self.size = len(every) if self.every is not None else seats * len(self.orders)
        """The matches of one deal."""

    def of_deal(self, deal: int) -> list[LineUp]:
        """All line-ups of a deal, the same in every process."""
        if self.every is not None:
            return self.every
        found: list[LineUp] = []
        for way, orders in enumerate(self.orders):
            turn, place = divmod(deal, len(orders))
            lot = draw_lot(Seeded(f"{self.seed} orders {way} {turn}"), len(orders))
            order = orders[lot[place]]
            found += [rotated(order, by) for by in range(len(order))]
        return found

    def of_match(self, number: int) -> tuple[int, LineUp]:
        """The deal of a match and its line-up."""
        deal, place = divmod(number, self.size)
        return deal, self.of_deal(deal)[place]


def fair_rows(bots: int, seats: int) -> list[LineUp]:
    """Which bots sit at the table, in no order. If the seats cannot be shared evenly, the bots take turns at the extra
    ones.

    >>> fair_rows(2, 3)
    [(0, 1, 0), (1, 0, 1)]
    """
    return [tuple((start + seat) % bots for seat in range(seats)) for start in range(bots if seats % bots else 1)]


def different_orders(bots: tuple[str, ...], row: LineUp) -> list[LineUp]:
    """The different orders round the table. Bots with the same name count as equal.

    >>> different_orders(("steady", "casual", "casual"), (0, 1, 2))
    [(0, 1, 2)]
    """
    found: dict[tuple[str, ...], LineUp] = {}
    for rest in permutations(row[1:]):
        order = (row[0], *rest)
        names = tuple(bots[bot] for bot in order)
        found.setdefault(min(rotated_names(names)), order)
    return list(found.values())


def rotated_names(names: tuple[str, ...]) -> list[tuple[str, ...]]:
    """All rotations of a list of names."""
    return [names[by:] + names[:by] for by in range(len(names))]


def rotated(order: LineUp, by: int) -> LineUp:
    """The order, rotated by this many places."""
    return order[by:] + order[:by]


def round_of(order: LineUp) -> list[LineUp]:
    """The rotations of this order that differ, the order itself included.

    >>> round_of((0, 1, 1))
    [(0, 1, 1), (1, 1, 0), (1, 0, 1)]
    """
    return list(dict.fromkeys(rotated(order, by) for by in range(len(order))))
