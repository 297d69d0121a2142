"""Learners' batches: compiled and readable games are the same, and depend on their seeds only."""

import subprocess
import sys
from collections.abc import Iterable
from hashlib import blake2b
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from foolsgold.base.rng import Rng
from foolsgold.games.gobblings.cards import Race
from foolsgold.games.gobblings.events import Outcome
from foolsgold.kernel.learner_backend import learner_backend_of
from foolsgold.kernel.learner_batch import LearnerBatch
from foolsgold.kernel.learner_layout import LOG_WIDTH
from tests.kernel.gobblings import generated_games as gobblings
from tests.kernel.learner_games import (
    LONG_MAZES,
    REFERENCE_EDITIONS,
    SHORT_BOARDS,
    farthest_choices,
    play_alike,
    python_batch,
    random_choices,
)
from tests.kernel.saboteur import generated_games as saboteur
from tests.support.each_game import each_game
from tests.support.game_case import GameCase, shipped

WAYS: dict[str, dict[str, Any]] = {
    "rounds": {},
    "numbers": {"choices": "action", "masks": True, "autoreset": "same-step", "talk": 2},
    "games": {"episode": "game", "reward": "score", "talk": 1, "autoreset": "same-step"},
    "sides of games": {"episode": "game", "masks": True, "log_rows": 3},
    "one episode": {"reward": "score", "autoreset": "disabled", "talk": 1},
    "scores": {"reward": "score", "choices": "action"},
}


@pytest.mark.parametrize("way", WAYS)
@each_game
def test_compiled_and_readable_games_agree(case: GameCase, way: str) -> None:
    """On boards so short that all that happens at the end of a round happens."""
    edition = shipped(REFERENCE_EDITIONS[case.name], **SHORT_BOARDS[case.name])
    given = (edition, 5, 4, 11)
    one, two = LearnerBatch(*given, **WAYS[way]), python_batch(*given, **WAYS[way])
    ended = play_alike(one, two, random_choices(3), 240)
    assert ended >= (4 if way == "one episode" or "episode" not in WAYS[way] else 0)


@each_game
def test_all_editions_agree_at_all_sizes_of_a_table(case: GameCase) -> None:
    low, high = shipped(REFERENCE_EDITIONS[case.name]).edition.seats
    editions = case.rules.edition_ids
    for number, seats in enumerate(range(low, high + 1)):
        changes = case.house_rules[number % len(case.house_rules)]
        ruleset = shipped(editions[number % len(editions)], **changes)
        options: dict[str, Any] = {"masks": True, "talk": number % 3}
        one, two = (
            make(ruleset, seats, 2, number, **options) for make in (LearnerBatch, python_batch)
        )
        play_alike(one, two, random_choices(number), 120)


GENERATED: dict[str, st.SearchStrategy[Any]] = {
    "saboteur": saboteur.editions(),
    "gobblings": gobblings.editions(),
}


@each_game
@settings(max_examples=12)
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_editions_nobody_printed_agree(case: GameCase, data: st.DataObject, seed: int) -> None:
    edition: Any = data.draw(GENERATED[case.name])
    ruleset = replace(shipped(case.rules.edition_ids[0]), edition=edition)
    given = (ruleset, data.draw(st.integers(*edition.seats)), 2, seed)
    one, two = (make(*given, episode="game", masks=True) for make in (LearnerBatch, python_batch))
    play_alike(one, two, random_choices(seed), 40)


def digest(edition: str, games: int, seed: int, watched: int) -> str:
    """What the games from a seed on give, each with choices of its own."""
    batch = LearnerBatch(edition, 4, games, seed, learner="drawn", talk=1)
    rngs = [Rng(seed + game) for game in range(games)]
    made = blake2b(digest_size=8)
    for _ in range(50):
        batch.step(
            [
                rng.below(max(1, count))
                for rng, count in zip(rngs, batch.listed.tolist(), strict=True)
            ]
        )
        for name in ("observations", "action_ids", "rewards"):
            made.update(getattr(batch, name)[watched].tobytes())
    return made.hexdigest()


