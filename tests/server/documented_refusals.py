"""What docs/reference/protocol.md says about refused commands."""

import re

from foolsgold.games import catalogue
from foolsgold.games.api import Reason
from tests.support.paths import ROOT

PAGE = (ROOT / "docs" / "reference" / "protocol.md").read_text(encoding="utf-8")
SECTION = PAGE.split("### Refused commands")[1].split("\n### ")[0]
ROWS = re.findall(r"^\| `([a-zA-Z-]+)` \| (.+) \| ([a-z]+) \|$", SECTION, re.MULTILINE)
RULES_ROW = "refused-REASON"


def actions_by_refusal() -> dict[str, str]:
    """What a client does, by the id of the reason."""
    found: dict[str, str] = {}
    for name, meaning, action in ROWS:
        if name == RULES_ROW:
            reasons = meaning.split("REASON is one of ")[1]
            found |= {f"refused-{each}": action for each in re.findall(r"`([a-z-]+)`", reasons)}
        else:
            assert name not in found, name
            found[name] = action
    return found


def refusals_of_rules() -> set[str]:
    """The ids of all refusals of the games."""
    assert catalogue.GAMES  # imported with all their reasons
    return {f"refused-{each.value}" for kind in Reason.__subclasses__() for each in kind}
