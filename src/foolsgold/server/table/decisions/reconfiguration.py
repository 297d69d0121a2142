"""Changes of edition, options and seats between games, and how people move to the new seats."""

from msgspec import UNSET

from foolsgold.base.ids import Seat
from foolsgold.base.messages import UserError
from foolsgold.bots.catalogue import bot_names, find_bot
from foolsgold.games.catalogue import Ruleset
from foolsgold.server.table.rulesets import load_ruleset
from foolsgold.server.table.state import TableState
from foolsgold.server.table.stored_changes import Configured
from foolsgold.wire import commands as ask


def decide_configuration(table: TableState, wanted: ask.Configure) -> Configured:
    """The change a host wants; `UserError` if it is not possible."""
    fixed = (wanted.edition, wanted.edition_text, wanted.options, wanted.seats, wanted.level)
    if table.is_under_way and any(value is not UNSET for value in fixed):
        raise UserError("game-running")
    played = _wanted_ruleset_spec(table, wanted)
    ruleset = load_ruleset(*played)
    seats = _seat_mapping(table, wanted, ruleset)
    kinds = bot_names(ruleset.rules.name)
    bots = (None if seat is None else table.seat_states[seat].bot for seat in seats)
    level = table.level if table.level in kinds else None
    if wanted.level is not UNSET:
        level = None if wanted.level is None else find_bot(ruleset.rules.name, wanted.level).name
        bots = (None if bot is None else level or kinds[0] for bot in bots)
    edition, own_edition, options = played
    return Configured(
        edition,
        own_edition,
        options,
        seats,
        tuple(bot if bot is None or bot in kinds else level or kinds[0] for bot in bots),
        table.turn_seconds if wanted.turn_seconds is UNSET else wanted.turn_seconds,
        table.pace if wanted.pace is UNSET else wanted.pace,
        level,
    )


def _wanted_ruleset_spec(
    table: TableState, wanted: ask.Configure
) -> tuple[str, str | None, tuple[str, ...]]:
    """Edition, text of a custom edition, options; options of another edition are dropped."""
    edition, own_edition, options = table.ruleset_spec
    if wanted.edition_text is not UNSET:
        own_edition, options = wanted.edition_text, ()
    elif wanted.edition is not UNSET and (own_edition is not None or wanted.edition != edition):
        edition, own_edition, options = wanted.edition, None, ()
    return edition, own_edition, options if wanted.options is UNSET else wanted.options


def _seat_mapping(
    table: TableState, wanted: ask.Configure, ruleset: Ruleset
) -> tuple[Seat | None, ...]:
    """For each new seat its old number; open seats are removed first, then the last bots."""
    low, high = ruleset.edition.seats
    people = sum(seat_state.is_person for seat_state in table.seat_states)
    if people > high:
        raise UserError("seats-many", high=high)
    count = min(max(table.seats, low), high) if wanted.seats is UNSET else wanted.seats
    ruleset.check_seats(count)
    if count < people:
        raise UserError("seats-few", people=people)

    def worth(seat: Seat) -> tuple[bool, bool, Seat]:
        seat_state = table.seat_states[seat]
        return not seat_state.is_person, seat_state.is_open, seat

    kept = sorted(sorted(range(table.seats), key=worth)[:count])
    return (*kept, *(None for _ in range(count - len(kept))))
