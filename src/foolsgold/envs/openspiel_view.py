"""What a seat sees now, as a readable view: for strings and JSON."""

from typing import Any

import msgspec
from msgspec.structs import replace

from foolsgold.envs.openspiel_history import ACTION_KINDS, USES, fact_text
from foolsgold.envs.openspiel_round import Round

NOT_TOLD = {"edition", "legal", "game"}
"""Fields of a view that a structured observation leaves out."""


def canonical_view(table: Round, player: int | None) -> Any:
    """The view of a player, None before all is dealt.

    Cards in hand are numbered by their faces: their usual numbers are places in a deck that chance
    has not finished. So the view is a function of the information state.
    """
    if table.position is None:
        return None
    rules = table.setup.ruleset.rules
    view = rules.view_of(table.position.state(), player)
    undecided = table.undecided if player == table.drawer else 0
    held = list(view.hand[: len(view.hand) - undecided])
    held.sort(key=lambda card: table.setup.kind_of_face[card.face])
    hand = tuple(replace(card, card=number) for number, card in enumerate(held))
    return replace(view, hand=hand, legal=())


def view_text(table: Round, player: int) -> str:
    """The view of a player in one line; before all is dealt, what the player was dealt."""
    view = canonical_view(table, player)
    if view is None:
        return table.information_text(player)
    return str(table.setup.ruleset.rules.view_text(view))


def view_struct(table: Round, player: int) -> dict[str, Any]:
    """The view of a player as JSON has it."""
    struct = {"edition": table.setup.edition.id, "player": player}
    view = canonical_view(table, player)
    if view is None:
        return struct | {"dealing": table.information_text(player)}
    fields = replace(view, edition=None)
    told: dict[str, Any] = msgspec.to_builtins(fields, str_keys=True)
    return struct | {name: value for name, value in told.items() if name not in NOT_TOLD}


def round_text(table: Round) -> str:
    """The whole history, secrets included: states of one history have one text."""
    setup = table.setup
    words = [f"{setup.edition.id} seats={setup.seats}"]
    for step in table.steps:
        if step.kind in USES:
            words.append(f"{step.seat + 1} {setup.describe(step.value, step.seat)}")
        elif step.kind in ACTION_KINDS:
            words.append(fact_text(setup, step))
    return "\n".join(words)
