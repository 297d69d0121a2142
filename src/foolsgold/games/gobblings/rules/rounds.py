"""Rounds: setting one up, and starting the next one."""

from msgspec.structs import replace

from foolsgold.base.frozendict import FrozenDict
from foolsgold.base.ids import Seat
from foolsgold.games.api import RoundStarted
from foolsgold.games.gobblings.cards import Role
from foolsgold.games.gobblings.edition import Edition
from foolsgold.games.gobblings.events import Dealt, Event, HandCard
from foolsgold.games.gobblings.moves import Phase
from foolsgold.games.gobblings.rules.chance import round_deal
from foolsgold.games.gobblings.state import GobblingsChance, KnownRoles, State
from foolsgold.tunnel.board import Board

StepResult = tuple[State, tuple[Event, ...]]


def opening(edition: Edition, seats: int, chance: GobblingsChance) -> StepResult:
    """The first round, laid and dealt; all counters at nought."""
    nobody: frozenset[int] = frozenset()
    blank = State(
        edition=edition,
        seats=seats,
        chance=chance,
        round=0,
        starter=chance.first,
        phase=Phase.PLAY,
        to_act=chance.first,
        roles=(),
        swapped=nobody,
        seen=(),
        traced=(),
        deck=(),
        pile=(),
        buried=(),
        hands=(),
        discards=(),
        shown=nobody,
        board=Board.initial(edition.goal_cells, edition.start),
        kinds=FrozenDict(),
        goals=(),
        opened=nobody,
        peeked=(),
        due=(),
        may_leave=False,
        naming=False,
        drinkers=nobody,
        passed=nobody,
        idle=0,
        last_played=None,
        first_out=None,
        points=(0,) * seats,
        outcome=None,
        opener=None,
        scoring=(),
        winner=None,
        past=(),
    )
    return deal_round(blank, chance.first)


def own_roles_only(roles: tuple[Role, ...]) -> tuple[KnownRoles, ...]:
    """[G9] After the deal everybody knows their own role and no other."""
    return tuple(
        tuple(role if seat == owner else None for owner, role in enumerate(roles))
        for seat in range(len(roles))
    )


def next_round(state: State) -> StepResult:
    """[O60] The left neighbour of the last round's first player begins."""
    return deal_round(state, (state.starter + 1) % state.seats)


def deal_round(state: State, starter: Seat) -> StepResult:
    """[G7-G10, O62] Everything but the counters is shuffled and laid out again."""
    deal = round_deal(state.edition, state.seats, state.chance, state.round + 1)
    size = state.edition.hand
    hands = tuple(tuple(range(seat * size, (seat + 1) * size)) for seat in range(state.seats))
    nobody: frozenset[int] = frozenset()
    own = own_roles_only(deal.roles)
    laid = replace(
        state,
        round=state.round + 1,
        starter=starter,
        phase=Phase.PLAY,
        to_act=starter,
        roles=deal.roles,
        swapped=nobody,
        seen=own,
        traced=own,
        deck=deal.deck,
        pile=tuple(range(size * state.seats, len(deal.deck))),
        buried=(),
        hands=hands,
        discards=(),
        shown=nobody,
        board=Board.initial(state.edition.goal_cells, state.edition.start),
        kinds=FrozenDict(),
        goals=deal.goals,
        opened=nobody,
        peeked=(nobody,) * state.seats,
        due=(),
        may_leave=False,
        naming=False,
        drinkers=nobody,
        passed=nobody,
        idle=0,
        last_played=None,
        first_out=None,
        outcome=None,
        opener=None,
        scoring=(),
    )
    dealt = (
        Dealt(
            seat=seat,
            count=size,
            role=deal.roles[seat],
            cards=tuple(HandCard(card, deal.deck[card]) for card in hand),
        )
        for seat, hand in enumerate(hands)
    )
    return laid, (RoundStarted(laid.round, starter), *dealt)
