"""The game as a whole, from the first deal to the ninth cart.

`RULES` is what the floors above get of it.
"""

from collections.abc import Iterable
from typing import assert_never

from foolsgold.base.ids import Seat
from foolsgold.games.api import RoundTally, Rules
from foolsgold.games.gobblings.cards import GoalFace, Race
from foolsgold.games.gobblings.drawing import drawn
from foolsgold.games.gobblings.edition import Edition, edition_from
from foolsgold.games.gobblings.events import Event
from foolsgold.games.gobblings.moves import (
    Explode,
    Leave,
    Move,
    Open,
    Pass,
    Peek,
    Place,
    Replace,
    Serve,
    Steal,
    Swap,
    read_move,
)
from foolsgold.games.gobblings.position import (
    position_text,
    read_position,
    read_view,
    view_text,
)
from foolsgold.games.gobblings.rules import goals, playing, rounds, scoring
from foolsgold.games.gobblings.rules.chance import chance_from
from foolsgold.games.gobblings.rules.legal import legal_moves, refusal
from foolsgold.games.gobblings.rules.rounds import Step
from foolsgold.games.gobblings.seeing import seen_by, view_of
from foolsgold.games.gobblings.state import Chance, State
from foolsgold.games.gobblings.tally import tallied
from foolsgold.games.gobblings.view import View


def start(edition: Edition, seats: int, chance: Chance) -> Step:
    """The opening position for a given piece of chance."""
    return rounds.opening(edition, seats, chance)


def apply(state: State, move: Move) -> Step:
    """The position after a move known to be legal, and what happened."""
    match move:
        case Place():
            return playing.place(state, move)
        case Replace():
            return playing.replace_card(state, move)
        case Pass():
            return playing.pass_turn(state, move)
        case Peek():
            return playing.peek(state, move)
        case Explode():
            return playing.explode(state, move)
        case Swap():
            return playing.swap(state, move)
        case Open():
            return goals.open_goal(state, move)
        case Leave():
            return goals.leave(state, move)
        case Serve():
            return goals.serve(state, move)
        case Steal():
            return scoring.steal(state, move)
        case _:
            assert_never(move)


def scores(state: State) -> tuple[int, ...]:
    """Points of all seats: everybody sees the counters."""
    return state.points


def winners(state: State) -> tuple[Seat, ...]:
    """Who has won; empty while the game runs."""
    return () if state.winner is None else (state.winner,)


def tallies(state: State, events: Iterable[Event]) -> tuple[RoundTally, ...]:
    """How each round of a whole game went."""
    return tallied(events, state.edition.race_of)


RULES: Rules[Edition, State, Move, Event, View] = Rules(
    name="gobblings",
    package=__package__,
    shipped=("gobblings", "gobblings-advanced"),
    classic="gobblings",
    sides=tuple(Race),
    unit="points",
    finds=tuple(GoalFace),
    mending=False,
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
