"""Weights: the numbers of the instinct in one table. `tools.tune` tunes them by matches."""

from __future__ import annotations


class Weights:
    """The weights of the instinct, in points unless the text says otherwise. `Weights({"card": 0.9})` changes some of
    them."""

    def __init__(self, changes: dict[str, float] | None = None) -> None:
        # How far the plan reaches.
        self.tour_stops: float = 3.0
        """Stops of a planned tour."""
        self.most_positions: float = 900.0
        """Positions of one journey that are searched."""
        self.decay: float = 0.855
        """The part of its worth that a thing keeps when it is one step farther away."""
        self.elsewhere: float = 0.174
        """The part of its worth that a target has without a tour, by how near it is."""
        self.keeping: float = 0.418
        """The part of its worth that an own adventure has wherever its target is: nobody else can take it."""

        # What things are worth.
        self.silver: float = 1.14
        """One silver, while there is time to spend it."""
        self.plenty: float = 5.75
        """With this much silver, one more is worth half of that."""
        self.card: float = 1.93
        """A travel card that fits the way."""
        self.any_card: float = 0.816
        """The part of that which a card has whatever its colour."""
        self.bonus_card: float = 1.12
        """The part of that which a card from a joining bonus has, before it is seen."""
        self.too_many: float = 0.438
        """The part of a card's worth that is lost if one must be given up."""
        self.assistant: float = 0.372
        """An assistant, for each round that is left."""
        self.second_assistant: float = 0.928
        """Each further assistant, compared with the one before."""
        self.collecting: float = 0.528
        """What an artifact may add to collections later, compared with what it adds now."""
        self.blocking: float = 0.205
        """Taking what another was about to take, as a part of its worth to them."""

        self.on_the_way: float = 0.253
        """The part of an unseen adventure's worth that a tour would find, if it were near."""
        self.second_purchase: float = 0.916
        """A second purchase of the same turn, compared with the first."""
        self.joker: float = 0.27
        """A joker, for each round that is left."""

        # The race for an expedition.
        self.pace: float = 1.29
        """Steps a turn, on average."""
        self.fitting: float = 0.991
        """The part of the cards in hand that fit the way."""
        self.head_start: float = 0.732
        """What being next to move is worth, in turns."""
        self.race_width: float = 1.3
        """How many turns of difference still leave the race open."""

        # Time.
        self.rounds_each: float = 4.16
        """Turns of all players until an expedition is completed."""
        self.spending_time: float = 9.25
        """With fewer rounds left than this, silver loses worth."""
        self.in_time: float = 0.837
        """Rounds that a plan should leave free."""
        self.verdict: float = 6.42
        """How good it is to end the match when ahead, how bad when behind."""
        self.last_gain: float = 2.46
        """Points that another seat still makes in its last turn."""

        # Who will win: what counts besides points, and how sure that is.
        self.count_targets: float = 0.94
        """The part of its targets' worth that a seat will really get."""
        self.count_hand: float = 0.3
        self.count_silver: float = 1.25
        self.count_assistants: float = 1.05
        """The same factor for travel cards, silver and assistants."""
        self.to_move: float = 1.4
        """What being on turn is worth; seats that come later have less of it."""
        self.last_move: float = 6.4
        """Points that a turn in the last round brings."""
        self.doubt: float = 5.2
        """The scale of differences in points when the pile is empty: the larger, the more open the match."""
        self.doubt_each: float = 0.06
        """How much is added for each expedition in the pile."""
        self.last_doubt: float = 3.6
        """The scale of differences in points in the last round."""

        if changes is not None:
            for name, value in changes.items():
                if not hasattr(self, name):
                    raise ValueError(f"the instinct has no weight called {name}")
                setattr(self, name, value)


def beginner_weights() -> Weights:
    """The weights of a beginner: one target at a time, without a look at what others do or at the end."""
    return Weights(
        {
            "tour_stops": 1.0,
            "most_positions": 300.0,
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
            "blocking": 0.0,
            "on_the_way": 0.22,
            "second_purchase": 0.8,
            "pace": 1.2,
            "fitting": 1.0,
            "race_width": 1000.0,
            "rounds_each": 5.0,
            "verdict": 0.0,
        }
    )
