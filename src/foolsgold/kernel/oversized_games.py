"""Plays games that do not fit into a record with the Python rules: slower, never wrong.

A move of such a game is its index in the list of legal moves.
"""

from collections.abc import Callable, Sequence
from functools import cache
from pkgutil import resolve_name
from typing import Any

import numpy as np
import numpy.typing as npt

from foolsgold.base.rng import Rng
from foolsgold.games.catalogue import plugin_for
from foolsgold.kernel.backend_interface import RULE_BOT, Backend, UInt64Array


class PythonFallback:
    """Readable states, by the number of their game in the batch."""

    def __init__(self, backend: Backend, edition: Any) -> None:
        self.backend, self.edition = backend, edition
        self.states: dict[int, Any] = {}
        self.heard: dict[int, tuple[Any, ...]] = {}
        """What happened in this round since the game came here: the rule bots want to know."""
        self._legal_cache: dict[int, tuple[Any, ...]] = {}

    def add(self, number: int, state: Any) -> None:
        """Takes a game over."""
        self.states[number] = state
        self.heard[number] = ()
        self._legal_cache.pop(number, None)

    def remove(self, number: int) -> None:
        """A game goes back into its record."""
        for kept in (self.states, self.heard, self._legal_cache):
            kept.pop(number, None)

    def copy_games(self, numbers: Sequence[int]) -> "PythonFallback":
        """These games, renumbered."""
        other = PythonFallback(self.backend, self.edition)
        for new, old in enumerate(numbers):
            if old in self.states:
                other.states[new], other.heard[new] = self.states[old], self.heard[old]
        return other

    def is_over(self, number: int) -> bool:
        """Whether a game has ended."""
        return self.backend.rules.to_act(self.states[number]) is None

    def legal_moves(self, number: int) -> tuple[Any, ...]:
        """The readable legal moves, in their order."""
        if number not in self._legal_cache:
            self._legal_cache[number] = self.backend.rules.legal_moves(self.states[number])
        return self._legal_cache[number]

    def bitmask_words(self) -> int:
        """How many words the longest list needs."""
        return (
            max((len(self.legal_moves(number)) + 63) // 64 for number in self.states)
            if self.states
            else 0
        )

    def legal_bitmask(self, number: int, rows: int) -> UInt64Array:
        """The list as bits: as many as there are moves."""
        bits = (1 << len(self.legal_moves(number))) - 1
        return np.array([bits >> 64 * row & (1 << 64) - 1 for row in range(rows)], np.uint64)

    def play(self, number: int, move: int) -> None:
        """Plays a move."""
        before = self.states[number]
        state, events = self.backend.rules.apply(before, self.legal_moves(number)[move])
        heard = (*self.heard[number], *events)
        self.add(number, state)
        self.heard[number] = heard if state.round == before.round else ()

    def choose_move(self, number: int, bot: Callable[..., Any] | None, rng: Rng) -> int:
        """A move by chance, or by a bot that sees what its seat may know."""
        legal = self.legal_moves(number)
        if bot is None:
            return rng.below(len(legal))
        rules, state = self.backend.rules, self.states[number]
        heard = rules.redact_events(self.heard[number], state.to_act)
        return legal.index(bot(rules.view_of(state, state.to_act), heard, rng))

    def play_policy_move(self, number: int, policies: npt.NDArray[np.uint8], rng: Rng) -> bool:
        """Plays one move by the policy of its seat; says whether that ended the round."""
        before = self.states[number]
        bot = rule_bot_of(self.backend.rules.name) if policies[before.to_act] == RULE_BOT else None
        self.play(number, self.choose_move(number, bot, rng))
        return self.is_over(number) or self.states[number].round != before.round


@cache
def rule_bot_of(game: str) -> Callable[..., Any]:
    """The `choose` of a game's rule bot."""
    # Bots are in a higher layer: a game names them, and they are looked up on demand.
    choose: Callable[..., Any] = resolve_name(plugin_for(game).bots[0])().choose
    return choose
