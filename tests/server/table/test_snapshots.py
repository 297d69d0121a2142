"""A snapshot and what came after it are the table that its changes tell from the beginning."""

import asyncio
import io
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from random import Random
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from foolsgold.base.messages import UserError
from foolsgold.play.fair_deal import Committer, commitment_of
from foolsgold.play.game import Game
from foolsgold.play.table_talk import Suspect
from foolsgold.server.cluster.bus import LocalBus
from foolsgold.server.lobby.room_registry import RoomRegistry
from foolsgold.server.logs import open_log
from foolsgold.server.metrics import Metrics
from foolsgold.server.projection.live import Reader, build_welcome, encode_frame
from foolsgold.server.settings import Settings
from foolsgold.server.storage.journal import Journal
from foolsgold.server.storage.store import ChangeRow, IdleTable, SnapshotRow, Store, TableRow
from foolsgold.server.table import snapshots, stored_changes
from foolsgold.server.table.decisions.game_start import decide_deal
from foolsgold.server.table.decisions.moves import decide_move
from foolsgold.server.table.decisions.seat_assignment import decide_sit
from foolsgold.server.table.stored_changes import VISIBILITY_PREFIX, Change, Opened
from foolsgold.server.table.table_aggregate import Table
from foolsgold.wire import commands as ask
from foolsgold.wire.frames import MovedBy
from foolsgold.wire.table_changes import Chatted
from foolsgold.wire.table_enums import Avatar
from tests.server.virtual_time import VirtualRoom, run_in_virtual_time
from tests.support.profiles import scaled_examples

EDITIONS = ("saboteur-lv", "gobblings")
CODE = "BCD234"


def evening(seed: int, length: int) -> list[str]:
    """The stored changes of a table at which people do whatever comes into their minds."""
    rng = Random(seed)  # noqa: S311 - people, not cards
    opened = Opened("saboteur-lv", 4, "en", times=True, sealed=seed % 2 == 0)
    table, bodies = Table(CODE, opened), [stored_changes.encode_change(opened)]
    while len(bodies) < length:
        with suppress(UserError):
            change = anything(table, rng, len(bodies))
            table.apply(change, 1e9 + len(bodies))
            bodies.append(stored_changes.encode_change(change))
    return bodies


def anything(table: Table, rng: Random, number: int) -> Change:
    seat, other = rng.randrange(table.seats), rng.randrange(table.seats)
    dice = rng.random()
    if table.sealed_deal is not None:
        return decide_deal(table, table.games_dealt + 1, late=True)
    if table.game is not None and table.to_act is not None and dice < 0.75:
        if table.summary is not None:
            return table.decide(seat, ask.DismissSummary(id="x", round=table.summary.round), number)
        by = rng.choice((MovedBy.PERSON, MovedBy.STAND_IN))
        return decide_move(table, table.to_act, rng.choice(table.game.legal_moves), by)
    commitment = commitment_of(Committer.PLAYER, table.games_dealt + 1, f"{number:064x}")
    wishes: tuple[ask.Command, ...] = (
        ask.Start(id="x", fill=True),
        ask.Start(id="x", fill=True),
        ask.Ready(id="x", ready=rng.random() < 0.8),
        ask.SendChat(id="x", text=f"line {number}"),
        ask.MakeClaim(id="x", claim=Suspect(other)),
        ask.LeaveTable(id="x"),
        ask.Kick(id="x", seat=other),
        ask.Mute(id="x", seat=other, muted=rng.random() < 0.5),
        ask.PassHost(id="x", seat=other),
        ask.SeatBot(id="x", seat=other),
        ask.Pause(id="x", paused=False),
        ask.ChooseAvatar(id="x", face=rng.choice(list(Avatar))),
        ask.Commit(id="x", game=table.games_dealt + 1, commitment=commitment),
        ask.Configure(id="x", edition=rng.choice(EDITIONS)),
    )
    if dice > 0.9:
        return decide_sit(table, f"Guest {number}", None, f"key {number}")
    return table.decide(table.host or 0 if dice < 0.5 else seat, rng.choice(wishes), number)


