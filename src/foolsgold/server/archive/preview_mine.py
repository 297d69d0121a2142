"""The mine of a preview image: rock in lamplight, tiles and goals."""

from collections.abc import Collection, Iterator
from functools import cache
from math import sin
from typing import Any, NamedTuple

from foolsgold.base.rng import Rng
from foolsgold.server.archive.web_art import Canvas, Theme, drawings
from foolsgold.tunnel.board import START
from foolsgold.tunnel.tiles import Cell, neighbours

MINE_SIZE = (816, 630)
CARD_GAP = 2
"""Between two cards."""
MARGIN = 30
MAX_SCALE = 1.05
STRATA_COLOURS = ("#553824", "#7d563a", "#624129", "#8a6242")
STRATUM_LINE_COLOUR, GOUGE_COLOUR = "#33211a", "#a5794f"
DARKNESS_COLOUR = (0x80, 0x7A, 0x86)
"""Multiplied with the rock where no lamp is near."""
LIGHT_STEPS = 12
"""Rings of light around the tiles: a gradient would double the bytes of the picture."""
LIGHT_TILES = 1.35
"""How far the light reaches, in tiles."""
SHADOW_COLOUR = "#0d0805"
SHADOW_STEPS = 6
"""Rings of shadow at the edges of the picture."""
RAY_COLOUR = "#ffe793"
GOAL_DRAWINGS = {"treasure": "gold", "stone-a": "stone", "stone-b": "stone"}
"""What lies under a goal; the other finds have the names of their drawings."""
TREASURE_DRAWING = "gold"
TILE_ITEMS = ("bomb", "lantern", "ale", "key")
"""Items on a tunnel tile, drawn in its middle."""


class Viewport(NamedTuple):
    """Where the cells of the maze lie in the picture, and their size."""

    theme: Theme
    left: float
    top: float
    scale: float

    def corner(self, cell: Cell) -> tuple[float, float]:
        """The upper left corner of a cell."""
        width, height = self.theme.tile_size
        return (
            self.left + cell.x * (width + CARD_GAP) * self.scale,
            self.top + cell.y * (height + CARD_GAP) * self.scale,
        )

    def place(
        self, canvas: Canvas, name: str, cell: Cell, at: tuple[float, float], larger: float = 1
    ) -> None:
        """Places a drawing on a cell, `at` in the units of a tile."""
        x, y = self.corner(cell)
        canvas.place(name, x + at[0] * self.scale, y + at[1] * self.scale, self.scale * larger)


def draw_mine(canvas: Canvas, view: Any, theme: Theme) -> None:
    """Draws the final maze of a game; what lies under face-down goals is shown, too."""
    goals = {goal.cell for goal in view.goals}
    tiles = [laid for laid in view.board if laid.cell not in goals]
    viewport = _fit_viewport(theme, [*(laid.cell for laid in tiles), *goals])
    lit = _lit_cells(view.board)
    canvas.add(_rock())
    canvas.add(_darkness(viewport, sorted(lit)))
    canvas.add(_edge_shadow())
    for goal in view.goals:
        if goal.opened and goal.cell in lit and _goal_drawing(goal) == TREASURE_DRAWING:
            canvas.add(_rays(viewport, goal.cell))
    for laid in tiles:
        _draw_tile(canvas, laid, viewport)
        if laid.cell not in lit:
            canvas.add(_tile_shadow(viewport, laid.cell))
    for goal in view.goals:
        _draw_goal(canvas, goal, viewport)


def _fit_viewport(theme: Theme, cells: Collection[Cell]) -> Viewport:
    """Centres the whole maze on the rock, as large as possible."""
    (width, height) = theme.tile_size
    left, top = min(cell.x for cell in cells), min(cell.y for cell in cells)
    across = (max(cell.x for cell in cells) - left + 1) * (width + CARD_GAP) - CARD_GAP
    down = (max(cell.y for cell in cells) - top + 1) * (height + CARD_GAP) - CARD_GAP
    room = (MINE_SIZE[0] - 2 * MARGIN, MINE_SIZE[1] - 2 * MARGIN)
    scale = min(room[0] / across, room[1] / down, MAX_SCALE)
    return Viewport(
        theme,
        (MINE_SIZE[0] - across * scale) / 2 - left * (width + CARD_GAP) * scale,
        (MINE_SIZE[1] - down * scale) / 2 - top * (height + CARD_GAP) * scale,
        scale,
    )


