"""A game dealt under rules that are no longer played is told so, and can be looked back on."""

import asyncio
from collections.abc import Iterator

import pytest

from foolsgold.base.messages import UserError
from foolsgold.games.saboteur.engine import RULES
from foolsgold.play.game import Game
from foolsgold.play.record_parser import read_record
from foolsgold.server.lobby.room_registry import RoomRegistry
from foolsgold.server.projection.replay import anonymise_record, build_replay
from foolsgold.server.storage.store import Store
from foolsgold.server.table import snapshots, stored_changes
from foolsgold.server.table.decisions.seat_assignment import decide_sit
from foolsgold.server.table.stored_changes import GameStopped, Opened, Started
from foolsgold.server.table.table_aggregate import Table
from foolsgold.wire import commands as ask
from tests.server.table.test_decisions import playing
from tests.server.table.test_snapshots import CODE, again, evening, hall_at, stored
from tests.support.error_matching import about


@pytest.fixture
def new_rules() -> Iterator[None]:
    """The next version, which plays no games of the first."""
    object.__setattr__(RULES, "version", 2)
    try:
        yield
    finally:
        object.__setattr__(RULES, "version", 1)


def two_games() -> list[str]:
    """An evening whose last game is under way, with the game before it."""
    bodies = evening(5, 400)
    last = max(number for number, body in enumerate(bodies) if '"started"' in body)
    return [body.replace('"rules":2', '"rules":1') for body in bodies[: last + 30]]


def refused(hall: RoomRegistry) -> UserError:
    with pytest.raises(UserError) as caught:
        asyncio.run(hall.room(CODE))
    return caught.value


def last_change(store: Store) -> str:
    return store.table_with_all_changes(CODE)[1][-1].body


def test_a_game_remembers_the_rules_it_was_dealt_under(new_rules: None) -> None:
    table = Table(CODE, Opened("saboteur-en", 3, "en"))
    table.apply(decide_sit(table, "Anna", 0, "key 0"))
    started = table.decide(0, ask.Start(id="x", fill=True), 1)
    assert isinstance(started, Started)
    assert started.rules_version == RULES.version
    old = stored_changes.decode_change('{"change":"started","seed":7}', str)
    assert isinstance(old, Started)
    assert old.rules_version == 1


def test_a_game_of_unsupported_rules_is_stopped_with_a_notice(
    sqlite_database: str, new_rules: None
) -> None:
    bodies = two_games()
    with hall_at(sqlite_database) as (hall, store):
        stored(store, bodies)
        first = refused(hall)
        assert first.message.id == "game-outdated"
        assert (first.message.args["found"], first.message.args["plays"]) == (1, 2)
        # It is stored before its cards are shown: a server of the version before stops as well.
        assert isinstance(stored_changes.decode_change(last_change(store), str), GameStopped)
        assert refused(hall).message == first.message
        assert len(store.table_with_all_changes(CODE)[1]) == len(bodies) + 1


def test_a_game_of_unsupported_rules_can_be_replayed(sqlite_database: str, new_rules: None) -> None:
    bodies = two_games()
    with hall_at(sqlite_database) as (hall, store):
        stored(store, bodies)
        kept = store.find_game(str(refused(hall).message.args["address"]))
    assert kept is not None
    record = read_record(kept.record).record
    played = [body for body in bodies[-30:] if '"moved"' in body]
    assert len(record.moves) == len(played) > 5
    assert record.is_outdated
    past = build_replay(kept.record, "all")
    assert len(past.steps) == len(record.lines) + 1
    # Where today's rules do not explain a move, it ends there; under its own that is an error.
    strange = kept.record.replace(record.moves[3], "place 1 77,77", 1)
    assert 1 <= len(build_replay(strange, "all").steps) < len(past.steps)
    assert "Guest" not in anonymise_record(kept.record)


def test_a_version_that_continues_the_one_before_plays_on(new_rules: None) -> None:
    table = playing()
    object.__setattr__(RULES, "version", 3)
    object.__setattr__(RULES, "compatible_versions", (2,))
    try:
        assert again(table, []).turn == table.turn
        object.__setattr__(RULES, "compatible_versions", ())
        snapshot = snapshots.decode_snapshot(
            snapshots.encode_snapshot(table).replace('"rules":3', '"rules":2')
        )
        assert snapshot is not None
        with pytest.raises(UserError, check=about("game-outdated")):
            snapshots.restore_table(snapshot, CODE, [])
    finally:
        object.__setattr__(RULES, "compatible_versions", ())


def test_a_record_tells_the_version_unless_it_is_the_first(new_rules: None) -> None:
    text = str(Game("saboteur-lv", seats=3, seed=7).record())
    assert "\nrules 2\n" in text
    assert read_record(text).record.rules_version == 2
    assert read_record(text.replace("rules 2\n", "")).record.is_outdated
