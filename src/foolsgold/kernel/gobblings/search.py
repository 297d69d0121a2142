"""Determinized flat Monte Carlo: evaluates moves by rollouts in worlds sampled for a view.

Each world is drawn from the weighted hypotheses of `SearchInput` and agrees with the view. The
search takes only a view, and the sampled worlds never leave this module.
"""

from collections.abc import Sequence
from functools import cache

import numpy as np
import numpy.typing as npt

from foolsgold.base.rng import Rng
from foolsgold.games.gobblings.cards import Race as Kin
from foolsgold.games.gobblings.cards import Role
from foolsgold.games.gobblings.determinize import sample_state
from foolsgold.games.gobblings.moves import Move
from foolsgold.games.gobblings.state import State
from foolsgold.games.gobblings.view import View
from foolsgold.kernel.backend_interface import MAX_SEATS, Records
from foolsgold.kernel.compilation import EntryPoint, warm_up
from foolsgold.kernel.gobblings.codes import GOAL_FACES, MAX_HAND, ROLES
from foolsgold.kernel.gobblings.edition_table import edition_table_of
from foolsgold.kernel.gobblings.move_codec import encode_move
from foolsgold.kernel.gobblings.record_layout import EDITION_DTYPE, GAME_DTYPE, SCRATCH_DTYPE, SEATS
from foolsgold.kernel.gobblings.search_kernel import HAND_SLOTS, rollout_moves
from foolsgold.kernel.gobblings.search_types import (
    EvaluateMoves,
    GoblinMix,
    SearchInput,
    WeightedHypothesis,
)
from foolsgold.kernel.gobblings.state_codec import pack
from foolsgold.kernel.search_result import MoveEstimate, ShouldContinue
from foolsgold.kernel.successive_elimination import (
    IndexArray,
    ValueArray,
    run_elimination,
    uniform_by_world,
)


@cache
def load(*, aloud: bool) -> EvaluateMoves:
    """Compiles the search or loads it, and returns `evaluate_moves`; reports it if `aloud`."""
    games, tables = np.zeros(3, GAME_DTYPE), np.zeros(1, EDITION_DTYPE)
    tables.setflags(write=False)
    example = (
        games, tables, np.zeros(1, np.int64), np.zeros(1, np.uint8),
        np.zeros((1, SEATS), np.uint8), np.zeros((1, SEATS), np.uint32), np.zeros((1, 3), np.uint8),
        np.zeros(MAX_SEATS), np.zeros((1, SEATS), np.uint8), 1.0, 0.0, np.zeros(1, np.int32),
        np.zeros(1, np.uint64),
        np.zeros(1, np.uint64), np.zeros((1, 1)), np.zeros(1, SCRATCH_DTYPE),
    )  # fmt: skip
    warm_up(
        "gobblings-search", (EntryPoint(rollout_moves, example),), None if aloud else lambda _: None
    )
    return evaluate_moves


def evaluate_moves(
    view: View,
    known: SearchInput,
    moves: Sequence[Move],
    chance: int,
    playouts: int,
    goes_on: ShouldContinue,
) -> list[MoveEstimate] | None:
    """How each move fares, by so many playouts in all, or fewer once `goes_on` says no.

    None if the position does not fit into a record, or no world agrees with it.
    """
    rng = Rng(chance)
    try:
        setting = RootPosition(view, known, moves, rng)
    except (ValueError, IndexError):  # `TooLargeForRecord`, or set up by hand with too many cards
        return None
    likely = [guess.probability for guess in known.hypotheses]
    return run_elimination(setting, likely, len(moves), playouts, goes_on, rng, paced=True)


