"""Seats people and bots, empties seats, and moves them to other keys."""

from msgspec.structs import replace

from foolsgold.server.table.avatars import choose_face
from foolsgold.server.table.effects.round_summary import dismiss_summary
from foolsgold.server.table.seats import SeatRequest, SeatState, Takeover
from foolsgold.server.table.state import TableState
from foolsgold.server.table.stored_changes import (
    BotSat,
    Sat,
    SeatAwaited,
    SeatRequested,
    SeatTransferred,
    Vacated,
)
from foolsgold.wire.frames import VacateReason
from foolsgold.wire.table_changes import SeatRequestEnded, SeatRequestVoted


def seat_person(table: TableState, change: Sat) -> None:
    """Seats a person; the first one becomes the host."""
    face = change.face or choose_face(change.seat, table.faces)
    table.seat_states[change.seat] = SeatState(
        change.name, change.key_hash, face=face, device=change.device
    )
    if table.host is None:
        table.host = change.seat


def seat_bot(table: TableState, change: BotSat) -> None:
    """Seats a bot."""
    face = change.face or choose_face(change.seat, table.faces)
    table.seat_states[change.seat] = SeatState(
        change.name, bot=change.bot, face=face, temper=change.temper
    )


def vacate_seat(table: TableState, change: Vacated) -> None:
    """Empties a seat; during a game a bot plays on."""
    seat = change.seat
    seat_state = table.seat_states[seat]
    if change.why is VacateReason.KICKED and seat_state.key_hash is not None:
        table.banned |= {seat_state.key_hash, *table.former_keys.get(seat_state.key_hash, ())}
        if change.blocked and seat_state.device is not None:
            table.banned.add(seat_state.device)
    if table.seat_request is not None and table.seat_request.seat == seat:
        table.seat_request = None
    table.summary_dismissed.discard(seat)
    if table.summary is not None:
        dismiss_summary(table, seat)
    playing = table.is_under_way
    bot = SeatState(seat_state.name, bot=table.bot_kind_at(seat), face=seat_state.face)
    table.seat_states[seat] = bot if playing else SeatState()
    if table.host == seat:
        after = (*range(seat + 1, table.seats), *range(seat))
        table.host = next((other for other in after if table.seat_states[other].is_person), None)
    if table.host is None:
        # Nobody is left who could resume or unlock it.
        table.paused = table.locked = False


def await_seat(table: TableState, change: SeatAwaited) -> None:
    """Somebody waits for a bot's seat, or no longer does."""
    before = table.waiting_for_seat.pop(change.seat, None)
    if change.name is not None:
        table.waiting_for_seat[change.seat] = change
    elif change.kicked and before is not None and before.key_hash is not None:
        table.banned.add(before.key_hash)
        if change.blocked and before.device is not None:
            table.banned.add(before.device)


def seat_waiting_people(table: TableState, *, dealt: bool) -> None:
    """Seats people who were waiting; a hand that was just dealt is theirs."""
    assert table.game is not None
    for seat, new in table.waiting_for_seat.items():
        others = (
            seat_state.face for other, seat_state in enumerate(table.seat_states) if other != seat
        )
        face = choose_face(seat, tuple(others), new.face or table.seat_states[seat].face)
        seat_state = SeatState(new.name, new.key_hash, ready=True, face=face, device=new.device)
        table.seat_states[seat] = seat_state
        if dealt:
            assert new.key_hash is not None
            before, after = table.dealt_keys[:seat], table.dealt_keys[seat + 1 :]
            table.dealt_keys = (*before, new.key_hash, *after)
            since = table.game.history.current_round_start
            table.takeovers[seat] = Takeover(new.key_hash, since, table.game.view())
        if table.host is None:
            table.host = seat
    table.waiting_for_seat.clear()


def update_seat_request(
    table: TableState, change: SeatRequested | SeatRequestVoted | SeatRequestEnded | SeatTransferred
) -> None:
    """Opens or ends a seat request, or transfers the seat."""
    match change:
        case SeatRequested():
            table.seat_request = SeatRequest(
                change.seat, change.key_hash, change.sign, change.device
            )
        case SeatRequestVoted() if table.seat_request is not None:
            votes = {**table.seat_request.votes, change.seat: change.yes}
            table.seat_request = replace(table.seat_request, votes=votes)
        case SeatRequestEnded():
            table.seat_request = None
        case SeatTransferred():
            _transfer_seat(table, change)


def _transfer_seat(table: TableState, change: SeatTransferred) -> None:
    """Gives everything of the old key to the new one: it is the same person."""
    seat, new = change.seat, change.key_hash
    seat_state = table.seat_states[seat]
    old = seat_state.key_hash
    assert old is not None
    # The secret for the next deal is on the old device: the new one makes its own.
    moved = replace(seat_state, key_hash=new, device=change.device, commitment=None)
    table.seat_states[seat] = moved
    if table.dealt_keys and table.dealt_keys[seat] == old:
        table.dealt_keys = (*table.dealt_keys[:seat], new, *table.dealt_keys[seat + 1 :])
    if seat in table.takeovers and table.takeovers[seat].key_hash == old:
        table.takeovers[seat] = replace(table.takeovers[seat], key_hash=new)
    table.former_keys[new] = (*table.former_keys.pop(old, ()), old)
    if table.seat_request is not None and table.seat_request.seat == seat:
        table.seat_request = None
