"""`yj`: a purely aggressive saboteur, after a public bot of that name; digs like `logan`."""

from collections.abc import Sequence

from foolsgold.base.rng import Rng
from foolsgold.games.saboteur.cards import GoalFace, MendCard, PathCard, Role
from foolsgold.games.saboteur.events import Event, Placed
from foolsgold.games.saboteur.moves import (
    Break,
    Collapse,
    Discard,
    Mend,
    Move,
    Peek,
    Phase,
    Place,
)
from foolsgold.games.saboteur.view import View
from foolsgold.play.table_talk import Claimed
from foolsgold.study.opponents.logan_bot import Logan, TrustEvaluator


class Yj:
    """Does what hurts, in the order of its hand, and hides nothing."""

    name = "yj"

    def choose(self, view: View, heard: Sequence[Event | Claimed], rng: Rng) -> Move:
        """The first card of the hand with a use."""
        assert view.seat is not None
        if view.phase is not Phase.PLAY or view.roles[view.seat] is Role.DIGGER:
            return Logan().choose(view, heard, rng)
        knows = any(goal.face is GoalFace.TREASURE for goal in view.goals)
        mate = _likely_partner(view, heard)
        for held in view.hand:
            moves = [move for move in view.legal if getattr(move, "card", None) == held.card]
            uses = [move for move in moves if _is_harmful(view, move, knows=knows, mate=mate)]
            if uses and isinstance(uses[0], Collapse):
                return max(uses, key=lambda move: move.cell.x if isinstance(move, Collapse) else 0)
            if uses:
                return uses[0] if isinstance(uses[0], Peek) else rng.choice(uses)
        return self._choose_dead_end(view, heard, rng) or _choose_discard(view, rng)

    def _choose_dead_end(
        self, view: View, heard: Sequence[Event | Claimed], rng: Rng
    ) -> Move | None:
        blocked = {
            held.card
            for held in view.hand
            if isinstance(held.face, PathCard) and not held.face.tile.joined
        }
        uses: list[Move] = [
            move for move in view.legal if isinstance(move, Place) and move.card in blocked
        ]
        if not uses:
            return None
        mind = TrustEvaluator(view, heard, rng)
        return mind._pick_best([(mind._gain(move), move) for move in uses])[1]


def _is_harmful(view: View, move: Move, *, knows: bool, mate: int | None) -> bool:
    match move:
        case Mend():
            return move.seat == view.seat
        case Peek():
            return not knows and view.goals[move.goal].face is None
        case Collapse():
            return True
        case Break():
            return move.seat not in (view.seat, mate)
        case _:
            return False


def _likely_partner(view: View, heard: Sequence[Event | Claimed]) -> int | None:
    """Its presumed partner: the other seat with the most dead ends."""
    counts = [0] * view.seats
    for event in heard:
        if isinstance(event, Placed) and not event.tile.joined and event.seat != view.seat:
            counts[event.seat] += 1
    return counts.index(max(counts)) if any(counts) else None


def _choose_discard(view: View, rng: Rng) -> Move:
    faces = {held.card: held.face for held in view.hand}
    discards = [move for move in view.legal if isinstance(move, Discard)]
    useless = [move for move in discards if isinstance(faces[move.card], PathCard | MendCard)]
    return rng.choice(useless or discards or list(view.legal))
