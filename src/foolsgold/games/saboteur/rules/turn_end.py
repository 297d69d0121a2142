"""The end of a turn: drawing, and the next seat."""

from msgspec.structs import replace

from foolsgold.base.tuples import with_item
from foolsgold.games.saboteur.events import Drew, Event
from foolsgold.games.saboteur.moves import Phase
from foolsgold.games.saboteur.rules.rounds import StepResult
from foolsgold.games.saboteur.state import State


def draw_and_pass_turn(state: State) -> StepResult:
    """[R34, R35, R29] The seat draws while there are cards; the turn passes clockwise."""
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
    return state, drew
