"""Sets the options of a table: edition, number of seats, and what the host switches."""

from msgspec.structs import replace

from foolsgold.server.table.rulesets import load_ruleset, ruleset_overrides
from foolsgold.server.table.seats import SeatState
from foolsgold.server.table.state import TableState
from foolsgold.server.table.stored_changes import (
    BotTalkSwitched,
    ChatSwitched,
    Configured,
    Listed,
    Locked,
    Paused,
)


def configure(table: TableState, change: Configured) -> None:
    """Sets edition, options and seats; people move to the new seats."""
    played = (change.edition, change.own_edition, change.options)
    ruleset = load_ruleset(*played)
    others = played != table.ruleset_spec
    moved = change.seats != tuple(range(table.seats))
    seat_states = [
        SeatState() if seat is None else table.seat_states[seat] for seat in change.seats
    ]
    if others:
        # People were ready for something else; the host asked for the change, so they are.
        seat_states = [replace(one, ready=one.ready and one.bot is not None) for one in seat_states]
    table.seat_states = [
        replace(one, bot=bot) for one, bot in zip(seat_states, change.bots, strict=True)
    ]
    if table.host is not None:
        table.host = change.seats.index(table.host)
    if table.seat_request is not None:
        seats = {old: new for new, old in enumerate(change.seats) if old is not None}
        votes = {seats[old]: yes for old, yes in table.seat_request.votes.items() if old in seats}
        table.seat_request = replace(
            table.seat_request, seat=seats[table.seat_request.seat], votes=votes
        )
    if others or moved:
        if table.game is not None:
            table.last_finished_game = table.game
        table.game, table.dealt_keys = None, ()
        table.takeovers.clear()
        table.substituted.clear()
    table.ruleset_spec, table.ruleset, table.edition_overrides = (
        played,
        ruleset,
        ruleset_overrides(*played),
    )
    table.turn_seconds, table.pace = change.turn_seconds, change.pace
    table.level = change.level


def switch_option(
    table: TableState, change: Locked | Listed | ChatSwitched | BotTalkSwitched | Paused
) -> None:
    """Sets an option of the host."""
    match change:
        case Locked():
            table.locked = change.locked
        case Listed():
            table.listed = change.listed
        case ChatSwitched():
            table.chat = change.on
        case BotTalkSwitched():
            table.bot_talk = change.on
        case Paused():
            table.paused = change.paused
