"""Hides or deletes the last game of a table."""

from foolsgold.server.table.effects.talk import forget_talk
from foolsgold.server.table.state import TableState
from foolsgold.server.table.stored_changes import GameVisibilityChanged, TableStateSet
from foolsgold.wire.frames import Visibility


def set_visibility(table: TableState, change: GameVisibilityChanged) -> None:
    """Sets who may see the last game; of a deleted one nothing is left."""
    if change.showing is Visibility.GONE:
        forget_talk(table, change.first, change.last)
    if change.game == table.games_dealt:
        table.visibility = change.showing
        if change.showing is Visibility.GONE:
            _forget_game(table)


def restore_state(table: TableState, change: TableStateSet) -> None:
    """Restores the state at the end of a game that has been deleted."""
    table.seat_states, table.host = list(change.held), change.host
    table.games_dealt, table.turn, table.changes_since_game = (
        change.games,
        change.turn,
        change.loose,
    )
    table.chat, table.bot_talk = change.chat, change.bot_talk
    table.locked, table.listed, table.paused = change.locked, change.listed, change.paused
    table.banned, table.former_keys = set(change.kicked), dict(change.former)
    table.seat_request = change.asked
    table.sealed_deal = None
    table.waiting_for_seat.clear()
    table.visibility = Visibility.GONE
    forget_talk(table, change.first, table.number)
    _forget_game(table)


def _forget_game(table: TableState) -> None:
    table.game = table.last_finished_game = table.summary = None
    table.dealt_keys = ()
    table.takeovers.clear()
    table.substituted.clear()
    table.summary_dismissed.clear()
    table.game_began = table.game_ended = 0
    table.dealt_at = 0.0
