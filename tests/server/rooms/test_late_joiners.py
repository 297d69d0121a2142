"""Who comes late takes over a bot at the next round, and knows nothing the table does not know.

Two worlds are the same to a watcher in the first round and dealt alike in the second; they differ
in what the bot held, looked at and earned. Whoever takes its seat over hears the same bytes.
"""

import asyncio
from itertools import takewhile
from typing import Any

import msgspec
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from foolsgold.base.frozendict import FrozenDict
from foolsgold.base.messages import UserError
from foolsgold.base.rng import Rng
from foolsgold.games.api import RoundEndEvent, RoundStarted
from foolsgold.server.projection import live
from foolsgold.server.projection.live import Reader
from foolsgold.server.table.decisions.seat_assignment import decide_sit
from foolsgold.wire import commands as ask
from foolsgold.wire import frames
from foolsgold.wire.http_bodies import SitDown
from tests.server.projection.test_socket_secrecy import BOARDS, World, dealt, gone_on
from tests.server.table.test_decisions import done, playing
from tests.server.virtual_time import Device, VirtualRoom, run_in_virtual_time
from tests.support.each_game import CASES
from tests.support.error_matching import about
from tests.support.game_case import shipped
from tests.support.profiles import IS_EXPLORE_PROFILE, scaled_examples
from tests.support.saboteur_case import SABOTEUR
from tests.support.twin_worlds import twin_world

SEATS = 4
BOT = 3
LATE = "late"
EDITIONS = {"saboteur": "saboteur-en", "gobblings": "gobblings-advanced"}


def two_worlds(game: str, deal: int, more: int) -> tuple[World, World] | None:
    """A first round that looks alike to all who watch, and the same second one.

    Their moves are those of the first round and some of the second, before anybody gets gold.
    """
    case = CASES[game]
    box = shipped(EDITIONS[game], **BOARDS[game][0])
    chance = case.rules.chance_from(SEATS, deal, None)
    steps = case.play_random_game(box.edition, SEATS, chance, deal, 150)
    begun = next((n for n, (*_, events) in enumerate(steps, 1) if _has(RoundStarted, events)), None)
    if begun is None:
        return None
    first = [move for _, move, _ in steps[:begun]]
    later = takewhile(lambda step: not _has(RoundEndEvent, step[2]), steps[begun : begun + more])
    second = [move for _, move, _ in later]
    alike = case.round_deal(box.edition, SEATS, chance, 2)
    rng = Rng(deal)
    for _ in range(8):
        other = twin_world(case, box.edition, SEATS, chance, first, None, rng)
        if other is not None:
            chances = (
                msgspec.structs.replace(each, given=FrozenDict({**dict(each.given), 2: alike}))
                for each in (chance, other[0])
            )
            one, two = chances
            return (
                World(case, box, one, [*first, *second]),
                World(case, box, two, [*other[1], *second]),
            )
    return None


def _has(kind: type, events: tuple[Any, ...]) -> bool:
    return any(isinstance(event, kind) for event in events)


class Scripted:
    """Bots that play what the story says."""

    def __init__(self) -> None:
        self.next: Any = None

    async def choose(self, *_: object) -> Any:
        while self.next is None:
            await asyncio.sleep(0.01)
        move, self.next = self.next, None
        return move


async def come_late(stage: VirtualRoom, last: int | None = None) -> Device:
    device = Device(None, stage)
    device.connection.reader = Reader(stage.table.seat_of(LATE), LATE)
    await stage.room.enter(device.connection, last)
    await asyncio.sleep(0)
    return device


def session(world: World, choices: int) -> tuple[list[str], Any]:
    """All texts a late comer gets, before and after they took the bot's seat over."""
    heard: list[str] = []
    ended: list[Any] = []

    async def work() -> None:
        stage = VirtualRoom(people=SEATS - 1, seats=SEATS, edition=world.box.base, bot_pace=0.5)
        stage.table.ruleset = world.box
        bots = Scripted()
        vars(stage.thinkers)["choose"] = bots.choose
        rng = Rng(choices)
        stage.start()
        players = [await stage.enter(seat) for seat in range(SEATS - 1)]
        wish = SitDown(id="a late comer's wish", name="Late", seat=BOT)
        await stage.room.sit(wish, LATE, "sit")
        late = await come_late(stage)
        known = early = stage.table.number
        everybody = [*players, late]
        for number, move in enumerate(world.moves):
            acting, turn = stage.table.to_act, stage.table.turn
            assert acting is not None
            if stage.table.seat_of(LATE) is None:
                early = max(stage.table.number - 6, 1)
            if rng.below(5) == 0:
                heard.extend(late.texts)
                late.leave()
                late = await come_late(stage, rng.choice((None, known, stage.table.number)))
                everybody[BOT] = late
            if stage.table.seat_states[acting].is_person:
                raw = msgspec.Raw(msgspec.json.encode(move))
                await everybody[acting].send(ask.PlayMove(id=f"m{number}", turn=turn, move=raw))
            else:
                bots.next = move
                for _ in range(100):
                    if stage.table.turn == turn:
                        await asyncio.sleep(0.1)
            assert stage.table.turn == turn + 1, (number, move)
            await gone_on(stage, everybody, f"g{number}")
            if rng.below(3):
                known = stage.table.number
        assert stage.table.seat_of(LATE) == BOT
        heard.extend(late.texts)
        # Once more from nothing, and from before the round ended: then it comes change by change.
        heard.extend((await come_late(stage)).texts)
        heard.extend((await come_late(stage, early)).texts)
        assert stage.table.game is not None
        ended.append(stage.table.game.state)

    with dealt(world):
        run_in_virtual_time(work())
    return heard, ended[0]


