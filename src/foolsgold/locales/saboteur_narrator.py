"""Narrates Saboteur: cards, moves and events as text in a language."""

from collections.abc import Iterator
from typing import assert_never

from foolsgold.base.ids import Seat
from foolsgold.base.messages import Message
from foolsgold.games.api import RoundStarted
from foolsgold.games.saboteur.cards import (
    BreakCard,
    Card,
    GoalFace,
    MapCard,
    MendCard,
    PathCard,
    RockfallCard,
    Role,
)
from foolsgold.games.saboteur.edition import Edition
from foolsgold.games.saboteur.events import (
    Broken,
    Collapsed,
    Dealt,
    Discarded,
    Drew,
    Event,
    GameEnded,
    GoalLaid,
    GoalOpened,
    GoldOffered,
    GoldTaken,
    Mended,
    Paid,
    Peeked,
    Placed,
    RoundEnded,
)
from foolsgold.games.saboteur.moves import (
    Break,
    Collapse,
    Discard,
    Mend,
    Move,
    Open,
    Peek,
    Place,
    Take,
    Turn,
)
from foolsgold.games.saboteur.view import View
from foolsgold.locales.translator import Translator
from foolsgold.tunnel.tiles import SIDE_LETTERS, Tile


def card_phrase(face: Card, words: Translator) -> Message:
    """The name of a card."""
    match face:
        case PathCard():
            return tile_phrase(face.tile, words)
        case MapCard():
            return Message("card-map")
        case RockfallCard():
            return Message("card-rockfall")
        case BreakCard():
            return Message("card-break", {"tool": face.tool})
        case MendCard():
            return Message("card-mend", {"tools": "-".join(face.tools)})
        case _:
            assert_never(face)


def tile_phrase(tile: Tile, words: Translator) -> Message:
    """The name of a tile as it lies."""
    sides = words.join_list(
        words(f"side-{letter.lower()}")
        for side, letter in SIDE_LETTERS.items()
        if side & tile.sides
    )
    return Message("card-passage" if tile.joined else "card-dead-end", {"sides": sides})


def goal_face_word(face: GoalFace) -> str:
    """Treasure or stone; the two stones are not distinguished."""
    return "treasure" if face is GoalFace.TREASURE else "stone"


