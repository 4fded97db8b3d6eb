"""The conformance test for engines: does a program speak the engine protocol, whatever its language?

What is asked of an engine, and why, is in docs/reference/engine-protocol.md.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

import msgspec

from marula.bots import engine_protocol
from marula.bots.engine_process import EngineError, EngineProcess
from marula.bots.engine_protocol import Choice, Choose, EngineSays, Hello, NewMatch, Ready
from marula.core.chance import Seeded
from marula.core.decision import Budget
from marula.core.envelope import Envelope, envelope
from marula.core.errors import MarulaError
from marula.core.event import Action
from marula.core.game import Game
from marula.core.match import Match
from marula.core.setup import Setup

SECONDS = 0.05
"""What the engine gets for a decision: little, so that the test is quick."""
ANSWER_SECONDS = 10.0
"""How long the test waits for the answer to a message that is no decision."""
END_SECONDS = 5.0
"""How long an engine may take to end."""
SEED = "check"

Facts = dict[str, str | int]


class CheckFailed(MarulaError):
    """The engine answered, but not as it should."""


class Finding(msgspec.Struct, frozen=True):
    """One check and its outcome."""

    name: str
    facts: Facts = {}
    problem: MarulaError | None = None


def check_engine(command: tuple[str, ...], games: Iterable[Game]) -> Iterator[Finding]:
    """Every check, one after the other. Without a hello nothing else is tried."""
    bench = Bench(command)
    try:
        yield from bench.check(list(games))
    finally:
        bench.close()


class Bench:
    """Runs the checks on one process as long as they pass. After a fault the next check gets a new one."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self.command = command
        self.engine: EngineProcess | None = None

    def check(self, games: list[Game]) -> Iterator[Finding]:
        hello = self.tried("hello", {}, lambda engine: None)
        yield hello
        if hello.problem is not None or self.engine is None:
            return
        offered, known = self.engine.games, [game for game in games if self.engine.plays(game.name)]
        problem = None if known else CheckFailed("engine-check-no-game", games=", ".join(offered))
        yield Finding("games", {"games": ", ".join(game.name for game in known)}, problem)
        if not known:
            return
        yield self.tried("nonsense", {}, _answers_nonsense)
        yield self.tried("other-game", {}, lambda engine: _declines_unknown_game(engine, known[0]))
        yield self.tried("quit", {}, _ends_when_asked)
        self.close()
        yield self.tried("end-of-input", {}, _ends_with_its_input)
        self.close()
        for game in known:
            for players in sorted({game.fewest, game.most}):
                facts: Facts = {"game": game.name, "players": players}
                yield self.tried("whole-match", facts, _plays_whole_match(game, players))
                yield self.tried("any-moment", facts, _starts_anywhere(game, players))
                yield self.tried("change-of-match", facts, _changes_matches(game, players))
            yield self.tried("new-fields", {"game": game.name}, _ignores_new_fields(game))

    def tried(self, name: str, facts: Facts, work: Callable[[EngineProcess], None]) -> Finding:
        """One check, on an engine that runs."""
        try:
            if self.engine is None:
                self.engine = EngineProcess(self.command)
            work(self.engine)
        except (EngineError, CheckFailed) as problem:
            self.close()
            return Finding(name, facts, problem)
        return Finding(name, facts)

    def close(self) -> None:
        """End the engine, if one runs."""
        if self.engine is not None:
            self.engine.close()
            self.engine = None


# --- the checks --------------------------------------------------------------------------------------------------


def _answers_nonsense(engine: EngineProcess) -> None:
    """Check that the engine answers an error to what it cannot read, and goes on."""
    for line in (b"this is not JSON", b'{"message": "sing"}', b"[]"):
        answer = engine.ask_line(line, ANSWER_SECONDS)
        if not isinstance(answer, EngineSays):
            raise CheckFailed("engine-check-no-error", line=line.decode(), answer=_short(answer))
    if not isinstance(engine.ask(Hello(engine_protocol.PROTOCOL, "marula"), ANSWER_SECONDS), Hello):
        raise CheckFailed("engine-check-no-second-hello")


def _declines_unknown_game(engine: EngineProcess, game: Game) -> None:
    message = engine_protocol.new_match(game, game.board(Setup(game.name, game.fewest)), 0, SEED)
    answer = engine.ask(msgspec.structs.replace(message, game="no_such_game"), ANSWER_SECONDS)
    if not isinstance(answer, EngineSays):
        raise CheckFailed("engine-check-no-error", line="no_such_game", answer=_short(answer))


def _ends_when_asked(engine: EngineProcess) -> None:
    engine.send_quit()
    _ends(engine)


