"""The classic game in the terminal: shows a view, and asks its seat for a move."""

from collections.abc import Callable, Iterable, Sequence

from rich.text import Text

from foolsgold.base.ids import Seat
from foolsgold.base.phrases import Complaint, Phrase
from foolsgold.games.api import RoundStarted
from foolsgold.games.saboteur.cards import (
    BreakCard,
    Card,
    MapCard,
    MendCard,
    PathCard,
    RockfallCard,
)
from foolsgold.games.saboteur.events import Event
from foolsgold.games.saboteur.moves import Collapse, Discard, Move, Phase, Place, read_move
from foolsgold.games.saboteur.view import View
from foolsgold.locales.saboteur import Teller, found_word
from foolsgold.tui.board import board_lines
from foolsgold.tui.front import LEFT_TO_RIGHT, Front, Leave
from foolsgold.tunnel.board import START
from foolsgold.tunnel.drawing import GLYPHS
from foolsgold.tunnel.tiles import Cell

WhyNot = Callable[[Move], Phrase | None]
"""Tells why the acting seat may not play a move; None if it may."""

QUESTIONS = {Phase.OPEN: "play-ask-open", Phase.TURN: "play-ask-turn", Phase.DRAFT: "play-ask-take"}


class SaboteurFront:
    """One person's seat at a table, or a watcher's chair."""

    def __init__(self, front: Front, names: tuple[str, ...], me: Seat | None, rounds: int) -> None:
        self.front = front
        self.words = front.words
        self.teller = Teller(front.words, names, me, rounds)
        self.me = me

    def tell(self, events: Sequence[Event]) -> None:
        """Says what happened."""
        for event in events:
            if isinstance(event, RoundStarted):
                self.front.say()
            style = "bold" if isinstance(event, RoundStarted) else ""
            for sentence in self.teller.sentences((event,)):
                self.front.say(sentence, style=style)
        if self.me is not None and any(isinstance(event, RoundStarted) for event in events):
            self.front.say(self.words("play-role-hint"), style="italic")

    def show(self, view: View) -> None:
        """The table: maze, players, draw pile, what the reader has looked up."""
        if self.front.plain:
            self._describe_board(view)
        else:
            self._draw_board(view, {})
            self.front.say(self.words("play-legend"), style="bright_black")
        for seat in range(view.seats):
            self._say_seat(view, seat)
        self.front.say(self.words("play-deck", count=view.deck_size))
        if view.passes:
            self.front.say(self.words("play-passes", count=view.passes))
        for number, goal in enumerate(view.goals, start=1):
            if goal.face is not None and not goal.opened:
                found = found_word(goal.face)
                self.front.say(self.words("play-peeked", goal=number, found=found), style="cyan")

    def _draw_board(self, view: View, marks: dict[Cell, str]) -> None:
        self.front.say()
        for line in board_lines(view, marks):
            self.front.draw(line)

    def _say_seat(self, view: View, seat: Seat) -> None:
        line = self.words(
            "play-seat",
            name=self.teller.names[seat],
            cards=view.hand_sizes[seat],
            gold=view.gold_counts[seat],
        )
        text = Text(("▶ " if seat == view.to_act else "  ") * (not self.front.plain) + line)
        if view.broken[seat]:
            tools = self.words.listed(self.words(f"tool-{tool}") for tool in view.broken[seat])
            text.append(" · " + self.words("play-broken", tools=tools), style="red")
        self.front.say(text)

    def _describe_board(self, view: View) -> None:
        self.front.say()
        self.front.say(self.words("plain-board"))
        goals = {goal.cell: (number, goal) for number, goal in enumerate(view.goals, start=1)}
        for laid in view.board:
            if laid.cell == START:
                self.front.say(self.words("plain-start", cell=laid.cell))
            elif laid.cell not in goals:
                card = self.teller.tile(laid.tile)
                self.front.say(self.words("plain-tile", cell=laid.cell, card=card))
        for number, goal in goals.values():
            if goal.opened and goal.face is not None:
                found = found_word(goal.face)
                line = self.words("plain-goal-open", cell=goal.cell, goal=number, found=found)
            else:
                line = self.words("plain-goal", cell=goal.cell, goal=number)
            self.front.say(line)

    def decide(self, view: View, why_not: WhyNot) -> Move:
        """Asks until there is a legal move; `Leave` if the person goes."""
        self.show(view)
        self.front.say(self.words("play-your-turn"), style="bold green")
        if view.phase is Phase.PLAY:
            self._say_hand(view)
        while True:
            move = (
                self._choose_card(view, why_not) if view.phase is Phase.PLAY else self._choose(view)
            )
            if move is not None:
                return move

    def _say_hand(self, view: View) -> None:
        self.front.say(self.words("play-hand"))
        for number, held in enumerate(view.hand, start=1):
            glyph = f"{LEFT_TO_RIGHT * self.words.right_to_left}{_glyph(held.face)} "
            shown = "" if self.front.plain else glyph
            playable = any(
                getattr(move, "card", None) == held.card and not isinstance(move, Discard)
                for move in view.legal
            )
            style = "" if playable or self.front.plain else "bright_black"
            number_text = self.words.digits(number)
            self.front.say(f"  {number_text}. {shown}{self.teller.card(held.face)}", style=style)

    def _choose_card(self, view: View, why_not: WhyNot) -> Move | None:
        answer = self.front.ask(self.words("play-ask-card", count=len(view.hand)))
        number = self.front.number(answer, len(view.hand))
        if number is not None:
            return self._use_card(view, number - 1)
        if answer[:1].lower() == "d":
            passed = self.front.number(answer[1:].strip(), len(view.hand))
            if passed is not None:
                return Discard(view.hand[passed - 1].card)
        return self._typed(answer, view, why_not)

    def _use_card(self, view: View, place: int) -> Move | None:
        held = view.hand[place]
        options = [
            move
            for move in view.legal
            if getattr(move, "card", None) == held.card and not isinstance(move, Discard)
        ]
        if not options:
            self.front.say(self.words.say(self._unplayable(held.face, view)), style="red")
            return None
        return self._pick(options, view, "play-ask-option", show_board=True)

    def _unplayable(self, face: Card, view: View) -> Phrase:
        match face:
            case PathCard():
                assert self.me is not None
                if view.broken[self.me]:
                    return Phrase("refused-tool-broken", {"rule": "R49"})
                return Phrase("unplayable-path")
            case MapCard():
                return Phrase("unplayable-map")
            case RockfallCard():
                return Phrase("unplayable-rockfall")
            case BreakCard():
                return Phrase("unplayable-break")
            case MendCard():
                return Phrase("unplayable-mend")

    def _choose(self, view: View) -> Move | None:
        self.front.say(self.words(QUESTIONS[view.phase]))
        return self._pick(view.legal, view, "play-ask-choice", show_board=False)

    def _pick(
        self, options: Sequence[Move], view: View, question: str, *, show_board: bool
    ) -> Move | None:
        """One of the options by number; None goes back a step."""
        if show_board and not self.front.plain:
            marks = _marks(options)
            if marks:
                self._draw_board(view, marks)
        for number, option in enumerate(options, start=1):
            self.front.say(f"  {self.words.digits(number)}. {self.teller.option(option, view)}")
        answer = self.front.ask(self.words(question, count=len(options)))
        chosen = self.front.number(answer, len(options))
        if chosen is not None:
            return options[chosen - 1]
        if answer:
            self._command(answer, view)
        return None

    def _typed(self, answer: str, view: View, why_not: WhyNot) -> Move | None:
        if len(answer.split()) < 2:
            self._command(answer, view)
            return None
        try:
            move = read_move(answer)
        except Complaint as complaint:
            self.front.say(self.words.say(complaint.phrase), style="red")
            return None
        reason = why_not(move)
        if reason is not None:
            self.front.say(self.words.say(reason), style="red")
            return None
        return move

    def _command(self, answer: str, view: View) -> None:
        match answer.lower():
            case "?" | "h" | "help":
                self.front.say(self.words("play-help"))
            case "r":
                assert self.me is not None
                role = view.roles[self.me]
                assert role is not None
                self.front.say(self.words("play-role", role=role), style="bold")
                self.front.say(self.words("play-gold", count=sum(view.gold)))
            case "b":
                self.show(view)
                self._say_hand(view)
            case "l":
                for sentence in self.teller.sentences(view.log):
                    self.front.say(sentence)
            case "q":
                raise Leave
            case _:
                self.front.say(self.words("play-not-understood", text=answer), style="red")


def _glyph(face: Card) -> str:
    """A sign for a card, beside its name."""
    match face:
        case PathCard():
            return GLYPHS[face.tile]
        case MapCard():
            return "◎"
        case RockfallCard():
            return "▲"
        case BreakCard():
            return "✗"
        case MendCard():
            return "✚"


def _marks(options: Iterable[Move]) -> dict[Cell, str]:
    """Labels for the board: the numbers of the options that concern a cell."""
    marks: dict[Cell, str] = {}
    for number, option in enumerate(options, start=1):
        if isinstance(option, Place | Collapse):
            old = marks.get(option.cell)
            marks[option.cell] = str(number) if old is None else f"{old}/{number}"
    return marks
