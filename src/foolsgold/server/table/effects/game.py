"""Deals a game and plays its moves."""

from typing import Any

from msgspec.structs import replace

from foolsgold.games.api import RoundStarted
from foolsgold.play.fair_deal import DealTranscript
from foolsgold.play.game import Game
from foolsgold.server.table.effects.round_summary import open_summary
from foolsgold.server.table.effects.seats import seat_bot, seat_waiting_people
from foolsgold.server.table.rulesets import RulesOutdated
from foolsgold.server.table.state import TableState
from foolsgold.server.table.stored_changes import Committed, Moved, Revealed, Sealed, Started
from foolsgold.wire.frames import MovedBy, Visibility


def advance_deal(table: TableState, change: Committed | Sealed | Revealed) -> None:
    """Advances the next deal: a commitment, its sealing, or a secret that is revealed."""
    match change:
        case Committed(seat=seat):
            table.update_seat(seat, commitment=change.commitment)
        case Sealed():
            for bot in change.filled:
                seat_bot(table, bot)
            table.sealed_deal = DealTranscript.from_commitments(
                table.games_dealt + 1, change.secret, dict(change.parts)
            )
        case Revealed():
            assert table.sealed_deal is not None
            table.sealed_deal = table.sealed_deal.with_secret(change.seat, change.secret)


def start_game(table: TableState, change: Started, at: float) -> tuple[Any, ...]:
    """Deals a game to the people and bots at the table; returns its first events."""
    if not table.ruleset.rules.supports_version(change.rules_version):
        raise RulesOutdated(change.rules_version, table.ruleset.rules.version)
    filled = {bot.seat: bot for bot in change.filled}
    seated = tuple(
        filled.get(seat, seat_state) for seat, seat_state in enumerate(table.seat_states)
    )
    table.game = Game(
        table.ruleset,
        table.seats,
        change.seed,
        names=tuple(str(seat_state.name) for seat_state in seated),
        bots=tuple(seat_state.bot for seat_state in seated),
        seal=None if table.sealed_deal is None else table.sealed_deal.finalised(),
    )
    table.sealed_deal = None
    table.seat_states = [replace(seat_state, commitment=None) for seat_state in table.seat_states]
    for bot in change.filled:
        seat_bot(table, bot)
    if table.host is not None:
        # The host who starts is ready, and still is if somebody else becomes host.
        table.update_seat(table.host, ready=True)
    table.dealt_at = at
    table.dealt_keys = tuple(seat_state.key_hash for seat_state in table.seat_states)
    table.games_dealt += 1
    table.turn += 1
    table.paused = False
    table.summary = table.last_finished_game = None
    table.substituted.clear()
    table.summary_dismissed.clear()
    table.takeovers.clear()
    table.game_began, table.game_ended = table.number + 1, 0
    table.visibility = Visibility.OPEN
    return table.game.last_events


def play_move(table: TableState, change: Moved, at: float) -> tuple[Any, ...]:
    """Plays a move; after a round, those who waited sit down. Returns its events."""
    assert table.game is not None
    stand_in = None
    if change.by is MovedBy.STAND_IN:
        stand_in = table.bot_kind_at(change.seat)
        table.substituted.append(len(table.game.history))
    events = table.game.apply(change.move, stand_in=stand_in, at=table.seconds_since_deal(at))
    table.turn += 1
    table.summary = None
    dealt = any(isinstance(event, RoundStarted) for event in events)
    if table.game.is_over:
        table.game_ended = table.number + 1
    if dealt or table.game.is_over:
        seat_waiting_people(table, dealt=dealt)
    if dealt:
        open_summary(table)
    return events
