"""Goals: which are due, in which order they open, and what Dynamite does."""

from collections.abc import Iterator

from msgspec.structs import replace

from foolsgold.base.ids import Goal, Seat
from foolsgold.base.mappings import Frozen
from foolsgold.games.gobblings.cards import GoalFace, Kind
from foolsgold.games.gobblings.events import (
    BlownUp,
    Ending,
    Event,
    GoalLeft,
    GoalOpened,
    Named,
    Outcome,
)
from foolsgold.games.gobblings.moves import Leave, Open, Phase, Serve
from foolsgold.games.gobblings.refusals import Refusal
from foolsgold.games.gobblings.rules.rounds import Step
from foolsgold.games.gobblings.rules.scoring import end_round
from foolsgold.games.gobblings.rules.turns import finish
from foolsgold.games.gobblings.state import State
from foolsgold.tunnel.tiles import Cell, Tile, around


def reached(state: State) -> frozenset[Goal]:
    """[G21] The face-down goals to which an open way leads from the start."""
    return frozenset(
        goal
        for goal, cell in enumerate(state.edition.goal_cells)
        if goal not in state.opened and state.board.leads_to(cell)
    )


def after_laying(state: State, before: frozenset[Cell]) -> Step:
    """[G22, G24, O24, O25] Goals onto which a way opens that was not there before are opened.

    `before` is what the start reached before the tile was laid. A goal once left shut so waits
    for a tile that adjoins it, or for a way that is new: a gap filled, a door opened.
    """
    new = state.board.reached - before
    due = tuple(
        goal
        for goal in sorted(reached(state))
        if any(
            near.cell in new and state.board.tiles[near.cell].sides & near.back
            for near in around(state.edition.goal_cells[goal])
        )
    )
    if not due:
        return after_goals(state)
    if len(due) == 1:
        return open_goal(replace(state, due=due), Open(due[0]))
    return replace(state, phase=Phase.OPEN, due=due, may_leave=False), ()


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


def open_goal(state: State, move: Open) -> Step:
    """[G22, G23, O27] Gold and Dragon end the round; Dynamite acts and play goes on."""
    seat, face = state.to_act, state.goals[move.goal]
    told = GoalOpened(seat, move.goal, face)
    tile = state.edition.goals[face]
    if face is GoalFace.DYNAMITE and not state.edition.dynamite_passage:
        tile = Tile(tile.sides, joined=False)
    state = replace(
        state,
        board=state.board.lay(state.edition.goal_cells[move.goal], tile),
        opened=state.opened | {move.goal},
    )
    if face is GoalFace.DYNAMITE:
        state, events = _blow_up(state)
    else:
        outcome = Outcome.GOLD if face is GoalFace.GOLD else Outcome.DRAGON
        state, events = end_round(state, outcome, Ending.GOAL, seat)
    return state, (told, *events)


def _blow_up(state: State) -> Step:
    """[G38, O31, O68] All bomb tiles leave; then a goal still reached may be opened."""
    bombs = tuple(sorted(cell for cell, kind in state.kinds.items() if kind is Kind.BOMB))
    state = taken_away(state, *bombs)
    told: tuple[Event, ...] = (BlownUp(bombs),)
    due = tuple(sorted(reached(state)))
    if due:
        return replace(state, phase=Phase.OPEN, due=due, may_leave=True), told
    state, events = after_goals(state)
    return state, (*told, *events)


def leave(state: State, _move: Leave) -> Step:
    """[G25, O25] The goal stays shut until a tile adjoins it or connects it anew."""
    told = GoalLeft(state.to_act)
    state, events = after_goals(state)
    return state, (told, *events)


def taken_away(state: State, *cells: Cell) -> State:
    """[O30] The field without these tiles: they go to the discard pile."""
    return replace(
        state,
        board=state.board.without(*cells),
        kinds=Frozen((cell, kind) for cell, kind in state.kinds.items() if cell not in cells),
        discards=state.discards + tuple(state.face_at(cell) for cell in cells),
    )


def after_goals(state: State) -> Step:
    """[G31, O44] If an ale was laid, its drinker is named now; then the turn ends.

    The very last card ends the round, so nobody is left to miss a turn.
    """
    goes_on = bool(state.pile) or any(state.hands)
    if state.naming and goes_on and next(drinkable(state), None) is not None:
        return replace(state, phase=Phase.SERVE, due=(), may_leave=False), ()
    return finish(replace(state, due=(), may_leave=False))


def drinkable(state: State) -> Iterator[Seat]:
    """[O43, O44] Anybody else who does not miss a turn already."""
    return (
        seat for seat in range(state.seats) if seat != state.to_act and seat not in state.drinkers
    )


def legal_serves(state: State) -> Iterator[Serve]:
    """One choice for each who may be named."""
    for seat in drinkable(state):
        yield Serve(seat)


def serve_refusal(state: State, move: Serve) -> Refusal | None:
    """[O43, O44] Another player, and not one who misses a turn already."""
    if not 0 <= move.seat < state.seats:
        return Refusal.NO_SUCH_SEAT
    if move.seat == state.to_act:
        return Refusal.NOT_THE_DRINKER
    return Refusal.ALREADY_NAMED if move.seat in state.drinkers else None


def serve(state: State, move: Serve) -> Step:
    """[G31, O45] The player named misses the next turn, whatever becomes of the tile."""
    told = Named(state.to_act, move.seat)
    state, events = finish(replace(state, drinkers=state.drinkers | {move.seat}))
    return state, (told, *events)
