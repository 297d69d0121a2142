"""What a seat did in a round, counted: the features by which deeds speak for or against it.

Whoever has looked under a goal digs by what they saw there. So some counts depend on where the
treasure lies, and only those who looked tell anything about it.
"""

from collections.abc import Sequence

from foolsgold.base.ids import Goal, Seat
from foolsgold.beliefs.mixtures import Counted, add, together
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
from foolsgold.tunnel.maze_cache import Maze, after, opening

NEAR = 4
"""So few cards before the goals, on average, deeds count otherwise: there hiding ends."""
MANY = 3
"""From so many passes on, one more says less."""

FEATURES = (
    "forward", "forward-near", "back", "back-near", "idle", "idle-near",
    "dead-end", "dead-end-near", "dead-end-harm",
    "fall-helps", "fall-idle", "fall-harms",
    "pass", "pass-near", "pass-broken", "pass-again",
    "peek", "mend-self", "knowing-forward", "knowing-back",
)  # fmt: skip
"""What is counted of one seat alone."""
TOWARDS = ("break", "break-near", "break-again", "mend")
"""What is counted of one seat towards another."""

_TELLING = frozenset((Placed, Collapsed, GoalLaid, Broken, Mended, Discarded, Peeked))


class Deeds:
    """All that was done in a round so far, as everybody saw it."""

    def __init__(self, view: View, heard: Sequence[Event | Claimed]) -> None:
        self.goals = tuple(goal.cell for goal in view.goals)
        self.alone: list[Counted] = [{} for _ in range(view.seats)]
        self.if_treasure: list[dict[Goal, Counted]] = [{} for _ in range(view.seats)]
        """By seat and by where the treasure lies: what counts only then."""
        self.towards: dict[tuple[Seat, Seat], Counted] = {}
        self.looks: dict[Seat, set[Goal]] = {}
        self._passes = [0] * view.seats
        self._broken = [0] * view.seats
        start = next(laid.tile for laid in view.board if laid.cell == START)
        self._maze = opening(start, self.goals)
        for event in heard:
            # Most events are draws, and a struct is slow to say what it is not.
            if type(event) in _TELLING:
                self._count(event)

    def counted(self, seat: Seat, treasure: Goal) -> Counted:
        """What a seat did, if the treasure lies there."""
        extra = self.if_treasure[seat].get(treasure)
        if not extra:
            return self.alone[seat]
        alone = self.alone[seat]
        return together(alone, extra)

    def _count(self, event: Event | Claimed) -> None:
        maze = self._maze
        match event:
            case Placed():
                self._maze = after(maze, event.cell, event.tile)
                self._dug(event.seat, maze, dead_end=not event.tile.joined)
            case Collapsed():
                self._maze = after(maze, event.cell, None)
                self._fell(event.seat, maze)
            case GoalLaid():
                self._maze = after(maze, self.goals[event.goal], event.tile)
            case Peeked():
                self.looks.setdefault(event.seat, set()).add(event.goal)
                add(self.alone[event.seat], "peek")
            case Discarded():
                self._passed(event.seat)
            case Broken():
                self._broken[event.target] += 1
                if event.target != event.seat:
                    pair = self.towards.setdefault((event.seat, event.target), {})
                    again = self._broken[event.target] > 1
                    add(pair, "break-again" if again else self._near("break"))
            case Mended():
                self._broken[event.target] -= 1
                if event.target == event.seat:
                    add(self.alone[event.seat], "mend-self")
                else:
                    add(self.towards.setdefault((event.seat, event.target), {}), "mend")
            case _:
                pass

    def _near(self, name: str) -> str:
        return f"{name}-near" if self._maze.outlook <= NEAR else name

    def _passed(self, seat: Seat) -> None:
        self._passes[seat] += 1
        if self._broken[seat]:
            name = "pass-broken"
        elif self._passes[seat] > MANY:
            name = "pass-again"
        else:
            name = self._near("pass")
        add(self.alone[seat], name)

    def _dug(self, seat: Seat, before: Maze, *, dead_end: bool) -> None:
        near = "-near" if before.outlook <= NEAR else ""
        if dead_end:
            add(self.alone[seat], f"dead-end{near}")
        for where, gain in self._gains(seat, before):
            counted = self.alone[seat] if where is None else self._if(seat, where)
            if dead_end:
                add(counted, "dead-end-harm", min(max(-gain, 0.0), 3.0))
                continue
            if abs(gain) < 0.05:
                add(counted, f"idle{near}")
            elif gain > 0:
                add(counted, f"forward{near}", min(gain, 2.0))
            else:
                add(counted, f"back{near}", min(-gain, 3.0))
            if where is not None:
                name = "knowing-forward" if gain > 0 else "knowing-back"
                add(counted, name, min(abs(gain), 3.0))

    def _fell(self, seat: Seat, before: Maze) -> None:
        for where, gain in self._gains(seat, before):
            counted = self.alone[seat] if where is None else self._if(seat, where)
            if abs(gain) < 0.05:
                add(counted, "fall-idle")
            elif gain > 0:
                add(counted, "fall-helps", min(gain, 3.0))
            else:
                add(counted, "fall-harms", min(-gain, 3.0))

    def _gains(self, seat: Seat, before: Maze) -> list[tuple[Goal | None, float]]:
        """How many cards nearer the treasure came, as that seat sees it.

        One answer for all who have not looked; else one for each place the treasure may be at.
        """
        now = self._maze
        looked = self.looks.get(seat)
        shut = [goal for goal, cell in enumerate(self.goals) if cell in before.needed]
        gain = {
            goal: before.needed[self.goals[goal]] - now.needed.get(self.goals[goal], 0)
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

    def _if(self, seat: Seat, treasure: Goal) -> Counted:
        return self.if_treasure[seat].setdefault(treasure, {})
