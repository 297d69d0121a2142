"""Determinized flat Monte Carlo: evaluates moves by rollouts in worlds sampled for a view.

Each world is drawn from the weighted hypotheses of `SearchInput` and agrees with the view; moves
that fall clearly behind are eliminated. The search takes only a view, and the sampled worlds never
leave this module.
"""

from collections.abc import Sequence
from functools import cache

import numpy as np
import numpy.typing as npt

from foolsgold.base.ids import Goal
from foolsgold.base.rng import Rng
from foolsgold.games.saboteur.cards import GoalFace
from foolsgold.games.saboteur.determinize import sample_state
from foolsgold.games.saboteur.moves import Move
from foolsgold.games.saboteur.view import View
from foolsgold.kernel.backend_interface import MAX_SEATS, Records
from foolsgold.kernel.compilation import EntryPoint, warm_up
from foolsgold.kernel.saboteur.edition_table import edition_table_of
from foolsgold.kernel.saboteur.move_codec import encode_move
from foolsgold.kernel.saboteur.record_layout import EDITION_DTYPE, GAME_DTYPE, GOALS
from foolsgold.kernel.saboteur.scratch_memory import SCRATCH_WORDS
from foolsgold.kernel.saboteur.search_kernel import MAX_VALUE, rollout_moves
from foolsgold.kernel.saboteur.search_types import EvaluateMoves, RolloutPolicy, SearchInput
from foolsgold.kernel.saboteur.state_codec import GOAL_FACES, pack
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
    example = (
        games, tables, np.zeros(1, np.int64), np.zeros(1, np.uint8), np.zeros(1, np.uint16),
        np.zeros((1, 2), np.uint16), np.zeros((1, GOALS), np.uint8), np.zeros(MAX_SEATS),
        np.zeros(MAX_SEATS * GOALS), np.zeros(len(RolloutPolicy())), np.zeros(1, np.int32),
        np.zeros(1, np.uint64), np.zeros((1, 1)), np.zeros(SCRATCH_WORDS, np.uint64),
    )  # fmt: skip
    warm_up(
        "saboteur-search", (EntryPoint(rollout_moves, example),), None if aloud else lambda _: None
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
    except ValueError:  # `TooLargeForRecord`, or set up by hand with more cards than there are
        return None
    likely = [guess.probability for guess in known.hypotheses]
    found = run_elimination(setting, likely, len(moves), playouts, goes_on, rng)
    side = setting.value_sign
    return [
        each._replace(value=side * each.value, advantage=side * each.advantage) for each in found
    ]


class RootPosition:
    """The packed position, and everything that differs from world to world."""

    def __init__(self, view: View, known: SearchInput, moves: Sequence[Move], rng: Rng) -> None:
        assert view.seat is not None
        self.view, self.search_input = view, known
        self.value_sign = 1 if view.roles[view.seat] == "digger" else -1
        """What is worth most to diggers is worth least to a saboteur."""
        self._exposure_costs = np.array(known.exposure_costs or [0.0] * len(moves))
        state = sample_state(view, rng)
        self._edition_table: Records = edition_table_of(view.edition, view.seats).copy()
        # The search ends with the round: nobody need deal another.
        self._edition_table["rounds"] = view.round
        self.games: Records = np.zeros(3, GAME_DTYPE)
        g = self.games[0]
        pack(state, self._edition_table[0], g)
        for seat, goals in enumerate(known.peeked_goals):
            g["peeked"][seat] |= sum(1 << goal for goal in goals)
        others = [card for seat in range(view.seats) if seat != view.seat
                  for card in state.hands[seat]]  # fmt: skip
        self._hidden_cards = np.array([*others, *range(state.drawn, len(state.deck))], np.int64)
        away = [place for place, card in enumerate(view.remembered) if card is None]
        pool = [*g["deck"][self._hidden_cards].tolist(), *(int(g["pile"][at]) & 255 for at in away)]
        self._pool = np.array(pool, np.uint8)
        self._moves = np.array([encode_move(g, state, move) for move in moves], np.int32)
        self._public_log_odds = np.zeros(MAX_SEATS)
        self._public_log_odds[: view.seats] = known.public_log_odds
        self._saboteur_sets = np.array(
            [sum(1 << seat for seat in guess.saboteurs) for guess in known.hypotheses], np.uint16
        )
        self._goals = np.array(
            [_goal_layouts(view, guess.treasure) for guess in known.hypotheses], np.uint8
        )
        self._goal_beliefs = np.zeros((MAX_SEATS, GOALS))
        for seat, hopes in enumerate(known.goal_beliefs):
            for goal, hope in hopes.items():
                self._goal_beliefs[seat, goal] = hope
        self._rollout_policy = np.array(known.rollout_policy)
        self._scratch = np.zeros(SCRATCH_WORDS, np.uint64)

    def evaluate(self, which: IndexArray, left: IndexArray, rng: Rng) -> ValueArray:
        """Plays moves out in worlds made of these guesses; what they are worth to the seat."""
        seeds = np.array([rng.next64() for _ in which], np.uint64)
        out = np.zeros((len(which), len(left)))
        goals = self._goals[which, (seeds & np.uint64(1)).astype(np.int64)]
        rollout_moves(
            self.games, self._edition_table, self._hidden_cards, self._pool,
            self._saboteur_sets[which],
            self._sample_tempers(seeds), goals, self._public_log_odds,
            self._goal_beliefs.ravel(), self._rollout_policy,
            self._moves[left], seeds, out, self._scratch,
        )  # fmt: skip
        worth: ValueArray = self.value_sign * (out / MAX_VALUE + self._exposure_costs[left])
        return worth

    def _sample_tempers(self, seeds: npt.NDArray[np.uint64]) -> npt.NDArray[np.uint16]:
        """Which seats are bold and which are moles, as saboteurs, in each world: one bit a seat."""
        found = np.zeros((len(seeds), 2), np.uint16)
        for seat, style in enumerate(self.search_input.saboteur_mixes):
            share = uniform_by_world(seeds, seat)
            found[:, 0] |= np.where(share < style.bold, 1 << seat, 0).astype(np.uint16)
            digs = (share >= style.bold) & (share < style.bold + style.mole)
            found[:, 1] |= np.where(digs, 1 << seat, 0).astype(np.uint16)
        return found


def _goal_layouts(view: View, treasure: Goal) -> list[list[int]]:
    """What lies under the goals: two ways, for nobody knows which stone is which."""
    ways: list[list[int]] = []
    seen = {goal.face for goal in view.goals}
    stones = [face for face in GoalFace if face is not GoalFace.TREASURE and face not in seen]
    for rest in (stones, stones[::-1]):
        free = list(rest)
        ways.append([
            GOAL_FACES.index(
                GoalFace.TREASURE if number == treasure
                else goal.face if goal.face is not None
                else free.pop()
            )
            for number, goal in enumerate(view.goals)
        ])  # fmt: skip
    return ways
