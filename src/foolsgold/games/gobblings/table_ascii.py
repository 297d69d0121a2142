"""The table as ASCII art, secrets included, in the notation of positions."""

from collections.abc import Iterator

from foolsgold.base.ids import Seat
from foolsgold.games.gobblings.cards import TileKind
from foolsgold.games.gobblings.moves import Phase
from foolsgold.games.gobblings.position_notation import STATE_FORMAT, card_text
from foolsgold.games.gobblings.state import State
from foolsgold.games.table_ascii import format_table
from foolsgold.games.text_codec import in_brackets


def table_to_ascii(state: State) -> str:
    """The whole table: who acts, the field, every seat's role, points and cards, the piles.

    The picture shows how tiles lie; what they carry, if anything, stands below.
    """
    carried = {
        c: state.face_at(c) for c, kind in state.kinds.items() if kind is not TileKind.PASSAGE
    }
    return format_table(
        (
            state.edition.id,
            *(
                STATE_FORMAT.format_field(name, getattr(state, name))
                for name in ("round", "phase", "to_act")
            ),
        ),
        state.board,
        [list(_row(state, seat)) for seat in range(state.seats)],
        (
            STATE_FORMAT.format_field("goals", state.goals),
            f"pile={len(state.pile)}",
            f"discards={len(state.discards)}",
            STATE_FORMAT.format_field("board", carried),
        ),
        None if state.phase is Phase.OVER else state.to_act,
    )


def _row(state: State, seat: Seat) -> Iterator[str]:
    yield state.roles[seat]
    yield f"points={state.points[seat]}"
    yield "hand=" + in_brackets(
        f"{card}:{card_text(state.deck[card])}" for card in state.hands[seat]
    )
