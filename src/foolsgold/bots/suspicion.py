"""Who may be a saboteur, judged by what everybody saw."""

from collections.abc import Sequence
from functools import lru_cache
from math import exp, log
from typing import Any

from foolsgold.bots.survey import cards_needed
from foolsgold.games.saboteur.cards import Role
from foolsgold.games.saboteur.events import Broken, Collapsed, GoalLaid, Mended, Placed
from foolsgold.games.saboteur.view import View
from foolsgold.tunnel.board import START
from foolsgold.tunnel.tiles import Cell, Tile

PER_CARD = 0.55
"""How much a card's worth of progress or harm says about its player."""
DEAD_END = 1.2
BREAK = 0.8
MEND = 0.6

Change = tuple[Cell, Tile | None]


def suspicions(view: View, heard: Sequence[Any]) -> tuple[float, ...]:
    """For each seat, how likely it is a saboteur; the reader knows himself."""
    known = view.roles
    evidence = evidence_of(view, heard)
    prior = _prior(view)
    return tuple(
        float(known[seat] is Role.SABOTEUR)
        if known[seat] is not None
        else _likely(prior, evidence[seat])
        for seat in range(view.seats)
    )


def _prior(view: View) -> float:
    """The share of saboteurs among the cards the reader does not see."""
    cards = dict(view.role_cards)
    for role in view.roles:
        if role is not None:
            cards[role] -= 1
    return min(max(cards[Role.SABOTEUR] / max(sum(cards.values()), 1), 0.02), 0.98)


def _likely(prior: float, evidence: float) -> float:
    return 1 / (1 + exp(-log(prior / (1 - prior)) - evidence))


def evidence_of(view: View, heard: Sequence[Any]) -> list[float]:
    """What each seat's public deeds say: above zero for a saboteur, below for a digger."""
    evidence = [0.0] * view.seats
    goals = tuple(goal.cell for goal in view.goals)
    start = next(laid.tile for laid in view.board if laid.cell == START)
    changes: tuple[Change, ...] = ((START, start),)
    for event in heard:
        match event:
            case Placed():
                before = _outlook(changes, goals)
                changes = (*changes, (event.cell, event.tile))
                harm = _outlook(changes, goals) - before
                evidence[event.seat] += PER_CARD * _within(harm, 3)
                if not event.tile.joined:
                    evidence[event.seat] += DEAD_END
            case Collapsed():
                before = _outlook(changes, goals)
                changes = (*changes, (event.cell, None))
                evidence[event.seat] += PER_CARD * _within(_outlook(changes, goals) - before, 4)
            case GoalLaid():
                changes = (*changes, (goals[event.goal], event.tile))
            case Broken() if event.target != event.seat:
                # Hindering one who looks honest speaks against you, hindering a rogue for you.
                evidence[event.seat] -= BREAK * _leaning(evidence[event.target])
            case Mended() if event.target != event.seat:
                evidence[event.seat] += MEND * _leaning(evidence[event.target])
            case _:
                pass
    return evidence


def _leaning(evidence: float) -> float:
    """From -1 (surely honest) to 1 (surely not); a little towards honest when nothing is known."""
    return _within(evidence, 2) / 2 - 0.2


def _within(value: float, bound: float) -> float:
    return max(-bound, min(bound, value))


@lru_cache(maxsize=4096)
def _outlook(changes: tuple[Change, ...], goals: tuple[Cell, ...]) -> float:
    """The mean number of cards still needed, after these changes of the maze.

    All seats ask about the same public history again and again, so the answers are kept.
    """
    tiles: dict[Cell, Tile] = {}
    for cell, tile in changes:
        if tile is None:
            del tiles[cell]
        else:
            tiles[cell] = tile
    shut = [goal for goal in goals if goal not in tiles]
    needed = cards_needed(tiles, shut, shut)
    return sum(needed.values()) / max(len(needed), 1)
