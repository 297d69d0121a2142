"""A seat goes to another device: by a code, or by consent; nobody learns more than that it did."""

import asyncio
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from foolsgold.base.ids import Seat
from foolsgold.base.messages import UserError
from foolsgold.base.rng import Rng
from foolsgold.client import Ticket, take_over_seat
from foolsgold.client.http_client import new_request
from foolsgold.server.projection import public_table
from foolsgold.server.projection.live import Reader
from foolsgold.server.table.table_aggregate import Table
from foolsgold.wire import commands as ask
from foolsgold.wire import frames
from foolsgold.wire.table_changes import SeatRequestEnded, SeatRequestEndReason
from tests.server.http.test_hostile_clients import HandClock, Plain, clock, refusal
from tests.server.projection.test_socket_secrecy import (
    SEATS,
    World,
    dealt,
    gone_on,
    probe,
    seal,
    two_worlds,
)
from tests.server.virtual_time import Device, VirtualRoom, run_in_virtual_time
from tests.support.error_matching import about
from tests.support.profiles import scaled_examples
from tests.support.server_harness import run_thread_server, seat_people

__all__ = ["clock"]  # a fixture of our neighbours
NEW = "a new key"


class HandTime(NamedTuple):
    """What the time is, for whoever asks; the test moves it."""

    now: list[float]

    def time(self) -> float:
        return self.now[0]


async def carried(stage: VirtualRoom, seat: Seat, key: str = NEW, code: str | None = None) -> None:
    """The seat goes to a device with another key."""
    held = stage.table.seat_states[seat].key_hash
    code = code or stage.room.transfer_code(held)[0]
    await stage.room.redeem_transfer_code(code, key, f"carry {key}", None)


async def come(stage: VirtualRoom, key: str, last: int | None = None) -> Device:
    """Somebody connects with this key."""
    device = Device(None, stage)
    device.connection.reader = Reader(stage.table.seat_of(key), key)
    await stage.room.enter(device.connection, last)
    await asyncio.sleep(0)
    return device


def whats(device: Device) -> list[Any]:
    return [change.what for change in device.frames_of(frames.Change)]


async def is_refused(work: Any, why: str) -> None:
    with pytest.raises(UserError) as refused:
        await work
    assert refused.value.message.id == why


# --- by a code ---------------------------------------------------------------------------------


def test_a_code_brings_the_seat_and_all_it_knows() -> None:
    async def work() -> None:
        stage = VirtualRoom()
        stage.start()
        old, other = await stage.enter(1), await stage.enter(0)
        await carried(stage, 1)
        new = await come(stage, NEW)
        (mine,) = new.frames_of(frames.Welcome)
        (was,) = old.frames_of(frames.Welcome)
        assert (mine.seat, mine.view, mine.heard) == (1, was.view, was.heard)
        assert mine.view["hand"]
        assert whats(other) == [frames.SeatTransferred(1, frames.SeatTransferKind.CARRIED)]
        await asyncio.sleep(1)
        (bye,) = old.frames_of(frames.Bye)
        assert (bye.why.id, bye.again, old.closed) == ("bye-carried", False, 4403)
        await stage.restart_server()
        assert stage.table.seat_of(NEW) == 1
        assert stage.table.seat_of("key 1") is None

    run_in_virtual_time(work())


def test_a_code_is_good_once_and_not_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [1000.0]
    monkeypatch.setattr("foolsgold.server.rooms.seat_transfers.time.time", lambda: clock[0])

    async def work() -> None:
        stage = VirtualRoom(carry_seconds=100)
        code, seconds = stage.room.transfer_code("key 1")
        assert 100 <= seconds <= 200
        clock[0] += seconds - 1
        await carried(stage, 1, code=f" {code[:4].lower()}-{code[4:]}")
        # The answer was lost: the same request again is answered alike, another one is not.
        await carried(stage, 1, code=code)
        await is_refused(carried(stage, 1, "a third key", code), "carry-wrong")
        code, seconds = stage.room.transfer_code(NEW)
        clock[0] += seconds + 1
        await is_refused(carried(stage, 1, "a third key", code), "carry-wrong")
        await is_refused(carried(stage, 1, "a third key", "BCDFGHJK"), "carry-wrong")
        assert stage.table.seat_of(NEW) == 1

    run_in_virtual_time(work())


