"""The belief bot (`thinker`): heuristic scores weighted by the exact posterior of its seat."""

from collections.abc import Sequence
from copy import copy
from functools import cached_property
from typing import Self

from foolsgold.base.ids import Seat
from foolsgold.base.rng import Rng
from foolsgold.beliefs.saboteur.honesty_history import Reputations, collect_reputations
from foolsgold.beliefs.saboteur.posterior import Beliefs, posterior_of, public_posterior
from foolsgold.bots.api import best_move
from foolsgold.bots.saboteur.characters import CHARACTERS, DEFAULT_CHARACTER, Character
from foolsgold.bots.saboteur.claims import choose_claim
from foolsgold.bots.saboteur.rule_bot import Evaluator
from foolsgold.games.saboteur.cards import Role
from foolsgold.games.saboteur.events import Event
from foolsgold.games.saboteur.moves import Break, Discard, Mend, Move, Place
from foolsgold.games.saboteur.view import View
from foolsgold.play.table_talk import Claim, Claimed, Temperament
from foolsgold.tunnel.tiles import Cell

MEND_SCORE = 12
"""What mending a mate is worth, before what their character doubts of it."""
BREAK_SCORE = 18
REPEATED_BREAK_PENALTY = 6
"""How much less it is worth to break what is broken already: a mate may wait to be mended."""
SABOTEUR_BREAK_SCORE = 9
"""What breaking an honest seat's tool is worth to a saboteur."""
MEND_SELF_SCORE = 5
CARD_VALUE_WEIGHT = 0.5
"""How much a saboteur minds what a card may still be good for: passing gives them away."""
MEND_MATE_SCORE, MEND_ANYBODY_COST = 12, 7
"""What mending a mate they are sure of is worth to a saboteur, and what mending anybody costs."""
PROOF_SCORE = 8
"""How much more a step forward is worth to a digger whom the table takes for a saboteur."""
CERTAIN_PROBABILITY = 0.999
EXPOSED_SUSPICION = 0.6
"""So far suspected by the table, a saboteur has nothing left to hide."""
HIDING_STEP_SCORE = 4
"""What a step forward is worth to a saboteur who hides, less what it helps."""


class Thinker:
    """Weighs every legal move as `digger` does, but by beliefs, and speaks by them."""

    name = "thinker"

    def __init__(
        self,
        character: Character = DEFAULT_CHARACTER,
        known: Reputations | None = None,
        spoke_last: Seat | None = None,
    ) -> None:
        self._character = character
        self._reputations = known or {}
        self._last_speaker = spoke_last
        """Who had the last word before this round: not two in a row, whatever lies between."""

    def with_character(self, temper: Temperament, earlier: Sequence[Event | Claimed]) -> Self:
        """The same bot as somebody: with a temper, knowing who kept their word before."""
        words = (entry.seat for entry in reversed(earlier) if isinstance(entry, Claimed))
        person = self.with_character_params(CHARACTERS[temper])
        person._reputations, person._last_speaker = collect_reputations(earlier), next(words, None)
        return person

    def with_character_params(self, character: Character) -> Self:
        """The same bot with another character."""
        other = copy(self)
        other._character = character
        return other

    def choose(self, view: View, heard: Sequence[Event | Claimed], rng: Rng) -> Move:
        """The heaviest move; chance decides among equals."""
        mind = BeliefEvaluator(view, heard, self._character, self._reputations)
        move: Move = best_move(view, mind.score, rng)
        return move

    def speak(self, view: View, heard: Sequence[Event | Claimed], rng: Rng) -> Claim | None:
        """What it says after its move, if anything."""
        if self._last_speaker == view.seat and not any(isinstance(said, Claimed) for said in heard):
            return None
        return choose_claim(view, heard, rng, self._character.talk, self._reputations)


