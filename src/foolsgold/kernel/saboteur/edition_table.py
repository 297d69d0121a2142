"""The edition as numbers: every switch a file may set has its field in the table."""

from functools import cache
from typing import Any

import numpy as np

from foolsgold.games.saboteur.action_ids import FACES
from foolsgold.games.saboteur.cards import GoalFace, Role
from foolsgold.games.saboteur.edition import (
    DiscardPile,
    Edition,
    GoldCards,
    GoldSharing,
    Misfit,
    NextStarter,
    RoundEnd,
    Together,
)
from foolsgold.kernel.backend import Records, TooLarge
from foolsgold.kernel.saboteur import record_layout
from foolsgold.tunnel.board import Joining

KIND_AT = {face: kind for kind, face in enumerate(FACES)}
JOININGS = {
    Joining.TOUCH: record_layout.TOUCH,
    Joining.TUNNEL: record_layout.TUNNEL,
    Joining.START: record_layout.START,
}
ENDS = {
    RoundEnd.PASS_CIRCLE: record_layout.PASS_CIRCLE,
    RoundEnd.FORCED_PASS_CIRCLE: record_layout.FORCED_PASS_CIRCLE,
    RoundEnd.HANDS_EMPTY: record_layout.HANDS_EMPTY,
    RoundEnd.NOBODY_CAN_PLAY: record_layout.NOBODY_CAN_PLAY,
    RoundEnd.NOBODY_CAN_DIG: record_layout.NOBODY_CAN_DIG,
}


@cache
def table_of(edition: Edition, seats: int) -> Records:
    """The table of an edition for so many seats; `TooLarge` if a record cannot hold its cards."""
    _refuse_above("cards in the deck", len(edition.deck), record_layout.DECK)
    _refuse_above("cards in all hands", seats * edition.hand[seats], record_layout.HANDS)
    _refuse_above("gold cards", len(edition.gold), record_layout.GOLD)
    tables: Records = np.zeros(1, record_layout.TABLE)
    table = tables[0]
    kinds = [KIND_AT[card] for card in edition.deck]
    table["kinds"] = sum(1 << kind for kind in set(kinds))
    _fill(table["deck"], kinds)
    _fill(table["gold"], edition.gold)
    for saboteurs, nuggets in edition.pay.items():
        table["pay"][saboteurs] = nuggets
    _fill(table["tiles"], [edition.goals[face].sides for face in GoalFace])
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
        "joining": JOININGS[edition.joining],
        "break_self": edition.break_self,
        "min_path_cards": edition.min_path_cards,
        "all_together": edition.goals_together is Together.ALL,
        "layer_turns": edition.misfit is Misfit.LAYER,
        "round_end": ENDS[edition.round_end],
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


def _fill(field: Any, values: Any) -> None:
    field[: len(values)] = values


def _refuse_above(what: str, found: int, most: int) -> None:
    if found > most:
        raise TooLarge(f"{found} {what}: a record of the kernel holds {most}")
