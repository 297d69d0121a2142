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
from foolsgold.games.saboteur.engine import step
from foolsgold.games.saboteur.events import Event
from foolsgold.games.saboteur.moves import read_move
from foolsgold.games.saboteur.position import STATE_FORMAT, card_text, read_position
from foolsgold.games.saboteur.refusals import Refusal
from foolsgold.games.saboteur.rules import legal
from foolsgold.games.saboteur.rules.chance import round_deal
from foolsgold.games.saboteur.state import RoundDeal, State
from foolsgold.tunnel.ascii import board_from_ascii
from foolsgold.tunnel.board import START
from foolsgold.tunnel.tiles import Tile
from tests.support.paths import ROOT

RULES = engine.RULES
"""The game at the table."""
DEFAULT_CHANCE = "chance=(1 1)"
"""What a test does not set is dealt from this seed; seat 1 begins."""
RULES_PAGES = ROOT / "docs" / "reference" / "rules"


def documented_editions(game: str, shipped: Sequence[str]) -> tuple[str, ...]:
    """The shipped editions the rules page of a game tells of, point by point."""
    page = (RULES_PAGES / f"{game}.md").read_text("utf-8")
    return tuple(edition for edition in shipped if f"`{edition}`" in page)


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


def deal_hands(
    size: int, seats: int, wanted: Mapping[Seat, Sequence[str]]
) -> tuple[list[tuple[int, ...]], dict[int, str]]:
    """The numbers in each hand, as many as cards are named there, and the names by number."""
    held = [
        tuple(range(seat * size, seat * size + len(wanted.get(seat, range(size)))))
        for seat in range(seats)
    ]
    faces = {
        number: name
        for seat, names in wanted.items()
        for number, name in zip(held[seat], names, strict=True)
    }
    return held, faces


def position(text: str) -> State:
    """A position as a line of text (`docs/reference/position.md`), in a shipped edition."""
    return read_position(text, find(text.split(maxsplit=1)[0]).edition)


def round_deals(state: State) -> list[RoundDeal]:
    """What chance gives each round of a game."""
    edition, chance = state.edition, state.chance
    return [round_deal(edition, state.seats, chance, n + 1) for n in range(edition.rounds)]


def refusal_of(state: State, move: str) -> Refusal | None:
    """Why the acting seat may not do this."""
    return legal.refusal(state, read_move(move))


def after_moves(state: State, *moves: str) -> State:
    """The position after these moves."""
    for move in moves:
        state, _ = step(state, read_move(move))
    return state


def events_of(state: State, move: str) -> tuple[Event, ...]:
    """What happens with this move."""
    return step(state, read_move(move))[1]


def legal_texts(state: State, word: str = "") -> list[str]:
    """The legal moves in notation, or those that begin with `word`."""
    return [str(move) for move in legal.legal_moves(state) if str(move).startswith(word)]


def of_kind(events: tuple[Any, ...], kind: type) -> list[Any]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]
