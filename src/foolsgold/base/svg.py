"""Builds SVG as text: shapes, groups, and escaped text."""

from typing import TypeAlias

Svg: TypeAlias = str
"""One or more elements of a picture."""

_ESCAPES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;"})
INK_COLOUR = "#2e2a25"
FONT_ATTRIBUTE = "font-family='system-ui,sans-serif'"


def escape_text(text: str) -> str:
    """Escapes text such as a player's name for SVG.

    >>> escape_text("<A&B>")
    '&lt;A&amp;B&gt;'
    """
    return text.translate(_ESCAPES)


def format_number(value: float) -> str:
    """A coordinate, as short as it can be written.

    >>> format_number(3.0), format_number(0.126)
    ('3', '0.13')
    """
    return f"{value:.2f}".rstrip("0").rstrip(".")


def group_at(x: float, y: float, *parts: Svg, scale: float = 1) -> Svg:
    """Elements moved to another place, and perhaps scaled."""
    scaling = "" if scale == 1 else f" scale({format_number(scale)})"
    inside = "".join(parts)
    return f"<g transform='translate({format_number(x)} {format_number(y)}){scaling}'>{inside}</g>"


def rectangle(
    x: float,
    y: float,
    width: float,
    height: float,
    fill: str,
    *,
    rounded: float = 0,
    more: str = "",
) -> Svg:
    """A rectangle; `more` is further attributes."""
    size = f"width='{format_number(width)}' height='{format_number(height)}'"
    corners = f" rx='{format_number(rounded)}'" if rounded else ""
    corner = f"x='{format_number(x)}' y='{format_number(y)}'"
    return f"<rect {corner} {size}{corners} fill='{fill}' {more}/>"


def circle(x: float, y: float, radius: float, fill: str, more: str = "") -> Svg:
    """A circle."""
    centre = f"cx='{format_number(x)}' cy='{format_number(y)}'"
    return f"<circle {centre} r='{format_number(radius)}' fill='{fill}' {more}/>"


def filled_path(path: str, fill: str, more: str = "") -> Svg:
    """A filled outline."""
    return f"<path d='{path}' fill='{fill}' {more}/>"


def stroked_path(path: str, colour: str, width: float, cap: str = "round") -> Svg:
    """A line, not filled; `cap` is how its ends look."""
    stroke = f"stroke='{colour}' stroke-width='{format_number(width)}' stroke-linecap='{cap}'"
    return f"<path d='{path}' fill='none' {stroke}/>"


def text_label(
    x: float,
    y: float,
    text: str,
    size: float,
    *,
    fill: str = INK_COLOUR,
    anchor: str = "start",
    more: str = "",
) -> Svg:
    """A line of text; `anchor` says which end of it lies at x."""
    place = f"x='{format_number(x)}' y='{format_number(y)}'"
    place += f" font-size='{format_number(size)}' text-anchor='{anchor}'"
    return f"<text {place} fill='{fill}' {FONT_ATTRIBUTE} {more}>{escape_text(text)}</text>"


def svg_document(title: str, width: float, height: float, *parts: Svg) -> Svg:
    """A whole picture; screen readers read its title."""
    box = f"viewBox='0 0 {format_number(width)} {format_number(height)}'"
    size = f"width='{format_number(width)}' height='{format_number(height)}' style='max-width:100%'"
    inside = f"<title>{escape_text(title)}</title>" + "".join(parts)
    return f"<svg xmlns='http://www.w3.org/2000/svg' role='img' {box} {size}>{inside}</svg>"
