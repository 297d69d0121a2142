"""A batch of games for learners: observations, legal moves, rewards and resets in one call a step.

Every game depends on its seed and on what its learners choose, never on the other games.
"""

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

import numpy as np
import numpy.typing as npt

from foolsgold.base.argument_checks import check_int
from foolsgold.base.rng import SPLITMIX_LIMIT
from foolsgold.games.catalogue import Ruleset, to_ruleset
from foolsgold.kernel.backend_interface import (
    MAX_SEATS,
    RULE_BOT,
    UNIFORM,
    Records,
    TooLargeForRecord,
    backend_of,
)
from foolsgold.kernel.compilation import Notify, has_compiler, warm_up, warn_no_compiler
from foolsgold.kernel.learner_backend import learner_backend_of
from foolsgold.kernel.learner_game import Chooser, LearnerGame, ListedMove
from foolsgold.kernel.learner_layout import (
    DEFAULT_LOG_ROWS,
    ENDED,
    FEATURE_COUNT,
    FRESH,
    KEEP_ENDED,
    LEARNER,
    LEARNER_DTYPE,
    LOG_WIDTH,
    OPTION_AUTORESET,
    OPTION_BY_ID,
    OPTION_DRAWN_LEARNER,
    OPTION_MASK,
    OPTION_SCORE_REWARD,
    OPTION_TALK,
    OPTION_WHOLE_GAME,
    OPTIONS,
    OVERFLOWED,
    RESET_NEXT_STEP,
    RESET_SAME_STEP,
    RUNNING,
)
from foolsgold.kernel.learner_teacher import rule_bot_place
from foolsgold.kernel.oversized_games import rule_bot_of

POLICIES = {"random": UNIFORM, "rule": RULE_BOT}
AUTORESETS = {"disabled": KEEP_ENDED, "next-step": RESET_NEXT_STEP, "same-step": RESET_SAME_STEP}
NO_CHOICE = -1


class LearnerSnapshot(NamedTuple):
    """One game of a batch at one moment, with its outputs."""

    arrays: tuple[npt.NDArray[Any], ...]
    fallback: LearnerGame | None