class BeliefEvaluator(Evaluator):
    """What one seat makes of its view and of what it heard, with beliefs."""

    def __init__(
        self,
        view: View,
        heard: Sequence[Event | Claimed],
        character: Character = DEFAULT_CHARACTER,
        known: Reputations | None = None,
    ) -> None:
        self.character, self.reputations = character, known
        super().__init__(view, heard)

    @cached_property
    def beliefs(self) -> Beliefs:
        """Who is what and where the treasure lies, as far as this seat can know."""
        return posterior_of(self.view, self.heard, self.reputations)

    @property
    def suspicions(self) -> tuple[float, ...]:
        """How likely each seat is a saboteur."""
        return self.beliefs.saboteur

    def _estimate_goals(self, claims: Sequence[Claimed]) -> dict[Cell, float]:  # noqa: ARG002 - beliefs know
        goals = self.view.goals
        return {
            goals[goal].cell: likely
            for goal, likely in self.beliefs.treasure.items()
            if not goals[goal].opened
        }

    @property
    def knows_treasure(self) -> bool:
        """Whether a look would tell next to nothing: shares that add up to 1 may be a hair less."""
        return max(self.goal_beliefs.values(), default=1.0) > CERTAIN_PROBABILITY

    @cached_property
    def public_beliefs(self) -> Beliefs:
        """What the table may think, as far as this seat knows."""
        return public_posterior(self.view, self.heard, self.reputations)

    @property
    def missing_cards(self) -> float:
        """How many cards are missing to where the seat hopes for the treasure."""
        return self._baseline[0]

    @property
    def is_covered(self) -> bool:
        """Whether the table looks at somebody else, as far as this seat wants that to hide."""
        others = (
            share for seat, share in enumerate(self.public_beliefs.saboteur) if seat != self.me
        )
        return max(others) >= self.character.deception.hide_behind_suspicion

    @property
    def _fights_openly(self) -> bool:
        """When a saboteur stops hiding: near enough, too late to wait, or found out already.

        Most never begin: against rule bots hiding does not pay.
        """
        if (
            self._baseline[0] <= self.character.strike_within_cards
            or self.view.deck_size < 2 * self.view.seats
        ):
            return True
        if not self.is_covered:
            return True
        return self.public_beliefs.saboteur[self.me] > EXPOSED_SUSPICION

    @cached_property
    def _excess_suspicion(self) -> float:
        """How much more than anybody by the deal the table suspects this seat."""
        cards = self.view.role_cards
        dealt = cards[Role.SABOTEUR] / sum(cards.values())
        return max(0.0, self.public_beliefs.saboteur[self.me] - dealt)

    def _score_as_digger(self, move: Move) -> float:
        match move:
            case Place() if self._excess_suspicion and self.effect(move)[0] > 0:
                # A suspect is obstructed and not mended, so a step forward is evidence of honesty.
                return super()._score_as_digger(move) + PROOF_SCORE * self._excess_suspicion
            case Mend() if move.seat != self.me:
                return MEND_SCORE - self.character.mend_doubt * self.suspicions[move.seat]
            case Break() if move.seat != self.me:
                piled = REPEATED_BREAK_PENALTY * len(self.view.broken[move.seat])
                return (
                    BREAK_SCORE * (self.suspicions[move.seat] - self.character.break_suspicion)
                    - piled
                )
            case _:
                return super()._score_as_digger(move)

    def honest_score(self, move: Move) -> float:
        """How much the move would serve a digger."""
        return self._score_as_digger(move)

    def _score_as_saboteur(self, move: Move) -> float:
        match move:
            case Place() if not self._fights_openly:
                gain, opens = self.effect(move)
                return (
                    HIDING_STEP_SCORE - gain - opens
                    if gain > 0 and self.placed_tile(move).joined
                    else -HIDING_STEP_SCORE
                )
            case Mend() if move.seat == self.me:
                return MEND_SELF_SCORE
            case Mend():
                return MEND_MATE_SCORE * self.suspicions[move.seat] - MEND_ANYBODY_COST
            case Break() if move.seat != self.me:
                whole = 0 if self.view.broken[move.seat] else 2
                return SABOTEUR_BREAK_SCORE * (1 - self.suspicions[move.seat]) + whole - 1
            case Discard():
                return -1 - CARD_VALUE_WEIGHT * self._card_value_as_saboteur(self.faces[move.card])
            case _:
                return super()._score_as_saboteur(move)