def folded(table: Table, bodies: list[str], number: int) -> Table:
    """With the changes from this number on."""
    for place, body in enumerate(bodies[number:], start=number):
        table.apply(table.decode_stored(body), 1e9 + place)
    return table


def from_the_beginning(bodies: list[str]) -> Table:
    return folded(Table(CODE, stored_changes.decode_opening(bodies[0])), bodies, 1)


def again(table: Table, bodies: list[str]) -> Table:
    """The same table by its snapshot."""
    snapshot = snapshots.decode_snapshot(snapshots.encode_snapshot(table))
    assert snapshot is not None
    talk = [bodies[number - 1] for number in snapshot.talk_numbers]
    return snapshots.restore_table(snapshot, CODE, talk)


def told(table: Table) -> dict[str, Any]:
    """Everything a table has, games by all they have."""

    def plain(value: Any) -> Any:
        if isinstance(value, Game):
            return str(value.record()), value.state, value.history, value.last_events, value.bots
        return value

    found = {name: plain(value) for name, value in vars(table).items()}
    found["ruleset"] = (table.ruleset.id, table.ruleset.edition)
    if isinstance(found["last_finished_game"], tuple):
        found["last_finished_game"] = found["last_finished_game"][
            :4
        ]  # nobody played by bots: () or None for each
    return found


@settings(max_examples=scaled_examples(12), deadline=None, phases=[Phase.generate])
@given(st.integers(0, 2**32), st.integers(30, 250), st.floats(0, 1))
def test_a_snapshot_and_the_changes_after_it_give_the_whole_table(
    seed: int, length: int, part: float
) -> None:
    bodies = evening(seed, length)
    cut = 1 + round(part * (length - 1))
    whole, resumed = from_the_beginning(bodies), from_the_beginning(bodies[:cut])
    resumed = folded(again(resumed, bodies), bodies, cut)
    assert told(resumed) == told(whole)
    for seat in (None, *range(whole.seats)):
        key = None if seat is None else whole.seat_states[seat].key_hash
        reader = Reader(seat, key)
        assert encode_frame(build_welcome(resumed, reader)) == encode_frame(
            build_welcome(whole, reader)
        )


def test_the_tested_tables_have_every_kind_of_change() -> None:
    """Or the property above would say little."""
    seen: set[str] = set()
    for seed in range(6):
        bodies = evening(seed, 250)
        table = from_the_beginning(bodies)
        seen |= {
            type(table.decode_stored(body)).__name__ for body in bodies if '"moved"' not in body
        }
        seen |= {
            name
            for name in ("takeovers", "waiting_for_seat", "last_finished_game", "banned")
            if getattr(table, name)
        }
    assert {
        "Configured",
        "Sealed",
        "Started",
        "Chatted",
        "Claimed",
        "SeatAwaited",
        "banned",
    } <= seen


def test_every_part_of_a_table_is_in_its_snapshot() -> None:
    """A new part goes there, or into what is derived, and `FORM` counts on."""
    table = Table(CODE, Opened("saboteur-lv", 4, "en"))
    assert set(vars(table)) == {
        *snapshots.COPIED_FIELDS,
        *snapshots.DERIVED_ATTRIBUTES,
        *snapshots.CONVERTED_FIELDS,
    } - {"form"}


def test_a_snapshot_of_another_version_or_a_damaged_one_is_not_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    body = snapshots.encode_snapshot(Table(CODE, Opened("saboteur-lv", 4, "en")))
    assert snapshots.decode_snapshot(body) is not None
    assert snapshots.decode_snapshot(body[:-2]) is None
    assert snapshots.decode_snapshot(body.replace('"paused":false', '"paused":7')) is None
    monkeypatch.setattr(snapshots, "FORMAT_VERSION", snapshots.FORMAT_VERSION + 1)
    assert snapshots.decode_snapshot(body) is None


def test_no_word_of_the_chat_is_in_a_snapshot() -> None:
    bodies = evening(3, 120)
    table = from_the_beginning(bodies)
    assert any(isinstance(said, Chatted) for said in table.talk)
    assert "line" not in snapshots.encode_snapshot(table).replace('"lines"', "")


