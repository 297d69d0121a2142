"""Searches for tiny editions in which it matters that the roles are hidden.

Most tiny decks are no hidden-role games: open roles change nothing. This tool makes up decks at
random, solves each with roles hidden and open, and writes those into a folder where the diggers'
win rates differ by `--points` or more. The editions found are selected for that difference and say
nothing about decks in general.

`just search-tiny-editions --seed 1 --seconds 600 --folder build/editions`
"""

import argparse
import time
from pathlib import Path
from typing import Any

from foolsgold.base.rng import Rng
from foolsgold.games.catalogue import Ruleset, shipped_ruleset
from foolsgold.study.equilibrium import expected_payoff, find_equilibrium
from foolsgold.study.saboteur_deals import TreeTooLarge
from foolsgold.study.saboteur_tree import DIGGERS_FIND, TreeOptions, lay_out
from foolsgold.study.sequence_form import sequence_form_of

PASSAGES = ("NS", "EW", "NW", "NE", "NES", "NEW", "NESW")
DEAD_ENDS = (*PASSAGES, "N", "E")
MENDS = ("pick", "lamp", "cart", "pick+lamp", "pick+cart", "lamp+cart")
PILES = (*["passages"] * 7, *["breaks"] * 4, "dead_ends", "mends", "rockfall")
"""From which a card is taken: as many times as it stands here, of all."""
NASH_CONV, MAX_ITERATIONS = 2e-3, 400

SETTINGS: dict[str, Any] = {
    "game": "saboteur",
    "extends": "common",
    "rounds": 1,
    "rows_between_goals": 0,
    "first_player": "agreed",
    "connected": True,
    "min_path_cards": 0,
    "goals_together": "all",
    "misfit": "engine",
    "round_end": "hands-empty",
    "discard_pile": "face-down",
    "gold_cards": "players",
    "ten_player_cap": "none",
    "gold_sharing": "one-each",
    "gold_reshuffle": False,
    "next_starter": "last-turn",
    "break_self": False,
    "roles": {"3": {"saboteurs": 1, "diggers": 2}},
}


def random_values(rng: Rng, *, needs_map: bool) -> dict[str, Any]:
    """The values of a made-up edition."""
    counts = {
        "passages": dict.fromkeys(PASSAGES, 0),
        "dead_ends": dict.fromkeys(DEAD_ENDS, 0),
        "breaks": dict.fromkeys(("pick", "lamp", "cart"), 0),
        "mends": dict.fromkeys(MENDS, 0),
        "actions": {"map": int(needs_map), "rockfall": 0},
    }
    for _ in range(rng.choice([4, 5, 6, 7]) - needs_map):
        pile = rng.choice(PILES)
        if pile == "rockfall":
            counts["actions"]["rockfall"] += 1
        elif pile == "breaks":
            counts["breaks"]["pick"] += 1
        elif pile == "mends":
            counts["mends"]["pick"] += 1
        else:
            counts[pile][rng.choice(list(counts[pile]))] += 1
    # A look is worth something only if a stone does not lead on to every goal.
    stone = rng.choice(["EW", "NS", "NE", "NEW", *["NESW"] * (not needs_map)])
    return {
        **SETTINGS,
        "columns_between": rng.choice([1, 1, 2]),
        "start": rng.choice(["EW", "NE", "NES", "NESW"]),
        "hand": {"3": rng.choice([1, 1, 2])},
        "goals": {"treasure": "NESW", "stone-a": stone, "stone-b": stone},
        "deck": counts,
    }


def diggers_win(ruleset: Ruleset, options: TreeOptions) -> tuple[float, int]:
    """The diggers' win rate in equilibrium, and the size of the tree."""
    tree = lay_out(ruleset, options).tree
    form, _ = sequence_form_of(tree)
    found = find_equilibrium(form, NASH_CONV, MAX_ITERATIONS)
    return expected_payoff(form, found.policy, DIGGERS_FIND), len(tree)


def edition_text(name: str, values: dict[str, Any]) -> str:
    """The values as TOML."""
    lines = [f'title = "{name}"']
    tables = []

    def write(table: dict[str, Any], at: str) -> None:
        for key, value in table.items():
            quoted = key if key.replace("-", "").replace("_", "").isalnum() else f'"{key}"'
            if isinstance(value, dict):
                inner: list[str] = []
                tables.append((f"{at}{quoted}", inner))
                write_into(value, f"{at}{quoted}.", inner)
            else:
                lines.append(f"{quoted} = {_text(value)}")

    def write_into(table: dict[str, Any], at: str, out: list[str]) -> None:
        for key, value in table.items():
            quoted = key if key.replace("-", "").replace("_", "").isalnum() else f'"{key}"'
            if isinstance(value, dict):
                inner: list[str] = []
                tables.append((f"{at}{quoted}", inner))
                write_into(value, f"{at}{quoted}.", inner)
            else:
                out.append(f"{quoted} = {_text(value)}")

    write(values, "")
    for title, entries in tables:
        if entries:
            lines += ["", f"[{title}]", *entries]
    return "\n".join(lines) + "\n"


def _text(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return f'"{value}"' if isinstance(value, str) else str(value)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--points", type=float, default=3.0, help="percent points of difference")
    parser.add_argument("--map", action="store_true", help="with a map, a look and a claim")
    parser.add_argument("--min-histories", type=int, default=30_000)
    parser.add_argument("--max-histories", type=int, default=300_000)
    parser.add_argument("--folder", type=Path, default=Path("build/editions"))
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    rng, end = Rng(chosen.seed), time.monotonic() + chosen.seconds
    tried = solved = found = 0
    while time.monotonic() < end:
        values = random_values(rng, needs_map=chosen.map)
        tried += 1
        name = f"tiny-{chosen.seed}-{tried}"
        try:
            ruleset = shipped_ruleset("common", {**values, "id": name})
        except ValueError:
            continue
        try:
            hidden, size = diggers_win(ruleset, TreeOptions(max_histories=chosen.max_histories))
            if size < chosen.min_histories or not 0.02 < hidden < 0.98:
                continue
            opened, _ = diggers_win(
                ruleset, TreeOptions(max_histories=chosen.max_histories, open_roles=True)
            )
        except TreeTooLarge:
            continue
        solved += 1
        if 100 * abs(opened - hidden) >= chosen.points:
            found += 1
            (chosen.folder / f"{name}.toml").write_text(edition_text(name, values))
            print(f"{name}: {size} histories, hidden {hidden:.4f}, open {opened:.4f}", flush=True)
    print(f"{tried} decks made up, {solved} solved, {found} found")


if __name__ == "__main__":
    main()
