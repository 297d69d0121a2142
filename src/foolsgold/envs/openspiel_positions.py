"""The table of a round once all is dealt: a compiled record, or a state of the Python rules.

Both offer the same attributes, so that a round does not notice which one it has.
"""

from typing import Any, Protocol

import numpy as np
import numpy.typing as npt
from msgspec.structs import replace

from foolsgold.envs.openspiel_setup import UNDECIDED, Deal, Draw, Setup
from foolsgold.games.api import PeekEvent
from foolsgold.kernel.learner_layout import (
    FIRST_CLAIM_MOVE,
    LEARNER_DTYPE,
    LOG_WIDTH,
    OVERFLOWED,
    RUNNING,
)


class RoundPosition(Protocol):
    """What a round asks of its table."""

    to_act: int
    pile: int
    """Cards in the draw pile."""
    opened: int
    """The goals that lie open, a bit each."""
    shown: int
    """The seats that have shown their hands, a bit each."""
    winner: int
    """The side that won the round, as an index of `Rules.sides`; UNDECIDED before."""
    legal: dict[int, Any]
    """The legal action numbers, in order, and the move of each."""

    def play(self, action: int) -> "RoundPosition":
        """Plays a legal action; the position that goes on from there."""

    def write_draw(self, draw: Draw) -> None:
        """Decides which card was drawn."""

    def undecided_draws(self, drawer: int, count: int) -> list[int]:
        """The kinds of the last cards that a seat has drawn."""

    def relist(self) -> None:
        """Lists the legal actions anew, after cards were drawn."""

    def observation(self, seat: int, log_rows: int) -> npt.NDArray[np.uint8]:
        """The learners' observation of a seat."""

    def state(self) -> Any:
        """The whole state, as the Python rules hold it."""

    def copy(self) -> "RoundPosition":
        """An independent copy."""


class CompiledPosition:
    """A record of the kernel, with the public log of its round."""

    __slots__ = (
        "buffer", "infos", "legal", "logs", "opened", "pile", "records", "setup", "shown",
        "to_act", "winner",
    )  # fmt: skip
    legal: dict[int, Any]

    def __init__(self, setup: Setup, buffer: npt.NDArray[np.uint8]) -> None:
        self.setup, self.buffer = setup, buffer
        size = setup.backend.record_dtype.itemsize
        log_at = size + LEARNER_DTYPE.itemsize
        self.records = buffer[:size].view(setup.backend.record_dtype)
        self.infos = buffer[size:log_at].view(LEARNER_DTYPE)
        self.logs = buffer[log_at:].reshape(1, setup.log_rows, LOG_WIDTH)

    @classmethod
    def dealt(cls, setup: Setup, deal: Deal) -> "CompiledPosition":
        """The first position of a round, dealt like this."""
        position = cls(setup, setup.template.copy())
        record = position.records[0]
        setup.parts.write_deal(record, setup.hand_size, deal)
        info = position.infos[0]
        info["status"], info["seat"], info["acted"], info["episode"] = RUNNING, deal.starter, 1, 1
        position.opened = position.shown = 0
        position.winner = UNDECIDED
        position.to_act = deal.starter
        position.pile = setup.deck_size - setup.cards_dealt
        position.relist()
        return position

    def play(self, action: int) -> RoundPosition:
        """Plays a legal action; the position that goes on from there."""
        setup = self.setup
        move = self.legal[action]
        self._advance(move, self.logs)
        info = self.infos[0]
        status = info["status"]
        record = self.records[0]
        if status == OVERFLOWED:
            return self._python_position().play_move(
                setup.backend.decode_move(record, self.state(), move)
            )
        table = setup.edition_table
        assert table is not None
        first, end = setup.backend.draw_pile_range(record, table[0])
        self.pile = end - first
        self.opened = int(record["opened"])
        self.shown = setup.parts.shown(record)
        if status != RUNNING:
            self.winner = setup.parts.winner_of_record(record)
            self.legal = {}
            return self
        self.to_act = int(record["to_act"])
        self._read_legal()
        return self

    def _advance(self, move: int, logs: npt.NDArray[np.uint8]) -> None:
        """Plays a move of the kernel, or a claim, and lists what is legal then."""
        setup, work = self.setup, self.setup.workspace
        assert setup.learner is not None
        work.moves[0, 0] = move
        self.infos["listed"] = 1
        setup.learner.advance(
            self.records, setup.edition_table, self.infos, logs, work.choices, work.policies,
            work.beliefs, work.streams, work.options, work.observations, work.observations,
            work.moves, work.ids, work.features, work.masks, work.rewards, work.scratch,
        )  # fmt: skip

    def _read_legal(self) -> None:
        """Reads the legal actions; of moves with the same number the first is played."""
        work, count = self.setup.workspace, int(self.infos["listed"][0])
        ids, moves = work.ids[0, :count].tolist(), work.moves[0, :count].tolist()
        found = dict(zip(reversed(ids), reversed(moves), strict=True))
        found.pop(-1, None)
        if not found:
            found = {self.setup.outside: moves[0]}
        self.legal = {number: found[number] for number in sorted(found)}

    def relist(self) -> None:
        """Lists the legal actions anew.

        Compiled code lists them after a move or a claim, and a claim changes nothing but the log:
        here one that nobody reads.
        """
        self.infos["claims_left"] = 1
        self._advance(FIRST_CLAIM_MOVE, self.setup.workspace.unread_logs)
        self._read_legal()

    def write_draw(self, draw: Draw) -> None:
        """Decides which card was drawn."""
        self.setup.parts.write_draw(self.records[0], self.setup.deck_size, draw)

    def undecided_draws(self, drawer: int, count: int) -> list[int]:
        """The kinds of the last cards that a seat has drawn."""
        return self.setup.parts.undecided_draws(self.records[0], drawer, count)

    def observation(self, seat: int, log_rows: int) -> npt.NDArray[np.uint8]:
        """The learners' observation of a seat."""
        assert self.setup.learner is not None
        out = np.zeros((1, self.setup.learner.layout.size(log_rows)), np.uint8)
        logs = self.logs[:, :log_rows]
        table = self.setup.edition_table
        self.setup.learner.observe(self.records, table, self.infos, logs, seat, out)
        found: npt.NDArray[np.uint8] = out[0]
        return found

    def state(self) -> Any:
        """The whole state, as the Python rules hold it."""
        return self.setup.backend.unpack(self.records[0], self.setup.edition)

    def _python_position(self) -> "PythonPosition":
        """The same position without a record, which has become too small."""
        assert self.setup.learner is not None
        position = PythonPosition(self.setup, self.state())
        position.log = [tuple(row) for row in self.logs[0].tolist() if row[0]]
        position.peeks = frozenset(self.setup.learner.peeks_of(self.records[0]))
        return position

    def copy(self) -> "CompiledPosition":
        """An independent copy."""
        other = CompiledPosition(self.setup, self.buffer.copy())
        other.opened, other.shown, other.pile = self.opened, self.shown, self.pile
        other.winner, other.to_act, other.legal = self.winner, self.to_act, self.legal
        return other