def test_only_the_seat_itself_is_shown_a_code() -> None:
    async def work() -> None:
        stage = VirtualRoom()
        for key in (None, "key 9", NEW):
            with pytest.raises(UserError, check=about("seat-lost")):
                stage.room.transfer_code(key)
        codes = {stage.room.transfer_code(f"key {seat}")[0] for seat in range(3)}
        assert len(codes) == 3

    run_in_virtual_time(work())


def test_a_kick_applies_to_every_device_of_a_person() -> None:
    async def work() -> None:
        stage = VirtualRoom(people=3)
        host = await stage.enter(0)
        await carried(stage, 1)
        await carried(stage, 1, "a third key")
        await host.do(ask.Kick(id="kick", seat=1))
        assert stage.table.banned == {"key 1", NEW, "a third key"}

    run_in_virtual_time(work())


def test_a_transfer_waits_for_a_deal_and_the_next_deal_asks_the_new_device() -> None:
    async def work() -> None:
        stage = VirtualRoom(people=2, seats=3, sealed=True)
        devices = [await stage.enter(seat) for seat in range(2)]
        for seat, device in enumerate(devices):
            await device.do(ask.Commit(id=f"c{seat}", game=1, commitment=f"{seat:064x}"))
        await devices[1].do(ask.Ready(id="r"))
        code = stage.room.transfer_code("key 1")[0]
        await carried(stage, 0, "the host's")
        assert [held.commitment for held in stage.table.seat_states] == [None, f"{1:064x}", None]
        host = await come(stage, "the host's")
        await host.do(ask.Start(id="s"))
        assert stage.table.sealed_deal is not None
        await is_refused(carried(stage, 1, code=code), "carry-dealing")
        await asyncio.sleep(stage.desk.settings.reveal_seconds + 1)
        await carried(stage, 1, code=code)
        assert stage.table.dealt_keys[1] == NEW

    run_in_virtual_time(work())


# --- by consent --------------------------------------------------------------------------------


async def asks(stage: VirtualRoom, seat: Seat, key: str = NEW) -> str:
    return await stage.room.request_seat(seat, key, f"ask {key}", None, None)


async def away(stage: VirtualRoom, *devices: Device) -> None:
    """They have been gone for so long that nobody takes it for a lost line."""
    for device in devices:
        device.leave()
    await asyncio.sleep(stage.desk.settings.absent_after + 1)


def votes(says: dict[Seat, bool]) -> Any:
    """What becomes of a wish for seat 3 at a table of five, when those who are here vote."""
    moved: list[Any] = []

    async def work() -> None:
        stage = VirtualRoom(people=5, seats=5)
        devices = [await stage.enter(seat) for seat in range(5)]
        await away(stage, devices[3])
        sign = await asks(stage, 3)
        for seat, yes in says.items():
            assert isinstance(
                await devices[seat].do(ask.VoteOnSeatRequest(id=f"v{seat}", sign=sign, yes=yes)),
                frames.Ack | frames.CommandRefused,
            )
        await asyncio.sleep(1)
        outcome = [
            w for w in whats(devices[0]) if isinstance(w, frames.SeatTransferred | SeatRequestEnded)
        ]
        moved.extend(outcome)
        assert (stage.table.seat_of(NEW) == 3) is any(
            isinstance(each, frames.SeatTransferred) for each in outcome
        )

    run_in_virtual_time(work())
    return moved[0] if moved else None


GRANTED = frames.SeatTransferred(3, frames.SeatTransferKind.GRANTED)
DECLINED = SeatRequestEnded(SeatRequestEndReason.DECLINED)


