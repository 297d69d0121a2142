"""`SeatPrompt`: the terminal UI of one seat: narrates events, shows views, asks for moves."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Protocol

from msgspec.structs import replace
from rich.text import Text

from foolsgold.base.messages import Message, UserError
from foolsgold.games.api import RoundStarted
from foolsgold.locales.description import Emphasis, StatusLine, TableDescription
from foolsgold.tui.board import TileArt, render_board
from foolsgold.tui.console import ConsoleFront, Quit
from foolsgold.tunnel.tiles import Cell

HintProvider = Callable[[Any], str]
"""What a bot would do with this view, in a sentence."""
TalkHandler = Callable[[str], bool]
"""Handles a line that is talk; False if it is an answer."""
RefusalCheck = Callable[[Any], Message | None]
"""Why the acting seat may not play a move; None if it may."""


TALK_STYLE = "cyan"
"""Style of what players say."""
EMPHASIS_STYLES = {
    Emphasis.PLAIN: "",
    Emphasis.WARNING: "red",
    Emphasis.SECONDARY: "bright_black",
    Emphasis.PRIVATE: "cyan",
    Emphasis.OFFER: "bold",
}
NO_CARD = -1
"""Card number that nobody holds."""

SAME_KEY_LETTERS = {
    "d": "dвגی", "r": "rкרق", "b": "bинذ", "l": "lдךم", "q": "qйץض", "p": "pзפح", "t": "tеאف",
}  # fmt: skip
"""The letters on the same key of Latin, Cyrillic, Hebrew and Persian keyboards."""


def to_latin_keys(answer: str) -> str:
    """The Latin letter on the same key, for other keyboard layouts.

    >>> to_latin_keys("К"), to_latin_keys("hello")
    ('r', 'hello')
    """
    typed = answer.lower()
    return next((key for key, same in SAME_KEY_LETTERS.items() if typed and typed in same), typed)


class GameScreen(Protocol):
    """The game-specific part of the terminal UI."""

    help_message: str
    legend_message: str
    prompts: Mapping[str, str]
    """By phase: what is asked when no card is to be chosen."""
    description: TableDescription
    """Describes views to the same reader."""

    def card_prompt(self, view: Any) -> str:
        """The message that asks for a card and lists other options."""

    def sentences(self, events: Sequence[Any]) -> Iterator[str]:
        """What happened, in words."""

    def board_art(self, view: Any) -> dict[Cell, TileArt]:
        """The maze, drawn card by card."""

    def card_name(self, face: Any) -> str:
        """The name of a card."""

    def card_glyph(self, face: Any) -> str:
        """A symbol for a card, next to its name."""

    def option_text(self, move: Any, view: Any) -> str:
        """A choice as it stands in a list, once the card is chosen."""

    def why_unplayable(self, face: Any, view: Any) -> Message:
        """Why a card in hand cannot be played at all."""

    def discard_move(self, card: int) -> Any:
        """The move that gives up a card instead of using it."""

    def read_move(self, text: str) -> Any:
        """A move in notation."""


class SeatPrompt:
    """The terminal UI of one seat; a game loop needs `narrate` and `ask_for_move`."""

    def __init__(
        self,
        front: ConsoleFront,
        screen: GameScreen,
        *,
        playing: bool,
        more_help: Sequence[str] = (),
        hint: HintProvider | None = None,
        overhears: TalkHandler | None = None,
    ) -> None:
        self.front = front
        self.words = front.words
        self.screen = screen
        self.is_playing = playing
        self.more_help = more_help
        """Messages that follow the game's own help."""
        self._hint = hint
        self._handle_talk = overhears
        """Handles a line that is talk, not an answer."""
        self._round_log: list[Any] = []
        """Events and talk of this round, as this person learned them."""

    def log_events(self, events: Sequence[Any]) -> None:
        """Keeps what happened, for when the person asks."""
        for event in events:
            if isinstance(event, RoundStarted):
                self._round_log.clear()
            self._round_log.append(event)

    def narrate(self, events: Sequence[Any]) -> None:
        """Says what happened."""
        self.log_events(events)
        for event in events:
            new_round = isinstance(event, RoundStarted)
            if new_round:
                self.front.say()
            for sentence in self.screen.sentences((event,)):
                self.front.say(sentence, style="bold" if new_round else "")
        if self.is_playing and any(isinstance(event, RoundStarted) for event in events):
            self.front.say(self.words("play-role-hint"), style="italic")

    def log_talk(self, message: Message) -> None:
        """Stores a claim, in order with the events."""
        self._round_log.append(self.words.translate(message))

    def narrate_talk(self, message: Message) -> None:
        """Says what somebody said, and keeps it."""
        self.log_talk(message)
        self.front.say(self.words.translate(message), style=TALK_STYLE)

    def _show_round_log(self) -> None:
        for entry in self._round_log:
            if isinstance(entry, str):
                self.front.say(entry, style=TALK_STYLE)
                continue
            for sentence in self.screen.sentences((entry,)):
                self.front.say(sentence)

    def show_table(self, view: Any) -> None:
        """The table: maze, players, piles."""
        self.front.say()
        if self.front.is_plain:
            for line in self.screen.description.board_lines(view):
                self.front.say(line)
        else:
            self._draw_board(view, {})
            self.front.say(self.words(self.screen.legend_message), style="bright_black")
        for text in _status_texts(self.screen.description, view):
            # A screen reader would read the marker of the acting seat aloud.
            self.front.say(text.plain.lstrip("▶ ") if self.front.is_plain else text)

    def _draw_board(self, view: Any, marks: Mapping[Cell, str]) -> None:
        for line in render_board(self.screen.board_art(view), marks):
            self.front.draw_line(line)

    def ask_for_move(self, view: Any, why_not: RefusalCheck) -> Any:
        """Asks until there is a legal move; `Quit` if the person goes."""
        self.show_table(view)
        self.front.say(self.words("play-your-turn"), style="bold green")
        asks_for_card = view.phase not in self.screen.prompts
        if asks_for_card:
            self._show_hand(view)
        while True:
            choose = self._choose_card if asks_for_card else self._choose_move
            move = choose(view, why_not)
            if move is not None:
                return move

    def _ask_past_talk(self, question: str) -> str:
        """Asks, and handles talk until there is an answer."""
        while True:
            answer = self.front.ask(question)
            if self._handle_talk is None or not self._handle_talk(answer):
                return answer

    def _moves_with(self, view: Any, card: int) -> list[Any]:
        """The moves of a card in hand, except discarding it."""
        away = self.screen.discard_move(card)
        return [m for m in view.legal if getattr(m, "card", None) == card and m != away]

    def _show_hand(self, view: Any) -> None:
        self.front.say(self.words("play-hand"))
        for number, held in enumerate(view.hand, start=1):
            # Terminals with right-to-left support would mirror drawings.
            words_only = self.front.is_plain or self.words.is_right_to_left
            shown = "" if words_only else f"{self.screen.card_glyph(held.face)} "
            grey = not self.front.is_plain and not self._moves_with(view, held.card)
            line = (
                f"  {self.words.format_integer(number)}. {shown}{self.screen.card_name(held.face)}"
            )
            self.front.say(line, style="bright_black" if grey else "")

    def _choose_card(self, view: Any, why_not: RefusalCheck) -> Any:
        answer = self._ask_past_talk(
            self.words(self.screen.card_prompt(view), count=len(view.hand))
        )
        number = self.front.parse_number(answer, len(view.hand))
        if number is not None:
            return self._use_card(view, number - 1, why_not)
        if to_latin_keys(answer[:1]) == "d":
            away = self.front.parse_number(answer[1:].strip(), len(view.hand))
            if away is not None:
                return self._refuse_illegal(
                    self.screen.discard_move(view.hand[away - 1].card), why_not
                )
        if len(answer.split()) > 1 or to_latin_keys(answer) in ("p", "pass"):
            return self._parse_typed_move(
                "pass" if to_latin_keys(answer) == "p" else answer, view, why_not
            )
        if answer:
            self.run_command(answer, view)
        return None

    def _use_card(self, view: Any, place: int, why_not: RefusalCheck) -> Any:
        held = view.hand[place]
        options = sorted(self._moves_with(view, held.card), key=_cell_order)
        if not options:
            message = self.screen.why_unplayable(held.face, view)
            self.front.say(self.words.translate(message), style="red")
            return None
        marks = {} if self.front.is_plain else _cell_labels(options)
        if marks:
            self._draw_board(view, marks)
        return self._pick_option(options, view, why_not, "play-ask-option")

    def _choose_move(self, view: Any, why_not: RefusalCheck) -> Any:
        self.front.say(self.words(self.screen.prompts[view.phase]))
        return self._pick_option(view.legal, view, why_not, "play-ask-choice")

    def _pick_option(
        self, options: Sequence[Any], view: Any, why_not: RefusalCheck, question: str
    ) -> Any:
        """One of the options by number; None goes back a step."""
        while True:
            for number, option in enumerate(options, start=1):
                shown = self.words.format_integer(number)
                self.front.say(f"  {shown}. {self.screen.option_text(option, view)}")
            answer = self._ask_past_talk(self.words(question, count=len(options)))
            if not answer:
                return None
            chosen = self.front.parse_number(answer, len(options))
            if chosen is not None:
                return options[chosen - 1]
            if len(answer.split()) > 1 or answer.lower() == "leave":
                return self._parse_typed_move(answer, view, why_not)
            # A typo must not go back a step.
            self.run_command(answer, view)

    def _parse_typed_move(self, answer: str, view: Any, why_not: RefusalCheck) -> Any:
        """A whole move; its card is the place in the hand, the only number the person sees."""
        try:
            move = self.screen.read_move(answer.lower())
        except UserError as complaint:
            self.front.say(self.words.translate(complaint.message), style="red")
            return None
        place = getattr(move, "card", None)
        if place is not None:
            held = 1 <= place <= len(view.hand)
            move = replace(move, card=view.hand[place - 1].card if held else NO_CARD)
        return self._refuse_illegal(move, why_not)

    def _refuse_illegal(self, move: Any, why_not: RefusalCheck) -> Any:
        reason = why_not(move)
        if reason is None:
            return move
        self.front.say(self.words.translate(reason), style="red")
        return None

    def run_command(self, answer: str, view: Any) -> None:
        """Commands available at any time: help, role, board, log; `Quit` on leaving."""
        match to_latin_keys(answer):
            case "?" | "h" | "help" | "/" | ",":
                self.front.say(self.words(self.screen.help_message))
                for more in self.more_help:
                    self.front.say(self.words(more))
            case "r":
                for sentence in self.screen.description.private_info(view):
                    self.front.say(sentence, style="bold")
            case "b":
                self.show_table(view)
                if self.is_playing:
                    self._show_hand(view)
            case "l":
                self._show_round_log()
            case "t" if self._hint is not None and view.legal:
                self.front.say(self._hint(view), style="italic")
            case "q":
                raise Quit
            case _:
                self.front.say(self.words("play-not-understood", text=answer), style="red")


