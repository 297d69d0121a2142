"""Win probability of each side, by Monte Carlo rollouts of the compiled engine.

All cards in hands, roles and goals are as they were; only the draw pile, which nobody could know,
is shuffled for each rollout. Every seat plays as the game's rule bot does: by what it knows and was
told of the goals, as far as it believes that, and by the suspicion of the table; never by the
roles.

Common random numbers: world n has the same draw pile and the same random stream whatever is tried
in it, and however many worlds there are, so two moves differ only by what they do.
"""

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from foolsgold.analysis.game_adapter import LogOddsCalibration
from foolsgold.analysis.table_beliefs import TableBeliefs
from foolsgold.base.confidence_intervals import Proportion
from foolsgold.base.messages import Message
from foolsgold.base.rng import Rng
from foolsgold.games.catalogue import Ruleset
from foolsgold.kernel.backend_interface import MAX_SEATS, NO_BITMASK, ROUND, RULE_BOT, Records
from foolsgold.kernel.game_batch import Batch, raw_view
from foolsgold.kernel.rng import random_streams
from foolsgold.wire.analysis import WinProbability

WorldResults = npt.NDArray[np.int8]
"""For each world 1 if the first side won it, 0 if not, -1 if it could not be played out."""


class RolloutOutcome(NamedTuple):
    """How the worlds of a position ended."""

    results: WorldResults
    is_decided: bool = False
    """Whether the round was over in all of them before anybody had to play on."""


MIN_PROBABILITY = 0.005
"""The least probability reported, however many worlds had no such result."""


class WinProbabilityEstimator:
    """Estimates win probabilities at positions of one table, by rollouts."""

    def __init__(
        self,
        ruleset: Ruleset,
        seats: int,
        worlds: int,
        *,
        tell: Callable[[Message], None] | None = None,
    ) -> None:
        self._batch = Batch(ruleset, seats, 1, 0, tell=tell or (lambda _: None))
        self.worlds = worlds
        self._streams = random_streams(0, worlds)
        deck = self._batch.games[self._batch.backend.draw_pile_field]
        self._card_sort_keys = _uniform_draws(1, worlds, deck.shape[1])
        """Cards of the pile lie in the order of these numbers, one for each place in the deck."""
        self._trust_thresholds = _uniform_draws(2, worlds, MAX_SEATS)
        """A seat believes a claim in the worlds in which it trusts it more than this."""
        self._policies = np.full(MAX_SEATS, RULE_BOT, np.uint8)
        self._scratch = np.zeros(self._batch.backend.scratch_words, np.uint64)
        self._tally = np.zeros(4, np.int64)

    @property
    def can_estimate(self) -> bool:
        """Whether there is anything to play with: a compiler, and an edition that fits."""
        return self._batch.edition_table is not None

    def estimate(
        self, state: Any, told: TableBeliefs, move: Any = None, *, worlds: int | None = None
    ) -> RolloutOutcome | None:
        """Who wins, after a move if one is given; None if the position fits in no record."""
        batch, number = self._batch, state.round
        batch.set_state(0, state)
        if batch.edition_table is None or batch.fallback.states:
            return None
        count = min(worlds or self.worlds, self.worlds)
        games = batch.copy(np.zeros(count, np.int64)).games
        self._shuffle_draw_piles(games)
        self._apply_trust(games, told.claim_trust)
        if move is not None:
            chosen = np.full(count, batch.backend.encode_move(games[0], state, move), np.int32)
            batch.backend.step(games, batch.edition_table, chosen, NO_BITMASK, self._scratch)
        numbers = np.full(count, number, np.int64)
        sides = batch.backend.winning_sides(games, numbers)
        decided = bool((sides >= 0).all())
        sides[sides < 0] = self._roll_out(games, sides < 0, told.public_log_odds, number)
        won = np.where(sides < 0, -1, sides == 0).astype(np.int8)
        return RolloutOutcome(won, decided)

    def _roll_out(
        self, games: Records, where: npt.NDArray[np.bool_], evidence: Sequence[float], number: int
    ) -> npt.NDArray[np.int8]:
        """Which side wins where the round is played on; -1 if it leaves the record."""
        batch, mine = self._batch, self._streams[: len(games)][where]
        left = raw_view(games)[where].view(games.dtype)
        beliefs = np.zeros((len(left), MAX_SEATS))
        beliefs[:, : len(evidence)] = evidence
        how = (self._policies, beliefs, mine, ROUND, self._tally, self._scratch)
        batch.backend.run(left, batch.edition_table, *how)
        return batch.backend.winning_sides(left, np.full(len(left), number, np.int64))

    def _shuffle_draw_piles(self, games: Records) -> None:
        backend, table = self._batch.backend, self._batch.edition_table
        assert table is not None
        first, last = backend.draw_pile_range(games[0], table[0])
        cards = games[backend.draw_pile_field][:, first:last]
        order = np.argsort(self._card_sort_keys[: len(games), first:last], axis=1)
        cards[:] = np.take_along_axis(cards, order, axis=1)

    def _apply_trust(self, games: Records, trust: Sequence[Sequence[float]]) -> None:
        """A seat that trusts a claim about a goal plays as if it had looked there itself."""
        doubts = self._trust_thresholds[: len(games)]
        for seat, goals in enumerate(trust):
            for goal, share in enumerate(goals):
                games["peeked"][doubts[:, seat] < share, seat] |= 1 << goal


def _uniform_draws(number: int, worlds: int, each: int) -> npt.NDArray[np.float64]:
    """So many numbers from 0 to 1 for each world: the first ones are the same for more worlds."""
    return np.random.Generator(np.random.PCG64(number)).random((worlds, each))


def win_probability(outcome: RolloutOutcome, fit: LogOddsCalibration) -> WinProbability:
    """How likely the first side wins, with its interval."""
    played = outcome.results[outcome.results >= 0]
    won, of = int(played.sum()), len(played)
    share = Proportion.wilson(won, of)
    if outcome.is_decided:
        return WinProbability(share.share, share.share, share.share)
    # Half a world more on each side: what was seen once in a few worlds is hardly known.
    bounds = ((won + 0.5) / (of + 1), share.low, share.high)
    likely, low, high = (
        fit.calibrate(min(max(each, MIN_PROBABILITY), 1 - MIN_PROBABILITY)) for each in bounds
    )
    return WinProbability(round(likely, 3), round(min(low, likely), 3), round(max(high, likely), 3))


class PairedDifference(NamedTuple):
    """By how much one thing is better than another for the first side, and how sure that is."""

    mean: float
    standard_error: float


def paired_difference(before: RolloutOutcome, after: RolloutOutcome) -> PairedDifference:
    """How much more often the second won, world by world."""
    count = min(len(before.results), len(after.results))
    first, second = before.results[:count], after.results[:count]
    both = (first >= 0) & (second >= 0)
    more = second[both].astype(np.float64) - first[both]
    if not len(more):
        return PairedDifference(0.0, 1.0)
    # One world more in which they differ keeps few worlds from being taken for certainty.
    error = sqrt(float((more**2).sum()) + 1) / len(more)
    return PairedDifference(float(more.mean()), error)


def bot_rng(text: str) -> Rng:
    """Chance for a bot that is asked what it would have done."""
    return Rng.derive(0, text)
