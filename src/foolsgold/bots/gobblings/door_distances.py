"""How far the digging is on a field with doors: a wall while shut, and the key may lie far off.

A key changes nothing but which doors are open. So there is one survey for each set of colours whose
doors are open, and a tile more or less is asked of the survey with the doors it leaves open.
"""

from collections.abc import Callable, Mapping
from typing import NamedTuple, TypeAlias

from foolsgold.games.gobblings.cards import Kind, PathCard
from foolsgold.games.gobblings.view import View
from foolsgold.tunnel.bitboard import Plan
from foolsgold.tunnel.distances import Survey, survey_of
from foolsgold.tunnel.tiles import Cell, Tile

Colours: TypeAlias = frozenset[str]
WALL = Tile(0, joined=False)
"""No way leads through rubble or a shut door, whatever its sides show."""


class Shape(NamedTuple):
    """What a card is to the way: two cards of one shape do the same there."""

    tile: Tile
    key: str = ""
    """The colour of the shut doors it would open."""


class Fields:
    """The field of a view, and the fields that one tile more or less would make of it."""

    def __init__(self, view: View) -> None:
        self._goals = [goal.cell for goal in view.goals if not goal.opened]
        self._tiles = {laid.cell: laid.tile for laid in view.board}
        doors = [laid for laid in view.board if laid.kind is Kind.DOOR]
        self._doors = {laid.cell: laid.colour or "" for laid in doors}
        self._shut = frozenset(laid.colour or "" for laid in doors if laid.shut)
        """The colours whose doors are shut; a colour's doors are all open or all shut."""
        self._open = frozenset(self._doors.values()) - self._shut
        self._surveys: dict[Colours, Survey] = {}
        self._survey = self._with_open(self._open)
        self.needed: Mapping[Cell, int] = self._survey.needed
        """Tiles still needed to each goal."""
        self._plan = self._survey.plan
        """All surveys here are of the same cells, so they have the same bits for them."""
        self._keys: dict[str, int] = {}
        """Where the keys of each colour lie."""
        for laid in view.board:
            if laid.kind is Kind.KEY:
                colour = laid.colour or ""
                self._keys[colour] = self._keys.get(colour, 0) | self._plan.bit(laid.cell)
        lost = 0
        for colour in self._shut:
            lost |= self._keys.get(colour, 0)
        self._lost = self._plan.ways.joined_to(lost) if lost else 0
        """The tunnels with a key to a shut door in them: the start reaches none of these."""
        self._meets: dict[Cell, tuple[int, int]] = {}

    def shape(self, face: PathCard, quarters: int) -> Shape:
        """What a card would be to the way, turned like this."""
        if not face.tile.joined:
            return Shape(WALL)
        colour = face.colour or ""
        if face.kind is Kind.DOOR and not self._keys.get(colour, 0) & self._plan.ways.dug:
            return Shape(WALL)
        opens = face.kind is Kind.KEY and colour in self._shut
        return Shape(face.tile.turned(quarters), colour if opens else "")

    def after(self, cell: Cell, shape: Shape) -> Mapping[Cell, int]:
        """The same once a card lies on an empty cell; `needed` itself if that changes nothing."""
        survey = self._survey
        if (shape.key or self._lost) and self._finds_key(cell, shape):
            survey = self._opened_by(cell, shape)
        return survey.after(cell, shape.tile, self._goals)

    def without(self, cell: Cell) -> Mapping[Cell, int]:
        """The same once the tile there is gone."""
        survey = self._survey
        if self._open and self._plan.bit(cell) & self._plan.ways.dug:
            survey = self._shut_without(cell)
        return survey.after(cell, None, self._goals)

    def _finds_key(self, cell: Cell, shape: Shape) -> bool:
        """Whether a card brings the start to a key: its own, or one that lies beyond it."""
        meets = self._meets.get(cell)
        if meets is None:
            plan = self._plan
            meets = plan.sides_to(plan.ways.dug, cell), plan.sides_to(self._lost, cell)
            self._meets[cell] = meets
        (sides, joined), key = shape
        start, lost = meets
        return joined and sides & start != 0 and (key != "" or sides & lost != 0)

    def _opened_by(self, cell: Cell, shape: Shape) -> Survey:
        """The survey with the doors open that a card would open."""
        tile, key = shape
        keys = {**self._keys, key: self._keys.get(key, 0) | self._plan.bit(cell)}

        def dug(plan: Plan) -> int:
            return plan.with_tile(cell, tile).joined_to(plan.ways.dug)

        return self._unlocked(self._open, self._open | self._shut, keys, dug)

    def _shut_without(self, cell: Cell) -> Survey:
        """The survey with the doors open that stay open without a tile."""

        def dug(plan: Plan) -> int:
            return plan.without(cell).dug

        return self._unlocked(frozenset(), self._open, self._keys, dug)

    def _unlocked(
        self, least: Colours, most: Colours, keys: Mapping[str, int], dug: Callable[[Plan], int]
    ) -> Survey:
        """The survey with those doors open whose keys are found: each may lead to another key."""
        opened = least
        while opened != most:
            reached = dug(self._with_open(opened).plan)
            found = opened.union(colour for colour in most if keys.get(colour, 0) & reached)
            if found == opened:
                break
            opened = found
        return self._with_open(opened)

    def _with_open(self, opened: Colours) -> Survey:
        """The field with the doors of these colours open, and the others shut."""
        known = self._surveys.get(opened)
        if known is None:
            walls = dict(self._tiles)
            for cell, colour in self._doors.items():
                if colour not in opened:
                    walls[cell] = Tile(walls[cell].sides, joined=False)
            known = self._surveys[opened] = survey_of(walls, self._goals)
        return known
