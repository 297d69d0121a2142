"""Deals from the seed: the deal of a round depends only on the seed and the round's number."""

from foolsgold.base.ids import Seat
from foolsgold.base.rng import rng_for
from foolsgold.games.saboteur.cards import GoalFace
from foolsgold.games.saboteur.edition import Edition
from foolsgold.games.saboteur.state import RoundDeal, SaboteurChance


def chance_from(seats: int, seed: int, first: Seat | None) -> SaboteurChance:
    """[R28] What the seed gives; `first` begins if the host picked somebody."""
    return SaboteurChance(rng_for(seed).below(seats) if first is None else first, seed)


def round_deal(edition: Edition, seats: int, chance: SaboteurChance, number: int) -> RoundDeal:
    """[R17, R20, R24, R27] Roles, goals, deck and gold of a round, counted from 1."""
    if number in chance.given:
        return chance.given[number]
    dealer = rng_for(chance.seed)
    dealer.below(seats)  # who begins
    gold = dealer.shuffled(edition.gold)
    for _ in range(number - 1):
        dealer.next64()
    rng = dealer.spawn()
    return RoundDeal(
        roles=tuple(rng.shuffled(edition.roles[seats])),
        goals=tuple(rng.shuffled(GoalFace)),
        deck=tuple(rng.shuffled(edition.deck)),
        gold_seed=rng.next_seed(),
        gold=tuple(gold) if number == 1 else (),
    )
