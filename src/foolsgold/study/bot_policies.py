"""Bots as policies of a solved tree: what each bot does at every information set.

A bot that draws lots only among the moves it likes best, and `novice`, become exact policies. Any
other bot that draws lots is asked once at each information set.
"""

from collections.abc import Sequence
from typing import Any, TypeVar

import numpy as np

from foolsgold.base.rng import Rng
from foolsgold.bots.api import Bot, claim_after_move
from foolsgold.bots.saboteur.beginner_bot import (
    MAX_MISJUDGEMENT,
    RANDOM_STEPS,
    BeginnerEvaluator,
    Novice,
)
from foolsgold.games.saboteur.moves import Phase
from foolsgold.play.table_talk import Claimed, Looked
from foolsgold.study.saboteur_tree import SILENT
from foolsgold.study.sequence_form import FloatArray, SequenceForm
from foolsgold.study.tree_replay import SPOKEN_FACES, TreePosition, TreeReplay, move_code

T = TypeVar("T")
CLAIM_SAMPLES = 20
"""How often a bot is asked what it says after a look."""


class RecordingRng(Rng):
    """Remembers the one choice a bot leaves to chance, and whether there was any other."""

    __slots__ = ("drawn", "options")

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.options: list[Any] | None = None
        self.drawn = 0

    def choice(self, items: Sequence[T]) -> T:
        """One of `items`."""
        self.options = list(items)
        return super().choice(items)

    def next64(self) -> int:
        """The next 64 random bits."""
        self.drawn += 1
        return super().next64()


def bot_policy(form: SequenceForm, replay: TreeReplay, bot: Bot, seed: int = 0) -> FloatArray:
    """What a bot does at each information set, by sequence."""
    policy = np.zeros(form.sequence_count)
    policy[0] = 1
    set_at = {int(node): each for each, node in enumerate(form.set_histories)}
    for position in replay.positions(set_at):
        each = set_at[position.node]
        chances = _claim_probabilities if position.claims else _move_probabilities
        policy[form.actions_of(each)] = chances(replay, position, bot, seed + each)
    return policy


def _heard(replay: TreeReplay, position: TreePosition, seat: int) -> tuple[Any, ...]:
    return tuple(
        event if isinstance(event, Claimed) else replay.rules.redact_event(event, seat)
        for event in position.events
    )


def _move_probabilities(
    replay: TreeReplay, position: TreePosition, bot: Bot, seed: int
) -> FloatArray:
    """How likely the bot makes each move of an information set."""
    state, codes = position.state, replay.action_codes(position.node)
    view, heard = replay.rules.view_of(state, state.to_act), _heard(replay, position, state.to_act)
    if isinstance(bot, Novice):
        likely = _novice_probabilities(view, heard)
    else:
        rng = RecordingRng(seed)
        move = bot.choose(view, heard, rng)
        told = rng.options if rng.drawn == 1 and rng.options and move in rng.options else [move]
        likely = [(each, 1 / len(told)) for each in told]
    chances = np.zeros(len(codes))
    for each, chance in likely:
        chances[codes.index(move_code(view, each))] += chance
    return chances


def _novice_probabilities(view: Any, heard: Sequence[Any]) -> list[tuple[Any, float]]:
    """How likely each move seems best to a beginner, whose eye errs evenly up to a bound."""
    mind = BeginnerEvaluator(view, heard)
    scores = np.array([mind.score(move) for move in view.legal])
    slip = MAX_MISJUDGEMENT if view.phase is Phase.PLAY else 0.0
    steps = slip * np.arange(RANDOM_STEPS) / RANDOM_STEPS
    chances = np.ones((len(scores), RANDOM_STEPS))
    for place, score in enumerate(scores):
        for other, rival in enumerate(scores):
            if other == place:
                continue
            # Of equals, the first is taken.
            side = "right" if other > place else "left"
            chances[place] *= (
                np.searchsorted(rival + steps, score + steps, side=side) / RANDOM_STEPS  # type: ignore[call-overload]
            )
    return list(zip(view.legal, chances.mean(axis=1).tolist(), strict=True))


def _claim_probabilities(
    replay: TreeReplay, position: TreePosition, bot: Bot, seed: int
) -> FloatArray:
    """How likely the bot says each thing after a look."""
    seat = replay.looker(position)
    view, heard = replay.rules.view_of(position.state, seat), _heard(replay, position, seat)
    chances = np.zeros(len(replay.action_codes(position.node)))
    rng = Rng(seed)
    for _ in range(CLAIM_SAMPLES):
        said = claim_after_move(bot, view, heard, rng)
        spoken = [
            claim
            for claim in SPOKEN_FACES
            if isinstance(said, Looked) and said == replay.claim_event(position, claim).claim
        ]
        chances[spoken[0] if spoken else SILENT] += 1 / CLAIM_SAMPLES
    return chances
