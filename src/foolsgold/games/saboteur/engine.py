"""The classic game as a whole, from the first deal to the last nugget.

`RULES` is what the floors above get of it.
"""

from collections.abc import Iterable
from typing import assert_never

from foolsgold.base.ids import Seat
from foolsgold.games.api import RoundTally, Rules
from foolsgold.games.saboteur.cards import Role
from foolsgold.games.saboteur.drawing import drawn
from foolsgold.games.saboteur.edition import Edition, edition_from
from foolsgold.games.saboteur.events import Event
from foolsgold.games.saboteur.moves import (
    Break,
    Collapse,
    Discard,
    Mend,
    Move,
    Open,
    Peek,
    Phase,
    Place,
    Take,
    Turn,
    read_move,
)
from foolsgold.games.saboteur.position import (
    position_text,
    read_position,
    read_view,
    view_text,
)
from foolsgold.games.saboteur.rules import goals, gold, playing, rounds
from foolsgold.games.saboteur.rules.chance import chance_from
from foolsgold.games.saboteur.rules.legal import legal_moves, refusal
from foolsgold.games.saboteur.rules.rounds import Step
from foolsgold.games.saboteur.seeing import seen_by, view_of
from foolsgold.games.saboteur.state import Chance, State
from foolsgold.games.saboteur.tally import tallied
from foolsgold.games.saboteur.view import View


def start(edition: Edition, seats: int, chance: Chance) -> Step:
    """The opening position for a given piece of chance."""
    return rounds.opening(edition, seats, chance)


def apply(state: State, move: Move) -> Step:
    """The position after a move known to be legal, and what happened."""
    match move:
        case Place():
            return playing.place(state, move)
        case Discard():
            return playing.discard(state, move)
        case Break():
            return playing.break_tool(state, move)
        case Mend():
            return playing.mend(state, move)
        case Peek():
            return playing.peek(state, move)
        case Collapse():
            return playing.collapse(state, move)
        case Open():
            return goals.open_goal(state, move)
        case Turn():
            return goals.turn_goal(state, move)
        case Take():
            return gold.take(state, move)
        case _:
            assert_never(move)


def scores(state: State) -> tuple[int, ...]:
    """Nuggets of all seats so far: nobody knows them before the end."""
    return tuple(sum(cards) for cards in state.gold)


def winners(state: State) -> tuple[Seat, ...]:
    """Who has won; empty while the game runs."""
    return rounds.winners_of(scores(state)) if state.phase is Phase.OVER else ()


def tallies(_state: State, events: Iterable[Event]) -> tuple[RoundTally, ...]:
    """How each round of a whole game went."""
    return tallied(events)


RULES: Rules[Edition, State, Move, Event, View] = Rules(
    name="saboteur",
    package=__package__,
    shipped=(
        "saboteur-uk",
        "saboteur-ru",
        "saboteur-fa",
        "saboteur-lv",
        "saboteur-he",
        "saboteur-en",
    ),
    classic="saboteur-en",
    sides=tuple(Role),
    unit="gold",
    finds=("treasure", "stone"),
    mending=True,
    edition_type=Edition,
    move_type=Move,
    view_type=View,
    event_type=Event,
    edition_from=edition_from,
    chance_from=chance_from,
    start=start,
    legal_moves=legal_moves,
    refusal=refusal,
    apply=apply,
    view_of=view_of,
    seen_by=seen_by,
    scores=scores,
    winners=winners,
    tallies=tallies,
    read_move=read_move,
    position_text=position_text,
    read_position=read_position,
    view_text=view_text,
    read_view=read_view,
    drawn=drawn,
)
deal, step = RULES.deal, RULES.step
