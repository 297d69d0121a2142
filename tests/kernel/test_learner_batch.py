"""Learners' batches: compiled and readable games are the same, and tell a seat no secrets.

The readable batch is a `LearnerBatch` without a compiler.
"""

import subprocess
import sys
from collections.abc import Callable, Iterable
from functools import cache
from hashlib import blake2b
from typing import Any
from unittest.mock import patch

import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from foolsgold.base.frozendict import FrozenDict
from foolsgold.base.rng import Rng
from foolsgold.games.catalogue import Ruleset
from foolsgold.games.gobblings.cards import Race
from foolsgold.games.gobblings.events import Outcome
from foolsgold.kernel import learner_batch
from foolsgold.kernel.backend import backend_of
from foolsgold.kernel.learner_backend import learner_backend_of
from foolsgold.kernel.learner_batch import LearnerBatch
from foolsgold.kernel.learner_fallback import LearnerGame
from foolsgold.kernel.learner_layout import (
    LEARNER,
    LEARNER_DTYPE,
    LOG_WIDTH,
    MAX_SEATS,
    OPTION_BY_ID,
    OPTION_WHOLE_GAME,
    OPTIONS,
)
from tests.kernel.gobblings import generated_games as gobblings
from tests.kernel.saboteur import generated_games as saboteur
from tests.secrecy.situations import LEAKS, view_leaks
from tests.support.each_game import CASES, each_game
from tests.support.game_case import GameCase, shipped
from tests.support.leaks import ViewOf, leak_view
from tests.support.twin_worlds import twin_world

OUTPUTS = (
    "observations", "final_observations", "action_ids", "features", "masks", "rewards", "listed",
    "seats_to_act", "has_ended", "is_over", "was_illegal",
)  # fmt: skip
REFERENCE_EDITIONS = {"saboteur": "saboteur-en", "gobblings": "gobblings-advanced"}
SHORT_BOARDS: dict[str, dict[str, Any]] = {
    "saboteur": {"columns_between": 1, "min_path_cards": 0},
    "gobblings": {"columns_between": 1},
}
"""Where random play reaches goals, shares gold and steals."""
LONG_MAZES: dict[str, dict[str, Any]] = {
    "saboteur": {
        "columns_between": 20,
        "deck": {
            "passages": {"NS": 0, "NW": 0, "NE": 0, "NES": 0, "NEW": 0, "NESW": 0, "EW": 60},
            "dead_ends": dict.fromkeys(("NS", "EW", "NW", "NE", "NES", "NEW", "NESW", "N", "E"), 0),
            "actions": {"map": 0, "rockfall": 1},
        },
    },
    "gobblings": {
        "columns_between": 20,
        "rows_between_goals": 10,
        "deck": {"passage": {"NS": 110, "EW": 20}},
    },
}
"""Where a maze outgrows its record."""
Choose = Callable[[LearnerBatch], npt.NDArray[np.int64]]


def python_batch(*arguments: Any, **options: Any) -> LearnerBatch:
    """A batch on the readable rules."""
    with patch.object(learner_batch, "has_compiler", lambda: False):
        return LearnerBatch(*arguments, tell=lambda _: None, **options)


def random_choices(seed: int) -> Choose:
    """Any listed move, by its place or its number; now and then an illegal one."""
    rng = np.random.default_rng(seed)

    def choose(batch: LearnerBatch) -> npt.NDArray[np.int64]:
        places = (rng.random(len(batch)) * np.maximum(batch.listed, 1)).astype(np.int64)
        chosen = places
        if batch.options[OPTION_BY_ID]:
            chosen = batch.action_ids[np.arange(len(batch)), places].astype(np.int64)
        return np.where(rng.random(len(batch)) < 0.02, 9999, chosen)

    return choose


def farthest_choices(seed: int) -> Choose:
    """Tiles as far away as one can."""
    rng = Rng(seed)

    def distance(listed: Any) -> int:
        cell = getattr(listed.move, "cell", None)
        return 0 if cell is None else 2 * (abs(cell.x) + abs(cell.y)) + rng.below(2)

    def choose(batch: LearnerBatch) -> npt.NDArray[np.int64]:
        lists = [[distance(each) for each in batch.legal_moves(n)] for n in range(len(batch))]
        return np.array([far.index(max(far)) if far else 0 for far in lists])

    return choose