def _lit_cells(board: Collection[Any]) -> set[Cell]:
    """Cells connected to the start; light does not pass dead ends and closed doors."""
    tiles = {laid.cell: laid for laid in board}
    found = {START}
    edge = [START]
    for cell in edge:
        here = tiles[cell]
        if cell != START and (not here.tile.joined or getattr(here, "shut", False)):
            continue
        for near in neighbours(cell):
            beyond = tiles.get(near.cell)
            if beyond is None or near.cell in found:
                continue
            if here.tile.sides & near.side and beyond.tile.sides & near.back:
                found.add(near.cell)
                edge.append(near.cell)
    return found


@cache
def _rock() -> str:
    """Wavy strata with chisel marks: the same for every game, so they reveal nothing."""
    rng = Rng(7)
    width, height = MINE_SIZE
    found = [f'<rect width="{width}" height="{height}" fill="{STRATA_COLOURS[0]}"/>']
    for bed in range(9):
        low, turn = (bed - 0.4) * height / 8, rng.below(628) / 100
        edge = " ".join(
            f"{x},{low + 12 * sin(x / 95 + turn) + 6.5 * sin(x / 41 + 2 * turn) + rng.below(5):.1f}"
            for x in range(-20, width + 40, 20)
        )
        found.append(
            f'<polygon points="{edge} {width},{height} 0,{height}"'
            f' fill="{STRATA_COLOURS[bed % 4]}"/>'
            f'<polyline points="{edge}" fill="none" stroke="{STRATUM_LINE_COLOUR}"'
            ' stroke-width="3.5"/>'
        )
    return f'{"".join(found)}<path d="{"".join(_gouges(rng))}" fill="{GOUGE_COLOUR}"/>'


def _gouges(rng: Rng) -> Iterator[str]:
    for _ in range(420):
        x, y, long = rng.below(MINE_SIZE[0]), rng.below(MINE_SIZE[1]), 5 + rng.below(9)
        lean = rng.below(5) - 2
        yield f"M{x - long} {y - lean}L{x} {y - 2}L{x + long} {y + lean}L{x} {y + 1.5}Z"


def _darkness(viewport: Viewport, lit: Collection[Cell]) -> str:
    """Darkens the rock away from lit tiles, in rings."""
    width, height = (side * viewport.scale for side in viewport.theme.tile_size)
    rings = [_rectangle(_rgb(DARKNESS_COLOUR))]
    for step in range(LIGHT_STEPS):
        reach = LIGHT_TILES * width * (1 - step / LIGHT_STEPS)
        near = (step + 1) / LIGHT_STEPS
        near *= near * (3 - 2 * near)  # slow at both ends
        colour = _rgb(tuple(round(dark + (255 - dark) * near) for dark in DARKNESS_COLOUR))
        path = "".join(
            _rounded_rectangle(*viewport.corner(cell), width, height, reach) for cell in lit
        )
        rings.append(f'<path d="{path}" fill="{colour}"/>')
    return f'<g style="mix-blend-mode:multiply">{"".join(rings)}</g>'


def _edge_shadow() -> str:
    """Darkens the edges of the picture, in rings."""
    width, height = MINE_SIZE
    found = []
    for step in range(SHADOW_STEPS):
        far = 0.72 - 0.06 * step
        rx, ry = far * width, far * height
        found.append(
            f'<path d="M0 0H{width}V{height}H0ZM{width / 2 - rx:.1f} {height / 2}'
            f"a{rx:.1f} {ry:.1f} 0 1 0 {2 * rx:.1f} 0a{rx:.1f} {ry:.1f} 0 1 0 {-2 * rx:.1f} 0Z"
            f'" fill="{SHADOW_COLOUR}" fill-rule="evenodd" fill-opacity=".13"/>'
        )
    return "".join(found)


def _rays(viewport: Viewport, cell: Cell) -> str:
    """Rays around the treasure, fading outwards."""
    (x, y), (width, height) = viewport.corner(cell), viewport.theme.tile_size
    scale = viewport.scale
    return (
        '<radialGradient id="glow" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="100">'
        f'<stop offset=".2" stop-color="{RAY_COLOUR}" stop-opacity=".8"/>'
        f'<stop offset="1" stop-color="{RAY_COLOUR}" stop-opacity="0"/></radialGradient>'
        f'<path d="{drawings()["rays"][0].path}" fill="url(#glow)" transform="translate('
        f'{x + width * scale / 2:.1f} {y + height * scale / 2:.1f}) scale({1.5 * scale:.3f})"/>'
    )


