"""The game as a whole, from the first deal to the ninth cart.

This module is the game: it has all that `games.api.Rules` asks for.
"""

from collections.abc import Iterable
from typing import Any, assert_never

from msgspec.structs import replace

from foolsgold.base.ids import Seat
from foolsgold.games.api import Chapter, Refused, RoundStarted, RoundTally
from foolsgold.games.gobblings.cards import GoalFace, Race
from foolsgold.games.gobblings.edition import SWITCHES, Edition, edition_from
from foolsgold.games.gobblings.events import Event
from foolsgold.games.gobblings.moves import (
    Explode,
    Leave,
    Move,
    Open,
    Pass,
    Peek,
    Phase,
    Place,
    Replace,
    Serve,
    Steal,
    Swap,
    read_move,
)
from foolsgold.games.gobblings.rules import goals, playing, rounds, scoring
from foolsgold.games.gobblings.rules.chance import chance_from
from foolsgold.games.gobblings.rules.legal import legal_moves, refusal
from foolsgold.games.gobblings.rules.rounds import Step
from foolsgold.games.gobblings.seeing import seen_by, view_of
from foolsgold.games.gobblings.state import Chance, State
from foolsgold.games.gobblings.tally import tallied
from foolsgold.games.gobblings.view import View
from foolsgold.games.toml import read_shipped

__all__ = [
    "apply", "deal", "edition_from", "event_type", "finds", "legal_moves", "mending", "move_text",
    "move_type", "name", "read_move", "refusal", "scores", "seen_by", "shipped", "shipped_table",
    "sides", "start", "step", "switches", "tallies", "to_act", "unit", "view_of", "view_type",
    "winners",
]  # fmt: skip

name = "gobblings"
unit = "points"
sides: tuple[str, ...] = tuple(Race)
switches: tuple[str, ...] = SWITCHES
finds: tuple[str, ...] = tuple(GoalFace)
mending = False
move_type: Any = Move
view_type: Any = View
event_type: Any = Event

SHIPPED = ("gobblings", "gobblings-advanced")


def start(edition: Edition, seats: int, chance: Chance) -> Step:
    """The opening position for a given piece of chance."""
    state, events = rounds.opening(edition, seats, chance)
    return replace(state, log=events), events


def step(state: State, move: Move) -> Step:
    """The position after a legal move and what happened; `Refused` for any other move."""
    reason = refusal(state, move)
    if reason is not None:
        raise Refused(reason)
    return apply(state, move)


def apply(state: State, move: Move) -> Step:
    """`step` for a move known to be legal: it is not asked again."""
    after, events = _applied(state, move)
    if after.round == state.round:
        return replace(after, log=state.log + events), events
    # A new round begins a new log, and what was told before it is kept apart.
    fresh = next(i for i, event in enumerate(events) if isinstance(event, RoundStarted))
    chapter = Chapter(state.log + events[:fresh])
    return replace(after, log=events[fresh:], earlier=(*state.earlier, chapter)), events


def _applied(state: State, move: Move) -> Step:
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


def shipped() -> tuple[str, ...]:
    """The ids of the editions that come with the project."""
    return SHIPPED


def shipped_table(edition: str) -> dict[str, Any]:
    """The contents of a shipped edition's file."""
    return read_shipped(__package__, edition)


def deal(edition: Edition, seats: int, seed: int, first: Seat | None) -> Step:
    """The opening position. All chance of the whole game is fixed here."""
    return start(edition, seats, chance_from(seats, seed, first))


def to_act(state: State) -> Seat | None:
    """Who must decide now; None when the game is over."""
    return None if state.phase is Phase.OVER else state.to_act


def scores(state: State) -> tuple[int, ...]:
    """Points of all seats: everybody sees the counters."""
    return state.points


def winners(state: State) -> tuple[Seat, ...]:
    """Who has won; empty while the game runs."""
    return () if state.winner is None else (state.winner,)


def tallies(state: State, events: Iterable[Event]) -> tuple[RoundTally, ...]:
    """How each round of a whole game went."""
    return tallied(events, state.edition.race_of)


def move_text(move: Move) -> str:
    """The move in one line."""
    return str(move)
