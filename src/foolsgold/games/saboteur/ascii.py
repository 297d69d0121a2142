"""The table drawn with characters, all cards open, in the notation of positions."""

from collections.abc import Iterator

from foolsgold.base.ids import Seat
from foolsgold.games.ascii import table_drawn
from foolsgold.games.saboteur.moves import Phase
from foolsgold.games.saboteur.position import STATE, card_text
from foolsgold.games.saboteur.state import State
from foolsgold.games.text_codec import bracketed


def drawn(state: State) -> str:
    """The whole table: who acts, the maze, every seat's role, tools, cards and gold, the piles."""
    return table_drawn(
        (
            state.edition.id,
            *(STATE.word(name, getattr(state, name)) for name in ("round", "phase", "to_act")),
        ),
        state.board,
        [list(_row(state, seat)) for seat in range(state.seats)],
        (
            STATE.word("goals", state.goals),
            f"draw_pile={state.draw_pile}",
            f"discards={len(state.discards)}",
            f"gold_deck={len(state.gold_deck)}",
        ),
        None if state.phase is Phase.OVER else state.to_act,
    )


def _row(state: State, seat: Seat) -> Iterator[str]:
    yield state.roles[seat]
    yield "broken=" + bracketed(sorted(state.broken[seat]))
    yield "hand=" + bracketed(f"{card}:{card_text(state.deck[card])}" for card in state.hands[seat])
    yield "gold=" + bracketed(map(str, state.gold[seat]))
