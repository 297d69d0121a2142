"""The end of a round: points, one player after the other, and the Greedy's theft."""

from collections.abc import Iterator

from msgspec.structs import replace

from foolsgold.base.ids import Seat
from foolsgold.base.tuples import with_item
from foolsgold.games.gobblings.cards import GoalFace, Race, Role, TileKind
from foolsgold.games.gobblings.events import (
    Event,
    GameEnded,
    Outcome,
    RoundEnded,
    RoundEndReason,
    RoundResult,
    Scored,
    ScoreReason,
)
from foolsgold.games.gobblings.moves import Phase, Steal
from foolsgold.games.gobblings.refusals import Refusal
from foolsgold.games.gobblings.rules.rounds import StepResult
from foolsgold.games.gobblings.rules.route_tile_counts import count_on_shortest_routes
from foolsgold.games.gobblings.state import State

ALES_FOR_THE_KING = 3


def end_round(
    state: State, outcome: Outcome, ending: RoundEndReason, opener: Seat | None
) -> StepResult:
    """[G19, G41, O63] The roles are shown; everybody is about to be scored in order."""
    ended = RoundEnded(state.round, outcome, ending, opener, state.roles, state.goals)
    first = opener if opener is not None else _first_without_goal(state)
    order = tuple((first + step) % state.seats for step in range(state.seats))
    state = replace(
        state,
        phase=Phase.OVER,
        outcome=outcome,
        opener=opener,
        scoring=order,
        due=(),
        may_leave=False,
        naming=False,
        drinkers=frozenset(),
    )
    return state, (ended,)


def _first_without_goal(state: State) -> Seat:
    """[G41, O55, O56] The first out of cards; else left of the last to play; else who began."""
    if state.first_out is not None:
        return state.first_out
    if state.last_played is not None:
        return (state.last_played + 1) % state.seats
    return state.starter


def score_seats(state: State) -> StepResult:
    """[O54, O57] Race points, then the bonus; a player who reaches the last cart wins at once.

    It stops where the Greedy has to choose a victim, and continues after the theft.
    """
    told: list[Event] = []
    while state.scoring:
        seat = state.scoring[0]
        for change, why in _race_points(state, seat):
            state, events = _change_points(state, seat, change, why, None)
            told += events
            if state.winner is not None:
                return state, tuple(told)
        if may_steal(state, seat):
            return replace(state, phase=Phase.STEAL, to_act=seat), tuple(told)
        if earns_bonus(state, seat):
            state, events = _change_points(state, seat, 1, None, state.roles[seat])
            told += events
            if state.winner is not None:
                return state, tuple(told)
        state = replace(state, scoring=state.scoring[1:])
    return state, tuple(told)


def _race_points(state: State, seat: Seat) -> Iterator[tuple[int, ScoreReason]]:
    """[G36-G39, O51] What the outcome gives to a player of this race."""
    points = state.edition.points
    race = state.race_at(seat)
    match state.outcome, race:
        case Outcome.GOLD, Race.GNOME:
            yield points.gold, ScoreReason.GOLD
            if seat == state.opener:
                yield points.gold_opener, ScoreReason.OPENER
        case Outcome.GOLD, Race.GOBLIN:
            assert state.opener is not None
            if state.race_at(state.opener) is Race.GOBLIN:
                yield -points.gold_goblin_loss, ScoreReason.LOSS
        case Outcome.DRAGON, Race.GOBLIN:
            yield points.dragon, ScoreReason.DRAGON
        case Outcome.NOTHING, Race.GOBLIN:
            yield points.nothing, ScoreReason.NOTHING
        case _:
            pass


def _change_points(
    state: State, seat: Seat, change: int, why: ScoreReason | None, role: Role | None
) -> StepResult:
    """[G40, G42, O57, O59] Nobody falls below 0 or goes beyond the last cart."""
    last = state.edition.points_to_win
    old = state.points[seat]
    new = max(0, min(last, old + change))
    if new == old:
        return state, ()
    points = with_item(state.points, seat, new)
    winner = seat if new == last else None
    scored = Scored(seat, new - old, why, role, new)
    return replace(state, points=points, winner=winner), (scored,)


