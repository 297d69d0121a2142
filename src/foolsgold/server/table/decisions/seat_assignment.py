"""Who sits where: people who sit down, wait for a bot's seat or leave it, and bots."""

from itertools import chain

from foolsgold.base.display_names import clean_name, skeleton
from foolsgold.base.ids import Seat
from foolsgold.base.messages import UserError
from foolsgold.bots.catalogue import find_bot
from foolsgold.bots.common.characters import temper_of_seat
from foolsgold.locales.translator import translator_for
from foolsgold.server.table.avatars import choose_face
from foolsgold.server.table.decisions.checks import check_change_quota
from foolsgold.server.table.state import TableState
from foolsgold.server.table.stored_changes import BotSat, Sat, SeatAwaited
from foolsgold.wire.frames import TableStage
from foolsgold.wire.http_bodies import BotSeat
from foolsgold.wire.table_changes import FaceChanged, SeatRequestEnded, SeatRequestEndReason
from foolsgold.wire.table_enums import Avatar


def decide_sit(
    table: TableState,
    name: str,
    seat: Seat | None,
    key_hash: str,
    *,
    face: Avatar | None = None,
    former: str | None = None,
    device: str | None = None,
) -> Sat | SeatAwaited:
    """Seats a person, or lets them wait for a seat; `former` is a key their device has had."""
    if former in table.banned or device in table.banned:
        raise UserError("seat-kicked")
    if table.locked:
        raise UserError("table-locked")
    check_change_quota(table)
    if table.stage is TableStage.PLAYING:
        return _decide_wait(table, name, seat, key_hash, face=face, device=device)
    if seat is None:
        seat = next(
            (s for s, seat_state in enumerate(table.seat_states) if seat_state.is_open), None
        )
        if seat is None:
            raise UserError("table-full")
    elif not table.seat_state(seat).is_open:
        raise UserError("seat-taken", seat=seat + 1)
    face = choose_face(seat, table.faces, face)
    return Sat(seat, _unused_name(table, name), key_hash, face, device)


def _decide_wait(
    table: TableState,
    name: str,
    seat: Seat | None,
    key_hash: str,
    *,
    face: Avatar | None,
    device: str | None,
) -> SeatAwaited:
    """They wait for the next round: dealt cards belong to the seat they were dealt to."""
    assert table.game is not None
    if not table.ruleset.rules.has_more_rounds(table.game.state):
        raise UserError("seats-closed")
    free = [
        s
        for s, seat_state in enumerate(table.seat_states)
        if seat_state.bot and s not in table.waiting_for_seat
    ]
    if seat is None:
        if not free:
            raise UserError("seats-awaited" if table.waiting_for_seat else "table-full")
        seat = free[0]
    table.seat_state(seat)
    if seat not in free:
        raise UserError("seat-taken", seat=seat + 1)
    return SeatAwaited(seat, _unused_name(table, name), key_hash, face, device=device)


def decide_bot_sit(
    table: TableState, seat: Seat, wanted: BotSeat, beside: tuple[BotSat, ...] = ()
) -> BotSat:
    """Seats a bot, together with those beside it."""
    if not table.seat_state(seat).is_open:
        raise UserError("seat-taken", seat=seat + 1)
    game = table.ruleset.rules.name
    bot = find_bot(game, wanted.bot or table.default_bot_kind).name
    taken = tuple(other.name for other in beside)
    name = _next_bot_name(table, taken) if wanted.name is None else _unused_name(table, wanted.name)
    faces = (*table.faces, *(other.face for other in beside))
    return BotSat(seat, name, bot, choose_face(seat, faces), temper_of_seat(table.code, seat))


def decide_leave(table: TableState, key_hash: str) -> SeatAwaited | SeatRequestEnded:
    """Ends somebody's waiting for a seat, or their request for one."""
    if table.is_requesting_seat(key_hash):
        return SeatRequestEnded(SeatRequestEndReason.GONE)
    seat = table.awaited_seat_of(key_hash)
    if seat is None:
        raise UserError("seat-lost")
    return SeatAwaited(seat)


def decide_face(table: TableState, seat: Seat, face: Avatar) -> FaceChanged:
    """A person chooses an avatar that nobody else has."""
    if face in table.faces and table.seat_states[seat].face != face:
        raise UserError("face-taken")
    return FaceChanged(seat, face)


def _unused_name(table: TableState, text: str) -> str:
    name = clean_name(text)
    used = (
        *(h.name for h in table.seat_states),
        *(new.name for new in table.waiting_for_seat.values()),
    )
    if skeleton(name) in {skeleton(other or "") for other in used}:
        raise UserError("name-taken", name=name)
    return name


def _next_bot_name(table: TableState, taken: tuple[str, ...]) -> str:
    """The first unused bot name in the table's language."""
    words = translator_for(table.lang)
    names = words("bot-names").split(words("list-separator").strip())
    used = {seat_state.name for seat_state in table.seat_states} | set(taken)
    numbered = (words.without_marks("player", number=number) for number in range(1, 999))
    # One by one: building a thousand numbered names took longer than the rest of a start.
    return next(name for each in chain(names, numbered) if (name := each.strip()) not in used)
