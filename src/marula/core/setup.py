"""Setup: which game, how many seats, which edition, which variants."""

from __future__ import annotations

import msgspec

from marula.core.refusal import Refusal, Unknown

VariantValue = bool | int | str

CURRENT = 0
"""In place of a revision: the game's current one, for a new match."""
REVISION = "revision"
"""The word for the revision in the one-line form. No variant may have this name."""


class Variant(msgspec.Struct, frozen=True):
    """A variant of the rules: its name, its default, and the allowed values.

    >>> Variant("forced", False, (False, True)).read("yes")
    True
    """

    name: str
    default: VariantValue
    allowed: tuple[VariantValue, ...]
    offered: bool = True
    """Whether people choose it for new matches. If not, it is kept for the matches that were begun with it."""

    def read(self, text: str) -> VariantValue | None:
        """The allowed value that is written like this (yes and no for true and false), if any."""
        for value in self.allowed:
            if write_value(value) == text.strip().lower():
                return value
        return None


def write_value(value: VariantValue) -> str:
    """A variant's value as one types it.

    >>> write_value(True), write_value(3), write_value("forced")
    ('yes', '3', 'forced')
    """
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


class Setup(msgspec.Struct, frozen=True):
    """How a match is set up: game, number of seats, edition, and variants by name.

    >>> setup = Setup("oware", 2, options={"sowing": "long", "forced": True})
    >>> print(setup)
    oware 2 default forced=yes sowing=long
    """

    game: str
    seats: int
    edition: str = "default"
    options: dict[str, VariantValue] = {}
    revision: int = CURRENT
    """By which revision of the game's rules the match is played."""

    def __str__(self) -> str:
        """The one-line form: oware 2 default sowing=long. The revision is written from 2 on."""
        options = [f"{name}={write_value(value)}" for name, value in sorted(self.options.items())]
        if self.revision > 1:
            options.append(f"{REVISION}={self.revision}")
        return " ".join([self.game, str(self.seats), self.edition, *options])

    def __hash__(self) -> int:
        return hash(str(self))


class CompleteSetup(Setup, frozen=True, omit_defaults=True):
    """A setup in which everything is chosen: that of a match and its file. A file without a revision has revision 1.

    Only the revision has a default, so that it is the only field that can be left out.

    >>> msgspec.json.encode(CompleteSetup("oware", 2, "default", {}, 1))
    b'{"game":"oware","seats":2,"edition":"default","options":{}}'
    >>> msgspec.json.encode(CompleteSetup("oware", 2, "default", {}, 2))
    b'{"game":"oware","seats":2,"edition":"default","options":{},"revision":2}'
    """

    game: str
    seats: int
    edition: str
    options: dict[str, VariantValue]
    revision: int = 1


def complete(
    setup: Setup,
    fewest: int,
    most: int,
    variants: tuple[Variant, ...],
    editions: tuple[str, ...],
    revision: int = 1,
) -> CompleteSetup | Refusal:
    """The setup with its defaults filled in, or a refusal that names what is allowed.

    `revision` is the game's current one. Older ones are allowed, so that matches go on by the rules they began with.

    >>> sowing = Variant("sowing", "short", ("short", "long"))
    >>> print(complete(Setup("oware", 2), 2, 4, (sowing,), ("default",)))
    oware 2 default sowing=short
    >>> print(complete(Setup("oware", 2), 2, 4, (sowing,), ("default",), revision=2))
    oware 2 default sowing=short revision=2
    >>> complete(Setup("oware", 7), 2, 4, (sowing,), ("default",)).allowed
    ('2', '3', '4')
    """
    if not fewest <= setup.seats <= most:
        return Unknown("number_of_seats", str(setup.seats), tuple(str(n) for n in range(fewest, most + 1)))
    if setup.edition not in editions:
        return Unknown("edition", setup.edition, editions)
    if not CURRENT <= setup.revision <= revision:
        allowed = tuple(str(n) for n in range(1, revision + 1))
        return Unknown("choice", f"{REVISION}={setup.revision}", allowed)
    options: dict[str, VariantValue] = {variant.name: variant.default for variant in variants}
    for name, value in setup.options.items():
        variant = next((variant for variant in variants if variant.name == name), None)
        if variant is None:
            return Unknown("option", name, tuple(sorted(options)))
        # `True == 1` in Python: the type is compared too, so that a number is no yes
        if not any(value == allowed and type(value) is type(allowed) for allowed in variant.allowed):
            return Unknown("choice", f"{name}={write_value(value)}", tuple(map(write_value, variant.allowed)))
        options[name] = value
    return CompleteSetup(
        setup.game, setup.seats, setup.edition, dict(sorted(options.items())), setup.revision or revision
    )


def parse_setup(text: str, variants: tuple[Variant, ...]) -> CompleteSetup:
    """Read the one-line form of a complete setup back; ValueError says what is wrong.

    >>> sowing = Variant("sowing", "short", ("short", "long"))
    >>> parse_setup("oware 2 default sowing=long", (sowing,)).options
    {'sowing': 'long'}
    >>> parse_setup("oware 2 default revision=2", ()).revision
    2
    """
    game, seats, edition, *rest = text.split(" ")
    options: dict[str, VariantValue] = {}
    revision = 1
    for item in rest:
        name, _, written = item.partition("=")
        if name == REVISION:
            revision = int(written)
            continue
        variant = next((variant for variant in variants if variant.name == name), None)
        value = variant.read(written) if variant is not None else None
        if value is None:
            raise ValueError(f"'{item}' is no option of {game}")
        options[name] = value
    return CompleteSetup(game, int(seats), edition, options, revision)
