"""Two worlds a seat cannot tell apart: the same to all it was shown, different in the rest.

`visible_facts` is the tests' own idea of who may know what, written without looking at
`visibility`. `twin_world` deals all the seat has not been shown anew and plays the game again.
"""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec.structs import asdict, replace

from foolsgold.base.frozendict import FrozenDict
from foolsgold.base.ids import Seat
from foolsgold.base.rng import Rng
from foolsgold.games.api import AnyRules, Refused, RoundStarted

if TYPE_CHECKING:
    from tests.support.game_case import GameCase

Story = list[tuple[Any, tuple[Any, ...]]]
"""Each position, and what happened on the way to it, the deal first."""

OWN_SEAT_FIELDS = {"card", "cards", "face", "role", "found", "nuggets"}
"""What an event tells its own seat only ..."""
PUBLIC_FIELDS = {
    "RoundEnded": {"found"},
    "GoalOpened": {"found"},
    "GameEnded": {"nuggets"},
    "Scored": {"role"},
}
"""... but for these, which are shown to all."""
EXCHANGED_FIELDS = {"gave", "got"}
"""What only the two seats of an exchange know."""
PLAYED_OPENLY = {"Placed", "Collapsed", "Broken", "Mended", "Exploded", "Swapped", "Peeked"}
"""Events after which everybody knows which card it was."""


def visible_facts(story: Story, seat: Seat | None) -> list[object]:
    """All facts of a story that a seat is shown."""
    facts: list[object] = []
    for event in (event for _, events in story for event in events):
        kind = type(event).__name__
        mine = getattr(event, "seat", None) == seat
        secret = set() if mine else OWN_SEAT_FIELDS - PUBLIC_FIELDS.get(kind, set())
        if not mine and getattr(event, "target", None) != seat:
            secret |= EXCHANGED_FIELDS
        # A card's number is no fact of the game: worlds may not differ in it either.
        secret |= {"card"}
        facts.append((kind, {k: value for k, value in asdict(event).items() if k not in secret}))
    return facts


def replay_story(
    rules: AnyRules, edition: Any, seats: int, chance: Any, moves: Sequence[Any]
) -> Story:
    """A game from its randomness and its moves."""
    story: Story = [rules.start(edition, seats, chance)]
    for move in moves:
        story.append(rules.step(story[-1][0], move))
    return story


def twin_story(
    case: "GameCase",
    edition: Any,
    seats: int,
    chance: Any,
    moves: Sequence[Any],
    seat: Seat | None,
    rng: Rng,
) -> Story | None:
    """The same story in another world, or None if this try can be told apart."""
    world = twin_world(case, edition, seats, chance, moves, seat, rng)
    return None if world is None else replay_story(case.rules, edition, seats, *world)


def twin_world(
    case: "GameCase",
    edition: Any,
    seats: int,
    chance: Any,
    moves: Sequence[Any],
    seat: Seat | None,
    rng: Rng,
) -> tuple[Any, list[Any]] | None:
    """Another world's randomness, and the moves as they are called there."""
    story = replay_story(case.rules, edition, seats, chance, moves)
    other, renamed = _other_chance(case, edition, seats, chance, story, seat, rng)
    retold: Story = [case.rules.start(edition, seats, other)]
    called: list[Any] = []
    for move in moves:
        state = retold[-1][0]
        called.append(case.other_choice(state, move, seat, rng))
        if hasattr(move, "card"):
            names = renamed.get(state.round, {})
            called[-1] = replace(move, card=names.get(move.card, move.card))
        try:
            retold.append(case.rules.step(state, called[-1]))
        except Refused:
            return None
    return (other, called) if visible_facts(retold, seat) == visible_facts(story, seat) else None


def _other_chance(
    case: "GameCase",
    edition: Any,
    seats: int,
    chance: Any,
    story: Story,
    seat: Seat | None,
    rng: Rng,
) -> tuple[Any, dict[int, dict[int, int]]]:
    """Other randomness, and for each round the new numbers of others' cards."""
    seed = rng.next64()
    given: dict[int, Any] = {}
    renamed: dict[int, dict[int, int]] = {}
    size = edition.hand if isinstance(edition.hand, int) else edition.hand[seats]
    for number in range(1, story[-1][0].round + 1):
        deal = case.round_deal(edition, seats, chance, number)
        seen = _seen_in_round(story, number, seat)
        deck = shuffle_at(deal.deck, set(range(len(deal.deck))) - seen.cards, rng)
        renamed[number] = _renamed_cards(size, seats, seat, rng)
        faces = list(deck)
        for old, new in renamed[number].items():
            faces[new] = deck[old]
        given[number] = replace(deal, deck=tuple(faces))
        if not seen.ended:
            roles = case.redeal_roles(edition, deal.roles, seat, rng)
            goals = shuffle_at(deal.goals, set(range(len(deal.goals))) - seen.goals, rng)
            given[number] = replace(given[number], roles=roles, goals=goals)
    if hasattr(given[1], "gold"):
        # Near the top, where the cards are drawn, most tries can be told apart; a few suffice.
        gold = shuffle_at(given[1].gold, {rng.below(1 + rng.below(28)) for _ in range(4)}, rng)
        given[1] = replace(given[1], gold=gold)
    return replace(chance, seed=seed, given=FrozenDict(given)), renamed


class SeenInRound(NamedTuple):
    """What a seat was shown of a round's deal."""

    cards: set[int]
    goals: set[int]
    ended: bool
    """Roles and goals are turned up at the end."""


def _seen_in_round(story: Story, number: int, seat: Seat | None) -> SeenInRound:
    cards: set[int] = set()
    goals: set[int] = set()
    ended = False
    for before, event in _events_of_round(story, number):
        kind = type(event).__name__
        mine = getattr(event, "seat", None) == seat
        if kind in PLAYED_OPENLY or (kind == "Drew" and mine):
            cards.add(event.card or 0)
        if kind == "Dealt" and mine:
            cards |= {held.card for held in event.cards or ()}
        if kind == "GoalOpened" or (kind == "Peeked" and mine):
            goals.add(event.goal)
        if kind == "Passed" and getattr(event, "shown", None):
            cards |= set(before.hands[event.seat])
        ended = ended or kind == "RoundEnded"
    return SeenInRound(cards, goals, ended)


def _events_of_round(story: Story, number: int) -> Iterator[tuple[Any, Any]]:
    """What happened in a round, each with the position before it."""
    now = 0
    before = story[0][0]
    for state, events in story:
        for event in events:
            if isinstance(event, RoundStarted):
                now = event.round
            if now == number:
                yield before, event
        before = state


def _renamed_cards(size: int, seats: int, seat: Seat | None, rng: Rng) -> dict[int, int]:
    """New numbers for cards dealt together: which of them was played tells nothing."""
    renamed: dict[int, int] = {}
    for other in range(seats):
        if other != seat:
            numbers = list(range(other * size, (other + 1) * size))
            renamed |= dict(zip(numbers, rng.shuffled(numbers), strict=True))
    return renamed


def shuffle_at(items: tuple, places: set[int], rng: Rng) -> tuple:  # type: ignore[type-arg]
    """`items` with those at `places` shuffled among themselves."""
    mixed = list(items)
    order = sorted(places)
    for place, item in zip(order, rng.shuffled(items[place] for place in order), strict=True):
        mixed[place] = item
    return tuple(mixed)
