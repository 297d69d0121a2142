"""What players of OpenSpiel's games know: neither more nor less than the rules tell them."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
import pyspiel
import pytest
from scipy.stats import chisquare

from foolsgold.envs import openspiel_history, openspiel_resample, openspiel_view
from foolsgold.envs.openspiel_history import Step, StepKind
from foolsgold.envs.openspiel_round import Round
from tests.envs.information_sets import weighted_histories
from tests.envs.openspiel_play import load, random_decision, random_play, sampler_of
from tests.envs.tiny_editions import write_edition, write_gobblings

Pair: TypeAlias = tuple[Any, Any, int]
"""Two states, and a player who cannot tell them apart."""
SAMPLES = 3000
LEAST_EXPECTED = 8
"""Rare histories are counted together: chi-square is no test of small numbers."""
TINY: dict[str, dict[str, Any]] = {
    "one card each": {
        "passages": {"NS": 2, "EW": 4}, "maps": 2, "breaks": {"pick": 1}, "hand": 1,
    },
    "two cards each": {"passages": {"NS": 2, "EW": 3}, "maps": 2, "hand": 2},
    "ends when nobody can play": {
        "passages": {"EW": 4}, "maps": 2, "breaks": {"pick": 2}, "hand": 1,
        "round_end": "nobody-can-play",
    },
    "many alike": {"passages": {"NS": 1, "EW": 5}, "maps": 1, "hand": 2, "diggers": 2},
    "no spare role": {
        "passages": {"EW": 3}, "maps": 1, "breaks": {"pick": 2}, "mends": {"pick": 1}, "hand": 2,
        "round_end": "nobody-can-play", "diggers": 2,
    },
}  # fmt: skip
TINY_GOBBLINGS: dict[str, dict[str, Any]] = {
    "maps": {"tiles": {"passage": {"NESW": 4, "NS": 3}}, "maps": 1},
    "potions": {"tiles": {"passage": {"NESW": 4}, "rubble": {"NS": 2}}, "potions": 2},
    "ale": {"tiles": {"bomb": {"NE": 3}, "ale": {"NES": 4}}, "explosions": 1, "rotation": 2},
    "nothing to blow up": {"tiles": {"passage": {"NESW": 4}}, "explosions": 5},
    "rubble": {"tiles": {"passage": {"NESW": 5}, "rubble": {"NS": 4}}},
}
SITUATIONS = (
    # Edition, seed and number of decisions: others have put away so many cards, the player has
    # looked so often.
    ("one card each", 0, 3, 1, 0),
    ("one card each", 3, 6, 3, 1),
    ("one card each", 30, 3, 2, 0),
    ("two cards each", 18, 6, 3, 2),
    ("two cards each", 13, 6, 1, 1),
    ("two cards each", 37, 5, 1, 0),
    ("ends when nobody can play", 5, 3, 2, 0),
    ("ends when nobody can play", 30, 3, 1, 1),
    ("ends when nobody can play", 39, 7, 2, 0),
    ("two cards each", 9, 4, 0, 0),
    ("two cards each", 12, 3, 1, 0),
    ("two cards each", 18, 5, 1, 0),
    ("two cards each", 28, 3, 1, 1),
    ("many alike", 10, 5, 1, 0),
    ("no spare role", 31, 4, 1, 1),
    ("no spare role", 3, 6, 2, 0),
)


def tiny_state(folder: Path, name: str, seed: int, decisions: int) -> Any:
    game = load("saboteur", edition=write_edition(folder, **TINY[name]), players=3)
    return random_decision(game, seed, decisions)


def fit(state: Any, player: int, seed: int, *, cards_only: bool = False) -> float:
    """How well samples fit the histories found by brute force, as chi-square's p-value."""
    expected, sampler = weighted_histories(state, player, cards_only=cards_only), sampler_of(seed)
    kept = slice(1, state.round.setup.first_deal) if cards_only else slice(0)

    def sample() -> tuple[int, ...]:
        history = state.resample_from_infostate(player, sampler).history()
        history[kept] = state.history()[kept]
        return tuple(history)

    found = Counter(sample() for _ in range(SAMPLES))
    assert found.keys() <= expected.keys()
    counts, shares = [0], [0.0]
    for history in sorted(expected, key=lambda each: (expected[each], each)):
        if shares[-1] * SAMPLES >= LEAST_EXPECTED:
            counts.append(0)
            shares.append(0.0)
        counts[-1] += found[history]
        shares[-1] += expected[history]
    return float(chisquare(counts, np.array(shares) * SAMPLES).pvalue)


