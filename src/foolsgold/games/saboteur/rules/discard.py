"""Passing: any card goes face down to the discard pile."""

from msgspec.structs import replace

from foolsgold.games.saboteur.edition import RoundEnd
from foolsgold.games.saboteur.events import Discarded
from foolsgold.games.saboteur.moves import Discard
from foolsgold.games.saboteur.rules.hand_moves import can_play
from foolsgold.games.saboteur.rules.played_card import hands_without
from foolsgold.games.saboteur.rules.rounds import StepResult
from foolsgold.games.saboteur.state import DiscardedCard, State


def legal_discards(state: State) -> list[Discard]:
    """[R64] One choice for each card in hand."""
    return [Discard(card) for card in state.hands[state.to_act]]


def discard(state: State, move: Discard) -> StepResult:
    """[R64-R66] Nobody else sees the card. Passes are counted once the draw pile is empty."""
    seat, face = state.to_act, state.deck[move.card]
    forced = _is_forced(state)
    state = replace(
        state,
        hands=hands_without(state, move.card),
        discards=(*state.discards, DiscardedCard(face, face_up=False, by=seat)),
        passes=0 if state.draw_pile else state.passes + 1,
        forced=state.forced + 1 if forced else 0,
    )
    return state, (Discarded(seat, move.card, face),)


def _is_forced(state: State) -> bool:
    """[S22] Asked only where a house rule counts nothing else: it costs a look at all plays."""
    asked = state.edition.round_end is RoundEnd.FORCED_PASS_CIRCLE and not state.draw_pile
    return asked and not can_play(state, state.to_act)
