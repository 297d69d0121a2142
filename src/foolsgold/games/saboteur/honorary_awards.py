"""Awards of Saboteur: for the path to the treasure, tools, peeks."""

from collections import Counter
from collections.abc import Iterable

from foolsgold.base.ids import Seat
from foolsgold.games.api import Award, RoundStarted
from foolsgold.games.awards import TileOwners, award_to_leader
from foolsgold.games.saboteur.cards import GoalFace
from foolsgold.games.saboteur.edition import Edition
from foolsgold.games.saboteur.events import (
    Broken,
    Collapsed,
    Event,
    GoalLaid,
    GoalOpened,
    Mended,
    Peeked,
    Placed,
)


def awards(edition: Edition, events: Iterable[Event]) -> tuple[Award, ...]:
    """The awards of a game, from all its unredacted events."""
    way: Counter[Seat] = Counter()
    mended: Counter[Seat] = Counter()
    broken: Counter[Seat] = Counter()
    looked: Counter[Seat] = Counter()
    dug: Counter[Seat] = Counter()
    maze = TileOwners(edition.goal_cells, edition.start)
    for event in events:
        match event:
            case RoundStarted():
                maze = TileOwners(edition.goal_cells, edition.start)
            case Placed():
                maze.lay_tile(event.seat, event.cell, event.tile)
                dug[event.seat] += 1
            case Collapsed():
                maze.remove_tiles(event.cell)
            case GoalOpened(found=GoalFace.TREASURE):
                way.update(maze.owners_on_path(edition.goal_cells[event.goal]))
            case GoalLaid():
                maze.open_goal(edition.goal_cells[event.goal], event.tile)
            case Mended() if event.target != event.seat:
                mended[event.seat] += 1
            case Broken() if event.target != event.seat:
                broken[event.seat] += 1
            case Peeked():
                looked[event.seat] += 1
            case _:
                pass
    return (
        *award_to_leader("way", way, 3, of=way.total()),
        *award_to_leader("mended", mended, 2),
        *award_to_leader("broken", broken, 3),
        *award_to_leader("looked", looked, 2),
        *award_to_leader("dug", dug, 3),
    )
