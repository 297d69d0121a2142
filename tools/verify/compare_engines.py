"""Compares the Python rules and the kernel for ten million steps, as `just explore` does.

`just compare-engines steps.jsonl --minutes 60` appends a line for each part that agrees, until the
time is up. Parts in the file are not played again; delete it after a change of the rules. `--only`
plays one game, so that two processes with a file each can share the work.
"""

import argparse
import json
import sys
import time
from collections import Counter
from pathlib import Path

from hypothesis import settings

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

import tests.conftest  # noqa: E402, F401 - registers the Hypothesis profiles

settings.load_profile("explore")

from tests.kernel.test_engine_agreement import (  # noqa: E402 - after the profile is loaded
    AGREEMENT_CASES,
    PARTS,
    test_whole_games_agree,
)


def compare(game: str, part: int) -> int:
    """The steps of this part; raises if the engines disagree."""
    counts: list[int] = []
    test_whole_games_agree(game, part, lambda _name, steps: counts.append(int(str(steps))))
    return sum(counts)


def compare_missing_parts(file: Path, minutes: float, games: list[str]) -> None:
    """Compares the parts that are not in the file, alternating between the games."""
    done = [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []
    steps: Counter[str] = Counter()
    for line in done:
        steps[line["game"]] += line["steps"]
    known = {(line["game"], line["part"]) for line in done}
    end = time.monotonic() + 60 * minutes
    for part in range(PARTS):
        for game in games:
            if (game, part) in known or time.monotonic() > end:
                continue
            began = time.process_time()
            count = compare(game, part)
            spent = time.process_time() - began
            with file.open("a") as out:
                line = {"game": game, "part": part, "steps": count, "cpu": round(spent, 1)}
                out.write(json.dumps(line) + "\n")
            steps[game] += count
            print(f"{game} {part}: {count:,} equal steps in {spent:.0f} CPU seconds", flush=True)
    for game, count in steps.items():
        print(f"{game}: {count:,} equal steps")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--minutes", type=float, default=60, help="start no part after this")
    parser.add_argument("--only", choices=AGREEMENT_CASES, help="only this game")
    asked = parser.parse_args()
    compare_missing_parts(
        asked.file, asked.minutes, [asked.only] if asked.only else list(AGREEMENT_CASES)
    )
