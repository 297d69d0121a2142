import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.bots import uniform_random

import foolsgold
from foolsgold.base.rng import Rng
from foolsgold.envs.openspiel_history import StepKind
from foolsgold.envs.openspiel_positions import CompiledPosition, PythonPosition
from foolsgold.envs.openspiel_setup import GOAL_ORDERS, Deal
from tests.envs.openspiel_play import load, random_action, random_decision, random_play, sampler_of
from tests.envs.tiny_editions import write_edition

TABLES = (
    ("saboteur", "saboteur-en", 3),
    ("saboteur", "saboteur-en", 5),
    ("saboteur", "saboteur-lv", 4),
    ("saboteur", "saboteur-he", 7),
    ("saboteur", "saboteur-fa", 10),
    ("gobblings", "gobblings", 3),
    ("gobblings", "gobblings-advanced", 5),
    ("gobblings", "gobblings-advanced", 8),
)
"""Games, editions and numbers of players."""


@pytest.mark.parametrize(("game", "edition", "players"), TABLES)
@pytest.mark.parametrize("zero_sum", [False, True])
def test_openspiel_accepts_the_game(
    game: str, edition: str, players: int, zero_sum: bool, capfd: Any
) -> None:
    loaded = load(game, edition=edition, players=players, zero_sum=zero_sum)
    pyspiel.random_sim_test(loaded, 1, True, False)


@pytest.mark.parametrize(("game", "edition", "players"), TABLES)
def test_legal_actions_are_those_of_the_rules(game: str, edition: str, players: int) -> None:
    """And the same actions lead to the same state, in a record and by the Python rules."""
    state = load(game, edition=edition, players=players).new_initial_state()
    setup = state.round.setup
    readable = None
    for now in random_play(state, seed=players):
        table = now.round
        if table.position is None:
            continue
        if readable is None:
            readable = python_twin(table)
        if table.pending or now.is_terminal():
            continue
        view = setup.ruleset.rules.view_of(table.position.state(), table.player)
        expected = {setup.actions.encode(view, move) for move in view.legal} - {None}
        assert now.legal_actions() == sorted(expected)


def seen_by(state: Any, seat: int) -> list[float]:
    """The observation as numbers; nothing for a game whose kernel has none yet."""
    observer = state.get_game().make_py_observer()
    observer.set_from(state, seat)
    found: list[float] = observer.tensor.tolist()
    return found


def python_twin(table: Any) -> PythonPosition:
    setup, parts = table.setup, table.setup.parts
    rest = [kind for kind, count in table.left.items() for _ in range(count)]
    kinds = [*table.dealt, *rest]
    deal = Deal(table.starter, table.roles, table.goals, kinds)
    state = parts.python_deal(setup.edition, setup.seats, deal)
    return PythonPosition(setup, state)


@pytest.mark.parametrize(("game", "edition", "players"), TABLES)
def test_records_and_the_python_rules_agree(game: str, edition: str, players: int) -> None:
    state = load(game, edition=edition, players=players).new_initial_state()
    if state.round.setup.edition_table is None:
        pytest.skip("the kernel has nothing for learners of this game yet")
    twin = None
    for now in random_play(state, seed=7 * players):
        table = now.round
        if table.position is None:
            continue
        if twin is None:
            twin = table.__deepcopy__({})
            assert isinstance(twin.position, CompiledPosition)
            twin.position = python_twin(table)
        for action in now.round.actions()[len(twin.actions()) :]:
            twin.apply(action)
        assert twin.steps == table.steps
        assert twin.player == table.player
        assert twin.legal_actions() == table.legal_actions()
        # A record of Gobblings does not keep how rounds ended.
        assert now.is_terminal() or open_table(twin) == open_table(table)
        for seat in range(players):
            ours, theirs = (each.observation(seat, 20) for each in (table, twin))
            assert ours.tolist() == theirs.tolist()
        assert table.returns(zero_sum=True) == twin.returns(zero_sum=True)


def open_table(table: Any) -> list[Any]:
    """All views of a table, and all that is hidden on it; cards long gone have no faces."""
    rules, state = table.setup.ruleset.rules, table.position.state()
    views = [rules.view_of(state, seat) for seat in (None, *range(table.setup.seats))]
    return [rules.open_view(state), views, state.roles, state.goals]


