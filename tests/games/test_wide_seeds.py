"""Games that people play for real are dealt from 256 bits and a keyed hash."""

import math
from collections import Counter
from collections.abc import Hashable, Iterable, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

import foolsgold
from foolsgold.base.rng import SEED_LIMIT, SPLITMIX_LIMIT, KeyedRng, Rng, rng_for
from foolsgold.games.catalogue import find
from foolsgold.games.saboteur.cards import GoalFace
from foolsgold.games.saboteur.rules.chance import chance_from, round_deal

WIDE = st.integers(SPLITMIX_LIMIT, SEED_LIMIT - 1)
DEALS = 1000
SURE = 5.0
"""So many deviations from what is expected would be no chance."""


def test_the_size_of_a_seed_says_what_it_means() -> None:
    assert type(rng_for(SPLITMIX_LIMIT - 1)) is Rng
    assert type(rng_for(SPLITMIX_LIMIT)) is KeyedRng
    assert rng_for(7).next64() == Rng(7).next64()


def test_a_stream_stays_what_it_is() -> None:
    """Records have to be dealt alike for ever."""
    rng = rng_for(2**255)
    assert rng.next64() == 14444497497845829874
    assert f"{rng.next_seed():064x}"[:16] == "10e9863cfcf42e23"
    assert rng.next64() == 10883443314692926447


@given(WIDE, st.lists(st.booleans(), min_size=20, max_size=40))
def test_a_seed_takes_the_place_of_a_word_wherever_it_stands(seed: int, kinds: list[bool]) -> None:
    plain, mixed = rng_for(seed), rng_for(seed)
    for is_seed in kinds:
        word = plain.next64()
        if is_seed:
            assert mixed.next_seed() % SPLITMIX_LIMIT != word
        else:
            assert mixed.next64() == word


@given(WIDE, st.integers(0, 255))
def test_every_bit_of_a_seed_changes_all_of_its_stream(seed: int, bit: int) -> None:
    ours, theirs = rng_for(seed), rng_for(seed ^ (1 << bit))
    assert {ours.next64() for _ in range(20)}.isdisjoint(theirs.next64() for _ in range(20))


@given(WIDE)
def test_sources_apart_are_as_wide_as_their_own(seed: int) -> None:
    """So no 64 bits of a round, were they known, lead to another round."""
    rng = rng_for(seed)
    first, second = rng.spawn(), rng.spawn()
    assert isinstance(first, KeyedRng)
    assert first.next64() != second.next64()
    edition = find("saboteur-en").edition
    assert round_deal(edition, 4, chance_from(4, seed, None), 2).gold_seed >= SPLITMIX_LIMIT


@pytest.mark.parametrize("edition", ["saboteur-en", "gobblings"])
def test_a_wide_game_is_written_and_read_like_any_other(edition: str) -> None:
    game = foolsgold.Game(edition, seats=4, seed=SEED_LIMIT - 5)
    assert foolsgold.position(game.position).state == game.state
    again = foolsgold.Game.from_record(str(game.record()))
    assert again.state == game.state
    assert foolsgold.Game(edition, seats=4, seed=SEED_LIMIT - 6).state.deck != game.state.deck


# --- nothing is more likely than it should be ----------------------------------------------------


def deviations(found: Iterable[Hashable], from_: Sequence[Hashable]) -> float:
    """How far chi-square is from what chance gives, if each of these is equally likely."""
    seen, share = Counter(found), Counter(from_)
    assert set(seen) <= set(share)
    square = 0.0
    for kind, count in share.items():
        expected = DEALS * count / len(from_)
        square += (seen[kind] - expected) ** 2 / expected
    free = len(share) - 1
    return abs(square - free) / math.sqrt(2 * free)


def test_deals_are_evenly_spread() -> None:
    """Who begins, what the first and the last seat are, where the treasure lies, some cards."""
    box = find("saboteur-en")
    step = (SEED_LIMIT - SPLITMIX_LIMIT) // DEALS
    dealt = [
        box.rules.deal(box.edition, 5, SPLITMIX_LIMIT + number * step, None)[0]
        for number in range(DEALS)
    ]
    assert deviations((s.to_act for s in dealt), range(5)) < SURE
    assert deviations((s.goals.index(GoalFace.TREASURE) for s in dealt), range(3)) < SURE
    for seat in (0, 4):
        assert deviations((s.roles[seat] for s in dealt), box.edition.roles[5]) < SURE
    for card in (0, 17, 66):
        assert deviations((s.deck[card] for s in dealt), box.edition.deck) < SURE
    # Two neighbours together: a stream whose words depended on each other would show here.
    pairs = [(role, seat) for role in box.edition.roles[5] for seat in range(5)]
    assert deviations(((s.roles[0], s.to_act) for s in dealt), pairs) < SURE


def test_what_is_not_evenly_spread_is_seen() -> None:
    """The measure itself: one card in twenty too many is noticed."""
    box = find("saboteur-en")
    fair = [role for role in box.edition.roles[5] for _ in range(DEALS // 6)]
    bent = [fair[0]] * (DEALS // 10) + fair[: DEALS - DEALS // 10]
    assert deviations(bent, box.edition.roles[5]) > SURE
