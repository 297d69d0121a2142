"""The classic game as a whole, from the first deal to the last nugget."""

from collections.abc import Iterable, Mapping
from typing import Any, assert_never

from msgspec.structs import replace

from foolsgold.base.ids import Seat
from foolsgold.games.api import Refused, RoundStarted, RoundTally
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
from foolsgold.games.saboteur.refusals import Refusal
from foolsgold.games.saboteur.rules import goals, gold, legal, playing, rounds
from foolsgold.games.saboteur.rules.chance import chance_from
from foolsgold.games.saboteur.rules.rounds import Outcome
from foolsgold.games.saboteur.seeing import seen_by, view_of
from foolsgold.games.saboteur.state import Chance, State
from foolsgold.games.saboteur.tally import tallies
from foolsgold.games.saboteur.view import View
from foolsgold.games.tables import shipped_table

SHIPPED = ("saboteur-uk", "saboteur-ru", "saboteur-fa", "saboteur-lv", "saboteur-he", "saboteur-en")


def start(edition: Edition, seats: int, chance: Chance) -> Outcome:
    """The opening position for a given piece of chance."""
    state, events = rounds.opening(edition, seats, chance)
    return replace(state, log=events), events


def step(state: State, move: Move) -> Outcome:
    """The position after a legal move and what happened; `Refused` for any other move."""
    reason = legal.refusal(state, move)
    if reason is not None:
        raise Refused(reason)
    return apply(state, move)


def apply(state: State, move: Move) -> Outcome:
    """`step` for a move known to be legal: it is not asked again."""
    after, events = _applied(state, move)
    if after.round == state.round:
        return replace(after, log=state.log + events), events
    # A new round begins a new log, and what was told before it is kept apart.
    fresh = next(i for i, event in enumerate(events) if isinstance(event, RoundStarted))
    earlier = state.earlier + state.log + events[:fresh]
    return replace(after, log=events[fresh:], earlier=earlier), events


def _applied(state: State, move: Move) -> Outcome:
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


class Saboteur:
    """The classic game, as `games.api.Rules` asks for it."""

    name = "saboteur"
    unit = "gold"
    sides: tuple[str, ...] = tuple(Role)
    switches: tuple[str, ...] = SWITCHES

    def edition_from(self, table: Mapping[str, Any]) -> Edition:
        """The edition described by the contents of a TOML file."""
        return edition_from(table)

    def shipped(self) -> tuple[str, ...]:
        """The ids of the editions that come with the project."""
        return SHIPPED

    def shipped_table(self, edition: str) -> dict[str, Any]:
        """The contents of a shipped edition's file."""
        return shipped_table(__package__, edition)

    def deal(self, edition: Edition, seats: int, seed: int, first: Seat | None) -> Outcome:
        """The opening position. All chance of the whole game is fixed here."""
        return start(edition, seats, chance_from(edition, seats, seed, first))

    def to_act(self, state: State) -> Seat | None:
        """Who must decide now; None when the game is over."""
        return None if state.phase is Phase.OVER else state.to_act

    def legal_moves(self, state: State) -> tuple[Move, ...]:
        """All the acting seat may do, in a fixed order."""
        return legal.legal_moves(state)

    def refusal(self, state: State, move: Move) -> Refusal | None:
        """Why the acting seat may not do this; None if it may."""
        return legal.refusal(state, move)

    def step(self, state: State, move: Move) -> Outcome:
        """The position after a legal move and what happened."""
        return step(state, move)

    def view_of(self, state: State, seat: Seat | None) -> View:
        """All that a seat may know; None is a spectator."""
        return view_of(state, seat)

    def seen_by(self, event: Event, seat: Seat | None) -> Event:
        """What a seat learns of an event."""
        return seen_by(event, seat)

    def scores(self, state: State) -> tuple[int, ...]:
        """Nuggets of all seats so far."""
        return tuple(sum(cards) for cards in state.gold)

    def winners(self, state: State) -> tuple[Seat, ...]:
        """Who has won; empty while the game runs."""
        return rounds.winners_of(self.scores(state)) if state.phase is Phase.OVER else ()

    def tallies(self, _state: State, events: Iterable[Event]) -> tuple[RoundTally, ...]:
        """How each round of a whole game went."""
        return tallies(events)

    def move_text(self, move: Move) -> str:
        """The move in one line."""
        return str(move)

    def read_move(self, text: str) -> Move:
        """The move written as `text`."""
        return read_move(text)
