# /// script
# requires-python = ">=3.11"
# dependencies = ["foolsgold[research]", "torch"]
# ///
"""Train a policy of Saboteur: imitate the rule bot, then improve by policy gradient (PPO).

Run it: python examples/train_policy.py --minutes 8 --seed 1 --out weights.pt --curve curve.json

It learns one seat, drawn for each round, at tables of rule bots. The policy scores each legal move
by what that seat knows (a pointer network), so no fixed numbering of moves is needed.
"""

import argparse
import json
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor, nn
from torch.nn import functional

from foolsgold.envs.vector_env import TunnelVectorEnv
from foolsgold.kernel.saboteur.learner_moves import ACTION_NAMES
from foolsgold.kernel.saboteur.learner_observation import LAYOUT, SEAT_COLUMNS

TABLES, STEPS, LOG_ROWS, LOOKS, IMITATION_LOOKS, FIRST_TEST_DEAL = 256, 32, 60, 16, 5, 10**13
PASSES, MINIBATCH, CLIP, VALUE_WEIGHT, GAE_DECAY = 2, 1024, 0.2, 0.5, 0.95
IMITATION_RATE, IMPROVEMENT_RATE = 1e-3, 2.5e-3
ROLES, INPUTS = ("digger", "saboteur"), ("observation", "moves", "count")
ACTIONS = len(ACTION_NAMES) + 1
BREAK, MEND, PLACE = (ACTION_NAMES.index(name) + 1 for name in ("break", "mend", "place"))
SEAT_WIDTH, GOAL_WIDTH, WIDTH, MOVE_WIDTH = len(SEAT_COLUMNS) + ACTIONS + 6, 10, 128, 64
JOINED, REACHED, FAR = 16, 64, 30
OFFSETS = torch.tensor([(0, -1), (1, 0), (0, 1), (-1, 0)])
"""The neighbours in the order of a tile's bits: N, E, S, W."""
FACING = (4, 8, 1, 2)
"""The bit with which each neighbour looks back."""

Array = npt.NDArray[Any]
Chooser = Callable[[TunnelVectorEnv, dict[str, Array]], Array]
"""Chooses a place in the list of each game."""
Rounds = dict[str, list[int]]
"""For each role: 1 for a round won, 0 for one lost."""


class Decisions(NamedTuple):
    """What a learner saw and chose, and how much better than expected it turned out."""

    observations: Array
    moves: Array
    counts: Array
    choices: Tensor
    log_probs: Tensor
    advantages: Tensor
    returns: Tensor


def bits(codes: Tensor, count: int) -> Tensor:
    """The lowest bits of each code, along a new axis."""
    return codes.unsqueeze(-1) >> torch.arange(count) & 1


def steps_between(cells: Tensor, goals: Tensor) -> Tensor:
    """Steps from cells to each goal, as if nothing lay between."""
    return (cells.unsqueeze(-2) - goals).abs().sum(-1)


def cards_after(cells: Tensor, tiles: Tensor, goals: Tensor) -> Tensor:
    """Cards missing to each goal from the open sides of a tile."""
    steps = steps_between(cells.unsqueeze(-2) + OFFSETS, goals.unsqueeze(-3))
    is_open = bits(tiles, 4).bool() & (tiles & JOINED > 0).unsqueeze(-1)
    return steps.masked_fill(~is_open.unsqueeze(-1), FAR).amin(-2)


