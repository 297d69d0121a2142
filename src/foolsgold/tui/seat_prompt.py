"""One person's seat at a table, whatever the game: tells events, shows a view, asks for a move."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Protocol

from msgspec.structs import replace
from rich.text import Text

from foolsgold.base.messages import Complaint, Phrase
from foolsgold.games.api import RoundStarted
from foolsgold.tui.board import Art, board_lines
from foolsgold.tui.console import Front, Leave
from foolsgold.tunnel.tiles import Cell

Hint = Callable[[Any], str]
"""What a bot would do with this view, in a sentence."""
Overhears = Callable[[str], bool]
"""Whether a line was something said to the table, and no answer."""
WhyNot = Callable[[Any], Phrase | None]
"""Tells why the acting seat may not play a move; None if it may."""


TALK = "cyan"
"""How words of players look."""
NO_CARD = -1
"""A card nobody holds."""

KEYS = {
    "d": "dвגی", "r": "rкרق", "b": "bинذ", "l": "lдךم", "q": "qйץض", "p": "pзפح", "t": "tеאف",
}  # fmt: skip
"""The letters on the same key of Latin, Cyrillic, Hebrew and Persian keyboards."""


def as_latin(answer: str) -> str:
    """What was meant, should the keyboard still be set to another alphabet.

    >>> as_latin("К"), as_latin("hello")
    ('r', 'hello')
    """
    typed = answer.lower()
    return next((key for key, same in KEYS.items() if typed and typed in same), typed)


class Screen(Protocol):
    """What a game has to say about its views; everything else is the same for all games."""

    help_message: str
    legend_message: str
    questions: Mapping[str, str]
    """By phase: what is asked when no card is to be chosen."""

    def card_message(self, view: Any) -> str:
        """Asks for a card, and tells what else can be done."""

    def sentences(self, events: Sequence[Any]) -> Iterator[str]:
        """What happened, in words."""

    def arts(self, view: Any) -> dict[Cell, Art]:
        """The maze, drawn card by card."""

    def described(self, view: Any) -> Iterator[str]:
        """The maze in words, for those who do not see drawings."""

    def status(self, view: Any) -> Iterator[Text]:
        """Players, piles, what the reader has looked up."""

    def secrets(self, view: Any) -> Iterator[str]:
        """The reader's role, and what belongs to it."""

    def card(self, face: Any) -> str:
        """The name of a card."""

    def glyph(self, face: Any) -> str:
        """A sign for a card, beside its name."""

    def option(self, move: Any, view: Any) -> str:
        """A choice as it stands in a list, once the card is chosen."""

    def unplayable(self, face: Any, view: Any) -> Phrase:
        """Why a card in hand cannot be played at all."""

    def put_away(self, card: int) -> Any:
        """The move that gives up a card instead of using it."""

    def read_move(self, text: str) -> Any:
        """A move in notation."""


