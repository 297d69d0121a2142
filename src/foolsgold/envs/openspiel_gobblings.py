"""What is particular to Gobblings in OpenSpiel."""

from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import Any

from msgspec.structs import replace

from foolsgold.base.frozendict import FrozenDict
from foolsgold.envs.openspiel_setup import NO_KIND, UNDECIDED, Deal, Draw, GameParts
from foolsgold.games.gobblings.action_ids import FACES, SIDES
from foolsgold.games.gobblings.cards import (
    ExplosionCard,
    GoalFace,
    MapCard,
    PathCard,
    PotionCard,
    Race,
    Role,
)
from foolsgold.games.gobblings.edition import Edition
from foolsgold.games.gobblings.engine import RULES
from foolsgold.games.gobblings.events import Outcome
from foolsgold.games.gobblings.rules.chance import round_deal
from foolsgold.tunnel.tiles import rotations

ROLES, RACES, GOAL_FACES = tuple(Role), tuple(Race), tuple(GoalFace)
OUTCOMES = (None, *Outcome)
"""The outcomes in the order of their codes in a record."""
KIND_OF = {face: kind for kind, face in enumerate(FACES)}
BITS_PER_SEAT = 4
"""In what a seat knows of roles."""
FACTS_PER_TURN = 2
"""A turn is a row of the history, and may be followed by what its seat drew or found."""


@cache
def canonical_kind(edition: Edition, kind: int) -> int:
    """[O7] A tile may be rotated: the first position of those in the deck stands for all."""
    face = FACES[kind]
    if not isinstance(face, PathCard):
        return kind
    turned = (
        replace(face, tile=face.tile.turned(quarters))
        for quarters in rotations(face.tile.sides, edition.rotation)
    )
    return min((KIND_OF[each] for each in turned if each in edition.deck), default=kind)


@cache
def role_outcomes(
    edition: Edition, seats: int, dealt: tuple[int, ...]
) -> tuple[tuple[int, float], ...]:
    """[G8, O3] The next role: of a race, as many as still play; of its roles, any that is left."""
    race_of = edition.race_of
    left = Counter(edition.races[seats])
    left.subtract(race_of[ROLES[role]] for role in dealt)
    unused = Counter(race_of[role] for role in race_of)
    unused.subtract(race_of[ROLES[role]] for role in dealt)
    return tuple(
        (number, left[race_of[role]] / left.total() / unused[race_of[role]])
        for number, role in enumerate(ROLES)
        if role in race_of and number not in dealt and left[race_of[role]] > 0
    )


def used_kind(name: str, indices: tuple[int, ...]) -> int:
    """The card that an action takes out of the hand."""
    match name:
        case "place":
            return indices[0] * len(SIDES) + indices[1]
        case "peek":
            return KIND_OF[MapCard()]
        case "explode":
            return KIND_OF[ExplosionCard()]
        case "swap":
            return KIND_OF[PotionCard()]
        case "replace":
            return indices[0]
    return NO_KIND


def python_deal(edition: Edition, seats: int, deal: Deal) -> Any:
    """The first position, dealt like this."""
    chance = RULES.chance_from(seats, 0, deal.starter)
    given = replace(
        round_deal(edition, seats, chance, 1),
        roles=tuple(ROLES[role] for role in deal.roles),
        goals=tuple(GOAL_FACES[face] for face in deal.goals),
        deck=tuple(FACES[kind] for kind in deal.kinds),
    )
    state, _ = RULES.start(edition, seats, replace(chance, given=FrozenDict({1: given})))
    return state


def write_deal(game: Any, hand_size: int, deal: Deal) -> None:
    """The same in a record: every seat knows its own role alone."""
    game["first"] = game["starter"] = game["to_act"] = deal.starter
    for seat, role in enumerate(deal.roles):
        game["roles"][seat] = role
        game["seen"][seat] = game["traced"][seat] = role + 1 << BITS_PER_SEAT * seat
        first = seat * hand_size
        game["hands"][seat, :hand_size] = deal.kinds[first : first + hand_size]
    game["goals"] = deal.goals
    game["cards"][: len(deal.kinds)] = deal.kinds