class Policy(nn.Module):
    """Probabilities of the legal moves, and the value of the position, for the seat to act."""

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.seats = seats
        size = {piece.name: piece.size for piece in LAYOUT.pieces}
        inputs = sum(size[name] for name in ("phase", "table", "hand", "discards", "maze"))
        inputs += len(ROLES) + seats * SEAT_WIDTH + 3 * GOAL_WIDTH
        layers = nn.Linear(inputs, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU()
        self.context, self.value = nn.Sequential(*layers), nn.Linear(WIDTH, len(ROLES))
        self.action = nn.Embedding(ACTIONS, MOVE_WIDTH)
        self.card = nn.Embedding(size["hand"] + 1, MOVE_WIDTH)
        self.move = nn.Linear(5 + 5 * 8 + 8 + SEAT_WIDTH + GOAL_WIDTH, MOVE_WIDTH)
        self.move_context = nn.Linear(WIDTH, MOVE_WIDTH)
        hidden = nn.ReLU(), nn.Linear(MOVE_WIDTH, MOVE_WIDTH), nn.ReLU()
        self.score = nn.Sequential(*hidden, nn.Linear(MOVE_WIDTH, len(ROLES)))

    def forward(self, observations: Array, moves: Array, counts: Array) -> tuple[Tensor, Tensor]:
        """Log probabilities of the listed moves, -inf behind the list, and values."""
        seen = {k: torch.from_numpy(v).int() for k, v in LAYOUT.decode(observations).items()}
        is_listed = torch.arange(int(counts.max())) < torch.from_numpy(counts).unsqueeze(1)
        row = is_listed.nonzero()[:, 0]
        listed = torch.from_numpy(moves)[:, : is_listed.shape[1]][is_listed].int()
        role = seen["role"].long() - 1
        goals, hope, missing, frontier = self.describe_goals(seen)
        seats = self.describe_seats(seen, hope)
        pieces = (functional.one_hot(role[:, 0], len(ROLES)), seen["phase"], seen["table"] / 20,
                  seen["hand"], seen["discards"] / 2, frontier, seats, goals)  # fmt: skip
        context = self.context(torch.cat([piece.flatten(1) for piece in pieces], 1))
        features = self.describe_moves(seen, listed, row, (hope, missing), (seats, goals))
        hidden = self.move(features) + self.move_context(context)[row]
        hidden = hidden + self.action(listed[:, 0]) + self.card(listed[:, 1])
        scores = self.score(hidden).gather(1, role[row])[:, 0]
        logits = torch.full(is_listed.shape, -torch.inf).masked_scatter(is_listed, scores)
        return logits.log_softmax(1), self.value(context).gather(1, role)[:, 0]

    def greedy(self, _env: TunnelVectorEnv, seen: dict[str, Array]) -> Array:
        """The likeliest move wherever somebody is to act."""
        choices, rows = np.zeros(len(seen["count"]), np.int64), np.flatnonzero(seen["count"])
        with torch.no_grad():
            choices[rows] = self(*(seen[key][rows] for key in INPUTS))[0].argmax(1).numpy()
        return choices

    def describe_goals(self, seen: dict[str, Tensor]) -> tuple[Tensor, ...]:
        """Goals; how likely each hides the treasure; cards missing to each; where tunnels end."""
        goals, maze, face = seen["goals"], seen["maze"], seen["goals"][..., 3]
        height, width = maze.shape[1:]
        edged, frontier = functional.pad(maze, (1, 1, 1, 1)), torch.zeros_like(maze).bool()
        for (dx, dy), facing in zip(OFFSETS.tolist(), FACING, strict=True):
            beside = edged[:, 1 + dy : 1 + dy + height, 1 + dx : 1 + dx + width]
            frontier |= beside & (needed := facing | JOINED | REACHED) == needed
        frontier &= maze == 0
        cells = torch.cartesian_prod(torch.arange(1, height + 1), torch.arange(1, width + 1))
        steps = steps_between(cells.flip(1), goals[:, None, :, :2])
        missing = steps.masked_fill(~frontier.flatten(1).unsqueeze(2), FAR).amin(1)
        treasure, hidden = (face == 1).float(), (face == 0).float()
        spread = hidden / hidden.sum(1, keepdim=True).clamp(min=1)
        hope = torch.where(treasure.any(1, keepdim=True), treasure, spread)
        columns = (goals[..., 1] / height, goals[..., 2], goals[..., 4] > 0, hope, missing / 5,
                   hope * missing / 5, hidden, treasure, face == 2, face == 3)  # fmt: skip
        return torch.stack(columns, 2), hope, missing, frontier

    def describe_seats(self, seen: dict[str, Tensor], hope: Tensor) -> Tensor:
        """What is known of each seat, and what it has done in this round, counted."""
        log, goals = seen["log"], seen["goals"][:, None, :, :2]
        who, action, _, tile, _, _, target = log.unbind(2)
        is_place, is_joined = action == PLACE, tile & JOINED > 0
        ahead = steps_between(log[..., 4:6], goals) - cards_after(log[..., 4:6], tile, goals)
        ahead = (ahead * hope.unsqueeze(1)).sum(2) * (is_place & is_joined)
        at_reader, is_break, is_mend = (target == 1) & (who > 1), action == BREAK, action == MEND
        deeds = (is_place & ~is_joined, ahead, at_reader & is_break, at_reader & is_mend)
        deed = torch.cat([functional.one_hot(action.long(), ACTIONS), torch.stack(deeds, 2)], 2)
        seat = torch.arange(1, self.seats + 1).unsqueeze(1)
        done = (who.unsqueeze(1) == seat).float() @ deed
        hits = torch.stack([is_break, is_mend], 2).float()
        suffered = (target.unsqueeze(1) == seat).float() @ hits
        return torch.cat([seen["seats"][:, : self.seats] / 2, done / 2, suffered], 2)

    def describe_moves(
        self, seen: dict[str, Tensor], listed: Tensor, row: Tensor,
        outlook: tuple[Tensor, Tensor], subjects: tuple[Tensor, Tensor],
    ) -> Tensor:  # fmt: skip
        """What lies around each move's cell, what it gains, and the seat or goal that it names."""
        action, _, tile, _, _, target = listed.unsqueeze(2).unbind(1)
        cell, at, (hope, missing) = listed[:, 3:5], seen["goals"][row, :, :2], outlook
        hope, missing, (seats, goals) = hope[row], missing[row], subjects
        x, y = (cell.unsqueeze(1) + functional.pad(OFFSETS, (0, 0, 1, 0))).clamp(min=0).unbind(2)
        around = functional.pad(seen["maze"], (1, 1, 1, 1))[row.unsqueeze(1), y, x]
        here, after = steps_between(cell, at), cards_after(cell, tile[:, 0], at)
        effects = (missing - torch.minimum(missing, after), after == 0, here == missing, here,
                   (after - missing).clamp(0, 6))  # fmt: skip
        expected = (torch.stack(effects, 2) * hope.unsqueeze(2)).sum(1)
        known = torch.stack([hope.amax(1), (missing * hope).sum(1) / 5], 1)
        names_seat, place = (action == BREAK) | (action == MEND), (target.long() - 1).clamp(min=0)
        seat = seats[row, place[:, 0].clamp(max=self.seats - 1)] * names_seat
        goal = goals[row, place[:, 0].clamp(max=2)] * (~names_seat & (target > 0))
        is_place = action == PLACE
        return torch.cat([bits(tile[:, 0], 5), bits(around, 8).flatten(1), expected * is_place,
                          is_place, known, seat, goal], 1)  # fmt: skip


class Learner:
    """A policy in training, with the tables it plays at."""

    def __init__(self, policy: Policy, edition: str, seed: int) -> None:
        self.policy, self.rng = policy, np.random.default_rng(seed)
        self.optimiser = torch.optim.Adam(policy.parameters())
        self.env = TunnelVectorEnv(edition, TABLES, policy.seats, opponents="digger",
                                   log_rows=LOG_ROWS, autoreset_mode="SameStep")  # fmt: skip
        self.seen, _ = self.env.reset(seed=seed * 1_000_000)

    def collect(self, *, imitates: bool) -> Decisions:
        """Plays some steps, as the rule bot would (imitating) or as the policy says."""
        kept: list[list[Array]] = []
        rewards, alive, log_probs = (torch.zeros(STEPS, TABLES) for _ in range(3))
        values, choices = torch.zeros(STEPS + 1, TABLES), torch.zeros(STEPS, TABLES).long()
        for step in range(STEPS):
            kept.append([self.seen[key].copy() for key in INPUTS])
            if imitates:
                choices[step] = torch.from_numpy(self.env.rule_bot_choices(self.rng))
            else:
                with torch.no_grad():
                    found, values[step] = self.policy(*kept[-1])
                choices[step] = found.exp().multinomial(1)[:, 0]
                log_probs[step] = found.gather(1, choices[step].unsqueeze(1))[:, 0]
            self.seen, reward, ended, _, _ = self.env.step(choices[step].numpy())
            rewards[step], alive[step] = torch.from_numpy(reward), torch.from_numpy(~ended)
        with torch.no_grad():
            values[STEPS] = self.policy(*(self.seen[key] for key in INPUTS))[1]
        # While the rule bot plays there are no values: a decision is worth how the round ends.
        decay, ahead = 1.0 if imitates else GAE_DECAY, torch.zeros(TABLES)
        gains = torch.zeros(STEPS, TABLES)
        for step in reversed(range(STEPS)):
            surprise = rewards[step] + alive[step] * values[step + 1] - values[step]
            gains[step] = ahead = surprise + decay * alive[step] * ahead
        outcomes = (choices, log_probs, gains, gains + values[:STEPS])
        arrays = (np.concatenate(each) for each in zip(*kept, strict=True))
        return Decisions(*arrays, *(each.flatten() for each in outcomes))

    def update(self, batch: Decisions, *, imitates: bool) -> float:
        """Learns from decisions; the mean loss of the policy meanwhile."""
        losses, gains = [], batch.advantages.clone()
        roles = torch.from_numpy(batch.observations[:, LAYOUT.starts["role"]])
        for role in roles.unique():
            of_role = gains[roles == role]
            gains[roles == role] = (of_role - of_role.mean()) / (of_role.std(correction=0) + 1e-6)
        for _ in range(1 if imitates else PASSES):
            order = self.rng.permutation(len(gains))
            for some in np.array_split(order, max(1, len(order) // MINIBATCH)):
                found, values = self.policy(*(each[some] for each in batch[: len(INPUTS)]))
                chosen = found.gather(1, batch.choices[some].unsqueeze(1))[:, 0]
                ratio = (chosen - batch.log_probs[some]).exp()
                clipped = ratio.clamp(1 - CLIP, 1 + CLIP) * gains[some]
                loss = -(chosen if imitates else torch.minimum(ratio * gains[some], clipped)).mean()
                value_loss = functional.mse_loss(values, batch.returns[some])
                self.optimiser.zero_grad()
                (loss + VALUE_WEIGHT * value_loss).backward()
                nn.utils.clip_grad_norm_(self.policy.parameters(), 1.0)
                self.optimiser.step()
                losses.append(loss.item())
        return float(np.mean(losses))


def evaluate(choose: Chooser, edition: str, seats: int, rounds: int) -> Rounds:
    """Plays one seat among rule bots, on deals that are not trained on and always the same."""
    env = TunnelVectorEnv(edition, rounds, seats, opponents="digger", log_rows=LOG_ROWS,
                          autoreset_mode="Disabled")  # fmt: skip
    seen, _ = env.reset(seed=FIRST_TEST_DEAL)
    roles, won = seen["observation"][:, LAYOUT.starts["role"]].copy(), np.zeros(rounds, np.int64)
    while seen["count"].any():
        seen, rewards, ended, _, _ = env.step(choose(env, seen))
        won[ended] = rewards[ended] > 0
    return {name: won[roles == number].tolist() for number, name in enumerate(ROLES, 1)}


def report(name: str, won: Rounds, rule_bot: Rounds) -> dict[str, Any]:
    """Prints win rates, and differences to the rule bot on the same deals, with 95 % intervals."""
    kept: dict[str, Any] = {"player": name}
    for role, rounds in won.items():
        gain = np.subtract(rounds, rule_bot[role])
        (rate, error), (more, gain_error) = kept[role] = [
            (float(x.mean()), float(1.96 * x.std() / len(x) ** 0.5))
            for x in (np.array(rounds), gain)
        ]
        print(f"{name:12} as {role:8}: {rate:.1%} +- {error:.1%} of {len(rounds)} rounds,"
              f" {more:+.1%} +- {gain_error:.1%} to the rule bot", flush=True)  # fmt: skip
    return kept


def parse_arguments(arguments: list[str] | None = None) -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--minutes", type=float, default=8, help="CPU minutes of training")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--edition", default="saboteur-en", help="any edition of Saboteur")
    parser.add_argument("--rounds", type=int, default=5000, help="rounds of each comparison")
    parser.add_argument("--out", type=Path, help="where to write the weights")
    parser.add_argument("--curve", type=Path, help="where to write the win rates, as JSON")
    return parser.parse_args(arguments)


def main() -> None:
    """Trains, and compares with the rule bot and with chance."""
    given = parse_arguments()
    torch.set_num_threads(1)
    torch.manual_seed(given.seed)
    rng = np.random.default_rng(given.seed)
    compare = partial(evaluate, edition=given.edition, seats=given.seats, rounds=given.rounds)
    learner = Learner(Policy(given.seats), given.edition, given.seed)
    rule_bot = compare(lambda env, _seen: env.rule_bot_choices(rng))
    looks = [report("rule bot", rule_bot, rule_bot)]
    chance = compare(lambda _env, seen: rng.integers(np.maximum(seen["count"], 1)))
    looks.append(report("random", chance, rule_bot))
    spent, decisions = 0.0, 0
    for look in range(LOOKS + 1):
        imitates = look <= IMITATION_LOOKS
        while spent < given.minutes * look / LOOKS:
            began = time.process_time()
            fading = IMPROVEMENT_RATE * (1 - spent / given.minutes)
            learner.optimiser.param_groups[0]["lr"] = IMITATION_RATE if imitates else fading
            learner.update(learner.collect(imitates=imitates), imitates=imitates)
            spent += (time.process_time() - began) / 60
            decisions += TABLES * STEPS
        print(f"after {spent:.1f} CPU minutes and {decisions} decisions:")
        won = compare(learner.policy.greedy)
        found = report("imitation" if imitates else "improvement", won, rule_bot)
        looks.append(found | {"minutes": spent, "decisions": decisions})
    if given.out:
        torch.save(learner.policy.state_dict(), given.out)
    if given.curve:
        kept = {name: str(value) for name, value in vars(given).items()}
        given.curve.write_text(json.dumps({"arguments": kept, "looks": looks}, indent=1) + "\n")


if __name__ == "__main__":
    main()
