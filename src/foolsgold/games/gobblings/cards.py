"""The faces of tiles: races, roles, goals, and the path deck."""

from enum import StrEnum
from typing import TypeAlias

import msgspec

from foolsgold.tunnel.tiles import Tile


class Race(StrEnum):
    """Which side somebody is on."""

    GNOME = "gnome"
    GOBLIN = "goblin"


class Role(StrEnum):
    """Who somebody is; which race a role belongs to is the edition's to say."""

    MASTER = "master"
    BOMBER = "bomber"
    GREEDY = "greedy"
    DRIVER = "driver"
    PEDANT = "pedant"
    KING = "king"
    KEYMASTER = "keymaster"
    JEWELLER = "jeweller"


class GoalFace(StrEnum):
    """What may lie under a goal."""

    GOLD = "gold"
    DRAGON = "dragon"
    DYNAMITE = "dynamite"


class Colour(StrEnum):
    """Of doors and keys."""

    RED = "red"
    BLUE = "blue"
    YELLOW = "yellow"


class TileKind(StrEnum):
    """What a tile with a path carries."""

    PASSAGE = "passage"
    BOMB = "bomb"
    LANTERN = "lantern"
    ALE = "ale"
    KEY = "key"
    DOOR = "door"
    RUBBLE = "rubble"


class PathCard(msgspec.Struct, frozen=True, tag_field="card", tag="path"):
    """A piece of tunnel, as it lies when it is not turned."""

    tile: Tile
    kind: TileKind = TileKind.PASSAGE
    colour: Colour | None = None

    def __str__(self) -> str:
        name = f"{self.kind}-{self.colour}" if self.colour else str(self.kind)
        return f"{name} {self.tile}"


class MapCard(msgspec.Struct, frozen=True, tag_field="card", tag="map"):
    """Look at one goal in secret."""

    def __str__(self) -> str:
        return "map"


class ExplosionCard(msgspec.Struct, frozen=True, tag_field="card", tag="explosion"):
    """Take one tile off the field."""

    def __str__(self) -> str:
        return "explosion"


class PotionCard(msgspec.Struct, frozen=True, tag_field="card", tag="potion"):
    """Exchange roles with another player."""

    def __str__(self) -> str:
        return "potion"


Card: TypeAlias = PathCard | MapCard | ExplosionCard | PotionCard
