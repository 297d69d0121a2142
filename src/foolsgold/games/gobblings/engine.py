"""The engine of Gobblings: applies moves, ends rounds, and registers the game as `RULES`."""

from collections.abc import Iterable
from typing import get_args

from msgspec.structs import replace

from foolsgold.base.ids import Seat
from foolsgold.games.api import RoundTally, Rules
from foolsgold.games.gobblings import EditionId
from foolsgold.games.gobblings.action_ids import ACTIONS
from foolsgold.games.gobblings.cards import GoalFace, Race, Role
from foolsgold.games.gobblings.determinize import sample_state
from foolsgold.games.gobblings.edition import Edition, edition_from
from foolsgold.games.gobblings.events import Event, Outcome, RoundEndReason
from foolsgold.games.gobblings.honorary_awards import awards
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
from foolsgold.games.gobblings.position_notation import (
    position_text,
    read_position,
    read_view,
    view_text,
)
from foolsgold.games.gobblings.round_results import round_tallies
from foolsgold.games.gobblings.rules import goals, replace_or_pass, rounds, scoring, turn_end
from foolsgold.games.gobblings.rules.cards import BY_MOVE
from foolsgold.games.gobblings.rules.chance import chance_from
from foolsgold.games.gobblings.rules.legal import legal_moves, refusal
from foolsgold.games.gobblings.rules.rounds import StepResult
from foolsgold.games.gobblings.state import GobblingsChance, State
from foolsgold.games.gobblings.table_ascii import table_to_ascii
from foolsgold.games.gobblings.table_svg import view_to_svg
from foolsgold.games.gobblings.view import View
from foolsgold.games.gobblings.visibility import (
    open_view,
    public_view,
    redact_before,
    redact_event,
    seat_view,
)


def start(edition: Edition, seats: int, chance: GobblingsChance) -> StepResult:
    """The opening position for given randomness."""
    return rounds.opening(edition, seats, chance)


def apply(state: State, move: Move) -> StepResult:
    """The state after a move known to be legal, and the events."""
    state, events = apply_in_round(state, move)
    if state.phase is Phase.OVER and state.winner is None:
        state, later_events = rounds.next_round(state)
        events += later_events
    return state, events


def apply_in_round(state: State, move: Move) -> StepResult:
    """The same, but once a round is over its table stays as it is: the next one is not dealt."""
    state, events = _apply_move(state, move)
    match move:
        case Steal():
            state, more = _after_scoring(state)
        case Replace() | Pass():
            state, more = _next_seat(state)
        case _:
            state, more = _after_card(state, move)
    return state, events + more


def _apply_move(state: State, move: Move) -> StepResult:
    """Applies the tile or choice itself; what follows is up to the caller."""
    match move:
        case Open():
            return goals.open_goal(state, move)
        case Leave():
            return goals.leave_goal(state, move)
        case Serve():
            return goals.serve(state, move)
        case Steal():
            return scoring.steal(state, move)
        case Replace():
            return replace_or_pass.replace_card(state, move)
        case Pass():
            return replace_or_pass.pass_turn(state, move)
        case _:
            return BY_MOVE[type(move)].play(state, move)


def _after_card(state: State, move: Move) -> StepResult:
    """[G22, G24, G31, O61] Goals first, then the ale, then drawing, then the next seat."""
    events: tuple[Event, ...] = ()
    may_leave = not isinstance(move, Place)
    if isinstance(move, Place) and len(state.due) == 1:
        state, events = goals.open_goal(state, Open(state.due[0]))
        may_leave = True
    outcome = goals.outcome_of(state)
    if outcome is not None:
        state, later_events = _end_round(state, outcome, RoundEndReason.GOAL, state.to_act)
        return state, events + later_events
    if state.due:
        return replace(state, phase=Phase.OPEN, may_leave=may_leave), events
    if goals.must_serve(state):
        return replace(state, phase=Phase.SERVE, may_leave=False), events
    state, drew = turn_end.refill_hand(state)
    state, later_events = _next_seat(state)
    return state, events + drew + later_events


def _next_seat(state: State) -> StepResult:
    state, events = turn_end.pass_turn_on(state)
    ending = turn_end.ending_of(state)
    if ending is None:
        return state, events
    state, later_events = _end_round(state, Outcome.NOTHING, ending, None)
    return state, events + later_events


def _end_round(
    state: State, outcome: Outcome, ending: RoundEndReason, opener: Seat | None
) -> StepResult:
    state, events = scoring.end_round(state, outcome, ending, opener)
    state, later_events = _after_scoring(state)
    return state, events + later_events


def _after_scoring(state: State) -> StepResult:
    """Everybody who is left is scored; then the round is over, and the game if somebody has won."""
    events: tuple[Event, ...] = ()
    if state.winner is None:
        state, events = scoring.score_seats(state)
    if state.phase is Phase.STEAL:
        return state, events
    state = scoring.record_round(state)
    if state.winner is None:
        return state, events
    state, later_events = scoring.end_game(state)
    return state, events + later_events


def has_more_rounds(state: State) -> bool:
    """Whether nobody has won yet: how many rounds there are, nobody knows before."""
    return state.winner is None


def scores(state: State) -> tuple[int, ...]:
    """Points of all seats: everybody sees the counters."""
    return state.points


def winners(state: State) -> tuple[Seat, ...]:
    """Who has won; empty while the game runs."""
    return () if state.winner is None else (state.winner,)


def tallies(state: State, events: Iterable[Event]) -> tuple[RoundTally, ...]:
    """How each round of a whole game went."""
    return round_tallies(events, state.edition.race_of)


RULES: Rules[Edition, State, Move, Event, View] = Rules(
    name="gobblings",
    package=__package__,
    edition_ids=get_args(EditionId),
    reference_edition="gobblings",
    sides=tuple(Race),
    score_unit="points",
    claimable_faces=tuple(GoalFace),
    secret_enums=(Role, GoalFace),
    has_tools=False,
    scoring_phases=(Phase.STEAL,),
    slow_moves=(Peek, Explode, Swap, Serve, Steal),
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
    public_view=public_view,
    seat_view=seat_view,
    open_view=open_view,
    sample_state=sample_state,
    redact_before=redact_before,
    redact_event=redact_event,
    has_more_rounds=has_more_rounds,
    scores=scores,
    winners=winners,
    tallies=tallies,
    awards=awards,
    read_move=read_move,
    actions=ACTIONS,
    position_text=position_text,
    read_position=read_position,
    view_text=view_text,
    read_view=read_view,
    table_to_ascii=table_to_ascii,
    view_to_svg=view_to_svg,
)
deal, step = RULES.deal, RULES.step
