"""Secrecy: the only place that decides what a seat learns. Views are built, never cut down."""

from collections.abc import Iterable
from itertools import chain
from typing import assert_never

from msgspec.structs import replace

from foolsgold.base.ids import Goal, Seat
from foolsgold.games.api import RoundStarted
from foolsgold.games.gobblings.cards import Kind, Role
from foolsgold.games.gobblings.events import (
    BlownUp,
    Dealt,
    Drew,
    Event,
    Exploded,
    GameEnded,
    GoalLeft,
    GoalOpened,
    HandCard,
    Named,
    Passed,
    Peeked,
    Placed,
    Replaced,
    RoundEnded,
    Scored,
    Skipped,
    Swapped,
)
from foolsgold.games.gobblings.moves import Phase
from foolsgold.games.gobblings.rules.legal import legal_moves
from foolsgold.games.gobblings.state import State
from foolsgold.games.gobblings.view import GoalSeen, Laid, View
from foolsgold.tunnel.tiles import Cell


def seen_by(event: Event, seat: Seat | None) -> Event:
    """`event` as `seat` learns of it. A new kind of event will not type-check until listed.

    A card's number tells when it was drawn, so even a card played openly hides its number.
    """
    match event:
        case RoundStarted() | Passed() | Skipped() | Named() | GoalOpened() | GoalLeft():
            return event
        case BlownUp() | RoundEnded() | Scored() | GameEnded():
            return event
        case Dealt():
            return event if event.seat == seat else replace(event, role=None, cards=None)
        case Placed() | Exploded():
            return event if event.seat == seat else replace(event, card=None)
        case Peeked():
            return event if event.seat == seat else replace(event, card=None, found=None)
        case Replaced() | Drew():
            return event if event.seat == seat else replace(event, card=None, face=None)
        case Swapped():
            if seat == event.seat:
                return event
            if seat == event.target:
                return replace(event, card=None)
            return replace(event, card=None, gave=None, got=None)
        case _:
            assert_never(event)


def known_roles(heard: Iterable[Event], seats: int) -> tuple[Role | None, ...]:
    """Who is who, told from what a seat has heard and nothing else.

    A seat knows what it gave and got, and not where that role went later.
    """
    known: list[Role | None] = [None] * seats
    for event in heard:
        match event:
            case Dealt():
                known[event.seat] = event.role
            case Swapped():
                # An exchange between others hides both roles: got and gave are None then.
                known[event.seat], known[event.target] = event.got, event.gave
            case RoundEnded():
                known = list(event.roles)
            case _:
                pass
    return tuple(known)


def view_of(state: State, seat: Seat | None) -> View:
    """Everything `seat` may know, and no more. None is a spectator."""
    if seat is not None and not 0 <= seat < state.seats:
        raise ValueError(f"there is no seat {seat}")
    over = state.phase is Phase.OVER
    acting = not over and seat == state.to_act
    hand = () if seat is None else state.hands[seat]
    peeked = frozenset() if seat is None else state.peeked[seat]
    log = tuple(seen_by(event, seat) for event in state.log)
    return View(
        edition=state.edition.id,
        seats=state.seats,
        seat=seat,
        round=state.round,
        starter=state.starter,
        phase=state.phase,
        to_act=None if over else state.to_act,
        roles=known_roles(log, state.seats),
        races=dict(state.edition.races[state.seats]),
        race_of=dict(state.edition.race_of),
        bonuses=state.edition.bonuses,
        points=state.points,
        points_to_win=state.edition.points_to_win,
        hand=tuple(HandCard(card, state.deck[card]) for card in hand),
        hand_sizes=tuple(len(cards) for cards in state.hands),
        deck_size=len(state.pile),
        discards=state.discards,
        board=tuple(_laid(state, cell) for cell in sorted(state.board.tiles)),
        goals=tuple(_goal_seen(state, goal, peeked) for goal in range(len(state.goals))),
        due=state.due,
        may_leave=state.may_leave,
        joining=state.edition.joining,
        rotation=state.edition.rotation,
        drinkers=tuple(sorted(state.drinkers)),
        passed=tuple(sorted(state.passed)),
        winner=state.winner,
        past=state.past,
        earlier=tuple(chain(*(chapter.heard(seat, seen_by) for chapter in state.earlier))),
        legal=legal_moves(state) if acting else (),
        log=log,
    )


def _laid(state: State, cell: Cell) -> Laid:
    kind = state.kinds.get(cell)
    return Laid(
        cell=cell,
        tile=state.board.tiles[cell],
        kind=kind,
        colour=state.face_at(cell).colour if kind else None,
        shut=kind is Kind.DOOR and not state.board.is_open(cell),
    )


def _goal_seen(state: State, goal: Goal, peeked: frozenset[Goal]) -> GoalSeen:
    opened = goal in state.opened
    return GoalSeen(
        cell=state.edition.goal_cells[goal],
        opened=opened,
        face=state.goals[goal] if opened or goal in peeked or state.outcome else None,
    )
