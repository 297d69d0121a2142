"""Features of the actions for each role in a round: counts, the input of the likelihood.

An action counts for the role that its seat held then (`role_tracking`). A seat that has looked
under a goal, or saw Dynamite turned up, digs by what it knows: so some counts depend on what lies
where.
"""

from collections.abc import Mapping, Sequence
from math import fsum

from foolsgold.base.ids import Goal, Seat
from foolsgold.beliefs.gobblings.hypotheses import GoalLayout
from foolsgold.beliefs.gobblings.maze_cache import (
    FieldDistances,
    opening_field,
    with_tile,
    without_tiles,
)
from foolsgold.beliefs.gobblings.role_swaps import HeardItem, with_origins
from foolsgold.beliefs.mixtures import FeatureCounts, increment, merged
from foolsgold.games.gobblings.cards import GoalFace, TileKind
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

NEAR_TILES = 3
"""Within this average number of tiles from the goals, actions are separate features."""
MANY_REPLACEMENTS = 3
"""From this number of exchanged cards on, another one says less."""
MIN_PROGRESS = 0.05

FEATURES = (
    "forward", "forward-near", "back", "back-near", "idle", "idle-near",
    "block", "block-near", "block-harm",
    "explode-helps", "explode-idle", "explode-harms",
    "replace", "replace-near", "replace-again",
    "peek", "swap", "swap-near", "dynamite", "left",
    "to-gold", "from-gold", "to-dragon", "from-dragon", "knowing-idle", "knowing-block",
)  # fmt: skip
"""What is counted of one role alone."""
PAIR_FEATURES = ("serve", "swap-with")
"""What is counted of one role towards another."""

_RELEVANT_EVENTS = frozenset(
    (Placed, Exploded, Peeked, Swapped, Replaced, Named, GoalOpened, GoalLeft, BlownUp)
)


