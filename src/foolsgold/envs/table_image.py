"""Renders a whole table, secrets included, as text or pixels, for people who watch."""

import io
from typing import Any

import numpy as np
import numpy.typing as npt

from foolsgold.base.extras import requires
from foolsgold.games.catalogue import Ruleset

RENDER_MODES = ("ansi", "human", "rgb_array")
FONTS = "text { font-family: 'DejaVu Sans', 'Noto Sans', 'Liberation Sans', Arial, Helvetica }"
"""Unlike a browser, resvg does not know which font `sans-serif` is here."""


def render_table(ruleset: Ruleset, state: Any, mode: str | None) -> Any:
    """The table as `render_mode` asks: a text, a printed text, or an array of pixels."""
    match mode:
        case "ansi":
            return ruleset.rules.table_to_ascii(state)
        case "human":
            print(ruleset.rules.table_to_ascii(state), flush=True)  # noqa: T201 - what human means
            return None
        case "rgb_array":
            return table_pixels(ruleset, state)
    return None


def table_pixels(ruleset: Ruleset, state: Any) -> npt.NDArray[np.uint8]:
    """The drawing of a table as pixels: height, width, red, green and blue."""
    with requires("research"):
        import resvg_py  # noqa: PLC0415 - only who wants pixels needs it
        from PIL import Image  # noqa: PLC0415 - as above

    svg = ruleset.rules.open_table_to_svg(state)
    png = bytes(resvg_py.svg_to_bytes(svg_string=svg, style_sheet=FONTS))
    with Image.open(io.BytesIO(png)) as image:
        return np.asarray(image.convert("RGB"), np.uint8)
