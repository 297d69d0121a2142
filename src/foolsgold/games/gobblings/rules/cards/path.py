"""A path tile: it fits all its neighbours and continues an open path."""

from msgspec.structs import replace

from foolsgold.base.frozendict import FrozenDict
from foolsgold.base.ids import CardNo
from foolsgold.games.card_rule import CardRule
from foolsgold.games.gobblings.cards import PathCard, TileKind
from foolsgold.games.gobblings.events import Placed
from foolsgold.games.gobblings.moves import Place
from foolsgold.games.gobblings.refusals import Refusal
from foolsgold.games.gobblings.rules.goals import newly_reached
from foolsgold.games.gobblings.rules.played_card import with_card_played
from foolsgold.games.gobblings.rules.rounds import StepResult
from foolsgold.games.gobblings.state import State
from foolsgold.tunnel.board import Adjacency
from foolsgold.tunnel.tiles import rotated, rotations


def moves(state: State, card: CardNo, face: PathCard) -> list[Place]:
    """[G14, O7-O10] Every cell that takes the tile, in every position that makes a difference."""
    sides = face.tile.sides
    return [
        Place(card, cell, quarters)
        for quarters in rotations(sides, state.edition.rotation)
        for cell in state.board.legal_cells(rotated(sides, quarters), state.edition.joining)
    ]


def refusal(state: State, move: Place) -> Refusal | None:
    """[G14, O7-O10, O67] The tile may be turned so, fits, and continues a way."""
    board = state.board
    face = state.deck[move.card]
    if not isinstance(face, PathCard):
        return Refusal.NOT_A_PATH
    if move.quarters % (4 // state.edition.rotation) or not 0 <= move.quarters < 4:
        return Refusal.NO_TURN
    if move.quarters not in rotations(face.tile.sides, state.edition.rotation):
        return Refusal.SAME_TURNED
    if move.cell in board.tiles or move.cell in board.face_down:
        return Refusal.CELL_TAKEN
    if not board.fits(move.cell, rotated(face.tile.sides, move.quarters)):
        return Refusal.NO_FIT
    if board.meets_adjacency(move.cell, state.edition.joining):
        return None
    if board.meets_adjacency(move.cell, Adjacency.ROUTE):
        return Refusal.CUT_OFF
    rubble = board.meets_adjacency(move.cell, Adjacency.TUNNEL)
    return Refusal.RUBBLE_ONLY if rubble else Refusal.NO_CONTACT


def play(state: State, move: Place) -> StepResult:
    """[G14, G29-G35] The tile becomes part of the field; goals it leads to are due."""
    face = state.deck[move.card]
    assert isinstance(face, PathCard)
    tile = face.tile.turned(move.quarters)
    colour = face.colour or ""
    told = Placed(state.to_act, move.cell, tile, face.kind, face.colour, move.card)
    before = state.board.reached
    state = replace(
        with_card_played(state, move.card),
        board=state.board.lay(
            move.cell,
            tile,
            lock=colour if face.kind is TileKind.DOOR else "",
            key=colour if face.kind is TileKind.KEY else "",
        ),
        kinds=FrozenDict({**state.kinds, move.cell: face.kind}),
        naming=face.kind is TileKind.ALE,
    )
    return replace(state, due=newly_reached(state, before)), (told,)


RULE = CardRule(PathCard, Place, moves, refusal, play)
