"""Draws the reliability diagram of beliefs, docs/pictures/reliability.svg (`just reliability`).

Predicted probability (across) against observed frequency (up), in games of bots the likelihoods
were not fitted on: a calibrated believer lies on the diagonal. `--rounds` and `--seed` play other
deals, `--only` some line-ups; only a run of all of them draws the picture.

The calibration error is an absolute value, so few rounds overestimate it.
"""

import argparse
from pathlib import Path

from foolsgold.study.calibration import BelieverCalibration, calibrate
from foolsgold.study.matchups import Matchup, MatchupRequest, RoleCounts
from foolsgold.study.opponents import find_opponent

FILE = Path(__file__).parents[2] / "docs/pictures/reliability.svg"
LINE_UPS = ("yj/digger", "yj/logan", "thinker/thinker", "dreamer/thinker", "dreamer/dreamer")
"""Saboteurs first; at least one side is held out of the fit."""
ROUNDS, SEED = 200, 883_001
SIDE, EDGE = 300, 40
COLOURS = {"suspicion": "#b3541e", "beliefs": "#1e6fb3"}
LEGEND = {"suspicion": "suspicions of digger", "beliefs": "beliefs"}


def merge_bins(judged: list[BelieverCalibration]) -> list[tuple[int, float, float]]:
    """All predictions of one believer by bin: count, mean prediction, observed frequency."""
    found: list[tuple[int, float, float]] = []
    for classes in zip(*(each.classes for each in judged), strict=True):
        count = sum(each.count for each in classes)
        said = sum(each.count * each.said for each in classes) / max(count, 1)
        true = sum(each.count * each.true for each in classes) / max(count, 1)
        found.append((count, said, true))
    return found


def text(x: float, y: float, words: str, anchor: str = "start", colour: str = "#333") -> str:
    """A label in the picture."""
    return f'<text x="{x:.0f}" y="{y:.0f}" text-anchor="{anchor}" fill="{colour}">{words}</text>'


def draw_chart(by_name: dict[str, list[tuple[int, float, float]]]) -> str:
    """The picture: a square, its diagonal, and a line of points for each believer."""
    whole, low = SIDE + 2 * EDGE, EDGE + SIDE
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {whole} {whole}" '
        'font-family="sans-serif" font-size="12">',
        f'<rect width="{whole}" height="{whole}" fill="#fffdf7"/>',
        f'<path d="M{EDGE},{low}L{low},{EDGE}" stroke="#999" stroke-dasharray="4"/>',
        f'<rect x="{EDGE}" y="{EDGE}" width="{SIDE}" height="{SIDE}" fill="none" stroke="#555"/>',
        text(whole / 2, whole - 6, "predicted to be a saboteur, %; up: was one, %", "middle"),
    ]
    for tenth in range(0, 11, 2):
        at = SIDE * tenth / 10
        parts.append(text(EDGE + at, low + 16, str(10 * tenth), "middle"))
        parts.append(text(EDGE - 6, low - at + 4, str(10 * tenth), "end"))
    for place, (name, points) in enumerate(by_name.items()):
        spots = [
            (EDGE + SIDE * said, low - SIDE * true, min(9.0, 2 + (count / 60) ** 0.5))
            for count, said, true in points
            if count
        ]
        colour = COLOURS[name]
        line = "L".join(f"{x:.1f},{y:.1f}" for x, y, _ in spots)
        parts.append(f'<path d="M{line}" fill="none" stroke="{colour}" stroke-width="1.5"/>')
        parts += [
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r:.1f}" fill="{colour}"/>' for x, y, r in spots
        ]
        parts.append(text(EDGE + 10, EDGE + 18 + 16 * place, LEGEND[name], colour=colour))
    return "\n".join([*parts, "</svg>", ""])


def main() -> None:
    """Plays, prints the figures, and draws."""
    given = argparse.ArgumentParser(description=__doc__)
    given.add_argument("--rounds", type=int, default=ROUNDS, help="rounds of each line-up")
    given.add_argument("--seed", type=int, default=SEED)
    given.add_argument("--only", default="", help="only line-ups with one of these, such as `yj/`")
    asked = given.parse_args()
    answers: dict[str, list[BelieverCalibration]] = {name: [] for name in COLOURS}
    wanted = [each for each in LINE_UPS if any(part in each for part in asked.only.split(","))]
    for line_up in wanted:
        saboteurs, diggers = line_up.split("/")
        sides = Matchup(find_opponent(saboteurs), find_opponent(diggers))
        report = calibrate(MatchupRequest(RoleCounts(2, 3), asked.rounds, asked.seed), sides)
        for believer in report.believers:
            brier = " ".join(f"{value:.3f}" for value in believer.brier)
            print(f"{line_up} {believer.believer}: error {believer.error:.3f}; {brier}", flush=True)
            if believer.believer in answers:
                answers[believer.believer].append(believer)
    together = {name: merge_bins(judged) for name, judged in answers.items()}
    for name, points in together.items():
        off = sum(count * abs(said - true) for count, said, true in points)
        print(f"all {name}: error {off / max(sum(point[0] for point in points), 1):.3f}")
    if wanted == list(LINE_UPS):
        FILE.write_text(draw_chart(together))


if __name__ == "__main__":
    main()
