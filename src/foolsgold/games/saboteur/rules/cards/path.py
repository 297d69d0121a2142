"""The path card: it fits all its neighbours and continues a tunnel."""

from foolsgold.base.ids import CardNo
from foolsgold.games.card_rule import CardRule
from foolsgold.games.saboteur.cards import PathCard
from foolsgold.games.saboteur.events import Placed
from foolsgold.games.saboteur.moves import Place
from foolsgold.games.saboteur.refusals import Refusal
from foolsgold.games.saboteur.rules.played_card import with_card_played
from foolsgold.games.saboteur.rules.rounds import StepResult
from foolsgold.games.saboteur.state import State
from foolsgold.tunnel.board import Adjacency
from foolsgold.tunnel.tiles import rotated_180

TURNED = True
"""A name instead of the keyword, which costs a third in the hottest loop of all."""


def moves(state: State, card: CardNo, face: PathCard) -> list[Place]:
    """[R36-R41, R49] Every cell that takes the card, upright or turned."""
    if state.broken[state.to_act]:
        return []
    joining = state.edition.joining
    upright = face.tile.sides
    found = [Place(card, cell) for cell in state.board.legal_cells(upright, joining)]
    turned = rotated_180(upright)
    if turned != upright:
        found += [Place(card, cell, TURNED) for cell in state.board.legal_cells(turned, joining)]
    return found


def refusal(state: State, move: Place) -> Refusal | None:
    """[R36-R41, R46, R49] A path card fits all its neighbours and continues a tunnel."""
    face = state.deck[move.card]
    board = state.board
    if not isinstance(face, PathCard):
        return Refusal.NOT_A_PATH
    if state.broken[state.to_act]:
        return Refusal.TOOL_BROKEN
    if move.turned and face.tile.is_symmetric:
        return Refusal.SAME_TURNED
    if move.cell in board.tiles or move.cell in board.face_down:
        return Refusal.CELL_TAKEN
    sides = rotated_180(face.tile.sides) if move.turned else face.tile.sides
    if not board.fits(move.cell, sides):
        return Refusal.NO_FIT
    if board.meets_adjacency(move.cell, state.edition.joining):
        return None
    meets = board.meets_adjacency(move.cell, Adjacency(state.edition.contact.value))
    return Refusal.CUT_OFF if meets else Refusal.NO_CONTACT


def play(state: State, move: Place) -> StepResult:
    """[R31] The card becomes part of the maze."""
    face = state.deck[move.card]
    assert isinstance(face, PathCard)
    seat = state.to_act
    tile = face.tile.turned() if move.turned else face.tile
    state = with_card_played(
        state,
        move.card,
        board=state.board.lay(move.cell, tile),
        last_path=seat,
        last_cell=move.cell,
    )
    return state, (Placed(seat, move.cell, tile, move.card),)


RULE = CardRule(PathCard, Place, moves, refusal, play)
