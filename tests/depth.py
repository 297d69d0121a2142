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


def kills(usual: int) -> int:
    """How often a server is killed: what was promised has to survive any moment."""
    return 500 if EXPLORES else usual


FUZZED = 100_000 if EXPLORES else 600
"""Frames of every wrong kind that are sent to a server."""
