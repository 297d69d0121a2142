"""Open Graph preview image of a finished game: final maze, winners and gold.

The only words in the picture are the program's name: text in the reader's language stands beside
it, in the page's head. It shows no names, so both links of a game have the same picture.
"""

import subprocess
import sys
from pkgutil import resolve_name

from foolsgold.base.messages import UserError
from foolsgold.games.catalogue import plugin_for
from foolsgold.server.archive.preview_mine import MINE_SIZE, draw_mine
from foolsgold.server.archive.web_art import Canvas, Theme
from foolsgold.server.projection.replay import FinalPosition

IMAGE_SIZE = (1200, 630)
"""The size that messengers expect; the mine takes the left part of it."""
MAX_RENDER_SECONDS = 30.0
"""On a busy machine; alone it takes a quarter of a second."""
RENDERER = """
import sys, resvg_py
svg = sys.stdin.buffer.read().decode()
sys.stdout.buffer.write(resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True))
"""
"""A process of its own, because resvg holds the interpreter lock while it renders."""
PAPER_COLOUR, INK_COLOUR, RULE_COLOUR = "#f6efe2", "#2b2117", "#cdb994"
WINNER_FILL, WINNER_OUTLINE, FRAME_COLOUR = "#fff1c2", "#b87508", "#f2b01e"
DIGGER_BACKGROUND, SABOTEUR_BACKGROUND = "#f7dd98", "#54304f"
"""Backgrounds of portraits: of diggers, and of saboteurs."""
PROGRAM_NAME = (
    "M3 0V-30H20M3-16H17M25-11a9 9 0 1 1 18 0a9 9 0 1 1-18 0ZM49-11a9 9 0 1 1 18 0a9 9 0 1 1-18 0Z"
    "M75-31V0M84-31q2 4-2 9M104-18q-3-3-7-3q-6 0-6 5q0 4 6.5 5q7 1 7 5.5q0 5.5-7 5.5"
    "q-5 0-8-4M146-24a13.5 15 0 1 0 2 11h-11M155-11a9 9 0 1 1 18 0a9 9 0 1 1-18 0ZM181-31V0"
    "M189-11a9 9 0 1 1 18 0a9 9 0 1 1-18 0ZM207-31V0"
)
"""Fool’s Gold, as strokes: a server has no fonts."""
MAX_ROUNDS = 24
MAX_NUGGETS = 30
"""Upper limit for custom editions, which may award more than fits."""


def render_png(game: FinalPosition) -> bytes:
    """Renders the picture as PNG; `UserError` if that takes too long."""
    try:
        done = subprocess.run(  # noqa: S603 - ourselves
            [sys.executable, "-P", "-c", RENDERER],
            input=build_svg(game).encode(),
            capture_output=True,
            check=True,
            timeout=MAX_RENDER_SECONDS,
        )
    except subprocess.TimeoutExpired:
        raise UserError("lookback-costly") from None
    return done.stdout


def build_svg(game: FinalPosition) -> str:
    """The picture as SVG."""
    theme: Theme = resolve_name(plugin_for(game.game).preview)
    canvas = Canvas()
    draw_mine(canvas, game.view, theme)
    _draw_panel(canvas, game, theme)
    return canvas.svg(IMAGE_SIZE)


def _draw_panel(canvas: Canvas, game: FinalPosition, theme: Theme) -> None:
    """The program's name, who won each round, and everybody's gold."""
    left, width = MINE_SIZE[0] + 26, IMAGE_SIZE[0] - MINE_SIZE[0] - 52
    canvas.add(
        f'<rect x="{MINE_SIZE[0]}" width="{IMAGE_SIZE[0] - MINE_SIZE[0]}"'
        f' height="{IMAGE_SIZE[1]}" fill="{PAPER_COLOUR}"/>'
        f'<rect x="{MINE_SIZE[0]}" width="5" height="{IMAGE_SIZE[1]}" fill="{INK_COLOUR}"/>'
    )
    canvas.place("mark", left + 42, 64, 1.6)
    canvas.add(
        f'<path d="{PROGRAM_NAME}" transform="translate({left + 104} 79)" fill="none"'
        f' stroke="{INK_COLOUR}" stroke-width="5.5"/>'
    )
    below = _draw_rounds(canvas, game.round_winners[-MAX_ROUNDS:], (left, 142), width)
    for y in (124, below):
        canvas.add(f'<path d="M{left} {y}h{width}" stroke="{RULE_COLOUR}" stroke-width="3"/>')
    room = (width, IMAGE_SIZE[1] - below - 30)
    _draw_scores(canvas, game, theme, (left, below + 12), room)


def _draw_rounds(
    canvas: Canvas, rounds: tuple[str, ...], corner: tuple[int, int], width: int
) -> int:
    """Portraits of the winners of each round, in rows; returns where they end."""
    across = 3 if len(rounds) <= 3 else 5 if len(rounds) <= 10 else 8
    step = min(width // across, 112)
    radius = (step - 12) / 2
    canvas.add(f'<clipPath id="medal"><circle r="{radius}"/></clipPath>')
    for number, side in enumerate(rounds):
        row, column = divmod(number, across)
        here = min(across, len(rounds) - row * across)
        x = corner[0] + (width - here * step) // 2 + column * step + 6 + radius
        _draw_medal(canvas, side, (x, corner[1] + row * step + 2 + radius), radius)
    return corner[1] + -(-len(rounds) // across) * step + 6


def _draw_medal(canvas: Canvas, side: str, middle: tuple[float, float], radius: float) -> None:
    """A portrait in a round frame; plain rock for nobody."""
    dark = side in ("saboteur", "goblin")
    canvas.add(
        f'<g transform="translate({middle[0]} {middle[1]})"><g clip-path="url(#medal)">'
        f'<circle r="{radius}" fill="{SABOTEUR_BACKGROUND if dark else DIGGER_BACKGROUND}"/>'
    )
    if side == "nobody":
        canvas.place("stone", 0, 0, radius / 32)
    else:
        canvas.place(side, 0, 0.08 * radius, radius / 54)
    canvas.add("</g>")
    for inset, colour, width in ((3.5, INK_COLOUR, 7), (4, FRAME_COLOUR, 4)):
        canvas.add(
            f'<circle r="{radius - inset}" fill="none" stroke="{colour}" stroke-width="{width}"/>'
        )
    canvas.add("</g>")


def _draw_scores(
    canvas: Canvas,
    game: FinalPosition,
    theme: Theme,
    corner: tuple[int, int],
    room: tuple[int, int],
) -> None:
    """A row for each seat, best first: avatar and gold."""
    seats = sorted(range(len(game.scores)), key=lambda seat: (-game.scores[seat], seat))
    height = min(room[1] // len(seats), 76)
    side = height - 4
    nugget = side * 0.5
    for place, seat in enumerate(seats):
        x, y = corner[0], corner[1] + place * height
        if seat in game.winners:
            canvas.add(
                f'<rect x="{x - 8.5}" y="{y + 1.5}" width="{room[0] + 17}" height="{height - 6}"'
                f' rx="13" fill="{WINNER_FILL}" stroke="{WINNER_OUTLINE}" stroke-width="3"/>'
            )
        avatar = f"{theme.portraits} {game.faces[seat]}"
        canvas.place(avatar, x + 0.48 * side, y + 0.61 * side, side / 124)
        count = min(max(0, game.scores[seat]), MAX_NUGGETS)
        step = min(nugget + 4, (room[0] - side - 10 - nugget) / max(1, count - 1))
        for number in range(count):
            at = x + side + 8 + number * step + nugget / 2
            canvas.place("nugget", at, y + height / 2, nugget / 52)
