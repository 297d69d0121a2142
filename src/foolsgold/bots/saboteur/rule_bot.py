"""The rule bot (`digger`): a sound heuristic player of Saboteur, for both roles."""

from collections.abc import Mapping, Sequence
from math import fsum

from foolsgold.base.ids import Goal, Seat
from foolsgold.base.rng import Rng
from foolsgold.bots.api import best_move
from foolsgold.bots.common.goal_claim_evidence import claim_factors
from foolsgold.bots.saboteur.suspicion import estimate_suspicions
from foolsgold.games.saboteur.cards import (
    BreakCard,
    Card,
    GoalFace,
    MapCard,
    MendCard,
    PathCard,
    RockfallCard,
    Role,
)
from foolsgold.games.saboteur.events import Event, Peeked
from foolsgold.games.saboteur.moves import (
    Break,
    Collapse,
    Discard,
    Mend,
    Move,
    Open,
    Peek,
    Phase,
    Place,
    Take,
    Turn,
)
from foolsgold.games.saboteur.view import View
from foolsgold.play.table_talk import Claimed
from foolsgold.tunnel.distances import goal_distances
from foolsgold.tunnel.tiles import Cell, Tile

NEAR_CARDS = 4
"""From here on, a saboteur stops hiding: so few cards are missing."""
TREASURE_VALUE = 25
"""What turning up the treasure is worth."""


class Digger:
    """Weighs every legal move by what it does to the digging, and takes the heaviest."""

    name = "digger"

    def choose(self, view: View, heard: Sequence[Event | Claimed], rng: Rng) -> Move:
        """The heaviest move; chance decides among equals."""
        move: Move = best_move(view, Evaluator(view, heard).score, rng)
        return move