def _draw_tile(canvas: Canvas, laid: Any, viewport: Viewport) -> None:
    (width, height), cell = viewport.theme.tile_size, laid.cell
    middle = (width / 2, height / 2)
    viewport.place(canvas, _tile_drawing(viewport.theme, laid.tile), cell, (0, 0))
    kind, colour = getattr(laid, "kind", None), getattr(laid, "colour", None)
    if cell == START:
        viewport.place(canvas, "ladder", cell, middle)
    elif kind == "door":
        _draw_door(canvas, laid, viewport)
    elif kind in TILE_ITEMS:
        viewport.place(canvas, "disc plain", cell, middle)
        item = f"key-{colour}" if kind == "key" else str(kind)
        viewport.place(canvas, item, cell, middle)


def _draw_door(canvas: Canvas, laid: Any, viewport: Viewport) -> None:
    x, y = viewport.corner(laid.cell)
    across = not laid.tile.sides & 5
    width = viewport.theme.tile_size[0] * viewport.scale
    canvas.place(
        "door shut" if laid.shut else "door open",
        x + width if across else x,
        y,
        viewport.scale,
        degrees=90 if across else 0,
    )
    at = (50, 50) if laid.shut else (78, 79) if across else (79, 22)
    viewport.place(canvas, f"sign {laid.colour}", laid.cell, at)


def _draw_goal(canvas: Canvas, goal: Any, viewport: Viewport) -> None:
    """A goal, face up, or face down with an eye that shows what lies there: the game is over."""
    find, theme = _goal_drawing(goal), viewport.theme
    middle = (theme.tile_size[0] / 2, theme.tile_size[1] / 2)
    if not goal.opened:
        viewport.place(canvas, f"back {theme.tile_shape}", goal.cell, (0, 0))
        viewport.place(canvas, "eye", goal.cell, middle)
        viewport.place(canvas, find, goal.cell, middle, 0.9)
        return
    is_rich = find == TREASURE_DRAWING
    viewport.place(canvas, _tile_drawing(theme, getattr(goal, "tile", None)), goal.cell, (0, 0))
    viewport.place(canvas, "disc rich" if is_rich else "disc plain", goal.cell, middle)
    viewport.place(canvas, find, goal.cell, middle, 1.15 if is_rich else 0.92)


def _tile_drawing(theme: Theme, tile: Any) -> str:
    """The drawing of a tile; of a goal that has none, a crossing."""
    sides = 15 if tile is None else tile.sides if tile.joined else -tile.sides
    return f"{theme.tile_shape} {sides}"


def _goal_drawing(goal: Any) -> str:
    return GOAL_DRAWINGS.get(goal.face, str(goal.face))


def _tile_shadow(viewport: Viewport, cell: Cell) -> str:
    """Darkens a tile that no lamplight reaches."""
    (x, y), (width, height) = viewport.corner(cell), viewport.theme.tile_size
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{width * viewport.scale:.1f}" rx="4"'
        f' height="{height * viewport.scale:.1f}" fill="{SHADOW_COLOUR}" fill-opacity=".62"/>'
    )


def _rectangle(colour: str) -> str:
    return f'<rect width="{MINE_SIZE[0]}" height="{MINE_SIZE[1]}" fill="{colour}"/>'


def _rounded_rectangle(x: float, y: float, width: float, height: float, reach: float) -> str:
    """A path at this distance around a rectangle."""
    corner = f"a{reach:.1f} {reach:.1f} 0 0 1"
    return (
        f"M{x - reach:.1f} {y:.1f}{corner} {reach:.1f} {-reach:.1f}h{width:.1f}"
        f"{corner} {reach:.1f} {reach:.1f}v{height:.1f}{corner} {-reach:.1f} {reach:.1f}"
        f"h{-width:.1f}{corner} {-reach:.1f} {-reach:.1f}Z"
    )


def _rgb(levels: tuple[int, ...]) -> str:
    return "#" + bytes(levels).hex()
