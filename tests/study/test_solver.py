"""The solver: its shipped editions, what bots get wrong in them, and errors of one sentence."""

import re
from pathlib import Path
from typing import Any

import pytest

from foolsgold.base.messages import UserError
from foolsgold.bots.catalogue import find_bot
from foolsgold.games.catalogue import find, shipped_editions
from foolsgold.study.saboteur_tree import TreeOptions
from foolsgold.study.solver import (
    EQUILIBRIUM,
    SOLVED_EDITIONS,
    Solution,
    find_edition,
    saboteur_sets,
    solve,
    solve_round,
)
from foolsgold.study.team_optimum import TeamGame
from tests.study.tiny_rulesets import with_draw, with_look

PAGE = Path(__file__).parents[2] / "docs/guide/solved-games.md"


@pytest.fixture(scope="module")
def solutions() -> dict[str, Solution]:
    return {name: solve(name) for name in SOLVED_EDITIONS}


@pytest.mark.parametrize("name", SOLVED_EDITIONS)
def test_open_roles_change_a_shipped_edition_by_three_points(
    name: str, solutions: dict[str, Solution]
) -> None:
    found = solutions[name]
    assert found.hidden.nash_conv < 1e-3
    assert found.open_roles.nash_conv < 1e-3
    assert abs(found.open_roles.diggers_win - found.hidden.diggers_win) >= 0.03
    assert 30_000 <= found.hidden.histories <= 1_000_000


@pytest.mark.parametrize("name", SOLVED_EDITIONS)
def test_the_page_has_the_figures_found(name: str, solutions: dict[str, Solution]) -> None:
    found = solutions[name]
    row = re.search(rf"^\| `{name}` \| ([\d,]+) \|.*$", PAGE.read_text("utf-8"), re.MULTILINE)
    assert row is not None
    cells = [cell.strip() for cell in row[0].strip("|").split("|")]
    assert cells[1] == f"{found.hidden.histories:,}"
    assert cells[2] == f"{found.hidden.information_sets:,}"
    assert float(cells[3]) == pytest.approx(100 * found.hidden.diggers_win, abs=0.06)
    assert float(cells[4]) == pytest.approx(100 * found.open_roles.diggers_win, abs=0.06)


def test_one_shipped_edition_has_a_look_and_a_claim(solutions: dict[str, Solution]) -> None:
    talking = [found for found in solutions.values() if found.talk]
    assert talking
    assert all(found.silent is not None for found in talking)
    assert all(found.silent.histories < found.hidden.histories for found in talking)  # type: ignore[union-attr]


def test_solved_editions_are_not_offered_at_tables() -> None:
    assert not set(SOLVED_EDITIONS) & set(shipped_editions())


def test_nobody_gains_much_in_equilibrium(solutions: dict[str, Solution]) -> None:
    for found in solutions.values():
        first = found.policies[0]
        assert first.bot == EQUILIBRIUM
        assert first.best_digger_gain < 1e-3
        assert first.diggers_win - first.against_best_saboteur < 1e-3


def test_bots_are_compared_with_best_responses() -> None:
    names = ("random", "novice", "digger", "thinker")
    found = solve(with_look(), bots=tuple(find_bot("saboteur", name) for name in names))
    assert [each.bot for each in found.policies] == [EQUILIBRIUM, *names]
    for each in found.policies:
        assert 0 <= each.against_best_saboteur <= each.diggers_win + 1e-9
        assert each.best_digger_gain >= -1e-9


def test_a_best_saboteur_loses_no_less_than_the_gains_say() -> None:
    """NashConv is what the digger seats and the saboteur seats gain, in their own payoffs."""
    found = solve(with_draw(), bots=(find_bot("saboteur", "random"),)).policies[1]
    saboteurs_gain = 4 * (found.diggers_win - found.against_best_saboteur)
    assert saboteurs_gain <= found.nash_conv
    assert found.nash_conv <= saboteurs_gain + 3 * 2 * found.best_digger_gain + 1e-9


def test_a_common_plan_is_bounded_by_open_roles() -> None:
    wins = []
    for open_roles in (False, True):
        solved = solve_round(with_draw(), TreeOptions(open_roles=open_roles))
        team = TeamGame(solved.form, saboteur_sets(solved.laid, solved.form))
        pure, mixed = team.best_plan(), team.best_mixture()
        assert pure <= mixed.value + 1e-6 <= mixed.bound + 2e-6
        assert mixed.bound - mixed.value < 1e-3
        # The saboteur may know an equilibrium too, and no lots are worth less than one plan.
        assert solved.summary.diggers_win <= mixed.bound + 1e-3
        wins.append(mixed.value)
    assert wins[0] <= wins[1] + 1e-6


@pytest.mark.parametrize(
    ("edition", "message"),
    [
        ("nothing", "edition-unknown"),
        ("gobblings", "solve-game"),
        ("saboteur-lv", "solve-roles"),
        ("no-such-file.toml", "file-unreadable"),
    ],
)
def test_what_cannot_be_solved_is_one_sentence(edition: str, message: str) -> None:
    with pytest.raises(UserError) as caught:
        find_edition(edition)
    assert caught.value.id == message


@pytest.mark.parametrize("limit", [10, 1000])
def test_a_tree_too_large_is_one_sentence(limit: int) -> None:
    with pytest.raises(UserError) as caught:
        solve("tiny-map", max_histories=limit)
    assert caught.value.id == "solve-large"
    assert caught.value.values["high"] == limit


def test_a_whole_box_is_refused_at_once() -> None:
    changes: dict[str, Any] = {"roles": {"3": {"saboteurs": 1, "diggers": 2}}}
    ruleset = find("saboteur-lv").with_overrides({"rounds": 1, **changes})
    with pytest.raises(UserError) as caught:
        solve(ruleset)
    assert caught.value.id == "solve-large"
