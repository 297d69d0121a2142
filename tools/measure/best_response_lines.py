"""Prints rounds of a bot's diggers against the saboteur who plays a best response to them.

`just best-response-lines tiny-three-picks digger --rounds 5` shows what a bot does wrong, move by
move: each line is a decision, with all that the bot might have done, and how likely.
"""

import argparse

import numpy as np

from foolsgold.bots.api import make_deterministic
from foolsgold.bots.catalogue import find_bot
from foolsgold.games.saboteur.action_ids import ACTIONS, FACES
from foolsgold.study.bot_policies import bot_policy
from foolsgold.study.equilibrium import best_response, expected_payoff
from foolsgold.study.saboteur_tree import CLAIM_CODE, DIGGERS_FIND, DRAW_CODE, NO_CARD, TreeOptions
from foolsgold.study.sequence_form import CHANCE, FloatArray
from foolsgold.study.solver import (
    SolvedRound,
    find_edition,
    saboteur_sets,
    set_owners,
    solve_round,
)
from foolsgold.study.tree_replay import TreeReplay

CODE_BITS = 40
SPOKEN = ("says nothing", "says treasure", "says stone")


def action_text(action: int) -> str:
    """What leads to a history, in words."""
    if action >> CODE_BITS == CLAIM_CODE >> CODE_BITS:
        return SPOKEN[action - CLAIM_CODE]
    if action >> CODE_BITS == DRAW_CODE >> CODE_BITS:
        return f"draws {FACES[action - DRAW_CODE]}"
    return ACTIONS.describe(action // NO_CARD)


def against_best_saboteur(solved: SolvedRound, policy: FloatArray) -> FloatArray:
    """The same policy, but every seat that is the saboteur plays a best response to it."""
    form, mixed = solved.form, policy.copy()
    saboteurs, owners = saboteur_sets(solved.laid, form), set_owners(form)
    for seat in range(form.players):
        answer = best_response(form, policy, seat)
        for each in np.flatnonzero(saboteurs & (owners == seat)).tolist():
            mixed[form.actions_of(each)] = answer[form.actions_of(each)]
    return mixed


def print_round(
    solved: SolvedRound, replay: TreeReplay, policy: FloatArray, rng: np.random.Generator
) -> None:
    """One round, dealt and drawn at random."""
    laid, form = solved.laid, solved.form
    odds = np.array([deal.chance for deal in laid.deals])
    number = int(rng.choice(len(odds), p=odds / odds.sum()))
    deal, node = laid.deals[number], 1 + number
    set_at = {int(laid.tree.keys[first]): at for at, first in enumerate(form.set_histories)}
    hands = ", ".join("+".join(str(FACES[kind]) for kind in hand) for hand in deal.hands)
    print(f"saboteur: seat {deal.saboteur + 1}; treasure: goal {deal.goals.index(0) + 1}; {hands}")
    while len(children := replay.children(node)):
        seat = int(laid.tree.players[node])
        if seat == CHANCE:
            shares = laid.tree.chances[children]
        else:
            shares = policy[form.actions_of(set_at[int(laid.tree.keys[node])])]
        might = [
            f"{action_text(int(laid.actions[child]))} {share:.2f}"
            for child, share in zip(children, shares, strict=True)
            if share > 0
        ]
        node = int(rng.choice(children, p=shares / shares.sum()))
        who = "" if seat == CHANCE else f"seat {seat + 1}{'*' if seat == deal.saboteur else ''} "
        print(f"    {who}{action_text(int(laid.actions[node]))}  [{'; '.join(might)}]")
    print(f"    {'found' if laid.tree.payoff_kinds[node] > 0 else 'not found'}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("edition")
    parser.add_argument("bot")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args()
    ruleset = find_edition(chosen.edition)
    solved = solve_round(ruleset, TreeOptions())
    replay = TreeReplay(ruleset, solved.laid)
    own = bot_policy(solved.form, replay, make_deterministic(find_bot("saboteur", chosen.bot)))
    policy = against_best_saboteur(solved, own)
    for name, played in (("all alike", own), ("against the best saboteur", policy)):
        share = 100 * expected_payoff(solved.form, played, DIGGERS_FIND)
        print(f"The diggers win {share:.1f} % {name}.")
    rng = np.random.default_rng(chosen.seed)
    for _ in range(chosen.rounds):
        print_round(solved, replay, policy, rng)


if __name__ == "__main__":
    main()