@given(st.sampled_from(sorted(CASES)), st.integers(0, 2**32), st.integers(0, 12))
@settings(max_examples=scaled_examples(10))
def test_a_late_comer_hears_nothing_the_table_did_not_know(game: str, deal: int, more: int) -> None:
    pair = two_worlds(game, deal, more)
    assume(pair is not None)
    assert pair is not None
    one, two = (session(world, deal)[0] for world in pair)
    assert one == two
    assert any('"seat":3' in text for text in one)


# --- the test of the test ----------------------------------------------------------------------


DEALS = 40 if IS_EXPLORE_PROFILE else 8
"""The first shows each planted hole already."""


def is_caught(plant: Any) -> bool:
    for deal in range(DEALS):
        pair = two_worlds("saboteur", deal, 6)
        if pair is None:
            continue
        with pytest.MonkeyPatch.context() as patch:
            plant(patch)
            if len({tuple(session(world, deal)[0]) for world in pair}) > 1:
                return True
    return False


def keeps_the_gold(patch: pytest.MonkeyPatch) -> None:
    patch.setitem(vars(SABOTEUR.rules), "redact_before", lambda view, _began: view)


def hears_what_the_bot_heard(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(
        live,
        "_history_for",
        lambda table, reader: (
            table.game.history_for(reader.view_seat(table.dealt_keys)) if table.game else ()
        ),
    )


def sees_the_last_move_as_the_bot(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(
        live,
        "_events_for",
        lambda happened, table, reader: (
            table.game.redact_for(happened.events, reader.view_seat(table.dealt_keys))
            if table.game
            else ()
        ),
    )


@pytest.mark.parametrize(
    "hole", [keeps_the_gold, hears_what_the_bot_heard, sees_the_last_move_as_the_bot]
)
def test_a_planted_leak_is_caught(hole: Any) -> None:
    assert is_caught(hole)


def test_nothing_is_caught_where_nothing_leaks() -> None:
    assert not is_caught(lambda _patch: None)


# --- waiting -----------------------------------------------------------------------------------


def test_somebody_waiting_for_a_bots_seat_may_give_up() -> None:
    async def work() -> None:
        stage = VirtualRoom(people=2, seats=4)
        stage.start()
        await stage.enter(0)
        assert await stage.room.sit(_wish("Late", None), LATE, "sit") == 2
        late = await come_late(stage)
        welcome = late.frames_of(frames.Welcome)[-1]
        assert (welcome.seat, welcome.awaits) == (None, 2)
        assert welcome.table.seats[2].next == "Late"
        assert welcome.table.seats[2].bot is not None
        with pytest.raises(UserError, check=about("seat-taken")):
            await stage.room.sit(_wish("Other", 2), "other", "sit2")
        with pytest.raises(UserError, check=about("seat-taken")):
            await stage.room.sit(_wish("Other", 0), "other", "sit3")
        with pytest.raises(UserError, check=about("name-taken")):
            await stage.room.sit(_wish("LATE", 3), "other", "sit4")
        assert isinstance(await late.do(ask.SendChat(id="s", text="hm")), frames.CommandRefused)
        assert isinstance(await late.do(ask.LeaveTable(id="l")), frames.Ack)
        assert not stage.table.waiting_for_seat
        assert stage.table.seat_states[2].bot is not None
        # They are still there, and watch.
        assert late.connection.reader == Reader()
        assert late.closed is None

    run_in_virtual_time(work())


def _wish(name: str, seat: int | None) -> SitDown:
    return SitDown(id="a wish of somebody", name=name, seat=seat)


def test_a_locked_table_lets_nobody_wait() -> None:
    table = done(playing(), 0, ask.Lock(id="l", locked=True))
    with pytest.raises(UserError, check=about("table-locked")):
        decide_sit(table, "Late", 3, LATE)


def test_nobody_waits_in_the_last_round() -> None:
    table = playing()
    assert table.game is not None
    last = msgspec.structs.replace(table.game.state, round=table.ruleset.edition.rounds)
    table.game.state = last
    with pytest.raises(UserError, check=about("seats-closed")):
        decide_sit(table, "Late", 3, LATE)


def test_a_host_sends_away_who_waits_and_they_stay_away() -> None:
    table = playing()
    table.apply(decide_sit(table, "Late", 3, LATE))
    done(table, 0, ask.Kick(id="k", seat=3))
    assert not table.waiting_for_seat
    assert table.seat_states[3].bot is not None
    with pytest.raises(UserError, check=about("seat-kicked")):
        decide_sit(table, "Late", 3, "another key", former=LATE)
