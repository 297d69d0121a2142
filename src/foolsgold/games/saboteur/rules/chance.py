"""All chance of a game, drawn from its seed before the first card is played."""

from foolsgold.base.ids import Seat
from foolsgold.base.rng import Rng
from foolsgold.games.saboteur.cards import GoalFace
from foolsgold.games.saboteur.edition import Edition
from foolsgold.games.saboteur.state import Chance, RoundDeal


def chance_from(edition: Edition, seats: int, seed: int, first: Seat | None) -> Chance:
    """[R17, R20, R24, R27, R28] What the seed gives; `first` begins if the host picked somebody."""
    rng = Rng(seed)
    by_lot = rng.below(seats)
    return Chance(
        first=by_lot if first is None else first,
        gold=tuple(rng.shuffled(edition.gold)),
        rounds=tuple(_round(edition, seats, rng.spawn()) for _ in range(edition.rounds)),
    )


def _round(edition: Edition, seats: int, rng: Rng) -> RoundDeal:
    return RoundDeal(
        roles=tuple(rng.shuffled(edition.roles[seats])),
        goals=tuple(rng.shuffled(GoalFace)),
        deck=tuple(rng.shuffled(edition.deck)),
        gold_seed=rng.next64(),
    )
