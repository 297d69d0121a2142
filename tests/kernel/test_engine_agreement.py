"""The compiled engine plays by the readable rules: every step of both is compared."""

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import pytest
from hypothesis import given, seed, settings
from hypothesis import strategies as st

from foolsgold.base.rng import SEED_LIMIT, Rng
from foolsgold.games.catalogue import find
from foolsgold.kernel.saboteur.backend import BACKEND
from tests.kernel.engine_agreement import SEEDS, STEPS_ALIKE, Choose, EnginePair, play
from tests.kernel.gobblings import generated_games as gobblings
from tests.kernel.saboteur import generated_games as saboteur
from tests.support.each_game import CASES
from tests.support.profiles import IS_EXPLORE_PROFILE

PARTS = 80 if IS_EXPLORE_PROFILE else 8
MIN_STEPS = 50_000 / PARTS * (100 if IS_EXPLORE_PROFILE else 1)
"""Of each part: more than 50,000 over all parts; five million with the profile `explore`."""


class AgreementCase(NamedTuple):
    """What is played of a game, and how much of it in each part."""

    pair: Callable[[Any, int, int], EnginePair]
    """A game in both engines: an edition, how many play, a seed."""
    editions: st.SearchStrategy[Any]
    """Editions nobody printed."""
    play_styles: tuple[Choose, ...]
    shipped_games: int
    """Games of each shipped edition."""
    examples: int
    """Editions nobody printed."""
    steps: int
    """Steps in each of them."""
    max_games: int
    """Games in each of them, one after the other."""


AGREEMENT_CASES = {
    "saboteur": AgreementCase(
        pair=partial(EnginePair, BACKEND),
        editions=saboteur.editions(),
        play_styles=saboteur.PLAY_STYLES,
        shipped_games=26 if IS_EXPLORE_PROFILE else 3,
        examples=400 if IS_EXPLORE_PROFILE else 46,
        steps=500 if IS_EXPLORE_PROFILE else 330,
        max_games=1,
    ),
    "gobblings": AgreementCase(
        pair=gobblings.GobblingsPair,
        editions=gobblings.editions(),
        play_styles=gobblings.PLAY_STYLES,
        shipped_games=10 if IS_EXPLORE_PROFILE else 1,
        examples=140 if IS_EXPLORE_PROFILE else 21,
        steps=500 if IS_EXPLORE_PROFILE else 350,
        max_games=500,
    ),
}


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game", CASES)
def test_whole_games_agree(
    game: str, part: int, record_property: Callable[[str, object], None]
) -> None:
    """Whole games of the shipped editions with any number of players, then editions nobody
    printed."""
    case = AGREEMENT_CASES[game]
    compared: list[int] = []
    for name in CASES[game].rules.edition_ids:
        edition = find(name).edition
        fewest, most = edition.seats
        for number in range(case.shipped_games):
            seats = fewest + part % (most - fewest + 1)
            choose = case.play_styles[(number + part) % len(case.play_styles)]
            pair = case.pair(edition, seats, 100 * number + part)
            compared.append(play(pair, choose, Rng(number), 10_000))

    @seed(part)
    @settings(max_examples=case.examples)
    @given(
        case.editions, st.data(), SEEDS, st.sampled_from(case.play_styles), st.integers(0, 2**32)
    )
    def compare(edition: Any, data: st.DataObject, dealt: int, choose: Choose, luck: int) -> None:
        seats = data.draw(st.integers(*edition.seats))
        rng, left = Rng(luck), case.steps
        for number in range(case.max_games):
            pair = case.pair(edition, seats, (dealt + number) % SEED_LIMIT)
            compared.append(play(pair, choose, rng, left))
            left -= pair.steps
            if left <= 0:
                break

    compare()
    record_property(STEPS_ALIKE, sum(compared))
    assert sum(compared) > MIN_STEPS
