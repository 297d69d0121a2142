"""Open Graph preview image of a finished game: final maze, winners and gold.

The only words in the picture are the program's name: text in the reader's language stands beside
it, in the page's head. It shows no names, so both links of a game have the same picture.
"""

import io
from collections.abc import Collection
from functools import cache
from math import sin
from pkgutil import resolve_name
from typing import Any, NamedTuple

from PIL import Image, ImageChops, ImageColor, ImageDraw, ImageEnhance, ImageFilter, ImageFont

from foolsgold.base.rng import Rng
from foolsgold.games.catalogue import plugin_for
from foolsgold.server.archive.svg_raster import SUPERSAMPLING, drawings, render_sprite
from foolsgold.server.projection.replay import FinalPosition
from foolsgold.tunnel.board import START
from foolsgold.tunnel.tiles import Cell, neighbours

IMAGE_SIZE = (1200, 630)
"""The size that messengers expect."""
MINE_SIZE = (816, 630)
"""The part of it that shows the mine; the rest is paper."""
PALETTE_COLOURS = 256
"""The most a palette has: a third of the bytes, and messengers accept no more than 300 kB."""
PROGRAM_NAME = "Fool’s Gold"
PAPER_COLOUR, INK_COLOUR, RULE_COLOUR = "#f6efe2", "#2b2117", "#cdb994"
WINNER_FILL, WINNER_OUTLINE = "#fff1c2", "#b87508"
DIGGER_BACKGROUND, SABOTEUR_BACKGROUND = "#f7dd98", "#54304f"
"""Backgrounds of portraits: of diggers, and of saboteurs."""
FLAT_COLOURS = (
    PAPER_COLOUR,
    INK_COLOUR,
    RULE_COLOUR,
    WINNER_FILL,
    WINNER_OUTLINE,
    DIGGER_BACKGROUND,
    SABOTEUR_BACKGROUND,
)
SHADOW_COLOUR = "#0d0805"
LAMPLIGHT_COLOUR = "#ff9c33"
CARD_GAP = 2
"""Between two cards."""
MINE_MARGIN = 30
MAX_SCALE = 1.05
MAX_ROUNDS = 24
MAX_NUGGETS = 30
"""Upper limit for custom editions, which may award more than fits."""
LIGHT_SPREAD, LIGHT_BLUR = 0.42, 0.5
"""How much wider than a tile its light is, and how softly it ends."""


class Theme(NamedTuple):
    """Colours, figures and tiles of one game's pictures."""

    portraits: str
    tile_shape: str
    tile_size: tuple[int, int]


SABOTEUR_THEME = Theme("dwarfs", "tall", (100, 130))
GOBBLINGS_THEME = Theme("gnomes", "square", (100, 100))
GOAL_DRAWINGS = {"treasure": "gold", "stone-a": "stone", "stone-b": "stone"}
"""What lies under a goal; the other finds have the names of their drawings."""
TREASURE_DRAWING = "gold"
TILE_ITEMS = ("bomb", "lantern", "ale", "key")
"""Items on a tunnel tile, drawn in its middle."""


class RockColours(NamedTuple):
    """Rock colours with and without a lamp nearby, as on the page."""

    strata: tuple[str, str, str, str]
    line: str
    gouge: str


UNLIT_ROCK = RockColours(("#2b1e16", "#33241a", "#3e2d21", "#463325"), "#1a110b", "#543f2e")
LIT_ROCK = RockColours(("#553824", "#624129", "#7d563a", "#8a6242"), "#33211a", "#a5794f")


class Viewport(NamedTuple):
    """Where the cells of the maze lie in the picture, and their size."""

    theme: Theme
    left: float
    top: float
    scale: float

    def cell_corner(self, cell: Cell) -> tuple[int, int]:
        """The upper left corner of a cell."""
        width, height = self.theme.tile_size
        return (
            round(self.left + cell.x * (width + CARD_GAP) * self.scale),
            round(self.top + cell.y * (height + CARD_GAP) * self.scale),
        )

    @property
    def tile_pixels(self) -> tuple[int, int]:
        """A tile in pixels."""
        width, height = self.theme.tile_size
        return max(1, round(width * self.scale)), max(1, round(height * self.scale))


def render_png(game: FinalPosition) -> bytes:
    """Renders the picture as PNG."""
    image = Image.new("RGB", IMAGE_SIZE, PAPER_COLOUR)
    image.paste(_render_mine(game), (0, 0))
    _draw_panel(image, game)
    kept = io.BytesIO()
    few = image.quantize(palette=_palette(image), dither=Image.Dither.NONE)
    few.save(kept, "PNG", optimize=True)
    return kept.getvalue()


