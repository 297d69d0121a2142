"""Tiles as pictures: what a piece of tunnel looks like, whatever the game."""

from typing import NamedTuple

from foolsgold.base.svg import Svg, circle, line, number, rectangle
from foolsgold.tunnel.tiles import STEPS, Tile

ROCK = "#8f7457"
EDGE = "#4a3a2a"
FLOOR = "#e9d7ae"
RUBBLE = ("#6d5843", "#7d664d", "#5d4a38")


class Size(NamedTuple):
    """How large a card is drawn."""

    width: float
    height: float


def card_svg(size: Size, fill: str, edge: str = EDGE) -> Svg:
    """An empty card."""
    outline = f"stroke='{edge}' stroke-width='1.5'"
    inner = (size.width - 1.5, size.height - 1.5)
    return rectangle(0.75, 0.75, *inner, fill, rounded=5, more=outline)


def tile_svg(tile: Tile, size: Size) -> Svg:
    """A card with its tunnels: a dead end's do not meet, for rubble lies between them."""
    reach = 1.0 if tile.joined else 0.55
    paths = "".join(_way(side, size, reach) for side in STEPS if side & tile.sides)
    thick = min(size) * 0.34
    x, y = size.width / 2, size.height / 2
    parts = [card_svg(size, ROCK)]
    for colour, width in ((EDGE, thick + 4), (FLOOR, thick)):
        parts.append(line(paths, colour, width, "butt"))
        if tile.joined:
            parts.append(circle(x, y, width / 2, colour))
    if not tile.joined:
        parts.append(rubble_svg(size))
    return "".join(parts)


def rubble_svg(size: Size) -> Svg:
    """Stones in the middle of a card."""
    x, y, r = size.width / 2, size.height / 2, min(size) * 0.15
    stones = ((-0.7, 0.5), (0.8, 0.45), (0, -0.6))
    edge = f"stroke='{EDGE}' stroke-width='1.2'"
    return "".join(
        circle(x + dx * r, y + dy * r, r, fill, edge)
        for (dx, dy), fill in zip(stones, RUBBLE, strict=True)
    )


def _way(side: int, size: Size, reach: float) -> str:
    """From the middle of a side towards the middle of the card."""
    x, y = size.width / 2, size.height / 2
    dx, dy = STEPS[side]
    here = f"{number(x + dx * (x - 1))} {number(y + dy * (y - 1))}"
    there = f"{number(x + dx * (x - 1) * (1 - reach))} {number(y + dy * (y - 1) * (1 - reach))}"
    return f"M{here}L{there}"
