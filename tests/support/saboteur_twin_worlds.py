"""Two worlds a seat cannot tell apart: the same to all it was shown, different in the rest.

`shown` is this test's own idea of who may know what, written without looking at `seeing`.
`twin` deals all the seat has not been shown anew and plays the same game again.
"""

from collections.abc import Sequence

from msgspec.structs import asdict, replace

from foolsgold.base.frozendict import FrozenDict
from foolsgold.base.ids import Seat
from foolsgold.base.rng import Rng
from foolsgold.games.api import Refused, RoundStarted
from foolsgold.games.saboteur.edition import Edition
from foolsgold.games.saboteur.engine import start, step
from foolsgold.games.saboteur.events import (
    Broken,
    Collapsed,
    Dealt,
    Drew,
    Event,
    GoalOpened,
    Mended,
    Peeked,
    Placed,
    RoundEnded,
)
from foolsgold.games.saboteur.moves import Break, Collapse, Discard, Mend, Move, Peek, Place, Take
from foolsgold.games.saboteur.rules.chance import round_deal
from foolsgold.games.saboteur.state import RoundDeal, SaboteurChance, State

Story = tuple[State, list[tuple[Event, ...]]]
"""Where a game got to, and what happened in each step, the deal first."""

OWN_SEAT_FIELDS = {"card", "cards", "face", "role", "found", "nuggets"}
"""What an event tells its own seat only ..."""
PUBLIC_FIELDS = {"RoundEnded": {"found"}, "GoalOpened": {"found"}, "GameEnded": {"nuggets"}}
"""... but for these, which are shown to all."""


def visible_facts(events: Sequence[tuple[Event, ...]], seat: Seat | None) -> list[object]:
    """All facts of a story that a seat is shown."""
    facts: list[object] = []
    for event in (event for step_ in events for event in step_):
        kind = type(event).__name__
        secret = OWN_SEAT_FIELDS - PUBLIC_FIELDS.get(kind, set())
        mine = getattr(event, "seat", None) == seat
        told = {
            key: value
            for key, value in asdict(event).items()
            # A card's number is no fact of the game: worlds may not differ in it either.
            if key != "card" and (mine or key not in secret)
        }
        facts.append((kind, told))
    return facts


def replay_story(
    edition: Edition, seats: int, chance: SaboteurChance, moves: Sequence[Move]
) -> Story:
    state, events = start(edition, seats, chance)
    told = [events]
    for move in moves:
        state, events = step(state, move)
        told.append(events)
    return state, told


def twin_story(
    edition: Edition,
    seats: int,
    chance: SaboteurChance,
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
    chance: SaboteurChance,
    moves: Sequence[Move],
    seat: Seat | None,
    rng: Rng,
) -> tuple[SaboteurChance, list[Move]] | None:
    """Another world's chance, and the moves as they are called there."""
    truth, told = replay_story(edition, seats, chance, moves)
    other, renamed = _other_chance(edition, seats, chance, truth, told, seat, rng)
    state, events = start(edition, seats, other)
    retold = [events]
    called: list[Move] = []
    for move in moves:
        called.append(_other_move(state, move, renamed[state.round - 1], seat, rng))
        try:
            state, events = step(state, called[-1])
        except Refused:
            return None
        retold.append(events)
    return (other, called) if visible_facts(retold, seat) == visible_facts(told, seat) else None


def _other_chance(
    edition: Edition,
    seats: int,
    chance: SaboteurChance,
    truth: State,
    told: Sequence[tuple[Event, ...]],
    seat: Seat | None,
    rng: Rng,
) -> tuple[SaboteurChance, list[dict[int, int]]]:
    seed = rng.next64()
    given: dict[int, RoundDeal] = {}
    renamed: list[dict[int, int]] = []
    for number in range(1, truth.round + 1):
        deal = round_deal(edition, seats, chance, number)
        happened = [e for e in (e for s in told for e in s) if _round_of(e, told) == number]
        given[number], names = _other_deal(edition, seats, deal, happened, seat, rng)
        renamed.append(names)
    # Near the top, where the cards are drawn, most tries can be told apart; a few suffice.
    gold = shuffle_at(given[1].gold, {rng.below(1 + rng.below(28)) for _ in range(4)}, rng)
    given[1] = replace(given[1], gold=gold)
    return SaboteurChance(chance.first, seed, FrozenDict(given)), renamed


def _round_of(event: Event, told: Sequence[tuple[Event, ...]]) -> int:
    number = 0
    for each in (each for step_ in told for each in step_):
        if isinstance(each, RoundStarted):
            number = each.round
        if each is event:
            return number
    raise AssertionError(event)


def _other_deal(
    edition: Edition,
    seats: int,
    deal: RoundDeal,
    events: list[Event],
    seat: Seat | None,
    rng: Rng,
) -> tuple[RoundDeal, dict[int, int]]:
    """The round dealt anew where the seat has seen nothing; and new numbers for others' cards."""
    seen: set[int] = set()
    goals_seen: set[int] = set()
    ended = False
    for event in events:
        match event:
            case Dealt() if event.seat == seat:
                seen |= {held.card for held in event.cards or ()}
            case Drew() if event.seat == seat:
                seen.add(event.card or 0)
            case Placed() | Collapsed() | Broken() | Mended():
                seen.add(event.card or 0)
            case Peeked():
                seen.add(event.card or 0)
                goals_seen |= {event.goal} if event.seat == seat else set()
            case GoalOpened():
                goals_seen.add(event.goal)
            case RoundEnded():
                ended = True
            case _:
                pass
    deck = shuffle_at(deal.deck, set(range(len(deal.deck))) - seen, rng)
    renamed: dict[int, int] = {}
    size = edition.hand[seats]
    for other in range(seats):
        if other != seat:
            # Cards dealt together: which of them was played tells nothing, so numbers may change.
            numbers = list(range(other * size, (other + 1) * size))
            renamed |= dict(zip(numbers, rng.shuffled(numbers), strict=True))
    faces = list(deck)
    for old, new in renamed.items():
        faces[new] = deck[old]
    roles, goals = deal.roles, deal.goals
    if not ended:
        roles = shuffle_at(roles, {place for place in range(len(roles)) if place != seat}, rng)
        goals = shuffle_at(goals, set(range(len(goals))) - goals_seen, rng)
    return replace(deal, deck=tuple(faces), roles=roles, goals=goals), renamed


def shuffle_at(items: tuple, places: set[int], rng: Rng) -> tuple:  # type: ignore[type-arg]
    """`items` with those at `places` shuffled among themselves."""
    mixed = list(items)
    order = sorted(places)
    for place, item in zip(order, rng.shuffled(items[place] for place in order), strict=True):
        mixed[place] = item
    return tuple(mixed)


def _other_move(
    state: State, move: Move, renamed: dict[int, int], seat: Seat | None, rng: Rng
) -> Move:
    """The move as it is called in the other world."""
    if isinstance(move, Take):
        if state.to_act == seat or not state.offer:
            return move
        same = move.nuggets in state.offer and rng.below(2)
        return move if same else Take(rng.choice(state.offer))
    if isinstance(move, Place | Peek | Collapse | Break | Mend | Discard):
        return replace(move, card=renamed.get(move.card, move.card))
    return move
