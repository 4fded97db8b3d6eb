"""What a seat may choose."""

from __future__ import annotations

from typing import Annotated

from marula.core.event import Action

Fruit = Annotated[str, "fruit"]


class SetSeed(Action, frozen=True):
    """Set one fruit of the hand aside, face down."""

    fruit: Fruit


class Shake(Action, frozen=True):
    """Roll the die for how many fruits may be gathered."""


class Gather(Action, frozen=True):
    """Draw one fruit from the bag."""


class Stop(Action, frozen=True):
    """Leave the rest on the tree."""


class LayOut(Action, frozen=True):
    """Put all fruits of one kind from the hand into the basket."""

    fruit: Fruit


class Pass(Action, frozen=True):
    """Do nothing, where nothing can be done."""


ACTIONS = (SetSeed, Shake, Gather, Stop, LayOut, Pass)