def test_the_seed_of_a_deal_leads_to_the_same_game() -> None:
    """A game dealt from a seed, with the same cards dealt by chance, goes the same way."""
    ruleset = load("saboteur").new_initial_state().round.setup.ruleset
    for seed in range(5):
        game = foolsgold.new(ruleset, seats=5, seed=seed)
        state = dealt_like(game)
        while not state.is_terminal():
            table = state.round
            view = game.view(game.to_act)
            assert [table.player, state.legal_actions()] == [
                game.to_act,
                legal_numbers(table, view),
            ]
            action = random_action(state, table_rng(seed, len(table.steps)))
            drawn = game.state.drawn
            state.apply_action(action)
            game.apply(table.setup.actions.decode(view, action))
            if state.is_chance_node():
                state.apply_action(table.setup.kind_of_face[game.state.deck[drawn]])
        assert game.state.past[0].found == (state.returns()[game.state.roles.index("digger")] > 0)


def table_rng(seed: int, length: int) -> Rng:
    return Rng(1000 * seed + length)


def legal_numbers(table: Any, view: Any) -> list[int]:
    found = {table.setup.actions.encode(view, move) for move in view.legal}
    return sorted(found - {None})


def dealt_like(game: Any) -> Any:
    """The OpenSpiel state with the deal of a game."""
    state = load("saboteur", players=game.seats).new_initial_state()
    setup, dealt = state.round.setup, game.state
    roles = [setup.parts.role_names.index(role) for role in dealt.roles]
    faces = tuple(setup.parts.goal_names.index(face) for face in dealt.goals)
    cards = [setup.kind_of_face[dealt.deck[card]] for hand in dealt.hands for card in hand]
    for action in (dealt.starter, *roles, GOAL_ORDERS.index(faces), *cards):
        state.apply_action(action)
    return state


@pytest.mark.parametrize(("game", "edition", "players"), TABLES)
def test_a_history_is_its_list_of_actions(game: str, edition: str, players: int) -> None:
    loaded = load(game, edition=edition, players=players)
    state = random_decision(loaded, seed=3, decisions=20)
    again = loaded.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert state.round.actions() == state.history()
    assert str(again) == str(state)
    for copied in (again, state.clone(), pickle.loads(pickle.dumps(state))):  # noqa: S301
        assert copied.history() == state.history()
        assert copied.legal_actions() == state.legal_actions()
        assert copied.round.steps == state.round.steps
        for seat in range(players):
            assert seen_by(copied, seat) == seen_by(state, seat)


def test_a_clone_is_independent() -> None:
    state = random_decision(load("saboteur"), seed=5, decisions=12)
    before, tensor = str(state), state.observation_tensor(0)
    other = state.clone()
    for _ in random_play(other, seed=1):
        pass
    assert (str(state), state.observation_tensor(0)) == (before, tensor)
    assert other.is_terminal()


def test_returns_are_by_side_and_within_the_bounds() -> None:
    seen: set[tuple[bool, int, float]] = set()
    for zero_sum in (False, True):
        game = load("saboteur", zero_sum=zero_sum, players=3)
        for seed in range(40):
            state = game.new_initial_state()
            for _ in random_play(state, seed):
                pass
            returns = state.returns()
            assert game.min_utility() <= min(returns) <= max(returns) <= game.max_utility()
            if zero_sum:
                assert sum(returns) == pytest.approx(0)
            seen.add((zero_sum, tuple(state.round.roles).count(1), max(returns)))
    # With a spare dwarf card there may be no saboteur at all.
    assert {(count, most) for zero, count, most in seen if zero} >= {(0, 0.0), (1, 2.0)}
    assert {count for zero, count, _ in seen if not zero} == {0, 1}


def test_diggers_and_saboteurs_share_the_stakes() -> None:
    game = load("saboteur", zero_sum=True, players=5)
    state = random_decision(game, seed=1, decisions=1000)
    table = state.round
    for roles, winner, expected in (
        ([0, 0, 1, 0, 0], 0, [1, 1, -4, 1, 1]),
        ([0, 1, 1, 0, 0], 1, [-1, 1.5, 1.5, -1, -1]),
    ):
        table.roles, table.position.winner = roles, winner
        assert state.returns() == expected
    assert game.max_utility() == 4


@pytest.mark.parametrize(("game", "edition", "players"), TABLES)
def test_a_game_never_outgrows_its_declared_lengths(game: str, edition: str, players: int) -> None:
    loaded = load(game, edition=edition, players=players)
    for seed in range(3):
        state = loaded.new_initial_state()
        for _ in random_play(state, seed):
            pass
        kinds = [step.kind for step in state.round.steps]
        decisions = kinds.count(StepKind.MOVE) + kinds.count(StepKind.HIDDEN)
        assert decisions <= loaded.max_game_length()
        chances = sum(kind <= StepKind.DRAW for kind in kinds)
        assert chances <= loaded.max_chance_nodes_in_history()


