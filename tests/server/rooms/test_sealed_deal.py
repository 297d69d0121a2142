"""Devices have a part in the deal: commitments first, then secrets, then the cards."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from foolsgold.base.ids import Seat
from foolsgold.base.rng import SEED_LIMIT, SPLITMIX_LIMIT
from foolsgold.client import RemoteTable, open_table, sit_down
from foolsgold.client.fair_deal import FairDealParticipant
from foolsgold.play.fair_deal import (
    Committer,
    ContributionFailure,
    DealContribution,
    commitment_of,
    verify_deal,
)
from foolsgold.play.record_parser import read_record
from foolsgold.server.projection.public_table import build_table_info
from foolsgold.server.security.tokens import new_seed
from foolsgold.server.table.stored_changes import Opened
from foolsgold.server.table.table_aggregate import Table
from foolsgold.wire import commands as ask
from foolsgold.wire import frames
from tests.server.virtual_time import Device, VirtualRoom, command_ids, run_in_virtual_time
from tests.support.server_harness import ProcessServer, close_all, run_thread_server, wait_for

SEED = 0xFEED << 200
SERVERS = f"{SEED:064x}"
SECRETS = {seat: f"{seat + 1}" * 64 for seat in range(4)}
_ids = command_ids()


def commit(seat: Seat, game: int = 1, secret: str | None = None) -> ask.Commit:
    commitment = commitment_of(Committer.PLAYER, game, secret or SECRETS[seat])
    return ask.Commit(id=next(_ids), game=game, commitment=commitment)


def reveal(seat: Seat, secret: str | None = None) -> ask.Reveal:
    return ask.Reveal(id=next(_ids), secret=secret or SECRETS[seat])


def start() -> ask.Start:
    return ask.Start(id=next(_ids), fill=True)


async def settle() -> None:
    """Everything that can happen at once has happened."""
    for _ in range(30):
        await asyncio.sleep(0)


class Party:
    """A sealed table with three people and a bot."""

    def __init__(self, stage: VirtualRoom, devices: list[Device]) -> None:
        self.stage = stage
        self.devices = devices

    @property
    def table(self) -> Table:
        return self.stage.table

    async def commit(self, *seats: Seat) -> None:
        for seat in seats:
            assert isinstance(await self.devices[seat].do(commit(seat)), frames.Ack)

    async def start(self) -> None:
        for seat in (1, 2):
            await self.devices[seat].do(ask.Ready(id=next(_ids)))
        assert isinstance(await self.devices[0].do(start()), frames.Ack)
        await settle()

    async def reveal(self, *seats: Seat) -> None:
        for seat in seats:
            assert isinstance(await self.devices[seat].do(reveal(seat)), frames.Ack)
        await settle()

    def shown(self, seat: Seat = 0) -> frames.PublicTranscript:
        tables = [
            f.table for f in self.devices[seat].frames_of(frames.Change) if f.table is not None
        ]
        seal: frames.PublicTranscript | None = tables[-1].seal
        assert seal is not None
        return seal

    def told(self, kind: Any, seat: Seat = 0) -> list[Any]:
        found = [frame.what for frame in self.devices[seat].frames_of(frames.Change)]
        return [what for what in found if isinstance(what, kind)]

    def end(self) -> None:
        """Plays the game to its end, as nobody would."""
        game = self.table.game
        assert game is not None
        while not game.is_over:
            game.apply(game.legal_moves[0])


@asynccontextmanager
async def party(**settings: Any) -> AsyncIterator[Party]:
    stage = VirtualRoom(sealed=True, seed=SEED, **settings)
    yield Party(stage, [await stage.enter(seat) for seat in range(3)])


def faults(table: Table) -> list[ContributionFailure | None]:
    assert table.game is not None
    assert table.game.seal is not None
    return [part.fault for part in table.game.seal.parts]


def test_the_cards_follow_from_every_secret_and_the_record_shows_it() -> None:
    async def work() -> None:
        async with party() as at:
            await at.commit(0, 1, 2)
            assert at.table.game is None
            await at.start()
            assert at.table.game is None, "nothing is dealt before the secrets are there"
            assert at.shown().commitment == commitment_of(Committer.SERVER, 1, SERVERS)
            await at.reveal(2, 0, 1)
            game = at.table.game
            assert game is not None
            assert game.seal is not None
            assert game.seed == game.seal.seed
            assert faults(at.table) == [None, None, None]
            at.end()
            record = read_record(at.stage.room.finished_game_row.record).record
            assert verify_deal(record.seal, record.seed).is_fair
            assert record.seal is not None
            assert [part.secret for part in record.seal.parts] == [SECRETS[s] for s in range(3)]

    run_in_virtual_time(work())


def test_nobody_is_told_a_secret_before_the_list_is_fixed() -> None:
    async def work() -> None:
        async with party() as at:
            await at.commit(0, 1)
            refused = await at.devices[1].do(reveal(1))
            assert isinstance(refused, frames.CommandRefused)
            await at.start()
            late = await at.devices[2].do(commit(2))
            assert isinstance(late, frames.CommandRefused), (
                "whoever has seen the list cannot join it"
            )
            other = await at.devices[0].do(commit(0, secret="9" * 64))
            assert isinstance(other, frames.CommandRefused), "nor change what they had sealed"
            assert [part.seat for part in at.shown().parts] == [0, 1]
            assert all(part.secret is None for part in at.shown().parts)
            await at.reveal(1)
            assert [part.secret for part in at.shown(2).parts] == [None, SECRETS[1]]

    run_in_virtual_time(work())


def test_a_missing_secret_is_reported_and_not_waited_for() -> None:
    async def work() -> None:
        async with party() as at:
            await at.commit(0, 1)
            await at.start()
            await at.reveal(0)
            assert at.table.game is None
            await asyncio.sleep(2.9)
            assert at.table.game is None
            await asyncio.sleep(0.2)
            assert faults(at.table) == [None, ContributionFailure.MISSING]
            (started,) = at.told(frames.Started)
            assert started.without == (1,)
            late = await at.devices[1].do(reveal(1))
            assert isinstance(late, frames.CommandRefused)

    run_in_virtual_time(work())


def test_a_wrong_secret_is_reported_at_once_and_ignored() -> None:
    async def work() -> None:
        async with party() as at:
            await at.commit(0, 1)
            await at.start()
            await at.devices[1].do(reveal(1, "8" * 64))
            assert at.told(frames.Revealed, 2) == [frames.Revealed(1, ContributionFailure.WRONG)]
            again = await at.devices[1].do(reveal(1))
            assert isinstance(again, frames.CommandRefused), "there is no second try"
            await at.reveal(0)
            assert faults(at.table) == [None, ContributionFailure.WRONG]
            assert "8" * 64 not in at.devices[2].texts[-1]

    run_in_virtual_time(work())


def test_leaving_during_the_deal_does_not_stop_it() -> None:
    async def work() -> None:
        async with party() as at:
            await at.commit(0, 1, 2)
            await at.start()
            await at.devices[1].send(ask.LeaveTable(id=next(_ids)))
            at.devices[2].leave()
            await at.reveal(0)
            await asyncio.sleep(3.1)
            assert faults(at.table) == [
                None,
                ContributionFailure.MISSING,
                ContributionFailure.MISSING,
            ]
            assert at.table.seat_states[1].bot is not None, "a bot plays for who has gone"
            assert at.table.seat_states[2].is_person, "who only lost the line may come back"

    run_in_virtual_time(work())


def test_nobody_waits_for_devices_that_are_not_there_or_know_nothing_of_it() -> None:
    async def work() -> None:
        async with party() as at:
            await at.commit(1)
            await at.devices[1].do(ask.Ready(id=next(_ids)))
            at.devices[1].leave()
            await settle()
            await at.devices[2].do(ask.Ready(id=next(_ids)))
            await at.devices[0].do(start())
            game = at.table.game
            assert game is not None, "nobody here has committed to anything"
            assert game.seal is None
            assert game.seed == SEED
            assert at.shown() == frames.PublicTranscript(1)

    run_in_virtual_time(work())


def test_the_next_game_has_commitments_of_its_own() -> None:
    async def work() -> None:
        async with party() as at:
            await at.commit(0)
            await at.start()
            await at.reveal(0)
            early = await at.devices[0].do(commit(0, game=2))
            assert isinstance(early, frames.CommandRefused)
            at.end()
            old = await at.devices[0].do(commit(0, game=1))
            assert isinstance(old, frames.CommandRefused)
            assert isinstance(await at.devices[0].do(commit(0, game=2)), frames.Ack)
            assert at.shown() == frames.PublicTranscript(2, None, at.shown().parts)
            first = at.table.game
            await at.start()
            await at.reveal(0)
            assert at.table.game is not first
            assert at.table.games_dealt == 2

    run_in_virtual_time(work())


def test_nothing_changes_between_seal_and_deal() -> None:
    async def work() -> None:
        async with party() as at:
            await at.commit(0)
            await at.start()
            host = at.devices[0]
            for command in (
                start(),
                ask.Configure(id=next(_ids), seats=5),
                ask.FreeSeat(id=next(_ids), seat=3),
                ask.Ready(id=next(_ids), ready=False),
            ):
                assert isinstance(await host.do(command), frames.CommandRefused)
            assert isinstance(await host.do(ask.SendChat(id=next(_ids), text="hm")), frames.Ack)
            await at.reveal(0)
            assert at.table.stage is frames.TableStage.PLAYING

    run_in_virtual_time(work())


@pytest.mark.parametrize("when", ["committed", "sealed", "revealed", "started"])
def test_a_server_that_is_killed_in_the_middle_goes_on(when: str) -> None:
    """The table is the fold of what was stored; the deal is the same as if nothing had been."""

    async def work() -> None:
        async with party() as at:
            await at.commit(0, 1)
            if when != "committed":
                await at.start()
            if when in ("revealed", "started"):
                await at.reveal(0)
            if when == "started":
                await at.reveal(1)
            stage = at.stage
            await stage.restart_server()
            at.devices = [await stage.enter(seat) for seat in range(3)]
            if when == "committed":
                await at.start()
            if when in ("committed", "sealed"):
                await at.reveal(0)
            if when != "started":
                await at.reveal(1)
            assert at.table.game is not None
            assert faults(at.table) == [None, None]
            assert at.table.game.seed == EXPECTED.seed

    async def plain() -> None:
        async with party() as at:
            await at.commit(0, 1)
            await at.start()
            await at.reveal(0, 1)
            assert at.table.game is not None
            EXPECTED.seed = at.table.game.seed

    run_in_virtual_time(plain())
    run_in_virtual_time(work())


class EXPECTED:
    """What the deal is if nothing happens."""

    seed = 0


def test_an_unfinished_deal_is_finished_when_somebody_comes_back() -> None:
    async def work() -> None:
        async with party() as at:
            await at.commit(0, 1)
            await at.start()
            await at.stage.restart_server()
            await at.stage.enter(2)
            await asyncio.sleep(3.1)
            assert faults(at.table) == [ContributionFailure.MISSING, ContributionFailure.MISSING]

    run_in_virtual_time(work())


def test_the_servers_secret_is_in_no_frame_and_no_log_before_the_end() -> None:
    async def work() -> None:
        async with party() as at:
            watcher = await at.stage.enter(None)
            await at.commit(0, 1, 2)
            await at.start()
            await at.reveal(0, 1)
            late = await at.stage.enter(2)
            await at.reveal(2)
            game = at.table.game
            assert game is not None
            said = "".join("".join(d.texts) for d in (*at.devices, watcher, late))
            for secret in (SERVERS, str(SEED), str(game.seed), f"{game.seed:064x}"):
                assert secret not in said
                assert secret not in at.stage.log.getvalue()
            # The rest is there, or this test would see nothing at all.
            assert SECRETS[2] in said

    run_in_virtual_time(work())


def test_two_servers_secrets_differ_in_nothing_but_their_commitment() -> None:
    """Cards apart: the same game is dealt from both, so every other byte has to be the same."""

    def session(seed: int) -> list[str]:
        texts: list[str] = []

        async def work() -> None:
            stage = VirtualRoom(sealed=True, seed=seed)
            at = Party(stage, [await stage.enter(seat) for seat in range(3)])
            with pytest.MonkeyPatch.context() as patch:
                rules = type(stage.table.ruleset.rules)
                deal = rules.deal
                patch.setattr(rules, "deal", lambda r, e, s, _seed, f: deal(r, e, s, 7, f))
                await at.commit(0, 1, 2)
                await at.start()
                await at.reveal(0, 1, 2)
            commitment = commitment_of(Committer.SERVER, 1, f"{seed:064x}")
            for device in at.devices:
                texts.extend(text.replace(commitment, "SEALED") for text in device.texts)
                texts.append(str([at for at, _ in device.received]))

        number = iter(range(1000))
        with pytest.MonkeyPatch.context() as patch:
            patch.setitem(globals(), "_ids", (f"c{n}" for n in number))
            run_in_virtual_time(work())
        return texts

    ours, theirs = session(SEED), session(SEED + 1)
    assert ours == theirs
    assert any("SEALED" in text for text in ours)
    assert any(json.loads(text).get("view") for text in ours if text.startswith("{"))


def test_served_games_are_dealt_from_256_bits() -> None:
    seeds = [new_seed() for _ in range(20)]
    assert all(SPLITMIX_LIMIT < seed < SEED_LIMIT for seed in seeds)
    assert max(seeds) > SEED_LIMIT >> 3


def test_programs_and_terminals_contribute_without_being_asked(tmp_path: Path) -> None:
    """Over real sockets, as `foolsgold join` does."""
    with run_thread_server(tmp_path, sealed=True) as server:
        host = open_table(server.url, "Anna", seats=3, edition="saboteur-en")
        tables = [RemoteTable(host), RemoteTable(sit_down(host.link, "Boris"))]
        anna, boris = tables
        wait_for(lambda: all(committed(table) == {0, 1} for table in tables), tables)
        boris.send_and_wait(ask.Ready(id=next(_ids)))
        anna.send_and_wait(start())
        wait_for(lambda: all(table.view is not None for table in tables), tables)
        assert server.running is not None
        (room,) = server.running.registry._rooms.values()
        game = server.call_in_loop(lambda: room.table.game)
        assert [part.seat for part in game.seal.parts if part.secret is not None] == [0, 1]
        assert verify_deal(game.seal, game.seed).is_fair
        close_all(tables)


def shown(
    stage: frames.TableStage, games: int, game: int, server: str | None = None, *commitments: str
) -> frames.PublicTable:
    """A table as a server shows it, be it an honest one or not."""
    table = build_table_info(Table("BCD234", Opened("saboteur-en", 3, "en", sealed=True)))
    parts = tuple(DealContribution(seat, commitment) for seat, commitment in enumerate(commitments))
    seal = frames.PublicTranscript(game, server, parts)
    return msgspec.structs.replace(table, stage=stage, games=games, seal=seal)


def test_a_program_gives_nothing_to_a_second_list_for_the_same_game() -> None:
    device = FairDealParticipant()
    first = device.next_command(shown(frames.TableStage.LOBBY, 0, 1), 0, None)
    assert isinstance(first, ask.Commit)
    own = first.commitment
    other = shown(frames.TableStage.LOBBY, 0, 1, "a" * 64, "b" * 64)
    assert device.next_command(other, 0, None) is None
    assert device.next_command(shown(frames.TableStage.LOBBY, 0, 1, "c" * 64, own), 0, None) is None


def test_a_deal_that_was_opened_and_thrown_away_is_noticed() -> None:
    """A server could have devices open one deal after the other until it likes the cards."""
    device = FairDealParticipant()

    def takes_part(games: int, game: int) -> None:
        committed = device.next_command(shown(frames.TableStage.LOBBY, games, game), 0, None)
        assert isinstance(committed, ask.Commit)
        fixed = shown(frames.TableStage.LOBBY, games, game, "a" * 64, committed.commitment)
        assert isinstance(device.next_command(fixed, 0, None), ask.Reveal)

    takes_part(0, 1)
    assert device.next_command(shown(frames.TableStage.PLAYING, 1, 1), 0, None) is None
    takes_part(1, 2)
    assert not device.discarded_deals
    # Nothing was played, whatever the number of games says.
    takes_part(2, 3)
    takes_part(2, 7)
    assert device.discarded_deals == {3, 7}
    assert device.next_command(shown(frames.TableStage.OVER, 7, 8), 0, None) is not None
    assert device.discarded_deals == {3, 7}


def test_a_process_that_is_killed_between_seal_and_deal_deals_what_was_sealed(
    tmp_path: Path,
) -> None:
    database = f"{tmp_path}/tables.db"
    with ProcessServer(database, sealed=True) as server:
        host = open_table(server.url, "Anna", seats=3, edition="saboteur-en")
        guest = sit_down(host.link, "Boris")
        anna, boris = tables = [RemoteTable(host), RemoteTable(guest)]
        wait_for(lambda: all(committed(table) == {0, 1} for table in tables), tables)
        boris.send_and_wait(ask.Ready(id=next(_ids)))
        # This device hesitates.
        part, boris._deal_participant = boris._deal_participant, Hesitant()
        anna.send_and_wait(start())
        wait_for(lambda: opened(anna) == {0}, [anna])
        assert anna.table is not None
        before = anna.table.seal
        assert before is not None
        server.kill()
        close_all(tables)
    with ProcessServer(database, sealed=True, deal=1) as server:
        boris = RemoteTable(guest.at(server.url))
        boris._deal_participant = part
        wait_for(lambda: boris.view is not None, [boris])
        assert opened(boris) == {0, 1}
        assert boris.table is not None
        assert boris.table.seal is not None
        assert boris.table.seal.commitment == before.commitment
        boris.close()


class Hesitant(FairDealParticipant):
    """A device that does not reveal its secret."""

    def next_command(self, *_: object) -> None:
        return None


def opened(remote: RemoteTable) -> set[Seat]:
    seal = remote.table and remote.table.seal
    return {part.seat for part in seal.parts if part.secret} if seal else set()


def committed(remote: RemoteTable) -> set[Seat]:
    seal = remote.table and remote.table.seal
    return {part.seat for part in seal.parts} if seal else set()
