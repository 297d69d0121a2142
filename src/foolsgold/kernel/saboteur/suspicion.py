"""Log odds that a seat is a saboteur, from public actions: compiled `bots.saboteur.suspicion`.

The caller keeps the evidence, one number a seat; it is updated with each move.
"""

from math import exp, log
from typing import Any

import numpy as np

from foolsgold.kernel.compilation import inline
from foolsgold.kernel.saboteur.distances import (
    NEEDED_AT,
    distance_with_tile,
    distance_without_card,
    mean_cards_needed,
    measure_distances,
)
from foolsgold.kernel.saboteur.goals import rotated_180
from foolsgold.kernel.saboteur.legal_moves import card_kind
from foolsgold.kernel.saboteur.record_layout import (
    CARD_MOVES,
    DRAFT,
    FIRST_BREAK_KIND,
    FIRST_MEND_KIND,
    JOINED,
    KIND_SIDES,
    PATH_KINDS,
    PLAY,
    ROCKFALL_KIND,
    TOOL_LANE_BITS,
)

LOG_ODDS_PER_CARD, DEAD_END_LOG_ODDS, BREAK_LOG_ODDS, MEND_LOG_ODDS = 0.55, 1.2, 0.8, 0.6


@inline
def clamp(value: Any, bound: Any) -> Any:
    """A value kept between two bounds."""
    return max(-bound, min(bound, value))


@inline
def signed_suspicion(evidence: Any) -> Any:
    """From -1 (surely honest) to 1 (surely not); a little towards honest when nothing is known."""
    return clamp(evidence, 2.0) / 2 - 0.2


@inline
def compute_suspicions(g: Any, t: Any, me: Any, beliefs: Any, out: Any) -> None:
    """For each seat, how likely it is a saboteur; a seat knows itself."""
    mine: Any = np.int64(g.roles) >> np.int64(me) & 1
    saboteurs: Any = np.int64(t.saboteurs) - mine
    unseen: Any = np.int64(t.saboteurs) + np.int64(t.diggers) - 1
    prior = min(max(saboteurs / max(unseen, 1), 0.02), 0.98)
    odds = log(prior / (1 - prior))
    for seat in range(t.seats):
        out[seat] = 1 / (1 + exp(-odds - beliefs[seat]))
    out[me] = float(mine)


@inline
def update_evidence(g: Any, t: Any, move: Any, beliefs: Any, s: Any) -> Any:
    """What a move says about its player, before it is played; True if it changes the maze."""
    if g.phase != PLAY or move < CARD_MOVES:
        return g.phase != PLAY
    seat = np.int64(g.to_act)
    kind = card_kind(g, t, seat, (move - CARD_MOVES) >> 7)
    target = move & 63
    if kind < PATH_KINDS:
        sides = np.int64(KIND_SIDES[kind])
        tile = rotated_180(sides) if move >> 6 & 1 else sides
        change = mean_cards_needed(
            s, distance_with_tile(g, t, s, target, tile)
        ) - mean_cards_needed(s, s[NEEDED_AT])
        beliefs[seat] += LOG_ODDS_PER_CARD * clamp(change, 3.0)
        if not tile & JOINED:
            beliefs[seat] += DEAD_END_LOG_ODDS
        return True
    if kind == ROCKFALL_KIND:
        change = mean_cards_needed(s, distance_without_card(g, t, s, target)) - mean_cards_needed(
            s, s[NEEDED_AT]
        )
        beliefs[seat] += LOG_ODDS_PER_CARD * clamp(change, 4.0)
        return True
    victim = target % TOOL_LANE_BITS
    if kind >= FIRST_BREAK_KIND and victim != seat:
        # Hindering one who looks honest speaks against you, hindering a rogue for you.
        if kind < FIRST_MEND_KIND:
            beliefs[seat] -= BREAK_LOG_ODDS * signed_suspicion(beliefs[victim])
        else:
            beliefs[seat] += MEND_LOG_ODDS * signed_suspicion(beliefs[victim])
    return False


@inline
def refresh_after_move(g: Any, t: Any, changes: Any, now: Any, beliefs: Any, s: Any) -> None:
    """After a move: a new round begins without evidence, and a new maze is surveyed."""
    if g.round != now:
        for seat in range(len(beliefs)):
            beliefs[seat] = 0.0
    if g.phase != DRAFT and (changes or g.round != now):
        measure_distances(g, t, s)
