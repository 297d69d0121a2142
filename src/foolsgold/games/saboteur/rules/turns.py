"""What follows a card: drawing, the next seat, and the end of a round in its edition's own way."""

from msgspec.structs import replace

from foolsgold.base.ids import Goal, Seat
from foolsgold.base.tuples import with_item
from foolsgold.games.saboteur.cards import GoalFace
from foolsgold.games.saboteur.edition import RoundEnd
from foolsgold.games.saboteur.events import Drew, Event, GoalOpened, RoundEnded, RoundResult
from foolsgold.games.saboteur.moves import Phase
from foolsgold.games.saboteur.rules.gold import pay, share
from foolsgold.games.saboteur.rules.plays import can_dig, can_play
from foolsgold.games.saboteur.rules.rounds import Step
from foolsgold.games.saboteur.state import State


def finish(state: State) -> Step:
    """[R34, R35, R29] The seat draws while there are cards; the turn goes on clockwise."""
    seat = state.to_act
    drew: tuple[Event, ...] = ()
    hands = state.hands
    drawn = state.drawn
    if state.draw_pile:
        hands = with_item(hands, seat, (*hands[seat], drawn))
        drew = (Drew(seat, drawn, state.deck[drawn]),)
        drawn += 1
    state = replace(
        state,
        hands=hands,
        drawn=drawn,
        phase=Phase.PLAY,
        to_act=(seat + 1) % state.seats,
        last_turn=seat,
    )
    if not state.draw_pile and is_round_over(state):
        state, events = run_out(state)
        return state, drew + events
    return state, drew


def is_round_over(state: State) -> bool:
    """[R77, 0.9] Asked after every turn once the draw pile is empty."""
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


def run_out(state: State) -> Step:
    """[R79, R88, 0.7] Nobody goes on: a treasure left shut is found if a tunnel leads to it."""
    for goal, finisher in enumerate(state.reached_by):
        if finisher is not None and state.goals[goal] is GoalFace.TREASURE:
            return find_treasure(state, goal, finisher)
    return end_round(state, finisher=None)


def find_treasure(state: State, goal: Goal, opener: Seat) -> Step:
    """[R72, R83] The treasure is turned up. Whose card reached it will be the first to pick."""
    told = GoalOpened(opener, goal, GoalFace.TREASURE)
    tile = state.edition.goals[GoalFace.TREASURE]
    finisher = state.reached_by[goal]
    assert finisher is not None
    state = replace(state, board=state.board.lay(state.edition.goal_cells[goal], tile))
    state, events = end_round(state, finisher)
    return state, (told, *events)


def end_round(state: State, finisher: Seat | None) -> Step:
    """[R72, R78] The roles are shown and the gold is given out."""
    found = finisher is not None
    ended = RoundEnded(state.round, found, state.roles, state.goals)
    past = (*state.past, RoundResult(state.round, found, state.roles))
    state = replace(
        state,
        past=past,
        turning=None,
        opened=frozenset(range(len(state.goals))),
        reached_by=(None,) * len(state.goals),
    )
    state, events = pay(state) if finisher is None else share(state, finisher)
    return state, (ended, *events)
