"""What each card does when it is played, and what a pass does."""

from msgspec.structs import replace

from foolsgold.base.ids import CardNo
from foolsgold.base.tuples import with_item
from foolsgold.games.saboteur.cards import BreakCard, Card, MendCard, PathCard
from foolsgold.games.saboteur.edition import DiscardPile, RoundEnd
from foolsgold.games.saboteur.events import (
    Broken,
    Collapsed,
    Discarded,
    Event,
    Mended,
    Peeked,
    Placed,
)
from foolsgold.games.saboteur.moves import Break, Collapse, Discard, Mend, Peek, Place
from foolsgold.games.saboteur.rules.goals import after_digging, note_reached
from foolsgold.games.saboteur.rules.plays import can_play
from foolsgold.games.saboteur.rules.rounds import Step
from foolsgold.games.saboteur.rules.turns import finish
from foolsgold.games.saboteur.state import Put, State


def place(state: State, move: Place) -> Step:
    """[R31, R36-R41] The card becomes part of the maze."""
    face = state.deck[move.card]
    assert isinstance(face, PathCard)
    seat = state.to_act
    tile = face.tile.turned() if move.turned else face.tile
    state = replace(
        state,
        board=state.board.lay(move.cell, tile),
        hands=_hands_without(state, move.card),
        last_path=seat,
        last_cell=move.cell,
        passes=0,
        forced=0,
    )
    state, events = after_digging(state)
    return state, (Placed(seat, move.cell, tile, move.card), *events)


def collapse(state: State, move: Collapse) -> Step:
    """[R55-R57] The path card and the rockfall leave for the discard pile."""
    tile = state.board.tiles[move.cell]
    played = note_reached(replace(state, board=state.board.without(move.cell)))
    card = PathCard(tile)
    # On the pile a card lies upright again, whichever way it lay in the maze.
    upright = card if card in state.edition.deck else PathCard(tile.turned())
    gone = (upright, state.deck[move.card])
    return _finished(played, move.card, gone, Collapsed(state.to_act, move.cell, tile, move.card))


def break_tool(state: State, move: Break) -> Step:
    """[R45, R46] The card stays in front of its victim."""
    face = state.deck[move.card]
    assert isinstance(face, BreakCard)
    broken = with_item(state.broken, move.seat, state.broken[move.seat] | {face.tool})
    told = Broken(state.to_act, move.seat, face.tool, move.card)
    return _finished(replace(state, broken=broken), move.card, (), told)


def mend(state: State, move: Mend) -> Step:
    """[R50-R54] One tool is whole again; both cards go to the discard pile."""
    face = state.deck[move.card]
    assert isinstance(face, MendCard)
    broken = with_item(state.broken, move.seat, state.broken[move.seat] - {move.tool})
    told = Mended(state.to_act, move.seat, move.tool, face.tools, move.card)
    gone = (BreakCard(move.tool), face)
    return _finished(replace(state, broken=broken), move.card, gone, told)


def peek(state: State, move: Peek) -> Step:
    """[R60-R62] The player alone learns what lies there."""
    seat = state.to_act
    peeked = with_item(state.peeked, seat, state.peeked[seat] | {move.goal})
    told = Peeked(seat, move.goal, state.goals[move.goal], move.card)
    return _finished(replace(state, peeked=peeked), move.card, (state.deck[move.card],), told)


def discard(state: State, move: Discard) -> Step:
    """[R64-R66] A pass: one card goes face down to the discard pile."""
    seat, face = state.to_act, state.deck[move.card]
    passed = replace(
        state,
        hands=_hands_without(state, move.card),
        discards=(*state.discards, Put(face, face_up=False, by=seat)),
        passes=0 if state.draw_pile else state.passes + 1,
        forced=state.forced + 1 if _is_forced(state) else 0,
    )
    passed, events = finish(passed)
    return passed, (Discarded(seat, move.card, face), *events)


def _is_forced(state: State) -> bool:
    """[S22] Asked only where a house rule counts nothing else: it costs a look at all plays."""
    asked = state.edition.round_end is RoundEnd.FORCED_PASS_CIRCLE and not state.draw_pile
    return asked and not can_play(state, state.to_act)


def _finished(state: State, card: CardNo, gone: tuple[Card, ...], told: Event) -> Step:
    """[R57, R62, R68] An action card was played; `gone` goes to the discard pile."""
    face_up = state.edition.discard_pile is DiscardPile.MIXED
    state = replace(
        state,
        hands=_hands_without(state, card),
        discards=state.discards + tuple(Put(face, face_up) for face in gone),
        passes=0,
        forced=0,
    )
    state, events = finish(state)
    return state, (told, *events)


def _hands_without(state: State, card: CardNo) -> tuple[tuple[CardNo, ...], ...]:
    hand = tuple(held for held in state.hands[state.to_act] if held != card)
    return with_item(state.hands, state.to_act, hand)
