"""Digging: where a path card may be laid, and what a rockfall may take away."""

from collections.abc import Iterator

from foolsgold.base.ids import CardNo
from foolsgold.games.saboteur.cards import PathCard, RockfallCard
from foolsgold.games.saboteur.moves import Collapse, Place
from foolsgold.games.saboteur.refusals import Refusal
from foolsgold.games.saboteur.state import State
from foolsgold.tunnel.board import START, Joining
from foolsgold.tunnel.tiles import Cell, half_turned


def legal_places(state: State, card: CardNo, face: PathCard) -> Iterator[Place]:
    """[R36-R41, R49] Every cell that takes the card, upright or turned."""
    if state.broken[state.to_act]:
        return
    joining = state.edition.joining
    upright = face.tile.sides
    for cell in state.board.places(upright, joining):
        yield Place(card, cell)
    turned = half_turned(upright)
    if turned != upright:
        for cell in state.board.places(turned, joining):
            yield Place(card, cell, True)  # noqa: FBT003 - keywords cost a third in this hottest loop


def place_refusal(state: State, move: Place) -> Refusal | None:
    """[R36-R41, R46, R49] A path card fits all its neighbours and continues a tunnel."""
    face = state.deck[move.card]
    board = state.board
    if not isinstance(face, PathCard):
        return Refusal.NOT_A_PATH
    if state.broken[state.to_act]:
        return Refusal.TOOL_BROKEN
    if move.turned and face.tile.symmetric:
        return Refusal.SAME_TURNED
    if move.cell in board.tiles or move.cell in board.closed:
        return Refusal.CELL_TAKEN
    sides = half_turned(face.tile.sides) if move.turned else face.tile.sides
    if not board.fits(move.cell, sides):
        return Refusal.NO_FIT
    if board.is_joined(move.cell, state.edition.joining):
        return None
    meets = board.is_joined(move.cell, Joining(state.edition.contact.value))
    return Refusal.CUT_OFF if meets else Refusal.NO_CONTACT


def legal_collapses(state: State, card: CardNo) -> Iterator[Collapse]:
    """[R56, S9] Every path card of the maze, but not the start and no goal."""
    for cell in sorted(targets(state)):
        yield Collapse(card, cell)


def targets(state: State) -> list[Cell]:
    """What a rockfall may hit."""
    spared = (START, *state.edition.goal_cells)
    return [cell for cell in state.board.tiles if cell not in spared]


def collapse_refusal(state: State, move: Collapse) -> Refusal | None:
    """[R56, S9, S10] A rockfall needs a path card to hit; start and goals are safe."""
    if not isinstance(state.deck[move.card], RockfallCard):
        return Refusal.NOT_A_ROCKFALL
    if move.cell == START or move.cell in state.edition.goal_cells:
        return Refusal.PROTECTED
    return None if move.cell in state.board.tiles else Refusal.NOTHING_THERE
