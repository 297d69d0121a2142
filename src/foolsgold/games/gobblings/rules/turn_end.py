"""The end of a turn: drawing, the next seat that can act, and ends of a round without a find."""

from msgspec.structs import replace

from foolsgold.base.ids import Seat
from foolsgold.base.tuples import with_item
from foolsgold.games.gobblings.events import Drew, Event, Passed, RoundEndReason, Skipped
from foolsgold.games.gobblings.moves import Phase
from foolsgold.games.gobblings.rules.rounds import StepResult
from foolsgold.games.gobblings.state import State


def refill_hand(state: State) -> StepResult:
    """[O14, O61] After a card was played, the acting seat draws up to a full hand."""
    seat = state.to_act
    hand = state.hands[seat]
    wanted = max(0, state.edition.hand - len(hand))
    cards, pile = state.pile[:wanted], state.pile[wanted:]
    hands = with_item(state.hands, seat, hand + cards)
    events = tuple(Drew(seat, card, state.deck[card]) for card in cards)
    is_first_out = state.first_out is None and not hands[seat]
    state = replace(
        state,
        phase=Phase.PLAY,
        due=(),
        may_leave=False,
        naming=False,
        hands=hands,
        pile=pile,
        first_out=seat if is_first_out else state.first_out,
    )
    return state, events


def pass_turn_on(state: State) -> StepResult:
    """[G31, O21, O46] On to the next seat that can act; ale and empty hands are passed over.

    If the round ends on the way, nobody is to act any more: ask `ending_of`.
    """
    told: list[Event] = []
    while ending_of(state) is None:
        seat: Seat = (state.to_act + 1) % state.seats
        state = replace(state, to_act=seat)
        if seat in state.drinkers:
            state = replace(state, drinkers=state.drinkers - {seat})
            told.append(Skipped(seat))
        elif not state.hands[seat]:
            state = replace(state, passed=state.passed | {seat})
            told.append(Passed(seat, None))
        else:
            state = replace(state, phase=Phase.PLAY)
            break
    return state, tuple(told)


def ending_of(state: State) -> RoundEndReason | None:
    """[G19, O16, O21, O22] All have passed, or all cards are gone; or nobody plays any more."""
    if len(state.passed) == state.seats:
        return RoundEndReason.ALL_PASSED
    if not state.pile and not any(state.hands):
        return RoundEndReason.NO_CARDS
    stalled = state.idle >= state.edition.stall_circles * state.seats
    return RoundEndReason.STALLED if stalled and not state.edition.replace_passes else None
