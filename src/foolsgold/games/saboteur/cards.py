"""The faces of cards: tools, roles, goals, and the draw deck."""

from enum import StrEnum
from typing import TypeAlias

import msgspec

from foolsgold.tunnel.tiles import Tile


class Tool(StrEnum):
    """What a dwarf needs for digging."""

    PICK = "pick"
    LAMP = "lamp"
    CART = "cart"


class Role(StrEnum):
    """Which side a dwarf is on."""

    DIGGER = "digger"
    SABOTEUR = "saboteur"


class GoalFace(StrEnum):
    """What may lie under a goal card."""

    TREASURE = "treasure"
    STONE_A = "stone-a"
    STONE_B = "stone-b"


class PathCard(msgspec.Struct, frozen=True, tag_field="card", tag="path"):
    """A piece of tunnel, as it lies when it is not turned."""

    tile: Tile

    def __str__(self) -> str:
        return f"path {self.tile}"


class MapCard(msgspec.Struct, frozen=True, tag_field="card", tag="map"):
    """Look at one goal in secret."""

    def __str__(self) -> str:
        return "map"


class RockfallCard(msgspec.Struct, frozen=True, tag_field="card", tag="rockfall"):
    """Take one path card out of the maze."""

    def __str__(self) -> str:
        return "rockfall"


class BreakCard(msgspec.Struct, frozen=True, tag_field="card", tag="break"):
    """Break a tool: its owner cannot dig until it is mended."""

    tool: Tool

    def __str__(self) -> str:
        return f"break {self.tool}"


class MendCard(msgspec.Struct, frozen=True, tag_field="card", tag="mend"):
    """Mend one broken tool; a card that shows two tools mends either, not both."""

    tools: tuple[Tool, ...]

    def __str__(self) -> str:
        return "mend " + "+".join(self.tools)


Card: TypeAlias = PathCard | MapCard | RockfallCard | BreakCard | MendCard
