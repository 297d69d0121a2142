"""Deals from the seed: the deal of a round depends only on the seed and the round's number."""

from foolsgold.base.ids import Seat
from foolsgold.base.rng import rng_for
from foolsgold.games.gobblings.cards import GoalFace, Race
from foolsgold.games.gobblings.edition import Edition
from foolsgold.games.gobblings.state import GobblingsChance, RoundDeal


def chance_from(seats: int, seed: int, first: Seat | None) -> GobblingsChance:
    """[O65] What the seed gives; `first` begins if the host picked somebody."""
    by_lot = rng_for(seed).below(seats)
    return GobblingsChance(first=by_lot if first is None else first, seed=seed)


def round_deal(edition: Edition, seats: int, chance: GobblingsChance, number: int) -> RoundDeal:
    """[G8, G9, O3, O62] Roles, goals and tiles of a round, counted from 1."""
    if number in chance.given:
        return chance.given[number]
    dealer = rng_for(chance.seed)
    for _ in range(number):
        dealer.next64()
    rng = dealer.spawn()
    names = []
    for race in Race:
        of_race = [role for role, other in edition.race_of.items() if other is race]
        names += rng.shuffled(of_race)[: edition.races[seats][race]]
    return RoundDeal(
        roles=tuple(rng.shuffled(names)),
        goals=tuple(rng.shuffled(GoalFace)),
        deck=tuple(rng.shuffled(edition.deck)),
    )
