"""The bot `goblin`: a sound rule-based player of Gobblings! vs Gnomes, for both races."""

from collections.abc import Mapping, Sequence

from foolsgold.base.ids import CardNo, Seat
from foolsgold.base.rng import Rng
from foolsgold.bots.api import heaviest
from foolsgold.bots.common.claim_update import hearsay
from foolsgold.bots.gobblings.door_distances import Fields, Shape
from foolsgold.games.gobblings.cards import (
    Card,
    ExplosionCard,
    GoalFace,
    Kind,
    MapCard,
    PathCard,
    PotionCard,
    Race,
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

END = 25
"""What the end of the round is worth, for or against one's own race."""
LOST = 1000
"""So much worse than any card played is it for a Gnome to end the round with empty hands."""
TRUST = 0.4
"""How far the word of a player counts: races change too fast to know whom to trust."""
NEAR = 3
"""So few tiles before the Gold, a Goblin would rather be a Gnome."""
LOOK = 7
"""What a look under a goal is worth."""
IN_VAIN = -6
"""What a look is worth that tells nothing."""

Hope = tuple[float, float]
"""How likely a goal hides the Gold, and the Dragon."""


class Goblin:
    """Weighs every legal move by what it does to the way, and takes the heaviest."""

    name = "goblin"

    def choose(self, view: View, heard: Sequence[Event | Claimed], rng: Rng) -> Move:
        """The heaviest move; chance decides among equals."""
        move: Move = heaviest(view, Mind(view, heard).weight, rng)
        return move


class Mind:
    """What one seat makes of its view and of what it heard in this round."""

    flees: float = NEAR
    looks: float = LOOK

    def __init__(self, view: View, heard: Sequence[Event | Claimed]) -> None:
        assert view.seat is not None
        self.view, self.heard = view, heard
        self.me: Seat = view.seat
        role = view.roles[self.me]
        assert role is not None
        self.gnome = view.race_of[role] is Race.GNOME
        self.faces: Mapping[CardNo, Card] = {held.card: held.face for held in view.hand}
        self.hopes = self._hoped()
        self.fields = Fields(view)
        self.now = self._worth(self.fields.needed)
        self._openness = {
            card: face.tile.sides.bit_count() / 4
            for card, face in self.faces.items()
            if isinstance(face, PathCard)
        }
        self._lying: dict[tuple[CardNo, int], tuple[Shape, dict[Cell, float]]] = {}
        self._worths: dict[Shape, dict[Cell, float]] = {}
        self._gone: dict[Cell, float] = {}
        ends = {self.me, *view.passed} == set(range(view.seats))
        self._last_pass = (-LOST if self.gnome else END) if ends else 0
        """[G19, G39] Once all have passed the round ends, and that is a win for the Goblins."""

    def weight(self, move: Move) -> float:
        """How much the move serves the seat's own race."""
        match move:
            case Place():
                return self._place(move)
            case Explode():
                return 10 * (self._without(move.cell) - self.now) - 3
            case Peek():
                # Two goals seen tell the third.
                unseen = sum(goal.face is None for goal in self.view.goals)
                seen = self.view.goals[move.goal].face is not None
                return IN_VAIN if seen or unseen < 2 else self.looks
            case Swap():
                return self._swap(move.seat)
            case Replace():
                # [O16] Whether an exchange is a pass is the edition's to say.
                ends = self._last_pass if self.view.edition.replace_passes else 0
                return -2 - self._keep(self.faces[move.card]) + ends
            case Pass():
                return -50 + self._last_pass
            case Open():
                gold, dragon = self.hopes[self.view.goals[move.goal].cell]
                return self._side(gold - dragon)
            case Leave():
                return 0
            case Serve() | Steal():
                return self._against(move.seat)

    def _hoped(self) -> dict[Cell, Hope]:
        """What lies under the goals still shut, as far as the seat can tell."""
        return _hopes(self.view, self.heard)

    def _side(self, for_gnomes: float) -> float:
        return for_gnomes if self.gnome else -for_gnomes

    def _place(self, move: Place) -> float:
        gain = self.gain(move)
        idle = 6 if gain <= 0 else 0
        return 10 * gain - idle + self._openness[move.card]

    def gain(self, move: Place) -> float:
        """How much better the field becomes for one's own race by a tile."""
        shape, worths = self._lying_as(move)
        worth = worths.get(move.cell)
        if worth is None:
            worth = worths[move.cell] = self._changed(self.fields.after(move.cell, shape))
        return worth - self.now

    def shape(self, move: Place) -> Shape:
        """What a tile is to the way, laid like this."""
        return self._lying_as(move)[0]

    def _lying_as(self, move: Place) -> tuple[Shape, dict[Cell, float]]:
        lying = self._lying.get((move.card, move.quarters))
        return self._laid_out(move.card, move.quarters) if lying is None else lying

    def _laid_out(self, card: CardNo, quarters: int) -> tuple[Shape, dict[Cell, float]]:
        """What a card is to the way, turned like this, and what that is worth on each cell."""
        face = self.faces[card]
        assert isinstance(face, PathCard)
        shape = self.fields.shape(face, quarters)
        # Cards of one shape do the same.
        lying = self._lying[card, quarters] = shape, self._worths.setdefault(shape, {})
        return lying

    def _without(self, cell: Cell) -> float:
        worth = self._gone.get(cell)
        if worth is None:
            worth = self._gone[cell] = self._changed(self.fields.without(cell))
        return worth

    def _changed(self, needed: Mapping[Cell, int]) -> float:
        """What the field is worth after a change, which may change nothing."""
        return self.now if needed is self.fields.needed else self._worth(needed)

    def _worth(self, needed: Mapping[Cell, int]) -> float:
        """How good a field is for one's own race: way to the Gold, way to the Dragon."""
        worth = 0.0
        for cell, (gold, dragon) in self.hopes.items():
            worth -= needed[cell] * self._pull(gold, dragon)
            if not needed[cell]:
                worth += END / 10 * self._side(gold - dragon)
        return worth

    def _pull(self, gold: float, dragon: float) -> float:
        """How much it is worth to come a tile nearer to a goal that hides them so likely."""
        return gold - dragon / 2 if self.gnome else dragon - gold

    def _swap(self, other: Seat) -> float:
        """A Goblin about to lose would like to change sides; a Gnome about to win would not."""
        needed = self.fields.needed
        distance = sum(gold * needed[cell] for cell, (gold, _) in self.hopes.items())
        if distance > self.flees:
            return -4
        return -8 if self.gnome else 8 * self._gnome_likely(other)

    def _gnome_likely(self, other: Seat) -> float:
        role = self.view.roles[other]
        if role is None:
            return self.view.races[Race.GNOME] / (self.view.seats - 1)
        return float(self.view.race_of[role] is Race.GNOME)

    def _against(self, other: Seat) -> float:
        """Whom to hinder: known enemies first, then whoever is ahead."""
        role = self.view.roles[other]
        enemy = 0
        if role is not None:
            same = (self.view.race_of[role] is Race.GNOME) == self.gnome
            enemy = -10 if same else 10
        return enemy + self.view.points[other]

    def _keep(self, face: Card) -> float:
        """What a card may still be good for."""
        match face:
            case PathCard(kind=Kind.RUBBLE | Kind.DOOR):
                return -2 if self.gnome else 3
            case PathCard():
                return 1 + face.tile.sides.bit_count() if self.gnome else 1
            case MapCard():
                return 2
            case ExplosionCard():
                return 1 if self.gnome else 4
            case PotionCard():
                return 0 if self.gnome else 2


def _hopes(view: View, heard: Sequence[Event | Claimed]) -> dict[Cell, Hope]:
    """For each goal still shut: how likely it hides the Gold, and the Dragon."""
    hopes = _seen_hopes(view)
    claims = [said for said in heard if isinstance(said, Claimed)]
    if not claims:
        return hopes
    looks = {(event.seat, event.goal) for event in heard if isinstance(event, Peeked)}
    for place, found in enumerate((GoalFace.GOLD, GoalFace.DRAGON)):
        told = hearsay(found, looks, claims, lambda _seat: TRUST, view.seat)
        shut = [n for n, goal in enumerate(view.goals) if goal.face is None]
        weights = {n: hopes[view.goals[n].cell][place] * told.get(n, 1.0) for n in shut}
        scale = sum(hopes[view.goals[n].cell][place] for n in shut) / (sum(weights.values()) or 1)
        for n, weight in weights.items():
            hope = hopes[view.goals[n].cell]
            hopes[view.goals[n].cell] = (
                (weight * scale, hope[1]) if place == 0 else (hope[0], weight * scale)
            )
    return hopes


def _seen_hopes(view: View) -> dict[Cell, Hope]:
    """The same, by what the reader has seen alone."""
    seen = {goal.face for goal in view.goals if goal.face is not None}
    unseen = [face for face in GoalFace if face not in seen]
    hopes: dict[Cell, Hope] = {}
    for goal in view.goals:
        if goal.opened:
            continue
        faces = unseen if goal.face is None else [goal.face]
        hopes[goal.cell] = (
            faces.count(GoalFace.GOLD) / len(faces),
            faces.count(GoalFace.DRAGON) / len(faces),
        )
    return hopes
