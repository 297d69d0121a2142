"""The bot `digger`: a sound rule-based player of the classic game, for both roles."""

from collections.abc import Mapping, Sequence

from foolsgold.base.ids import Goal, Seat
from foolsgold.base.rng import Rng
from foolsgold.bots.api import heaviest
from foolsgold.bots.common.claim_update import hearsay
from foolsgold.bots.saboteur.suspicion import suspicions
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
from foolsgold.tunnel.distances import survey_of
from foolsgold.tunnel.tiles import Cell, Tile

NEAR = 4
"""From here on, a saboteur stops hiding: so few cards are missing."""
WIN = 25
"""What turning up the treasure is worth."""


class Digger:
    """Weighs every legal move by what it does to the digging, and takes the heaviest."""

    name = "digger"

    def choose(self, view: View, heard: Sequence[Event | Claimed], rng: Rng) -> Move:
        """The heaviest move; chance decides among equals."""
        move: Move = heaviest(view, Mind(view, heard).weight, rng)
        return move


class Mind:
    """What one seat makes of its view and of what it heard in this round."""

    def __init__(self, view: View, heard: Sequence[Event | Claimed]) -> None:
        assert view.seat is not None
        self.view = view
        self.heard = heard
        self.me: Seat = view.seat
        self.role = view.roles[self.me]
        self.faces: Mapping[int, Card] = {held.card: held.face for held in view.hand}
        tiles = {laid.cell: laid.tile for laid in view.board}
        self._suspicions: tuple[float, ...] | None = None
        self.hopes = self._hopes([said for said in heard if isinstance(said, Claimed)])
        shut = [goal.cell for goal in view.goals if goal.cell not in tiles]
        self.survey = survey_of(tiles, shut)
        self._now = self._weighed(self.survey.needed)
        self._known: dict[tuple[Cell, Tile | None], tuple[float, float]] = {}

    @property
    def suspicions(self) -> tuple[float, ...]:
        """How likely each seat is a saboteur; worked out only if it matters."""
        if self._suspicions is None:
            self._suspicions = suspicions(self.view, self.heard)
        return self._suspicions

    @property
    def knows_treasure(self) -> bool:
        """Whether there is nothing left to look up."""
        return max(self.hopes.values(), default=1.0) == 1.0

    def weight(self, move: Move) -> float:
        """How much the move serves the seat's own side."""
        if self.view.phase is Phase.PLAY:
            return self._as_digger(move) if self.role is Role.DIGGER else self._as_saboteur(move)
        match move:
            case Take():
                return move.nuggets
            case Open():
                hope = self.hopes.get(self.view.goals[move.goal].cell, 0.0)
                return hope if self.role is Role.DIGGER else -hope
            case Turn():
                return self._turn(move)
            case _:
                return 0

    def _as_digger(self, move: Move) -> float:
        match move:
            case Place():
                tile = self.tile(move)
                gain, opens = self._after(move.cell, tile)
                if not tile.joined:
                    return 10 * gain - 9
                idle = 0 if gain > 0 else 8
                return 10 * gain + opens + tile.sides.bit_count() / 3 - idle
            case Collapse():
                return 10 * self._after(move.cell, None)[0] - 6
            case Peek():
                return self._peek(move.goal, wish=9.0)
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
                return -2 - self._keep_as_digger(self.faces[move.card])
            case _:
                return 0

    def _as_saboteur(self, move: Move) -> float:
        match move:
            case Place():
                tile = self.tile(move)
                gain, opens = self._after(move.cell, tile)
                harm = -gain
                if self._open_fight:
                    return 10 * harm - opens + (0 if tile.joined else 1)
                # Far from the goals a small step forward keeps the others trusting.
                return 1.5 - abs(harm) - opens if tile.joined else -6
            case Collapse():
                harm = -self._after(move.cell, None)[0]
                return 8 * harm if self._open_fight else -4
            case Peek():
                return self._peek(move.goal, wish=6.0)
            case Mend():
                if move.seat == self.me:
                    return 3
                return 6 * self.suspicions[move.seat] - 5
            case Break():
                if move.seat == self.me:
                    return -30
                honest = 1 - self.suspicions[move.seat]
                whole = 2 if not self.view.broken[move.seat] else 0
                return (9 if self._open_fight else 3) * honest + whole - 1
            case Discard():
                return -1 - self._keep_as_saboteur(self.faces[move.card])
            case _:
                return 0

    @property
    def _open_fight(self) -> bool:
        """Whether hiding is worth less than hindering now."""
        return self._now[0] <= NEAR or self.view.deck_size < 2 * self.view.seats

    def _peek(self, goal: Goal, wish: float) -> float:
        """A look is worth what it may tell."""
        hope = self.hopes.get(self.view.goals[goal].cell, 0.0)
        return -6 if self.knows_treasure or hope == 0 else wish + hope

    def _turn(self, move: Turn) -> float:
        goal = self.view.goals[move.goal]
        assert goal.tile is not None
        gain, _ = self._after(goal.cell, goal.tile.turned() if move.turned else goal.tile)
        return gain if self.role is Role.DIGGER else -gain

    def tile(self, move: Place) -> Tile:
        """The card of the hand as it would lie there."""
        face = self.faces[move.card]
        assert isinstance(face, PathCard)
        return face.tile.turned() if move.turned else face.tile

    def effect(self, move: Place | Collapse) -> tuple[float, float]:
        """How many cards nearer the treasure gets by it, and what goals it leads to are worth."""
        return self._after(move.cell, self.tile(move) if isinstance(move, Place) else None)

    def _weighed(self, needed: Mapping[Cell, int]) -> tuple[float, float]:
        """Cards still needed, and what goals turned up are worth: one may be the treasure.

        Each goal counts by the hope set in it.
        """
        missing = hoped = 0.0
        for cell, hope in self.hopes.items():
            missing += hope * needed[cell]
            if not needed[cell]:
                hoped += hope
        return missing, WIN * hoped

    def _after(self, cell: Cell, tile: Tile | None) -> tuple[float, float]:
        """How many cards nearer the treasure gets once `cell` shows `tile`; what goals are worth.

        Those, that is, which the tunnel then leads to.
        """
        # Several cards may do the same there.
        known = self._known.get((cell, tile))
        if known is None:
            needed = self.survey.after(cell, tile, self.hopes)
            missing, opens = self._now if needed is self.survey.needed else self._weighed(needed)
            self._known[cell, tile] = known = self._now[0] - missing, opens
        return known

    def _keep_as_digger(self, face: Card) -> float:
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

    def _keep_as_saboteur(self, face: Card) -> float:
        match face:
            case PathCard():
                return -face.tile.sides.bit_count() if face.tile.joined else 4
            case MendCard():
                return -1
            case MapCard():
                return -2 if self.knows_treasure else 3
            case RockfallCard() | BreakCard():
                return 5

    def _hopes(self, claims: Sequence[Claimed]) -> dict[Cell, float]:
        """How likely the treasure lies under each goal still shut, by what was seen and said."""
        for goal in self.view.goals:
            if goal.face is GoalFace.TREASURE and not goal.opened:
                return {goal.cell: 1.0}
        unknown = {n: goal.cell for n, goal in enumerate(self.view.goals) if goal.face is None}
        if not claims:
            return {cell: 1 / len(unknown) for cell in unknown.values()}
        looks = {(event.seat, event.goal) for event in self.heard if isinstance(event, Peeked)}
        told = hearsay(
            GoalFace.TREASURE, looks, claims, lambda seat: 1 - self.suspicions[seat], self.me
        )
        weights = {cell: told.get(number, 1.0) for number, cell in unknown.items()}
        whole = sum(weights.values())
        return {cell: weight / whole for cell, weight in weights.items()}
