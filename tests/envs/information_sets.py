"""All histories of an information set, found by brute force, with their probabilities."""

from typing import Any

SEPARATOR = "; "


def weighted_histories(
    state: Any, reader: int, *, cards_only: bool = False
) -> dict[tuple[int, ...], float]:
    """Every history the reader cannot tell from this one, with its share of the information set.

    With `cards_only`, roles and goals stay as they are: they do not depend on cards.

    A history weighs the product of its chance nodes, and of the share of the card in the hand where
    others have put a card away face down. The search knows nothing of `resample_from_infostate`.
    """
    goal = state.information_state_string(reader)
    found: dict[tuple[int, ...], float] = {}
    played = state.history()
    kept = range(1, state.round.setup.first_deal) if cards_only else range(0)
    start = state.get_game().new_initial_state()
    _search(start, reader, goal, played, kept, 1.0, found)
    total = sum(found.values())
    return {history: weight / total for history, weight in found.items()}


def _search(
    state: Any,
    reader: int,
    goal: str,
    played: list[int],
    kept: range,
    weight: float,
    found: dict[Any, float],
) -> None:
    if not _may_lead_to(state, reader, goal):
        return
    length = len(state.history())
    if length == len(played):
        if state.information_state_string(reader) == goal:
            found[tuple(state.history())] = weight
        return
    if length in kept:
        _search(state.child(played[length]), reader, goal, played, kept, weight, found)
        return
    if state.is_chance_node():
        for action, probability in state.chance_outcomes():
            _search(state.child(action), reader, goal, played, kept, weight * probability, found)
        return
    player = state.current_player()
    for action in state.legal_actions() if player >= 0 else ():
        facts, share = state.round.setup.facts_of(action), 1.0
        if player != reader and facts.is_hidden:
            hand = state.round.hand_of(player)
            share = hand.count(facts.kind) / len(hand)
        _search(state.child(action), reader, goal, played, kept, weight * share, found)


def _may_lead_to(state: Any, reader: int, goal: str) -> bool:
    """Whether what the reader knows may still become that."""
    parts, wanted = state.information_state_string(reader).split(SEPARATOR), goal.split(SEPARATOR)
    if state.round.position is None and parts[-1].startswith("is dealt"):
        parts.pop()
    return bool(parts == wanted[: len(parts)])