def _status_texts(description: TableDescription, view: Any) -> Iterator[Text]:
    """Players, piles, what the reader has looked up, in colours."""
    for seat in range(view.seats):
        marker = "▶ " if seat == view.to_act else "  "
        yield _styled(description.seat_line(view, seat), marker)
    yield from map(_styled, description.table_lines(view))


def _styled(line: StatusLine, marker: str = "") -> Text:
    text = Text(marker)
    for part, emphasis in line.parts:
        text.append(part, style=EMPHASIS_STYLES[emphasis])
    return text


def _cell_order(move: Any) -> Any:
    """Options are numbered along the board; others keep their order."""
    return getattr(move, "cell", ())


def _cell_labels(options: Sequence[Any]) -> dict[Cell, str]:
    """Labels for the board: the numbers of the options that concern a cell."""
    marks: dict[Cell, list[str]] = {}
    for number, option in enumerate(options, start=1):
        cell = getattr(option, "cell", None)
        if cell is not None:
            marks.setdefault(cell, []).append(str(number))
    return {cell: _join_numbers(numbers) for cell, numbers in marks.items()}


def _join_numbers(numbers: list[str]) -> str:
    """All numbers if they fit into a cell, else the first and a sign that there are more."""
    whole = "/".join(numbers)
    return whole if len(whole) <= 5 else f"{numbers[0]}…"
