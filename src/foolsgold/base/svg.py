"""Elements of an SVG picture, as text: shapes, groups, and text that is escaped."""

from typing import TypeAlias

Svg: TypeAlias = str
"""One or more elements of a picture."""

_ESCAPED = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;"})
INK = "#2e2a25"
FONT = "font-family='system-ui,sans-serif'"


def escaped(text: str) -> str:
    """Text that can stand in a picture, whatever somebody calls themselves.

    >>> escaped("<A&B>")
    '&lt;A&amp;B&gt;'
    """
    return text.translate(_ESCAPED)


def number(value: float) -> str:
    """A coordinate, as short as it can be written.

    >>> number(3.0), number(0.126)
    ('3', '0.13')
    """
    return f"{value:.2f}".rstrip("0").rstrip(".")


def at(x: float, y: float, *parts: Svg, scale: float = 1) -> Svg:
    """Elements moved to another place, and perhaps scaled."""
    scaling = "" if scale == 1 else f" scale({number(scale)})"
    inside = "".join(parts)
    return f"<g transform='translate({number(x)} {number(y)}){scaling}'>{inside}</g>"


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
    size = f"width='{number(width)}' height='{number(height)}'"
    corners = f" rx='{number(rounded)}'" if rounded else ""
    return f"<rect x='{number(x)}' y='{number(y)}' {size}{corners} fill='{fill}' {more}/>"


def circle(x: float, y: float, radius: float, fill: str, more: str = "") -> Svg:
    """A circle."""
    return f"<circle cx='{number(x)}' cy='{number(y)}' r='{number(radius)}' fill='{fill}' {more}/>"


def shape(path: str, fill: str, more: str = "") -> Svg:
    """A filled outline."""
    return f"<path d='{path}' fill='{fill}' {more}/>"


def line(path: str, colour: str, width: float, cap: str = "round") -> Svg:
    """A line, not filled; `cap` is how its ends look."""
    stroke = f"stroke='{colour}' stroke-width='{number(width)}' stroke-linecap='{cap}'"
    return f"<path d='{path}' fill='none' {stroke}/>"


def label(
    x: float,
    y: float,
    text: str,
    size: float,
    *,
    fill: str = INK,
    anchor: str = "start",
    more: str = "",
) -> Svg:
    """A line of text; `anchor` says which end of it lies at x."""
    place = f"x='{number(x)}' y='{number(y)}' font-size='{number(size)}' text-anchor='{anchor}'"
    return f"<text {place} fill='{fill}' {FONT} {more}>{escaped(text)}</text>"


def picture(title: str, width: float, height: float, *parts: Svg) -> Svg:
    """A whole picture; its title is read aloud to whoever cannot see it."""
    box = f"viewBox='0 0 {number(width)} {number(height)}'"
    size = f"width='{number(width)}' height='{number(height)}' style='max-width:100%'"
    inside = f"<title>{escaped(title)}</title>" + "".join(parts)
    return f"<svg xmlns='http://www.w3.org/2000/svg' role='img' {box} {size}>{inside}</svg>"