class Evaluator:
    """What one seat makes of its view and of what it heard in this round."""

    def __init__(self, view: View, heard: Sequence[Event | Claimed]) -> None:
        assert view.seat is not None
        self.view = view
        self.heard = heard
        self.me: Seat = view.seat
        self.role = view.roles[self.me]
        self.faces: Mapping[int, Card] = {held.card: held.face for held in view.hand}
        tiles = {laid.cell: laid.tile for laid in view.board}
        self._suspicions_cache: tuple[float, ...] | None = None
        self.goal_beliefs = self._estimate_goals(
            [said for said in heard if isinstance(said, Claimed)]
        )
        shut = [goal.cell for goal in view.goals if goal.cell not in tiles]
        self.distances = goal_distances(tiles, shut)
        self._baseline = self._expected_distance(self.distances.cards_needed)
        self._effect_cache: dict[tuple[Cell, Tile | None], tuple[float, float]] = {}

    @property
    def suspicions(self) -> tuple[float, ...]:
        """How likely each seat is a saboteur; worked out only if it matters."""
        if self._suspicions_cache is None:
            self._suspicions_cache = estimate_suspicions(self.view, self.heard)
        return self._suspicions_cache

    @property
    def knows_treasure(self) -> bool:
        """Whether there is nothing left to look up."""
        return max(self.goal_beliefs.values(), default=1.0) == 1.0

    def score(self, move: Move) -> float:
        """How much the move serves the seat's own side."""
        if self.view.phase is Phase.PLAY:
            return (
                self._score_as_digger(move)
                if self.role is Role.DIGGER
                else self._score_as_saboteur(move)
            )
        match move:
            case Take():
                return move.nuggets
            case Open():
                hope = self.goal_beliefs.get(self.view.goals[move.goal].cell, 0.0)
                return hope if self.role is Role.DIGGER else -hope
            case Turn():
                return self._score_turn(move)
            case _:
                return 0

    def _score_as_digger(self, move: Move) -> float:
        match move:
            case Place():
                tile = self.placed_tile(move)
                gain, opens = self._effect_at(move.cell, tile)
                if not tile.joined:
                    return 10 * gain - 9
                idle = 0 if gain > 0 else 8
                return 10 * gain + opens + tile.sides.bit_count() / 3 - idle
            case Collapse():
                return 10 * self._effect_at(move.cell, None)[0] - 6
            case Peek():
                return self._score_peek(move.goal, wish=9.0)
            case Mend():
                if move.seat == self.me:
                    return 16 - 3 * (len(self.view.broken[self.me]) - 1)
                return 7 - 16 * self.suspicions[move.seat]
            case Break():
                if move.seat == self.me:
                    return -30
                already = 3 * len(self.view.broken[move.seat])
                return 18 * (self.suspicions[move.seat] - 0.55) - already
            case Discard():
                return -2 - self._card_value_as_digger(self.faces[move.card])
            case _:
                return 0

    def _score_as_saboteur(self, move: Move) -> float:
        match move:
            case Place():
                tile = self.placed_tile(move)
                gain, opens = self._effect_at(move.cell, tile)
                harm = -gain
                if self._fights_openly:
                    return 10 * harm - opens + (0 if tile.joined else 1)
                # Far from the goals a small step forward keeps the others trusting.
                return 1.5 - abs(harm) - opens if tile.joined else -6
            case Collapse():
                harm = -self._effect_at(move.cell, None)[0]
                return 8 * harm if self._fights_openly else -4
            case Peek():
                return self._score_peek(move.goal, wish=6.0)
            case Mend():
                if move.seat == self.me:
                    return 3
                return 6 * self.suspicions[move.seat] - 5
            case Break():
                if move.seat == self.me:
                    return -30
                honest = 1 - self.suspicions[move.seat]
                whole = 2 if not self.view.broken[move.seat] else 0
                return (9 if self._fights_openly else 3) * honest + whole - 1
            case Discard():
                return -1 - self._card_value_as_saboteur(self.faces[move.card])
            case _:
                return 0

    @property
    def _fights_openly(self) -> bool:
        """Whether hiding is worth less than hindering now."""
        return self._baseline[0] <= NEAR_CARDS or self.view.deck_size < 2 * self.view.seats

    def _score_peek(self, goal: Goal, wish: float) -> float:
        """A look is worth what it may tell."""
        hope = self.goal_beliefs.get(self.view.goals[goal].cell, 0.0)
        return -6 if self.knows_treasure or hope == 0 else wish + hope

    def _score_turn(self, move: Turn) -> float:
        goal = self.view.goals[move.goal]
        assert goal.tile is not None
        gain, _ = self._effect_at(goal.cell, goal.tile.turned() if move.turned else goal.tile)
        return gain if self.role is Role.DIGGER else -gain

    def placed_tile(self, move: Place) -> Tile:
        """The card of the hand as it would lie there."""
        face = self.faces[move.card]
        assert isinstance(face, PathCard)
        return face.tile.turned() if move.turned else face.tile

    def effect(self, move: Place | Collapse) -> tuple[float, float]:
        """How many cards nearer the treasure gets by it, and what goals it leads to are worth."""
        return self._effect_at(
            move.cell, self.placed_tile(move) if isinstance(move, Place) else None
        )

    def _expected_distance(self, needed: Mapping[Cell, int]) -> tuple[float, float]:
        """Cards still needed, and what goals turned up are worth: one may be the treasure.

        Each goal counts by the hope set in it.
        """
        missing = hoped = 0.0
        for cell, hope in self.goal_beliefs.items():
            missing += hope * needed[cell]
            if not needed[cell]:
                hoped += hope
        return missing, TREASURE_VALUE * hoped

    def _effect_at(self, cell: Cell, tile: Tile | None) -> tuple[float, float]:
        """How many cards nearer the treasure gets, and the worth of the goals it then leads to."""
        # Several cards may do the same there.
        known = self._effect_cache.get((cell, tile))
        if known is None:
            needed = self.distances.cards_needed_after(cell, tile, self.goal_beliefs)
            missing, opens = (
                self._baseline
                if needed is self.distances.cards_needed
                else self._expected_distance(needed)
            )
            self._effect_cache[cell, tile] = known = self._baseline[0] - missing, opens
        return known

    def _card_value_as_digger(self, face: Card) -> float:
        match face:
            case PathCard():
                return 1 + face.tile.sides.bit_count() if face.tile.joined else -1
            case MendCard():
                return 2.0 + len(face.tools)
            case MapCard():
                return 0 if self.knows_treasure else 4
            case RockfallCard():
                return 1.5
            case BreakCard():
                return 2

    def _card_value_as_saboteur(self, face: Card) -> float:
        match face:
            case PathCard():
                return -face.tile.sides.bit_count() if face.tile.joined else 4
            case MendCard():
                return -1
            case MapCard():
                return -2 if self.knows_treasure else 3
            case RockfallCard() | BreakCard():
                return 5

    def _estimate_goals(self, claims: Sequence[Claimed]) -> dict[Cell, float]:
        """How likely the treasure lies under each goal still shut, by what was seen and said."""
        for goal in self.view.goals:
            if goal.face is GoalFace.TREASURE and not goal.opened:
                return {goal.cell: 1.0}
        unknown = {n: goal.cell for n, goal in enumerate(self.view.goals) if goal.face is None}
        if not claims:
            return {cell: 1 / len(unknown) for cell in unknown.values()}
        looks = {(event.seat, event.goal) for event in self.heard if isinstance(event, Peeked)}
        told = claim_factors(
            GoalFace.TREASURE, looks, claims, lambda seat: 1 - self.suspicions[seat], self.me
        )
        weights = {cell: told.get(number, 1.0) for number, cell in unknown.items()}
        whole = fsum(weights.values())
        return {cell: weight / whole for cell, weight in weights.items()}
