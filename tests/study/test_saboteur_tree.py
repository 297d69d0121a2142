"""The laid-out tree, compared with the readable rules history by history."""

from collections import defaultdict
from collections.abc import Callable
from math import fsum
from typing import Any

import numpy as np
import pytest

from foolsgold.games.catalogue import Ruleset
from foolsgold.games.saboteur.cards import GoalFace
from foolsgold.study.saboteur_deals import TreeTooLarge
from foolsgold.study.saboteur_tree import (
    CLAIMS,
    SaboteurTree,
    TreeOptions,
    lay_out,
)
from foolsgold.study.sequence_form import CHANCE, NO_PAYOFF, sequence_form_of
from foolsgold.study.solver import find_edition
from foolsgold.study.tree_replay import TreePosition, TreeReplay, move_code
from tests.study.tiny_rulesets import with_draw, with_look

BOTH = pytest.mark.parametrize("ruleset", [with_look, with_draw])


def positions(ruleset: Ruleset, laid: SaboteurTree) -> list[TreePosition]:
    deciding = np.flatnonzero(laid.tree.players != CHANCE)
    return list(TreeReplay(ruleset, laid).positions(deciding.tolist()))


def what_is_known(ruleset: Ruleset, at: TreePosition, seat: int) -> tuple[Any, ...]:
    """All that a seat has heard, without the numbers of cards; stones of one shape are alike."""

    def stone(face: Any) -> Any:
        return GoalFace.STONE_A if face is GoalFace.STONE_B else face

    told: list[Any] = []
    for event in at.events:
        known = (
            event if type(event).__name__ == "Claimed" else ruleset.rules.redact_event(event, seat)
        )
        fields = known.__struct_fields__
        if "cards" in fields and known.cards is not None:
            cards = sorted(str(held.face) for held in known.cards)
            told.append((type(known).__name__, known.seat, known.role, tuple(cards)))
            continue
        values = {name: stone(getattr(known, name)) for name in fields if name != "card"}
        # A card put away, broken with or laid is one of a kind in the hand: its face is known.
        if getattr(known, "card", None) is not None:
            values["own"] = str(at.state.deck[known.card])
        told.append((type(known).__name__, *values.items()))
    return seat, at.claims, *told


@pytest.mark.parametrize("ruleset", [with_look, with_draw, lambda: find_edition("tiny-map")])
def test_legal_moves_are_those_of_the_readable_rules(ruleset: Callable[[], Ruleset]) -> None:
    rules = ruleset()
    laid = lay_out(rules, TreeOptions())
    replay = TreeReplay(rules, laid)
    form, _ = sequence_form_of(laid.tree)
    met = 0
    for at in replay.positions(form.set_histories.tolist()):
        codes = replay.action_codes(at.node)
        met += 1
        if at.claims:
            assert len(codes) == CLAIMS
            continue
        view = rules.rules.view_of(at.state, at.state.to_act)
        assert len(codes) == len(set(codes))
        assert set(codes) == {move_code(view, move) for move in view.legal}
        assert laid.tree.players[at.node] == at.state.to_act
    assert met == len(form.set_parents)


@BOTH
def test_an_information_set_is_what_a_seat_knows(ruleset: Callable[[], Ruleset]) -> None:
    rules = ruleset()
    laid = lay_out(rules, TreeOptions())
    by_key, by_knowledge = defaultdict(set), defaultdict(set)
    for at in positions(rules, laid):
        seat = int(laid.tree.players[at.node])
        known, key = what_is_known(rules, at, seat), int(laid.tree.keys[at.node])
        by_key[seat, key].add(known)
        by_knowledge[known].add(key)
    assert all(len(known) == 1 for known in by_key.values())
    assert all(len(keys) == 1 for keys in by_knowledge.values())


@BOTH
def test_chances_add_up(ruleset: Callable[[], Ruleset]) -> None:
    tree = lay_out(ruleset(), TreeOptions()).tree
    for node in np.flatnonzero((tree.players == CHANCE) & (tree.payoff_kinds == NO_PAYOFF)):
        assert fsum(tree.chances[tree.parents == node]) == pytest.approx(1)


@BOTH
def test_a_round_ends_as_by_the_readable_rules(ruleset: Callable[[], Ruleset]) -> None:
    rules = ruleset()
    laid = lay_out(rules, TreeOptions(talk=False))
    tree, replay = laid.tree, TreeReplay(rules, laid)
    ends = 0
    for at in positions(rules, laid):
        view = rules.rules.view_of(at.state, at.state.to_act)
        by_code = {move_code(view, move): move for move in view.legal}
        for child in replay.children(at.node).tolist():
            after, _ = rules.rules.apply(at.state, by_code[int(laid.actions[child])])
            over = after.phase != "play"
            kind = int(tree.payoff_kinds[child])
            assert over == (kind != NO_PAYOFF)
            if over:
                ends += 1
                saboteur = laid_saboteur(laid, child)
                assert kind == (1 + saboteur if after.past[0].found else 0)
    assert ends


def laid_saboteur(laid: SaboteurTree, node: int) -> int:
    while laid.tree.parents[node] > 0:
        node = int(laid.tree.parents[node])
    return laid.deals[node - 1].saboteur


def test_open_roles_tell_apart_what_hidden_roles_do_not() -> None:
    hidden, shown = (
        sequence_form_of(lay_out(with_look(), TreeOptions(open_roles=roles)).tree)[0]
        for roles in (False, True)
    )
    assert len(shown.set_parents) > len(hidden.set_parents)


def test_a_tree_too_large_is_refused_before_it_is_laid_out() -> None:
    with pytest.raises(TreeTooLarge):
        lay_out(with_look(), TreeOptions(max_histories=500))


def test_a_planted_wrong_chance_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """What `test_chances_add_up` would miss if it could not fail."""
    laid = lay_out(with_draw(), TreeOptions())
    drawn = np.flatnonzero((laid.tree.chances < 1) & (laid.tree.parents > 0))
    assert len(drawn)
    laid.tree.chances[drawn[0]] *= 1.1
    monkeypatch.setattr(f"{__name__}.lay_out", lambda *_: laid)
    with pytest.raises(AssertionError):
        test_chances_add_up(with_draw)


def test_deals_are_weighed_by_their_cards() -> None:
    ruleset = with_draw()
    laid = lay_out(ruleset, TreeOptions())
    assert fsum(deal.chance for deal in laid.deals) == pytest.approx(1)
    by_card: dict[int, float] = defaultdict(float)
    for deal in laid.deals:
        by_card[deal.hands[0][0]] += deal.chance
    assert sorted(by_card.values()) == pytest.approx([2 / 5, 3 / 5])
