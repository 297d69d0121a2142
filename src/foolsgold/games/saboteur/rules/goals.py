"""Goals: which are reached, who turns them up in which order, and the orientation of stones."""

from collections.abc import Iterator

from msgspec.structs import replace

from foolsgold.base.ids import Goal, Seat
from foolsgold.base.tuples import with_item
from foolsgold.games.saboteur.cards import GoalFace
from foolsgold.games.saboteur.edition import GoalsTogether, MisfitChooser
from foolsgold.games.saboteur.events import Event, GoalLaid, GoalOpened
from foolsgold.games.saboteur.moves import Open, Phase, Turn
from foolsgold.games.saboteur.refusals import Refusal
from foolsgold.games.saboteur.rules.rounds import StepResult
from foolsgold.games.saboteur.state import State
from foolsgold.tunnel.tiles import Tile, neighbours


def reached_goals(state: State) -> tuple[Goal, ...]:
    """[R69, R70, 0.6] The face-down goals to which an unbroken tunnel leads from the start."""
    return tuple(
        goal
        for goal, cell in enumerate(state.edition.goal_cells)
        if goal not in state.opened
        and state.board.is_connected_to(cell)
        and (state.board.path_length_to(cell) or 0) >= state.edition.min_path_cards
    )


def record_finishers(state: State) -> State:
    """[R83, 0.7] Remembers whose card reached which goal, as long as the tunnel to it holds."""
    return _with_finishers(state, reached_goals(state))


def _with_finishers(state: State, goals: tuple[Goal, ...]) -> State:
    noted = tuple(
        None if goal not in goals else state.to_act if seat is None else seat
        for goal, seat in enumerate(state.reached_by)
    )
    return state if noted == state.reached_by else replace(state, reached_by=noted)


def open_reached_goals(state: State, *, first: bool) -> StepResult:
    """[R71, R76] Goals now reached are turned up; the layer chooses if there are several.

    Where one goal is turned up at a time, only the `first` of a turn is.
    """
    told: list[Event] = []
    if state.phase is Phase.TURN:
        return state, ()
    goals = reached_goals(state)
    state = _with_finishers(state, goals)
    while goals and (first or state.edition.goals_together is GoalsTogether.ALL):
        if len(goals) > 1:
            return replace(state, phase=Phase.OPEN), tuple(told)
        state, events = open_goal(state, Open(goals[0]))
        told += events
        if state.phase is Phase.TURN or is_treasure_found(state):
            break
        goals = reached_goals(state)
        state = _with_finishers(state, goals)
        first = False
    return state, tuple(told)


def is_treasure_found(state: State) -> bool:
    """[R72] Whether the treasure has been turned up."""
    return state.goals.index(GoalFace.TREASURE) in state.opened


def legal_opens(state: State) -> Iterator[Open]:
    """One choice for each goal reached."""
    for goal in reached_goals(state):
        yield Open(goal)


def open_refusal(state: State, move: Open) -> Refusal | None:
    """[R69] Only a goal that is reached can be opened."""
    return None if move.goal in reached_goals(state) else Refusal.NOT_REACHED


def open_goal(state: State, move: Open) -> StepResult:
    """[R71-R74] Turns a goal up. A stone is laid to fit, or waits for its layer to turn it."""
    goal, face = move.goal, state.goals[move.goal]
    if face is GoalFace.TREASURE:
        return open_treasure(replace(state, phase=Phase.PLAY), goal, state.to_act)
    told = GoalOpened(state.to_act, goal, face)
    tile = state.edition.goals[face]
    state = replace(
        state,
        phase=Phase.PLAY,
        opened=state.opened | {goal},
        reached_by=with_item(state.reached_by, goal, None),
    )
    position = _fitting_orientation(state, goal, tile)
    if position is None and state.edition.misfit is MisfitChooser.LAYER:
        return replace(state, phase=Phase.TURN, turning=goal), (told,)
    state, events = _lay_goal(state, goal, position or _connected_orientation(state, goal, tile))
    return state, (told, *events)


def open_treasure(state: State, goal: Goal, opener: Seat) -> StepResult:
    """[R72] The treasure is turned up, and becomes part of the maze."""
    tile = state.edition.goals[GoalFace.TREASURE]
    state = replace(
        state,
        board=state.board.lay(state.edition.goal_cells[goal], tile),
        opened=state.opened | {goal},
    )
    return state, (GoalOpened(opener, goal, GoalFace.TREASURE),)


def _fitting_orientation(state: State, goal: Goal, tile: Tile) -> Tile | None:
    """[R73, 0.8] The position that fits all neighbours, if there is one."""
    opens, shuts = state.board.edge_constraints(state.edition.goal_cells[goal])
    for position in (tile, tile.turned()):
        if position.sides & opens == opens and not position.sides & shuts:
            return position
    return None


def _connected_orientation(state: State, goal: Goal, tile: Tile) -> Tile:
    """[R73, 0.8] The position that joins the tunnel that reached the goal.

    Where several tunnels arrive, the card just laid comes first.
    """
    arrivals = [
        near
        for near in neighbours(state.edition.goal_cells[goal])
        if near.cell in state.board.reached and state.board.tiles[near.cell].sides & near.back
    ]
    arrivals.sort(key=lambda near: near.cell != state.last_cell)
    positions = (tile, tile.turned())
    return next((p for near in arrivals for p in positions if p.sides & near.side), tile)


def legal_turns(state: State) -> Iterator[Turn]:
    """[R74] Either position."""
    if state.turning is not None:
        yield Turn(state.turning, turned=False)
        yield Turn(state.turning, turned=True)


def turn_refusal(state: State, move: Turn) -> Refusal | None:
    """[R74] Only the stone just opened waits to be laid."""
    return None if move.goal == state.turning else Refusal.NOT_THIS_STONE


def turn_goal(state: State, move: Turn) -> StepResult:
    """[R74, 0.8] The layer has chosen how the stone lies."""
    tile = state.edition.goals[state.goals[move.goal]]
    return _lay_goal(state, move.goal, tile.turned() if move.turned else tile)


def _lay_goal(state: State, goal: Goal, tile: Tile) -> StepResult:
    """The stone becomes part of the maze; it may lead on to the next goal."""
    board = state.board.lay(state.edition.goal_cells[goal], tile)
    state = replace(state, board=board, turning=None, phase=Phase.PLAY)
    return state, (GoalLaid(goal, tile),)
