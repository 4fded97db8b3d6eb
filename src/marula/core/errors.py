"""What went wrong outside the rules: errors with a message key and facts, which the catalogue turns into text."""

from __future__ import annotations

from marula.core.refusal import Facts


class MarulaError(Exception):
    """Its text is the message `key`, with the facts in it; with `$why`, where another problem is its cause."""

    def __init__(self, key: str, **facts: str | int | tuple[str, ...]) -> None:
        self.key = key
        self.facts: Facts = facts
        super().__init__(key, facts)

    def __str__(self) -> str:
        told = ", ".join(f"{name} {value}" for name, value in self.facts.items())
        cause = f": {self.__cause__}" if self.__cause__ is not None else ""
        return (f"{self.key} ({told})" if told else self.key) + cause

    def __reduce__(self) -> tuple[object, ...]:
        return (_again, (type(self), self.key, self.facts))


def _again(kind: type[MarulaError], key: str, facts: Facts) -> MarulaError:
    """From another process, where keyword arguments do not travel by themselves."""
    return kind(key, **facts)
