"""`TextSeat`: a seat in words. Views, news and legal moves become text, replies moves and claims.

Everything it says comes from what a `SeatTable` shows to one seat, in one of six languages.
"""

from collections.abc import Iterable, Iterator
from pkgutil import resolve_name
from typing import Any, NamedTuple

from foolsgold.base.messages import Message, UserError
from foolsgold.envs.seat_table import SeatTable, TurnError
from foolsgold.games.catalogue import plugin_for
from foolsgold.locales.claims import claim_message, example_claims, parse_typed_claim
from foolsgold.locales.description import TableDescription
from foolsgold.locales.rules_sheets import edition_title, rules_sheet
from foolsgold.locales.translator import WITHOUT_MARKS, Translator
from foolsgold.play.table_talk import Claim, Claimed, check_claim, claim_text

REPLY_QUOTES = " \t\n*`'\"«»„“”."
"""What models put around a move."""
MAX_REPLY_LETTERS = 200


class MoveText(NamedTuple):
    """A legal move: in notation, and in words."""

    move: str
    meaning: str

    def __str__(self) -> str:
        return f"{self.move} · {self.meaning}"


class TextSeat:
    """A seat for a player that reads and writes text."""

    def __init__(self, table: SeatTable, words: Translator) -> None:
        self.table = table
        self.words = words

    def rules(self) -> str:
        """The rules sheet of the edition, as Markdown."""
        return plain_text(rules_sheet(self.table.ruleset, self.words))

    def notation(self) -> str:
        """How moves are written."""
        return plain_text(self.words(f"seat-notation-{self.table.ruleset.rules.name}"))

    def claims(self) -> str:
        """What can be claimed, and how it is written."""
        return plain_text("\n".join(claim_lines(self.table, self.words)))

    def look(self) -> str:
        """The view in words: whose turn it is, the role, the maze, the players, the hand."""
        view = self.table.view
        if view is None:
            return plain_text(self.words("seat-not-begun"))
        return plain_text("\n".join(self._view_lines(view)))

    def news(self) -> str:
        """What happened and was said since the last call, in words; empty if nothing was."""
        return plain_text("\n".join(self._sentences(self.table.take_news())))

    def legal_moves(self) -> tuple[MoveText, ...]:
        """All that the seat may do now."""
        view = self.table.view
        if not self.table.is_my_turn:
            return ()
        narrator = self._narrator()
        faces = {held.card: narrator.card_name(held.face) for held in view.hand}
        return tuple(
            MoveText(str(move), plain_text(_meaning(move, faces, narrator.option_text(move, view))))
            for move in view.legal
        )

    def read_move(self, text: str) -> Any:
        """The move that a reply names; `UserError` if it is none."""
        return self.table.ruleset.rules.read_move(_cleaned(text).lower())

    def read_claim(self, text: str) -> Claim:
        """The claim that a reply makes; `UserError` if nobody could mean it at this table."""
        claim = parse_typed_claim(_cleaned(text), self.table.names)
        check_claim(claim, self.table.ruleset, len(self.table.names), first=1)
        return claim

    def play(self, text: str, claim: str | None = None) -> None:
        """Plays the move that a reply names, and then makes a claim.

        `TurnError` if it is not the seat's turn, `UserError` if the move or the claim is wrong;
        then nothing has changed.
        """
        self.check_turn()
        said = None if claim is None else self.read_claim(claim)
        self.table.play(self.read_move(text), said)

    def say(self, text: str) -> None:
        """Makes the claim that a reply names."""
        if self.table.view is None or self.table.is_over:
            raise self._turn_error()
        self.table.say(self.read_claim(text))

    def turn_line(self) -> str:
        """Whose turn it is, in words."""
        return plain_text(self.words.translate(self._turn_message()))

    def check_turn(self) -> None:
        """`TurnError` if the seat has nothing to decide now."""
        if not self.table.is_my_turn:
            raise self._turn_error()

    def explain(self, error: UserError) -> str:
        """An error in words; one that only a newer server knows has a general text."""
        try:
            return plain_text(self.words.translate(error.message))
        except LookupError:
            return plain_text(self.words("server-error"))

    def _turn_error(self) -> TurnError:
        message = self._turn_message()
        return TurnError(message.id, **message.args)

    def _turn_message(self) -> Message:
        table = self.table
        if table.view is None:
            return Message("seat-not-begun")
        if table.is_over:
            return Message("seat-over")
        if table.is_my_turn:
            return Message("play-your-turn")
        to_act = table.view.to_act
        if to_act is None or to_act == table.seat:  # a pause, or the summary of a round
            return Message("seat-paused")
        return Message("seat-waiting", {"name": table.names[to_act]})

    def _narrator(self) -> Any:
        ruleset = self.table.ruleset
        make_narrator = resolve_name(plugin_for(ruleset.rules.name).narrator)
        return make_narrator(self.words, self.table.names, self.table.seat, ruleset.edition)

    def _description(self) -> TableDescription:
        plugin = plugin_for(self.table.ruleset.rules.name)
        description: TableDescription = resolve_name(plugin.description)(self._narrator())
        return description

    def _view_lines(self, view: Any) -> Iterator[str]:
        words, table, description = self.words, self.table, self._description()
        title = edition_title(table.ruleset, words)
        yield words("seat-head", edition=title, round=view.round, seat=table.seat + 1)
        yield words.translate(self._turn_message())
        yield from description.private_info(view)
        yield from description.board_lines(view)
        yield from description.role_lines(view)
        yield words("seat-players")
        for seat in range(view.seats):
            yield f"{seat + 1}. {description.seat_line(view, seat).text}"
        yield from (line.text for line in description.table_lines(view))
        if view.hand:
            yield words("seat-hand")
            narrator = self._narrator()
            for held in view.hand:
                yield f"{held.card}: {narrator.card_name(held.face)}"

    def _sentences(self, news: Iterable[Any]) -> Iterator[str]:
        narrator, table = self._narrator(), self.table
        for entry in news:
            match entry:
                case Claimed(seat=seat, claim=claim):
                    game = table.ruleset.rules.name
                    message = claim_message(table.names, seat, claim, game, you=table.seat)
                    yield self.words.translate(message)
                case Message():
                    yield self.words.translate(entry)
                case _:
                    yield from narrator.sentences((entry,))


def claim_lines(table: SeatTable, words: Translator) -> Iterator[str]:
    """One claim of each kind that makes sense at this table."""
    yield words("join-claims")
    other = (table.seat + 1) % len(table.names)
    for claim in example_claims(table.ruleset, other):
        sentence = words.translate(
            claim_message(table.names, table.seat, claim, table.ruleset.rules.name)
        )
        yield f"{claim_text(claim)} · {sentence}"


def _meaning(move: Any, faces: dict[int, str], option: str) -> str:
    """A move in words: the card, unless the words name it already, and what is done with it."""
    face = faces.get(getattr(move, "card", -1))
    return option if face is None or face in option else f"{face}: {option}"


def plain_text(text: str) -> str:
    """A text without direction marks: a model reads letters in order, and no screen turns them."""
    return text.translate(WITHOUT_MARKS)


def _cleaned(text: str) -> str:
    """A reply without what models put around it, and with the digits of notation."""
    shown = " ".join(text[:MAX_REPLY_LETTERS].strip(REPLY_QUOTES).split())
    return "".join(str(int(letter)) if letter.isdecimal() else letter for letter in shown)
