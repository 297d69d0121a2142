"""The belief bot (`thinker`) in Gobblings: heuristic scores weighted by its exact posterior."""

from collections.abc import Mapping, Sequence
from copy import copy
from functools import cached_property
from math import fsum, inf, log
from typing import Self

from foolsgold.base.ids import Goal, Seat
from foolsgold.base.rng import Rng
from foolsgold.beliefs.gobblings.honesty_history import Reputations, collect_reputations
from foolsgold.beliefs.gobblings.posterior import Beliefs, posterior_of, public_posterior
from foolsgold.beliefs.gobblings.role_swaps import HeardItem
from foolsgold.bots.api import best_move
from foolsgold.bots.gobblings.characters import CHARACTERS, DEFAULT_CHARACTER, Character
from foolsgold.bots.gobblings.claims import choose_claim
from foolsgold.bots.gobblings.locked_maze_distances import WALL
from foolsgold.bots.gobblings.rule_bot import USELESS_PEEK_VALUE, Evaluator, GoalBelief
from foolsgold.games.gobblings.cards import GoalFace
from foolsgold.games.gobblings.moves import Explode, Move, Peek, Place
from foolsgold.games.gobblings.view import View
from foolsgold.play.table_talk import Claim, Claimed, Suspect, Temperament
from foolsgold.tunnel.tiles import Cell

DRAGON_DISTANCE_WEIGHT = 0.5
"""How much the way to the Dragon is worth to a Goblin, where the way to the Gold is 1: a round in
which nothing is found is theirs too."""
HIDING_STEP_SCORE = 4
"""What a tile that brings the way on is worth to a Goblin who hides, less what it helps."""
EXPOSED_SUSPICION = 0.6
"""So far suspected by the table, a Goblin has nothing left to hide."""
MIN_GOAL_ENTROPY = 0.3
"""So little doubt about a goal, of 1 in the beginning, is none."""
DIGGING_GOBLIN_LOG_PRIOR = 2.0
"""How much commoner, as a log, than where beliefs were fitted Goblins are thought to be who dig
along: whom one takes for a Gnome one follows, and there is no worse way to be wrong."""
LATE_TURNS = 2
"""Circuits of the table before the end of the deck from which on waiting is too late."""


class Thinker:
    """Weighs every legal move as `goblin` does, but by beliefs."""

    name = "thinker"

    def __init__(self) -> None:
        self._character = DEFAULT_CHARACTER
        self._earlier: Sequence[HeardItem] = ()

    def with_character(self, temper: Temperament, earlier: Sequence[HeardItem]) -> Self:
        """The same bot as somebody: with a temper, knowing who kept their word before."""
        person = self.with_character_params(CHARACTERS[temper])
        person._earlier = earlier
        return person

    def with_character_params(self, character: Character) -> Self:
        """The same bot with another character."""
        other = copy(self)
        other._character = character
        return other

    def choose(self, view: View, heard: Sequence[HeardItem], rng: Rng) -> Move:
        """The heaviest move; chance decides among equals."""
        return self.evaluator(view, heard).best_move(rng)

    def speak(self, view: View, heard: Sequence[HeardItem], rng: Rng) -> Claim | None:
        """What it says after its move, if anything."""
        if not any(isinstance(entry, Claimed) for entry in heard):
            # Not two in a row, whatever lies between: the last word before this round counts.
            words = (entry.seat for entry in reversed(self._earlier) if isinstance(entry, Claimed))
            if next(words, None) == view.seat:
                return None
        return choose_claim(view, heard, rng, self._character.talk, self._reputations_for(view))

    def evaluator(self, view: View, heard: Sequence[HeardItem]) -> "BeliefEvaluator":
        """What it makes of a view."""
        return BeliefEvaluator(view, heard, self._character, self._reputations_for(view))

    def _reputations_for(self, view: View) -> Reputations:
        return collect_reputations(self._earlier, view.race_of) if self._earlier else {}


