"""Rounds: setting one up, starting the next one, counting the gold."""

from msgspec.structs import replace

from foolsgold.base.ids import Seat
from foolsgold.base.rng import rng_for
from foolsgold.games.api import RoundStarted
from foolsgold.games.saboteur.edition import Edition, NextStarter
from foolsgold.games.saboteur.events import Dealt, Event, GameEnded, HandCard
from foolsgold.games.saboteur.moves import Phase
from foolsgold.games.saboteur.rules.chance import round_deal
from foolsgold.games.saboteur.state import SaboteurChance, State
from foolsgold.tunnel.board import Board

StepResult = tuple[State, tuple[Event, ...]]


def opening(edition: Edition, seats: int, chance: SaboteurChance) -> StepResult:
    """The first round, laid and dealt."""
    nothing: tuple[tuple[int, ...], ...] = ((),) * seats
    blank = State(
        edition=edition,
        seats=seats,
        chance=chance,
        round=0,
        starter=chance.first,
        phase=Phase.PLAY,
        to_act=chance.first,
        roles=(),
        deck=(),
        drawn=0,
        hands=nothing,
        broken=(),
        discards=(),
        board=Board.initial(edition.goal_cells, edition.start),
        goals=(),
        opened=frozenset(),
        reached_by=(),
        peeked=(),
        turning=None,
        passes=0,
        forced=0,
        last_turn=None,
        last_path=None,
        last_cell=None,
        gold=nothing,
        gold_deck=(),
        offer=(),
        picks=0,
        past=(),
    )
    return _deal_round(blank, chance.first)


def next_round(state: State) -> StepResult:
    """[R93-R99] Another round, or the end of the game after the last."""
    if state.round == state.edition.rounds:
        return _end_game(state)
    return _deal_round(state, next_starter(state))


def _deal_round(state: State, starter: Seat) -> StepResult:
    """[R93-R97] Goals, roles and deck are shuffled again; earned gold is kept."""
    deal = round_deal(state.edition, state.seats, state.chance, state.round + 1)
    size = state.edition.hand[state.seats]
    hands = tuple(tuple(range(seat * size, (seat + 1) * size)) for seat in range(state.seats))
    gold_deck = state.gold_deck if state.round else deal.gold
    if state.edition.gold_reshuffle and state.round > 0:
        gold_deck = tuple(rng_for(deal.gold_seed).shuffled(gold_deck))
    laid = replace(
        state,
        round=state.round + 1,
        starter=starter,
        phase=Phase.PLAY,
        to_act=starter,
        roles=deal.roles[: state.seats],
        deck=deal.deck,
        drawn=size * state.seats,
        hands=hands,
        broken=(frozenset(),) * state.seats,
        discards=(),
        board=Board.initial(state.edition.goal_cells, state.edition.start),
        goals=deal.goals,
        opened=frozenset(),
        reached_by=(None,) * len(deal.goals),
        peeked=(frozenset(),) * state.seats,
        turning=None,
        passes=0,
        forced=0,
        last_turn=None,
        last_path=None,
        last_cell=None,
        gold_deck=gold_deck,
        offer=(),
        picks=0,
    )
    dealt = (
        Dealt(
            seat=seat,
            count=size,
            role=laid.roles[seat],
            cards=tuple(HandCard(card, deal.deck[card]) for card in hand),
        )
        for seat, hand in enumerate(hands)
    )
    return laid, (RoundStarted(laid.round, starter), *dealt)


def next_starter(state: State) -> Seat:
    """[R98, 0.13] Who begins the next round: the left neighbour of whom the edition names."""
    last = state.last_turn
    if state.edition.next_starter is NextStarter.LAST_PATH and state.last_path is not None:
        last = state.last_path
    # "The last card used in any way" names the last turn too: no turn passes without a card.
    assert last is not None
    return (last + 1) % state.seats


def _end_game(state: State) -> StepResult:
    """[R100, R101] Most nuggets win; equal nuggets share the victory."""
    nuggets = tuple(sum(cards) for cards in state.gold)
    over = replace(state, phase=Phase.OVER, offer=())
    return over, (GameEnded(nuggets, winners_of(nuggets)),)


def winners_of(nuggets: tuple[int, ...]) -> tuple[Seat, ...]:
    """[R101] All who have the most.

    >>> winners_of((3, 5, 5))
    (1, 2)
    """
    return tuple(seat for seat, count in enumerate(nuggets) if count == max(nuggets))