@pytest.mark.parametrize(
    ("says", "outcome"),
    [
        ({0: True, 1: True, 2: True}, GRANTED),
        ({0: True, 1: True}, None),
        ({1: True, 2: True, 4: True}, None),
        ({0: False}, DECLINED),
        ({1: False, 2: False, 0: True}, DECLINED),
        ({1: False, 2: True, 4: True, 0: True}, GRANTED),
        ({0: True}, None),
    ],
)
def test_the_host_and_most_of_the_others_have_to_agree(
    says: dict[Seat, bool], outcome: Any
) -> None:
    assert votes(says) == outcome


def test_a_lost_seat_is_given_back_with_all_it_knew() -> None:
    async def work() -> None:
        stage = VirtualRoom(people=2, seats=3, bot_pace=9999)
        stage.start()
        host, lost = await stage.enter(0), await stage.enter(1)
        (before,) = lost.frames_of(frames.Welcome)
        await is_refused(asks(stage, 1), "ask-here")
        lost.leave()
        sign = await asks(stage, 1)
        asker = await come(stage, NEW)
        (watching,) = asker.frames_of(frames.Welcome)
        assert (watching.seat, watching.table.asked) == (None, frames.PublicSeatRequest(1, sign))
        assert watching.view["hand"] is None or not watching.view["hand"]
        refused = await asker.do(ask.SendChat(id="x", text="let me in"))
        assert refused.why.id == "watchers-watch"  # type: ignore[union-attr]
        await host.do(ask.VoteOnSeatRequest(id="y", sign=sign, yes=True))
        # A line that was lost a moment ago may come back.
        await asyncio.sleep(stage.desk.settings.absent_after / 2)
        assert stage.table.seat_of(NEW) is None
        await asyncio.sleep(stage.desk.settings.absent_after)
        after = asker.frames_of(frames.Welcome)[-1]
        assert (after.seat, after.view, after.heard) == (1, before.view, before.heard)
        late = await come(stage, NEW, last=watching.number)
        assert isinstance(late.received[0][1], frames.Welcome)
        with pytest.raises(UserError, check=about("seat-lost")):
            await stage.enter(1)

    run_in_virtual_time(work())


def test_whoever_has_the_key_comes_back_and_keeps_the_seat() -> None:
    async def work() -> None:
        stage = VirtualRoom(people=2, seats=3)
        host, lost = await stage.enter(0), await stage.enter(1)
        lost.leave()
        sign = await asks(stage, 1)
        asker = await come(stage, NEW)
        await host.do(ask.VoteOnSeatRequest(id="y", sign=sign, yes=True))
        await stage.enter(1)
        await asyncio.sleep(60)
        assert stage.table.seat_of("key 1") == 1
        assert whats(host)[-1] == SeatRequestEnded(SeatRequestEndReason.BACK)
        assert asker.connection.reader == Reader()

    run_in_virtual_time(work())


def test_a_seat_claim_expires_or_is_withdrawn() -> None:
    async def work() -> None:
        stage = VirtualRoom(people=3)
        devices = [await stage.enter(seat) for seat in range(3)]
        await away(stage, devices[1])
        await asks(stage, 1)
        await is_refused(asks(stage, 1, "another"), "ask-other")
        await asyncio.sleep(stage.desk.settings.ask_seconds + 1)
        assert whats(devices[0])[-1] == SeatRequestEnded(SeatRequestEndReason.LATE)
        await asks(stage, 1, "another")
        asker = await come(stage, "another")
        await asker.do(ask.LeaveTable(id="leave"))
        assert whats(devices[0])[-1] == SeatRequestEnded(SeatRequestEndReason.GONE)
        stage.table.locked = True
        await is_refused(asks(stage, 1, "a third"), "table-locked")

    run_in_virtual_time(work())


def test_a_seat_claim_needs_somebody_else_to_agree() -> None:
    async def work() -> None:
        stage = VirtualRoom(people=2, seats=3)
        await is_refused(asks(stage, 1), "ask-nobody")
        await is_refused(asks(stage, 2), "seat-no-person")

    run_in_virtual_time(work())


