"""Awards of Gobblings: for the path to the Gold, doors, ale, explosions, thefts."""

from collections import Counter
from collections.abc import Iterable

from foolsgold.base.ids import Seat
from foolsgold.games.api import Award, RoundStarted
from foolsgold.games.awards import TileOwners, award_to_leader
from foolsgold.games.gobblings.cards import GoalFace, TileKind
from foolsgold.games.gobblings.edition import Edition
from foolsgold.games.gobblings.events import (
    BlownUp,
    Event,
    Exploded,
    GoalOpened,
    Named,
    Placed,
    Scored,
    ScoreReason,
    Swapped,
)
from foolsgold.tunnel.tiles import Tile


def awards(edition: Edition, events: Iterable[Event]) -> tuple[Award, ...]:
    """The awards of a game, from all its unredacted events."""
    way: Counter[Seat] = Counter()
    doors: Counter[Seat] = Counter()
    ales: Counter[Seat] = Counter()
    blasts: Counter[Seat] = Counter()
    thefts: Counter[Seat] = Counter()
    swaps: Counter[Seat] = Counter()
    dug: Counter[Seat] = Counter()
    maze = TileOwners(edition.goal_cells, edition.start)
    for event in events:
        match event:
            case RoundStarted():
                maze = TileOwners(edition.goal_cells, edition.start)
            case Placed():
                before = _open_doors(maze)
                lock = event.colour or "" if event.kind is TileKind.DOOR else ""
                key = event.colour or "" if event.kind is TileKind.KEY else ""
                maze.lay_tile(event.seat, event.cell, event.tile, lock=lock, key=key)
                doors[event.seat] += max(0, _open_doors(maze) - before)
                dug[event.seat] += 1
            case Exploded():
                maze.remove_tiles(event.cell)
                blasts[event.seat] += 1
            case BlownUp():
                maze.remove_tiles(*event.cells)
            case GoalOpened():
                goal = edition.goal_cells[event.goal]
                if event.found is GoalFace.GOLD:
                    way.update(maze.owners_on_path(goal))
                joined = event.found is not GoalFace.DYNAMITE or edition.dynamite_passage
                maze.open_goal(goal, Tile(edition.goals[event.found].sides, joined))
            case Named():
                ales[event.seat] += 1
            case Swapped():
                swaps[event.seat] += 1
            case Scored(why=ScoreReason.THEFT):
                thefts[event.seat] += event.change
            case _:
                pass
    return (
        *award_to_leader("way", way, 3, of=way.total()),
        *award_to_leader("doors", +doors, 1),
        *award_to_leader("ales", ales, 2),
        *award_to_leader("stolen", thefts, 1),
        *award_to_leader("blasts", blasts, 2),
        *award_to_leader("swaps", swaps, 2),
        *award_to_leader("dug", dug, 3),
    )


def _open_doors(maze: TileOwners) -> int:
    """How many doors the start reaches with their key."""
    board = maze.board
    return sum(cell in board.reached for cell in board.locks)
