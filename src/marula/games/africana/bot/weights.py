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
        self.decay: float = 0.855
        """What is one step farther away is worth so much of it."""
        self.elsewhere: float = 0.174
        """Errands that are on no planned tour still count so much of their worth, as near as they are."""
        self.keeping: float = 0.418
        """An own adventure is worth so much of it wherever its target is: nobody else can take it."""

        # What things are worth.
        self.silver: float = 1.14
        """One silver, as long as there is time to spend it."""
        self.plenty: float = 5.75
        """With so much silver, one more is worth half of that."""
        self.card: float = 1.93
        """A travel card that fits the way."""
        self.any_card: float = 0.816
        """The share of that which a card has whatever its colour."""
        self.bonus_card: float = 1.12
        """The share of that which a card from a joining bonus has, before one sees it."""
        self.too_many: float = 0.438
        """The share of a card's worth that is lost where one must be given up."""
        self.assistant: float = 0.372
        """An assistant, for each round that is left."""
        self.second_assistant: float = 0.928
        """Each further assistant, compared with the one before."""
        self.collecting: float = 0.528
        """What an artifact may add to collections later, compared with what it adds now."""
        self.spite: float = 0.205
        """Taking what another was about to take, in shares of its worth to them."""

        self.on_the_way: float = 0.253
        """The share of an unseen adventure's worth that a tour would find, if it were near."""
        self.second_purchase: float = 0.916
        """A second purchase of the same turn, compared with the first."""
        self.joker: float = 0.27
        """A joker, for each round that is left."""

        # The race for an expedition.
        self.pace: float = 1.29
        """Steps a turn, in the long run."""
        self.fitting: float = 0.991
        """Of the cards in hand so many carry one on the way one wants to go."""
        self.head_start: float = 0.732
        """Turns that being next to move is worth."""
        self.race_width: float = 1.3
        """Turns of difference that leave an expedition open."""

        # Time.
        self.rounds_each: float = 4.16
        """Turns that pass, all players counted, until an expedition is completed."""
        self.spending_time: float = 9.25
        """With fewer rounds left than this, silver loses its worth."""
        self.in_time: float = 0.837
        """Rounds that a plan should have to spare."""
        self.verdict: float = 6.42
        """How good it is to end the match when ahead, how bad when behind."""
        self.last_gain: float = 2.46
        """What another seat still makes of its last turn."""

        # Who will win: what else than points counts, and how sure one is.
        self.count_errands: float = 0.94
        """The share of what errands are worth to a seat that it will make of them before the others do."""
        self.count_hand: float = 0.3
        self.count_silver: float = 1.25
        self.count_assistants: float = 1.05
        """The same for travel cards, silver and assistants."""
        self.to_move: float = 1.4
        """Points that being on turn is worth; who comes later has less of it."""
        self.last_move: float = 6.4
        """Points that a turn in the last round brings."""
        self.doubt: float = 5.2
        """Points of difference that still leave it open when the pile is empty."""
        self.doubt_each: float = 0.06
        """And so many more for each expedition in the pile."""
        self.last_doubt: float = 3.6
        """The same in the last round."""

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
            "patience": 300.0,
            "decay": 0.85,
            "elsewhere": 0.0,
            "keeping": 0.5,
            "silver": 0.97,
            "plenty": 6.0,
            "card": 1.8,
            "any_card": 1.0,
            "assistant": 0.15,
            "second_assistant": 0.9,
            "collecting": 0.0,
            "spite": 0.0,
            "on_the_way": 0.22,
            "second_purchase": 0.8,
            "pace": 1.2,
            "fitting": 1.0,
            "race_width": 1000.0,
            "rounds_each": 5.0,
            "verdict": 0.0,
        }
    )
