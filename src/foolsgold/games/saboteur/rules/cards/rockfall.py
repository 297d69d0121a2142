"""The rockfall: removes one path card from the maze, but not the start or a goal."""

from collections.abc import Iterator

from foolsgold.base.ids import CardNo
from foolsgold.games.card_rule import CardRule
from foolsgold.games.saboteur.cards import PathCard, RockfallCard
from foolsgold.games.saboteur.events import Collapsed
from foolsgold.games.saboteur.moves import Collapse
from foolsgold.games.saboteur.refusals import Refusal
from foolsgold.games.saboteur.rules.played_card import with_card_played
from foolsgold.games.saboteur.rules.rounds import StepResult
from foolsgold.games.saboteur.state import State
from foolsgold.tunnel.board import START


def moves(state: State, card: CardNo, _face: RockfallCard) -> Iterator[Collapse]:
    """[R56, S9] Every path card of the maze, but not the start and no goal."""
    spared = (START, *state.edition.goal_cells)
    for cell in sorted(cell for cell in state.board.tiles if cell not in spared):
        yield Collapse(card, cell)


def refusal(state: State, move: Collapse) -> Refusal | None:
    """[R56, S9, S10] A rockfall needs a path card to hit; start and goals are safe."""
    if not isinstance(state.deck[move.card], RockfallCard):
        return Refusal.NOT_A_ROCKFALL
    if move.cell == START or move.cell in state.edition.goal_cells:
        return Refusal.PROTECTED
    return None if move.cell in state.board.tiles else Refusal.NOTHING_THERE


def play(state: State, move: Collapse) -> StepResult:
    """[R55-R57] The path card and the rockfall leave for the discard pile."""
    tile = state.board.tiles[move.cell]
    card = PathCard(tile)
    # On the pile a card lies upright again, whichever way it lay in the maze.
    upright = card if card in state.edition.deck else PathCard(tile.turned())
    told = Collapsed(state.to_act, move.cell, tile, move.card)
    board = state.board.without(move.cell)
    state = with_card_played(state, move.card, upright, state.deck[move.card], board=board)
    return state, (told,)


RULE = CardRule(RockfallCard, Collapse, moves, refusal, play)
