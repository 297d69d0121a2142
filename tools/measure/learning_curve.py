"""Draws the learning curve of `examples/train_policy.py`, docs/pictures/learning-curve.svg.

Its input is what the example's `--curve` writes. Across: CPU minutes of training. Up: the share of
rounds that one seat among rule bots won, with 95 % intervals; dashed: the rule bot in that seat.
"""

import argparse
import json
from pathlib import Path
from typing import Any

FILE = Path(__file__).parents[2] / "docs/pictures/learning-curve.svg"
WIDTH, HEIGHT, EDGE = 520, 300, 44
COLOURS = {"digger": "#1e6fb3", "saboteur": "#b3541e"}
LOW, HIGH = 0.2, 0.8


def rate_with_error(look: dict[str, Any], role: str) -> tuple[float, float]:
    """A win rate, and half of its 95 % interval."""
    (rate, error), _to_rule_bot = look[role]
    return rate, error


def across(minutes: float, most: float) -> float:
    """Where a moment lies."""
    return EDGE + WIDTH * minutes / most


def up(rate: float) -> float:
    """Where a win rate lies."""
    return EDGE + HEIGHT * (HIGH - min(max(rate, LOW), HIGH)) / (HIGH - LOW)


def text(x: float, y: float, words: str, anchor: str = "start", colour: str = "#333") -> str:
    """A label in the picture."""
    return f'<text x="{x:.0f}" y="{y:.0f}" text-anchor="{anchor}" fill="{colour}">{words}</text>'


def draw_chart(looks: list[dict[str, Any]]) -> str:
    """The picture: for each role a band, its line, and the rule bot's level."""
    rule_bot = next(look for look in looks if look["player"] == "rule bot")
    curve = [look for look in looks if look["player"] in ("imitation", "improvement")]
    most = curve[-1]["minutes"]
    change = max(look["minutes"] for look in curve if look["player"] == "imitation")
    whole, high = WIDTH + 2 * EDGE, HEIGHT + 2 * EDGE
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {whole} {high}" '
        'font-family="sans-serif" font-size="12">',
        f'<rect width="{whole}" height="{high}" fill="#fffdf7"/>',
        f'<rect x="{EDGE}" y="{EDGE}" width="{WIDTH}" height="{HEIGHT}" fill="none" '
        'stroke="#555"/>',
        f'<path d="M{across(change, most):.1f},{EDGE}v{HEIGHT}" stroke="#999"/>',
        text(across(change, most) - 6, EDGE - 8, "imitation", "end"),
        text(across(change, most) + 6, EDGE - 8, "policy gradient"),
        text(whole / 2, high - 8, "CPU minutes; up: rounds won, %", "middle"),
    ]
    parts += [text(EDGE - 6, up(rate / 100) + 4, str(rate), "end") for rate in range(20, 90, 10)]
    parts += [
        text(across(minutes, most), EDGE + HEIGHT + 16, str(minutes), "middle")
        for minutes in range(int(most) + 1)
    ]
    for place, (role, colour) in enumerate(COLOURS.items()):
        points = [(across(look["minutes"], most), *rate_with_error(look, role)) for look in curve]
        line = "L".join(f"{x:.1f},{up(rate):.1f}" for x, rate, _ in points)
        above = [f"{x:.1f},{up(rate + error):.1f}" for x, rate, error in points]
        below = [f"{x:.1f},{up(rate - error):.1f}" for x, rate, error in reversed(points)]
        level = up(rate_with_error(rule_bot, role)[0])
        parts += [
            f'<path d="M{"L".join([*above, *below])}Z" fill="{colour}" opacity="0.2"/>',
            f'<path d="M{line}" fill="none" stroke="{colour}" stroke-width="2"/>',
            f'<path d="M{EDGE},{level:.1f}h{WIDTH}" stroke="{colour}" stroke-dasharray="5"/>',
            text(EDGE + WIDTH - 8, EDGE + HEIGHT - 40 + 16 * place, f"as {role}", "end", colour),
        ]
    parts.append(text(EDGE + WIDTH - 8, EDGE + HEIGHT - 8, "dashed: the rule bot", "end"))
    return "\n".join([*parts, "</svg>", ""])


def main() -> None:
    """Reads the curve and draws it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("curve", type=Path, help="what `--curve` wrote")
    FILE.write_text(draw_chart(json.loads(parser.parse_args().curve.read_text())["looks"]))


if __name__ == "__main__":
    main()
