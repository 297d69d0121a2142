"""A whole game at one terminal: a person and bots, or a record shown again."""

from typing import Any

from foolsgold.base.ids import Seat
from foolsgold.base.phrases import Phrase
from foolsgold.base.rng import Rng
from foolsgold.bots.api import Bot
from foolsgold.games.api import Refused
from foolsgold.games.catalogue import Box
from foolsgold.play.game import Game
from foolsgold.play.record import Record
from foolsgold.tui.front import Front, Leave
from foolsgold.tui.gobblings import GobblingsScreen
from foolsgold.tui.saboteur import SaboteurScreen
from foolsgold.tui.table import TableFront

SCREENS: dict[str, Any] = {"saboteur": SaboteurScreen, "gobblings": GobblingsScreen}


def table_front(
    front: Front,
    box: Box,
    names: tuple[str, ...],
    me: Seat | None,
    *,
    more_help: str | None = None,
) -> TableFront:
    """A chair at a table where this is played; without a seat, a place to watch from."""
    screen = SCREENS[box.rules.name](front.words, names, me, box.edition)
    return TableFront(front, screen, playing=me is not None, more_help=more_help)


def play(front: Front, game: Game, bots: tuple[Bot | None, ...], rng: Rng, *, my_name: str) -> bool:
    """Plays to the end, or until the person leaves; whether it was the end.

    `bots` has None for the person's own seat.
    """
    me: Seat = bots.index(None)
    names = (*game.names[:me], my_name, *game.names[me + 1 :])
    table = table_front(front, game.box, names, me)

    def why_not(move: object) -> Phrase | None:
        reason = game.refusal(move)
        return None if reason is None else Refused(reason).phrase

    table.tell(game.seen(game.news, me))
    try:
        while (seat := game.to_act) is not None:
            bot = bots[seat]
            view = game.view(seat)
            move = table.decide(view, why_not) if bot is None else bot.choose(view, rng)
            table.tell(game.seen(game.play(move), me))
    except Leave:
        front.say(front.words("play-goodbye"))
        return False
    return True


def replay(front: Front, record: Record, seat: Seat | None, *, stepwise: bool) -> None:
    """Shows a record move by move, to a watcher or as one seat saw it."""
    game = Game.opening_of(record)
    table = table_front(front, game.box, game.names, seat)
    table.tell(game.seen(game.news, seat))
    for move in record.moves:
        if stepwise and front.ask(front.words("replay-ask")).lower() == "q":
            return
        table.tell(game.seen(game.play(move), seat))
        if stepwise:
            table.show(game.view(seat))
    if not stepwise:
        table.show(game.view(seat))
    front.say(front.words("replay-end"))
