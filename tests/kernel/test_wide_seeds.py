"""Seeds of more than 64 bits, as games of people have them: a record holds and deals them too."""

from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import example, given, settings

from foolsgold.base.rng import SEED_LIMIT, SPLITMIX_LIMIT, Rng
from foolsgold.games.catalogue import find
from foolsgold.kernel.backend_interface import GAME, RULE_BOT, backend_of
from foolsgold.kernel.game_batch import Batch
from foolsgold.kernel.rng import seed_from_words, seed_to_words
from foolsgold.kernel.rollout import run_rollouts
from foolsgold.kernel.saboteur.backend import BACKEND
from tests.kernel.engine_agreement import SEEDS, WIDE_SEEDS, EnginePair
from tests.kernel.gobblings.generated_games import GobblingsPair
from tests.kernel.saboteur.generated_games import at_random
from tests.support.gobblings_positions import box as gobblings_box
from tests.support.profiles import scaled_examples
from tests.support.saboteur_positions import box

BOTH = pytest.mark.parametrize("edition", ["saboteur-en", "gobblings"])


@given(SEEDS)
@example(SPLITMIX_LIMIT - 1)
@example(SPLITMIX_LIMIT)
@example(SEED_LIMIT - 1)
def test_a_seed_is_four_words(seed: int) -> None:
    words = seed_to_words(seed)
    assert all(0 <= word < SPLITMIX_LIMIT for word in words)
    assert seed_from_words(np.array(words, np.uint64)) == seed
    assert (seed >= SPLITMIX_LIMIT) == any(words[:3])


def saboteur(seed: int) -> EnginePair:
    """Every round shuffles the gold anew, from a seed of its own."""
    return EnginePair(BACKEND, box("en", gold_reshuffle=True, rounds=4).edition, 4, seed)


def gobblings(seed: int) -> EnginePair:
    return GobblingsPair(gobblings_box(points_to_win=5).edition, 4, seed)


@pytest.mark.parametrize("deal", [saboteur, gobblings])
@settings(max_examples=scaled_examples(12))
@given(seed=WIDE_SEEDS)
@example(seed=SPLITMIX_LIMIT)
@example(seed=SEED_LIMIT - 1)
def test_later_rounds_are_dealt_as_the_readable_dealer_deals(
    deal: Callable[[int], EnginePair], seed: int
) -> None:
    """Whole games, compared move by move: only the first round of a pair is packed."""
    pair, rng, rounds = deal(seed), Rng(seed), 0
    while not pair.is_over:
        if pair.state.round > rounds:
            rounds = pair.state.round
            pair.check_whole()
        pair.step(at_random, rng)
    pair.check_end()
    assert rounds > 1
    assert not pair.outside


@BOTH
def test_a_batch_is_dealt_from_wide_seeds(edition: str) -> None:
    rules, dealt = find(edition).rules, find(edition).edition
    batch = Batch(edition, 5, 3, seed=SEED_LIMIT - 2)
    words = batch.legal_bitmask()
    batch.reset([1], words)
    for game, seed in enumerate((SEED_LIMIT - 2, 1, 0)):
        assert batch.state(game) == rules.deal(dealt, 5, seed, None)[0]
    assert (words == batch.legal_bitmask()).all()
    assert not batch.fallback.states


@BOTH
def test_policies_play_whole_games_of_wide_seeds_in_their_records(edition: str) -> None:
    batch = Batch(edition, 5, 6, seed=SPLITMIX_LIMIT << 100)
    run_rollouts(batch, [RULE_BOT], 1, until=GAME)
    assert batch.is_over.all()
    assert not batch.fallback.states
    assert {batch.state(game).chance.seed >> 164 for game in range(6)} == {1}


@BOTH
def test_sampled_states_of_a_wide_seed_have_narrow_seeds(edition: str) -> None:
    """So search is as fast at a served table as anywhere."""
    rules, dealt = find(edition).rules, find(edition).edition
    state, _ = rules.deal(dealt, 4, SPLITMIX_LIMIT, None)
    world = rules.sample_state(rules.view_of(state, 0), Rng(1))
    assert world.chance.seed < SPLITMIX_LIMIT
    twin = backend_of(rules.name)
    twin.pack(world, twin.edition_table_of(dealt, 4)[0], np.zeros(1, twin.record_dtype)[0])
