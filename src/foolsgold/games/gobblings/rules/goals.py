"""Goals: which are due, in which order they open, and what Dynamite does."""

from collections.abc import Iterator

from msgspec.structs import replace

from foolsgold.base.ids import Goal, Seat
from foolsgold.games.gobblings.cards import GoalFace, TileKind
from foolsgold.games.gobblings.events import BlownUp, GoalLeft, GoalOpened, Named, Outcome
from foolsgold.games.gobblings.moves import Leave, Open, Phase, Serve
from foolsgold.games.gobblings.refusals import Refusal
from foolsgold.games.gobblings.rules.played_card import without_tiles
from foolsgold.games.gobblings.rules.rounds import StepResult
from foolsgold.games.gobblings.state import State
from foolsgold.tunnel.tiles import Cell, Tile, neighbours


def reached_goals(state: State) -> frozenset[Goal]:
    """[G21] The face-down goals to which an open way leads from the start."""
    return frozenset(
        goal
        for goal, cell in enumerate(state.edition.goal_cells)
        if goal not in state.opened and state.board.is_connected_to(cell)
    )


def newly_reached(state: State, before: frozenset[Cell]) -> tuple[Goal, ...]:
    """[G22, G24, O24, O25] The goals onto which a way opens that was not there before.

    `before` is what the start reached before the tile was laid. A goal once left shut so waits
    for a tile that adjoins it, or for a way that is new: a gap filled, a door opened.
    """
    new = state.board.reached - before
    return tuple(
        goal
        for goal in sorted(reached_goals(state))
        if any(
            near.cell in new and state.board.tiles[near.cell].sides & near.back
            for near in neighbours(state.edition.goal_cells[goal])
        )
    )


def legal_opens(state: State) -> Iterator[Open | Leave]:
    """[G24, G25] One choice for each goal due; the second may be left shut."""
    for goal in state.due:
        yield Open(goal)
    if state.may_leave:
        yield Leave()


def open_refusal(state: State, move: Open) -> Refusal | None:
    """[G21] Only a goal that is due can be opened."""
    return None if move.goal in state.due else Refusal.NOT_REACHED


def leave_refusal(state: State) -> Refusal | None:
    """[G24, G25] The first goal must be opened, the second may be left."""
    return None if state.may_leave else Refusal.MUST_OPEN


def open_goal(state: State, move: Open) -> StepResult:
    """[G22, G23, O27] Gold and Dragon end the round; Dynamite acts and play continues."""
    seat, face = state.to_act, state.goals[move.goal]
    told = GoalOpened(seat, move.goal, face)
    tile = state.edition.goals[face]
    if face is GoalFace.DYNAMITE and not state.edition.dynamite_passage:
        tile = Tile(tile.sides, joined=False)
    state = replace(
        state,
        phase=Phase.PLAY,
        board=state.board.lay(state.edition.goal_cells[move.goal], tile),
        opened=state.opened | {move.goal},
        due=(),
    )
    if face is not GoalFace.DYNAMITE:
        return state, (told,)
    state, events = _blow_up(state)
    return state, (told, *events)


def _blow_up(state: State) -> StepResult:
    """[G38, O31, O68] All bomb tiles leave; a goal still reached then may be opened too."""
    bombs = tuple(sorted(cell for cell, kind in state.kinds.items() if kind is TileKind.BOMB))
    state = without_tiles(state, *bombs)
    return replace(state, due=tuple(sorted(reached_goals(state)))), (BlownUp(bombs),)


def outcome_of(state: State) -> Outcome | None:
    """[G23] What was opened, if it ends the round."""
    faces = {state.goals[goal] for goal in state.opened}
    if GoalFace.GOLD in faces:
        return Outcome.GOLD
    return Outcome.DRAGON if GoalFace.DRAGON in faces else None


def leave_goal(state: State, _move: Leave) -> StepResult:
    """[G25, O25] The goal stays closed until a tile adjoins it or connects it again."""
    return replace(state, phase=Phase.PLAY, due=(), may_leave=False), (GoalLeft(state.to_act),)


def must_serve(state: State) -> bool:
    """[G31, O44] If an ale was laid, its drinker is named once the goals are dealt with.

    The very last card ends the round, so nobody is left to miss a turn.
    """
    goes_on = bool(state.pile) or any(state.hands)
    return state.naming and goes_on and next(possible_drinkers(state), None) is not None


def possible_drinkers(state: State) -> Iterator[Seat]:
    """[O43, O44] Anybody else who does not miss a turn already."""
    return (
        seat for seat in range(state.seats) if seat != state.to_act and seat not in state.drinkers
    )


def legal_serves(state: State) -> Iterator[Serve]:
    """One choice for each who may be named."""
    for seat in possible_drinkers(state):
        yield Serve(seat)


def serve_refusal(state: State, move: Serve) -> Refusal | None:
    """[O43, O44] Another player, and not one who misses a turn already."""
    if not 0 <= move.seat < state.seats:
        return Refusal.NO_SUCH_SEAT
    if move.seat == state.to_act:
        return Refusal.NOT_THE_DRINKER
    return Refusal.ALREADY_NAMED if move.seat in state.drinkers else None


def serve(state: State, move: Serve) -> StepResult:
    """[G31, O45] The player named misses the next turn, whatever becomes of the tile."""
    drinkers = state.drinkers | {move.seat}
    told = Named(state.to_act, move.seat)
    return replace(state, phase=Phase.PLAY, naming=False, drinkers=drinkers), (told,)
