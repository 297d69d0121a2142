"""How deep tests look: enough to catch a slip each time, everything with the profile `explore`."""

from itertools import product

from hypothesis import settings

IS_EXPLORE_PROFILE = settings.get_current_profile_name() == "explore"
EXPLORE_FACTOR = 15
"""How many times more the profile `explore` looks at."""


def scaled_examples(usual: int) -> int:
    """For a property that takes its time: fewer examples than others, and many where all do."""
    return usual * EXPLORE_FACTOR if IS_EXPLORE_PROFILE else usual


def choice_combinations(*ways: tuple[object, ...]) -> list[tuple[object, ...]]:
    """All combinations of some choices where everything is looked at; by default only so many that
    each choice is met once, for a page that is loaded anew takes a second of the processor.

    >>> choice_combinations(("en", "he"), ("laptop", "phone"))
    [('en', 'laptop'), ('he', 'phone')]
    """
    if IS_EXPLORE_PROFILE:
        return list(product(*ways))
    return [tuple(way[n % len(way)] for way in ways) for n in range(max(map(len, ways)))]


EVENING_COUNT = 20 if IS_EXPLORE_PROFILE else 1
"""Each with deals, tables and people of its own, at a server that is killed again and again."""
TOTAL_KILLS = 500
"""How often in all evenings: what was promised has to survive any moment."""


def people_at_table(evening: int) -> int:
    """Of three at a table; every second evening has no bots, whose processes take long to start."""
    return 2 + evening % 2


def kills_per_evening(usual: int) -> int:
    """How often a server is killed in one evening."""
    return TOTAL_KILLS // EVENING_COUNT if IS_EXPLORE_PROFILE else usual


FUZZED_FRAMES = 100_000 if IS_EXPLORE_PROFILE else 600
"""Frames of every wrong kind that are sent to a server."""
