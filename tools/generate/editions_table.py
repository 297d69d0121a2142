"""Generates the tables of docs/guide/editions.md from the fields of editions.

A test fails if the page is out of date.
"""

import re
from pathlib import Path

from foolsgold.games.api import AnyRules
from foolsgold.games.catalogue import GAMES
from foolsgold.games.edition_fields import Switch, allowed_text, edition_fields

PAGE = Path(__file__).parents[2] / "docs" / "guide" / "editions.md"


def table_of(rules: AnyRules) -> str:
    """A row for each value a file may set, with the numbers of its rules."""
    lines = ["| key | values | rules | |", "|---|---|---|---|"]
    for field in edition_fields(rules.edition_type):
        kind = ""
        if isinstance(field.constraint, Switch):
            kind = "switch, may be left to the table" if field.constraint.optional else "switch"
        rule_numbers = field.constraint.rules
        lines.append(f"| `{field.name}` | {allowed_text(field)} | {rule_numbers} | {kind} |")
    return "\n".join(lines)


def page() -> str:
    """The page with its tables regenerated."""
    text = PAGE.read_text(encoding="utf-8")
    for rules in GAMES:
        mark = f"<!-- {rules.name}: written by tools/generate/editions_table.py -->"
        pattern = re.escape(mark) + r"\n.*?\n\n"
        text, count = re.subn(pattern, f"{mark}\n{table_of(rules)}\n\n", text, flags=re.DOTALL)
        assert count == 1, rules.name
    return text


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
