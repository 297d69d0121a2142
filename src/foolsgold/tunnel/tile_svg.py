"""Draws tiles of any game as SVG."""

from typing import NamedTuple

from foolsgold.base.svg import Svg, circle, format_number, rectangle, stroked_path
from foolsgold.tunnel.tiles import SIDE_OFFSETS, Tile

ROCK_COLOUR = "#8f7457"
EDGE_COLOUR = "#4a3a2a"
FLOOR_COLOUR = "#e9d7ae"
RUBBLE_COLOURS = ("#6d5843", "#7d664d", "#5d4a38")


class CardSize(NamedTuple):
    """How large a card is drawn."""

    width: float
    height: float


def card_svg(size: CardSize, fill: str, edge: str = EDGE_COLOUR) -> Svg:
    """An empty card."""
    outline = f"stroke='{edge}' stroke-width='1.5'"
    inner = (size.width - 1.5, size.height - 1.5)
    return rectangle(0.75, 0.75, *inner, fill, rounded=5, more=outline)


def tile_svg(tile: Tile, size: CardSize) -> Svg:
    """A card with its tunnels: a dead end's do not meet, for rubble lies between them."""
    reach = 1.0 if tile.joined else 0.55
    paths = "".join(_tunnel_path(side, size, reach) for side in SIDE_OFFSETS if side & tile.sides)
    thick = min(size) * 0.34
    x, y = size.width / 2, size.height / 2
    parts = [card_svg(size, ROCK_COLOUR)]
    for colour, width in ((EDGE_COLOUR, thick + 4), (FLOOR_COLOUR, thick)):
        parts.append(stroked_path(paths, colour, width, "butt"))
        if tile.joined:
            parts.append(circle(x, y, width / 2, colour))
    if not tile.joined:
        parts.append(rubble_svg(size))
    return "".join(parts)


def rubble_svg(size: CardSize) -> Svg:
    """Stones in the middle of a card."""
    x, y, r = size.width / 2, size.height / 2, min(size) * 0.15
    stones = ((-0.7, 0.5), (0.8, 0.45), (0, -0.6))
    edge = f"stroke='{EDGE_COLOUR}' stroke-width='1.2'"
    return "".join(
        circle(x + dx * r, y + dy * r, r, fill, edge)
        for (dx, dy), fill in zip(stones, RUBBLE_COLOURS, strict=True)
    )


def _tunnel_path(side: int, size: CardSize, reach: float) -> str:
    """From the middle of a side towards the middle of the card."""
    x, y = size.width / 2, size.height / 2
    dx, dy = SIDE_OFFSETS[side]
    here = f"{format_number(x + dx * (x - 1))} {format_number(y + dy * (y - 1))}"
    end_x, end_y = x + dx * (x - 1) * (1 - reach), y + dy * (y - 1) * (1 - reach)
    there = f"{format_number(end_x)} {format_number(end_y)}"
    return f"M{here}L{there}"
