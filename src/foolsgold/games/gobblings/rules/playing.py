"""Playing cards: where tiles may go, what may be blown up, whom to exchange with, and passing."""

from collections.abc import Iterator

from msgspec.structs import replace

from foolsgold.base.ids import CardNo, Seat
from foolsgold.base.mappings import Frozen
from foolsgold.base.tuples import with_item
from foolsgold.games.gobblings.cards import (
    Card,
    ExplosionCard,
    Kind,
    MapCard,
    PathCard,
    PotionCard,
    Role,
)
from foolsgold.games.gobblings.events import (
    Drew,
    Event,
    Exploded,
    Passed,
    Peeked,
    Placed,
    Replaced,
    Swapped,
)
from foolsgold.games.gobblings.moves import CardMove, Explode, Pass, Peek, Place, Replace, Swap
from foolsgold.games.gobblings.refusals import Refusal
from foolsgold.games.gobblings.rules.goals import after_laying, taken_away
from foolsgold.games.gobblings.rules.rounds import Step
from foolsgold.games.gobblings.rules.turns import finish, go_on
from foolsgold.games.gobblings.state import Known, State
from foolsgold.tunnel.board import Joining
from foolsgold.tunnel.tiles import Cell, turned, turnings


def legal_plays(state: State) -> Iterator[CardMove]:
    """[G13] All the cards in hand can do, replacing left aside."""
    for card in state.hands[state.to_act]:
        face = state.deck[card]
        if isinstance(face, PathCard):
            yield from _places(state, card, face)
        elif isinstance(face, MapCard):
            for goal in range(len(state.goals)):
                if goal not in state.opened:
                    yield Peek(card, goal)
        elif isinstance(face, ExplosionCard):
            for cell in sorted(targets(state)):
                yield Explode(card, cell)
        else:
            for seat in range(state.seats):
                if seat != state.to_act:
                    yield Swap(card, seat)


def _places(state: State, card: CardNo, face: PathCard) -> Iterator[Place]:
    """[G14, O7-O10] Every cell that takes the tile, in every position that makes a difference."""
    sides = face.tile.sides
    for quarters in turnings(sides, state.edition.rotation):
        for cell in state.board.places(turned(sides, quarters), state.edition.joining):
            yield Place(card, cell, quarters)


def targets(state: State) -> list[Cell]:
    """[G27, G30, O34] What an explosion may hit: any tile but start, lanterns and goals."""
    return [cell for cell, kind in state.kinds.items() if kind is not Kind.LANTERN]


def can_play(state: State) -> bool:
    """Whether the acting seat holds a card it could play."""
    return next(legal_plays(state), None) is not None


def play_refusal(state: State, move: CardMove) -> Refusal | None:
    """[G13-G17, G26-G28] Why this card cannot do that; the card is known to be in hand."""
    face = state.deck[move.card]
    match move:
        case Place():
            return _place_refusal(state, move, face)
        case Peek():
            if not isinstance(face, MapCard):
                return Refusal.NOT_A_MAP
            if not 0 <= move.goal < len(state.goals):
                return Refusal.NO_SUCH_GOAL
            return Refusal.GOAL_OPEN if move.goal in state.opened else None
        case Explode():
            if not isinstance(face, ExplosionCard):
                return Refusal.NOT_AN_EXPLOSION
            if move.cell in targets(state):
                return None
            held = move.cell in state.board.tiles or move.cell in state.board.closed
            return Refusal.PROTECTED if held else Refusal.NOTHING_THERE
        case Swap():
            if not isinstance(face, PotionCard):
                return Refusal.NOT_A_POTION
            if not 0 <= move.seat < state.seats:
                return Refusal.NO_SUCH_SEAT
            return Refusal.NOT_YOURSELF if move.seat == state.to_act else None
        case Replace():
            return None if state.pile else Refusal.DECK_EMPTY