def earns_bonus(state: State, seat: Seat) -> bool:
    """[G43-G51, O48, O53] Whether the role held at the end earns its point; the Greedy steals."""
    if not state.edition.bonuses:
        return False
    match state.roles[seat]:
        case Role.MASTER:
            return seat in state.swapped
        case Role.BOMBER:
            return _dynamite_went_off(state)
        case Role.DRIVER:
            return _is_treasure_or_dragon(state) and doors_on_path(state)[0] == 0
        case Role.PEDANT:
            return not state.pile
        case Role.KING:
            return state.outcome is Outcome.GOLD and ales_on_path(state) >= ALES_FOR_THE_KING
        case Role.KEYMASTER:
            return _is_treasure_or_dragon(state) and doors_on_path(state)[1] > 0
        case Role.JEWELLER:
            return state.outcome is Outcome.GOLD
        case Role.GREEDY:
            return False


def _is_treasure_or_dragon(state: State) -> bool:
    return state.outcome in (Outcome.GOLD, Outcome.DRAGON)


def _dynamite_went_off(state: State) -> bool:
    return state.goals.index(GoalFace.DYNAMITE) in state.opened


def doors_on_path(state: State) -> tuple[int, int]:
    """[O39, O40] The fewest and the most doors on a shortest route to the goal opened."""
    return _count_on_path(state, TileKind.DOOR)


def ales_on_path(state: State) -> int:
    """[O41] The most ales on a shortest route to the goal opened."""
    return _count_on_path(state, TileKind.ALE)[1]


def _count_on_path(state: State, kind: TileKind) -> tuple[int, int]:
    """[O39] Judged on the field without the goal: a key behind it opens no door on the way."""
    face = GoalFace.GOLD if state.outcome is Outcome.GOLD else GoalFace.DRAGON
    goal = state.edition.goal_cells[state.goals.index(face)]
    before = state.board.without(goal)
    return count_on_shortest_routes(before, goal, lambda cell: state.kinds.get(cell) is kind)


def may_steal(state: State, seat: Seat) -> bool:
    """[G46, O58] The Greedy steals if the Dragon was opened and somebody else has a point."""
    return (
        state.edition.bonuses
        and state.roles[seat] is Role.GREEDY
        and state.outcome is Outcome.DRAGON
        and next(victims(state, seat), None) is not None
    )


def victims(state: State, thief: Seat) -> Iterator[Seat]:
    """[O58] Everybody else with at least one point."""
    return (seat for seat, points in enumerate(state.points) if points and seat != thief)


def legal_steals(state: State) -> Iterator[Steal]:
    """One choice for each victim: whom to rob is a decision, whether is not."""
    for seat in victims(state, state.to_act):
        yield Steal(seat)


def steal_refusal(state: State, move: Steal) -> Refusal | None:
    """[O58] There must be something to take, and not from oneself."""
    if not 0 <= move.seat < state.seats:
        return Refusal.NO_SUCH_SEAT
    return None if move.seat in victims(state, state.to_act) else Refusal.NOTHING_TO_STEAL


def steal(state: State, move: Steal) -> StepResult:
    """[G46, O58] The victim loses a point, the thief gains it."""
    thief = state.to_act
    state, lost = _change_points(state, move.seat, -1, ScoreReason.ROBBED, None)
    state, gained = _change_points(state, thief, 1, ScoreReason.THEFT, Role.GREEDY)
    return replace(state, phase=Phase.OVER, scoring=state.scoring[1:]), (*lost, *gained)


def record_round(state: State) -> State:
    """The round belongs to the past."""
    assert state.outcome is not None
    result = RoundResult(state.round, state.outcome, state.roles, state.points)
    return replace(state, past=(*state.past, result))


def end_game(state: State) -> StepResult:
    """[G42] The first at the last cart has won; nobody else is scored any more."""
    assert state.winner is not None
    return replace(state, phase=Phase.OVER, scoring=()), (GameEnded(state.points, state.winner),)
