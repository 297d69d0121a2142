"""An edition as a record of numbers: every switch that a file may set has a field of the table."""

from functools import cache
from typing import Any

import numpy as np

from foolsgold.games.saboteur.action_ids import FACES
from foolsgold.games.saboteur.cards import GoalFace, Role
from foolsgold.games.saboteur.edition import (
    DiscardPile,
    Edition,
    GoalsTogether,
    GoldCards,
    GoldSharing,
    MisfitChooser,
    NextStarter,
    RoundEnd,
)
from foolsgold.kernel.backend_interface import Records, TooLargeForRecord
from foolsgold.kernel.saboteur import record_layout
from foolsgold.tunnel.board import Adjacency

KIND_BY_FACE = {face: kind for kind, face in enumerate(FACES)}
KIND_BY_TILE = {face.tile: kind for face, kind in KIND_BY_FACE.items() if hasattr(face, "tile")}
JOINING_CODES = {
    Adjacency.TOUCH: record_layout.TOUCH,
    Adjacency.TUNNEL: record_layout.TUNNEL,
    Adjacency.START: record_layout.START,
}
ROUND_END_CODES = {
    RoundEnd.PASS_CIRCLE: record_layout.PASS_CIRCLE,
    RoundEnd.FORCED_PASS_CIRCLE: record_layout.FORCED_PASS_CIRCLE,
    RoundEnd.HANDS_EMPTY: record_layout.HANDS_EMPTY,
    RoundEnd.NOBODY_CAN_PLAY: record_layout.NOBODY_CAN_PLAY,
    RoundEnd.NOBODY_CAN_DIG: record_layout.NOBODY_CAN_DIG,
}


@cache
def edition_table_of(edition: Edition, seats: int) -> Records:
    """The table of an edition for this many seats; `TooLargeForRecord` if its cards do not fit."""
    _check_capacity("cards in the deck", len(edition.deck), record_layout.MAX_DECK)
    _check_capacity(
        "cards in all hands", seats * edition.hand[seats], record_layout.MAX_CARDS_IN_HANDS
    )
    _check_capacity("gold cards", len(edition.gold), record_layout.MAX_GOLD_CARDS)
    tables: Records = np.zeros(1, record_layout.EDITION_DTYPE)
    table = tables[0]
    kinds = [KIND_BY_FACE[card] for card in edition.deck]
    table["kinds"] = sum(1 << kind for kind in set(kinds))
    _fill_prefix(table["deck"], kinds)
    _fill_prefix(table["gold"], edition.gold)
    for saboteurs, nuggets in edition.pay.items():
        table["pay"][saboteurs] = nuggets
    _fill_prefix(table["tiles"], [edition.goals[face].sides for face in GoalFace])
    numbers = {
        "deck_size": len(kinds),
        "gold_size": len(edition.gold),
        "seats": seats,
        "hand": edition.hand[seats],
        "rounds": edition.rounds,
        "saboteurs": edition.roles[seats].count(Role.SABOTEUR),
        "diggers": edition.roles[seats].count(Role.DIGGER),
        "start": edition.start.sides,
        "column": edition.columns_between + 1,
        "rows": edition.rows_between_goals + 1,
        "joining": JOINING_CODES[edition.joining],
        "break_self": edition.break_self,
        "min_path_cards": edition.min_path_cards,
        "all_together": edition.goals_together is GoalsTogether.ALL,
        "layer_turns": edition.misfit is MisfitChooser.LAYER,
        "round_end": ROUND_END_CODES[edition.round_end],
        "mixed": edition.discard_pile is DiscardPile.MIXED,
        "gold_for_diggers": edition.gold_cards is GoldCards.DIGGERS,
        "cap": record_layout.NO_CAP if edition.ten_player_cap is None else edition.ten_player_cap,
        "one_each": edition.gold_sharing is GoldSharing.ONE_EACH,
        "broken_unpaid": edition.broken_unpaid,
        "reshuffle": edition.gold_reshuffle,
        "after_last_path": edition.next_starter is NextStarter.LAST_PATH,
    }
    for name, number in numbers.items():
        table[name] = number
    tables.setflags(write=False)
    return tables


def _fill_prefix(field: Any, values: Any) -> None:
    field[: len(values)] = values


def _check_capacity(what: str, found: int, most: int) -> None:
    if found > most:
        raise TooLargeForRecord(f"{found} {what}: a record of the kernel holds {most}")
