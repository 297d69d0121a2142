"""Frames: differences lead to the very views they stand for, and how long frames are tells no role.

Both are held for whole sessions of several devices, in virtual time.
"""

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from foolsgold.base.frozendict import FrozenDict
from foolsgold.base.ids import Seat
from foolsgold.base.rng import Rng
from foolsgold.games.gobblings.rules.chance import round_deal as gobblings_deal
from foolsgold.games.saboteur.rules.chance import round_deal as saboteur_deal
from foolsgold.server.projection import live
from foolsgold.wire import commands as ask
from foolsgold.wire.view_diff import ViewDiff, apply_diff
from tests.server.projection.test_socket_secrecy import (
    SEATS,
    World,
    dealt,
    gone_on,
    seal,
    two_worlds,
)
from tests.server.virtual_time import Device, VirtualRoom, run_in_virtual_time
from tests.support.profiles import scaled_examples
from tests.support.saboteur_twin_worlds import shuffle_at

GAMES = (("saboteur", "en"), ("saboteur", "he"), ("gobblings", "gobblings-advanced"))


class Sent(msgspec.Struct):
    """What these tests read of a frame."""

    kind: str = msgspec.field(name="is")
    number: int = 0
    view: msgspec.Raw = msgspec.Raw(b"null")
    difference: ViewDiff | None = None


def views(texts: list[str]) -> dict[int, bytes]:
    """The view after each change that brought one, as JSON, put together if it has to be."""
    known: Any = None
    found: dict[int, bytes] = {}
    for text in texts:
        sent = msgspec.json.decode(text, type=Sent)
        if bytes(sent.view) != b"null":
            known = msgspec.json.decode(sent.view)
        elif sent.difference is not None:
            known = apply_diff(known, sent.difference)
        else:
            continue
        found[sent.number] = msgspec.json.encode(known)
    return found


async def play(stage: VirtualRoom, players: list[Device], moves: list[Any]) -> None:
    for number, move in enumerate(moves):
        await play_one(stage, players, number, move)
        await gone_on(stage, players, f"g{number}")


def world_of(game: tuple[str, str], deal: int, length: int) -> World:
    """Some game, with its chance."""
    for number in range(deal, deal + 50):
        pair = two_worlds(*game, number % 2 == 0, number, length, None)
        if pair is not None:
            return pair[0]
    raise AssertionError(game)


@given(st.sampled_from(GAMES), st.integers(0, 2**32), st.integers(1, 60))
@settings(max_examples=scaled_examples(12))
def test_differences_lead_to_the_same_bytes(game: tuple[str, str], deal: int, length: int) -> None:
    world = world_of(game, deal, length)
    rng = Rng(deal)

    async def work() -> None:
        stage = VirtualRoom(people=SEATS, seats=SEATS, edition=world.box.base, sealed=True)
        stage.table.ruleset = world.box
        readers: list[Seat | None] = [None, *range(SEATS)]
        whole = [await stage.enter(seat) for seat in readers]
        news = [await stage.enter(seat, differences=True) for seat in readers]
        late = await stage.enter(None, differences=True)
        await seal(stage, whole[1:])
        half = rng.below(len(world.moves) + 1)
        await play(stage, whole[1:], world.moves[:half])
        known = stage.table.number
        late.leave()
        back = await stage.enter(None, rng.choice((None, 0, known)), differences=True)
        await play(stage, whole[1:], world.moves[half:])
        for one, other in zip(whole, news, strict=True):
            assert views(one.texts) == views(other.texts)
        seen = views(whole[0].texts)
        assert {number: seen[number] for number in views(back.texts) if number in seen} == {
            number: view for number, view in views(back.texts).items() if number in seen
        }
        if len(world.moves) > 1:
            assert any('"difference":{' in text for text in news[1].texts)
            assert sum(map(len, news[1].texts)) < sum(map(len, whole[1].texts))

    with dealt(world):
        run_in_virtual_time(work())


def other_roles(world: World, rng: Rng) -> World:
    """The same cards and goals in the same places, but dealt to other roles."""
    deal_of = saboteur_deal if world.rules.name == "saboteur" else gobblings_deal
    deal: Any = deal_of(world.box.edition, SEATS, world.chance, 1)
    places = set(range(len(deal.roles)))
    deal = replace(deal, roles=shuffle_at(deal.roles, places, rng))
    return world._replace(chance=replace(world.chance, given=FrozenDict({1: deal})))


def sizes(world: World, *, differences: bool) -> list[list[int]]:
    """How long all frames of all readers are, until the roles lie open."""
    found: list[list[int]] = []

    async def work() -> None:
        stage = VirtualRoom(people=SEATS, seats=SEATS, edition=world.box.base, sealed=True)
        stage.table.ruleset = world.box
        players = [await stage.enter(seat, differences=differences) for seat in range(SEATS)]
        await seal(stage, players)
        for number, move in enumerate(world.moves):
            lengths = [[len(text) for text in device.texts] for device in players]
            await play_one(stage, players, number, move)
            if any("round-ended" in text for device in players for text in device.texts[-3:]):
                found.extend(lengths)
                return
        # Whoever comes back is told as much.
        players.extend(
            [await stage.enter(seat, last) for seat in range(SEATS) for last in (None, 9)]
        )
        found.extend([len(text) for text in device.texts] for device in players)

    with dealt(world):
        run_in_virtual_time(work())
    return found


async def play_one(stage: VirtualRoom, players: list[Device], number: int, move: Any) -> None:
    acting = stage.table.to_act
    assert acting is not None
    raw = msgspec.Raw(msgspec.json.encode(move))
    await players[acting].send(ask.PlayMove(id=f"m{number}", turn=stage.table.turn, move=raw))


@given(st.sampled_from(GAMES), st.integers(0, 2**32), st.integers(1, 25), st.booleans())
@settings(max_examples=scaled_examples(12))
def test_how_long_frames_are_tells_no_role(
    game: tuple[str, str], deal: int, length: int, differences: bool
) -> None:
    world = world_of(game, deal, length)
    other = other_roles(world, Rng(deal))
    assert sizes(world, differences=differences) == sizes(other, differences=differences)


@pytest.mark.parametrize("game", GAMES[1:])
def test_frames_that_are_not_evened_are_caught(
    monkeypatch: pytest.MonkeyPatch, game: tuple[str, str]
) -> None:
    monkeypatch.setattr(live, "pad", lambda text, _: text)
    world = world_of(game, 5, 5)
    others = [other_roles(world, Rng(number)) for number in range(10)]
    assert any(sizes(world, differences=True) != sizes(other, differences=True) for other in others)
