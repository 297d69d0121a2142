"""Tutorial of Saboteur: the shipped edition with a single round.

The seed was searched for: the learner is a digger and gets a card of every kind in time, so that
eight turns show all there is to do.
"""

from foolsgold.base.frozendict import FrozenDict
from foolsgold.play.tutorial import TutorialScript

SCRIPT = TutorialScript(
    edition="saboteur-en",
    changes=FrozenDict({"rounds": 1}),
    seed=562423,
    scenes=(
        ("lesson-welcome",),
        ("lesson-role",),
        ("lesson-goals",),
        ("lesson-dig", "place 1 1,0"),
        ("lesson-dug", "place 6 2,0", "peek 12 1"),
        ("lesson-map", "peek 5 1"),
        ("lesson-looked",),
        ("lesson-dead-end", "place 10 3,0", "place 13 4,0"),
        ("lesson-rockfall", "collapse 3 4,0"),
        ("lesson-broken", "place 11 4,0", "break 17 1"),
        ("lesson-put-away", "discard 18"),
        ("lesson-face-down", "place 19 4,-1 turned", "discard 14"),
        ("lesson-mend", "mend 27 1 cart"),
        ("lesson-wrong-way", "place 28 5,-1", "place 15 3,-1"),
        ("lesson-break", "break 30 3"),
        ("lesson-stopped", "place 22 6,-1 turned", "discard 16"),
        ("lesson-turn", "place 21 6,-2 turned"),
        ("lesson-in-vain", "peek 7 2", "break 26 2"),
        ("lesson-reach", "place 33 7,-2"),
        ("lesson-found",),
        ("lesson-gold", "take 2"),
        ("lesson-passed-on", "take 2"),
        ("lesson-last-gold", "take 1"),
        ("lesson-over",),
    ),
)
