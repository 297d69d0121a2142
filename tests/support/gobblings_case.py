"""Gobblings as a `GameCase`."""

from collections.abc import Iterator

from msgspec.structs import replace

from foolsgold.base.ids import Seat
from foolsgold.base.rng import Rng
from foolsgold.games.gobblings.cards import Card, Colour, PathCard, Role
from foolsgold.games.gobblings.edition import Edition
from foolsgold.games.gobblings.engine import RULES
from foolsgold.games.gobblings.moves import (
    Explode,
    Leave,
    Move,
    Open,
    Pass,
    Peek,
    Place,
    Replace,
    Serve,
    Steal,
    Swap,
)
from foolsgold.games.gobblings.rules.chance import round_deal
from foolsgold.games.gobblings.state import State
from tests.support.game_case import GameCase, cells_around, some_cards
from tests.support.twin_worlds import shuffle_at


def conceivable_moves(state: State) -> Iterator[Move]:
    cells = cells_around(state.board)
    for card in some_cards(state):
        yield Replace(card)
        for cell in cells:
            yield Explode(card, cell)
            yield from (Place(card, cell, quarters) for quarters in range(-1, 5))
        yield from (Swap(card, seat) for seat in range(-1, state.seats + 1))
        yield from (Peek(card, goal) for goal in range(-1, 4))
    yield Pass()
    yield Leave()
    yield from (Open(goal) for goal in range(-1, 4))
    for seat in range(-1, state.seats + 1):
        yield Serve(seat)
        yield Steal(seat)


def cards_in_play(state: State) -> Iterator[Card]:
    for cell, kind in state.kinds.items():
        colour = state.board.locks.get(cell) or state.board.keys.get(cell)
        yield PathCard(state.board.tiles[cell], kind, Colour(colour) if colour else None)
    yield from (state.deck[card] for hand in state.hands for card in hand)
    yield from state.discards
    yield from (state.deck[card] for card in state.pile)


def upright(card: Card) -> Card:
    if isinstance(card, PathCard):
        return replace(card, tile=min(card.tile.turned(quarters) for quarters in range(4)))
    return card


def redeal_roles(
    edition: Edition, roles: tuple[Role, ...], seat: Seat | None, rng: Rng
) -> tuple[Role, ...]:
    """The roles of the others shuffled, now and then with one that stayed in the box."""
    places = {place for place in range(len(roles)) if place != seat}
    others = list(shuffle_at(roles, places, rng))
    left_over = [role for role in Role if role not in roles]
    for place in places:
        race = edition.race_of[others[place]]
        same = [role for role in left_over if edition.race_of[role] is race]
        if same and rng.below(2):
            left_over.remove(same[0])
            others[place] = same[0]
    return tuple(others)


def other_choice(_state: State, move: Move, _seat: Seat | None, _rng: Rng) -> Move:
    """Everybody sees what is chosen."""
    return move


GOBBLINGS = GameCase(
    rules=RULES,
    house_rules=(
        {},
        {"rotation": 2},
        {"rotation": 1},
        {"connected": True},
        {"replace_passes": False, "stall_circles": 1},
        {"dynamite_passage": False},
        {"points_to_win": 2},
    ),
    boards=tuple({"columns_between": columns} for columns in (1, 1, 2, 8)),
    max_steps=200,
    idle_move=Replace,
    conceivable_moves=conceivable_moves,
    cards_in_play=cards_in_play,
    upright=upright,
    round_deal=round_deal,
    redeal_roles=redeal_roles,
    other_choice=other_choice,
)