class BeliefEvaluator(Evaluator):
    """What one seat makes of its view and of what it heard, with beliefs."""

    def __init__(
        self,
        view: View,
        heard: Sequence[HeardItem],
        character: Character = DEFAULT_CHARACTER,
        known: Reputations | None = None,
    ) -> None:
        self.character, self.reputations = character, known
        self.peek_value, self.swap_within_tiles = character.peek_value, character.swap_within_tiles
        super().__init__(view, heard)

    @cached_property
    def beliefs(self) -> Beliefs:
        """Who is what and what lies where, as far as this seat can know."""
        return posterior_of(self.view, self.heard, self.reputations, doubt=DIGGING_GOBLIN_LOG_PRIOR)

    @cached_property
    def public_beliefs(self) -> Beliefs:
        """What the table may think, as far as this seat knows."""
        return public_posterior(self.view, self.heard, self.reputations)

    @cached_property
    def is_hiding(self) -> bool:
        """Whether a Goblin digs along still: the goals are far, and the table looks elsewhere."""
        character, view = self.character, self.view
        if (
            self.is_gnome
            or self._mean_distance(self.distances.tiles_needed) <= character.strike_within_tiles
        ):
            return False
        if view.deck_size < LATE_TURNS * view.seats:
            return False
        doubts = self.public_beliefs.goblin
        others = (doubt for seat, doubt in enumerate(doubts) if seat != self.me)
        return (
            doubts[self.me] <= EXPOSED_SUSPICION and max(others) >= character.hide_behind_suspicion
        )

    def without_hiding(self) -> "BeliefEvaluator":
        """The same mind, if it did not hide."""
        character = self.character._replace(strike_within_tiles=inf)
        return BeliefEvaluator(self.view, self.heard, character, self.reputations)

    def best_move(self, rng: Rng) -> Move:
        """The move it would play; chance decides among equals."""
        move: Move = best_move(self.view, self.score, rng)
        return move

    def score(self, move: Move) -> float:
        """How much the move serves the seat's own race, or its good name while it hides."""
        match move:
            case Place() if self.is_hiding:
                nearer = self._progress(
                    self.distances.with_tile(move.cell, self.placed_shape(move))
                )
                honest = nearer > 0 and self.placed_shape(move).tile != WALL
                return HIDING_STEP_SCORE + self.gain(move) if honest else -HIDING_STEP_SCORE
            case Peek():
                return self._score_peek(move.goal)
            case Explode() if self.is_hiding:
                return (
                    0
                    if self._progress(self.distances.without_tile(move.cell)) > 0
                    else -HIDING_STEP_SCORE
                )
            case _:
                return super().score(move)

    def _score_peek(self, goal: Goal) -> float:
        """A look is worth what it could tell: nothing, if the seat is nearly sure anyhow."""
        shares = (self.beliefs.goal_probabilities(face)[goal] for face in GoalFace)
        doubt = -fsum(share * log(share, len(GoalFace)) for share in shares if share > 0)
        return self.peek_value * doubt if doubt > MIN_GOAL_ENTROPY else USELESS_PEEK_VALUE

    def _progress(self, needed: Mapping[Cell, int]) -> float:
        """How many tiles nearer the goals come by a change, as an uninformed player sees it."""
        return self._mean_distance(self.distances.tiles_needed) - self._mean_distance(needed)

    def _mean_distance(self, needed: Mapping[Cell, int]) -> float:
        shut = [needed[cell] for cell in self.goal_beliefs]
        return sum(shut) / max(len(shut), 1)

    def _estimate_goals(self) -> dict[Cell, GoalBelief]:
        gold, dragon = (
            self.beliefs.goal_probabilities(face) for face in (GoalFace.GOLD, GoalFace.DRAGON)
        )
        return {
            seen.cell: (gold[goal], dragon[goal])
            for goal, seen in enumerate(self.view.goals)
            if not seen.opened
        }

    def _distance_weight(self, gold: float, dragon: float) -> float:
        """As the rule bot has it; but a Goblin need not know the Dragon to hinder the Gnomes."""
        return (
            super()._distance_weight(gold, dragon)
            if self.is_gnome
            else DRAGON_DISTANCE_WEIGHT * dragon - gold
        )

    def _gnome_probability(self, other: Seat) -> float:
        return 1 - self.beliefs.goblin[other]

    def _opposition_weight(self, other: Seat) -> float:
        """Whom to obstruct: likely enemies first, then accusers, then the leader."""
        goblin = self.beliefs.goblin[other]
        enemy = goblin if self.is_gnome else 1 - goblin
        accused = any(
            isinstance(entry, Claimed) and entry.seat == other and entry.claim == Suspect(self.me)
            for entry in self.heard
        )
        grudge = self.character.accuser_weight if accused else 0
        return self.character.enemy_weight * (2 * enemy - 1) + grudge + self.view.points[other]