class ActionFeatures:
    """All that was done in a round so far, as everybody saw it; seats are origins of roles."""

    def __init__(
        self, view: View, heard: Sequence[HeardItem], places: Sequence[GoalLayout]
    ) -> None:
        self._goal_layouts = places
        self._goals = tuple(goal.cell for goal in view.goals)
        self._edition: Edition = view.edition
        self.by_role: list[FeatureCounts] = [{} for _ in range(view.seats)]
        self.by_role_if_layout: list[dict[GoalLayout, FeatureCounts]] = [
            {} for _ in range(view.seats)
        ]
        """By role and by what lies under the goals: what counts only then."""
        self.by_pair: dict[tuple[Seat, Seat], FeatureCounts] = {}
        self.peeks: dict[Seat, set[Goal]] = {}
        """Under which goals each seat has looked."""
        self._opened: set[Goal] = set()
        self._replaced = [0] * view.seats
        self._field = opening_field(view.edition.start, self._goals)
        for entry, origins in with_origins(heard, view.seats):
            # Most entries are draws, and a struct is slow to say what it is not.
            if type(entry) in _RELEVANT_EVENTS:
                self._count_event(entry, origins)

    def features(self, role: Seat, faces: GoalLayout) -> FeatureCounts:
        """What was done for a role, if this lies under the goals."""
        extra = self.by_role_if_layout[role].get(faces)
        alone = self.by_role[role]
        if not extra:
            return alone
        return merged(alone, extra)

    def _count_event(self, entry: HeardItem, origins: Sequence[Seat]) -> None:
        field = self._field
        match entry:
            case Placed(kind=kind, colour=colour):
                lock, key = (
                    (colour or "") if kind is carried else ""
                    for carried in (TileKind.DOOR, TileKind.KEY)
                )
                self._field = with_tile(field, entry.cell, entry.tile, lock, key)
                blocks = kind is TileKind.RUBBLE or entry.cell in self._shut_doors()
                self._count_placed(entry.seat, origins[entry.seat], field, blocks=blocks)
            case Exploded():
                self._field = without_tiles(field, (entry.cell,))
                self._count_explosion(entry.seat, origins[entry.seat], field)
            case BlownUp(cells=cells):
                self._field = without_tiles(field, cells) if cells else field
            case GoalOpened(goal=goal, found=found):
                self._opened.add(goal)
                self._field = with_tile(field, self._goals[goal], self._opened_tile(found))
                if found is GoalFace.DYNAMITE:
                    increment(self.by_role[origins[entry.seat]], "dynamite")
            case Peeked():
                self.peeks.setdefault(entry.seat, set()).add(entry.goal)
                increment(self.by_role[origins[entry.seat]], "peek")
            case Replaced():
                self._count_replaced(entry.seat, origins[entry.seat])
            case Swapped(seat=seat, target=target):
                increment(self.by_role[origins[seat]], self._near_or_far("swap"))
                self._count_pair(origins[seat], origins[target], "swap-with")
            case Named(seat=seat, target=target):
                self._count_pair(origins[seat], origins[target], "serve")
            case GoalLeft():
                increment(self.by_role[origins[entry.seat]], "left")
            case _:
                pass

    def _shut_doors(self) -> set[object]:
        board = self._field.board
        return {cell for cell in board.locks if not board.is_lock_open(cell)}

    def _opened_tile(self, found: GoalFace) -> Tile:
        tile = self._edition.goals[found]
        if found is GoalFace.DYNAMITE and not self._edition.dynamite_passage:
            return Tile(tile.sides, joined=False)
        return tile

    def _near_or_far(self, name: str) -> str:
        return f"{name}-near" if self._field.mean_tiles_needed <= NEAR_TILES else name

    def _count_pair(self, one: Seat, other: Seat, name: str) -> None:
        increment(self.by_pair.setdefault((one, other), {}), name)

    def _count_replaced(self, seat: Seat, role: Seat) -> None:
        self._replaced[seat] += 1
        name = (
            "replace-again"
            if self._replaced[seat] > MANY_REPLACEMENTS
            else self._near_or_far("replace")
        )
        increment(self.by_role[role], name)

    def _count_placed(
        self, seat: Seat, role: Seat, before: FieldDistances, *, blocks: bool
    ) -> None:
        near = "-near" if before.mean_tiles_needed <= NEAR_TILES else ""
        gains = self._progress(before)
        known = self._seen_goals(seat)
        mean = fsum(gains.values()) / max(len(gains), 1)
        if blocks:
            increment(self.by_role[role], f"block{near}")
            increment(self.by_role[role], "block-harm", min(max(-mean, 0.0), 3.0))
        elif not known:
            increment(self.by_role[role], *_progress_feature(mean, near))
        if known:
            self._informed_features(
                role, known, gains, "knowing-block" if blocks else "knowing-idle"
            )

    def _count_explosion(self, seat: Seat, role: Seat, before: FieldDistances) -> None:
        gains = self._progress(before)
        known = self._seen_goals(seat)
        if known:
            self._informed_features(role, known, gains, "explode-idle")
            return
        mean = fsum(gains.values()) / max(len(gains), 1)
        if abs(mean) < MIN_PROGRESS:
            increment(self.by_role[role], "explode-idle")
        else:
            name = "explode-helps" if mean > 0 else "explode-harms"
            increment(self.by_role[role], name, min(abs(mean), 3.0))

    def _informed_features(
        self, role: Seat, known: set[Goal], gains: Mapping[Goal, float], otherwise: str
    ) -> None:
        """The feature of an action if the player knows these goals."""
        for faces in self._goal_layouts:
            counted = self.by_role_if_layout[role].setdefault(faces, {})
            felt = False
            for face, name in ((GoalFace.GOLD, "gold"), (GoalFace.DRAGON, "dragon")):
                gain = _progress_towards(faces.index(face), known, gains)
                if abs(gain) >= MIN_PROGRESS:
                    felt = True
                    increment(
                        counted, f"{'to' if gain > 0 else 'from'}-{name}", min(abs(gain), 3.0)
                    )
            if not felt:
                increment(counted, otherwise)

    def _seen_goals(self, seat: Seat) -> set[Goal]:
        """The goals whose faces a seat knows at this moment."""
        return self.peeks.get(seat, set()) | self._opened

    def _progress(self, before: FieldDistances) -> dict[Goal, float]:
        """How many tiles nearer each goal came that was shut before."""
        now = self._field.tiles_needed
        return {
            goal: before.tiles_needed[cell] - now.get(cell, 0)
            for goal, cell in enumerate(self._goals)
            if cell in before.tiles_needed
        }


def _progress_feature(mean: float, near: str) -> tuple[str, float]:
    if abs(mean) < MIN_PROGRESS:
        return f"idle{near}", 1.0
    return (f"forward{near}", min(mean, 2.0)) if mean > 0 else (f"back{near}", min(-mean, 3.0))


def _progress_towards(goal: Goal, known: set[Goal], gains: Mapping[Goal, float]) -> float:
    """How much nearer a goal came, to somebody who knows these goals' faces and no other's."""
    if goal in known:
        return gains.get(goal, 0.0)
    open_to = [gain for other, gain in gains.items() if other not in known]
    return fsum(open_to) / max(len(open_to), 1)
