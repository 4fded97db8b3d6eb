"""Match: a deal and a journal. Everything else (state, undo, replay, watching) follows from the two."""

from __future__ import annotations

from copy import copy

import msgspec

from marula.core.chance import Chance, Recorded, Replayed, Sealed, Seeded, commitment
from marula.core.edition import Edition
from marula.core.errors import JournalError, LuckError, RefusedError
from marula.core.event import Action, Emitted, Whisper
from marula.core.game import Board, Game, State
from marula.core.luck import Luck
from marula.core.refusal import Refusal, Stale
from marula.core.seat import ONLOOKER
from marula.core.setup import CompleteSetup, Setup

SNAPSHOT_EVERY = 64
"""How far apart the kept positions lie: `at(n)` never replays more entries than this."""


class Entry(msgspec.Struct, frozen=True):
    """One entry of the journal. Number 0 is the deal, which is nobody's action.

    >>> from marula.games import GAMES
    >>> match = Match.deal(GAMES["template"], Setup("template", 2), Seeded("tea"))
    >>> match.journal[0].number, match.journal[0].action, match.journal[0].revealed
    (0, None, True)
    """

    number: int
    seat: int
    action: Action | None
    luck: tuple[int, ...]
    place: int
    """How many answers the source of luck had given before (a sealed source can be checked from here)."""
    events: tuple[Emitted, ...]

    @property
    def revealed(self) -> bool:
        """Did anyone learn something that an undo could not take back: luck, or a secret that was shown?"""
        return bool(self.luck) or any(
            (emitted.event if isinstance(emitted, Whisper) else emitted).reveals for emitted in self.events
        )


def luck_of(chance: Chance, since: int, over: bool) -> Luck:
    """How to check this source. A sealed seed is revealed only when the match is over.

    >>> luck_of(Seeded("tea"), 0, over=False).seed
    'tea'
    >>> sealed = Sealed(b"sixteen bytes or")
    >>> luck_of(sealed, 0, over=False).seed, luck_of(sealed, 0, over=True).seed[:8]
    ('', '73697874')
    """
    if isinstance(chance, Seeded):
        return Luck("seeded", since, seed=chance.seed)
    if isinstance(chance, Sealed):
        seed = chance.seed.hex() if over else ""
        return Luck("sealed", since, seed, commitment(chance.seed), chance.contributions)
    return Luck("unknown", since)


