"""Ten million steps of both engines, as `just explore` compares them, into a file to go on with.

`python tools/agree.py steps.jsonl --minutes 60`: a line for each part that agrees, until the time
is up. Parts that are in the file are not played again; delete it after a change of the rules.
`--only gobblings` plays one of the games: with a file each, two cores have both.
"""

import argparse
import json
import sys
import time
from collections import Counter
from pathlib import Path

from hypothesis import settings

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))


settings.load_profile("explore")

from tests.kernel.gobblings import test_engine_agreement as second  # noqa: E402 - likewise
from tests.kernel.saboteur import test_engine_agreement as classic  # noqa: E402 - likewise

GAMES = {"saboteur": classic.test_whole_games_agree, "gobblings": second.test_own_editions}


def compare(game: str, part: int) -> int:
    """How many steps of this part agree: all, or it raises."""
    told: list[int] = []
    GAMES[game](part, lambda _name, steps: told.append(int(str(steps))))
    return sum(told)


def go_on(file: Path, minutes: float, games: list[str]) -> None:
    """Plays parts that are missing, the games in turns; each is a line as soon as it is done."""
    done = [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []
    steps: Counter[str] = Counter()
    for line in done:
        steps[line["game"]] += line["steps"]
    known = {(line["game"], line["part"]) for line in done}
    end = time.monotonic() + 60 * minutes
    for part in range(classic.PARTS):
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
            print(f"{game} {part}: {count:,} steps alike in {spent:.0f} CPU seconds", flush=True)
    for game, count in steps.items():
        print(f"{game}: {count:,} steps alike")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--minutes", type=float, default=60, help="until no part is begun any more")
    parser.add_argument("--only", choices=GAMES, help="this game")
    asked = parser.parse_args()
    go_on(asked.file, asked.minutes, [asked.only] if asked.only else list(GAMES))
