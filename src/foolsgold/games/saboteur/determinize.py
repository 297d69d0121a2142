"""Determinization: samples full states consistent with a view.

All that the reader does not know is dealt at random, every deal equally likely: others' hands, the
draw pile, cards put away unseen, roles, goals, gold. A view does not say what others have
learned, so in these states they know no more than they must.
"""

from collections import Counter
from functools import cache, lru_cache
from itertools import chain

from msgspec.structs import replace

from foolsgold.base.ids import CardNo, Goal, Seat
from foolsgold.base.rng import Rng
from foolsgold.base.tuples import with_item
from foolsgold.games.saboteur.cards import BreakCard, Card, GoalFace, PathCard, Role
from foolsgold.games.saboteur.edition import Edition, RoundEnd
from foolsgold.games.saboteur.gold_sampling import KnownGold, deal_gold
from foolsgold.games.saboteur.moves import Phase
from foolsgold.games.saboteur.rules.hand_moves import can_play
from foolsgold.games.saboteur.rules.round_end import is_round_exhausted
from foolsgold.games.saboteur.state import DiscardedCard, SaboteurChance, State
from foolsgold.games.saboteur.view import LaidTile, View
from foolsgold.tunnel.board import START, Board
from foolsgold.tunnel.tiles import Cell

MAX_TRIES_PER_CARD = 16
"""Tries for each unseen card: if a single card in a single place makes a world possible, all
tries miss it once in ten million; a position no play leads to is answered all the same."""


def sample_state(view: View, rng: Rng) -> State:
    """A state that agrees with the view; later rounds are dealt at random, too."""
    unseen, table = _unseen_cards(view)
    for _ in range(1 + MAX_TRIES_PER_CARD * len(unseen)):
        world = _sample_once(view, unseen, table, rng)
        if not _is_impossible(world):
            break
    return world


def _is_impossible(world: State) -> bool:
    """[R77] Whether the round would have ended before: then the cards cannot lie like this."""
    return (
        world.phase is Phase.PLAY
        and not world.draw_pile
        and world.last_turn is not None
        and is_round_exhausted(world)
    )


def _sample_once(view: View, unseen: list[Card], table: list[Card], rng: Rng) -> State:
    edition = view.edition
    faces = rng.shuffled(unseen)
    pile = [faces.pop() for _ in range(view.deck_size)]
    discards = tuple(
        DiscardedCard(
            faces.pop() if card is None else card,
            face_up=view.discards[place] is not None,
            by=_discarder(view, place, rng),
        )
        for place, card in enumerate(view.remembered)
    )
    hands, drawn = _hands(view, faces, [*(put.face for put in discards), *table])
    gold, offer, gold_deck = _gold(view, rng)
    world = State(
        edition=edition,
        seats=view.seats,
        chance=SaboteurChance(view.starter, rng.next64()),
        round=view.round,
        starter=view.starter,
        phase=view.phase,
        to_act=view.starter if view.to_act is None else view.to_act,
        roles=_roles(view, rng),
        deck=(*drawn, *pile),
        drawn=len(drawn),
        hands=hands,
        broken=tuple(frozenset(tools) for tools in view.broken),
        discards=discards,
        board=board_from_tiles(edition.goal_cells, view.board),
        goals=_goals(view, rng),
        opened=frozenset(goal for goal, seen in enumerate(view.goals) if seen.opened),
        reached_by=view.reached_by,
        peeked=_peeked(view),
        turning=view.turning,
        passes=view.passes,
        forced=0,
        last_turn=view.last_turn,
        last_path=view.last_path,
        last_cell=view.last_cell,
        gold=gold,
        gold_deck=gold_deck,
        offer=offer,
        picks=view.picks,
        past=view.past,
    )
    if edition.round_end is RoundEnd.FORCED_PASS_CIRCLE and view.passes:
        return replace(world, forced=_count_forced_passes(world))
    return world


@cache
def _deck_counts(edition: Edition) -> Counter[Card]:
    return Counter(edition.deck)


def _unseen_cards(view: View) -> tuple[list[Card], list[Card]]:
    """The cards whose place the reader does not know, and those that lie on the table."""
    left = _deck_counts(view.edition).copy()
    for card in chain((held.face for held in view.hand), view.remembered):
        if card is not None:
            _take(card, left)
    spared = (START, *view.edition.goal_cells)
    table = [_take(BreakCard(tool), left) for tools in view.broken for tool in tools]
    table += [_take(PathCard(laid.tile), left) for laid in view.board if laid.cell not in spared]
    return list(left.elements()), table


def _take(card: Card, left: Counter[Card]) -> Card:
    """The card as in the deck: if it is not there in this orientation, it is there turned."""
    if left[card] <= 0 and isinstance(card, PathCard):
        card = PathCard(card.tile.turned())
    if left[card] <= 0:
        raise ValueError(f"the view shows more cards than the edition holds: {card}")
    left[card] -= 1
    return card


