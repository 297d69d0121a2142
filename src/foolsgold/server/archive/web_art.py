"""The page's own drawings as SVG: tiles, finds, portraits, written down when the page is built."""

from functools import cache
from importlib import resources
from typing import NamedTuple

import msgspec

from foolsgold.base.messages import UserError


class Theme(NamedTuple):
    """Figures and tiles of one game's drawings."""

    portraits: str
    tile_shape: str
    tile_size: tuple[int, int]


SABOTEUR_THEME = Theme("dwarfs", "tall", (100, 130))
GOBBLINGS_THEME = Theme("gnomes", "square", (100, 100))


class PathLayer(msgspec.Struct, frozen=True, array_like=True):
    """A path with its fill and stroke."""

    path: str
    fill: str
    stroke: str
    width: float


@cache
def drawings() -> dict[str, tuple[PathLayer, ...]]:
    """The page's drawings by name; `UserError` if the page was not built."""
    file = resources.files("foolsgold.server") / "static" / ".drawings.json"
    if not file.is_file():
        raise UserError("page-not-built")
    return msgspec.json.decode(file.read_bytes(), type=dict[str, tuple[PathLayer, ...]])


class Canvas:
    """An SVG document under construction: markup, and the drawings that it places."""

    def __init__(self) -> None:
        self._body: list[str] = []
        self._used: dict[str, None] = {}

    def add(self, markup: str) -> None:
        """Appends markup."""
        self._body.append(markup)

    def place(self, name: str, x: float, y: float, scale: float = 1, *, degrees: int = 0) -> None:
        """Appends a drawing with its origin at this point."""
        self._used[name] = None
        self.add(
            f'<use href="#{_id(name)}" transform="translate({x:.1f} {y:.1f}) scale({scale:.3f})'
            f' rotate({degrees})"/>'
        )

    def svg(self, size: tuple[int, int]) -> str:
        """The document."""
        symbols = "".join(map(_define, self._used))
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{size[0]}" height="{size[1]}"'
            ' stroke-linecap="round" stroke-linejoin="round">'
            f"<defs>{symbols}</defs>{''.join(self._body)}</svg>"
        )


def _define(name: str) -> str:
    layers = "".join(
        f'<path d="{layer.path}" fill="{layer.fill}" stroke-width="{layer.width}"'
        f' stroke="{layer.stroke if layer.width else "none"}"/>'
        for layer in drawings()[name]
    )
    return f'<g id="{_id(name)}">{layers}</g>'


def _id(name: str) -> str:
    return name.replace(" ", "_")
