"""Tutorial of Gobblings: a small maze where the learner starts as a Gnome and wins as a Goblin.

The seed was searched for: a shut door before the Dragon, its key in the learner's hand when the
Potion has made a Goblin of them, and an Ale, a Map and an Explosion on the way.
"""

from foolsgold.base.frozendict import FrozenDict
from foolsgold.play.tutorial import TutorialScript

SCRIPT = TutorialScript(
    edition="gobblings",
    # Three columns instead of eight, and the first round decides.
    changes=FrozenDict({"columns_between": 3, "points_to_win": 2}),
    seed=514348,
    scenes=(
        ("goblesson-welcome",),
        ("goblesson-role",),
        ("goblesson-goals",),
        ("goblesson-lay", "place 1 1,0 90"),
        ("goblesson-door", "place 4 2,0 90", "place 7 3,0 90"),
        ("goblesson-map", "peek 0 2"),
        ("goblesson-dragon",),
        ("goblesson-rubble", "place 10 1,1", "place 11 2,1 90"),
        ("goblesson-explosion", "explode 9 2,1"),
        ("goblesson-replace", "replace 3", "place 6 0,1 180"),
        ("goblesson-ale", "place 2 1,2"),
        ("goblesson-serve", "serve 3"),
        ("goblesson-thirsty", "place 16 2,1 90"),
        ("goblesson-potion", "swap 12 3"),
        ("goblesson-goblin",),
        ("goblesson-close", "place 19 2,2 270", "replace 14"),
        ("goblesson-key", "place 15 0,-1"),
        ("goblesson-found",),
        ("goblesson-over",),
    ),
)
