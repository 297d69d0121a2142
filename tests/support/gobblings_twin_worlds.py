"""Two worlds of the second game that a seat cannot tell apart; see `worlds` for the idea."""

from collections.abc import Sequence

from msgspec.structs import asdict, replace

from foolsgold.base.frozendict import FrozenDict
from foolsgold.base.ids import Seat
from foolsgold.base.rng import Rng
from foolsgold.games.api import Refused
from foolsgold.games.gobblings.cards import Role
from foolsgold.games.gobblings.edition import Edition
from foolsgold.games.gobblings.engine import start, step
from foolsgold.games.gobblings.events import (
    Dealt,
    Drew,
    Event,
    Exploded,
    GoalOpened,
    Passed,
    Peeked,
    Placed,
    RoundEnded,
    Swapped,
)
from foolsgold.games.gobblings.moves import Explode, Move, Peek, Place, Replace, Swap
from foolsgold.games.gobblings.rules.chance import round_deal
from foolsgold.games.gobblings.state import GobblingsChance, RoundDeal, State
from tests.support.saboteur_twin_worlds import shuffle_at

Story = list[tuple[State, tuple[Event, ...]]]
"""Each position, and what happened on the way to it, the deal first."""

OWN_SEAT_FIELDS = {"card", "cards", "face", "role", "found"}
PUBLIC_FIELDS = {"GoalOpened": {"found"}, "Scored": {"role"}}


def visible_facts(told: Story, seat: Seat | None) -> list[object]:
    """All facts of a story that a seat is shown."""
    facts: list[object] = []
    for event in (event for _, events in told for event in events):
        kind = type(event).__name__
        secret = OWN_SEAT_FIELDS - PUBLIC_FIELDS.get(kind, set())
        if isinstance(event, Swapped) and seat not in (event.seat, event.target):
            secret |= {"gave", "got"}
        mine = getattr(event, "seat", None) == seat
        told_of = {
            key: value
            for key, value in asdict(event).items()
            # A card's number is no fact of the game: worlds may not differ in it either.
            if key != "card" and ((mine and key in OWN_SEAT_FIELDS) or key not in secret)
        }
        facts.append((kind, told_of))
    return facts


def replay_story(
    edition: Edition, seats: int, chance: GobblingsChance, moves: Sequence[Move]
) -> Story:
    told: Story = [start(edition, seats, chance)]
    for move in moves:
        told.append(step(told[-1][0], move))
    return told


def twin_story(
    edition: Edition,
    seats: int,
    chance: GobblingsChance,
    moves: Sequence[Move],
    seat: Seat | None,
    rng: Rng,
) -> Story | None:
    """The same story in another world, or None if this try can be told apart."""
    world = twin_world(edition, seats, chance, moves, seat, rng)
    return None if world is None else replay_story(edition, seats, *world)


def twin_world(
    edition: Edition,
    seats: int,
    chance: GobblingsChance,
    moves: Sequence[Move],
    seat: Seat | None,
    rng: Rng,
) -> tuple[GobblingsChance, list[Move]] | None:
    """Another world's chance, and the moves as they are called there."""
    told = replay_story(edition, seats, chance, moves)
    given: dict[int, RoundDeal] = {}
    renamed: dict[int, dict[int, int]] = {}
    for number in range(1, told[-1][0].round + 1):
        deal = round_deal(edition, seats, chance, number)
        given[number], renamed[number] = _other_deal(edition, seats, deal, told, number, seat, rng)
    other = GobblingsChance(chance.first, rng.next64(), FrozenDict(given))
    retold: Story = [start(edition, seats, other)]
    called: list[Move] = []
    for move in moves:
        state = retold[-1][0]
        if isinstance(move, Place | Peek | Explode | Swap | Replace):
            card = renamed.get(state.round, {}).get(move.card, move.card)
            called.append(replace(move, card=card))
        else:
            called.append(move)
        try:
            retold.append(step(state, called[-1]))
        except Refused:
            return None
    return (other, called) if visible_facts(retold, seat) == visible_facts(told, seat) else None


def _other_deal(  # noqa: C901 - one case a kind of event
    edition: Edition,
    seats: int,
    deal: RoundDeal,
    told: Story,
    number: int,
    seat: Seat | None,
    rng: Rng,
) -> tuple[RoundDeal, dict[int, int]]:
    """The round dealt anew where the seat has seen nothing; new numbers for others' cards."""
    seen: set[int] = set()
    goals_seen: set[int] = set()
    ended = False
    before = told[0][0]
    for state, events in told:
        if number in (before.round, state.round):
            for event in events:
                match event:
                    case Dealt() if event.seat == seat and state.round == number:
                        seen |= {held.card for held in event.cards or ()}
                    case Drew() if event.seat == seat:
                        seen.add(event.card or 0)
                    case Placed() | Exploded() | Swapped():
                        seen.add(event.card or 0)
                    case Peeked():
                        seen.add(event.card or 0)
                        goals_seen |= {event.goal} if event.seat == seat else set()
                    case GoalOpened():
                        goals_seen.add(event.goal)
                    case Passed() if event.shown:
                        seen |= set(before.hands[event.seat])
                    case RoundEnded() if before.round == number:
                        ended = True
                    case _:
                        pass
        before = state
    deck = shuffle_at(deal.deck, set(range(len(deal.deck))) - seen, rng)
    renamed: dict[int, int] = {}
    for other in range(seats):
        if other != seat:
            numbers = list(range(other * edition.hand, (other + 1) * edition.hand))
            renamed |= dict(zip(numbers, rng.shuffled(numbers), strict=True))
    faces = list(deck)
    for old, new in renamed.items():
        faces[new] = deck[old]
    roles, goals = deal.roles, deal.goals
    if not ended:
        roles = _other_roles(edition, roles, seat, rng)
        goals = shuffle_at(goals, set(range(len(goals))) - goals_seen, rng)
    return RoundDeal(roles, goals, tuple(faces)), renamed


def _other_roles(
    edition: Edition, roles: tuple[Role, ...], seat: Seat | None, rng: Rng
) -> tuple[Role, ...]:
    """The others' roles dealt anew, now and then with one that stayed in the box."""
    places = {place for place in range(len(roles)) if place != seat}
    others = list(shuffle_at(roles, places, rng))
    box = [role for role in Role if role not in roles]
    for place in places:
        same = [role for role in box if edition.race_of[role] is edition.race_of[others[place]]]
        if same and rng.below(2):
            box.remove(same[0])
            others[place] = same[0]
    return tuple(others)
