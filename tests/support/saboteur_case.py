"""Saboteur as a `GameCase`."""

from collections.abc import Iterator
from typing import Any

from foolsgold.base.ids import Seat
from foolsgold.base.rng import Rng
from foolsgold.games.saboteur.cards import BreakCard, Card, PathCard, Role, Tool
from foolsgold.games.saboteur.edition import Edition
from foolsgold.games.saboteur.engine import RULES
from foolsgold.games.saboteur.moves import (
    Break,
    Collapse,
    Discard,
    Mend,
    Move,
    Open,
    Peek,
    Place,
    Take,
    Turn,
)
from foolsgold.games.saboteur.rules.chance import round_deal
from foolsgold.games.saboteur.state import State
from foolsgold.tunnel.board import START
from tests.support.game_case import GameCase, cells_around, some_cards
from tests.support.twin_worlds import shuffle_at


def conceivable_moves(state: State) -> Iterator[Move]:
    cells = cells_around(state.board)
    for card in some_cards(state):
        yield Discard(card)
        for cell in cells:
            yield Place(card, cell)
            yield Place(card, cell, turned=True)
            yield Collapse(card, cell)
        for seat in range(-1, state.seats + 1):
            yield Break(card, seat)
            yield from (Mend(card, seat, tool) for tool in Tool)
        yield from (Peek(card, goal) for goal in range(-1, 4))
    for goal in range(-1, 4):
        yield Open(goal)
        yield Turn(goal, turned=False)
        yield Turn(goal, turned=True)
    yield from (Take(nuggets) for nuggets in range(5))


def cards_in_play(state: State) -> Iterator[Card]:
    spared = (START, *state.edition.goal_cells)
    yield from (PathCard(tile) for cell, tile in state.board.tiles.items() if cell not in spared)
    yield from (BreakCard(tool) for tools in state.broken for tool in tools)
    yield from (state.deck[card] for hand in state.hands for card in hand)
    yield from (put.face for put in state.discards)
    yield from state.deck[state.drawn :]


def upright(card: Card) -> Card:
    if isinstance(card, PathCard):
        return PathCard(min(card.tile, card.tile.turned()))
    return card


def redeal_roles(
    _edition: Edition, roles: tuple[Role, ...], seat: Seat | None, rng: Rng
) -> tuple[Role, ...]:
    """The roles of the others and what was left over, shuffled."""
    return shuffle_at(roles, {place for place in range(len(roles)) if place != seat}, rng)


def other_choice(state: State, move: Move, seat: Seat | None, rng: Rng) -> Move:
    """Nobody else sees which gold is taken."""
    if not isinstance(move, Take) or state.to_act == seat or not state.offer:
        return move
    same = move.nuggets in state.offer and rng.below(2)
    return move if same else Take(rng.choice(state.offer))


SHORT_BOARD: dict[str, Any] = {"columns_between": 1, "min_path_cards": 0}
"""A board on which random play finds the treasure and shares gold."""

SABOTEUR = GameCase(
    rules=RULES,
    house_rules=(
        {},
        {"contact": "touch"},
        {"break_self": False},
        {"round_end": "forced-pass-circle"},
        {"round_end": "nobody-can-dig"},
        {"broken_unpaid": True},
        {"gold_sharing": "one-each"},
    ),
    boards=(SHORT_BOARD, SHORT_BOARD, {**SHORT_BOARD, "columns_between": 2}, {}),
    max_steps=230,
    idle_move=Discard,
    conceivable_moves=conceivable_moves,
    cards_in_play=cards_in_play,
    upright=upright,
    round_deal=round_deal,
    redeal_roles=redeal_roles,
    other_choice=other_choice,
)