@each_game
def test_a_game_depends_on_its_seed_and_choices_only(case: GameCase) -> None:
    edition = REFERENCE_EDITIONS[case.name]
    alone = digest(edition, 1, 7, 0)
    assert digest(edition, 5, 4, 3) == alone
    call = f"from {__name__} import digest; print(digest({edition!r}, 3, 5, 2))"
    elsewhere = subprocess.run([sys.executable, "-c", call], capture_output=True, check=True)
    assert elsewhere.stdout.decode().strip() == alone


@pytest.mark.parametrize("make", [LearnerBatch, python_batch])
@pytest.mark.parametrize("choices", ["list", "action"])
@each_game
def test_an_illegal_choice_changes_nothing(case: GameCase, choices: str, make: Any) -> None:
    batch = make(REFERENCE_EDITIONS[case.name], 4, 3, 1, choices=choices, masks=True)
    legal = [0, 0, 0] if choices == "list" else batch.action_ids[:, 0].tolist()
    before = [batch.snapshot(game) for game in range(3)]
    for wrong in (-1, int(batch.listed[0]), batch.actions.size, 2**31 - 1, -(2**31)):
        if choices == "action" and wrong in batch.action_ids[0].tolist() and wrong >= 0:
            continue
        batch.step([wrong, legal[1], legal[2]])
        assert batch.was_illegal.tolist() == [True, False, False]
        now = batch.snapshot(0)
        infos = now.arrays[1].copy(), before[0].arrays[1].copy()
        assert [info["illegal"] for info in infos] == [1, 0]
        infos[0]["illegal"] = 0
        assert infos[0] == infos[1]
        kept = (each for at, each in enumerate(now.arrays) if at != 1)
        old = (each for at, each in enumerate(before[0].arrays) if at != 1)
        assert all(np.array_equal(one, two) for one, two in zip(kept, old, strict=True))
        for game in range(3):
            batch.restore(game, before[game])
        assert not batch.was_illegal.any()
    for wrong_shape in ([0], [0] * 4):
        with pytest.raises(ValueError, match="as many choices"):
            batch.step(wrong_shape)


@pytest.mark.parametrize("make", [LearnerBatch, python_batch])
@each_game
def test_a_learner_meets_rule_bots(case: GameCase, make: Any) -> None:
    games = 20 if make is LearnerBatch else 2
    ruleset = shipped(REFERENCE_EDITIONS[case.name], **SHORT_BOARDS[case.name])
    for learner in (2, "drawn"):
        batch = make(ruleset, 5, games, 3, learner=learner)
        choose, seats, told = random_choices(1), set(), 0
        for _ in range(40):
            batch.step(choose(batch))
            seats |= set(batch.seats_to_act.tolist())
            told += int(np.abs(batch.rewards).any(axis=1).sum())
            assert (batch.rewards.any(axis=1) == batch.has_ended).all()
            row = batch.layout.decode(batch.observations)["seats"][:, 0]
            assert (row[~batch.is_over, 1] == 1).all()
        assert seats == {2} if learner == 2 else len(seats) > (3 if games > 2 else 0)
        assert told


@each_game
def test_a_round_ends_without_the_next_deal(case: GameCase) -> None:
    """The last observation and the state show how it ended; rewards go by the roles at the end."""
    ruleset = shipped(REFERENCE_EDITIONS[case.name], **SHORT_BOARDS[case.name])
    for reward in ("side", "score"):
        batch = LearnerBatch(ruleset, 5, 60, 9, reward=reward, autoreset="disabled")
        dealt = [batch.state(game).roles for game in range(60)]
        told = np.zeros((60, 5))
        choose = random_choices(2)
        for _ in range(400):
            batch.step(choose(batch))
            told += batch.rewards[:, :5]
        assert batch.is_over.all()
        pieces = batch.layout.decode(batch.observations)
        assert not batch.listed.any()
        assert (pieces["table"][:, 1] == 1).all()
        for game in range(60):
            state = batch.state(game)
            assert state.round == 1
            if reward == "score":
                assert state.phase == "over"
                assert told[game].tolist() == list(case.rules.scores(state))
            else:
                assert told[game].tolist() == list(won_or_lost(case, state))
            if case.name == "gobblings":
                # [O63] All roles are shown, as they are held at the end.
                assert (pieces["seats"][game, :5, 5] > 0).all()
        if case.name == "gobblings":
            assert any(batch.state(game).roles != dealt[game] for game in range(60))


