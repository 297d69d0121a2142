"""The table as ASCII art, secrets included, in the notation of positions."""

from collections.abc import Iterator

from foolsgold.base.ids import Seat
from foolsgold.games.saboteur.moves import Phase
from foolsgold.games.saboteur.position_notation import STATE_FORMAT, card_text
from foolsgold.games.saboteur.state import State
from foolsgold.games.table_ascii import format_table
from foolsgold.games.text_codec import in_brackets


def table_to_ascii(state: State) -> str:
    """The whole table: who acts, the maze, every seat's role, tools, cards and gold, the piles."""
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
            f"draw_pile={state.draw_pile}",
            f"discards={len(state.discards)}",
            f"gold_deck={len(state.gold_deck)}",
        ),
        None if state.phase is Phase.OVER else state.to_act,
    )


def _row(state: State, seat: Seat) -> Iterator[str]:
    yield state.roles[seat]
    yield "broken=" + in_brackets(sorted(state.broken[seat]))
    yield "hand=" + in_brackets(
        f"{card}:{card_text(state.deck[card])}" for card in state.hands[seat]
    )
    yield "gold=" + in_brackets(map(str, state.gold[seat]))