def test_bots_play_a_short_match(tmp_path: Path) -> None:
    edition = write_edition(tmp_path, passages={"NS": 3, "EW": 4}, maps=2)
    game = load("saboteur", edition=edition, players=3)
    random = np.random.RandomState(1)
    rollouts = mcts.RandomRolloutEvaluator(1, random)
    searcher = ismcts.ISMCTSBot(game, rollouts, uct_c=1.0, max_simulations=20, random_state=random)
    bots = [
        uniform_random.UniformRandomBot(0, random),
        searcher,
        mcts.MCTSBot(game, 1.0, 20, rollouts, random_state=random),
    ]
    state, chance = game.new_initial_state(), Rng(1)
    while not state.is_terminal():
        player = state.current_player()
        action = random_action(state, chance) if player < 0 else bots[player].step(state)
        state.apply_action(action)
    assert set(state.returns()) <= {-1.0, 1.0}


def test_ismcts_plays_the_whole_game() -> None:
    state = random_decision(load("saboteur", players=3), seed=2, decisions=15)
    random = np.random.RandomState(2)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    bot = ismcts.ISMCTSBot(
        state.get_game(), evaluator, uct_c=1.0, max_simulations=10, random_state=random
    )
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize(
    ("parameters", "message"),
    [
        ({"edition": "saboteur-xx"}, "saboteur-xx"),
        ({"edition": "gobblings"}, "not of saboteur"),
        ({"edition": "nowhere.toml"}, "nowhere.toml"),
        ({"players": 2}, "3 to 10 players, not 2"),
        ({"players": 11}, "3 to 10 players, not 11"),
        ({"log_rows": -1}, "log_rows is at least 0, not -1"),
    ],
)
def test_wrong_parameters_are_named(parameters: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        load("saboteur", **parameters)


def test_wrong_actions_are_named() -> None:
    game = load("saboteur", players=3)
    state = game.new_initial_state()
    with pytest.raises(ValueError, match="99 is no outcome of this chance node"):
        state.apply_action(99)
    state = random_decision(game, seed=4, decisions=0)
    seat = state.current_player() + 1
    take = state.round.setup.actions.actions.radix.starts["take"]
    with pytest.raises(ValueError, match=f"seat {seat} may not do {take} now: take 1"):
        state.apply_action(take)
    with pytest.raises(ValueError, match=f"seat {seat} may not do 999999 now: actions are from 0"):
        state.apply_action(999999)
    with pytest.raises(ValueError, match="players are from 0 to 2, not 3"):
        state.resample_from_infostate(3, sampler_of(1))
    for _ in random_play(state, seed=1):
        pass
    with pytest.raises(ValueError, match="the round is over"):
        state.apply_action(0)


def test_a_maze_that_outgrows_its_record_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a record cannot hold is played by the Python rules, with the log kept."""
    game = load("saboteur", players=3)
    state = random_decision(game, seed=6, decisions=14)
    twin = state.clone()
    position = twin.round.position
    twin.round.position = position._python_position()
    for _ in random_play(state, seed=2):
        pass
    for action in state.history()[len(twin.history()) :]:
        twin.apply_action(action)
    assert isinstance(twin.round.position, PythonPosition)
    assert twin.returns() == state.returns()
    for seat in range(3):
        assert twin.observation_tensor(seat) == state.observation_tensor(seat)


def test_rotations_of_a_card_are_one_kind(tmp_path: Path) -> None:
    """[R36] A deck may list a card twice, once turned: nobody can tell which of them was laid."""
    path = Path(write_edition(tmp_path, passages={"NW": 4, "EW": 4}))
    path.write_text(path.read_text().replace('"NW" = 4', '"NW" = 2\n"ES" = 2'))
    game = load("saboteur", edition=str(path), players=3)
    kinds = game.new_initial_state().round.setup.deck
    assert sorted(kinds.values()) == [4, 4]
    state = random_decision(game, seed=1, decisions=3)
    again = state.resample_from_infostate(0, sampler_of(3))
    assert again.information_state_string(0) == state.information_state_string(0)


def test_structs_tell_what_a_player_sees() -> None:
    state = random_decision(load("saboteur"), seed=9, decisions=6)
    player = state.current_player()
    told = state.to_observation_struct(player).to_dict()
    assert told["player"] == player
    assert [role is None for role in told["roles"]] == [seat != player for seat in range(5)]
    assert len(told["hand"]) == 6
    action = state.legal_actions()[0]
    assert state.struct_to_actions(state.action_to_struct(player, action)) == [action]
    assert state.to_struct().to_dict()["history"] == state.history()
