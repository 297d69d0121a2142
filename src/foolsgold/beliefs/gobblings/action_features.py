"""What was done for each role in a round, counted: the features by which deeds speak.

A deed is counted for the role its doer held then (`origins`). Whoever has looked under a goal, or
saw Dynamite turned up, digs by what they know: so some counts depend on what lies where.
"""

from collections.abc import Mapping, Sequence

from foolsgold.base.ids import Goal, Seat
from foolsgold.beliefs.gobblings.hypotheses import Faces
from foolsgold.beliefs.gobblings.maze_cache import Field, laid, opening, without
from foolsgold.beliefs.gobblings.role_tracking import Entry, with_origins
from foolsgold.beliefs.mixtures import Counted, add, together
from foolsgold.games.gobblings.cards import GoalFace, Kind
from foolsgold.games.gobblings.edition import Edition
from foolsgold.games.gobblings.events import (
    BlownUp,
    Exploded,
    GoalLeft,
    GoalOpened,
    Named,
    Peeked,
    Placed,
    Replaced,
    Swapped,
)
from foolsgold.games.gobblings.view import View
from foolsgold.tunnel.tiles import Tile

NEAR = 3
"""So few tiles before the goals, on average, deeds count otherwise."""
MANY = 3
"""From so many cards exchanged on, one more says less."""
FELT = 0.05

FEATURES = (
    "forward", "forward-near", "back", "back-near", "idle", "idle-near",
    "block", "block-near", "block-harm",
    "explode-helps", "explode-idle", "explode-harms",
    "replace", "replace-near", "replace-again",
    "peek", "swap", "swap-near", "dynamite", "left",
    "to-gold", "from-gold", "to-dragon", "from-dragon", "knowing-idle", "knowing-block",
)  # fmt: skip
"""What is counted of one role alone."""
TOWARDS = ("serve", "swap-with")
"""What is counted of one role towards another."""

_TELLING = frozenset(
    (Placed, Exploded, Peeked, Swapped, Replaced, Named, GoalOpened, GoalLeft, BlownUp)
)