class Narrator:
    """Narrates to one reader, who sits at the table (`me`) or watches."""

    def __init__(
        self, words: Translator, names: tuple[str, ...], me: Seat | None, rounds: int
    ) -> None:
        self.words = words
        self.names = names
        self.me = me
        self.rounds = rounds

    def _actor_args(self, seat: Seat) -> dict[str, object]:
        return {"who": "you" if seat == self.me else "other", "name": self.names[seat]}

    def _target_args(self, seat: Seat, target: Seat) -> dict[str, object]:
        kind = "self" if seat == target else "you" if target == self.me else "other"
        return {**self._actor_args(seat), "target": kind, "target-name": self.names[target]}

    def card_name(self, face: Card) -> str:
        """The name of a card."""
        return self.words.translate(card_phrase(face, self.words))

    def tile_name(self, tile: Tile) -> str:
        """The name of a tile as it lies."""
        return self.words.translate(tile_phrase(tile, self.words))

    def join_names(self, seats: tuple[Seat, ...]) -> str:
        """Names side by side."""
        return self.words.join_list(self.names[seat] for seat in seats)

    def sentences(self, events: tuple[Event, ...]) -> Iterator[str]:
        """Sentences for events; some events have none."""
        for event in events:
            yield from (self.words.translate(message) for message in self._messages(event))

    def _messages(self, event: Event) -> Iterator[Message]:  # noqa: C901, PLR0915 - one case a kind
        match event:
            case RoundStarted():
                args = {
                    "round": event.round,
                    "rounds": self.rounds,
                    **self._actor_args(event.starter),
                }
                yield Message("event-round-started", args)
            case Dealt():
                if event.cards is not None:
                    yield Message("event-dealt", {"count": event.count})
            case Placed():
                kind = "passage" if event.tile.joined else "dead-end"
                args = {**self._actor_args(event.seat), "kind": kind, "cell": event.cell}
                yield Message("event-placed", args)
            case Collapsed():
                yield Message(
                    "event-collapsed", {**self._actor_args(event.seat), "cell": event.cell}
                )
            case Broken():
                args = {**self._target_args(event.seat, event.target), "tool": event.tool}
                yield Message("event-broken", args)
            case Mended():
                args = {**self._target_args(event.seat, event.target), "tool": event.tool}
                yield Message("event-mended", args)
            case Peeked():
                yield self._peeked_phrase(event)
            case Discarded():
                if event.face is None or event.seat != self.me:
                    yield Message("event-discarded", self._actor_args(event.seat))
                else:
                    yield Message("event-discarded-own", {"card": self.card_name(event.face)})
            case Drew():
                if event.face is not None and event.seat == self.me:
                    yield Message("event-drew-own", {"card": self.card_name(event.face)})
            case GoalOpened():
                args = {"goal": event.goal + 1, "found": goal_face_word(event.found)}
                yield Message("event-goal-opened", {**self._actor_args(event.seat), **args})
            case RoundEnded():
                saboteurs = tuple(
                    seat for seat, role in enumerate(event.roles) if role is Role.SABOTEUR
                )
                found = "yes" if event.found else "no" if saboteurs else "nobody"
                yield Message("event-round-ended", {"found": found})
                if not event.found:
                    goal = event.goals.index(GoalFace.TREASURE) + 1
                    yield Message("event-treasure-was", {"goal": goal})
                if saboteurs or event.found:
                    args = {"count": len(saboteurs), "names": self.join_names(saboteurs)}
                    yield Message("event-saboteurs", args)
            case GoldOffered() | GoldTaken() | Paid():
                yield self._gold_phrase(event)
            case GameEnded():
                args = {"count": len(event.winners), "names": self.join_names(event.winners)}
                yield Message("event-game-ended", args)
                for seat in sorted(range(len(self.names)), key=lambda s: -event.nuggets[s]):
                    args = {"name": self.names[seat], "nuggets": event.nuggets[seat]}
                    yield Message("standing", args)
            case GoalLaid():
                pass
            case _:
                assert_never(event)

    def _peeked_phrase(self, event: Peeked) -> Message:
        if event.found is None or event.seat != self.me:
            return Message("event-peeked", {**self._actor_args(event.seat), "goal": event.goal + 1})
        args = {"goal": event.goal + 1, "found": goal_face_word(event.found)}
        return Message("event-peeked-own", args)

    def _gold_phrase(self, event: GoldOffered | GoldTaken | Paid) -> Message:
        mine = event.seat == self.me
        match event:
            case GoldOffered():
                if mine and event.cards is not None:
                    return Message(
                        "event-gold-offered-own", {"cards": self.words.join_list(event.cards)}
                    )
                return Message(
                    "event-gold-offered", {**self._actor_args(event.seat), "count": event.count}
                )
            case GoldTaken():
                if mine and event.nuggets is not None:
                    return Message("event-gold-taken-own", {"nuggets": event.nuggets})
                return Message("event-gold-taken", self._actor_args(event.seat))
            case Paid():
                # Others know what was due; only the seat that was paid knows the amount.
                due = event.due if event.cards is None or not mine else sum(event.cards)
                return Message("event-paid", {**self._actor_args(event.seat), "due": due})

    def option_text(self, move: Move, view: View) -> str:
        """A choice as it stands in a list, once the card is chosen."""
        match move:
            case Place():
                name = "option-place-turned" if move.turned else "option-place"
                return self.words(name, cell=move.cell)
            case Peek() | Open():
                return self.words("option-goal", goal=move.goal + 1)
            case Collapse():
                tile = next(laid.tile for laid in view.board if laid.cell == move.cell)
                return self.words("option-collapse", cell=move.cell, card=self.tile_name(tile))
            case Break():
                return self.words("option-seat", **self._actor_args(move.seat))
            case Mend():
                return self.words("option-mend", **self._actor_args(move.seat), tool=move.tool)
            case Discard():
                face = next(held.face for held in view.hand if held.card == move.card)
                return self.words("option-discard", card=self.card_name(face))
            case Turn():
                upright = view.goals[move.goal].tile
                assert upright is not None
                shown = upright.turned() if move.turned else upright
                return self.words("option-turn", turned=move.turned, card=self.tile_name(shown))
            case Take():
                return self.words("option-take", nuggets=move.nuggets)
            case _:
                assert_never(move)


def make_narrator(
    words: Translator, names: tuple[str, ...], me: Seat | None, edition: Edition
) -> Narrator:
    """The narrator of a game of this edition."""
    return Narrator(words, names, me, edition.rounds)
