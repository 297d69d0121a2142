"""The rule bot (`goblin`): a sound heuristic player of Gobblings! vs Gnomes, for both races."""

from collections.abc import Mapping, Sequence
from math import fsum

from foolsgold.base.ids import CardNo, Seat
from foolsgold.base.rng import Rng
from foolsgold.bots.api import best_move
from foolsgold.bots.common.goal_claim_evidence import claim_factors
from foolsgold.bots.gobblings.locked_maze_distances import DoorDistances, Shape
from foolsgold.games.gobblings.cards import (
    Card,
    ExplosionCard,
    GoalFace,
    MapCard,
    PathCard,
    PotionCard,
    Race,
    TileKind,
)
from foolsgold.games.gobblings.events import Event, Peeked
from foolsgold.games.gobblings.moves import (
    Explode,
    Leave,
    Move,
    Open,
    Pass,
    Peek,
    Place,
    Replace,
    Serve,
    Steal,
    Swap,
)
from foolsgold.games.gobblings.view import View
from foolsgold.play.table_talk import Claimed
from foolsgold.tunnel.tiles import Cell

ROUND_END_VALUE = 25
"""What the end of the round is worth, for or against one's own race."""
LOSS_VALUE = 1000
"""Penalty for a Gnome that ends the round with an empty hand, compared with any card."""
CLAIM_TRUST = 0.4
"""How far the word of a player counts: races change too fast to know whom to trust."""
NEAR_TILES = 3
"""So few tiles before the Gold, a Goblin would rather be a Gnome."""
PEEK_VALUE = 7
"""What a look under a goal is worth."""
USELESS_PEEK_VALUE = -6
"""What a look is worth that tells nothing."""

GoalBelief = tuple[float, float]
"""How likely a goal hides the Gold, and the Dragon."""


class Goblin:
    """Weighs every legal move by what it does to the way, and takes the heaviest."""

    name = "goblin"

    def choose(self, view: View, heard: Sequence[Event | Claimed], rng: Rng) -> Move:
        """The heaviest move; chance decides among equals."""
        move: Move = best_move(view, Evaluator(view, heard).score, rng)
        return move


