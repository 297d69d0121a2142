"""Games that no record holds go on beside the batch, by the readable rules: slower, never wrong.

A move of such a game is its place in the list of legal moves.
"""

from collections.abc import Callable, Sequence
from functools import cache
from pkgutil import resolve_name
from typing import Any

import numpy as np
import numpy.typing as npt

from foolsgold.base.rng import Rng
from foolsgold.games.catalogue import offer_of
from foolsgold.kernel.backend import RULES, Moves, Twin, Words


class Beside:
    """Readable states, by the number of their game in the batch."""

    def __init__(self, twin: Twin, edition: Any) -> None:
        self.twin, self.edition = twin, edition
        self.states: dict[int, Any] = {}
        self.heard: dict[int, tuple[Any, ...]] = {}
        """What happened in this round since the game came here: the rule bots want to know."""
        self._legal: dict[int, tuple[Any, ...]] = {}

    def put(self, number: int, state: Any) -> None:
        """A game comes here."""
        self.states[number] = state
        self.heard[number] = ()
        self._legal.pop(number, None)

    def forget(self, number: int) -> None:
        """A game goes back into its record."""
        for kept in (self.states, self.heard, self._legal):
            kept.pop(number, None)

    def copied(self, numbers: Sequence[int]) -> "Beside":
        """These games, numbered anew."""
        other = Beside(self.twin, self.edition)
        for new, old in enumerate(numbers):
            if old in self.states:
                other.states[new], other.heard[new] = self.states[old], self.heard[old]
        return other

    def is_over(self, number: int) -> bool:
        """Whether a game has ended."""
        return self.twin.rules.to_act(self.states[number]) is None

    def legal(self, number: int) -> tuple[Any, ...]:
        """The readable legal moves, in their order."""
        if number not in self._legal:
            self._legal[number] = self.twin.rules.legal_moves(self.states[number])
        return self._legal[number]

    def rows(self) -> int:
        """How many words the longest list needs."""
        return (
            max((len(self.legal(number)) + 63) // 64 for number in self.states)
            if self.states
            else 0
        )

    def words(self, number: int, rows: int) -> Words:
        """The list as bits: as many as there are moves."""
        bits = (1 << len(self.legal(number))) - 1
        return np.array([bits >> 64 * row & (1 << 64) - 1 for row in range(rows)], np.uint64)

    def numbers(self, number: int, moves: Moves) -> npt.NDArray[np.int32]:
        """The action numbers of moves; -1 beyond the field."""
        state = self.states[number]
        view = self.twin.rules.view_of(state, state.to_act)
        numbers = (
            self.twin.rules.actions.number_of(view, self.legal(number)[move])
            for move in moves.tolist()
        )
        return np.array([-1 if found is None else found for found in numbers], np.int32)

    def play(self, number: int, move: int) -> None:
        """Plays a move."""
        before = self.states[number]
        state, events = self.twin.rules.apply(before, self.legal(number)[move])
        heard = (*self.heard[number], *events)
        self.put(number, state)
        self.heard[number] = heard if state.round == before.round else ()

    def choose(self, number: int, bot: Callable[..., Any] | None, rng: Rng) -> int:
        """A move by chance, or by a bot that sees what its seat may know."""
        legal = self.legal(number)
        if bot is None:
            return rng.below(len(legal))
        rules, state = self.twin.rules, self.states[number]
        heard = rules.heard_by(self.heard[number], state.to_act)
        return legal.index(bot(rules.view_of(state, state.to_act), heard, rng))

    def play_by(self, number: int, policies: npt.NDArray[np.uint8], rng: Rng) -> bool:
        """Plays one move by the policy of its seat; says whether that ended the round."""
        before = self.states[number]
        bot = _bot(self.twin.rules.name) if policies[before.to_act] == RULES else None
        self.play(number, self.choose(number, bot, rng))
        return self.is_over(number) or self.states[number].round != before.round


@cache
def _bot(game: str) -> Callable[..., Any]:
    # Bots live on a floor above: a game names them, and they are looked up when wanted.
    choose: Callable[..., Any] = resolve_name(offer_of(game).bots[0])().choose
    return choose
