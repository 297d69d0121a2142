"""Writes the tables of docs/guide/editions.md from the editions' fields; a test compares them."""

import re
from pathlib import Path

from foolsgold.games.api import AnyRules
from foolsgold.games.catalogue import GAMES
from foolsgold.games.switches import Switch, allowed_text, edition_fields

PAGE = Path(__file__).parents[1] / "docs" / "guide" / "editions.md"


def table_of(rules: AnyRules) -> str:
    """Every value a file may set, with its rule's number; switches are what editions differ in."""
    lines = ["| key | values | rules | |", "|---|---|---|---|"]
    for told in edition_fields(rules.edition_type):
        kind = ""
        if isinstance(told.constraint, Switch):
            kind = "switch, may be left to the table" if told.constraint.optional else "switch"
        lines.append(f"| `{told.name}` | {allowed_text(told)} | {told.constraint.rules} | {kind} |")
    return "\n".join(lines)


def page() -> str:
    """The page with its tables written anew."""
    text = PAGE.read_text(encoding="utf-8")
    for rules in GAMES:
        mark = f"<!-- {rules.name}: written by tools/editions_table.py -->"
        pattern = re.escape(mark) + r"\n.*?\n\n"
        text, count = re.subn(pattern, f"{mark}\n{table_of(rules)}\n\n", text, flags=re.DOTALL)
        assert count == 1, rules.name
    return text


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