class Evaluator:
    """What one seat makes of its view and of what it heard in this round."""

    swap_within_tiles: float = NEAR_TILES
    peek_value: float = PEEK_VALUE

    def __init__(self, view: View, heard: Sequence[Event | Claimed]) -> None:
        assert view.seat is not None
        self.view, self.heard = view, heard
        self.me: Seat = view.seat
        role = view.roles[self.me]
        assert role is not None
        self.is_gnome = view.race_of[role] is Race.GNOME
        self.faces: Mapping[CardNo, Card] = {held.card: held.face for held in view.hand}
        self.goal_beliefs = self._estimate_goals()
        self.distances = DoorDistances(view)
        self.baseline = self._evaluate(self.distances.tiles_needed)
        self._openness = {
            card: face.tile.sides.bit_count() / 4
            for card, face in self.faces.items()
            if isinstance(face, PathCard)
        }
        self._placement_cache: dict[tuple[CardNo, int], tuple[Shape, dict[Cell, float]]] = {}
        self._value_cache: dict[Shape, dict[Cell, float]] = {}
        self._removal_cache: dict[Cell, float] = {}
        ends = {self.me, *view.passed} == set(range(view.seats))
        self._final_pass_value = (-LOSS_VALUE if self.is_gnome else ROUND_END_VALUE) if ends else 0
        """[G19, G39] Once all have passed the round ends, and that is a win for the Goblins."""

    def score(self, move: Move) -> float:
        """How much the move serves the seat's own race."""
        match move:
            case Place():
                return self._score_place(move)
            case Explode():
                return 10 * (self._value_without(move.cell) - self.baseline) - 3
            case Peek():
                # Two goals seen tell the third.
                unseen = sum(goal.face is None for goal in self.view.goals)
                seen = self.view.goals[move.goal].face is not None
                return USELESS_PEEK_VALUE if seen or unseen < 2 else self.peek_value
            case Swap():
                return self._score_swap(move.seat)
            case Replace():
                # [O16] Whether an exchange is a pass is the edition's to say.
                ends = self._final_pass_value if self.view.edition.replace_passes else 0
                return -2 - self._card_value(self.faces[move.card]) + ends
            case Pass():
                return -50 + self._final_pass_value
            case Open():
                gold, dragon = self.goal_beliefs[self.view.goals[move.goal].cell]
                return self._signed_for_race(gold - dragon)
            case Leave():
                return 0
            case Serve() | Steal():
                return self._opposition_weight(move.seat)

    def _estimate_goals(self) -> dict[Cell, GoalBelief]:
        """What lies under the goals still shut, as far as the seat can tell."""
        return _goal_beliefs(self.view, self.heard)

    def _signed_for_race(self, for_gnomes: float) -> float:
        return for_gnomes if self.is_gnome else -for_gnomes

    def _score_place(self, move: Place) -> float:
        gain = self.gain(move)
        idle = 6 if gain <= 0 else 0
        return 10 * gain - idle + self._openness[move.card]

    def gain(self, move: Place) -> float:
        """How much better the field becomes for one's own race by a tile."""
        shape, worths = self._placement(move)
        worth = worths.get(move.cell)
        if worth is None:
            worth = worths[move.cell] = self._value_after(
                self.distances.with_tile(move.cell, shape)
            )
        return worth - self.baseline

    def placed_shape(self, move: Place) -> Shape:
        """What a tile is to the way, laid like this."""
        return self._placement(move)[0]

    def _placement(self, move: Place) -> tuple[Shape, dict[Cell, float]]:
        lying = self._placement_cache.get((move.card, move.quarters))
        return self._compute_placement(move.card, move.quarters) if lying is None else lying

    def _compute_placement(self, card: CardNo, quarters: int) -> tuple[Shape, dict[Cell, float]]:
        """What a card is to the way, turned like this, and what that is worth on each cell."""
        face = self.faces[card]
        assert isinstance(face, PathCard)
        shape = self.distances.shape_of(face, quarters)
        # Cards of one shape do the same.
        lying = self._placement_cache[card, quarters] = (
            shape,
            self._value_cache.setdefault(shape, {}),
        )
        return lying

    def _value_without(self, cell: Cell) -> float:
        worth = self._removal_cache.get(cell)
        if worth is None:
            worth = self._removal_cache[cell] = self._value_after(self.distances.without_tile(cell))
        return worth

    def _value_after(self, needed: Mapping[Cell, int]) -> float:
        """What the field is worth after a change, which may change nothing."""
        return self.baseline if needed is self.distances.tiles_needed else self._evaluate(needed)

    def _evaluate(self, needed: Mapping[Cell, int]) -> float:
        """How good a field is for one's own race: way to the Gold, way to the Dragon."""
        worth = 0.0
        for cell, (gold, dragon) in self.goal_beliefs.items():
            worth -= needed[cell] * self._distance_weight(gold, dragon)
            if not needed[cell]:
                worth += ROUND_END_VALUE / 10 * self._signed_for_race(gold - dragon)
        return worth

    def _distance_weight(self, gold: float, dragon: float) -> float:
        """How much it is worth to come a tile nearer to a goal that hides them so likely."""
        return gold - dragon / 2 if self.is_gnome else dragon - gold

    def _score_swap(self, other: Seat) -> float:
        """A Goblin about to lose would like to change sides; a Gnome about to win would not."""
        needed = self.distances.tiles_needed
        distance = fsum(gold * needed[cell] for cell, (gold, _) in self.goal_beliefs.items())
        if distance > self.swap_within_tiles:
            return -4
        return -8 if self.is_gnome else 8 * self._gnome_probability(other)

    def _gnome_probability(self, other: Seat) -> float:
        role = self.view.roles[other]
        if role is None:
            return self.view.races[Race.GNOME] / (self.view.seats - 1)
        return float(self.view.race_of[role] is Race.GNOME)

    def _opposition_weight(self, other: Seat) -> float:
        """Whom to obstruct: known enemies first, then the leader."""
        role = self.view.roles[other]
        enemy = 0
        if role is not None:
            same = (self.view.race_of[role] is Race.GNOME) == self.is_gnome
            enemy = -10 if same else 10
        return enemy + self.view.points[other]

    def _card_value(self, face: Card) -> float:
        """What a card may still be good for."""
        match face:
            case PathCard(kind=TileKind.RUBBLE | TileKind.DOOR):
                return -2 if self.is_gnome else 3
            case PathCard():
                return 1 + face.tile.sides.bit_count() if self.is_gnome else 1
            case MapCard():
                return 2
            case ExplosionCard():
                return 1 if self.is_gnome else 4
            case PotionCard():
                return 0 if self.is_gnome else 2


def _goal_beliefs(view: View, heard: Sequence[Event | Claimed]) -> dict[Cell, GoalBelief]:
    """For each goal still shut: how likely it hides the Gold, and the Dragon."""
    hopes = _goal_beliefs_from_view(view)
    claims = [said for said in heard if isinstance(said, Claimed)]
    if not claims:
        return hopes
    looks = {(event.seat, event.goal) for event in heard if isinstance(event, Peeked)}
    for place, found in enumerate((GoalFace.GOLD, GoalFace.DRAGON)):
        told = claim_factors(found, looks, claims, lambda _seat: CLAIM_TRUST, view.seat)
        shut = [n for n, goal in enumerate(view.goals) if goal.face is None]
        weights = {n: hopes[view.goals[n].cell][place] * told.get(n, 1.0) for n in shut}
        scale = fsum(hopes[view.goals[n].cell][place] for n in shut) / (fsum(weights.values()) or 1)
        for n, weight in weights.items():
            hope = hopes[view.goals[n].cell]
            hopes[view.goals[n].cell] = (
                (weight * scale, hope[1]) if place == 0 else (hope[0], weight * scale)
            )
    return hopes


def _goal_beliefs_from_view(view: View) -> dict[Cell, GoalBelief]:
    """The same, by what the reader has seen alone."""
    seen = {goal.face for goal in view.goals if goal.face is not None}
    unseen = [face for face in GoalFace if face not in seen]
    hopes: dict[Cell, GoalBelief] = {}
    for goal in view.goals:
        if goal.opened:
            continue
        faces = unseen if goal.face is None else [goal.face]
        hopes[goal.cell] = (
            faces.count(GoalFace.GOLD) / len(faces),
            faces.count(GoalFace.DRAGON) / len(faces),
        )
    return hopes