def _ends_with_its_input(engine: EngineProcess) -> None:
    engine.end_input()
    _ends(engine)


def _ends(engine: EngineProcess) -> None:
    code = engine.wait(END_SECONDS)
    if code is None:
        raise CheckFailed("engine-check-no-end", seconds=f"{END_SECONDS:g}")
    if code != 0:
        raise CheckFailed("engine-check-exit-code", code=code)


def _plays_whole_match(game: Game, players: int) -> Callable[[EngineProcess], None]:
    """Check that the engine plays one seat to the end of a match, while the other seats play at random."""

    def check(engine: EngineProcess) -> None:
        match = _deal(game, players, "whole")
        chance = Seeded(f"{SEED} others {players}")
        engine.begin(_new_match(match, 0))
        seen = 0
        while not match.over:
            seat = game.waiting_on(match.state)[0]
            options = game.options(match.state, seat)
            action = options[int(chance.pick(len(options)))]
            if seat == 0 and len(options) > 1:
                action = _legal(game, engine, envelope(match, 0, seen))
                seen = len(match.journal)
            match.play(seat, action)

    return check


def _starts_anywhere(game: Game, players: int) -> Callable[[EngineProcess], None]:
    """Check that an engine can start in the middle of a match, without the past, as a server may do."""

    def check(engine: EngineProcess) -> None:
        match = _midway(game, players, "middle")
        seat = game.waiting_on(match.state)[0]
        engine.begin(_new_match(match, seat))
        _legal(game, engine, envelope(match, seat, match.version + 1))

    return check


def _changes_matches(game: Game, players: int) -> Callable[[EngineProcess], None]:
    """Check that the engine changes from one match to another and back, with another seat."""

    def check(engine: EngineProcess) -> None:
        matches = [_midway(game, players, "one"), _midway(game, players, "other")]
        for match in (*matches, *matches):
            seat = game.waiting_on(match.state)[0]
            engine.begin(_new_match(match, seat))
            _legal(game, engine, envelope(match, seat, match.version + 1))

    return check


def _ignores_new_fields(game: Game) -> Callable[[EngineProcess], None]:
    """Check that new fields are ignored: a later host may send more of them in the same version."""

    def check(engine: EngineProcess) -> None:
        match = _midway(game, game.fewest, "fields")
        seat = game.waiting_on(match.state)[0]
        ready = engine.ask_line(_with_more(_new_match(match, seat)), ANSWER_SECONDS)
        if not isinstance(ready, Ready):
            raise CheckFailed("engine-check-not-ready", answer=_short(ready))
        sees = envelope(match, seat, match.version + 1)
        _check_choice(game, sees, engine.ask_line(_with_more(_question(sees)), ANSWER_SECONDS))

    return check


# --- what they share ---------------------------------------------------------------------------------------------


def _deal(game: Game, players: int, name: str) -> Match:
    return Match.deal(game, Setup(game.name, players), Seeded(f"{SEED} {name} {players}"))


def _midway(game: Game, players: int, name: str) -> Match:
    """A match some turns old, at a decision with more than one option."""
    match = _deal(game, players, name)
    chance = Seeded(f"{SEED} {name} choices")
    before = match
    while match.version < 12 * players or len(game.options(match.state, game.waiting_on(match.state)[0])) < 2:
        seat = game.waiting_on(match.state)[0]
        options = game.options(match.state, seat)
        if len(options) > 1:
            before = match.copy()
        match.play(seat, options[int(chance.pick(len(options)))])
        if match.over:
            return before
    return match


def _new_match(match: Match, seat: int) -> NewMatch:
    return engine_protocol.new_match(match.game, match.board, seat, SEED)


def _question(sees: Envelope) -> Choose:
    return engine_protocol.choose(sees, Budget(seconds=SECONDS))


def _legal(game: Game, engine: EngineProcess, sees: Envelope) -> Action:
    return _check_choice(game, sees, engine.choose(_question(sees)))


def _check_choice(game: Game, sees: Envelope, answer: engine_protocol.Answer) -> Action:
    action = engine_protocol.chosen_action(game, sees.options, answer) if isinstance(answer, Choice) else None
    if action is None:
        raise CheckFailed("engine-check-illegal", version=sees.version, answer=_short(answer))
    return action


def _with_more(message: NewMatch | Choose) -> bytes:
    return msgspec.json.encode({**msgspec.json.decode(msgspec.json.encode(message)), "weather": {"rain": True}})


def _short(answer: engine_protocol.Answer) -> str:
    return msgspec.json.encode(answer).decode()[:120]
