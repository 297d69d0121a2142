"""`TextPlayer`: an arena player that is a program, such as a wrapper around a language model.

Each question is some lines of text and then a line `ask move` or `ask beliefs`; the answer is one
line. `end` follows what happened last in a game.
"""

from typing import NamedTuple

from foolsgold.base.ids import Seat
from foolsgold.base.messages import Message, UserError
from foolsgold.envs.text_seat import TextSeat, plain_text
from foolsgold.locales.translator import Translator
from foolsgold.study.arena_players import ArenaSeat, Conduct
from foolsgold.study.text_program import ProgramEndedError, TextProgram

ASK_MOVE, ASK_BELIEFS, END = "ask move", "ask beliefs", "end"
"""The lines that end a block of text."""


class TextOptions(NamedTuple):
    """How programs are asked."""

    words: Translator
    timeout: float = 60.0
    """Seconds for an answer."""
    max_refusals: int = 3
    """Wrong answers to one question after which the rule bot plays."""
    lists_moves: bool = True
    asks_beliefs: bool = False


class TextPlayer:
    """A program that plays all its games one after the other."""

    def __init__(self, name: str, command: str, options: TextOptions) -> None:
        self.name = name
        self.kind: str | None = None
        self._options = options
        self._words = options.words
        self._program = TextProgram(name, command)

    def play_game(self, seat: ArenaSeat) -> Conduct:
        """Plays a game to its end; `UserError` if the program ends."""
        conduct, reader = Conduct(), TextSeat(seat.table, self._words)
        try:
            self._program.tell(self._introduction(seat, reader))
            while not seat.table.is_over:
                conduct.turns += 1
                if self._options.asks_beliefs:
                    self._ask_beliefs(seat, conduct)
                self._take_turn(seat, reader, conduct)
            self._program.tell(_block(reader.news(), reader.turn_line(), END))
        except ProgramEndedError as ended:
            raise UserError(
                "arena-player-ended",
                name=self.name,
                game=seat.game_number,
                code=str(ended.code),
                line=ended.last_line,
            ) from None
        return conduct

    def close(self) -> None:
        """Ends the program."""
        self._program.close()

    def _introduction(self, seat: ArenaSeat, reader: TextSeat) -> str:
        claims = reader.claims() if seat.table.has_talk else ""
        return _block(f"game {seat.game_number}", reader.rules(), reader.notation(), claims)

    def _take_turn(self, seat: ArenaSeat, reader: TextSeat, conduct: Conduct) -> None:
        listed = ""
        if self._options.lists_moves:
            listed = "\n".join((self._text("seat-moves"), *map(str, reader.legal_moves())))
        question = self._text("text-ask", talk=seat.table.has_talk)
        said = _block(reader.news(), reader.look(), listed, question, ASK_MOVE)
        for _ in range(self._options.max_refusals):
            answer = self._program.ask(said, self._options.timeout)
            if answer is None:
                conduct.timeouts += 1
                break
            move, _, claim = answer.partition(";")
            try:
                reader.play(move, claim if claim.strip() else None)
            except UserError as error:
                conduct.refusals += 1
                why = self._text("text-refused", why=reader.explain(error))
                said = _block(why, question, ASK_MOVE)
            else:
                return
        conduct.stand_ins += 1
        self._program.tell(self._text("text-stand-in"))
        seat.play_instead()

    def _ask_beliefs(self, seat: ArenaSeat, conduct: Conduct) -> None:
        table = seat.table
        unknown = [
            other
            for other, role in enumerate(table.view.roles)
            if role is None and other != table.seat
        ]
        if not unknown:
            return
        names = self._words.join_list(table.names[other] for other in unknown)
        side = table.ruleset.rules.sides[-1]
        question = _block(self._text("text-ask-beliefs", side=side, names=names), ASK_BELIEFS)
        answer = self._program.ask(question, self._options.timeout)
        if answer is None:
            conduct.timeouts += 1
            return
        stated = read_beliefs(answer, unknown)
        if stated is None:
            conduct.unreadable += 1
        else:
            conduct.beliefs += seat.score(stated)

    def _text(self, message: str, **args: object) -> str:
        return plain_text(self._words.translate(Message(message, args)))


def read_beliefs(answer: str, seats: list[Seat]) -> dict[Seat, float] | None:
    """One probability for each seat; None if the answer is something else.

    >>> read_beliefs("0.1, 0,25 1", [0, 2, 3]), read_beliefs("0.5 2", [0, 1])
    ({0: 0.1, 2: 0.25, 3: 1.0}, None)
    """
    try:
        numbers = [float(word.strip(",").replace(",", ".")) for word in answer.split()]
    except ValueError:
        return None
    if len(numbers) != len(seats) or not all(0 <= number <= 1 for number in numbers):
        return None
    return dict(zip(seats, numbers, strict=True))


def _block(*parts: str) -> str:
    return "\n".join(part for part in parts if part)
