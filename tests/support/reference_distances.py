"""The survey, written plainly: what `tunnel/distances.py` must agree with, always."""

from collections import deque
from collections.abc import Collection, Mapping

from foolsgold.tunnel.bitboard import MARGIN_CELLS, UNREACHABLE
from foolsgold.tunnel.board import START
from foolsgold.tunnel.tiles import Cell, Tile, neighbours


def cards_needed(
    tiles: Mapping[Cell, Tile], goals: Collection[Cell], closed: Collection[Cell]
) -> dict[Cell, int]:
    """For each goal, the fewest cards that would complete a tunnel from the start to it.

    Tunnels already dug cost nothing, an empty cell costs a card of whatever shape, and no way
    leads through walls, dead ends or face-down goals.

    >>> cards_needed({START: Tile.read("NESW")}, [Cell(8, 0)], [Cell(8, 0)])
    {Cell(x=8, y=0): 7}
    """
    occupied = [*tiles, *closed]
    low_x = min(cell.x for cell in occupied) - MARGIN_CELLS
    high_x = max(cell.x for cell in occupied) + MARGIN_CELLS
    low_y = min(cell.y for cell in occupied) - MARGIN_CELLS
    high_y = max(cell.y for cell in occupied) + MARGIN_CELLS
    cost = {START: 0}
    found: dict[Cell, int] = {}
    queue = deque([START])
    while queue:
        here = queue.popleft()
        tile = tiles.get(here)
        paid = cost[here]
        for side, back, there in neighbours(here):
            if tile is not None and not tile.sides & side:
                continue
            if there in closed:
                if there in goals and paid < found.get(there, UNREACHABLE):
                    found[there] = paid
                continue
            beyond = tiles.get(there)
            if beyond is None:
                price = paid + 1
                if not (low_x <= there.x <= high_x and low_y <= there.y <= high_y):
                    continue
            elif beyond.joined and beyond.sides & back:
                price = paid
            else:
                continue
            if price < cost.get(there, UNREACHABLE):
                cost[there] = price
                # Free steps first: then every cell is left at its lowest price.
                if price == paid:
                    queue.appendleft(there)
                else:
                    queue.append(there)
    return {goal: found.get(goal, UNREACHABLE) for goal in goals}
