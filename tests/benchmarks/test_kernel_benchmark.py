"""What `foolsgold bench --kernel` tells: the figures' names are for programs, and stay."""

import json
from collections.abc import Sequence
from typing import Any

import pytest

from foolsgold.benchmarks import kernel_benchmark
from foolsgold.cli.main import run


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few games for a short time: figures mean nothing then, but all are there."""
    for name, value in {
        "IN_ONE_CALL": 64,
        "SIZES": (1, 256, 300),
        "GAMES_AT_ONCE": 32,
        "MOVES_A_TURN": 900,
        "LENGTH": 20,
        "STOCK": 128,
        "TURNS": 3,
        "CLOCKED": 0.0,
    }.items():
        monkeypatch.setattr(kernel_benchmark, name, value)
    kernel_benchmark._spread_batch.cache_clear()


def told(capsys: pytest.CaptureFixture[str], arguments: Sequence[str]) -> Any:
    assert run(["bench", "--kernel", "--rounds", "1", "--json", *arguments]) == 0
    return json.loads(capsys.readouterr().out)


def test_both_games_are_measured(capsys: pytest.CaptureFixture[str]) -> None:
    bench = told(capsys, [])
    assert bench["turns"] == 3
    assert [game["game"] for game in bench["games"]] == ["saboteur", "gobblings"]
    for game in bench["games"]:
        assert game["rounds"] >= 100
        assert game["rounds_per_cpu_second"] > 0
        assert game["moves_per_cpu_second"] > game["rounds_per_cpu_second"]
        assert game["growth"] >= 1
        least, most = game["two_cores"]["speedup_range"]
        assert least <= game["two_cores"]["speedup"] <= most
        spread = [step["games"] for step in game["stepping"] if step["spread"]]
        fresh = [step["seats"] for step in game["stepping"] if not step["spread"]]
        assert spread == [1, 256, 300]
        assert fresh == [3, 5, 10 if game["game"] == "saboteur" else 8]
        for step in game["stepping"]:
            for how in ("inside", "words"):
                least, most = step[f"{how}_range"]
                assert least <= step[f"{how}_moves_per_cpu_second"] <= most


def test_the_rule_policy_chooses_inside_only(capsys: pytest.CaptureFixture[str]) -> None:
    bench = told(capsys, ["--policy", "rules", "--edition", "saboteur-en"])
    (game,) = bench["games"]
    assert all(step["words_moves_per_cpu_second"] is None for step in game["stepping"])
