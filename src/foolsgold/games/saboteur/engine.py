"""The classic game as a whole, from the first deal to the last nugget.

This module is the game: it has all that `games.api.Rules` asks for.
"""

from collections.abc import Iterable
from typing import Any, assert_never

from msgspec.structs import replace

from foolsgold.base.ids import Seat
from foolsgold.games.api import Chapter, Refused, RoundStarted, RoundTally
from foolsgold.games.saboteur.cards import Role
from foolsgold.games.saboteur.edition import SWITCHES, Edition, edition_from
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
from foolsgold.games.saboteur.rules import goals, gold, playing, rounds
from foolsgold.games.saboteur.rules.chance import chance_from
from foolsgold.games.saboteur.rules.legal import legal_moves, refusal
from foolsgold.games.saboteur.rules.rounds import Step
from foolsgold.games.saboteur.seeing import seen_by, view_of
from foolsgold.games.saboteur.state import Chance, State
from foolsgold.games.saboteur.tally import tallied
from foolsgold.games.saboteur.view import View
from foolsgold.games.toml import read_shipped

__all__ = [
    "apply", "deal", "edition_from", "event_type", "finds", "legal_moves", "mending", "move_text",
    "move_type", "name", "read_move", "refusal", "scores", "seen_by", "shipped", "shipped_table",
    "sides", "start", "step", "switches", "tallies", "to_act", "unit", "view_of", "view_type",
    "winners",
]  # fmt: skip

name = "saboteur"
unit = "gold"
sides: tuple[str, ...] = tuple(Role)
switches: tuple[str, ...] = SWITCHES
finds: tuple[str, ...] = ("treasure", "stone")
mending = True
move_type: Any = Move
view_type: Any = View
event_type: Any = Event

SHIPPED = ("saboteur-uk", "saboteur-ru", "saboteur-fa", "saboteur-lv", "saboteur-he", "saboteur-en")


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


def shipped() -> tuple[str, ...]:
    """The ids of the editions that come with the project."""
    return SHIPPED


def shipped_table(edition: str) -> dict[str, Any]:
    """The contents of a shipped edition's file."""
    return read_shipped(__package__, edition)


def deal(edition: Edition, seats: int, seed: int, first: Seat | None) -> Step:
    """The opening position. All chance of the whole game is fixed here."""
    return start(edition, seats, chance_from(edition, seats, seed, first))


def to_act(state: State) -> Seat | None:
    """Who must decide now; None when the game is over."""
    return None if state.phase is Phase.OVER else state.to_act


def scores(state: State) -> tuple[int, ...]:
    """Nuggets of all seats so far."""
    return tuple(sum(cards) for cards in state.gold)


def winners(state: State) -> tuple[Seat, ...]:
    """Who has won; empty while the game runs."""
    return rounds.winners_of(scores(state)) if state.phase is Phase.OVER else ()


def tallies(_state: State, events: Iterable[Event]) -> tuple[RoundTally, ...]:
    """How each round of a whole game went."""
    return tallied(events)


def move_text(move: Move) -> str:
    """The move in one line."""
    return str(move)
