"""Measures the strength of the search bot in fixed matchups: `just strength FILE --minutes 30`.

Rounds are appended to a file, one line each, so that a run can be interrupted and resumed. Rows
take turns, so that a run of any length covers all of them. `--report` prints the table instead;
`--edition gobblings` plays the matchups of that game.
"""

import argparse
import json
import time
from collections.abc import Iterable, Iterator
from functools import cache
from math import sqrt
from pathlib import Path
from statistics import fmean, pstdev
from typing import NamedTuple

from foolsgold.base.confidence_intervals import Z_95, Proportion
from foolsgold.base.rng import Rng
from foolsgold.bots.api import Bot
from foolsgold.games.catalogue import Ruleset, find
from foolsgold.play.game import Game
from foolsgold.study.game_adapter import believers_of, sides_of
from foolsgold.study.matchups import Matchup, PairedComparison, RoleCounts, play_round

ROUNDS_PER_TURN = 5
"""Rounds of a row before the next row's turn."""
OPPONENTS = ("bold", "mole", "logan", "yj", "thinker")
HIDING_BOTS = ("quiet", "trusting")
ODD_SABOTEURS = ("wrecker", "idler", "stroller")
HELD_OUT_BOTS = ("hoarder", "turncoat", "avenger", "paranoid", "gambler")
"""Eccentric on both sides; with any of them, `master` should not do much worse than `digger`."""
GOBLINS = (
    "brute",
    "imp",
    "sly",
    "thinker",
    "restless",
    "bomber",
    "lockkeeper",
    "wanderer",
    "dicer",
)
GNOMES = ("thinker", "restless", "bomber", "lockkeeper", "wanderer", "dicer")


class StrengthRow(NamedTuple):
    """One matchup, and the baseline it is compared with on the same deals."""

    cell: str
    saboteurs: str
    diggers: str
    baseline: tuple[str, str] | None = None

    def named(self, saboteurs: str, diggers: str) -> str:
        """The name under which a matchup at this row's role counts is stored."""
        return f"{self.cell} {saboteurs} {diggers}"

    @property
    def name(self) -> str:
        """The name of this matchup."""
        return self.named(self.saboteurs, self.diggers)


def gobblings_rows(master: str) -> list[StrengthRow]:
    """The matchups of Gobblings: Goblins in place of saboteurs, Gnomes of diggers."""
    plain = "goblin"
    return [
        *(
            StrengthRow("2/3", plain, master, (plain, plain)),
            StrengthRow("2/3", master, plain, (plain, plain)),
        ),
        *(StrengthRow("2/3", rival, master, (rival, plain)) for rival in GOBLINS),
        *(StrengthRow("2/3", master, rival, (plain, rival)) for rival in GNOMES),
        StrengthRow("2/3", master, master),
        StrengthRow("2/3", f"{master}+quiet", master, (master, master)),
    ]


def saboteur_rows(master: str) -> list[StrengthRow]:
    """The matchups of Saboteur; `master` names the search bot, such as `master:500`."""
    plain = "digger"
    playouts = master.partition(":")[2]
    foe, mirror = (f"nemesis-{against}:{playouts}" for against in (plain, "master"))
    return [
        *(StrengthRow(cell, plain, master, (plain, plain)) for cell in ("2/3", "2/5")),
        *(StrengthRow(cell, master, plain, (plain, plain)) for cell in ("2/3", "2/5")),
        *(StrengthRow("2/3", rival, master, (rival, plain)) for rival in OPPONENTS),
        *(StrengthRow("2/3", master, rival, (plain, rival)) for rival in ("logan", "thinker")),
        *(StrengthRow("2/3", master + more, master, (master, master)) for more in ("+30", "+50")),
        *(
            StrengthRow("2/3", f"{master}+{temper}", master, (master, master))
            for temper in HIDING_BOTS
        ),
        *(StrengthRow("2/5", rival, master, (rival, plain)) for rival in ("bold", "mole")),
        *(StrengthRow(cell, master, master) for cell in ("1/3", "1/4", "2/3", "2/4", "2/5", "2/6")),
        *(StrengthRow("2/3", stranger, master, (stranger, plain)) for stranger in ODD_SABOTEURS),
        StrengthRow("2/3", master, "stroller", (plain, "stroller")),
        *(StrengthRow("2/3", odd, master, (odd, plain)) for odd in HELD_OUT_BOTS),
        # Most of them dig badly: at 2/3 there is hardly anything to obstruct.
        *(
            StrengthRow(cell, master, odd, (plain, odd))
            for cell in ("2/3", "2/5")
            for odd in HELD_OUT_BOTS
        ),
        *(
            StrengthRow("2/3", foe, plain, (master, plain)),
            StrengthRow("2/3", plain, foe, (plain, master)),
        ),
        *(
            StrengthRow("2/3", mirror, master, (master, master)),
            StrengthRow("2/3", master, mirror, (master, master)),
        ),
    ]


class PlayedRound(NamedTuple):
    """A line of the file."""

    row: str
    deal: int
    found: bool
    brier: float
    cpu: float


ROWS = {"saboteur": saboteur_rows, "gobblings": gobblings_rows}