def _place_refusal(state: State, move: Place, face: Card) -> Refusal | None:
    board = state.board
    if not isinstance(face, PathCard):
        return Refusal.NOT_A_PATH
    if move.quarters % (4 // state.edition.rotation) or not 0 <= move.quarters < 4:
        return Refusal.NO_TURN
    if move.quarters not in turnings(face.tile.sides, state.edition.rotation):
        return Refusal.SAME_TURNED
    if move.cell in board.tiles or move.cell in board.closed:
        return Refusal.CELL_TAKEN
    if not board.fits(move.cell, turned(face.tile.sides, move.quarters)):
        return Refusal.NO_FIT
    if board.is_joined(move.cell, state.edition.joining):
        return None
    if board.is_joined(move.cell, Joining.ROUTE):
        return Refusal.CUT_OFF
    rubble = board.is_joined(move.cell, Joining.TUNNEL)
    return Refusal.RUBBLE_ONLY if rubble else Refusal.NO_CONTACT


def pass_refusal(state: State) -> Refusal | None:
    """[G13, G17, O18] Only who can play nothing may pass."""
    return Refusal.CAN_PLAY if can_play(state) else None


def place(state: State, move: Place) -> Step:
    """[G14, G29-G35] The tile becomes part of the field."""
    face = state.deck[move.card]
    assert isinstance(face, PathCard)
    seat = state.to_act
    tile = face.tile.turned(move.quarters)
    colour = face.colour or ""
    board = state.board.lay(
        move.cell,
        tile,
        lock=colour if face.kind is Kind.DOOR else "",
        key=colour if face.kind is Kind.KEY else "",
    )
    told = Placed(seat, move.cell, tile, face.kind, face.colour, move.card)
    reached = state.board.reached
    state = replace(
        _played(state, move.card),
        board=board,
        kinds=Frozen({**state.kinds, move.cell: face.kind}),
        naming=face.kind is Kind.ALE,
    )
    state, events = after_laying(state, reached)
    return state, (told, *events)


def peek(state: State, move: Peek) -> Step:
    """[G26] The player alone learns what lies there."""
    seat = state.to_act
    seen = state.peeked[seat] | {move.goal}
    peeked = with_item(state.peeked, seat, seen)
    told = Peeked(seat, move.goal, state.goals[move.goal], move.card)
    return _used(replace(state, peeked=peeked), move.card, told)


def explode(state: State, move: Explode) -> Step:
    """[G27, O30] The tile leaves the field; the gap may be filled again (O29)."""
    face = state.face_at(move.cell)
    told = Exploded(state.to_act, move.cell, face.tile, face.kind, face.colour, move.card)
    return _used(taken_away(state, move.cell), move.card, told)


def swap(state: State, move: Swap) -> Step:
    """[G28, O47] Both look at their new role; nobody else does."""
    seat, other = state.to_act, move.seat
    roles = list(state.roles)
    roles[seat], roles[other] = roles[other], roles[seat]
    told = Swapped(seat, other, gave=roles[other], got=roles[seat], card=move.card)
    state = replace(
        state,
        roles=tuple(roles),
        swapped=state.swapped | {seat, other},
        seen=tuple(
            _after_swap(known, who, seat, other, roles, follows=False)
            for who, known in enumerate(state.seen)
        ),
        traced=tuple(
            _after_swap(known, who, seat, other, roles, follows=True)
            for who, known in enumerate(state.traced)
        ),
    )
    return _used(state, move.card, told)


def _after_swap(
    known: Known, who: Seat, seat: Seat, other: Seat, roles: list[Role], *, follows: bool
) -> Known:
    """What somebody knows of the roles after an exchange: the two have seen both.

    Who `follows` it in thought knows where a role went; else both are strangers again.
    """
    now: dict[Seat, Role | None]
    if who in (seat, other):
        now = {seat: roles[seat], other: roles[other]}
    elif follows:
        now = {seat: known[other], other: known[seat]}
    else:
        now = {seat: None, other: None}
    return tuple(now.get(owner, role) for owner, role in enumerate(known))


def _used(state: State, card: CardNo, told: Event) -> Step:
    """[G15, O64] A card without a path goes to the discard pile, face up."""
    state = replace(_played(state, card), discards=(*state.discards, state.deck[card]))
    state, events = finish(state)
    return state, (told, *events)


def _played(state: State, card: CardNo) -> State:
    """[O21] A card was played: nobody has passed since."""
    return replace(
        state,
        hands=_hands_without(state, card),
        passed=frozenset(),
        idle=0,
        last_played=state.to_act,
    )


def replace_card(state: State, move: Replace) -> Step:
    """[G13, G16, O15, O16] The card goes under the deck first, then the top one is taken.

    It gets a new number there: the old one would tell whoever draws it when it was first drawn.
    """
    seat, face = state.to_act, state.deck[move.card]
    put = Replaced(seat, move.card, face)
    deck = (*state.deck, face)
    pile = (*state.pile, len(state.deck))
    hands = list(_hands_without(state, move.card))
    hands[seat] += pile[:1]
    drew = Drew(seat, pile[0], deck[pile[0]])
    passed = state.passed | {seat} if state.edition.replace_passes else state.passed
    state, events = go_on(
        replace(
            state,
            hands=tuple(hands),
            deck=deck,
            pile=pile[1:],
            buried=(*state.buried, seat),
            passed=passed,
            idle=state.idle + 1,
        )
    )
    return state, (put, drew, *events)


def pass_turn(state: State, _move: Pass) -> Step:
    """[G13, G18, O18] With cards in the deck nothing is shown; with none the whole hand is."""
    seat = state.to_act
    shown = None
    if not state.pile:
        shown = tuple(sorted((state.deck[card] for card in state.hands[seat]), key=str))
        state = replace(state, shown=state.shown | {seat})
    state, events = go_on(replace(state, passed=state.passed | {seat}, idle=state.idle + 1))
    return state, (Passed(seat, shown), *events)


def _hands_without(state: State, card: CardNo) -> tuple[tuple[CardNo, ...], ...]:
    seat = state.to_act
    hand = tuple(held for held in state.hands[seat] if held != card)
    return with_item(state.hands, seat, hand)
