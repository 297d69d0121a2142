"""What follows a turn: drawing, the next seat, and the end of a round without Gold or Dragon."""

from msgspec.structs import replace

from foolsgold.base.ids import Seat
from foolsgold.base.tuples import with_item
from foolsgold.games.gobblings.events import Drew, Ending, Event, Outcome, Passed, Skipped
from foolsgold.games.gobblings.moves import Phase
from foolsgold.games.gobblings.rules.rounds import Step
from foolsgold.games.gobblings.rules.scoring import end_round
from foolsgold.games.gobblings.state import State


def drawn(state: State) -> Step:
    """[O14] The acting seat draws up to a full hand while the deck lasts."""
    seat = state.to_act
    hand = state.hands[seat]
    wanted = max(0, state.edition.hand - len(hand))
    cards, pile = state.pile[:wanted], state.pile[wanted:]
    hands = with_item(state.hands, seat, hand + cards)
    events = tuple(Drew(seat, card, state.deck[card]) for card in cards)
    state = replace(state, hands=hands, pile=pile)
    if state.first_out is None and not hands[seat]:
        state = replace(state, first_out=seat)
    return state, events


def finish(state: State) -> Step:
    """[O61] A card was played: its player draws, and the turn goes on."""
    state, drew = drawn(replace(state, phase=Phase.PLAY, due=(), naming=False))
    state, events = go_on(state)
    return state, (*drew, *events)


def go_on(state: State) -> Step:
    """[G31, O21, O46] The next seat that can act; ale and empty hands are passed over."""
    told: list[Event] = []
    while (ending := ending_of(state)) is None:
        seat: Seat = (state.to_act + 1) % state.seats
        state = replace(state, to_act=seat)
        if seat in state.drinkers:
            state = replace(state, drinkers=state.drinkers - {seat})
            told.append(Skipped(seat))
        elif not state.hands[seat]:
            state = replace(state, passed=state.passed | {seat})
            told.append(Passed(seat, None))
        else:
            return replace(state, phase=Phase.PLAY), tuple(told)
    state, events = end_round(state, Outcome.NOTHING, ending, None)
    return state, (*told, *events)


def ending_of(state: State) -> Ending | None:
    """[G19, O16, O21, O22] All have passed, or all cards are gone; or nobody plays any more."""
    if len(state.passed) == state.seats:
        return Ending.ALL_PASSED
    if not state.pile and not any(state.hands):
        return Ending.NO_CARDS
    stalled = state.idle >= state.edition.stall_circles * state.seats
    return Ending.STALLED if stalled and not state.edition.replace_passes else None
