"""What is particular to Saboteur in OpenSpiel."""

from collections import Counter
from functools import cache
from typing import Any

from msgspec.structs import replace

from foolsgold.base.frozendict import FrozenDict
from foolsgold.envs.openspiel_setup import NO_KIND, UNDECIDED, Deal, Draw, GameParts
from foolsgold.games.saboteur.action_ids import FACES, MENDINGS, TILES
from foolsgold.games.saboteur.cards import (
    BreakCard,
    GoalFace,
    MapCard,
    PathCard,
    RockfallCard,
    Role,
    Tool,
)
from foolsgold.games.saboteur.edition import Edition
from foolsgold.games.saboteur.engine import RULES
from foolsgold.games.saboteur.rules.chance import round_deal
from foolsgold.kernel.saboteur.record_layout import FOUND_BIT

ROLES, GOAL_FACES = tuple(Role), tuple(GoalFace)
KIND_OF = {face: kind for kind, face in enumerate(FACES)}
EXTRA_DECISIONS = 2 * len(GoalFace)
"""Each goal may be chosen and turned once, apart from the cards."""


@cache
def canonical_kind(edition: Edition, kind: int) -> int:
    """[R36] A path card may be turned: the first of both positions in the deck stands for it."""
    face = FACES[kind]
    if not isinstance(face, PathCard):
        return kind
    turned = KIND_OF[PathCard(face.tile.turned())]
    held = [each for each in (kind, turned) if FACES[each] in edition.deck]
    return min(held, default=kind)


@cache
def role_outcomes(
    edition: Edition, seats: int, dealt: tuple[int, ...]
) -> tuple[tuple[int, float], ...]:
    """[R17] The next dwarf card, out of those that are left."""
    left = Counter(ROLES.index(role) for role in edition.roles[seats])
    left.subtract(dealt)
    return tuple((role, left[role] / left.total()) for role in sorted(left) if left[role])


def used_kind(name: str, indices: tuple[int, ...]) -> int:
    """The card that an action takes out of the hand."""
    match name:
        case "place":
            return KIND_OF[PathCard(TILES[indices[0]])]
        case "peek":
            return KIND_OF[MapCard()]
        case "collapse":
            return KIND_OF[RockfallCard()]
        case "break":
            return KIND_OF[BreakCard(tuple(Tool)[indices[0]])]
        case "mend":
            return KIND_OF[MENDINGS[indices[0]][0]]
        case "discard":
            return indices[0]
    return NO_KIND


def python_deal(edition: Edition, seats: int, deal: Deal) -> Any:
    """The first position, dealt like this."""
    chance = RULES.chance_from(seats, 0, deal.starter)
    usual = round_deal(edition, seats, chance, 1)
    left = Counter(edition.roles[seats])
    left.subtract(ROLES[role] for role in deal.roles)
    given = replace(
        usual,
        roles=(*(ROLES[role] for role in deal.roles), *left.elements()),
        goals=tuple(GOAL_FACES[face] for face in deal.goals),
        deck=tuple(FACES[kind] for kind in deal.kinds),
    )
    state, _ = RULES.start(edition, seats, replace(chance, given=FrozenDict({1: given})))
    return state


def write_deal(game: Any, _hand_size: int, deal: Deal) -> None:
    """The same in a record: its hands are numbers of cards already, in the order of the deal."""
    game["first"] = game["starter"] = game["to_act"] = deal.starter
    game["roles"] = sum(role << seat for seat, role in enumerate(deal.roles))
    game["goals"] = deal.goals
    game["deck"][: len(deal.kinds)] = deal.kinds


def write_draw(game: Any, _deck_size: int, draw: Draw) -> None:
    """Exchanges the card of this number for the next of this kind in the draw pile."""
    deck, number = game["deck"], draw.number
    if deck[number] != draw.kind:
        at = number + deck[number:].tolist().index(draw.kind)
        deck[at] = deck[number]
        deck[number] = draw.kind


def undecided_draws(game: Any, _drawer: int, count: int) -> list[int]:
    """The kinds that lie where cards were drawn that chance has not decided."""
    end = int(game["drawn"])
    found: list[int] = game["deck"][end - count : end].tolist()
    return found


def winner_of(state: Any) -> int:
    """The side that has won the round."""
    return int(not state.past[0].found) if state.past else UNDECIDED


def max_turns(edition: Edition, _seats: int) -> int:
    """The most decisions of a round: all cards are used, all goals chosen and turned."""
    return len(edition.deck) + EXTRA_DECISIONS


def max_rows(edition: Edition, seats: int) -> int:
    """The most rows of a seat's history.

    All turns; what it drew and found in its own turns; who begins, the goals, the end, the roles.
    """
    own_turns = len(edition.deck) // seats + 1
    return max_turns(edition, seats) + 2 * own_turns + len(GOAL_FACES) + seats + 2


def second_side_counts(edition: Edition, seats: int) -> tuple[int, ...]:
    """[R6-R13] How many saboteurs there may be: dwarf cards may be left over."""
    cards = Counter(edition.roles[seats])
    spare = cards.total() - seats
    most = min(seats, cards[Role.SABOTEUR])
    return tuple(range(max(0, cards[Role.SABOTEUR] - spare), most + 1))


PARTS = GameParts(
    faces=FACES,
    role_names=tuple(map(str, ROLES)),
    goal_names=tuple(map(str, GOAL_FACES)),
    hand_size=lambda edition, seats: int(edition.hand[seats]),
    canonical_kind=canonical_kind,
    role_outcomes=role_outcomes,
    side_of_role=lambda _edition, role: role,
    winner_of=winner_of,
    winner_of_record=lambda game: int(not game["past"][0] & FOUND_BIT),
    used_kind=used_kind,
    seat_blocks=frozenset({"break", "mend"}),
    hidden_block="discard",
    keeps_hidden_cards=False,
    python_deal=python_deal,
    write_deal=write_deal,
    write_draw=write_draw,
    undecided_draws=undecided_draws,
    shown=lambda _game: 0,
    playable_kinds=lambda _state, _seat, _kinds: frozenset(),
    max_turns=max_turns,
    max_rows=max_rows,
    second_side_counts=second_side_counts,
)