@pytest.mark.parametrize(("name", "seed", "decisions", "hidden", "looks"), SITUATIONS)
def test_resampling_is_as_chance_deals(
    tmp_path: Path, name: str, seed: int, decisions: int, hidden: int, looks: int
) -> None:
    state = tiny_state(tmp_path, name, seed, decisions)
    player = state.current_player()
    steps = Counter((step.kind, step.seat == player) for step in state.round.steps)
    assert steps[StepKind.HIDDEN, False] == hidden
    assert steps[StepKind.FOUND, True] == looks
    assert fit(state, player, seed) > 0.001


@pytest.mark.parametrize(
    ("name", "seed", "decisions"),
    [("many alike", 10, 5), ("two cards each", 28, 3), ("no spare role", 31, 4)],
)
def test_the_test_of_resampling_finds_a_wrong_weight(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, seed: int, decisions: int
) -> None:
    """If a play out of two equal cards counted twice, the test would find it."""
    monkeypatch.setattr(openspiel_resample, "is_accepted", lambda _same, _sampler: True)
    state = tiny_state(tmp_path, name, seed, decisions)
    assert fit(state, state.current_player(), seed) < 1e-6


@pytest.mark.parametrize(
    ("name", "seed", "decisions", "what"),
    [
        ("maps", 36, 3, (StepKind.HIDDEN, False)),
        ("potions", 36, 3, (StepKind.HIDDEN, False)),
        ("ale", 9, 3, (StepKind.HIDDEN, False)),
        # Somebody has drawn a card again that was put under the deck; then the player has.
        ("ale", 32, 8, (StepKind.TAKEN, False)),
        ("rubble", 3568, 9, (StepKind.TAKEN, True)),
        # Somebody has passed, and so could not play.
        ("nothing to blow up", 11, 7, (StepKind.MOVE, False)),
    ],
)
def test_resampling_of_gobblings_is_as_chance_deals(
    tmp_path: Path, name: str, seed: int, decisions: int, what: tuple[StepKind, bool]
) -> None:
    edition = write_gobblings(tmp_path, hand=1, **TINY_GOBBLINGS[name])
    state = random_decision(load("gobblings", edition=edition, players=3), seed, decisions)
    player = state.current_player()
    assert any((step.kind, step.seat == player) == what for step in state.round.steps)
    passed = any(line.endswith(" pass") for line in str(state).splitlines())
    assert passed == (name == "nothing to blow up")
    assert fit(state, player, seed, cards_only=True) > 0.001


def tensor_of(state: Any, player: int, observer: Any) -> bytes:
    """The numbers of an observer; nothing for a game whose kernel has none yet."""
    observer.set_from(state, player)
    return bytes(observer.tensor.tobytes())


def channels(state: Any, player: int) -> dict[str, Any]:
    """All that reaches a player, by the way it comes."""
    game = state.get_game()
    now, recall = (
        game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=flag))
        for flag in (False, True)
    )
    return {
        "information text": state.information_state_string(player),
        "information tensor": tensor_of(state, player, recall),
        "observation text": state.observation_string(player),
        "observation tensor": tensor_of(state, player, now),
        "struct": state.to_observation_struct(player).to_json(),
        "legal": () if state.is_chance_node() else tuple(state.legal_actions(player)),
        "to act": state.current_player(),
    }


def differing_channels(pairs: Iterable[Pair]) -> set[str]:
    found: set[str] = set()
    for ours, theirs, player in pairs:
        one, two = channels(ours, player), channels(theirs, player)
        found |= {name for name in one if one[name] != two[name]}
    return found