class Deeds:
    """All that was done in a round so far, as everybody saw it; seats are origins of roles."""

    def __init__(self, view: View, heard: Sequence[Entry], places: Sequence[Faces]) -> None:
        self._places = places
        self._goals = tuple(goal.cell for goal in view.goals)
        self._edition: Edition = view.edition
        self.alone: list[Counted] = [{} for _ in range(view.seats)]
        self.if_faces: list[dict[Faces, Counted]] = [{} for _ in range(view.seats)]
        """By role and by what lies under the goals: what counts only then."""
        self.towards: dict[tuple[Seat, Seat], Counted] = {}
        self.looks: dict[Seat, set[Goal]] = {}
        """Under which goals each seat has looked."""
        self._opened: set[Goal] = set()
        self._replaced = [0] * view.seats
        self._field = opening(view.edition.start, self._goals)
        for entry, origins in with_origins(heard, view.seats):
            # Most entries are draws, and a struct is slow to say what it is not.
            if type(entry) in _TELLING:
                self._count(entry, origins)

    def counted(self, role: Seat, faces: Faces) -> Counted:
        """What was done for a role, if this lies under the goals."""
        extra = self.if_faces[role].get(faces)
        alone = self.alone[role]
        if not extra:
            return alone
        return together(alone, extra)

    def _count(self, entry: Entry, origins: Sequence[Seat]) -> None:
        field = self._field
        match entry:
            case Placed(kind=kind, colour=colour):
                lock, key = (
                    (colour or "") if kind is carried else "" for carried in (Kind.DOOR, Kind.KEY)
                )
                self._field = laid(field, entry.cell, entry.tile, lock, key)
                blocks = kind is Kind.RUBBLE or entry.cell in self._shut_doors()
                self._dug(entry.seat, origins[entry.seat], field, blocks=blocks)
            case Exploded():
                self._field = without(field, (entry.cell,))
                self._took(entry.seat, origins[entry.seat], field)
            case BlownUp(cells=cells):
                self._field = without(field, cells) if cells else field
            case GoalOpened(goal=goal, found=found):
                self._opened.add(goal)
                self._field = laid(field, self._goals[goal], self._turned_up(found))
                if found is GoalFace.DYNAMITE:
                    add(self.alone[origins[entry.seat]], "dynamite")
            case Peeked():
                self.looks.setdefault(entry.seat, set()).add(entry.goal)
                add(self.alone[origins[entry.seat]], "peek")
            case Replaced():
                self._exchanged_card(entry.seat, origins[entry.seat])
            case Swapped(seat=seat, target=target):
                add(self.alone[origins[seat]], self._near("swap"))
                self._to(origins[seat], origins[target], "swap-with")
            case Named(seat=seat, target=target):
                self._to(origins[seat], origins[target], "serve")
            case GoalLeft():
                add(self.alone[origins[entry.seat]], "left")
            case _:
                pass

    def _shut_doors(self) -> set[object]:
        board = self._field.board
        return {cell for cell in board.locks if not board.is_open(cell)}

    def _turned_up(self, found: GoalFace) -> Tile:
        tile = self._edition.goals[found]
        if found is GoalFace.DYNAMITE and not self._edition.dynamite_passage:
            return Tile(tile.sides, joined=False)
        return tile

    def _near(self, name: str) -> str:
        return f"{name}-near" if self._field.outlook <= NEAR else name

    def _to(self, one: Seat, other: Seat, name: str) -> None:
        add(self.towards.setdefault((one, other), {}), name)

    def _exchanged_card(self, seat: Seat, role: Seat) -> None:
        self._replaced[seat] += 1
        name = "replace-again" if self._replaced[seat] > MANY else self._near("replace")
        add(self.alone[role], name)

    def _dug(self, seat: Seat, role: Seat, before: Field, *, blocks: bool) -> None:
        near = "-near" if before.outlook <= NEAR else ""
        gains = self._gains(before)
        known = self._known(seat)
        mean = sum(gains.values()) / max(len(gains), 1)
        if blocks:
            add(self.alone[role], f"block{near}")
            add(self.alone[role], "block-harm", min(max(-mean, 0.0), 3.0))
        elif not known:
            add(self.alone[role], *_step(mean, near))
        if known:
            self._knowing(role, known, gains, "knowing-block" if blocks else "knowing-idle")

    def _took(self, seat: Seat, role: Seat, before: Field) -> None:
        gains = self._gains(before)
        known = self._known(seat)
        if known:
            self._knowing(role, known, gains, "explode-idle")
            return
        mean = sum(gains.values()) / max(len(gains), 1)
        if abs(mean) < FELT:
            add(self.alone[role], "explode-idle")
        else:
            name = "explode-helps" if mean > 0 else "explode-harms"
            add(self.alone[role], name, min(abs(mean), 3.0))

    def _knowing(
        self, role: Seat, known: set[Goal], gains: Mapping[Goal, float], otherwise: str
    ) -> None:
        """What a deed says if the doer knows what lies under these goals."""
        for faces in self._places:
            counted = self.if_faces[role].setdefault(faces, {})
            felt = False
            for face, name in ((GoalFace.GOLD, "gold"), (GoalFace.DRAGON, "dragon")):
                gain = _towards(faces.index(face), known, gains)
                if abs(gain) >= FELT:
                    felt = True
                    add(counted, f"{'to' if gain > 0 else 'from'}-{name}", min(abs(gain), 3.0))
            if not felt:
                add(counted, otherwise)

    def _known(self, seat: Seat) -> set[Goal]:
        """The goals whose faces a seat knows at this moment."""
        return self.looks.get(seat, set()) | self._opened

    def _gains(self, before: Field) -> dict[Goal, float]:
        """How many tiles nearer each goal came that was shut before."""
        now = self._field.needed
        return {
            goal: before.needed[cell] - now.get(cell, 0)
            for goal, cell in enumerate(self._goals)
            if cell in before.needed
        }


def _step(mean: float, near: str) -> tuple[str, float]:
    if abs(mean) < FELT:
        return f"idle{near}", 1.0
    return (f"forward{near}", min(mean, 2.0)) if mean > 0 else (f"back{near}", min(-mean, 3.0))


def _towards(goal: Goal, known: set[Goal], gains: Mapping[Goal, float]) -> float:
    """How much nearer a goal came, to somebody who knows these goals' faces and no other's."""
    if goal in known:
        return gains.get(goal, 0.0)
    open_to = [gain for other, gain in gains.items() if other not in known]
    return sum(open_to) / max(len(open_to), 1)
