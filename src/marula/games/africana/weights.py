"""The numbers of the instinct in one table, so that they can be tuned by matches and not by hand."""

from __future__ import annotations


class Weights:
    """What things feel worth, in points. `Weights({"card": 0.9})` is the usual taste with something changed."""

    def __init__(self, changes: dict[str, float] | None = None) -> None:
        # How far one looks.
        self.sight: float = 3.0
        """Stops that a tour is planned for."""
        self.patience: float = 900.0
        """Positions of one journey that are thought of."""
        self.decay: float = 0.87
        """What is one step farther away is worth so much of it."""
        self.elsewhere: float = 0.10
        """Errands that are on no planned tour still count so much of their worth, as near as they are."""
        self.keeping: float = 0.25
        """An own adventure is worth so much of it wherever its target is: nobody else can take it."""

        # What things are worth.
        self.silver: float = 0.55
        """One silver, as long as there is time to spend it."""
        self.plenty: float = 12.0
        """With so much silver, one more is worth half of that."""
        self.card: float = 0.75
        """A travel card that fits the way."""
        self.any_card: float = 0.45
        """The share of that which a card has whatever its colour."""
        self.assistant: float = 0.22
        """An assistant, for each round that is left."""
        self.second_assistant: float = 0.6
        """Each further assistant, compared with the one before."""
        self.collecting: float = 0.6
        """What an artifact may add to collections later, compared with what it adds now."""
        self.spite: float = 0.35
        """Taking what another was about to take, in shares of its worth to them."""

        self.on_the_way: float = 0.6
        """The share of an unseen adventure's worth that a tour would find, if it were near."""
        self.second_purchase: float = 0.8
        """A second purchase of the same turn, compared with the first."""
        self.joker: float = 0.3
        """A joker, for each round that is left."""

        # The race for an expedition.
        self.pace: float = 1.7
        """Steps a turn, in the long run."""
        self.fitting: float = 0.75
        """Of the cards in hand so many carry one on the way one wants to go."""
        self.head_start: float = 0.6
        """Turns that being next to move is worth."""
        self.race_width: float = 1.0
        """Turns of difference that leave an expedition open."""

        # Time.
        self.rounds_each: float = 3.0
        """Turns that pass, all players counted, until an expedition is completed."""
        self.spending_time: float = 8.0
        """With fewer rounds left than this, silver loses its worth."""
        self.verdict: float = 6.0
        """How good it is to end the match when ahead, how bad when behind."""
        self.last_gain: float = 3.0
        """What another seat still makes of its last turn."""

        # How sure one is of who will win.
        self.doubt: float = 3.0
        """Points of difference that still leave it open when the pile is empty."""
        self.doubt_each: float = 0.35
        """And so many more for each expedition in the pile."""

        if changes is not None:
            for name, value in changes.items():
                if not hasattr(self, name):
                    raise ValueError(f"the instinct has no weight called {name}")
                setattr(self, name, value)


def learner() -> Weights:
    """Someone in their first matches: one goal at a time, no eye for what others are about, nor for the end."""
    return Weights(
        {
            "sight": 1.0,
            "patience": 60.0,
            "elsewhere": 0.0,
            "keeping": 0.5,
            "collecting": 0.0,
            "any_card": 1.0,
            "spite": 0.0,
            "race_width": 1000.0,
            "rounds_each": 10.0,
            "verdict": 0.0,
        }
    )