class RootPosition:
    """The packed position, and everything that differs from world to world."""

    def __init__(self, view: View, known: SearchInput, moves: Sequence[Move], rng: Rng) -> None:
        assert view.seat is not None
        state = sample_state(view, rng)
        self._edition_table: Records = edition_table_of(view.edition, view.seats)
        self.games: Records = np.zeros(3, GAME_DTYPE)
        game = self.games[0]
        pack(state, self._edition_table[0], game)
        for seat, goals in enumerate(known.peeked_goals):
            game["peeked"][seat] |= sum(1 << goal for goal in goals)
        self._hidden_cards = np.array(_hidden_card_indices(view, state), np.int64)
        faces = [*game["hands"].ravel().tolist(), *game["cards"].tolist()]
        self._pool = np.array([faces[place] for place in self._hidden_cards], np.uint8)
        self._moves = np.array([encode_move(game, state, move) for move in moves], np.int32)
        self._exposure_costs = np.array(known.exposure_costs or [0.0] * len(moves))
        self._public_log_odds = np.zeros(MAX_SEATS)
        self._public_log_odds[: view.seats] = known.public_log_odds
        count = len(known.hypotheses)
        self._roles = np.zeros((count, SEATS), np.uint8)
        self._seen = np.zeros((count, SEATS), np.uint32)
        for number, guess in enumerate(known.hypotheses):
            roles = [ROLES.index(role) for role in sample_roles(view, guess, rng)]
            self._roles[number, : view.seats] = roles
            for seat in range(view.seats):
                for other in (seat, *known.acquaintances[seat]):
                    self._seen[number, seat] |= (roles[other] + 1) << 4 * other
        self._goals = np.array(
            [[GOAL_FACES.index(face) for face in guess.faces] for guess in known.hypotheses],
            np.uint8,
        )
        self._source, self._scratch = np.zeros(1, np.uint64), np.zeros(1, SCRATCH_DTYPE)
        for seat, (gold, dragon) in enumerate(known.goal_beliefs):
            self._scratch[0]["hopes"][seat] = gold, dragon
        self._mix_edges = np.cumsum(known.goblin_mixes or [GoblinMix()] * view.seats, axis=1)
        self._own_share, self._margin_points = known.own_share, known.margin_points

    def evaluate(self, which: IndexArray, left: IndexArray, rng: Rng) -> ValueArray:
        """Plays moves out in worlds made of these guesses; what they give away is paid."""
        seeds = np.array([rng.next64() for _ in which], np.uint64)
        out = np.zeros((len(which), len(left)))
        rollout_moves(
            self.games, self._edition_table, self._hidden_cards, self._pool, self._roles[which],
            self._seen[which], self._goals[which], self._public_log_odds,
            self.sample_tempers(seeds),
            self._own_share, self._margin_points, self._moves[left], seeds, self._source, out,
            self._scratch,
        )  # fmt: skip
        worth: ValueArray = out - self._exposure_costs[left]
        return worth

    def sample_tempers(self, seeds: npt.NDArray[np.uint64]) -> npt.NDArray[np.uint8]:
        """What kind of Goblin each seat would be, in each world."""
        found = np.zeros((len(seeds), SEATS), np.uint8)
        for seat, edges in enumerate(self._mix_edges):
            share = uniform_by_world(seeds, seat) * edges[-1]
            found[:, seat] = np.minimum(np.searchsorted(edges, share, side="right"), len(edges) - 1)
        return found


def _hidden_card_indices(view: View, state: State) -> list[int]:
    """Where cards lie that the reader cannot place: in others' hands, and in the deck."""
    hands = [
        seat * MAX_HAND + place
        for seat in range(view.seats)
        if seat != view.seat and view.shown[seat] is None
        for place in range(view.hand_sizes[seat])
    ]
    own = {buried.above for buried in view.buried}
    top = HAND_SLOTS + len(state.edition.deck) - view.deck_size
    return [*hands, *(top + above for above in range(view.deck_size) if above not in own)]


def sample_roles(view: View, guess: WeightedHypothesis, rng: Rng) -> list[Role]:
    """[G8, O3] What must be where is so; the others are any of the race they are guessed to be."""
    taken = {role for role in view.traced if role is not None}
    free = {
        kin: rng.shuffled(r for r, race in view.race_of.items() if race is kin and r not in taken)
        for kin in Kin
    }
    return [
        free[Kin.GOBLIN if seat in guess.goblins else Kin.GNOME].pop() if role is None else role
        for seat, role in enumerate(view.traced)
    ]