class Match:
    """One match: a deal and the journal of its decisions. State, undo, replay and watching all follow from these.

    >>> from marula.games import GAMES
    >>> match = Match.deal(GAMES["template"], Setup("template", 2), Seeded("tea"))
    >>> str(match.setup), match.version, match.over
    ('template 2 default open_seeds=no', 0, False)
    >>> action = match.game.options(match.state, 0)[0]
    >>> match.play(0, action).number
    1
    >>> match.play(0, action)  # a refusal, and nothing has changed
    NotYourTurn(seat=0, waiting_on=(1,))
    >>> [luck.kind for luck in match.luck()]
    ['seeded']
    """

    def __init__(self, game: Game, board: Board, chance: Chance) -> None:
        """An empty match; use `Match.deal` or `Match.replay`."""
        self.game = game
        self.board = board
        self.chance = chance
        self.earlier_luck: list[Luck] = []
        self.luck_since = 0
        self.taken_back = 0
        """How many decisions the only person at the table undid after they had revealed something; see `Luck`."""
        self.taken_back_by_all = 0
        """How many decisions were undone with everyone's consent after they had revealed something."""
        self.lot: tuple[int, ...] = ()
        """The seat that each chair got, where seats were drawn by lot."""
        self.journal: list[Entry] = []
        self.first = 0
        """The number of the first entry in `journal`: after `resume` the ones before it are not in memory."""
        self.state = State(board)
        self._snapshots: dict[int, State] = {}

    @classmethod
    def deal(cls, game: Game, setup: Setup, chance: Chance, edition: Edition | None = None) -> Match:
        """Set up and deal; RefusedError or EditionError where the setup or the edition does not fit.

        >>> from marula.games import GAMES
        >>> Match.deal(GAMES["template"], Setup("template", 99), Seeded("tea"))
        Traceback (most recent call last):
            ...
        marula.core.errors.RefusedError: unknown number_of_seats '99'; allowed: 2, 3, 4
        """
        return cls.dealt(game, game.board(setup, edition), chance)

    @classmethod
    def dealt(cls, game: Game, board: Board, chance: Chance) -> Match:
        """Deal on a board that is already built: matches can share it.

        >>> from marula.games import GAMES
        >>> game = GAMES["template"]
        >>> board = game.board(Setup("template", 2))
        >>> Match.dealt(game, board, Seeded("tea")).board is Match.dealt(game, board, Seeded("rice")).board
        True
        """
        match = cls(game, board, chance)
        events: list[Emitted] = []
        luck = Recorded(chance)
        match.state = game.deal(board, luck, events)
        match._write(Entry(0, -1, None, tuple(luck.answers), luck.began, tuple(events)))
        return match

    @classmethod
    def replay(cls, game: Game, board: Board, journal: list[Entry], chance: Chance | None = None) -> Match:
        """The match that a journal describes. LuckError or ValueError names the first entry that cannot have happened.

        >>> from marula.games import GAMES
        >>> match = Match.deal(GAMES["template"], Setup("template", 2), Seeded("tea"))
        >>> Match.replay(match.game, match.board, match.journal).version
        0
        """
        match = cls(game, board, chance if chance is not None else Replayed([]))
        for entry in journal:
            match.follow(entry)
        return match

    @classmethod
    def resume(cls, game: Game, board: Board, chance: Chance, state: State, version: int) -> Match:
        """Continue from a snapshot: quick, however long the match is. Earlier entries are not in memory.

        >>> from marula.games import GAMES
        >>> match = Match.deal(GAMES["template"], Setup("template", 2), Seeded("tea"))
        >>> later = Match.resume(match.game, match.board, Seeded("more"), match.at(0), version=0)
        >>> later.version, later.first
        (0, 1)
        """
        match = cls(game, board, chance)
        match.first = version + 1
        match.state = state
        match._snapshots[version] = state.clone()
        return match

    @property
    def setup(self) -> CompleteSetup:
        return self.board.setup

    @property
    def version(self) -> int:
        """How many decisions have been made. A choice names the version that it was made for."""
        return self.first + len(self.journal) - 1

    @property
    def over(self) -> bool:
        return not self.game.waiting_on(self.state)

    def luck(self) -> list[Luck]:
        """Where luck came from, source by source."""
        if self.earlier_luck and self.luck_since > self.version:
            return list(self.earlier_luck)  # the present source has not been asked for anything yet
        luck = luck_of(self.chance, self.luck_since, self.over)
        undone = {"taken_back": self.taken_back, "taken_back_by_all": self.taken_back_by_all}
        return [*self.earlier_luck, msgspec.structs.replace(luck, lot=self.lot, **undone)]

    def choose(self, seat: int, action: Action, version: int | None = None) -> tuple[Entry, State] | Refusal:
        """Work out a seat's choice without making it: the entry and the state after it, or a refusal.

        Only the source of luck moves on.

        >>> from marula.games import GAMES
        >>> match = Match.deal(GAMES["template"], Setup("template", 2), Seeded("tea"))
        >>> entry, state = match.choose(0, match.game.options(match.state, 0)[0])
        >>> entry.number, match.version
        (1, 0)
        >>> match.adopt(entry, state)
        >>> match.version
        1
        """
        if version is not None and version != self.version:
            return Stale(version, self.version)
        refusal = self.game.why_not(self.state, seat, action)
        if refusal is not None:
            return refusal
        state = self.state.clone()
        events: list[Emitted] = []
        luck = Recorded(self.chance)
        self.game.perform(state, seat, self.board.code_of[action], luck, events)
        return Entry(self.version + 1, seat, action, tuple(luck.answers), luck.began, tuple(events)), state

    def play(self, seat: int, action: Action, version: int | None = None) -> Entry | Refusal:
        """Carry out a seat's choice. A refusal changes nothing; neither does a crash in the middle of the rules.

        >>> from marula.games import GAMES
        >>> match = Match.deal(GAMES["template"], Setup("template", 2), Seeded("tea"))
        >>> action = match.game.options(match.state, 0)[0]
        >>> match.play(0, action, version=7)  # made for a later version of the match
        Stale(version=7, current=0)
        >>> str(match.play(0, action, version=0).action) == str(action)
        True
        """
        outcome = self.choose(seat, action, version)
        if isinstance(outcome, Refusal):
            return outcome
        self.adopt(*outcome)
        return outcome[0]

    def adopt(self, entry: Entry, state: State) -> None:
        """Make what `choose` has just worked out happen, without computing it again."""
        self.state = state
        self._write(entry)

    def follow(self, entry: Entry, source: Chance | None = None) -> None:
        """Carry out what an entry says, with its luck, and check that the rules give exactly that; JournalError if not.

        Where the `source` of that luck is known, it must give the same answers again.

        >>> from marula.games import GAMES
        >>> match = Match.deal(GAMES["template"], Setup("template", 2), Seeded("tea"))
        >>> copy = Match.replay(match.game, match.board, [])
        >>> copy.follow(match.journal[0], source=Seeded("tea"))
        >>> copy.version
        0
        """
        number = self.version + 1
        if entry.number != number:
            raise JournalError("journal-entry-missing", entry=number, found=entry.number)
        events: list[Emitted] = []
        luck = Replayed(list(entry.luck), source)
        try:
            if entry.action is None:
                if number != 0 or entry.seat != ONLOOKER:  # a deal is nobody's action
                    raise JournalError("journal-no-action", entry=number)
                state = self.game.deal(self.board, luck, events)
            else:
                if number == 0:
                    raise JournalError("journal-no-deal")
                refusal = self.game.why_not(self.state, entry.seat, entry.action)
                if refusal is not None:
                    raise JournalError("journal-illegal", entry=number) from RefusedError(refusal)
                state = self.state.clone()
                self.game.perform(state, entry.seat, self.board.code_of[entry.action], luck, events)
            luck.finish()
        except LuckError as problem:
            raise JournalError("journal-luck", entry=number) from problem
        if tuple(events) != entry.events:
            raise JournalError("journal-told-wrong", entry=number)
        self.state = state
        self._write(entry)

    def entries(self, since: int, upto: int | None = None) -> list[Entry]:
        """The entries from number `since` to `upto`, both included; ValueError where they are not in memory.

        >>> from marula.games import GAMES
        >>> match = Match.deal(GAMES["template"], Setup("template", 2), Seeded("tea"))
        >>> [entry.number for entry in match.entries(0)]
        [0]
        """
        if since < self.first:
            raise ValueError(f"the match is known from entry {self.first} on, not from {since}")
        return self.journal[since - self.first : None if upto is None else upto + 1 - self.first]

    def at(self, version: int) -> State:
        """The state after so many decisions; a copy, which the caller may change.

        >>> from marula.games import GAMES
        >>> match = Match.deal(GAMES["template"], Setup("template", 2), Seeded("tea"))
        >>> match.play(0, match.game.options(match.state, 0)[0]).number
        1
        >>> match.game.waiting_on(match.at(0)), match.game.waiting_on(match.at(1))
        ([0, 1], [1])
        """
        earliest = max(self.first - 1, 0)
        if not earliest <= version <= self.version:
            raise ValueError(f"the match has versions {earliest} to {self.version}, not {version}")
        if version == self.version:
            return self.state.clone()
        kept = max(number for number in self._snapshots if number <= version)
        state = self._snapshots[kept].clone()
        for entry in self.entries(kept + 1, version):
            assert entry.action is not None
            code = self.board.code_of[entry.action]
            self.game.perform(state, entry.seat, code, Replayed(list(entry.luck)), None)
        return state

    def fork(self, version: int, chance: Chance) -> Match:
        """Another match with the same past up to `version`, and its own luck from then on.

        >>> from marula.games import GAMES
        >>> match = Match.deal(GAMES["template"], Setup("template", 2), Seeded("tea"))
        >>> other = match.fork(0, Seeded("rice"))
        >>> other.version, [luck.seed for luck in other.luck()]
        (0, ['tea'])
        """
        match = Match(self.game, self.board, chance)
        match.state = self.at(version)
        match.first = self.first
        match.journal = self.entries(self.first, version)
        match._snapshots = {n: state for n, state in self._snapshots.items() if n <= version}
        match.earlier_luck = [luck for luck in self.luck() if luck.since <= version]
        match.luck_since = version + 1
        return match

    def back_to(self, version: int) -> None:
        """Forget everything after `version`. Who may ask for that is decided by the table.

        Luck comes from the present source from there on, also where the forgotten entries had an earlier one.

        >>> from marula.games import GAMES
        >>> match = Match.deal(GAMES["template"], Setup("template", 2), Seeded("tea"))
        >>> match.play(0, match.game.options(match.state, 0)[0]).number
        1
        >>> match.back_to(0)
        >>> match.version
        0
        """
        self.state = self.at(version)
        del self.journal[version + 1 - self.first :]
        self._snapshots = {n: state for n, state in self._snapshots.items() if n <= version}
        self.luck_since = min(self.luck_since, version + 1)
        self.earlier_luck = [luck for luck in self.earlier_luck if luck.since <= version]

    def copy(self) -> Match:
        """An independent match with the same past. States are never changed in place, so they are shared.

        >>> from marula.games import GAMES
        >>> match = Match.deal(GAMES["template"], Setup("template", 2), Seeded("tea"))
        >>> other = match.copy()
        >>> other.play(0, other.game.options(other.state, 0)[0]).number, match.version
        (1, 0)
        """
        match = copy(self)
        match.earlier_luck, match.journal = list(self.earlier_luck), list(self.journal)
        match._snapshots = dict(self._snapshots)
        return match

    def forget(self, keep: int) -> None:
        """Drop old entries from memory, but never the last `keep`: stored entries can be read again.

        >>> from marula.games import GAMES
        >>> match = Match.deal(GAMES["template"], Setup("template", 2), Seeded("tea"))
        >>> match.forget(keep=0)
        >>> match.first, match.version
        (1, 0)
        """
        kept = max((number for number in self._snapshots if number <= self.version - keep), default=-1)
        if kept < self.first:
            return
        self.journal = self.entries(kept + 1)
        self.first = kept + 1
        self._snapshots = {number: state for number, state in self._snapshots.items() if number >= kept}

    def free_undo(self, seat: int) -> int:
        """The version to which the seat may go back alone: over its own decisions, never over anything revealed.

        >>> from marula.games import GAMES
        >>> match = Match.deal(GAMES["template"], Setup("template", 2), Seeded("tea"))
        >>> match.play(0, match.game.options(match.state, 0)[0]).revealed
        False
        >>> match.free_undo(0), match.free_undo(1)
        (0, 1)
        """
        version = self.version
        for entry in reversed(self.journal):
            if entry.number == 0 or entry.seat != seat or entry.revealed:
                break
            version -= 1
        return version

    def _write(self, entry: Entry) -> None:
        self.journal.append(entry)
        if entry.number % SNAPSHOT_EVERY == 0:
            self._snapshots[entry.number] = self.state.clone()