class TableFront:
    """A chair at the table: `tell` and `decide` are all a game loop needs."""

    def __init__(
        self,
        front: Front,
        screen: Screen,
        *,
        playing: bool,
        more_help: Sequence[str] = (),
        hint: Hint | None = None,
        overhears: Overhears | None = None,
    ) -> None:
        self.front = front
        self.words = front.words
        self.screen = screen
        self.playing = playing
        self.more_help = more_help
        """Messages that follow the game's own help."""
        self._hint = hint
        self._overhears = overhears
        """Takes a line that is said to the table and decides nothing."""
        self._round: list[Any] = []
        """What this person has heard since the round began: events, and what was said."""

    def hear(self, events: Sequence[Any]) -> None:
        """Keeps what happened, for when the person asks."""
        for event in events:
            if isinstance(event, RoundStarted):
                self._round.clear()
            self._round.append(event)

    def tell(self, events: Sequence[Any]) -> None:
        """Says what happened."""
        self.hear(events)
        for event in events:
            new_round = isinstance(event, RoundStarted)
            if new_round:
                self.front.say()
            for sentence in self.screen.sentences((event,)):
                self.front.say(sentence, style="bold" if new_round else "")
        if self.playing and any(isinstance(event, RoundStarted) for event in events):
            self.front.say(self.words("play-role-hint"), style="italic")

    def hear_said(self, phrase: Phrase) -> None:
        """Keeps what somebody said, beside what happened."""
        self._round.append(self.words.say(phrase))

    def spoken(self, phrase: Phrase) -> None:
        """Says what somebody said, and keeps it."""
        self.hear_said(phrase)
        self.front.say(self.words.say(phrase), style=TALK)

    def _say_round(self) -> None:
        for entry in self._round:
            if isinstance(entry, str):
                self.front.say(entry, style=TALK)
                continue
            for sentence in self.screen.sentences((entry,)):
                self.front.say(sentence)

    def show(self, view: Any) -> None:
        """The table: maze, players, piles."""
        self.front.say()
        if self.front.plain:
            for line in self.screen.described(view):
                self.front.say(line)
        else:
            self._draw(view, {})
            self.front.say(self.words(self.screen.legend_message), style="bright_black")
        for text in self.screen.status(view):
            # The sign for whose turn it is would only be noise in a screen reader's ear.
            self.front.say(text.plain.lstrip("▶ ") if self.front.plain else text)

    def _draw(self, view: Any, marks: Mapping[Cell, str]) -> None:
        for line in board_lines(self.screen.arts(view), marks):
            self.front.draw(line)

    def decide(self, view: Any, why_not: WhyNot) -> Any:
        """Asks until there is a legal move; `Leave` if the person goes."""
        self.show(view)
        self.front.say(self.words("play-your-turn"), style="bold green")
        asks_for_card = view.phase not in self.screen.questions
        if asks_for_card:
            self._say_hand(view)
        while True:
            choose = self._choose_card if asks_for_card else self._choose
            move = choose(view, why_not)
            if move is not None:
                return move

    def _ask(self, question: str) -> str:
        """The answer; whoever only says something is asked again."""
        while True:
            answer = self.front.ask(question)
            if self._overhears is None or not self._overhears(answer):
                return answer

    def _uses(self, view: Any, card: int) -> list[Any]:
        """What a card in hand can do, other than being put away."""
        away = self.screen.put_away(card)
        return [m for m in view.legal if getattr(m, "card", None) == card and m != away]

    def _say_hand(self, view: Any) -> None:
        self.front.say(self.words("play-hand"))
        for number, held in enumerate(view.hand, start=1):
            # Terminals that know Hebrew and Persian turn lines with drawings the other way round.
            words_only = self.front.plain or self.words.right_to_left
            shown = "" if words_only else f"{self.screen.glyph(held.face)} "
            grey = not self.front.plain and not self._uses(view, held.card)
            line = f"  {self.words.digits(number)}. {shown}{self.screen.card(held.face)}"
            self.front.say(line, style="bright_black" if grey else "")

    def _choose_card(self, view: Any, why_not: WhyNot) -> Any:
        answer = self._ask(self.words(self.screen.card_message(view), count=len(view.hand)))
        number = self.front.number(answer, len(view.hand))
        if number is not None:
            return self._use_card(view, number - 1, why_not)
        if as_latin(answer[:1]) == "d":
            away = self.front.number(answer[1:].strip(), len(view.hand))
            if away is not None:
                return self._allowed(self.screen.put_away(view.hand[away - 1].card), why_not)
        if len(answer.split()) > 1 or as_latin(answer) in ("p", "pass"):
            return self._typed("pass" if as_latin(answer) == "p" else answer, view, why_not)
        if answer:
            self.command(answer, view)
        return None

    def _use_card(self, view: Any, place: int, why_not: WhyNot) -> Any:
        held = view.hand[place]
        options = sorted(self._uses(view, held.card), key=_by_cell)
        if not options:
            phrase = self.screen.unplayable(held.face, view)
            self.front.say(self.words.say(phrase), style="red")
            return None
        marks = {} if self.front.plain else _marks(options)
        if marks:
            self._draw(view, marks)
        return self._pick(options, view, why_not, "play-ask-option")

    def _choose(self, view: Any, why_not: WhyNot) -> Any:
        self.front.say(self.words(self.screen.questions[view.phase]))
        return self._pick(view.legal, view, why_not, "play-ask-choice")

    def _pick(self, options: Sequence[Any], view: Any, why_not: WhyNot, question: str) -> Any:
        """One of the options by number; None goes back a step."""
        while True:
            for number, option in enumerate(options, start=1):
                self.front.say(f"  {self.words.digits(number)}. {self.screen.option(option, view)}")
            answer = self._ask(self.words(question, count=len(options)))
            if not answer:
                return None
            chosen = self.front.number(answer, len(options))
            if chosen is not None:
                return options[chosen - 1]
            if len(answer.split()) > 1 or answer.lower() == "leave":
                return self._typed(answer, view, why_not)
            # A slip of a finger is no reason to go back.
            self.command(answer, view)

    def _typed(self, answer: str, view: Any, why_not: WhyNot) -> Any:
        """A whole move; its card is the place in the hand, the only number the person sees."""
        try:
            move = self.screen.read_move(answer.lower())
        except Complaint as complaint:
            self.front.say(self.words.say(complaint.phrase), style="red")
            return None
        place = getattr(move, "card", None)
        if place is not None:
            held = 1 <= place <= len(view.hand)
            move = replace(move, card=view.hand[place - 1].card if held else NO_CARD)
        return self._allowed(move, why_not)

    def _allowed(self, move: Any, why_not: WhyNot) -> Any:
        reason = why_not(move)
        if reason is None:
            return move
        self.front.say(self.words.say(reason), style="red")
        return None

    def command(self, answer: str, view: Any) -> None:
        """What may be asked at any time: help, role, board, log; `Leave` if the person goes."""
        match as_latin(answer):
            case "?" | "h" | "help" | "/" | ",":
                self.front.say(self.words(self.screen.help_message))
                for more in self.more_help:
                    self.front.say(self.words(more))
            case "r":
                for sentence in self.screen.secrets(view):
                    self.front.say(sentence, style="bold")
            case "b":
                self.show(view)
                if self.playing:
                    self._say_hand(view)
            case "l":
                self._say_round()
            case "t" if self._hint is not None and view.legal:
                self.front.say(self._hint(view), style="italic")
            case "q":
                raise Leave
            case _:
                self.front.say(self.words("play-not-understood", text=answer), style="red")


def _by_cell(move: Any) -> Any:
    """Options are numbered along the board; others keep their order."""
    return getattr(move, "cell", ())


def _marks(options: Sequence[Any]) -> dict[Cell, str]:
    """Labels for the board: the numbers of the options that concern a cell."""
    marks: dict[Cell, list[str]] = {}
    for number, option in enumerate(options, start=1):
        cell = getattr(option, "cell", None)
        if cell is not None:
            marks.setdefault(cell, []).append(str(number))
    return {cell: _label(numbers) for cell, numbers in marks.items()}


def _label(numbers: list[str]) -> str:
    """All numbers if they fit into a cell, else the first and a sign that there are more."""
    whole = "/".join(numbers)
    return whole if len(whole) <= 5 else f"{numbers[0]}…"
