"""An edition for a number of seats as a record of numbers, which compiled rules read."""

from functools import cache

import numpy as np

from foolsgold.games.gobblings.action_ids import FACES
from foolsgold.games.gobblings.cards import Race
from foolsgold.games.gobblings.edition import Edition
from foolsgold.kernel.backend_interface import Records
from foolsgold.kernel.gobblings.codes import GOAL_FACES, ROLES
from foolsgold.kernel.gobblings.record_layout import EDITION_DTYPE, WINDOW_SIZE
from foolsgold.tunnel.tiles import Tile, rotations

RACES = tuple(Race)
FACE_INDEX = {face: at for at, face in enumerate(FACES)}


def tile_code(tile: Tile) -> int:
    """The open sides, and 16 more if they are joined."""
    return tile.sides + 16 * tile.joined


@cache
def edition_table_of(edition: Edition, seats: int) -> Records:
    """The table, an array of one record."""
    tables: Records = np.zeros(1, EDITION_DTYPE)
    table = tables[0]
    table["seats"] = seats
    table["deck_size"] = len(edition.deck)
    for name in ("hand", "connected", "replace_passes", "dynamite_passage", "points_to_win"):
        table[name] = getattr(edition, name)
    table["bonuses"] = edition.bonuses
    table["stall"] = edition.stall_circles * seats
    for name in edition.points.__struct_fields__:
        table[name] = getattr(edition.points, name)
    cells = edition.goal_cells
    table["goal_x"], table["goal_y"] = [cell.x for cell in cells], [cell.y for cell in cells]
    # Start and goals lie about the middle of the window, with the most room all round.
    table["left"] = cells[0].x // 2 - WINDOW_SIZE // 2
    table["above"] = -WINDOW_SIZE // 2
    table["start"] = tile_code(edition.start)
    table["goal_tiles"] = [tile_code(edition.goals[face]) for face in GOAL_FACES]
    table["race_of"] = [RACES.index(edition.race_of[role]) for role in ROLES]
    for number, race in enumerate(RACES):
        names = [ROLES.index(role) for role, other in edition.race_of.items() if other is race]
        table["race_size"][number] = len(names)
        table["race_roles"][number][: len(names)] = names
        table["race_count"][number] = edition.races[seats][race]
    for sides in range(1, 16):
        quarters = rotations(sides, edition.rotation)
        table["turns"][sides] = len(quarters)
        table["quarters"][sides][: len(quarters)] = quarters
    table["deck"][: len(edition.deck)] = [FACE_INDEX[card] for card in edition.deck]
    tables.setflags(write=False)
    return tables
