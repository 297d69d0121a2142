"""The end of a round as its edition defines it, checked after every turn."""

from msgspec.structs import replace

from foolsgold.base.ids import Seat
from foolsgold.games.saboteur.cards import GoalFace
from foolsgold.games.saboteur.edition import RoundEnd
from foolsgold.games.saboteur.events import RoundEnded, RoundResult
from foolsgold.games.saboteur.rules.goals import open_treasure
from foolsgold.games.saboteur.rules.gold import pay, share
from foolsgold.games.saboteur.rules.hand_moves import can_dig, can_play
from foolsgold.games.saboteur.rules.rounds import StepResult
from foolsgold.games.saboteur.state import State


def is_round_exhausted(state: State) -> bool:
    """[R77, 0.9] Whether the round is exhausted, which requires an empty draw pile."""
    if state.draw_pile:
        return False
    if not any(state.hands):
        return True
    match state.edition.round_end:
        case RoundEnd.PASS_CIRCLE:
            return state.passes >= state.seats
        case RoundEnd.FORCED_PASS_CIRCLE:
            return state.forced >= state.seats
        case RoundEnd.HANDS_EMPTY:
            return False
        case RoundEnd.NOBODY_CAN_PLAY:
            return not any(can_play(state, seat) for seat in range(state.seats))
        case RoundEnd.NOBODY_CAN_DIG:
            return not any(can_dig(state, seat) for seat in range(state.seats))


def open_reached_treasure(state: State) -> StepResult:
    """[R79, R88, 0.7] A treasure left shut is found after all if a tunnel leads to it."""
    for goal, finisher in enumerate(state.reached_by):
        if finisher is not None and state.goals[goal] is GoalFace.TREASURE:
            return open_treasure(state, goal, finisher)
    return state, ()


def finisher_of(state: State) -> Seat | None:
    """[R83] Whose card reached the treasure, if it has been turned up."""
    goal = state.goals.index(GoalFace.TREASURE)
    return state.reached_by[goal] if goal in state.opened else None


def end_round(state: State) -> StepResult:
    """[R72, R78] The roles are shown and the gold is given out."""
    finisher = finisher_of(state)
    found = finisher is not None
    ended = RoundEnded(state.round, found, state.roles, state.goals)
    state = replace(
        state,
        past=(*state.past, RoundResult(state.round, found, state.roles)),
        turning=None,
        opened=frozenset(range(len(state.goals))),
        reached_by=(None,) * len(state.goals),
    )
    state, events = pay(state) if finisher is None else share(state, finisher)
    return state, (ended, *events)