# --- worlds that look alike --------------------------------------------------------------------


class Observing:
    """A reader, and the devices of all seats, their own too, that go from key to key."""

    def __init__(self, stage: VirtualRoom, seat: Seat | None, rng: Rng) -> None:
        self.stage, self.seat, self.rng = stage, seat, rng
        self.heard: list[str] = []
        self.players: list[Device] = []
        self.mine: str | None = None

    async def begin(self) -> None:
        self.players = [await self.stage.enter(each) for each in range(SEATS)]
        self.reader = await self.stage.enter(self.seat)
        await seal(self.stage, self.players)

    def leave(self) -> None:
        self.heard.extend(self.reader.texts)
        self.reader.leave()

    async def move_a_seat(self, key: str, acting: Seat) -> None:
        """By a code, or by the others' consent."""
        stage, which = self.stage, self.rng.below(SEATS)
        known = stage.table.number
        self.players[which].leave()
        if which == self.seat:
            self.leave()
        if self.rng.below(2) or which in (acting, stage.table.host):
            await carried(stage, which, key)
        else:
            sign = await asks(stage, which, key)
            for device in (*self.players[:which], *self.players[which + 1 :]):
                await device.send(ask.VoteOnSeatRequest(id=f"v {key}", sign=sign, yes=True))
            await asyncio.sleep(0.01)
        self.players[which] = await come(stage, key)
        if which == self.seat:
            self.mine = key
            self.reader = await come(stage, key, self.rng.choice((None, known)))

    async def pry(self, number: int, acting: Seat) -> None:
        """Whatever a curious player tries; what a host tries may be carried out."""
        if self.seat != self.stage.table.host:
            await probe(self.stage, self.reader, self.rng, number, acting)
        for wrong in ("BCDFGHJK", "", "\u202e"):
            with pytest.raises(UserError) as refused:
                await self.stage.room.redeem_transfer_code(wrong, "x", f"x{number}{wrong}", None)
            self.heard.append(str(refused.value))

    async def come_back(self) -> None:
        if self.mine is not None:
            self.leave()
            last = self.stage.table.number - self.rng.below(9)
            self.reader = await come(self.stage, self.mine, last)


def session(world: World, seat: Seat | None, choices: int) -> list[str]:
    """All texts one reader gets while seats, their own too, go from device to device."""
    heard: list[str] = []

    async def work() -> None:
        stage = VirtualRoom(
            people=SEATS, seats=SEATS, edition=world.box.base, sealed=True, absent_after=0
        )
        stage.table.ruleset = world.box
        seen = Observing(stage, seat, Rng(choices))
        await seen.begin()
        for number, move in enumerate(world.moves):
            acting = stage.table.to_act
            assert acting is not None
            what = seen.rng.below(6)
            if what == 0:
                await seen.move_a_seat(f"new {number}", acting)
            elif what == 1:
                await seen.pry(number, acting)
            elif what == 2:
                await seen.come_back()
            raw = msgspec.Raw(msgspec.json.encode(move))
            command = ask.PlayMove(id=f"m{number}", turn=stage.table.turn, move=raw)
            await seen.players[acting].send(command)
            await gone_on(stage, seen.players, f"g{number}")
        await asyncio.sleep(0.1)
        seen.leave()
        heard.extend(seen.heard)

    with dealt(world):
        run_in_virtual_time(work())
    return heard


CASES = st.tuples(
    st.sampled_from(["saboteur-en", "gobblings-advanced"]),
    st.booleans(),
    st.integers(0, 2**32),
    st.integers(1, 50),
    st.sampled_from([None, *range(SEATS)]),
)


@given(CASES)
@settings(max_examples=scaled_examples(12))
def test_worlds_that_look_alike_sound_alike_however_seats_move(case: Any) -> None:
    *_, deal, _, seat = case
    pair = two_worlds(*case)
    assume(pair is not None)
    assert pair is not None
    one, two = (session(world, seat, deal) for world in pair)
    assert one == two