class PythonPosition:
    """A state of the Python rules: for mazes and editions that no record holds."""

    def __init__(self, setup: Setup, state: Any) -> None:
        self.setup, self._state = setup, state
        self.log: list[tuple[int, ...]] = []
        self.peeks: frozenset[tuple[int, int]] = frozenset()
        self.winner = UNDECIDED
        self._read()
        self.relist()

    def _read(self) -> None:
        state = self._state
        view = self.setup.ruleset.rules.public_view(state)
        self.to_act = int(state.to_act)
        self.pile = view.deck_size
        self.opened = sum(goal.opened << at for at, goal in enumerate(view.goals))
        shown = getattr(view, "shown", ())
        self.shown = sum((hand is not None) << seat for seat, hand in enumerate(shown))

    def relist(self) -> None:
        """Lists the legal actions anew."""
        view = self.setup.ruleset.rules.view_of(self._state, self.to_act)
        numbers = [self.setup.actions.encode(view, move) for move in view.legal]
        found: dict[int, Any] = {}
        for number, move in zip(numbers, view.legal, strict=True):
            if number is not None:
                found.setdefault(number, move)
        if not found and view.legal:
            found = {self.setup.outside: view.legal[0]}
        self.legal = {number: found[number] for number in sorted(found)}

    def play(self, action: int) -> RoundPosition:
        """Plays a legal action."""
        return self.play_move(self.legal[action])

    def play_move(self, move: Any) -> RoundPosition:
        """Plays a readable move."""
        setup, rules, learner = self.setup, self.setup.ruleset.rules, self.setup.learner
        apply = learner.apply_in_round
        before, (self._state, events) = self._state, apply(self._state, move)
        heard = [rules.redact_event(event, None) for event in events]
        self.log[:0] = reversed(learner.log_rows(heard))
        self.peeks |= {(event.seat, event.goal) for event in heard if isinstance(event, PeekEvent)}
        self.winner = setup.parts.winner_of(self._state)
        if self._state.round != before.round:
            self._state = before
        self._read()
        if self.winner == UNDECIDED:
            self.relist()
        else:
            self.legal = {}
        return self

    def write_draw(self, draw: Draw) -> None:
        """Decides which card was drawn."""
        deck, face, number = list(self._state.deck), self.setup.parts.faces[draw.kind], draw.number
        at = deck.index(face, number, self.setup.deck_size)
        deck[number], deck[at] = deck[at], deck[number]
        self._state = replace(self._state, deck=tuple(deck))

    def undecided_draws(self, drawer: int, count: int) -> list[int]:
        """The kinds of the last cards that a seat has drawn."""
        state = self._state
        drawn = state.hands[drawer][-count:]
        return [self.setup.kind_of_face[state.deck[card]] for card in drawn]

    def observation(self, seat: int, log_rows: int) -> npt.NDArray[np.uint8]:
        """The learners' observation of a seat."""
        assert self.setup.learner is not None
        view = self.setup.ruleset.rules.view_of(self._state, seat)
        return self.setup.learner.observation_of(view, self.log, self.peeks, 0, log_rows)

    def state(self) -> Any:
        """The whole state."""
        return self._state

    def copy(self) -> "PythonPosition":
        """An independent copy."""
        other = object.__new__(PythonPosition)
        other.__dict__.update(self.__dict__)
        other.log = list(self.log)
        return other
