"""Solves one round of a tiny edition of Saboteur: its whole tree, an equilibrium, how far bots are.

Three seats, exactly one saboteur, seat 0 first; each digger gets 1 for a find and loses 1 without
one, the saboteur the opposite twice. What is found is an approximate Nash equilibrium, in which
each digger deviates alone: not the best joint plan of the two, and not the only equilibrium.
"""

from importlib import resources
from pathlib import Path
from time import process_time
from typing import NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt

from foolsgold.base.messages import UserError
from foolsgold.bots.api import Bot
from foolsgold.games.catalogue import Ruleset, find, ruleset_from_text, shipped_editions
from foolsgold.games.saboteur.cards import MapCard, Role
from foolsgold.games.toml_reader import join_values
from foolsgold.kernel import cfr
from foolsgold.kernel.compilation import Notify
from foolsgold.study.bot_policies import bot_policy
from foolsgold.study.equilibrium import Equilibrium, evaluate, expected_payoff, find_equilibrium
from foolsgold.study.saboteur_deals import SEATS, TreeTooLarge
from foolsgold.study.saboteur_tree import (
    DIGGER_PAYOFF,
    DIGGERS_FIND,
    SABOTEUR_PAYOFF,
    SaboteurTree,
    TreeOptions,
    lay_out,
)
from foolsgold.study.sequence_form import FloatArray, SequenceForm, sequence_form_of
from foolsgold.study.tree_replay import TreeReplay

SOLVED_EDITIONS = ("tiny-map", "tiny-two-picks", "tiny-three-picks")
"""The editions that come with the solver; no table offers them."""
MAX_HISTORIES = 5_000_000
NASH_CONV = 5e-4
MAX_ITERATIONS = 2_000
EQUILIBRIUM = "equilibrium"


class SolvedTree(msgspec.Struct, frozen=True, kw_only=True):
    """A tree and the equilibrium found in it."""

    histories: int
    information_sets: int
    leaves: int
    """Different ends in which the diggers win: what the solver visits."""
    diggers_win: float
    """How often they find the treasure; the saboteur wins otherwise."""
    nash_conv: float
    iterations: int
    tree_cpu_seconds: float
    solver_cpu_seconds: float


class PolicyReport(msgspec.Struct, frozen=True, kw_only=True):
    """Three seats that play one policy, and what one of them would gain by another."""

    bot: str
    diggers_win: float
    against_best_saboteur: float
    """How often these diggers win if the saboteur plays a best response to them."""
    best_digger_gain: float
    """How much oftener the diggers win if one seat plays a best response whenever it digs."""
    nash_conv: float


class Solution(msgspec.Struct, frozen=True, kw_only=True):
    """What solving an edition has found."""

    edition: str
    talk: bool
    """Whether a seat may claim something after a look."""
    hidden: SolvedTree
    open_roles: SolvedTree
    """The same if everybody sees the roles."""
    silent: SolvedTree | None
    """The same, hidden, if nobody may claim anything; None if there are no claims anyway."""
    no_passages: SolvedTree
    """The same, hidden, if the saboteur may lay no passage: a proxy for hiding."""
    no_passages_open: SolvedTree
    """The same with open roles: what passages are worth to a saboteur who cannot hide."""
    policies: tuple[PolicyReport, ...]
    """The equilibrium first, then the bots."""


class SolvedRound(NamedTuple):
    """Everything about one solved tree, to look into."""

    laid: SaboteurTree
    form: SequenceForm
    equilibrium: Equilibrium
    summary: SolvedTree


def find_edition(name: str | Path) -> Ruleset:
    """A solved edition by its name, any other as `foolsgold.new` takes it; for one round."""
    if name in SOLVED_EDITIONS:
        file = resources.files("foolsgold.study") / "solved_editions" / f"{name}.toml"
        ruleset = ruleset_from_text(file.read_text(encoding="utf-8"), str(name))
    elif isinstance(name, str) and not name.endswith(".toml") and name not in shipped_editions():
        raise UserError("edition-unknown", name=name, known=join_values(SOLVED_EDITIONS))
    else:
        ruleset = find(name)
    if ruleset.rules.name != "saboteur":
        raise UserError("solve-game", edition=ruleset.id)
    roles = ruleset.edition.roles.get(SEATS, ())
    if sorted(roles) != sorted((Role.SABOTEUR, *[Role.DIGGER] * (SEATS - 1))):
        raise UserError("solve-roles", edition=ruleset.id, seats=SEATS)
    return ruleset.with_overrides({"rounds": 1})