def listed_pairs(folder: Path) -> Iterator[Pair]:
    """Worlds of small editions that a player cannot tell apart, found by brute force."""
    for name, seed, decisions in (
        ("one card each", 3, 6), ("two cards each", 18, 6), ("no spare role", 3, 6),
    ):  # fmt: skip
        state = tiny_state(folder, name, seed, decisions)
        player = state.current_player()
        for history in weighted_histories(state, player):
            yield state, replayed(state, history), player


def sampled_pairs(
    game: Any, moments: Iterable[int] = range(0, 60, 7), seeds: Iterable[int] = range(3)
) -> Iterator[Pair]:
    """Worlds of whole games that a player cannot tell apart, at chance nodes as well."""
    for seed in seeds:
        for moment in moments:
            state = random_decision(game, seed, moment)
            states = (
                [state] if state.is_terminal() else [state, state.child(state.legal_actions()[0])]
            )
            for now in states:
                for player in range(game.num_players()):
                    yield now, now.resample_from_infostate(player, sampler_of(seed)), player
            if state.is_terminal():
                break


def replayed(state: Any, history: tuple[int, ...]) -> Any:
    again = state.get_game().new_initial_state()
    for action in history:
        again.apply_action(action)
    return again


def test_twin_worlds_look_the_same(tmp_path: Path) -> None:
    assert differing_channels(listed_pairs(tmp_path)) == set()


@pytest.mark.parametrize(
    ("name", "edition", "players"),
    [
        ("saboteur", "saboteur-en", 5),
        ("saboteur", "saboteur-lv", 3),
        ("gobblings", "gobblings-advanced", 5),
    ],
)
def test_twin_worlds_of_whole_games_look_the_same(name: str, edition: str, players: int) -> None:
    game = load(name, edition=edition, players=players)
    pairs = list(sampled_pairs(game))
    assert any(str(ours) != str(theirs) for ours, theirs, _ in pairs)
    assert differing_channels(pairs) == set()


def shown_kind(kind: StepKind) -> Callable[[pytest.MonkeyPatch], None]:
    """A leak: steps of this kind are told to everybody."""

    def plant(monkeypatch: pytest.MonkeyPatch) -> None:
        kinds = openspiel_history.PRIVATE_KINDS - {kind}
        monkeypatch.setattr(openspiel_history, "PRIVATE_KINDS", kinds)

    return plant


def shown_discards(monkeypatch: pytest.MonkeyPatch) -> None:
    row, text = openspiel_history.step_row, openspiel_history.step_text
    monkeypatch.setattr(
        openspiel_history, "step_row", lambda setup, step, reader: row(setup, openly(step), reader)
    )
    monkeypatch.setattr(
        openspiel_history,
        "step_text",
        lambda setup, step, reader: text(setup, openly(step), reader),
    )


def openly(step: Step) -> Step:
    return step._replace(kind=StepKind.MOVE) if step.kind == StepKind.HIDDEN else step