def _palette(image: Image.Image) -> Image.Image:
    """A palette with all colours that were painted with; the remaining entries are lamplight."""
    painted = _drawing_colours()
    light = image.quantize(PALETTE_COLOURS - len(painted)).getpalette() or []
    palette = Image.new("P", (1, 1))
    palette.putpalette([level for colour in painted for level in colour] + light)
    return palette


@cache
def _drawing_colours() -> list[tuple[int, ...]]:
    layers = [layer for name in drawings() for layer in drawings()[name]]
    colours = {colour for layer in layers for colour in (layer.fill, layer.stroke)}
    return sorted({ImageColor.getrgb(each) for each in {*colours, *FLAT_COLOURS} - {"none"}})


# --- the mine ----------------------------------------------------------------------------------


def _theme_of(game: str) -> Theme:
    """The theme that the game's descriptor names."""
    theme: Theme = resolve_name(plugin_for(game).preview)
    return theme


def _render_mine(game: FinalPosition) -> Image.Image:
    view = game.view
    goals = {goal.cell: goal for goal in view.goals}
    viewport = _fit_viewport(_theme_of(game.game), [*(laid.cell for laid in view.board), *goals])
    lit = _lit_cells(view.board)
    light = _light_mask(viewport, lit)
    image = Image.composite(_render_rock(LIT_ROCK), _render_rock(UNLIT_ROCK), light)
    warm = ImageChops.screen(image, Image.new("RGB", MINE_SIZE, LAMPLIGHT_COLOUR))
    image = Image.composite(warm, image, light.point([level * 18 // 100 for level in range(256)]))
    image.paste(SHADOW_COLOUR, (0, 0, *MINE_SIZE), _vignette_mask())
    for goal in view.goals:
        if goal.opened and goal.cell in lit and _goal_drawing(goal) == TREASURE_DRAWING:
            _draw_rays(image, viewport, goal.cell)
    for laid in view.board:
        if laid.cell not in goals:
            tile = _render_tile(laid, viewport)
            _paste(
                image,
                tile if laid.cell in lit else _darkened(tile),
                viewport.cell_corner(laid.cell),
            )
    for goal in view.goals:
        _paste(image, _render_goal(goal, viewport), viewport.cell_corner(goal.cell))
    return image


def _fit_viewport(theme: Theme, cells: Collection[Cell]) -> Viewport:
    """Centres the whole maze on the rock, as large as possible."""
    (width, height) = theme.tile_size
    left, top = min(cell.x for cell in cells), min(cell.y for cell in cells)
    across = (max(cell.x for cell in cells) - left + 1) * (width + CARD_GAP) - CARD_GAP
    down = (max(cell.y for cell in cells) - top + 1) * (height + CARD_GAP) - CARD_GAP
    room = (MINE_SIZE[0] - 2 * MINE_MARGIN, MINE_SIZE[1] - 2 * MINE_MARGIN)
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


def _light_mask(viewport: Viewport, lit: Collection[Cell]) -> Image.Image:
    """Brightness of the rock: full at the tiles, none a tile and a half away."""
    light = Image.new("L", MINE_SIZE)
    brush = ImageDraw.Draw(light)
    width, height = viewport.tile_pixels
    grown = LIGHT_SPREAD * width
    for cell in lit:
        x, y = viewport.cell_corner(cell)
        brush.rectangle((x - grown, y - grown, x + width + grown, y + height + grown), fill=255)
    # Drawing small, blurring and enlarging looks the same, and takes a sixteenth of the time.
    small = light.reduce(4).filter(ImageFilter.GaussianBlur(LIGHT_BLUR * width / 4))
    return small.resize(MINE_SIZE, Image.Resampling.BICUBIC)


@cache
def _render_rock(colours: RockColours) -> Image.Image:
    """Wavy layers with chisel marks: the same for every game, so they reveal nothing."""
    rng = Rng(7)
    width, height = MINE_SIZE[0] * 2, MINE_SIZE[1] * 2
    image = Image.new("RGB", (width, height), colours.strata[0])
    brush = ImageDraw.Draw(image)
    for bed in range(9):
        low, turn = (bed - 0.4) * height / 8, rng.below(628) / 100
        edge = [
            (x, low + 24 * sin(x / 190 + turn) + 13 * sin(x / 83 + 2 * turn) + rng.below(9))
            for x in range(-40, width + 80, 40)
        ]
        brush.polygon(
            [*edge, (width, height), (0, height)], fill=colours.strata[(0, 2, 1, 3)[bed % 4]]
        )
        brush.line(edge, fill=colours.line, width=7, joint="curve")
    for _ in range(420):
        x, y, long = rng.below(width), rng.below(height), 10 + rng.below(18)
        lean = rng.below(9) - 4
        brush.polygon(
            [(x - long, y - lean), (x, y - 4), (x + long, y + lean), (x, y + 3)], fill=colours.gouge
        )
    return image.reduce(2)


@cache
def _vignette_mask() -> Image.Image:
    """Darkens the edges."""
    small = Image.radial_gradient("L").resize(MINE_SIZE, Image.Resampling.BICUBIC)
    return small.point([max(0, level - 90) * 5 // 4 for level in range(256)])


def _draw_rays(image: Image.Image, viewport: Viewport, cell: Cell) -> None:
    """Rays around the treasure."""
    (x, y), (width, height) = viewport.cell_corner(cell), viewport.tile_pixels
    side = 3 * width
    rays = render_sprite("rays", (side, side), (side / 2, side / 2), side / 200)
    soft = rays.getchannel("A").filter(ImageFilter.GaussianBlur(side / 60))
    round_ = ImageChops.invert(Image.radial_gradient("L").resize((side, side)))
    mask = ImageChops.multiply(soft, round_).point([level * 3 // 4 for level in range(256)])
    corner = (x + (width - side) // 2, y + (height - side) // 2)
    image.paste("#ffe793", (*corner, corner[0] + side, corner[1] + side), mask)


def _render_tile(laid: Any, viewport: Viewport) -> Image.Image:
    theme, scale = viewport.theme, viewport.scale
    sides = laid.tile.sides if laid.tile.joined else -laid.tile.sides
    tile = render_sprite(f"{theme.tile_shape} {sides}", viewport.tile_pixels, (0, 0), scale).copy()
    kind, colour = getattr(laid, "kind", None), getattr(laid, "colour", None)
    if laid.cell == START:
        _draw_on_tile(tile, viewport, "ladder")
    elif kind == "door":
        state, across = "shut" if laid.shut else "open", not laid.tile.sides & 5
        door = render_sprite(
            f"door {state}", viewport.tile_pixels, (0, 0), scale, 3 if across else 0
        )
        tile.alpha_composite(door)
        at = (50, 50) if laid.shut else (78, 79) if across else (79, 22)
        _draw_on_tile(tile, viewport, f"sign {colour}", at=at)
    elif kind in TILE_ITEMS:
        _draw_on_tile(tile, viewport, "disc plain")
        _draw_on_tile(tile, viewport, f"key-{colour}" if kind == "key" else str(kind))
    return tile


def _render_goal(goal: Any, viewport: Viewport) -> Image.Image:
    """A goal, face up, or face down with an eye that shows what lies there: the game is over."""
    find = _goal_drawing(goal)
    if not goal.opened:
        back = render_sprite(
            f"back {viewport.theme.tile_shape}", viewport.tile_pixels, (0, 0), viewport.scale
        ).copy()
        _draw_on_tile(back, viewport, "eye")
        _draw_on_tile(back, viewport, find, 0.9)
        return back
    tile = getattr(goal, "tile", None)
    sides = 15 if tile is None else tile.sides if tile.joined else -tile.sides
    card = render_sprite(
        f"{viewport.theme.tile_shape} {sides}", viewport.tile_pixels, (0, 0), viewport.scale
    ).copy()
    _draw_on_tile(card, viewport, "disc rich" if find == TREASURE_DRAWING else "disc plain")
    _draw_on_tile(card, viewport, find, 1.15 if find == TREASURE_DRAWING else 0.92)
    return card


def _goal_drawing(goal: Any) -> str:
    return GOAL_DRAWINGS.get(goal.face, str(goal.face))


def _draw_on_tile(
    tile: Image.Image,
    viewport: Viewport,
    name: str,
    larger: float = 1.0,
    at: tuple[float, float] | None = None,
) -> None:
    """Draws a picture in the middle of a tile, or elsewhere on it."""
    width, height = viewport.theme.tile_size
    x, y = at or (width / 2, height / 2)
    middle = (x * viewport.scale, y * viewport.scale)
    tile.alpha_composite(render_sprite(name, viewport.tile_pixels, middle, viewport.scale * larger))


def _darkened(tile: Image.Image) -> Image.Image:
    """The colour where no lamplight reaches."""
    grey = ImageEnhance.Color(tile).enhance(0.28)
    faded = ImageEnhance.Brightness(grey).enhance(0.46)
    faded.putalpha(tile.getchannel("A"))
    return faded


def _paste(image: Image.Image, part: Image.Image, corner: tuple[int, int]) -> None:
    image.paste(part, corner, part)


# --- the paper beside it -----------------------------------------------------------------------


def _draw_panel(image: Image.Image, game: FinalPosition) -> None:
    """The program's name, who won each round, and everybody's gold."""
    left, width = MINE_SIZE[0] + 26, IMAGE_SIZE[0] - MINE_SIZE[0] - 52
    brush = ImageDraw.Draw(image)
    brush.rectangle((MINE_SIZE[0], 0, MINE_SIZE[0] + 4, IMAGE_SIZE[1]), fill=INK_COLOUR)
    _paste(image, render_sprite("mark", (84, 84), (42, 42), 1.6), (left, 22))
    font = ImageFont.load_default(44)
    brush.text(
        (left + 98, 64), PROGRAM_NAME, fill=INK_COLOUR, font=font, anchor="lm", stroke_width=1
    )
    brush.line((left, 124, left + width, 124), fill=RULE_COLOUR, width=3)
    below = _draw_rounds(image, game.round_winners[-MAX_ROUNDS:], (left, 142), width)
    brush.line((left, below, left + width, below), fill=RULE_COLOUR, width=3)
    _draw_scores(image, game, (left, below + 12), (width, IMAGE_SIZE[1] - below - 30))


def _draw_rounds(
    image: Image.Image, rounds: tuple[str, ...], corner: tuple[int, int], width: int
) -> int:
    """Portraits of the winners of each round, in rows; returns where they end."""
    across = 3 if len(rounds) <= 3 else 5 if len(rounds) <= 10 else 8
    step = min(width // across, 112)
    for number, side in enumerate(rounds):
        row, column = divmod(number, across)
        here = min(across, len(rounds) - row * across)
        x = corner[0] + (width - here * step) // 2 + column * step
        _paste(image, _render_medal(side, step - 12), (x + 6, corner[1] + row * step + 2))
    return corner[1] + -(-len(rounds) // across) * step + 6


@cache
def _render_medal(side: str, size: int) -> Image.Image:
    """A portrait in a round frame; plain rock for nobody."""
    middle, dark = (size / 2, size / 2), side in ("saboteur", "goblin")
    disc = Image.new("L", (size * SUPERSAMPLING, size * SUPERSAMPLING))
    ImageDraw.Draw(disc).ellipse(
        (0, 0, size * SUPERSAMPLING - 1, size * SUPERSAMPLING - 1), fill=255
    )
    inner = disc.reduce(SUPERSAMPLING)
    image = Image.new("RGBA", (size, size), SABOTEUR_BACKGROUND if dark else DIGGER_BACKGROUND)
    if side == "nobody":
        image.alpha_composite(render_sprite("stone", (size, size), middle, size / 64))
    else:
        image.alpha_composite(
            render_sprite(side, (size, size), (size / 2, size * 0.54), size / 108)
        )
    ring = Image.new("RGBA", (size * SUPERSAMPLING, size * SUPERSAMPLING))
    brush = ImageDraw.Draw(ring)
    box = (0, 0, size * SUPERSAMPLING - 1, size * SUPERSAMPLING - 1)
    brush.ellipse(box, outline=INK_COLOUR, width=7 * SUPERSAMPLING)
    brush.ellipse(
        (
            2 * SUPERSAMPLING,
            2 * SUPERSAMPLING,
            box[2] - 2 * SUPERSAMPLING,
            box[3] - 2 * SUPERSAMPLING,
        ),
        outline="#f2b01e",
        width=4 * SUPERSAMPLING,
    )
    image.alpha_composite(ring.reduce(SUPERSAMPLING))
    image.putalpha(inner)
    return image


def _draw_scores(
    image: Image.Image, game: FinalPosition, corner: tuple[int, int], room: tuple[int, int]
) -> None:
    """A row for each seat, best first: avatar and gold."""
    seats = sorted(range(len(game.scores)), key=lambda seat: (-game.scores[seat], seat))
    height = min(room[1] // len(seats), 76)
    side = height - 4
    nugget = round(side * 0.5)
    brush = ImageDraw.Draw(image)
    for place, seat in enumerate(seats):
        x, y = corner[0], corner[1] + place * height
        if seat in game.winners:
            box = (x - 10, y, x + room[0] + 10, y + height - 3)
            brush.rounded_rectangle(box, 14, fill=WINNER_FILL, outline=WINNER_OUTLINE, width=3)
        face = f"{_theme_of(game.game).portraits} {game.faces[seat]}"
        _paste(
            image, render_sprite(face, (side, side), (side * 0.48, side * 0.61), side / 124), (x, y)
        )
        count = min(max(0, game.scores[seat]), MAX_NUGGETS)
        step = min(nugget + 4, (room[0] - side - 10 - nugget) // max(1, count - 1))
        for number in range(count):
            at = (x + side + 8 + number * step, y + (height - nugget) // 2)
            _paste(
                image,
                render_sprite("nugget", (nugget, nugget), (nugget / 2, nugget / 2), nugget / 52),
                at,
            )
