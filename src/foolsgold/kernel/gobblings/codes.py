"""The words of the game as small numbers: what a compiled rule reads instead of names."""

from foolsgold.games.gobblings.action_ids import FACES, LOADS
from foolsgold.games.gobblings.cards import (
    Colour,
    ExplosionCard,
    GoalFace,
    Kind,
    MapCard,
    PotionCard,
    Role,
)
from foolsgold.games.gobblings.events import Outcome
from foolsgold.games.gobblings.moves import Phase

MOST_SEATS = 8
MOST_HAND = 10
MOST_DECK = 300

NOBODY = -1

PHASES = (Phase.OVER, Phase.PLAY, Phase.OPEN, Phase.SERVE, Phase.STEAL)
OVER, PLAY, OPEN, SERVE, STEAL = range(5)

GOALS = tuple(GoalFace)
GOLD, DRAGON, DYNAMITE = range(3)

OUTCOMES: tuple[Outcome | None, ...] = (None, *Outcome)
RUNNING, BY_GOLD, BY_DRAGON, BY_NOTHING = range(4)

ROLES = tuple(Role)
MASTER, BOMBER, GREEDY, DRIVER, PEDANT, KING, KEYMASTER, JEWELLER = range(8)

GNOME, GOBLIN = 0, 1

# A face is its place among all faces: eleven loads of fifteen shapes, then what has no path.
SHAPES = 15
MAP = FACES.index(MapCard())
EXPLOSION = FACES.index(ExplosionCard())
POTION = FACES.index(PotionCard())

# What lies on a cell, in four bits. A tile with the bits 4 and 8 blocks; with 8 alone it is a door
# and with 4 alone a key, and then the two low bits are its colour. Start and goals are bare.
BARE, PASSAGE, BOMB, ALE, LANTERN, RUBBLE, BARE_BLOCKED = 0, 1, 2, 3, 7, 12, 13
KEY, DOOR = 4, 8
COLOURS = tuple(Colour)
_PLAIN = {
    Kind.PASSAGE: PASSAGE,
    Kind.BOMB: BOMB,
    Kind.LANTERN: LANTERN,
    Kind.ALE: ALE,
    Kind.RUBBLE: RUBBLE,
}
_COLOURED = {Kind.KEY: KEY, Kind.DOOR: DOOR}


def _lying(kind: Kind, colour: Colour | None) -> int:
    return _PLAIN[kind] if colour is None else _COLOURED[kind] + COLOURS.index(colour)


LYING = tuple(_lying(kind, colour) for kind, colour in LOADS)
"""How each load of a face is written on the field."""
LOAD_OF = tuple(LYING.index(code) if code in LYING else 0 for code in range(16))
"""The load that is written so on the field."""
