"""The public part of a live table: its state, its lobby entry and its changes, without secrets.

It is the same for every reader; `live` adds what the reader's seat may know.
"""

from typing import assert_never

from msgspec import UNSET

from foolsgold.base.ids import Seat
from foolsgold.play.fair_deal import ContributionFailure, DealContribution
from foolsgold.play.table_talk import Claimed
from foolsgold.server.table import stored_changes
from foolsgold.server.table.table_aggregate import Table
from foolsgold.wire import frames
from foolsgold.wire.public_lobby import OpenTable
from foolsgold.wire.table_changes import (
    Chatted,
    FaceChanged,
    Muted,
    Reacted,
    Readied,
    SeatRequestEnded,
    SeatRequestVoted,
    SummaryDismissed,
)


def build_table_info(table: Table) -> frames.PublicTable:
    """The table as everybody may see it."""
    return frames.PublicTable(
        code=table.code,
        game=table.ruleset.rules.name,
        edition=table.ruleset.id,
        extends=table.ruleset.base,
        changes=table.edition_overrides,
        options=table.ruleset_spec[2],
        lang=table.lang,
        seats=tuple(
            frames.PublicSeat(
                seat_state.name,
                seat_state.bot,
                seat_state.ready,
                seat_state.muted,
                seat_state.face,
                _waiting_name(table, seat),
                table.temper_of(seat),
            )
            for seat, seat_state in enumerate(table.seat_states)
        ),
        host=table.host,
        stage=table.stage,
        games=table.games_dealt,
        locked=table.locked,
        chat=table.chat,
        bot_talk=table.bot_talk,
        paused=table.paused,
        turn_seconds=table.turn_seconds,
        pace=table.pace,
        level=table.level,
        summary=table.summary,
        seal=_seal_info(table),
        listed=table.listed,
        asked=_seat_request_info(table),
    )


def build_public_listing(table: Table) -> OpenTable | None:
    """The entry of a table in the public lobby; None if it is not open.

    Of a running game nothing is published, not even that it runs.
    """
    lobby = table.stage is frames.TableStage.LOBBY and table.sealed_deal is None
    free = sum(seat_state.is_open for seat_state in table.seat_states)
    if not (table.listed and lobby and free) or table.locked or table.host is None:
        return None
    host = table.seat_states[table.host]
    return OpenTable(
        code=table.code,
        game=table.ruleset.rules.name,
        edition=table.ruleset.base,
        own=bool(table.edition_overrides),
        lang=table.lang,
        seats=table.seats,
        free=free,
        bots=sum(seat_state.bot is not None for seat_state in table.seat_states),
        host=host.name or "",
        face=host.face,
    )


def _seal_info(table: Table) -> frames.PublicTranscript | None:
    """How the sealed deal proceeds; the server's secret is not in it."""
    if not table.uses_sealed_deals:
        return None
    playing = table.stage is frames.TableStage.PLAYING
    deal = table.sealed_deal
    if deal is None and playing and table.game is not None:
        deal = table.game.seal
    if deal is not None:
        return frames.PublicTranscript(deal.game, deal.commitment, deal.parts)
    committed = ((seat, seat_state.commitment) for seat, seat_state in enumerate(table.seat_states))
    parts = tuple(
        DealContribution(seat, commitment) for seat, commitment in committed if commitment
    )
    return frames.PublicTranscript(
        table.games_dealt if playing else table.games_dealt + 1, None, parts
    )


def _seat_request_info(table: Table) -> frames.PublicSeatRequest | None:
    """Which seat is requested, and who has agreed; the requester's key is not in it."""
    request = table.seat_request
    if request is None:
        return None
    yes = tuple(seat for seat, says in sorted(request.votes.items()) if says)
    no = tuple(seat for seat, says in sorted(request.votes.items()) if not says)
    return frames.PublicSeatRequest(request.seat, request.sign, yes, no)


def _waiting_name(table: Table, seat: Seat) -> str | None:
    new = table.waiting_for_seat.get(seat)
    return None if new is None else new.name


def public_change(change: stored_changes.Change) -> frames.PublicChange:  # noqa: C901 - one case a kind of change
    """A stored change without its secrets; a new kind does not type-check until listed here."""
    match change:
        case (
            Readied()
            | Chatted()
            | Claimed()
            | Muted()
            | FaceChanged()
            | SummaryDismissed()
            | Reacted()
            | SeatRequestVoted()
            | SeatRequestEnded()
        ):
            return change
        case stored_changes.Opened():
            return frames.Opened()
        case stored_changes.Sat() | stored_changes.BotSat():
            return frames.Sat(change.seat)
        case stored_changes.Vacated():
            return frames.Vacated(change.seat, change.why)
        case stored_changes.Committed():
            return frames.Committed(change.seat)
        case stored_changes.Sealed():
            return frames.Sealed()
        case stored_changes.Revealed():
            return frames.Revealed(
                change.seat, ContributionFailure.WRONG if change.secret is None else None
            )
        case stored_changes.Started():
            return frames.Started(() if change.without is UNSET else change.without)
        case stored_changes.Moved():
            return frames.Moved(change.seat, change.by)
        case stored_changes.HostPassed():
            return frames.HostPassed(change.seat)
        case stored_changes.GameVisibilityChanged():
            return frames.GameVisibilityChanged(change.game, change.showing)
        case (
            stored_changes.Locked()
            | stored_changes.Listed()
            | stored_changes.ChatSwitched()
            | stored_changes.BotTalkSwitched()
            | stored_changes.Paused()
            | stored_changes.ChangeErased()
            | stored_changes.TableStateSet()
        ):
            return frames.Switched()
        case stored_changes.Configured():
            return frames.Configured()
        case stored_changes.SeatAwaited():
            return frames.SeatAwaited(change.seat)
        case stored_changes.SeatRequested():
            return frames.SeatRequested(change.seat)
        case stored_changes.SeatTransferred():
            return frames.SeatTransferred(change.seat, change.how)
        case stored_changes.GameStopped():
            raise AssertionError("a table that cannot be opened is not shown")
        case _:
            assert_never(change)
