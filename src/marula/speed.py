"""Tells which of the two speeds is running: the compiled modules or the same files as plain Python."""

from marula.core import chance


def compiled() -> bool:
    """Whether the rules run compiled. The build compiles all of its modules or none, so one of them speaks for all."""
    return not (chance.__file__ or "").endswith(".py")


def speed() -> str:
    """The speed in words, for `marula --version`."""
    return "compiled with mypyc" if compiled() else "plain Python"