def test_a_fingerprint_that_follows_from_a_role_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def loose(table: Table) -> frames.PublicSeatRequest | None:
        asked = table.seat_request
        if asked is None or table.game is None:
            return None
        return frames.PublicSeatRequest(asked.seat, str(table.game.state.roles[asked.seat]))

    monkeypatch.setattr(public_table, "_seat_request_info", loose)
    for deal in range(30):
        pair = two_worlds("saboteur-en", True, deal, 30, deal % SEATS)
        if pair and len({tuple(session(world, deal % SEATS, deal)) for world in pair}) > 1:
            return
    pytest.fail("nobody noticed")


# --- over HTTP ---------------------------------------------------------------------------------


def wishes(**more: Any) -> dict[str, Any]:
    return {"id": new_request(), **more}


def test_wrong_used_and_old_codes_are_answered_alike(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = [1_000_000.0]
    monkeypatch.setattr("foolsgold.server.rooms.seat_transfers.time", HandTime(clock))
    with run_thread_server(tmp_path) as server:
        tickets = seat_people(server.url, 3)
        place = f"{server.url}/api/tables/{tickets[0].code}/carry"

        def shown(ticket: Ticket) -> Any:
            return httpx.get(place, headers=ticket.headers).json()

        def answered(code: str) -> tuple[int, bytes]:
            answer = httpx.post(place, json=wishes(carry=code))
            return answer.status_code, answer.content

        old, used = (shown(ticket)["link"].rpartition("=")[2] for ticket in tickets[:2])
        assert httpx.get(place).status_code == 409
        with httpx.Client() as phone:
            carried = phone.post(place, json=wishes(carry=used))
            assert carried.status_code == 201
            assert carried.json()["key"] is None
            key = phone.cookies["seat"]
            assert key not in carried.text
            # It has a seat now: another one would cost it this one.
            again = phone.post(place, json=wishes(carry=old))
            assert again.json()["why"]["id"] == "carry-seated"
        assert refusal(tickets[1]) == ("seat-lost", 4409)
        with Plain(Ticket(server.url, tickets[0].code, 1, key)) as bilal:
            assert bilal.is_alive()
        clock[0] += 1000
        assert {answered(code) for code in (old, used, "BCDFGHJK", "", "é")} == {
            answered("XXXXXXXX")
        }
        assert old not in server.log.getvalue()
        assert key not in server.log.getvalue()


def test_guesses_are_few_for_an_address_and_for_a_table(tmp_path: Path, clock: HandClock) -> None:
    with run_thread_server(tmp_path, miss_rate=(4, 1), guess_rate=(9, 1)) as server:
        (ticket,) = seat_people(server.url, 1)
        place = f"{server.url}/api/tables/{ticket.code}/carry"

        def guess(times: int) -> list[int]:
            tried = (httpx.post(place, json=wishes(carry="BCDFGHJK")) for _ in range(times))
            return [answer.status_code for answer in tried]

        assert guess(6) == [404] * 4 + [429] * 2
        code = httpx.get(place, headers=ticket.headers).json()["link"].rpartition("=")[2]
        right = wishes(carry=code)
        assert httpx.post(place, json=right).status_code == 429
        clock.now += 1
        assert httpx.post(place, json=right).status_code == 201
        clock.now += 2
        assert guess(4) == [404] * 3 + [429]
        clock.now += 4
        assert take_over_seat(f"{ticket.link}#carry={code}", request=right["id"]).seat == 0


def test_guesses_at_a_table_are_limited_over_all_addresses(
    tmp_path: Path, clock: HandClock
) -> None:
    with run_thread_server(tmp_path, guess_rate=(2, 1)) as server:
        (ticket,) = seat_people(server.url, 1)
        place = f"{server.url}/api/tables/{ticket.code}/carry"
        tried = (httpx.post(place, json=wishes(carry="BCDFGHJK")) for _ in range(3))
        assert [answer.status_code for answer in tried] == [404, 404, 429]
