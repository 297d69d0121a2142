"""Integer codes of the game's enumerations, which compiled rules use instead of names."""

from foolsgold.games.gobblings.action_ids import CARGOES, FACES
from foolsgold.games.gobblings.cards import (
    Colour,
    ExplosionCard,
    GoalFace,
    MapCard,
    PotionCard,
    Role,
    TileKind,
)
from foolsgold.games.gobblings.events import Outcome
from foolsgold.games.gobblings.moves import Phase

MAX_SEATS = 8
MAX_HAND = 10
MAX_DECK = 300

NO_SEAT = -1

PHASES = (Phase.OVER, Phase.PLAY, Phase.OPEN, Phase.SERVE, Phase.STEAL)
OVER, PLAY, OPEN, SERVE, STEAL = range(5)

GOAL_FACES = tuple(GoalFace)
GOLD, DRAGON, DYNAMITE = range(3)

OUTCOMES: tuple[Outcome | None, ...] = (None, *Outcome)
RUNNING, BY_GOLD, BY_DRAGON, BY_NOTHING = range(4)

ROLES = tuple(Role)
MASTER, BOMBER, GREEDY, DRIVER, PEDANT, KING, KEYMASTER, JEWELLER = range(8)

GNOME, GOBLIN = 0, 1

# A face is its place among all faces: eleven loads of fifteen shapes, then what has no path.
SHAPE_COUNT = 15
MAP = FACES.index(MapCard())
EXPLOSION = FACES.index(ExplosionCard())
POTION = FACES.index(PotionCard())

# What lies on a cell, in four bits. A tile with the bits 4 and 8 blocks; with 8 alone it is a door
# and with 4 alone a key, and then the two low bits are its colour. Start and goals are bare.
BARE, PASSAGE, BOMB, ALE, LANTERN, RUBBLE, BARE_BLOCKED = 0, 1, 2, 3, 7, 12, 13
KEY, DOOR = 4, 8
COLOURS = tuple(Colour)
_UNCOLOURED_CODES = {
    TileKind.PASSAGE: PASSAGE,
    TileKind.BOMB: BOMB,
    TileKind.LANTERN: LANTERN,
    TileKind.ALE: ALE,
    TileKind.RUBBLE: RUBBLE,
}
_COLOURED_CODES = {TileKind.KEY: KEY, TileKind.DOOR: DOOR}


def _load_code(kind: TileKind, colour: Colour | None) -> int:
    return (
        _UNCOLOURED_CODES[kind] if colour is None else _COLOURED_CODES[kind] + COLOURS.index(colour)
    )


LOAD_CODES = tuple(_load_code(kind, colour) for kind, colour in CARGOES)
"""How each load of a face is written on the field."""
LOAD_BY_CODE = tuple(LOAD_CODES.index(code) if code in LOAD_CODES else 0 for code in range(16))
"""The load that is written so on the field."""
