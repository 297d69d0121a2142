"""Gold: the diggers choose in turn from the cards drawn; the saboteurs are paid exactly."""

from collections.abc import Iterator

from msgspec.structs import replace

from foolsgold.base.ids import Seat
from foolsgold.base.tuples import with_item
from foolsgold.games.saboteur.cards import Role
from foolsgold.games.saboteur.edition import GoldCards, GoldSharing
from foolsgold.games.saboteur.events import Event, GoldOffered, GoldTaken, Paid
from foolsgold.games.saboteur.moves import Phase, Take
from foolsgold.games.saboteur.refusals import Refusal
from foolsgold.games.saboteur.rules.rounds import StepResult
from foolsgold.games.saboteur.state import State


def share(state: State, finisher: Seat) -> StepResult:
    """[R79-R86] The treasure is found: gold cards are drawn and go round among the diggers."""
    diggers = sharers(state)
    cards = state.gold_deck[: cards_to_share(state)]
    if not diggers or not cards:
        return state, ()
    first = finisher if finisher in diggers else next_sharer(state, finisher)
    return _offer_cards(
        replace(state, gold_deck=state.gold_deck[len(cards) :], picks=0), first, cards
    )


def sharers(state: State) -> frozenset[Seat]:
    """[R84, R87] The diggers; by the optional rule only those whose tools are whole."""
    return frozenset(
        seat
        for seat, role in enumerate(state.roles)
        if role is Role.DIGGER and not (state.edition.broken_unpaid and state.broken[seat])
    )


def cards_to_share(state: State) -> int:
    """[R80, R81] As many as players, nine at the most; or as many as diggers."""
    if state.edition.gold_cards is GoldCards.DIGGERS:
        count = state.roles.count(Role.DIGGER)
    else:
        count = state.seats
    cap = state.edition.ten_player_cap
    return count if cap is None else min(count, cap)


def next_sharer(state: State, seat: Seat) -> Seat:
    """[R84, R86] The next digger counter-clockwise."""
    diggers = sharers(state)
    steps = ((seat - step) % state.seats for step in range(1, state.seats + 1))
    return next(other for other in steps if other in diggers)


def _offer_cards(state: State, seat: Seat, cards: tuple[int, ...]) -> StepResult:
    cards = tuple(sorted(cards))
    offered = replace(state, phase=Phase.DRAFT, to_act=seat, offer=cards)
    return offered, (GoldOffered(seat, len(cards), cards),)


def legal_takes(state: State) -> Iterator[Take]:
    """One choice for each different card passed on."""
    for nuggets in sorted(set(state.offer)):
        yield Take(nuggets)


def take_refusal(state: State, move: Take) -> Refusal | None:
    """[R83] Only a card that is there can be taken."""
    return None if move.nuggets in state.offer else Refusal.NO_SUCH_GOLD


def take(state: State, move: Take) -> StepResult:
    """[R83-R85] They keep one card."""
    seat = state.to_act
    left = list(state.offer)
    left.remove(move.nuggets)
    gold = with_item(state.gold, seat, (*state.gold[seat], move.nuggets))
    state = replace(state, gold=gold, picks=state.picks + 1, offer=tuple(left))
    return state, (GoldTaken(seat, move.nuggets),)


def pass_on(state: State) -> StepResult:
    """[R84-R86] The others pass to the next digger, or back to the deck once all are served."""
    cards, state = state.offer, replace(state, offer=())
    all_served = state.picks == len(sharers(state))
    if not cards or (state.edition.gold_sharing is GoldSharing.ONE_EACH and all_served):
        return replace(state, phase=Phase.PLAY, gold_deck=(*state.gold_deck, *cards)), ()
    return _offer_cards(state, next_sharer(state, state.to_act), cards)


def pay(state: State) -> StepResult:
    """[R88-R91] The treasure is missed: each saboteur is paid, beginning left of the last turn."""
    saboteurs = state.roles.count(Role.SABOTEUR)
    due = state.edition.pay[saboteurs] if saboteurs else 0
    gold = list(state.gold)
    deck = state.gold_deck
    events: list[Event] = []
    for step in range(1, state.seats + 1):
        seat = ((state.last_turn or 0) + step) % state.seats
        if state.roles[seat] is Role.SABOTEUR:
            cards, deck = pay_exact_amount(deck, due)
            gold[seat] += cards
            events.append(Paid(seat, due, len(cards), cards))
    return replace(state, gold=tuple(gold), gold_deck=deck), tuple(events)


def pay_exact_amount(deck: tuple[int, ...], due: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """[R90, 0.11] Cards worth exactly `due`, drawn one by one, and the deck that remains.

    >>> pay_exact_amount((1, 3, 2, 1), 3)
    ((1, 2), (1, 3))

    If the cards drawn so far lead nowhere, they are laid back, and the largest sum that the
    deck can give without exceeding the due is paid.

    >>> pay_exact_amount((2, 3), 3)
    ((3,), (2,))
    >>> pay_exact_amount((2, 2), 3)
    ((2,), (2,))
    """
    taken, left, owed = _taken_in_order(deck, due)
    if owed:
        taken, left = _largest_sum(deck, due)
    return taken, left


def _taken_in_order(
    deck: tuple[int, ...], due: int
) -> tuple[tuple[int, ...], tuple[int, ...], int]:
    """Draws from the top; a card worth too much goes under the deck. One pass, no more."""
    taken: list[int] = []
    under: list[int] = []
    for drawn, card in enumerate(deck):
        if not due:
            return tuple(taken), (*deck[drawn:], *under), 0
        if card <= due:
            taken.append(card)
            due -= card
        else:
            under.append(card)
    return tuple(taken), tuple(under), due


def _largest_sum(deck: tuple[int, ...], due: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """[0.11] The cards worth most without exceeding the due, nearest to the top of the deck.

    That is the sum whose deepest card lies least deep: the first that can be made, going down.
    """
    best: dict[int, tuple[int, ...]] = {0: ()}
    for place, card in enumerate(deck):
        for total, places in list(best.items()):
            if total + card <= due:
                best.setdefault(total + card, (*places, place))
    chosen = best[max(best)]
    left = (card for place, card in enumerate(deck) if place not in chosen)
    return tuple(deck[place] for place in chosen), tuple(left)
