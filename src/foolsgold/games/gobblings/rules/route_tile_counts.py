"""The path to a goal: a shortest open route, and what lies on the best of them."""

from collections.abc import Callable

from foolsgold.tunnel.board import START, Board
from foolsgold.tunnel.tiles import Cell, neighbours


def count_on_shortest_routes(
    board: Board, goal: Cell, counts: Callable[[Cell], bool]
) -> tuple[int, int]:
    """[O39] The fewest and the most tiles that count, over all shortest routes to `goal`.

    Several routes may be equally short; the caller takes the end that favours the bonus.
    """
    steps = {START: 0}
    best = {START: (0, 0)}
    edge = [START]
    arrivals: list[tuple[int, int]] = []
    length: int | None = None
    for here in edge:
        if length is not None and steps[here] >= length:
            break
        for near in neighbours(here):
            if not board.tiles[here].sides & near.side:
                continue
            if near.cell == goal:
                length = steps[here] + 1
                arrivals.append(best[here])
            elif near.cell in board.reached and board.tiles[near.cell].sides & near.back:
                extra = int(counts(near.cell))
                fewest, most = (count + extra for count in best[here])
                if near.cell not in steps:
                    steps[near.cell] = steps[here] + 1
                    best[near.cell] = (fewest, most)
                    edge.append(near.cell)
                elif steps[near.cell] == steps[here] + 1:
                    low, high = best[near.cell]
                    best[near.cell] = (min(low, fewest), max(high, most))
    assert arrivals, goal
    return min(low for low, _ in arrivals), max(high for _, high in arrivals)
