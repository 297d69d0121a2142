"""Heuristic suspicion: log odds that a seat is a saboteur, from public actions alone."""

from collections.abc import Sequence
from math import exp, log

from foolsgold.games.saboteur.cards import Role
from foolsgold.games.saboteur.events import Broken, Collapsed, Event, GoalLaid, Mended, Placed
from foolsgold.games.saboteur.view import View
from foolsgold.play.table_talk import Claimed
from foolsgold.tunnel.board import START
from foolsgold.tunnel.maze_cache import initial_maze, maze_after

LOG_ODDS_PER_CARD = 0.55
"""How much a card's worth of progress or harm says about its player."""
DEAD_END_LOG_ODDS = 1.2
BREAK_LOG_ODDS = 0.8
MEND_LOG_ODDS = 0.6

_RELEVANT_EVENTS = frozenset((Placed, Collapsed, GoalLaid, Broken, Mended))
"""The kinds of events that say something about a seat, or about the maze."""


def estimate_suspicions(view: View, heard: Sequence[Event | Claimed]) -> tuple[float, ...]:
    """For each seat, how likely it is a saboteur; the readers know themselves."""
    known = view.roles
    evidence = evidence_log_odds(view, heard)
    prior = _prior(view)
    return tuple(
        float(known[seat] is Role.SABOTEUR)
        if known[seat] is not None
        else _posterior(prior, evidence[seat])
        for seat in range(view.seats)
    )


def _prior(view: View) -> float:
    """The share of saboteurs among the cards the reader does not see."""
    cards = dict(view.role_cards)
    for role in view.roles:
        if role is not None:
            cards[role] -= 1
    return min(max(cards[Role.SABOTEUR] / max(sum(cards.values()), 1), 0.02), 0.98)


def _posterior(prior: float, evidence: float) -> float:
    return 1 / (1 + exp(-log(prior / (1 - prior)) - evidence))


def evidence_log_odds(view: View, heard: Sequence[Event | Claimed]) -> list[float]:
    """Log likelihood ratio of each seat's public actions: positive for a saboteur."""
    evidence = [0.0] * view.seats
    goals = tuple(goal.cell for goal in view.goals)
    start = next(laid.tile for laid in view.board if laid.cell == START)
    maze = initial_maze(start, goals)
    for event in heard:
        # Most events are draws, and a struct is slow to say what it is not.
        if type(event) not in _RELEVANT_EVENTS:
            continue
        match event:
            case Placed():
                before, maze = maze, maze_after(maze, event.cell, event.tile)
                evidence[event.seat] += LOG_ODDS_PER_CARD * _clamp(
                    maze.mean_cards_needed - before.mean_cards_needed, 3
                )
                if not event.tile.joined:
                    evidence[event.seat] += DEAD_END_LOG_ODDS
            case Collapsed():
                before, maze = maze, maze_after(maze, event.cell, None)
                evidence[event.seat] += LOG_ODDS_PER_CARD * _clamp(
                    maze.mean_cards_needed - before.mean_cards_needed, 4
                )
            case GoalLaid():
                maze = maze_after(maze, goals[event.goal], event.tile)
            case Broken() if event.target != event.seat:
                # Hindering one who looks honest speaks against you, hindering a rogue for you.
                evidence[event.seat] -= BREAK_LOG_ODDS * _signed_suspicion(evidence[event.target])
            case Mended() if event.target != event.seat:
                evidence[event.seat] += MEND_LOG_ODDS * _signed_suspicion(evidence[event.target])
            case _:
                pass
    return evidence


def _signed_suspicion(evidence: float) -> float:
    """From -1 (surely honest) to 1 (surely not); a little towards honest when nothing is known."""
    return _clamp(evidence, 2) / 2 - 0.2


def _clamp(value: float, bound: float) -> float:
    return max(-bound, min(bound, value))
