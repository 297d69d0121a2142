"""What the deeds of a whole game earned: the way to the treasure, tools, looks."""

from collections import Counter
from collections.abc import Iterable

from foolsgold.base.ids import Seat
from foolsgold.games.api import Award, RoundStarted
from foolsgold.games.awards import Diggings, most
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
    """From all events of a game, as the table keeper knows them."""
    way: Counter[Seat] = Counter()
    mended: Counter[Seat] = Counter()
    broken: Counter[Seat] = Counter()
    looked: Counter[Seat] = Counter()
    dug: Counter[Seat] = Counter()
    maze = Diggings(edition.goal_cells, edition.start)
    for event in events:
        match event:
            case RoundStarted():
                maze = Diggings(edition.goal_cells, edition.start)
            case Placed():
                maze.laid(event.seat, event.cell, event.tile)
                dug[event.seat] += 1
            case Collapsed():
                maze.gone(event.cell)
            case GoalOpened(found=GoalFace.TREASURE):
                way.update(maze.layers_of_way(edition.goal_cells[event.goal]))
            case GoalLaid():
                maze.turned_up(edition.goal_cells[event.goal], event.tile)
            case Mended() if event.target != event.seat:
                mended[event.seat] += 1
            case Broken() if event.target != event.seat:
                broken[event.seat] += 1
            case Peeked():
                looked[event.seat] += 1
            case _:
                pass
    return (
        *most("way", way, 3, of=way.total()),
        *most("mended", mended, 2),
        *most("broken", broken, 3),
        *most("looked", looked, 2),
        *most("dug", dug, 3),
    )
