"""The engine of Saboteur: applies moves, ends rounds, and registers the game as `RULES`."""

from collections.abc import Iterable
from typing import get_args

from msgspec.structs import replace

from foolsgold.base.ids import Seat
from foolsgold.games.api import RoundTally, Rules
from foolsgold.games.saboteur import EditionId
from foolsgold.games.saboteur.action_ids import ACTIONS
from foolsgold.games.saboteur.cards import GoalFace, Role
from foolsgold.games.saboteur.determinize import sample_state
from foolsgold.games.saboteur.edition import Edition, edition_from
from foolsgold.games.saboteur.events import Event
from foolsgold.games.saboteur.honorary_awards import awards
from foolsgold.games.saboteur.moves import (
    Break,
    Collapse,
    Discard,
    Move,
    Open,
    Peek,
    Phase,
    Place,
    Take,
    Turn,
    read_move,
)
from foolsgold.games.saboteur.position_notation import (
    position_text,
    read_position,
    read_view,
    view_text,
)
from foolsgold.games.saboteur.round_results import round_tallies
from foolsgold.games.saboteur.rules import discard, goals, gold, round_end, rounds, turn_end
from foolsgold.games.saboteur.rules.cards import BY_MOVE
from foolsgold.games.saboteur.rules.chance import chance_from
from foolsgold.games.saboteur.rules.legal import legal_moves, refusal
from foolsgold.games.saboteur.rules.rounds import StepResult
from foolsgold.games.saboteur.state import SaboteurChance, State
from foolsgold.games.saboteur.table_ascii import table_to_ascii
from foolsgold.games.saboteur.table_svg import view_to_svg
from foolsgold.games.saboteur.view import View
from foolsgold.games.saboteur.visibility import (
    open_view,
    public_view,
    redact_before,
    redact_event,
    seat_view,
)


def start(edition: Edition, seats: int, chance: SaboteurChance) -> StepResult:
    """The opening position for given randomness."""
    return rounds.opening(edition, seats, chance)


def apply(state: State, move: Move) -> StepResult:
    """The state after a move known to be legal, and the events."""
    state, events = _apply_move(state, move)
    state, more = _after_gold(state) if isinstance(move, Take) else _after_turn(state, move)
    return state, events + more


def _apply_move(state: State, move: Move) -> StepResult:
    """Applies the card or choice itself; what follows is up to the caller."""
    match move:
        case Open():
            return goals.open_goal(state, move)
        case Turn():
            return goals.turn_goal(state, move)
        case Take():
            return gold.take(state, move)
        case Discard():
            return discard.discard(state, move)
        case _:
            return BY_MOVE[type(move)].play(state, move)


def _after_turn(state: State, move: Move) -> StepResult:
    """Goals that were reached, the next seat, and whether the round is over."""
    events: tuple[Event, ...] = ()
    if isinstance(move, Collapse):
        state = goals.record_finishers(state)
    elif isinstance(move, Place | Open | Turn):
        if not goals.is_treasure_found(state):
            state, events = goals.open_reached_goals(state, first=isinstance(move, Place))
        if state.phase is not Phase.PLAY:
            return state, events
        if goals.is_treasure_found(state):
            state, later_events = _end_round(replace(state, last_turn=state.to_act))
            return state, events + later_events
    state, drew = turn_end.draw_and_pass_turn(state)
    if not round_end.is_round_exhausted(state):
        return state, events + drew
    state, found = round_end.open_reached_treasure(state)
    state, later_events = _end_round(state)
    return state, events + drew + found + later_events


def _end_round(state: State) -> StepResult:
    state, events = round_end.end_round(state)
    return _next_round_unless_drafting(state, events)


def _after_gold(state: State) -> StepResult:
    """The gold goes round until it is given out."""
    return _next_round_unless_drafting(*gold.pass_on(state))


def _next_round_unless_drafting(state: State, events: tuple[Event, ...]) -> StepResult:
    """[R93-R99] The next round, or the end of the game, unless gold is still going round."""
    if state.phase is Phase.DRAFT:
        return state, events
    state, later_events = rounds.next_round(state)
    return state, events + later_events


def has_more_rounds(state: State) -> bool:
    """[R99] Whether this is not the last round."""
    return state.round < state.edition.rounds


def scores(state: State) -> tuple[int, ...]:
    """Nuggets of all seats so far: nobody knows them before the end."""
    return tuple(sum(cards) for cards in state.gold)


def winners(state: State) -> tuple[Seat, ...]:
    """Who has won; empty while the game runs."""
    return rounds.winners_of(scores(state)) if state.phase is Phase.OVER else ()


def tallies(_state: State, events: Iterable[Event]) -> tuple[RoundTally, ...]:
    """How each round of a whole game went."""
    return round_tallies(events)


RULES: Rules[Edition, State, Move, Event, View] = Rules(
    name="saboteur",
    package=__package__,
    edition_ids=get_args(EditionId),
    reference_edition="saboteur-en",
    sides=tuple(Role),
    score_unit="gold",
    claimable_faces=("treasure", "stone"),
    secret_enums=(Role, GoalFace),
    has_tools=True,
    scoring_phases=(Phase.DRAFT,),
    slow_moves=(Break, Peek, Collapse),
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