class LearnerBatch:
    """Games of one edition and table size, advanced from one learner's decision to the next.

    >>> batch = LearnerBatch("saboteur-en", seats=5, games=3, seed=7)
    >>> batch.seats_to_act, batch.listed
    (array([2, 2, 3], dtype=uint8), array([31, 25, 22], dtype=int32))
    >>> batch.step([0, 0, 0])
    >>> batch.layout.decode(batch.observations)["role"][:, 0]
    array([1, 1, 1], dtype=uint8)

    All arrays are written in place. Where an episode is over, nobody is to act and nothing is
    legal, until it is dealt anew: by `reset`, or as `autoreset` says.
    """

    def __init__(
        self,
        edition: "str | Ruleset",
        seats: int,
        games: int,
        seed: int = 0,
        *,
        learner: "int | Literal['all', 'drawn']" = "all",
        opponents: "Literal['rule', 'random'] | Chooser" = "rule",
        episode: Literal["round", "game"] = "round",
        reward: Literal["side", "score"] = "side",
        talk: int = 0,
        choices: Literal["list", "action"] = "list",
        autoreset: Literal["disabled", "next-step", "same-step"] = "next-step",
        masks: bool = False,
        log_rows: int = DEFAULT_LOG_ROWS,
        tell: Notify | None = None,
    ) -> None:
        whole = to_ruleset(edition)
        whole.check_seats(seats)
        if games < 1:
            raise ValueError("a batch has one game at least")
        self.backend = backend_of(whole.rules.name)
        self.learner = learner_backend_of(whole.rules.name)
        self.layout, self.actions = self.learner.layout, self.learner.actions
        overrides = self.learner.round_overrides if episode == "round" else {}
        self.ruleset = whole.with_overrides(overrides) if overrides else whole
        self.seats, self.log_rows = seats, check_int("log_rows", log_rows)
        self.options = np.zeros(OPTIONS, np.int64)
        self.options[OPTION_BY_ID] = choices == "action"
        self.options[OPTION_AUTORESET] = AUTORESETS[autoreset]
        self.options[OPTION_SCORE_REWARD] = reward == "score"
        self.options[OPTION_WHOLE_GAME] = episode == "game"
        self.options[OPTION_TALK] = check_int("talk", talk)
        self.options[OPTION_DRAWN_LEARNER] = learner == "drawn"
        self.options[OPTION_MASK] = masks
        self.chooser = opponents if callable(opponents) else None
        """The bots, if they are not the compiled ones: then all games are on the Python rules."""
        self.edition_table = None if self.chooser else self._load_edition_table(tell)
        self._allocate(games)
        self._policies[:] = RULE_BOT if callable(opponents) else POLICIES[opponents]
        if learner == "all":
            self._policies[:] = LEARNER
        else:
            first = 0 if learner == "drawn" else check_int("learner", learner)
            if not 0 <= first < seats:
                raise ValueError(f"no seat {first} at a table of {seats}")
            self._policies[:, first] = LEARNER
        self.fallback: dict[int, LearnerGame] = {}
        """Games on the Python rules, by number."""
        self.reset(seed)

    def _load_edition_table(self, tell: Notify | None) -> Records | None:
        if not has_compiler():
            if tell is None:
                warn_no_compiler()
            return None
        try:
            table = self.backend.edition_table_of(self.ruleset.edition, self.seats)
        except TooLargeForRecord:
            return None
        name = f"{self.ruleset.rules.name}-learner"
        warm_up(name, self.learner.entry_points, tell)
        return table

    def _allocate(self, games: int) -> None:
        size, room = self.layout.size(self.log_rows), self.learner.listed_moves
        self.observations = np.zeros((games, size), np.uint8)
        """What the seat to act knows; at the end, the seat that acted last."""
        self.final_observations = np.zeros(
            (games if self._resets_in_the_same_step else 1, size), np.uint8
        )
        """Where an episode ended and the next was dealt in one step: its last observation."""
        self.action_ids = np.full((games, room), NO_CHOICE, np.int32)
        """The action numbers of the legal moves; -1 outside the window, and where there is none."""
        self.features = np.zeros((games, room, FEATURE_COUNT), np.uint8)
        """The legal moves, as `MOVE_FEATURES` tells them."""
        self.masks = np.zeros(
            (games, self.actions.size) if self.options[OPTION_MASK] else (1, 1), np.uint8
        )
        """1 for each action number that is legal."""
        self.rewards = np.zeros((games, MAX_SEATS), np.float32)
        """What the last step was worth to each seat; how much gold is its secret."""
        self._records: Records = np.zeros(games, self.backend.record_dtype)
        self._infos: Records = np.zeros(games, LEARNER_DTYPE)
        self._logs = np.zeros((games, self.log_rows, LOG_WIDTH), np.uint8)
        self._policies = np.zeros((games, MAX_SEATS), np.uint8)
        self._beliefs = np.zeros((games, MAX_SEATS))
        self._streams = np.zeros(games, np.uint64)
        self._moves = np.zeros((games, room), np.int32)
        self._scratch = np.zeros(self.backend.scratch_words, np.uint64)
        self._no_choices = np.full(games, NO_CHOICE, np.int32)

    def __len__(self) -> int:
        return len(self._records)

    @property
    def listed(self) -> npt.NDArray[np.int32]:
        """How many legal moves each list has."""
        found: npt.NDArray[np.int32] = self._infos["listed"]
        return found

    @property
    def seats_to_act(self) -> npt.NDArray[np.uint8]:
        """Who is to act, or acted last where an episode is over."""
        found: npt.NDArray[np.uint8] = self._infos["seat"]
        return found

    @property
    def has_ended(self) -> npt.NDArray[np.bool_]:
        """Where an episode ended in the last step."""
        return np.asarray(self._infos["ended"] != 0)

    @property
    def is_over(self) -> npt.NDArray[np.bool_]:
        """Where an episode is over and none is under way."""
        return np.asarray(self._infos["status"] == ENDED)

    @property
    def was_illegal(self) -> npt.NDArray[np.bool_]:
        """Where the last choice was not legal: nothing has changed there."""
        return np.asarray(self._infos["illegal"] != 0)

    def reset(
        self,
        seed: "int | Sequence[int] | npt.NDArray[np.uint64]",
        where: npt.ArrayLike | None = None,
    ) -> None:
        """Deals games anew: everywhere, or where a mask says so.

        Seeds count up from a number, or there is one for each game.
        """
        chosen = np.arange(len(self)) if where is None else np.flatnonzero(where)
        if isinstance(seed, int | np.integer):
            first = check_int("seed", seed)
            if not 0 <= first < SPLITMIX_LIMIT - len(self):
                raise ValueError(f"a seed is at least 0 and below {SPLITMIX_LIMIT - len(self)}")
            seeds = np.uint64(first) + np.arange(len(self), dtype=np.uint64)
        else:
            seeds = np.asarray(seed, np.uint64)
            if seeds.shape != (len(self),):
                raise ValueError(f"{len(self)} games need as many seeds")
        infos = self._infos
        for name, value in (("seed", seeds[chosen]), ("episode", 0), ("status", FRESH)):
            infos[name][chosen] = value
        for number in chosen.tolist():
            self.fallback.pop(number, None)
        self._advance(self._no_choices, chosen)

    def step(self, choices: npt.ArrayLike) -> None:
        """Plays a choice in each game: a place in its list, or an action number."""
        chosen = np.asarray(choices, np.int32)
        if chosen.shape != (len(self),):
            raise ValueError(f"{len(self)} games need as many choices, not {chosen.shape}")
        self._advance(chosen, None)

    def _advance(self, choices: npt.NDArray[np.int32], where: npt.NDArray[np.int64] | None) -> None:
        """Advances all games, or only some."""
        if self.edition_table is None:
            for number in range(len(self)) if where is None else where.tolist():
                self._advance_on_python_rules(number, int(choices[number]))
            return
        by_hand = list(self.fallback) if where is None else []
        if where is None or len(where) == len(self):
            stray = self._run(slice(0, len(self)), choices)
        else:
            stray = sum(self._run(slice(number, number + 1), choices) for number in where.tolist())
        for number in by_hand:
            if self._infos[number]["status"] == RUNNING:
                # It has just been dealt anew, into its record.
                del self.fallback[number]
            elif self._infos[number]["status"] == OVERFLOWED:
                self._advance_on_python_rules(number, int(choices[number]))
        if stray:
            for number in np.flatnonzero(self._infos["status"] == OVERFLOWED).tolist():
                if number not in self.fallback:
                    self._move_to_fallback(number)

    def _run(self, span: slice, choices: npt.NDArray[np.int32]) -> int:
        finals = self.final_observations[span if len(self.final_observations) > 1 else slice(1)]
        return self.learner.advance(
            self._records[span], self.edition_table, self._infos[span], self._logs[span],
            choices[span], self._policies[span], self._beliefs[span], self._streams[span],
            self.options, self.observations[span], finals, self._moves[span],
            self.action_ids[span], self.features[span],
            self.masks[span if len(self.masks) > 1 else slice(1)], self.rewards[span],
            self._scratch,
        )  # fmt: skip

    def _move_to_fallback(self, number: int) -> None:
        """A game whose maze has outgrown its record goes on by the Python rules."""
        game, info, record = self._new_game(number), self._infos[number], self._records[number]
        game.episode = int(info["episode"])
        game.state = self.backend.unpack(record, self.ruleset.edition)
        game.log = [tuple(row) for row in self._logs[number].tolist() if row[0]]
        game.peeks = self.learner.peeks_of(record)
        game.seat, game.acted = int(info["seat"]), bool(info["acted"])
        game.ended, game.is_running = bool(info["ended"]), True
        game.scores = tuple(info["scores"][: self.seats].tolist())
        game.claims_left = int(info["claims_left"])
        game.rng._state = int(self._streams[number])
        game.rewards[:] = self.rewards[number, : self.seats]
        self.fallback[number] = game
        move = int(info["pending_move"])
        game.resume(self.backend.decode_move(record, game.state, move))
        self._write_outputs(number, game)

    def _new_game(self, number: int) -> LearnerGame:
        game = LearnerGame(
            self.ruleset, self.learner, self.seats, self.options, self._policies[number],
            self.log_rows, self.chooser or rule_bot_of(self.ruleset.rules.name),
        )  # fmt: skip
        game.seed = int(self._infos[number]["seed"])
        return game

    def _advance_on_python_rules(self, number: int, choice: int) -> None:
        if number not in self.fallback:
            self.fallback[number] = self._new_game(number)
        game = self.fallback[number]
        game.advance(choice)
        self._write_outputs(number, game)

    def _write_outputs(self, number: int, game: LearnerGame) -> None:
        """Writes what compiled code would have written."""
        info, listed = self._infos[number], game.listed()
        if self.options[OPTION_MASK]:
            self.masks[number] = 0
            self.masks[number, [each.id for each in listed if each.id >= 0]] = 1
        self.action_ids[number] = NO_CHOICE
        self.features[number] = 0
        if listed:
            self.action_ids[number, : len(listed)] = [each.id for each in listed]
            self.features[number, : len(listed)] = [each.features for each in listed]
        self.observations[number] = game.observation(game.seat)
        if game.final is not None:
            self.final_observations[number] = game.final
        self.rewards[number] = 0
        self.rewards[number, : self.seats] = game.rewards
        info["listed"], info["seat"] = len(listed), game.seat
        info["ended"], info["illegal"] = game.ended, game.illegal
        info["acted"], info["claims_left"] = game.acted, game.claims_left
        info["episode"] = game.episode
        if not game.is_running:
            info["status"] = ENDED
        else:
            info["status"] = OVERFLOWED if self.edition_table is not None else RUNNING

    def observe(self, seat: int) -> npt.NDArray[np.uint8]:
        """What a seat knows in each game, whoever is to act; -1 is a spectator."""
        if not -1 <= check_int("seat", seat) < self.seats:
            raise ValueError(f"no seat {seat} at a table of {self.seats}")
        out = np.zeros_like(self.observations)
        if self.edition_table is not None:
            self.learner.observe(
                self._records, self.edition_table, self._infos, self._logs, seat, out
            )
        for number, game in self.fallback.items():
            out[number] = game.observation(seat)
        return out

    def rule_bot_choices(self, rng: np.random.Generator | None = None) -> npt.NDArray[np.int32]:
        """The place in each list of the rule bot's choice; -1 where nobody is to act.

        A teacher for imitation: it knows no more than the seat to act. Of equal moves it takes the
        first, or one by chance if given `rng`.
        """
        if not (self._policies == RULE_BOT).any(axis=1).all():
            raise ValueError("the rule bot's suspicions are kept only at tables where it plays")
        choices = np.full(len(self), NO_CHOICE, np.int32)
        for number in np.flatnonzero(self._infos["status"] == RUNNING).tolist():
            if number not in self.fallback:
                assert self.edition_table is not None
                choices[number] = rule_bot_place(
                    self.backend, self._records[number : number + 1], self.edition_table,
                    self._beliefs[number], self._moves[number, : self.listed[number]],
                    self._scratch, rng,
                )  # fmt: skip
        for number, game in self.fallback.items():
            choices[number] = game.rule_bot_choice(rule_bot_of(self.ruleset.rules.name))
        return choices

    def state(self, game: int) -> Any:
        """The whole truth of one game, as the readable rules hold it."""
        if game in self.fallback:
            return self.fallback[game].state
        return self.backend.unpack(self._records[game], self.ruleset.edition)

    def roles(self, game: int) -> tuple[str, ...]:
        """Everybody's role in one game, whoever may know it."""
        if game in self.fallback:
            return tuple(str(role) for role in self.fallback[game].state.roles)
        return self.learner.roles_of(self._records[game])

    def legal_actions(self, game: int) -> npt.NDArray[np.int32]:
        """The legal action numbers of one game."""
        numbers = self.action_ids[game, : self._infos["listed"][game]]
        found: npt.NDArray[np.int32] = numbers[numbers >= 0]
        return found

    def legal_moves(self, game: int) -> list[ListedMove]:
        """The readable legal moves and claims of one game, in the order of its list."""
        if game in self.fallback:
            return self.fallback[game].listed()
        readable = self._new_game(game)
        readable.state = self.state(game)
        readable.is_running = self._infos[game]["status"] == RUNNING
        readable.claims_left = int(self._infos[game]["claims_left"])
        return readable.listed()

    def snapshot(self, game: int) -> LearnerSnapshot:
        """One game as it is now."""
        fallback = self.fallback.get(game)
        return LearnerSnapshot(
            tuple(array[game].copy() for array in self._arrays),
            None if fallback is None else fallback.copy(),
        )

    def restore(self, game: int, snapshot: LearnerSnapshot) -> None:
        """Sets one game back to what it was, here or in another batch of the same kind."""
        for array, kept in zip(self._arrays, snapshot.arrays, strict=True):
            array[game] = kept
        self.fallback.pop(game, None)
        if snapshot.fallback is not None:
            self.fallback[game] = snapshot.fallback.copy(self._policies[game])

    @property
    def _arrays(self) -> tuple[npt.NDArray[Any], ...]:
        """What has a row for each game."""
        return (
            self._records, self._infos, self._logs, self._policies, self._beliefs, self._streams,
            self._moves, self.observations, self.action_ids, self.features, self.rewards,
            *((self.masks,) if self.options[OPTION_MASK] else ()),
            *((self.final_observations,) if self._resets_in_the_same_step else ()),
        )  # fmt: skip

    @property
    def _resets_in_the_same_step(self) -> bool:
        return bool(self.options[OPTION_AUTORESET] == RESET_SAME_STEP)
