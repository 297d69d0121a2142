"""Sets a table for a test: a drawn board, named cards in hand, goals where the test wants them."""

from collections.abc import Mapping, Sequence
from typing import Any

from foolsgold.base.ids import Goal, Seat
from foolsgold.games.catalogue import Ruleset, find
from foolsgold.games.saboteur import engine
from foolsgold.games.saboteur.cards import (
    BreakCard,
    Card,
    GoalFace,
    MapCard,
    MendCard,
    PathCard,
    RockfallCard,
    Role,
    Tool,
)
from foolsgold.games.saboteur.edition import Edition
from foolsgold.games.saboteur.position_notation import STATE_FORMAT, card_text, read_position
from foolsgold.games.saboteur.rules.chance import round_deal
from foolsgold.games.saboteur.state import RoundDeal, State
from foolsgold.tunnel.ascii import board_from_ascii
from foolsgold.tunnel.board import START
from foolsgold.tunnel.tiles import Tile
from tests.support.positions import DEFAULT_CHANCE, Notation, deal_hands, documented_editions

RULES = engine.RULES
"""The game at the table."""
_notation = Notation(RULES)
refusal_of = _notation.refusal_of
after_moves = _notation.after_moves
events_of = _notation.events_of
legal_texts = _notation.legal_texts


def _short_names(editions: Sequence[str]) -> tuple[str, ...]:
    return tuple(edition.removeprefix("saboteur-") for edition in editions)


SHIPPED_EDITIONS = _short_names(RULES.edition_ids)
"""All editions by their short names, for what holds in any."""
DOCUMENTED_EDITIONS = _short_names(documented_editions("saboteur", RULES.edition_ids))
"""Those whose every point is on the rules page, for tests of its rows."""


def box(edition: str = "en", **changes: Any) -> Ruleset:
    """A shipped edition by its short name, with some values changed."""
    found = find(f"saboteur-{edition}")
    return found.with_overrides(changes) if changes else found


def card(text: str) -> Card:
    """The card a test names: `path NES`, `dead NS`, `map`, `break lamp`, `mend pick+cart` ..."""
    match text.split():
        case ["path", sides]:
            return PathCard(Tile.read(sides))
        case ["dead", sides]:
            return PathCard(Tile.read(sides.lower()))
        case ["map"]:
            return MapCard()
        case ["rockfall"]:
            return RockfallCard()
        case ["break", tool]:
            return BreakCard(Tool(tool))
        case ["mend", tools]:
            return MendCard(tuple(tool for tool in Tool if tool in tools.split("+")))
    raise ValueError(text)


def table(
    drawing: str = "S",
    *,
    edition: str = "en",
    seats: int = 5,
    to_act: Seat = 0,
    hands: Mapping[Seat, Sequence[str]] | None = None,
    hand: Sequence[str] = (),
    broken: Mapping[Seat, Sequence[str]] | None = None,
    goals: Sequence[str] = ("stone-a", "treasure", "stone-b"),
    opened: Mapping[Goal, str] | None = None,
    saboteurs: Sequence[Seat] = (),
    pile: int | None = None,
    changes: Mapping[str, Any] | None = None,
    **fields: Any,
) -> State:
    """A position in the middle of a round.

    `hand` is the acting seat's hand, dealt from the numbers `to_act * size` up, so that for
    seat 0 card 0 is the first card named. `pile` leaves that many cards in the draw pile
    (0 = empty). `opened` lays goals that have been turned up. `fields` replaces anything else.
    """
    played: Edition = box(edition, **(changes or {})).edition
    wanted = {seat: list(cards) for seat, cards in (hands or {}).items()}
    if hand:
        wanted[to_act] = list(hand)
    held, faces = deal_hands(played.hand[seats], seats, wanted)
    tiles = dict(board_from_ascii(drawing).tiles)
    for goal, sides in (opened or {}).items():
        tiles[played.goal_cells[goal]] = Tile.read(sides)
    values = {
        "to_act": to_act,
        "hands": held,
        "broken": [{Tool(tool) for tool in (broken or {}).get(seat, ())} for seat in range(seats)],
        "goals": [GoalFace(goal) for goal in goals],
        "opened": set(opened or {}),
        "roles": [Role.SABOTEUR if seat in saboteurs else Role.DIGGER for seat in range(seats)],
        "board": tiles | {START: played.start},
        **fields,
    }
    if pile is not None:
        values["drawn"] = len(played.deck) - pile
    words = " ".join(STATE_FORMAT.format_field(name, value) for name, value in values.items())
    deck = " ".join(f"{number}:{card_text(card(name))}" for number, name in faces.items())
    return read_position(
        f"{played.id} seats={seats} {DEFAULT_CHANCE} deck=({deck}) {words}", played
    )


def round_deals(state: State) -> list[RoundDeal]:
    """What chance gives each round of a game."""
    edition, chance = state.edition, state.chance
    return [round_deal(edition, state.seats, chance, n + 1) for n in range(edition.rounds)]
