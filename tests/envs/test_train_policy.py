"""The example that trains a policy: short updates, where PyTorch is installed."""

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.support.paths import ROOT
from tests.support.scripts import load_script

FILE = "examples/train_policy.py"
SMALL = {"TABLES": 8, "MINIBATCH": 64, "LOOKS": 3, "IMITATION_LOOKS": 1}


def test_it_compiles_and_says_what_it_needs() -> None:
    text = (ROOT / FILE).read_text("utf-8")
    compile(text, FILE, "exec")
    header = re.match(r"# /// script\n((?:# .*\n)+)# ///\n", text)
    assert header
    metadata = tomllib.loads(header[1].replace("# ", ""))
    assert metadata["dependencies"] == ["foolsgold[research]", "torch"]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert metadata["requires-python"] == project["project"]["requires-python"]


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch) -> Any:
    pytest.importorskip("torch", reason="PyTorch is the example's, not the project's")
    module = load_script(FILE)
    for name, value in SMALL.items():
        monkeypatch.setattr(module, name, value)
    module.torch.set_num_threads(1)
    module.torch.manual_seed(1)
    return module


@pytest.fixture
def learner(script: Any) -> Any:
    return script.Learner(script.Policy(5), "saboteur-en", 1)


def test_imitation_learns_a_small_batch(learner: Any) -> None:
    batch = learner.collect(imitates=True)
    losses = [learner.update(batch, imitates=True) for _ in range(15)]
    assert 0 < losses[-1] < 0.7 * losses[0]


def test_a_policy_gradient_prefers_what_went_well(script: Any, learner: Any) -> None:
    batch = learner.collect(imitates=False)
    # As if the first half of the choices had gone well and the others badly.
    good = script.torch.arange(len(batch.choices)) < len(batch.choices) // 2
    batch = batch._replace(advantages=good.float())
    learner.update(batch, imitates=False)
    found, _ = learner.policy(batch.observations, batch.moves, batch.counts)
    change = found.gather(1, batch.choices[:, None])[:, 0] - batch.log_probs
    assert change[good].mean() > 0 > change[~good].mean()


def test_the_advantages_of_a_round_come_from_its_end(script: Any, learner: Any) -> None:
    batch = learner.collect(imitates=True)
    with script.torch.no_grad():
        _, values = learner.policy(*(learner.seen[key] for key in script.INPUTS))
    ends = set(values.tolist()) | {-1.0, 1.0}
    assert set(batch.returns.tolist()) <= ends
    assert {-1.0, 1.0} <= set(batch.returns.tolist())


def test_no_weight_is_on_a_padded_row(script: Any, learner: Any) -> None:
    batch = learner.collect(imitates=False)
    with script.torch.no_grad():
        found, values = learner.policy(batch.observations, batch.moves, batch.counts)
        behind = np.arange(batch.moves.shape[1]) >= batch.counts[:, None]
        spoilt = np.where(behind[:, :, None], np.uint8(3), batch.moves)
        again = learner.policy(batch.observations, spoilt, batch.counts)
    weights = found.exp().numpy()
    assert (weights[behind[:, : weights.shape[1]]] == 0).all()
    assert np.allclose(weights.sum(axis=1), 1, atol=1e-5)
    assert (batch.choices.numpy() < batch.counts).all()
    assert script.torch.equal(found, again[0])
    assert script.torch.equal(values, again[1])


def test_the_program_trains_compares_and_writes(
    script: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    weights, curve = tmp_path / "weights.pt", tmp_path / "curve.json"
    told = f"--minutes 0.03 --rounds 40 --seats 3 --out {weights} --curve {curve}".split()
    monkeypatch.setattr("sys.argv", [FILE, *told])
    script.main()
    assert "improvement  as saboteur" in capsys.readouterr().out
    kept = json.loads(curve.read_text("utf-8"))
    players = [look["player"] for look in kept["looks"]]
    assert players == ["rule bot", "random", *["imitation"] * 2, *["improvement"] * 2]
    assert kept["looks"][-1]["decisions"] > 0
    policies = [script.Policy(3) for _ in range(2)]
    env = script.TunnelVectorEnv("saboteur-en", 4, 3, opponents="digger", log_rows=script.LOG_ROWS)
    seen, _ = env.reset(seed=1)
    for policy in policies:
        policy.load_state_dict(script.torch.load(weights, weights_only=True))
    first, second = (policy(*(seen[key] for key in script.INPUTS))[0] for policy in policies)
    assert script.torch.equal(first, second)
    drawn = load_script("tools/measure/learning_curve.py").draw_chart(kept["looks"])
    assert drawn.startswith("<svg")
    assert len(drawn) < 60_000


def test_every_deal_of_a_comparison_counts_once(script: Any) -> None:
    rng = np.random.default_rng(1)

    def chance(_env: Any, seen: Any) -> Any:
        return rng.integers(np.maximum(seen["count"], 1))

    won = script.evaluate(chance, "saboteur-en", 5, 60)
    assert sum(map(len, won.values())) == 60
    assert all(0 < sum(each) < len(each) for each in won.values())