def _discarder(view: View, place: int, rng: Rng) -> Seat | None:
    """Who put a card away unseen: of the last passes it is known, of others who did not."""
    later = len(view.discards) - 1 - place
    if later < view.passes:
        assert view.last_turn is not None
        return (view.last_turn - later) % view.seats
    if view.remembered[place] is None:
        return rng.choice([seat for seat in range(view.seats) if seat != view.seat])
    # Face down it may also have been played openly: others then know less than they could.
    return None if view.discards[place] is not None else view.seat


def _hands(
    view: View, faces: list[Card], gone: list[Card]
) -> tuple[tuple[tuple[CardNo, ...], ...], list[Card]]:
    """All hands, and the faces of all numbers drawn so far.

    The reader's cards keep their numbers; others' cards, and then those played, get the rest.
    """
    own = {held.card: held.face for held in view.hand}
    drawn = range(len(view.edition.deck) - view.deck_size)
    free = [number for number in drawn if number not in own]
    hands: list[tuple[CardNo, ...]] = []
    hidden = 0
    for seat, size in enumerate(view.hand_sizes):
        if seat == view.seat:
            hands.append(tuple(own))
        else:
            hands.append(tuple(free[hidden : hidden + size]))
            hidden += size
    # A position set up by hand may lack cards: they were drawn and are nowhere.
    settled = own | dict(zip(free, [*faces[:hidden], *gone, *faces[hidden:]], strict=True))
    return tuple(hands), [settled[number] for number in drawn]


def _count_forced_passes(world: State) -> int:
    """[S22] How many of the last passes in a row were forced: hands and cards put away tell."""
    idle = dict[Seat, bool]()
    forced = 0
    for put in reversed(world.discards[-world.passes :]):
        assert put.by is not None
        again = replace(
            world,
            deck=(*world.deck, put.face),
            hands=with_item(world.hands, put.by, (len(world.deck),)),
        )
        still = idle.get(put.by, not can_play(world, put.by))
        idle[put.by] = still and not can_play(again, put.by)
        if not idle[put.by]:
            break
        forced += 1
    return forced


def _roles(view: View, rng: Rng) -> tuple[Role, ...]:
    """[R17] What is known stays; the other dwarf cards are dealt, and some may be left over."""
    left = Counter(view.edition.roles[view.seats])
    left.subtract(role for role in view.roles if role is not None)
    cards = rng.shuffled(left.elements())
    return tuple(cards.pop() if role is None else role for role in view.roles)


def _goals(view: View, rng: Rng) -> tuple[GoalFace, ...]:
    seen = {goal.face for goal in view.goals}
    faces = rng.shuffled(face for face in GoalFace if face not in seen)
    return tuple(faces.pop() if goal.face is None else goal.face for goal in view.goals)


def _peeked(view: View) -> tuple[frozenset[Goal], ...]:
    """The goals each seat has peeked at; the reader's are those known but not open."""
    own = frozenset(
        number
        for number, goal in enumerate(view.goals)
        if goal.face is not None and not goal.opened
    )
    return tuple(own if seat == view.seat else frozenset() for seat in range(view.seats))


@lru_cache(maxsize=64)
def board_from_tiles(goals: tuple[Cell, ...], laid: tuple[LaidTile, ...]) -> Board:
    """Cached: all states sampled from one view share the board and its caches."""
    tiles = {each.cell: each.tile for each in laid}
    board = Board.initial(goals, tiles.pop(START))
    for cell, tile in tiles.items():
        board = board.lay(cell, tile)
    return board


def _gold(
    view: View, rng: Rng
) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...], tuple[int, ...]]:
    """Everybody's gold, the cards going round, and the deck."""
    left = Counter(view.edition.gold)
    left.subtract(view.gold)
    left.subtract(view.offer)
    hidden = view.offer_size - len(view.offer)
    hoards = [_known_gold(view, seat) for seat in range(view.seats) if seat != view.seat]
    dealt, rest = deal_gold(list(left.elements()), hoards, rng)
    others = iter(dealt)
    gold = tuple(view.gold if seat == view.seat else next(others) for seat in range(view.seats))
    return gold, view.offer or tuple(sorted(rest[:hidden])), tuple(rest[hidden:])


def _known_gold(view: View, seat: Seat) -> KnownGold:
    """What is known of somebody's gold: all at the end, before it what saboteurs were paid.

    A seat that has shared a treasure as a digger may have any cards.
    """
    size = view.gold_counts[seat]
    if view.nuggets is not None:
        return size, view.nuggets[seat]
    worth = 0
    for past in view.past:
        if past.roles[seat] is Role.SABOTEUR:
            worth += 0 if past.found else view.edition.pay[past.roles.count(Role.SABOTEUR)]
        elif past.found:
            return size, None
    return size, worth
