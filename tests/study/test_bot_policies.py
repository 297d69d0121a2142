"""Bots as policies: exact where they can be, next to what the bots do when they are asked."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

from foolsgold.base.rng import Rng
from foolsgold.bots.catalogue import find_bot
from foolsgold.study.bot_policies import bot_policy
from foolsgold.study.saboteur_tree import SAYS_STONE, SAYS_TREASURE, SILENT, TreeOptions, lay_out
from foolsgold.study.sequence_form import SequenceForm, sequence_form_of
from foolsgold.study.tree_replay import TreePosition, TreeReplay, move_code
from tests.study.tiny_rulesets import with_look

SAMPLES = 4000


@pytest.fixture(scope="module")
def solved() -> tuple[SequenceForm, TreeReplay]:
    ruleset = with_look()
    laid = lay_out(ruleset, TreeOptions())
    return sequence_form_of(laid.tree)[0], TreeReplay(ruleset, laid)


def heard_by(replay: TreeReplay, at: TreePosition, seat: int) -> tuple[Any, ...]:
    return tuple(replay.rules.redact_event(event, seat) for event in at.events)


@pytest.mark.parametrize("name", ["random", "novice", "digger"])
def test_a_policy_is_what_the_bot_does(name: str, solved: tuple[SequenceForm, TreeReplay]) -> None:
    form, replay = solved
    bot, policy = find_bot("saboteur", name), bot_policy(*solved, find_bot("saboteur", name))
    sizes = np.diff(form.first_sequences)
    first = [each for each in form.set_numbers() if form.set_parents[each] == 0]
    each = max(first, key=lambda number: sizes[number])
    (at,) = replay.positions([int(form.set_histories[each])])
    seat = at.state.to_act
    view, heard = replay.rules.view_of(at.state, seat), heard_by(replay, at, seat)
    rng, codes = Rng(1), replay.action_codes(at.node)
    done = Counter(
        codes.index(move_code(view, bot.choose(view, heard, rng))) for _ in range(SAMPLES)
    )
    shares = [done[rank] / SAMPLES for rank in range(len(codes))]
    assert policy[form.actions_of(each)].tolist() == pytest.approx(shares, abs=0.04)


@pytest.mark.parametrize("name", ["random", "novice", "digger", "thinker"])
def test_policies_add_up(name: str, solved: tuple[SequenceForm, TreeReplay]) -> None:
    form = solved[0]
    policy = bot_policy(*solved, find_bot("saboteur", name))
    assert policy.min() >= 0
    sums = np.add.reduceat(policy[1:], form.first_sequences[:-1] - 1)
    assert sums == pytest.approx(np.ones(len(sums)))


def test_an_honest_thinker_tells_the_truth_after_a_look(
    solved: tuple[SequenceForm, TreeReplay],
) -> None:
    form, replay = solved
    policy = bot_policy(form, replay, find_bot("saboteur", "thinker"))
    met = Counter[str]()
    set_at = {int(node): each for each, node in enumerate(form.set_histories)}
    for at in replay.positions(set_at):
        if not at.claims:
            continue
        seat = replay.looker(at)
        said = policy[form.actions_of(set_at[at.node])]
        look = next(e for e in reversed(at.events) if type(e).__name__ == "Peeked")
        truth = SAYS_TREASURE if str(look.found) == "treasure" else SAYS_STONE
        if str(at.state.roles[seat]) == "digger":
            met["digger"] += 1
            assert said[truth] + said[SILENT] == pytest.approx(1)
        met["told"] += said[SILENT] < 0.5
    assert met["digger"]
    assert met["told"]
