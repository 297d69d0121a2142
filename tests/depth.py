"""How deep tests look: enough to catch a slip each time, everything with the profile `explore`."""

from hypothesis import settings

EXPLORES = settings.get_current_profile_name() == "explore"
DEEPER = 15
"""How many times more the profile `explore` looks at."""


def examples(usual: int) -> int:
    """For a property that takes its time: fewer examples than others, and many where all do."""
    return usual * DEEPER if EXPLORES else usual


def kills(usual: int) -> int:
    """How often a server is killed: what was promised has to survive any moment."""
    return 500 if EXPLORES else usual


FUZZED = 100_000 if EXPLORES else 600
"""Frames of every wrong kind that are sent to a server."""
