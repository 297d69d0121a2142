"""The explosion: removes any tile from the field except start, lanterns and goals."""

from collections.abc import Iterator

from foolsgold.base.ids import CardNo
from foolsgold.games.card_rule import CardRule
from foolsgold.games.gobblings.cards import ExplosionCard, TileKind
from foolsgold.games.gobblings.events import Exploded
from foolsgold.games.gobblings.moves import Explode
from foolsgold.games.gobblings.refusals import Refusal
from foolsgold.games.gobblings.rules.played_card import with_card_discarded, without_tiles
from foolsgold.games.gobblings.rules.rounds import StepResult
from foolsgold.games.gobblings.state import State
from foolsgold.tunnel.tiles import Cell


def targets(state: State) -> list[Cell]:
    """[G27, G30, O34] What an explosion may hit."""
    return [cell for cell, kind in state.kinds.items() if kind is not TileKind.LANTERN]


def moves(state: State, card: CardNo, _face: ExplosionCard) -> Iterator[Explode]:
    """[G27] Every tile that may be hit."""
    for cell in sorted(targets(state)):
        yield Explode(card, cell)


def refusal(state: State, move: Explode) -> Refusal | None:
    """[G27, G30, O34] Something must be there, and not be safe."""
    if not isinstance(state.deck[move.card], ExplosionCard):
        return Refusal.NOT_AN_EXPLOSION
    if move.cell in targets(state):
        return None
    held = move.cell in state.board.tiles or move.cell in state.board.face_down
    return Refusal.PROTECTED if held else Refusal.NOTHING_THERE


def play(state: State, move: Explode) -> StepResult:
    """[G27, O30] The tile leaves the field; the gap may be filled again (O29)."""
    face = state.face_at(move.cell)
    told = Exploded(state.to_act, move.cell, face.tile, face.kind, face.colour, move.card)
    return with_card_discarded(without_tiles(state, move.cell), move.card), (told,)


RULE = CardRule(ExplosionCard, Explode, moves, refusal, play)
