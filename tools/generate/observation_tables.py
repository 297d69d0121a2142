"""Generates the tables of docs/reference/observations.md from the layouts of observations.

A test fails if the page is out of date.
"""

import re
from pathlib import Path

from foolsgold.games.api import AnyRules
from foolsgold.games.catalogue import GAMES
from foolsgold.kernel.learner_backend import learner_backend_of
from foolsgold.kernel.learner_layout import CLAIM_ACTIONS, DEFAULT_LOG_ROWS

NO_CODE = 1000
"""For `outside`, which is no action of its own."""
PAGE = Path(__file__).parents[2] / "docs" / "reference" / "observations.md"


def piece_table(rules: AnyRules) -> str:
    """A row for each piece: where it begins, its shape, what it means."""
    layout = learner_backend_of(rules.name).layout
    lines = ["| piece | from | shape | meaning |", "|---|---|---|---|"]
    for piece in layout.with_log(DEFAULT_LOG_ROWS):
        start = layout.starts.get(piece.name, layout.log_start)
        columns = f": {', '.join(f'`{name}`' for name in piece.columns)}" if piece.columns else ""
        shape = " x ".join(map(str, piece.shape))
        lines.append(f"| `{piece.name}` | {start} | {shape} | {piece.meaning}{columns} |")
    lines.append(f"| | {layout.size(DEFAULT_LOG_ROWS)} | | |")
    return "\n".join(lines)


def action_table(rules: AnyRules) -> str:
    """A row for each kind of move and claim: its code, and its action numbers."""
    learner = learner_backend_of(rules.name)
    codes = {name: place + 1 for place, name in enumerate(learner.action_names)}
    codes |= {f"claim {name}": code for name, code in CLAIM_ACTIONS.items()}
    lines = ["| action | code | numbers | first |", "|---|---|---|---|"]
    blocks = learner.actions.blocks
    for name in sorted(blocks, key=lambda name: codes.get(name, NO_CODE)):
        (start, count), code = blocks[name], codes.get(name, "")
        numbers = str(start) if count == 1 else f"{start} to {start + count - 1}"
        first = learner.actions.describe(start)
        lines.append(f"| `{name}` | {code} | {numbers} | `{first}` |")
    lines.append(f"| | | {learner.actions.size} in all | |")
    return "\n".join(lines)


def page() -> str:
    """The page with its tables regenerated."""
    text = PAGE.read_text(encoding="utf-8")
    for rules in GAMES:
        for kind, table in (("pieces", piece_table), ("actions", action_table)):
            mark = f"<!-- {rules.name} {kind}: written by tools/generate/observation_tables.py -->"
            pattern = re.escape(mark) + r"\n.*?\n\n"
            new = f"{mark}\n{table(rules)}\n\n".replace("\\", "\\\\")
            text, count = re.subn(pattern, new, text, flags=re.DOTALL)
            assert count == 1, (rules.name, kind)
    return text


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
