"""What a seat sees now, as a readable view: for strings and JSON."""

from typing import Any

import msgspec
from msgspec.structs import replace

from foolsgold.envs.openspiel_history import Step, StepKind
from foolsgold.envs.openspiel_round import Round
from foolsgold.envs.openspiel_setup import GOAL_ORDERS

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
    words += (step_text(table, step) for step in table.steps if step.kind < StepKind.OPENED)
    return "\n".join(words)


def step_text(table: Round, step: Step) -> str:
    """An action of the history, as those who know everything tell it."""
    if step.kind in (StepKind.MOVE, StepKind.HIDDEN):
        return f"{step.seat + 1} {table.setup.describe(step.value, step.seat)}"
    return chance_text(table, StepKind(step.kind), step.seat, step.value)


def chance_text(table: Round, kind: StepKind, seat: int, value: int) -> str:
    """An outcome of chance."""
    parts = table.setup.parts
    match kind:
        case StepKind.START:
            return f"{value + 1} begins"
        case StepKind.ROLE:
            return f"{seat + 1} is {parts.role_names[value]}"
        case StepKind.GOALS:
            return "goals " + " ".join(parts.goal_names[face] for face in GOAL_ORDERS[value])
        case _:
            verb = "is dealt" if kind == StepKind.DEAL else "draws"
            return f"{seat + 1} {verb} {parts.faces[value]}"