def won_or_lost(case: GameCase, state: Any) -> Iterable[float]:
    """What a round is worth by side, told otherwise than in `side_rewards`."""
    if case.name == "saboteur":
        return (1.0 if (role == "digger") == state.past[0].found else -1.0 for role in state.roles)
    side = Race.GNOME if state.outcome is Outcome.GOLD else Race.GOBLIN
    return (1.0 if state.race_at(seat) is side else -1.0 for seat in range(state.seats))


@pytest.mark.parametrize("autoreset", ["next-step", "same-step"])
@each_game
def test_a_game_that_outgrows_its_record_goes_on(case: GameCase, autoreset: str) -> None:
    """Nobody notices; an episode dealt in a step of its own is in the record again."""
    ruleset = shipped(case.rules.edition_ids[0], **LONG_MAZES[case.name])
    options: dict[str, Any] = {"autoreset": autoreset, "masks": True, "talk": 1}
    one, two = (make(ruleset, 3, 2, 5, **options) for make in (LearnerBatch, python_batch))
    choose, strayed, came_back = farthest_choices(1), 0, 0
    kept: Any = None
    for _ in range(23):
        were = len(one.fallback)
        play_alike(one, two, choose, 10)
        strayed += len(one.fallback)
        came_back += len(one.fallback) < were
        if one.fallback and not kept:
            game = next(iter(one.fallback))
            kept = game, one.snapshot(game), two.snapshot(game)
    assert strayed > 3
    assert bool(came_back) == (autoreset == "next-step")
    game, mine, theirs = kept
    one.restore(game, mine)
    two.restore(game, theirs)
    assert game in one.fallback
    play_alike(one, two, choose, 5)


@each_game
def test_a_game_with_bots_that_outgrows_its_record_goes_on(case: GameCase) -> None:
    ruleset = shipped(case.rules.edition_ids[0], **LONG_MAZES[case.name])
    batch = LearnerBatch(ruleset, 3, 2, 5, learner=1, opponents="random")
    choose, strayed = farthest_choices(1), 0
    for _ in range(90):
        batch.step(choose(batch))
        assert not batch.was_illegal.any()
        assert (batch.seats_to_act == 1).all()
        strayed += len(batch.fallback)
    assert strayed


@each_game
def test_a_game_goes_back_to_a_snapshot(case: GameCase) -> None:
    batch = LearnerBatch(REFERENCE_EDITIONS[case.name], 5, 3, 8, talk=1, masks=True)
    other = LearnerBatch(REFERENCE_EDITIONS[case.name], 5, 1, 99, talk=1, masks=True)
    choose = random_choices(4)
    for _ in range(20):
        batch.step(choose(batch))
    kept = batch.snapshot(1)
    moves = []
    seen = []
    for _ in range(30):
        chosen = choose(batch)
        batch.step(chosen)
        moves.append(chosen[1])
        seen.append(batch.observations[1].tobytes() + batch.masks[1].tobytes())
    batch.restore(1, kept)
    other.restore(0, kept)
    for move, told in zip(moves, seen, strict=True):
        batch.step([0, move, 0])
        other.step([move])
        assert batch.observations[1].tobytes() + batch.masks[1].tobytes() == told
        assert other.observations[0].tobytes() + other.masks[0].tobytes() == told