def solve_round(
    ruleset: Ruleset, options: TreeOptions, nash_conv: float = NASH_CONV
) -> SolvedRound:
    """Lays out a round and runs CFR+; `UserError` if the tree is too large."""
    began = process_time()
    try:
        laid = lay_out(ruleset, options)
    except TreeTooLarge:
        high = options.max_histories
        raise UserError("solve-large", edition=ruleset.id, high=high) from None
    form, _ = sequence_form_of(laid.tree)
    built = process_time()
    found = find_equilibrium(form, nash_conv, MAX_ITERATIONS)
    summary = SolvedTree(
        histories=len(laid.tree),
        information_sets=len(form.set_parents),
        leaves=len(form.weights),
        diggers_win=expected_payoff(form, found.policy, DIGGERS_FIND),
        nash_conv=found.nash_conv,
        iterations=found.iterations,
        tree_cpu_seconds=built - began,
        solver_cpu_seconds=process_time() - built,
    )
    return SolvedRound(laid, form, found, summary)


def solve(
    edition: str | Path | Ruleset,
    *,
    talk: bool = True,
    nash_conv: float = NASH_CONV,
    max_histories: int = MAX_HISTORIES,
    bots: tuple[Bot, ...] = (),
    tell: Notify | None = None,
) -> Solution:
    """Solves an edition with roles hidden and open, and compares bots with best responses.

    `talk` lets a seat that has looked under a goal claim what it saw, truly or not, or be silent.
    """
    ruleset = edition if isinstance(edition, Ruleset) else find_edition(edition)
    cfr.load(tell)
    talks = talk and any(isinstance(card, MapCard) for card in ruleset.edition.deck)
    usual = TreeOptions(talk=talks, max_histories=max_histories)

    def summary(**changes: bool) -> SolvedTree:
        options = msgspec.structs.replace(usual, **changes)
        return solve_round(ruleset, options, nash_conv).summary

    hidden = solve_round(ruleset, usual, nash_conv)
    policies = [policy_report(hidden, EQUILIBRIUM, hidden.equilibrium.policy)]
    replay = TreeReplay(ruleset, hidden.laid) if bots else None
    for bot in bots:
        assert replay is not None
        policies.append(policy_report(hidden, bot.name, bot_policy(hidden.form, replay, bot)))
    return Solution(
        edition=ruleset.id,
        talk=talks,
        hidden=hidden.summary,
        open_roles=summary(open_roles=True),
        silent=summary(talk=False) if talks else None,
        no_passages=summary(saboteur_lays_passages=False),
        no_passages_open=summary(saboteur_lays_passages=False, open_roles=True),
        policies=tuple(policies),
    )


def policy_report(solved: SolvedRound, name: str, policy: FloatArray) -> PolicyReport:
    """How a policy fares against itself and against best responses of single seats."""
    form = solved.form
    result = evaluate(form, policy)
    gains = result.best_set_values - result.set_values
    gains[form.set_parents != 0] = 0
    owners = set_owners(form)
    saboteur = saboteur_sets(solved.laid, form)
    digger_gains = [gains[~saboteur & (owners == seat)].sum() for seat in range(SEATS)]
    diggers_win = expected_payoff(form, policy, DIGGERS_FIND)
    return PolicyReport(
        bot=name,
        diggers_win=diggers_win,
        against_best_saboteur=diggers_win + float(gains[saboteur].sum()) / SABOTEUR_PAYOFF,
        best_digger_gain=float(max(digger_gains)) / DIGGER_PAYOFF,
        nash_conv=result.nash_conv,
    )


def set_owners(form: SequenceForm) -> npt.NDArray[np.int64]:
    """Who decides at each information set."""
    return np.repeat(np.arange(form.players), np.diff(form.set_ranges))


def saboteur_sets(laid: SaboteurTree, form: SequenceForm) -> npt.NDArray[np.bool_]:
    """The information sets whose owner is the saboteur."""
    nodes, parents = form.set_histories.copy(), laid.tree.parents
    while (inner := parents[nodes] > 0).any():
        nodes[inner] = parents[nodes[inner]]
    saboteurs = np.array([deal.saboteur for deal in laid.deals])
    return np.asarray(saboteurs[nodes - 1] == set_owners(form))