def assert_same_outputs(one: LearnerBatch, two: LearnerBatch) -> None:
    for name in OUTPUTS:
        mine, theirs = getattr(one, name), getattr(two, name)
        if not np.array_equal(mine, theirs):
            where = np.argwhere(mine != theirs)[0].tolist()
            if name == "observations":
                pieces = one.layout.decode(mine[where[0]]), two.layout.decode(theirs[where[0]])
                where += [key for key in pieces[0] if (pieces[0][key] != pieces[1][key]).any()]
            raise AssertionError(f"{name} differ at {where}")


def play_alike(one: LearnerBatch, two: LearnerBatch, choose: Choose, steps: int) -> int:
    """Steps two batches with the same choices; says how many episodes have ended."""
    ended = 0
    assert_same_outputs(one, two)
    for step in range(steps):
        chosen = choose(one)
        one.step(chosen)
        two.step(chosen)
        assert_same_outputs(one, two)
        ended += int(one.has_ended.sum())
        if step % 40 == 39:
            for seat in range(-1, one.seats):
                assert np.array_equal(one.observe(seat), two.observe(seat))
    return ended


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


@each_game
def test_a_game_that_outgrows_its_record_goes_on(case: GameCase) -> None:
    """Nobody notices; the next episode is dealt into the record again."""
    ruleset = shipped(case.rules.edition_ids[0], **LONG_MAZES[case.name])
    given = (ruleset, 3, 2, 5)
    one, two = LearnerBatch(*given), python_batch(*given)
    choose, strayed, came_back = farthest_choices(1), 0, 0
    kept: list[Any] = []
    for step in range(230):
        if len(one.fallback) and not kept:
            game = next(iter(one.fallback))
            kept = [game, one.snapshot(game), two.snapshot(game)]
        were = len(one.fallback)
        chosen = choose(one)
        one.step(chosen)
        two.step(chosen)
        assert_same_outputs(one, two)
        if step % 16 == 0:
            assert np.array_equal(one.observe(1), two.observe(1))
            assert one.state(0).board == two.state(0).board
        strayed += len(one.fallback)
        came_back += len(one.fallback) < were
    assert strayed > 10
    assert came_back
    game, mine, theirs = kept
    one.restore(game, mine)
    two.restore(game, theirs)
    assert game in one.fallback
    for _ in range(5):
        chosen = choose(one)
        one.step(chosen)
        two.step(chosen)
        assert_same_outputs(one, two)


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


# Worlds that a seat cannot tell apart.
WATCHER = 1
LEAK_DEALS = 40


class World:
    """One world as a learner is told of it, move by move."""

    def __init__(self, ruleset: Ruleset, seats: int, chance: Any, view_of: ViewOf | None) -> None:
        options = np.zeros(OPTIONS, np.int64)
        options[OPTION_WHOLE_GAME] = 1
        self.learner, rules = learner_backend_of(ruleset.rules.name), ruleset.rules
        self.backend = backend_of(rules.name)
        everybody = np.full(MAX_SEATS, LEARNER, np.uint8)
        self.game = LearnerGame(ruleset, self.learner, seats, options, everybody, 20)
        self.game.state, self.game.heard = rules.start(ruleset.edition, seats, chance)
        self.game.is_running = True
        self.view_of = view_of or rules.view_of
        self.game.view = lambda seat: self.view_of(self.game.state, seat)  # type: ignore[method-assign]

    def play(self, move: Any) -> None:
        self.game.rewards[:] = 0
        self.game.play(move)

    def told(self, seat: int, doctor: Callable[[Any, int], None] | None = None) -> bytes:
        """Observation by both engines, list with numbers and features, own reward."""
        game, state = self.game, self.game.state
        made: bytes = game.observation(seat).tobytes() + game.rewards[seat].tobytes()
        if game.is_running and game.to_act == seat:
            made += str([(each.id, each.features) for each in game.listed()]).encode()
        record = np.zeros(1, self.backend.record_dtype)
        table = self.backend.edition_table_of(state.edition, state.seats)
        # A record holds no other deals to come than those of its seed.
        dealt = {n: deal for n, deal in state.chance.given.items() if n <= state.round}
        chance = replace(state.chance, given=FrozenDict(dealt))
        self.backend.pack(replace(state, chance=chance), table[0], record[0])
        if doctor is not None:
            doctor(record[0], seat)
        logs, out = (
            np.zeros((1, 20, LOG_WIDTH), np.uint8),
            np.zeros((1, self.learner.layout.size(20)), np.uint8),
        )
        rows = np.array(game.log[:20], np.uint8).reshape(-1, LOG_WIDTH)
        logs[0, : len(rows)] = rows
        self.learner.observe(record, table, np.zeros(1, LEARNER_DTYPE), logs, seat, out)
        return made + out.tobytes()


