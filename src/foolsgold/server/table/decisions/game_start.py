"""How a game starts: at once, or after devices have revealed their secrets for the deal."""

from msgspec import UNSET, UnsetType

from foolsgold.base.ids import Seat
from foolsgold.base.messages import UserError
from foolsgold.server.table.decisions.checks import check_between_games
from foolsgold.server.table.decisions.seat_assignment import decide_bot_sit
from foolsgold.server.table.state import TableState
from foolsgold.server.table.stored_changes import BotSat, Committed, Revealed, Sealed, Started
from foolsgold.wire import commands as ask
from foolsgold.wire.http_bodies import BotSeat


def decide_start(
    table: TableState, seed: int, online: frozenset[Seat] | None, *, fill: bool
) -> Started | Sealed:
    """Starts a game; if devices have committed to secrets, they reveal them first."""
    check_between_games(table)
    filled: list[BotSat] = []
    for seat, seat_state in enumerate(table.seat_states):
        if seat_state.is_person and not seat_state.ready and seat != table.host:
            raise UserError("seat-not-ready", name=seat_state.name)
        if seat_state.is_open:
            if not fill:
                raise UserError("seat-open", seat=seat + 1)
            filled.append(decide_bot_sit(table, seat, BotSeat(), tuple(filled)))
    parts = tuple(
        (seat, seat_state.commitment)
        for seat, seat_state in enumerate(table.seat_states)
        if seat_state.commitment is not None and (online is None or seat in online)
    )
    if parts:
        return Sealed(f"{seed:064x}", parts, tuple(filled))
    return Started(seed, tuple(filled), rules=_rules_version(table))


def decide_seal(
    table: TableState, seat: Seat, command: ask.Commit | ask.Reveal
) -> Committed | Revealed:
    """Secrets are revealed only when nobody can change or add one any more."""
    if isinstance(command, ask.Commit):
        check_between_games(table)
        if not table.uses_sealed_deals or command.game != table.games_dealt + 1:
            raise UserError("deal-passed")
        return Committed(seat, command.commitment)
    if table.sealed_deal is None or not table.sealed_deal.is_waiting_for(seat):
        raise UserError("deal-passed")
    right = not table.sealed_deal.with_secret(seat, command.secret).has_failed(seat)
    return Revealed(seat, command.secret if right else None)


def decide_deal(table: TableState, game: int, *, late: bool) -> Started:
    """Starts the game: every secret is revealed, or it is too `late` for the others."""
    if table.sealed_deal is None or table.sealed_deal.game != game:
        raise UserError("deal-passed")
    if not (late or table.sealed_deal.is_settled):
        raise UserError("deal-passed")
    without = tuple(part.seat for part in table.sealed_deal.parts if not part.is_settled)
    return Started(
        table.sealed_deal.finalised().seed, without=without or UNSET, rules=_rules_version(table)
    )


def _rules_version(table: TableState) -> int | UnsetType:
    """The rules version to store with a game; None for the first one."""
    version = table.ruleset.rules.version
    return UNSET if version == 1 else version
