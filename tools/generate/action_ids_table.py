"""Generates the tables of docs/reference/actions.md from the action space.

A test fails if the page is out of date.
"""

import re
from math import prod
from pathlib import Path

from foolsgold.games.api import AnyRules
from foolsgold.games.catalogue import GAMES

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "actions.md"


def table_of(rules: AnyRules) -> str:
    """A row for each block: its first id, its dimensions, its first and its last action."""
    actions = rules.actions
    lines = ["| block | from | numbers | first | last |", "|---|---|---|---|---|"]
    for name, sizes in actions.radix.sizes.items():
        start, count = actions.radix.starts[name], prod(sizes)
        numbers = str(count) if len(sizes) < 2 else f"{' x '.join(map(str, sizes))} = {count}"
        ends = (f"`{actions.describe(number)}`" for number in (start, start + count - 1))
        lines.append(f"| `{name}` | {start} | {numbers} | {' | '.join(ends)} |")
    lines.append(f"| | {actions.size} | | | |")
    return "\n".join(lines)


def page() -> str:
    """The page with its tables regenerated."""
    text = PAGE.read_text(encoding="utf-8")
    for rules in GAMES:
        mark = f"<!-- {rules.name}: written by tools/generate/action_ids_table.py -->"
        pattern = re.escape(mark) + r"\n.*?\n\n"
        text, count = re.subn(pattern, f"{mark}\n{table_of(rules)}\n\n", text, flags=re.DOTALL)
        assert count == 1, rules.name
    return text


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
