"""The potion: two players exchange roles, which only they may look at."""

from collections.abc import Iterator

from msgspec.structs import replace

from foolsgold.base.ids import CardNo, Seat
from foolsgold.games.card_rule import CardRule
from foolsgold.games.gobblings.cards import PotionCard, Role
from foolsgold.games.gobblings.events import Swapped
from foolsgold.games.gobblings.moves import Swap
from foolsgold.games.gobblings.refusals import Refusal
from foolsgold.games.gobblings.rules.played_card import with_card_discarded
from foolsgold.games.gobblings.rules.rounds import StepResult
from foolsgold.games.gobblings.state import KnownRoles, State


def moves(state: State, card: CardNo, _face: PotionCard) -> Iterator[Swap]:
    """[G28] Anybody else."""
    for seat in range(state.seats):
        if seat != state.to_act:
            yield Swap(card, seat)


def refusal(state: State, move: Swap) -> Refusal | None:
    """[G28, O47] Nobody exchanges with themselves."""
    if not isinstance(state.deck[move.card], PotionCard):
        return Refusal.NOT_A_POTION
    if not 0 <= move.seat < state.seats:
        return Refusal.NO_SUCH_SEAT
    return Refusal.NOT_YOURSELF if move.seat == state.to_act else None


def play(state: State, move: Swap) -> StepResult:
    """[G28, O47] Both look at their new role; nobody else does."""
    seat, other = state.to_act, move.seat
    roles = list(state.roles)
    roles[seat], roles[other] = roles[other], roles[seat]
    told = Swapped(seat, other, gave=roles[other], got=roles[seat], card=move.card)
    state = replace(
        state,
        roles=tuple(roles),
        swapped=state.swapped | {seat, other},
        seen=tuple(
            _known_after_swap(known, who, seat, other, roles, follows=False)
            for who, known in enumerate(state.seen)
        ),
        traced=tuple(
            _known_after_swap(known, who, seat, other, roles, follows=True)
            for who, known in enumerate(state.traced)
        ),
    )
    return with_card_discarded(state, move.card), (told,)


def _known_after_swap(
    known: KnownRoles, who: Seat, seat: Seat, other: Seat, roles: list[Role], *, follows: bool
) -> KnownRoles:
    """What somebody knows of the roles after an exchange: the two have seen both.

    Who `follows` it in thought knows where a role went; else both are strangers again.
    """
    now: dict[Seat, Role | None]
    if who in (seat, other):
        now = {seat: roles[seat], other: roles[other]}
    elif follows:
        now = {seat: known[other], other: known[seat]}
    else:
        now = {seat: None, other: None}
    return tuple(now.get(owner, role) for owner, role in enumerate(known))


RULE = CardRule(PotionCard, Swap, moves, refusal, play)
