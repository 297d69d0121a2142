"""The history of a round as steps: what each seat saw and did, as text and as numbers.

Actions and what followed from them are steps alike. A reader's information state is the list of
the steps as that seat saw them: a step is a function of nothing else, so two histories that a seat
cannot tell apart have equal information states.
"""

from collections.abc import Iterator
from enum import IntEnum
from typing import NamedTuple

from foolsgold.envs.openspiel_setup import GOAL_ORDERS, Setup


class StepKind(IntEnum):
    """What kind of step; the first ones are actions."""

    START = 0
    """Chance says who begins."""
    ROLE = 1
    """A seat gets its role: only that seat sees it."""
    GOALS = 2
    """The goals are laid: nobody sees their faces."""
    DEAL = 3
    """A seat is dealt a card."""
    DRAW = 4
    """A seat draws a card that chance decides."""
    MOVE = 5
    """A seat decides something that everybody sees."""
    HIDDEN = 6
    """A seat puts a card away face down."""
    OPENED = 7
    """A goal is turned up: goal, face."""
    FOUND = 8
    """What a seat saw under a goal: goal * 8 + face."""
    LEARNED = 9
    """A seat learns its new role."""
    TAKEN = 10
    """A seat draws a card that was put under the deck."""
    SHOWN = 11
    """A seat shows a card it holds."""
    END = 12
    """The round is over: the side that has won it."""
    ROLE_SHOWN = 13
    """The role of a seat, once the round is over."""


ACTION_KINDS = frozenset(range(StepKind.OPENED))
PRIVATE_KINDS = frozenset({
    StepKind.ROLE, StepKind.DEAL, StepKind.DRAW, StepKind.FOUND, StepKind.LEARNED, StepKind.TAKEN,
})  # fmt: skip
"""Steps that only their seat sees."""
GAINS = frozenset({StepKind.DEAL, StepKind.DRAW, StepKind.TAKEN})
"""Steps by which a seat gets a card: their value is its kind."""
USES = frozenset({StepKind.MOVE, StepKind.HIDDEN})
"""Steps that may take a card out of a hand: their value is the action."""
GOAL_BASE = 8

HISTORY_COLUMNS = ("seat", "event", "first", "second", "x", "y", "target")
HISTORY_WIDTH = len(HISTORY_COLUMNS)
FIRST_FACT_EVENT = 64
"""Events beyond actions have this number and above: plus their `StepKind`."""


class Step(NamedTuple):
    """One step of a history."""

    kind: int
    seat: int
    """Whose; of OPENED the goal."""
    value: int


def information_text(setup: Setup, steps: list[Step], reader: int) -> str:
    """All that a seat saw and did, in order."""
    texts, known = [f"seat {reader + 1} of {setup.seats}"], setup.texts
    dealt: list[str] = []
    verb = "holds " if len(steps) >= setup.deal_length else "is dealt "
    for step in steps:
        key = (step, reader)
        text = known.get(key)
        if text is None:
            text = known[key] = step_text(setup, step, reader)
        if not text:
            continue
        if step.kind == StepKind.DEAL:
            dealt.append(text)
        elif dealt and step.kind > StepKind.DEAL:
            texts.append(verb + ", ".join(sorted(dealt)))
            dealt = []
            texts.append(text)
        else:
            texts.append(text)
    if dealt:
        texts.append(verb + ", ".join(sorted(dealt)))
    return "; ".join(texts)


def step_text(setup: Setup, step: Step, reader: int) -> str:
    """A step as a seat saw it; empty if it saw nothing."""
    kind, seat, value = step
    who = str(seat + 1)
    if kind == StepKind.GOALS or (kind in PRIVATE_KINDS and seat != reader):
        return ""
    if kind == StepKind.DEAL:
        return str(setup.parts.faces[value])
    if kind == StepKind.MOVE or (kind == StepKind.HIDDEN and seat == reader):
        return f"{who} {setup.describe(value, seat)}"
    if kind == StepKind.HIDDEN:
        return f"{who} {setup.parts.hidden_block}"
    return fact_text(setup, step)


def fact_text(setup: Setup, step: Step) -> str:
    """What is no action of a player, in full."""
    kind, seat, value = step
    who, parts = str(seat + 1), setup.parts
    match kind:
        case StepKind.START:
            return f"{value + 1} begins"
        case StepKind.ROLE | StepKind.LEARNED | StepKind.ROLE_SHOWN:
            verb = {StepKind.ROLE: "is", StepKind.LEARNED: "becomes"}.get(StepKind(kind), "was")
            return f"{who} {verb} {parts.role_names[value]}"
        case StepKind.GOALS:
            return "goals " + " ".join(parts.goal_names[face] for face in GOAL_ORDERS[value])
        case StepKind.OPENED:
            return f"goal {who} is {parts.goal_names[value]}"
        case StepKind.FOUND:
            goal, face = divmod(value, GOAL_BASE)
            return f"goal {goal + 1} hides {parts.goal_names[face]}"
        case StepKind.END:
            return f"{setup.ruleset.rules.sides[value]} wins"
    verb = {StepKind.DEAL: "is dealt", StepKind.SHOWN: "shows"}.get(StepKind(kind), "draws")
    return f"{who} {verb} {parts.faces[value]}"


def information_rows(setup: Setup, steps: list[Step], reader: int) -> Iterator[tuple[int, ...]]:
    """The same as rows of `HISTORY_COLUMNS`, without the role and the cards of the deal."""
    known = setup.rows
    for step in steps:
        key = (step, reader)
        if key in known:
            row = known[key]
        else:
            row = known[key] = step_row(setup, step, reader)
        if row is not None:
            yield row


def step_row(setup: Setup, step: Step, reader: int) -> tuple[int, ...] | None:
    """A step as a seat saw it; None if it saw nothing, or sees it elsewhere in the tensor."""
    kind, seat, value = step
    if kind < StepKind.DRAW and kind != StepKind.START:
        return None
    if kind in PRIVATE_KINDS and seat != reader:
        return None
    who = (seat - reader) % setup.seats + 1
    match kind:
        case StepKind.MOVE:
            *row, target = setup.facts_of(value).row
            if target:
                target = (setup.seat_named(value, seat) - reader) % setup.seats + 1
            return (who, *row, target)
        case StepKind.HIDDEN:
            event, *rest = setup.facts_of(value).row
            return (who, event, *(rest if seat == reader else (0,) * len(rest)))
        case StepKind.START:
            first, second, who = (value - reader) % setup.seats + 1, 0, 0
        case StepKind.OPENED:
            first, second, who = seat + 1, value + 1, 0
        case StepKind.FOUND:
            goal, face = divmod(value, GOAL_BASE)
            first, second = goal + 1, face + 1
        case _:
            first, second = value + 1, 0
    return (who, FIRST_FACT_EVENT + kind, first, second, 0, 0, 0)