def shown_undecided_draw(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = Round.observation

    def leak(self: Round, seat: int, log_rows: int) -> Any:
        pending, self.pending = self.pending, 0
        try:
            return seen(self, seat, log_rows)
        finally:
            self.pending = pending

    monkeypatch.setattr(Round, "observation", leak)


def shown_deal_order(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        openspiel_view,
        "canonical_view",
        lambda table, player: table.setup.ruleset.rules.view_of(table.position.state(), player),
    )


def shown_roles(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = Round.observation

    def leak(self: Round, seat: int, log_rows: int) -> Any:
        found = seen(self, seat, log_rows)
        found[0] = sum(role << at for at, role in enumerate(self.roles))
        return found

    monkeypatch.setattr(Round, "observation", leak)


LEAKS: dict[str, tuple[Callable[[pytest.MonkeyPatch], None], set[str]]] = {
    "roles in the history": (shown_kind(StepKind.ROLE), {"information text"}),
    "draws": (shown_kind(StepKind.DRAW), {"information text", "information tensor"}),
    "looks": (shown_kind(StepKind.FOUND), {"information text", "information tensor"}),
    "discards": (shown_discards, {"information text", "information tensor"}),
    "a draw before chance decides": (
        shown_undecided_draw, {"information tensor", "observation tensor"},
    ),
    "numbers of cards": (shown_deal_order, {"observation text", "struct"}),
    "roles in the tensor": (shown_roles, {"information tensor", "observation tensor"}),
}  # fmt: skip


@pytest.mark.parametrize("leak", LEAKS)
def test_planted_leaks_are_found(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = load("saboteur")
    pairs = list(sampled_pairs(game, seeds=range(2)))
    assert differing_channels(pairs) == set()
    plant, expected = LEAKS[leak]
    plant(monkeypatch)
    setup = pairs[0][0].round.setup
    monkeypatch.setattr(setup, "texts", {})
    monkeypatch.setattr(setup, "rows", {})
    assert differing_channels(pairs) >= expected


@pytest.mark.parametrize(
    ("name", "edition", "players"),
    [
        ("saboteur", "saboteur-en", 5),
        ("saboteur", "saboteur-he", 7),
        ("gobblings", "gobblings-advanced", 5),
    ],
)
def test_information_texts_and_tensors_tell_the_same(name: str, edition: str, players: int) -> None:
    game = load(name, edition=edition, players=players)
    if not game.get_type().provides_information_state_tensor:
        pytest.skip("the kernel has nothing for learners of this game yet")
    observer = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    pairs: set[tuple[str, bytes]] = set()
    for seed in range(6):
        for now in random_play(game.new_initial_state(), seed):
            for player in range(players):
                text = now.information_state_string(player)
                pairs.add((text, tensor_of(now, player, observer)))
    texts, tensors = zip(*pairs, strict=True)
    assert len(pairs) > 2000
    assert len(set(texts)) == len(pairs) == len(set(tensors))


def test_all_information_states_of_a_small_game_have_their_own_tensor(tmp_path: Path) -> None:
    edition = write_edition(
        tmp_path, passages={"NS": 1, "EW": 2}, maps=1, hand=1, columns=1, diggers=2
    )
    game = load("saboteur", edition=edition, players=3)
    observer = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    pairs: set[tuple[str, bytes]] = set()

    def visit(state: Any) -> None:
        if not state.is_chance_node():
            for player in range(3):
                text = state.information_state_string(player)
                pairs.add((text, tensor_of(state, player, observer)))
        for action in () if state.is_terminal() else state.legal_actions():
            visit(state.child(action))

    state = game.new_initial_state()
    # One deal of the goals and of who begins stands for all: the rest is listed.
    for action in (0, 0, 0, 1, 0):
        state.apply_action(action)
    visit(state)
    texts, tensors = zip(*pairs, strict=True)
    assert len(pairs) > 500
    assert len(set(texts)) == len(pairs) == len(set(tensors))


def test_an_information_state_recalls_all_before_it() -> None:
    """What a player knew before is a part of what it knows now, and its own actions are in it."""
    game = load("saboteur")
    for seed in range(3):
        known = [""] * 5
        for now in random_play(game.new_initial_state(), seed):
            if now.round.position is None:
                continue
            for player in range(5):
                text = now.information_state_string(player)
                assert text.startswith(known[player])
                known[player] = text


def test_pieces_of_a_tensor_have_names() -> None:
    state = random_decision(load("saboteur"), seed=1, decisions=8)
    game, player = state.get_game(), state.current_player()
    observer = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    observer.set_from(state, player)
    table = state.round
    assert observer.dict["role"].tolist() == [table.roles[player] + 1]
    assert observer.dict["dealt"].sum() == 6
    assert observer.dict["hand"].sum() == 6
    assert observer.dict["history"][0].tolist()[1] == openspiel_history.FIRST_FACT_EVENT
    now = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=False))
    now.set_from(state, player)
    assert now.tensor.tolist() == state.observation_tensor(player)
    assert (now.dict["log"][:, 0] > 0).sum() == 8