def brier_at_half(box: Ruleset, moments: list[Game]) -> float:
    """Brier score of a spectator's beliefs halfway through the round."""
    game = moments[max((len(moments) - 1) // 2 - 1, 0)]
    game_sides = sides_of(box)
    predicted = believers_of(box)["beliefs"](game.view(None), game.round_history_for(None))
    truth = [not game_sides.is_digger(game.state, seat) for seat in range(len(predicted))]
    return sum((s - t) ** 2 for s, t in zip(predicted, truth, strict=True)) / len(truth)


@cache
def bot(edition: str, name: str) -> Bot:
    return sides_of(find(edition)).find_opponent(name)


@cache
def ruleset_of(edition: str, cell: str) -> Ruleset:
    return RoleCounts.parse(cell).ruleset(edition)


def play(edition: str, row: str, deal: int, seed: int) -> PlayedRound:
    """Plays one round."""
    cell, saboteurs, diggers = row.split()
    box = ruleset_of(edition, cell)
    sides = Matchup(bot(edition, saboteurs), bot(edition, diggers))
    moments: list[Game] = []
    began = time.process_time()
    won = play_round(
        box, sum(RoleCounts.parse(cell)), Rng.derive(seed, f"{cell} {deal}").next64(), sides,
        watch=lambda game: moments.append(game.copy()),
    )  # fmt: skip
    cpu = time.process_time() - began
    return PlayedRound(row, deal, won, round(brier_at_half(box, moments), 4), round(cpu, 3))


def read_rounds(path: Path) -> dict[str, dict[int, PlayedRound]]:
    """The rounds in the file, by row and deal."""
    found: dict[str, dict[int, PlayedRound]] = {}
    if path.exists():
        for line in path.read_text().splitlines():
            played = PlayedRound(*json.loads(line))
            found.setdefault(played.row, {})[played.deal] = played
    return found


def remaining_rounds(
    wanted: Iterable[StrengthRow], deals: range, done: dict[str, dict[int, PlayedRound]]
) -> Iterator[tuple[str, int]]:
    """Matchups and deals still to be played, in turns."""
    every: dict[str, None] = {}
    for row in wanted:
        every[row.name] = None
        if row.baseline:
            every[row.named(*row.baseline)] = None
    for first in deals[::ROUNDS_PER_TURN]:
        for name in every:
            for deal in range(first, min(first + ROUNDS_PER_TURN, deals.stop)):
                if deal not in done.get(name, {}):
                    yield name, deal


def mean(scores: list[float]) -> str:
    """The mean with its 95% interval."""
    middle = fmean(scores)
    spread = Z_95 * pstdev(scores) / sqrt(len(scores))
    return f"{middle:.3f} ({max(middle - spread, 0):.3f}-{middle + spread:.3f})"


def report(wanted: Iterable[StrengthRow], done: dict[str, dict[int, PlayedRound]]) -> Iterator[str]:
    """The table."""
    yield (
        "| saboteurs/diggers | saboteurs | diggers | rounds | diggers win "
        "| baseline on the same deals | Brier score of a spectator at half-time | CPU per round |"
    )
    yield "|---|---|---|---|---|---|---|---|"
    for row in wanted:
        mine = done.get(row.name)
        if not mine:
            continue
        share = Proportion.wilson(sum(each.found for each in mine.values()), len(mine))
        brier = mean([each.brier for each in mine.values()])
        compared = ""
        if row.baseline:
            theirs = done.get(row.named(*row.baseline), {})
            both = sorted(mine.keys() & theirs.keys())
            pair = PairedComparison.compare(
                [mine[d].found for d in both], [theirs[d].found for d in both]
            )
            base = sum(theirs[d].found for d in both) / max(len(both), 1)
            compared = (
                f"`{row.baseline[0]}`, `{row.baseline[1]}`: {base:.0%}; "
                f"{100 * pair.difference:+.0f} ({100 * pair.low:+.0f} to {100 * pair.high:+.0f})"
            )
        cpu = sum(each.cpu for each in mine.values()) / len(mine)
        won = f"{share.count / share.of:.0%} ({100 * share.low:.0f}-{100 * share.high:.0f})"
        yield (
            f"| {row.cell} | `{row.saboteurs}` | `{row.diggers}` | {len(mine)} | {won} | "
            f"{compared} | {brier} | {cpu:.1f} s |"
        )


def main() -> None:
    """Plays rounds, then prints the report."""
    given = argparse.ArgumentParser(description=__doc__)
    given.add_argument("file", type=Path)
    given.add_argument("--edition", default="saboteur-en")
    given.add_argument("--master", default="master:500")
    given.add_argument("--rounds", type=int, default=300)
    given.add_argument("--first", type=int, default=0, help="number of the first deal")
    given.add_argument("--minutes", type=float, default=30.0, help="CPU minutes")
    given.add_argument("--seed", type=int, default=770_001)
    given.add_argument(
        "--only", default="", help="only rows whose name contains one of these, such as `bold,yj`"
    )
    given.add_argument("--report", action="store_true")
    asked = given.parse_args()
    only = asked.only.split(",")
    rows = ROWS[find(asked.edition).rules.name](asked.master)
    wanted = [row for row in rows if any(part in row.name for part in only)]
    done = read_rounds(asked.file)
    if not asked.report:
        with asked.file.open("a") as file:
            for name, deal in remaining_rounds(wanted, range(asked.first, asked.rounds), done):
                if time.process_time() > 60 * asked.minutes:
                    break
                played = play(asked.edition, name, deal, asked.seed)
                done.setdefault(name, {})[deal] = played
                file.write(json.dumps(played) + "\n")
                file.flush()
    print("\n".join(report(wanted, done)))


if __name__ == "__main__":
    main()
