"""Distances in a maze with doors: a closed door is a wall, and its key may be far away.

A key only changes which doors are open. So there is one distance map for each set of colours whose
doors are open, and a change of a tile is looked up in the map of the doors it leaves open.
"""

from collections.abc import Callable, Mapping
from typing import NamedTuple, TypeAlias

from foolsgold.games.gobblings.cards import PathCard, TileKind
from foolsgold.games.gobblings.view import View
from foolsgold.tunnel.bitboard import Bitboard
from foolsgold.tunnel.distances import GoalDistances, goal_distances
from foolsgold.tunnel.tiles import Cell, Tile

Colours: TypeAlias = frozenset[str]
WALL = Tile(0, joined=False)
"""No way leads through rubble or a shut door, whatever its sides show."""


class Shape(NamedTuple):
    """What a card is to the way: two cards of one shape do the same there."""

    tile: Tile
    key: str = ""
    """The colour of the shut doors it would open."""


class DoorDistances:
    """The field of a view, and the fields that one tile more or less would make of it."""

    def __init__(self, view: View) -> None:
        self._goals = [goal.cell for goal in view.goals if not goal.opened]
        self._tiles = {laid.cell: laid.tile for laid in view.board}
        doors = [laid for laid in view.board if laid.kind is TileKind.DOOR]
        self._doors = {laid.cell: laid.colour or "" for laid in doors}
        self._shut_colours = frozenset(laid.colour or "" for laid in doors if laid.shut)
        """The colours whose doors are shut; a colour's doors are all open or all shut."""
        self._open_colours = frozenset(self._doors.values()) - self._shut_colours
        self._distances_by_open_doors: dict[Colours, GoalDistances] = {}
        self._distances = self._distances_with_open(self._open_colours)
        self.tiles_needed: Mapping[Cell, int] = self._distances.cards_needed
        """Tiles still needed to each goal."""
        self._bitboard = self._distances.bitboard
        """All surveys here are of the same cells, so they have the same bits for them."""
        self._keys: dict[str, int] = {}
        """Where the keys of each colour lie."""
        for laid in view.board:
            if laid.kind is TileKind.KEY:
                colour = laid.colour or ""
                self._keys[colour] = self._keys.get(colour, 0) | self._bitboard.bit_of(laid.cell)
        lost = 0
        for colour in self._shut_colours:
            lost |= self._keys.get(colour, 0)
        self._tunnels_with_keys = self._bitboard.passages.connected_to(lost) if lost else 0
        """The tunnels with a key to a shut door in them: the start reaches none of these."""
        self._meets_cache: dict[Cell, tuple[int, int]] = {}

    def shape_of(self, face: PathCard, quarters: int) -> Shape:
        """What a card would be to the way, turned like this."""
        if not face.tile.joined:
            return Shape(WALL)
        colour = face.colour or ""
        if (
            face.kind is TileKind.DOOR
            and not self._keys.get(colour, 0) & self._bitboard.passages.reached_cells
        ):
            return Shape(WALL)
        opens = face.kind is TileKind.KEY and colour in self._shut_colours
        return Shape(face.tile.turned(quarters), colour if opens else "")

    def with_tile(self, cell: Cell, shape: Shape) -> Mapping[Cell, int]:
        """The same once a card lies on an empty cell; `needed` itself if that changes nothing."""
        survey = self._distances
        if (shape.key or self._tunnels_with_keys) and self._reaches_key(cell, shape):
            survey = self._distances_after_opening(cell, shape)
        return survey.cards_needed_after(cell, shape.tile, self._goals)

    def without_tile(self, cell: Cell) -> Mapping[Cell, int]:
        """The same once the tile there is gone."""
        survey = self._distances
        if (
            self._open_colours
            and self._bitboard.bit_of(cell) & self._bitboard.passages.reached_cells
        ):
            survey = self._distances_after_removal(cell)
        return survey.cards_needed_after(cell, None, self._goals)

    def _reaches_key(self, cell: Cell, shape: Shape) -> bool:
        """Whether a card brings the start to a key: its own, or one that lies beyond it."""
        meets = self._meets_cache.get(cell)
        if meets is None:
            plan = self._bitboard
            meets = (
                plan.open_sides_towards(plan.passages.reached_cells, cell),
                plan.open_sides_towards(self._tunnels_with_keys, cell),
            )
            self._meets_cache[cell] = meets
        (sides, joined), key = shape
        start, lost = meets
        return joined and sides & start != 0 and (key != "" or sides & lost != 0)

    def _distances_after_opening(self, cell: Cell, shape: Shape) -> GoalDistances:
        """The survey with the doors open that a card would open."""
        tile, key = shape
        keys = {**self._keys, key: self._keys.get(key, 0) | self._bitboard.bit_of(cell)}

        def dug(plan: Bitboard) -> int:
            return plan.with_tile(cell, tile).connected_to(plan.passages.reached_cells)

        return self._distances_with_found_keys(
            self._open_colours, self._open_colours | self._shut_colours, keys, dug
        )

    def _distances_after_removal(self, cell: Cell) -> GoalDistances:
        """The survey with the doors open that stay open without a tile."""

        def dug(plan: Bitboard) -> int:
            return plan.without_tile(cell).reached_cells

        return self._distances_with_found_keys(frozenset(), self._open_colours, self._keys, dug)

    def _distances_with_found_keys(
        self, least: Colours, most: Colours, keys: Mapping[str, int], dug: Callable[[Bitboard], int]
    ) -> GoalDistances:
        """The survey with those doors open whose keys are found: each may lead to another key."""
        opened = least
        while opened != most:
            reached = dug(self._distances_with_open(opened).bitboard)
            found = opened.union(colour for colour in most if keys.get(colour, 0) & reached)
            if found == opened:
                break
            opened = found
        return self._distances_with_open(opened)

    def _distances_with_open(self, opened: Colours) -> GoalDistances:
        """The field with the doors of these colours open, and the others shut."""
        known = self._distances_by_open_doors.get(opened)
        if known is None:
            walls = dict(self._tiles)
            for cell, colour in self._doors.items():
                if colour not in opened:
                    walls[cell] = Tile(walls[cell].sides, joined=False)
            known = self._distances_by_open_doors[opened] = goal_distances(walls, self._goals)
        return known