def write_draw(game: Any, deck_size: int, draw: Draw) -> None:
    """Exchanges a card just drawn for one of this kind: one drawn after it, or of the pile."""
    hand, cards, kind = game["hands"][draw.drawer], game["cards"], draw.kind
    end = int(game["hand_sizes"][draw.drawer]) - draw.taken
    at = end - draw.pending - 1
    if hand[at] == kind:
        return
    later = hand[at + 1 : end].tolist()
    if kind in later:
        hand[at + 1 + later.index(kind)] = hand[at]
    else:
        top = deck_size - int(game["pile"])
        undealt = cards[top : top + deck_size - draw.number - 1 - draw.pending].tolist()
        cards[top + undealt.index(kind)] = hand[at]
    hand[at] = kind


def undecided_draws(game: Any, drawer: int, count: int) -> list[int]:
    """The kinds that lie where cards were drawn that chance has not decided."""
    end = int(game["hand_sizes"][drawer])
    found: list[int] = game["hands"][drawer][end - count : end].tolist()
    return found


def winner_of_outcome(outcome: Outcome | None) -> int:
    """[G36, G37, G39] The Gnomes win with the Gold, the Goblins otherwise."""
    if outcome is None:
        return UNDECIDED
    return RACES.index(Race.GNOME if outcome is Outcome.GOLD else Race.GOBLIN)


def winner_of(state: Any) -> int:
    """The race that has won the round."""
    if state.past:
        return winner_of_outcome(state.past[0].outcome)
    return winner_of_outcome(state.outcome)


def max_turns(edition: Edition, seats: int) -> int:
    """The most decisions of a round.

    Between two cards that are played everybody may pass, or replace a card; those who drink the ale
    make that last a second circle. A card may ask which goal to open and who drinks.
    """
    idle = 2 * seats if edition.replace_passes else edition.stall_circles * seats
    return (len(edition.deck) + 1) * (1 + idle) + 2 * len(edition.deck) + len(GOAL_FACES)


def max_rows(edition: Edition, seats: int) -> int:
    """The most rows of a seat's history."""
    facts = edition.hand * seats + len(GOAL_FACES) + seats + len(edition.deck) + 2
    return FACTS_PER_TURN * max_turns(edition, seats) + facts


def playable_kinds(state: Any, seat: int, kinds: Iterable[int]) -> frozenset[int]:
    """[G17] The kinds of which a card could be played now, if a seat held it."""
    found = set()
    for kind in kinds:
        deck = (*state.deck, FACES[kind])
        hands = list(state.hands)
        hands[seat] = (len(state.deck),)
        asked = replace(state, deck=deck, hands=tuple(hands), to_act=seat)
        if any(str(move) == "pass" for move in RULES.legal_moves(asked)):
            continue
        found.add(kind)
    return frozenset(found)


PARTS = GameParts(
    faces=FACES,
    role_names=tuple(map(str, ROLES)),
    goal_names=tuple(map(str, GOAL_FACES)),
    hand_size=lambda edition, _seats: int(edition.hand),
    canonical_kind=canonical_kind,
    role_outcomes=role_outcomes,
    side_of_role=lambda edition, role: RACES.index(edition.race_of[ROLES[role]]),
    winner_of=winner_of,
    winner_of_record=lambda game: winner_of_outcome(OUTCOMES[int(game["outcome"])]),
    used_kind=used_kind,
    seat_blocks=frozenset({"swap", "serve", "steal"}),
    hidden_block="replace",
    keeps_hidden_cards=True,
    python_deal=python_deal,
    write_deal=write_deal,
    write_draw=write_draw,
    undecided_draws=undecided_draws,
    shown=lambda game: int(game["shown"]),
    playable_kinds=playable_kinds,
    max_turns=max_turns,
    max_rows=max_rows,
    second_side_counts=lambda edition, seats: (int(edition.races[seats][Race.GOBLIN]),),
)