@each_game
def test_an_observation_is_made_of_its_pieces(case: GameCase) -> None:
    layout = learner_backend_of(case.name).layout
    rng = np.random.default_rng(1)
    values = {piece.name: rng.integers(0, 256, piece.shape) for piece in layout.pieces}
    log = rng.integers(0, 256, (4, LOG_WIDTH))
    made = layout.encode(values, log.tolist(), 6)
    assert made.shape == (layout.size(6),)
    found = layout.decode(made)
    assert [*found] == [piece.name for piece in layout.with_log(6)]
    assert all((found[name] == value).all() for name, value in values.items())
    assert (found["log"][:4] == log).all()
    assert not found["log"][4:].any()
    many = layout.decode(np.stack([made, made]))
    assert all((many[name] == found[name]).all() for name in found)
    for piece in layout.pieces:
        assert not piece.columns or len(piece.columns) == piece.shape[-1]
    for wrong in (made[:-1], made.astype(np.int16)):
        with pytest.raises(ValueError, match="no observation"):
            layout.decode(wrong)


@each_game
def test_numbers_and_features_tell_the_moves(case: GameCase) -> None:
    batch = LearnerBatch(REFERENCE_EDITIONS[case.name], 5, 8, 2, talk=1, masks=True)
    actions, choose, found = batch.actions, random_choices(5), set()
    names = {name: code for code, name in enumerate(batch.learner.action_names, 1)}
    for step in range(120):
        batch.step(choose(batch))
        if step % 12:
            continue
        for game in np.flatnonzero(~batch.is_over).tolist():
            listed = batch.legal_moves(game)
            view = case.rules.view_of(batch.state(game), int(batch.seats_to_act[game]))
            assert len(listed) == batch.listed[game]
            assert [each.id for each in listed] == batch.action_ids[game, : len(listed)].tolist()
            assert set(np.flatnonzero(batch.masks[game])) == {each.id for each in listed} - {-1}
            for each, row in zip(listed, batch.features[game].tolist(), strict=False):
                assert tuple(row) == each.features
                if each.id < 0:
                    assert actions.encode(view, each.move) is None
                elif each.id < actions.actions.size:
                    # The same effect, if perhaps by another card with the same face.
                    assert actions.encode(view, each.move) == each.id
                    same = actions.decode(view, each.id)
                    assert actions.key_of_move(view, same) == actions.key_of_move(view, each.move)
                    assert names[str(each.move).split()[0]] == row[0]
                    found.add(row[0])
                else:
                    assert actions.encode_claim(each.move, view.seat, view.seats) == each.id
                    assert actions.decode(view, each.id) == each.move
            for number in (actions.size, actions.outside, -1):
                with pytest.raises(ValueError, match=r"."):
                    actions.decode(view, number)
    assert len(found) >= 6


@each_game
def test_each_number_means_something_else(case: GameCase) -> None:
    actions = learner_backend_of(case.name).actions
    texts = [actions.describe(number) for number in range(actions.size)]
    assert len(set(texts)) == actions.size
    blocks = actions.blocks
    assert sum(size for _, size in blocks.values()) == actions.size
    for name, (start, _) in blocks.items():
        assert texts[start].startswith(name)


def test_where_all_moves_lie_outside_the_window_the_first_has_a_number() -> None:
    """With an empty deck and the window full, tiles may fit outside only."""
    batch = LearnerBatch("gobblings", 8, 600, 1)
    actions, rng, found = batch.actions, np.random.default_rng(1), 0
    by_number = LearnerBatch("gobblings", 8, 1, 1, choices="action")
    for _ in range(250):
        batch.step((rng.random(600) * batch.listed).astype(np.int64))
        for game in np.flatnonzero(batch.action_ids[:, 0] == actions.outside).tolist():
            listed = batch.legal_moves(game)
            assert [each.id for each in listed] == [actions.outside] + [-1] * (len(listed) - 1)
            view = case_view(batch, game)
            assert actions.encode(view, listed[0].move) == actions.outside
            assert actions.key_of_move(view, actions.decode(view, actions.outside)) == (
                actions.key_of_move(view, listed[0].move)
            )
            by_number.restore(0, batch.snapshot(game))
            by_number.step([actions.outside])
            assert not by_number.was_illegal[0]
            found += 1
    assert found


def case_view(batch: LearnerBatch, game: int) -> Any:
    return batch.ruleset.rules.view_of(batch.state(game), int(batch.seats_to_act[game]))
