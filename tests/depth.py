"""How deep tests look: enough to catch a slip each time, everything with the profile `explore`."""

from itertools import product

from hypothesis import settings

EXPLORES = settings.get_current_profile_name() == "explore"
DEEPER = 15
"""How many times more the profile `explore` looks at."""


def examples(usual: int) -> int:
    """For a property that takes its time: fewer examples than others, and many where all do."""
    return usual * DEEPER if EXPLORES else usual


def paired(*ways: tuple[object, ...]) -> list[tuple[object, ...]]:
    """All combinations of some choices where everything is looked at; by default only so many that
    each choice is met once, for a page that is loaded anew takes a second of the processor.

    >>> paired(("en", "he"), ("laptop", "phone"))
    [('en', 'laptop'), ('he', 'phone')]
    """
    if EXPLORES:
        return list(product(*ways))
    return [tuple(way[n % len(way)] for way in ways) for n in range(max(map(len, ways)))]


EVENINGS = 20 if EXPLORES else 1
"""Each with deals, tables and people of its own, at a server that is killed again and again."""
KILLED = 500
"""How often in all evenings: what was promised has to survive any moment."""


def people(evening: int) -> int:
    """Of three at a table; every second evening has no bots, whose processes take long to start."""
    return 2 + evening % 2


def kills(usual: int) -> int:
    """How often a server is killed in one evening."""
    return KILLED // EVENINGS if EXPLORES else usual


FUZZED = 100_000 if EXPLORES else 600
"""Frames of every wrong kind that are sent to a server."""
