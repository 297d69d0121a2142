"""Kuhn poker for two or three players as a flat tree, by its rules and nothing of ours."""

from itertools import permutations
from typing import Any

import numpy as np

from foolsgold.study.sequence_form import CHANCE, NO_PAYOFF, FlatTree

PASS, BET = 0, 1


def kuhn_tree(players: int = 2) -> FlatTree:
    """Each antes one chip and gets one of `players + 1` cards; one bet of one chip is allowed."""
    rows: list[tuple[Any, ...]] = [(-1, 0, 1.0, CHANCE, 0, 0, NO_PAYOFF)]
    payoffs: list[tuple[float, ...]] = [(0.0,) * players]
    deals = list(permutations(range(players + 1), players))

    def grow(parent: int, rank: int, chance: float, cards: tuple[int, ...], bets: str) -> None:
        node = len(rows)
        result = _result(cards, bets, players)
        if result is not None:
            if result not in payoffs:
                payoffs.append(result)
            rows.append((parent, rank, chance, CHANCE, 0, 0, payoffs.index(result)))
            return
        player = len(bets) % players
        key = int("1" + str(cards[player]) + bets, 16)
        rows.append((parent, rank, chance, player, key, 2, NO_PAYOFF))
        for action in (PASS, BET):
            grow(node, action, 1.0, cards, bets + str(action))

    for rank, cards in enumerate(deals):
        grow(0, rank, 1 / len(deals), cards, "")
    kinds = {
        "parents": np.int32,
        "ranks": np.int16,
        "chances": np.float64,
        "players": np.int8,
        "keys": np.uint64,
        "action_counts": np.int16,
        "payoff_kinds": np.int16,
    }
    columns = dict(zip(kinds, zip(*rows, strict=True), strict=True))
    arrays: dict[str, Any] = {name: np.array(columns[name], kind) for name, kind in kinds.items()}
    return FlatTree(**arrays, payoffs=np.array(payoffs))


def _result(cards: tuple[int, ...], bets: str, players: int) -> tuple[float, ...] | None:
    """What everybody wins, if nobody is left to act."""
    first = bets.find(str(BET))
    ended = len(bets) == players if first < 0 else len(bets) == first + players
    if not ended:
        return None
    seats = range(players)
    staying = [seat for seat in seats if first < 0 or _bet(bets, seat, players)]
    put = [1 + (first >= 0 and seat in staying) for seat in seats]
    winner = max(staying, key=lambda seat: cards[seat])
    return tuple(float(sum(put) * (seat == winner) - put[seat]) for seat in seats)


def _bet(bets: str, seat: int, players: int) -> bool:
    return str(BET) in bets[seat::players]
