"""SVG path rasteriser: paints the page's own artwork on the server."""

import re
from collections.abc import Iterator
from functools import cache, lru_cache
from importlib import resources
from math import atan2, cos, hypot, pi, sin, sqrt
from typing import TypeAlias

import msgspec
from PIL import Image, ImageDraw

from foolsgold.base.messages import UserError

SUPERSAMPLING = 4
"""Pictures are painted this many times larger and then reduced: that makes edges smooth."""
CURVE_SEGMENTS = 8
"""Straight pieces per curve."""
PATH_TOKEN = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)")
ARGUMENTS_BY_COMMAND = {"M": 2, "L": 2, "H": 1, "V": 1, "Q": 4, "A": 7, "Z": 0}
"""The number of arguments of each path command."""

Point: TypeAlias = tuple[float, float]


class PathLayer(msgspec.Struct, frozen=True, array_like=True):
    """A path with its fill and stroke."""

    path: str
    fill: str
    stroke: str
    width: float


class Subpath(msgspec.Struct):
    """A connected piece of a path, drawn without lifting the pen."""

    points: list[Point]
    is_closed: bool = False


@cache
def drawings() -> dict[str, tuple[PathLayer, ...]]:
    """The page's drawings by name; `UserError` if the page was not built."""
    file = resources.files("foolsgold.server") / "static" / ".drawings.json"
    if not file.is_file():
        raise UserError("page-not-built")
    return msgspec.json.decode(file.read_bytes(), type=dict[str, tuple[PathLayer, ...]])


@lru_cache(maxsize=400)
def render_sprite(
    name: str, size: tuple[int, int], middle: tuple[float, float], scale: float, quarters: int = 0
) -> Image.Image:
    """A sprite at this scale with its origin at `middle`; cached, so callers must copy it."""
    width, height = size
    image = Image.new("RGBA", (width * SUPERSAMPLING, height * SUPERSAMPLING))
    # Translucent pixels at the edge take the colour of what they belong to, not black.
    draw_layers(
        image,
        drawings()[name],
        (middle[0] * SUPERSAMPLING, middle[1] * SUPERSAMPLING),
        scale * SUPERSAMPLING,
    )
    if quarters:
        image = image.rotate(90 * quarters)
    return image.convert("RGBa").reduce(SUPERSAMPLING).convert("RGBA")


def draw_layers(
    image: Image.Image, layers: tuple[PathLayer, ...], middle: Point, scale: float
) -> None:
    """Paints layer upon layer."""
    brush = ImageDraw.Draw(image)
    for layer in layers:
        for line in flatten_path(layer.path):
            points = [(middle[0] + x * scale, middle[1] + y * scale) for x, y in line.points]
            if layer.fill != "none" and len(points) > 2:
                brush.polygon(points, fill=layer.fill)
            if layer.stroke != "none" and layer.width:
                _stroke(brush, points, layer, scale, closed=line.is_closed)


def _stroke(
    brush: ImageDraw.ImageDraw, points: list[Point], layer: PathLayer, scale: float, *, closed: bool
) -> None:
    width = layer.width * scale
    brush.line([*points, points[0]] if closed else points, fill=layer.stroke, width=round(width))
    # Round joints and ends.
    half = width / 2 - 0.5
    if half > 1:
        for x, y in points:
            brush.ellipse((x - half, y - half, x + half, y + half), fill=layer.stroke)


@lru_cache(maxsize=2000)
def flatten_path(path: str) -> tuple[Subpath, ...]:
    """The lines of a path, its curves as straight pieces.

    >>> [line.points for line in flatten_path("M1 2h3V9ZM0 0L-5-1")]
    [[(1.0, 2.0), (4.0, 2.0), (4.0, 9.0)], [(0.0, 0.0), (-5.0, -1.0)]]
    """
    found: list[Subpath] = []
    current = (0.0, 0.0)
    for kind, numbers in _parse_commands(path):
        if kind == "M":
            found.append(Subpath([]))
        elif kind == "Z":
            found[-1].is_closed = True
            current = found[-1].points[0]
            continue
        for point in _flatten_command(kind, numbers, current):
            found[-1].points.append(point)
            current = point
    return tuple(found)


def _parse_commands(path: str) -> Iterator[tuple[str, list[float]]]:
    """Each command with its absolute end point; `_flatten_command` adds the start."""
    tokens = PATH_TOKEN.findall(path)
    kind, at = "M", 0
    current = start = (0.0, 0.0)
    while at < len(tokens):
        if tokens[at].isalpha():
            kind, at = tokens[at], at + 1
        count = ARGUMENTS_BY_COMMAND[kind.upper()]
        numbers = [float(token) for token in tokens[at : at + count]]
        at += count
        if kind.islower():
            numbers = _to_absolute(kind, numbers, current)
        yield kind.upper(), numbers
        if kind in "Zz":
            current = start
            continue
        current = _end_point(kind.upper(), numbers, current)
        if kind in "Mm":
            start = current
            # More numbers after a move command are lines.
            kind = "L" if kind == "M" else "l"


def _to_absolute(kind: str, numbers: list[float], current: Point) -> list[float]:
    x, y = current
    match kind:
        case "h":
            return [numbers[0] + x]
        case "v":
            return [numbers[0] + y]
        case "a":
            return [*numbers[:5], numbers[5] + x, numbers[6] + y]
        case _:
            return [number + (y if place % 2 else x) for place, number in enumerate(numbers)]


def _end_point(kind: str, numbers: list[float], current: Point) -> Point:
    match kind:
        case "H":
            return numbers[0], current[1]
        case "V":
            return current[0], numbers[0]
        case _:
            return numbers[-2], numbers[-1]


def _flatten_command(kind: str, numbers: list[float], current: Point) -> Iterator[Point]:
    end = _end_point(kind, numbers, current)
    match kind:
        case "Q":
            for piece in range(1, CURVE_SEGMENTS + 1):
                t = piece / CURVE_SEGMENTS
                near, bend, far = (1 - t) ** 2, 2 * t * (1 - t), t * t
                yield (
                    near * current[0] + bend * numbers[0] + far * end[0],
                    near * current[1] + bend * numbers[1] + far * end[1],
                )
        case "A":
            yield from _flatten_arc(
                current, end, numbers[0], large=numbers[3] == 1, clockwise=numbers[4] == 1
            )
        case _:
            yield end


def _flatten_arc(
    current: Point, end: Point, radius: float, *, large: bool, clockwise: bool
) -> Iterator[Point]:
    """A circular arc: ours have one radius."""
    dx, dy = end[0] - current[0], end[1] - current[1]
    apart = hypot(dx, dy)
    if not apart:
        return
    radius = max(radius, apart / 2)
    away = sqrt(radius**2 - apart**2 / 4) / apart * (1 if large != clockwise else -1)
    x, y = (current[0] + end[0]) / 2 - dy * away, (current[1] + end[1]) / 2 + dx * away
    first, last = atan2(current[1] - y, current[0] - x), atan2(end[1] - y, end[0] - x)
    if clockwise and last <= first:
        last += 2 * pi
    elif not clockwise and last >= first:
        last -= 2 * pi
    pieces = max(2, round(abs(last - first) * 2 * CURVE_SEGMENTS / pi))
    for piece in range(1, pieces + 1):
        angle = first + (last - first) * piece / pieces
        yield x + radius * cos(angle), y + radius * sin(angle)