@cache
def twin_worlds(game: str, deal: int) -> tuple[Ruleset, list[tuple[Any, list[Any]]]] | None:
    """Two worlds with the moves in them, which the watcher cannot tell apart."""
    case = CASES[game]
    board = SHORT_BOARDS[game] if deal % 3 == 2 else {}
    ruleset = shipped(REFERENCE_EDITIONS[game], **board)
    chance = case.rules.chance_from(5, deal, None)
    length = (90 if deal % 2 else 25) if game == "saboteur" else 6 + deal
    steps = case.play_random_game(ruleset.edition, 5, chance, deal, length)
    moves = [move for _, move, _ in steps]
    rng = Rng(deal)
    for _ in range(LEAKS[game].tries):
        other = twin_world(case, ruleset.edition, 5, chance, moves, WATCHER, rng)
        if other is not None:
            return ruleset, [(chance, moves), other]
    return None


def differs(
    game: str,
    deal: int,
    view_of: ViewOf | None = None,
    doctor: Callable[[Any, int], None] | None = None,
) -> bool:
    """Whether the watcher is told different things in the two worlds of a deal."""
    pair = twin_worlds(game, deal)
    if pair is None:
        return False
    ruleset, worlds = pair
    one, two = (World(ruleset, 5, chance, view_of) for chance, _ in worlds)
    for mine, theirs in zip(*(moves for _, moves in worlds), strict=True):
        one.play(mine)
        two.play(theirs)
        if one.told(WATCHER, doctor) != two.told(WATCHER, doctor):
            return True
    return False


@each_game
def test_worlds_a_seat_cannot_tell_apart_teach_it_the_same(case: GameCase) -> None:
    pairs = [deal for deal in range(LEAK_DEALS) if twin_worlds(case.name, deal)]
    assert len(pairs) > 10
    assert not [deal for deal in pairs if differs(case.name, deal)]


def leak_hand(view_of: ViewOf) -> ViewOf:
    """While others act one sees the next seat's hand in place of one's own."""

    def cards(state: Any) -> Any:
        return view_of(state, WATCHER if state.to_act == WATCHER else WATCHER + 1).hand

    return leak_view(view_of, "hand", cards)


def planted_view_leaks(game: str) -> dict[str, ViewOf]:
    case = CASES[game]
    # What an observation does not tell cannot leak there.
    found = {name: leak for name, leak in view_leaks(case).items() if name != "discards"}
    return found | {"hand": leak_hand(case.rules.view_of)}


def look_everywhere(record: Any, seat: int) -> None:
    record["peeked"][seat] = 7


def know_all_discards(record: Any, _seat: int) -> None:
    record["pile"] &= 255


def know_all_roles(record: Any, seat: int) -> None:
    record["seen"][seat] = sum((int(role) + 1) << 4 * at for at, role in enumerate(record["roles"]))


def see_all_hands(record: Any, _seat: int) -> None:
    record["shown"] = 255


def bury_all(record: Any, seat: int) -> None:
    record["buried"] = seat | seat << 4


RECORD_LEAKS: dict[str, tuple[Callable[[Any, int], None], ...]] = {
    "saboteur": (look_everywhere, know_all_discards),
    "gobblings": (look_everywhere, know_all_roles, see_all_hands, bury_all),
}


@pytest.mark.parametrize(
    ("game", "leak"), [(game, leak) for game in CASES for leak in planted_view_leaks(game)]
)
def test_a_leak_planted_in_a_view_is_caught(game: str, leak: str) -> None:
    view_of = planted_view_leaks(game)[leak]
    assert any(differs(game, deal, view_of=view_of) for deal in range(LEAK_DEALS))


@pytest.mark.parametrize(
    ("game", "doctor"), [(game, leak) for game, leaks in RECORD_LEAKS.items() for leak in leaks]
)
def test_a_leak_planted_in_compiled_code_is_caught(
    game: str, doctor: Callable[[Any, int], None]
) -> None:
    """As if compiled code had read more of the record than the seat may know."""
    assert any(differs(game, deal, doctor=doctor) for deal in range(LEAK_DEALS))
