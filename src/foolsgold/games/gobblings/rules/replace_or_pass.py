"""Turns without playing a tile: replacing one, or passing because none can be played."""

from collections.abc import Iterator

from msgspec.structs import replace

from foolsgold.games.gobblings.events import Drew, Passed, Replaced
from foolsgold.games.gobblings.moves import Pass, Replace
from foolsgold.games.gobblings.refusals import Refusal
from foolsgold.games.gobblings.rules.hand_moves import can_play
from foolsgold.games.gobblings.rules.played_card import hands_without
from foolsgold.games.gobblings.rules.rounds import StepResult
from foolsgold.games.gobblings.state import State


def legal_replaces(state: State) -> Iterator[Replace]:
    """[G13, G16, G17] Any card, while there is a deck."""
    if state.pile:
        for card in state.hands[state.to_act]:
            yield Replace(card)


def replace_refusal(state: State) -> Refusal | None:
    """[G17] There must be a deck to put it under."""
    return None if state.pile else Refusal.DECK_EMPTY


def pass_refusal(state: State) -> Refusal | None:
    """[G13, G17, O18] Only who can play nothing may pass."""
    return Refusal.CAN_PLAY if can_play(state) else None


def replace_card(state: State, move: Replace) -> StepResult:
    """[G13, G16, O15, O16] The card goes under the deck first, then the top one is taken.

    It gets a new number there: the old one would tell whoever draws it when it was first drawn.
    """
    seat, face = state.to_act, state.deck[move.card]
    deck = (*state.deck, face)
    pile = (*state.pile, len(state.deck))
    hands = list(hands_without(state, move.card))
    hands[seat] += pile[:1]
    told = (Replaced(seat, move.card, face), Drew(seat, pile[0], deck[pile[0]]))
    state = replace(
        state,
        hands=tuple(hands),
        deck=deck,
        pile=pile[1:],
        buried=(*state.buried, seat),
        passed=state.passed | {seat} if state.edition.replace_passes else state.passed,
        idle=state.idle + 1,
    )
    return state, told


def pass_turn(state: State, _move: Pass) -> StepResult:
    """[G13, G18, O18] With cards in the deck nothing is shown; with none the whole hand is."""
    seat = state.to_act
    shown = None
    if not state.pile:
        shown = tuple(sorted((state.deck[card] for card in state.hands[seat]), key=str))
        state = replace(state, shown=state.shown | {seat})
    state = replace(state, passed=state.passed | {seat}, idle=state.idle + 1)
    return state, (Passed(seat, shown),)
