"""Features of a seat's actions in a round: counts by kind, the input of the likelihood.

A seat that has looked under a goal digs by what it saw there. So some counts depend on where the
treasure lies, and only those of seats that looked carry information about it.
"""

from collections.abc import Sequence

from foolsgold.base.ids import Goal, Seat
from foolsgold.beliefs.mixtures import FeatureCounts, increment, merged
from foolsgold.games.saboteur.events import (
    Broken,
    Collapsed,
    Discarded,
    Event,
    GoalLaid,
    Mended,
    Peeked,
    Placed,
)
from foolsgold.games.saboteur.view import View
from foolsgold.play.table_talk import Claimed
from foolsgold.tunnel.board import START
from foolsgold.tunnel.maze_cache import PublicMaze, initial_maze, maze_after

NEAR_CARDS = 4
"""Within this average number of cards from the goals, where hiding ends, features are separate."""
MANY_PASSES = 3
"""From this number of passes on, another one says less."""

FEATURES = (
    "forward", "forward-near", "back", "back-near", "idle", "idle-near",
    "dead-end", "dead-end-near", "dead-end-harm",
    "fall-helps", "fall-idle", "fall-harms",
    "pass", "pass-near", "pass-broken", "pass-again",
    "peek", "mend-self", "knowing-forward", "knowing-back",
)  # fmt: skip
"""What is counted of one seat alone."""
PAIR_FEATURES = ("break", "break-near", "break-again", "mend")
"""What is counted of one seat towards another."""

_RELEVANT_EVENTS = frozenset((Placed, Collapsed, GoalLaid, Broken, Mended, Discarded, Peeked))


class ActionFeatures:
    """All that was done in a round so far, as everybody saw it."""

    def __init__(self, view: View, heard: Sequence[Event | Claimed]) -> None:
        self.goals = tuple(goal.cell for goal in view.goals)
        self.by_seat: list[FeatureCounts] = [{} for _ in range(view.seats)]
        self.by_seat_if_treasure: list[dict[Goal, FeatureCounts]] = [{} for _ in range(view.seats)]
        """By seat and by where the treasure lies: what counts only then."""
        self.by_pair: dict[tuple[Seat, Seat], FeatureCounts] = {}
        self.peeks: dict[Seat, set[Goal]] = {}
        self._passes = [0] * view.seats
        self._broken = [0] * view.seats
        start = next(laid.tile for laid in view.board if laid.cell == START)
        self._maze = initial_maze(start, self.goals)
        for event in heard:
            # Most events are draws, and a struct is slow to say what it is not.
            if type(event) in _RELEVANT_EVENTS:
                self._count_event(event)

    def features(self, seat: Seat, treasure: Goal) -> FeatureCounts:
        """What a seat did, if the treasure lies there."""
        extra = self.by_seat_if_treasure[seat].get(treasure)
        if not extra:
            return self.by_seat[seat]
        alone = self.by_seat[seat]
        return merged(alone, extra)

    def _count_event(self, event: Event | Claimed) -> None:
        maze = self._maze
        match event:
            case Placed():
                self._maze = maze_after(maze, event.cell, event.tile)
                self._count_placed(event.seat, maze, dead_end=not event.tile.joined)
            case Collapsed():
                self._maze = maze_after(maze, event.cell, None)
                self._count_collapse(event.seat, maze)
            case GoalLaid():
                self._maze = maze_after(maze, self.goals[event.goal], event.tile)
            case Peeked():
                self.peeks.setdefault(event.seat, set()).add(event.goal)
                increment(self.by_seat[event.seat], "peek")
            case Discarded():
                self._count_pass(event.seat)
            case Broken():
                self._broken[event.target] += 1
                if event.target != event.seat:
                    pair = self.by_pair.setdefault((event.seat, event.target), {})
                    again = self._broken[event.target] > 1
                    increment(pair, "break-again" if again else self._near_or_far("break"))
            case Mended():
                self._broken[event.target] -= 1
                if event.target == event.seat:
                    increment(self.by_seat[event.seat], "mend-self")
                else:
                    increment(self.by_pair.setdefault((event.seat, event.target), {}), "mend")
            case _:
                pass

    def _near_or_far(self, name: str) -> str:
        return f"{name}-near" if self._maze.mean_cards_needed <= NEAR_CARDS else name

    def _count_pass(self, seat: Seat) -> None:
        self._passes[seat] += 1
        if self._broken[seat]:
            name = "pass-broken"
        elif self._passes[seat] > MANY_PASSES:
            name = "pass-again"
        else:
            name = self._near_or_far("pass")
        increment(self.by_seat[seat], name)

    def _count_placed(self, seat: Seat, before: PublicMaze, *, dead_end: bool) -> None:
        near = "-near" if before.mean_cards_needed <= NEAR_CARDS else ""
        if dead_end:
            increment(self.by_seat[seat], f"dead-end{near}")
        for where, gain in self._progress(seat, before):
            counted = (
                self.by_seat[seat] if where is None else self._features_if_treasure(seat, where)
            )
            if dead_end:
                increment(counted, "dead-end-harm", min(max(-gain, 0.0), 3.0))
                continue
            if abs(gain) < 0.05:
                increment(counted, f"idle{near}")
            elif gain > 0:
                increment(counted, f"forward{near}", min(gain, 2.0))
            else:
                increment(counted, f"back{near}", min(-gain, 3.0))
            if where is not None:
                name = "knowing-forward" if gain > 0 else "knowing-back"
                increment(counted, name, min(abs(gain), 3.0))

    def _count_collapse(self, seat: Seat, before: PublicMaze) -> None:
        for where, gain in self._progress(seat, before):
            counted = (
                self.by_seat[seat] if where is None else self._features_if_treasure(seat, where)
            )
            if abs(gain) < 0.05:
                increment(counted, "fall-idle")
            elif gain > 0:
                increment(counted, "fall-helps", min(gain, 3.0))
            else:
                increment(counted, "fall-harms", min(-gain, 3.0))

    def _progress(self, seat: Seat, before: PublicMaze) -> list[tuple[Goal | None, float]]:
        """How many cards nearer the treasure came, as that seat sees it.

        One answer for all who have not looked; else one for each place the treasure may be at.
        """
        now = self._maze
        looked = self.peeks.get(seat)
        shut = [goal for goal, cell in enumerate(self.goals) if cell in before.cards_needed]
        gain = {
            goal: before.cards_needed[self.goals[goal]] - now.cards_needed.get(self.goals[goal], 0)
            for goal in shut
        }
        if not looked:
            return [(None, sum(gain.values()) / max(len(gain), 1))]
        told: list[tuple[Goal | None, float]] = []
        for treasure in shut:
            if treasure in looked:
                told.append((treasure, gain[treasure]))
            else:
                open_to = [goal for goal in shut if goal not in looked]
                told.append((treasure, sum(gain[goal] for goal in open_to) / len(open_to)))
        return told

    def _features_if_treasure(self, seat: Seat, treasure: Goal) -> FeatureCounts:
        return self.by_seat_if_treasure[seat].setdefault(treasure, {})