# --- in the database -----------------------------------------------------------------------------

ID = "t1"
LONG = 3 * snapshots.SNAPSHOT_EVERY_CHANGES


@contextmanager
def hall_at(database: str) -> Iterator[tuple[RoomRegistry, Store]]:
    """A server's tables, without a network."""
    store = Store(database)
    journal = Journal(store, Metrics())
    thinkers: Any = None
    hall = RoomRegistry(
        Settings(), journal=journal, bus=LocalBus(), bot_pool=thinkers,
        log=open_log(io.StringIO()), metrics=Metrics(),
    )  # fmt: skip
    try:
        yield hall, store
    finally:
        store.close()


def stored(store: Store, bodies: list[str]) -> None:
    rows = [
        ChangeRow(ID, number, "a", str(number), body, 1e9 + number - 1)
        for number, body in enumerate(bodies, start=1)
    ]
    store.open_table(TableRow(ID, CODE), rows)


async def opened(hall: RoomRegistry) -> Table:
    """As somebody who comes to the table opens it; the snapshot is on the disk afterwards."""
    room = await hall.room(CODE)
    while room._background._tasks:
        await asyncio.sleep(0)
    return room.table


def test_a_table_that_was_opened_once_is_opened_by_its_last_changes(database: str) -> None:
    bodies = evening(5, LONG)
    with hall_at(database) as (hall, store):
        stored(store, bodies)
        first = asyncio.run(opened(hall))
        _, kept, rows = store.table_since_snapshot(CODE)
        assert kept is not None
        assert (kept.number, rows) == (LONG, [])
    with hall_at(database) as (hall, store):
        assert told(asyncio.run(opened(hall))) == told(first)
        # Whoever wrote these words does not find them again, whatever was kept.
        table = IdleTable(ID, CODE, LONG, 1e9)
        store.redact_talk(table, stored_changes.CHAT_PREFIX, stored_changes.redact_chat)
    with hall_at(database) as (hall, _):
        silent = asyncio.run(opened(hall))
        assert {said.text for said in silent.talk if isinstance(said, Chatted)} == {""}


@pytest.mark.parametrize("wrong", ["{}", "torn", "rules"])
def test_a_snapshot_that_does_not_fit_is_made_anew(sqlite_database: str, wrong: str) -> None:
    bodies = evening(5, LONG)
    whole = from_the_beginning(bodies)
    assert whole.game is not None
    body = snapshots.encode_snapshot(whole).replace('"lines":[["', '"lines":[["place 1 77,77"],["')
    with hall_at(sqlite_database) as (hall, store):
        stored(store, bodies)
        store.save_snapshot(
            SnapshotRow(ID, LONG - 1, body if wrong == "rules" else wrong), VISIBILITY_PREFIX
        )
        assert told(asyncio.run(opened(hall))) == told(whole)
        _, kept, _ = store.table_since_snapshot(CODE)
        assert kept is not None
        assert (kept.number, snapshots.decode_snapshot(kept.body) is None) == (LONG, False)


def test_an_older_snapshot_takes_no_newer_one_s_place_and_goes_with_its_table(
    database: str,
) -> None:
    with hall_at(database) as (_, store):
        stored(store, evening(5, 9))
        for number in (7, 5):
            store.save_snapshot(SnapshotRow(ID, number, f"at {number}"), VISIBILITY_PREFIX)
        assert store.table_since_snapshot(CODE)[1] == SnapshotRow(ID, 7, "at 7")
        assert store.delete_idle_table(IdleTable(ID, CODE, 9, 1e9))
        stored(store, evening(5, 9))
        assert store.table_since_snapshot(CODE)[1] is None


def test_a_room_stores_snapshots_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(snapshots, "SNAPSHOT_EVERY_CHANGES", 4)

    async def work() -> None:
        stage = VirtualRoom()
        anna = await stage.enter(0)
        for number in range(9):
            await anna.do(ask.SendChat(id=f"s{number}", text="Glück auf"))
        first, second, *_ = [kept.number for kept in stage.journal.snapshots]
        assert second - first == 4

    run_in_virtual_time(work())
