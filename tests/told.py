"""Whole games and tables as Python tells them in every language, for the page to say the same."""

from collections.abc import Iterator, Sequence
from types import SimpleNamespace
from typing import Any, get_args

import msgspec
from msgspec.structs import replace

from foolsgold.base.ids import Seat
from foolsgold.base.rng import Rng
from foolsgold.bots.catalogue import seated
from foolsgold.games.catalogue import GAMES, find
from foolsgold.games.gobblings.moves import Pass
from foolsgold.locales.claims import chat_phrase, claim_phrase, examples
from foolsgold.locales.translator import LANGUAGES, words_for
from foolsgold.play.fair_deal import Fault
from foolsgold.play.game import Game
from foolsgold.play.table_talk import Claimed
from foolsgold.tui.local_game import screen_for
from foolsgold.tui.remote_game import RemotePlay
from foolsgold.wire import frames
from foolsgold.wire.avatars import Face, Pace, Reaction
from foolsgold.wire.frames import Doer, Gone, SeatShown, Stage, TableShown
from foolsgold.wire.views import shown

NAMES = ("Anna", "Оксана", "שרה", "مریم", "Bilal O’Hara", "Jānis", "7", "<b>")
SHORT = {"columns_between": 1}
PLAYED: tuple[tuple[str, int, int, dict[str, Any], str], ...] = (
    ("saboteur-uk", 5, 56, {**SHORT, "min_path_cards": 0}, "random"),
    ("saboteur-en", 6, 3, {**SHORT, "min_path_cards": 0}, "digger,random"),
    ("gobblings-advanced", 5, 34, SHORT, "random"),
    ("gobblings-advanced", 6, 3, {}, "goblin,random"),
)
"""Edition, seats, seed, changes, bots: together they show every event and offer every move."""
READERS = (None, 0, 1)
COUNTED = (("standing", "nuggets"), ("gob-standing", "points"), ("home-friends", "count"))
NUMBERS = (*range(32), 100, 101, 102, 111, 112, 121, 1000, 1001, 2026)


def told() -> dict[str, Any]:
    """All there is to compare."""
    decisions: list[dict[str, Any]] = []
    logs: list[dict[str, Any]] = []
    for edition, seats, seed, changes, bots in PLAYED:
        game = Game(edition, seats, seed, changes=changes)
        decisions += _played(game, bots)
        logs += (_log(game, reader) for reader in READERS)
    return {
        "decisions": decisions,
        "logs": logs,
        "talk": [*_talk()],
        "tables": [*_tables()],
        "numbers": [*_numbers()],
    }


def not_shown(everything: dict[str, Any]) -> set[str]:
    """Events and moves that none of the games shows."""
    wanted = set()
    for rules in GAMES:
        kinds = (*get_args(rules.event_type), *get_args(rules.move_type))
        wanted |= {(rules.name, kind.__struct_config__.tag) for kind in kinds}
    # The terminal offers a pass in its own way.
    wanted.discard(("gobblings", Pass.__struct_config__.tag))
    seen = {(log["game"], event["event"]) for log in logs_of(everything) for event in log["events"]}
    seen |= {
        (decision["game"], move["move"])
        for decision in everything["decisions"]
        for move in decision["moves"]
    }
    return {f"{game}: {kind}" for game, kind in wanted - seen}


def logs_of(everything: dict[str, Any]) -> list[dict[str, Any]]:
    logs: list[dict[str, Any]] = everything["logs"]
    return logs


def _played(game: Game, bots: str) -> Iterator[dict[str, Any]]:
    """Plays to the end; what was asked on the way, of some of the decisions about cards."""
    players = seated(game.box.rules.name, bots, game.seats)
    rng = Rng(game.seed)
    while (seat := game.to_act) is not None:
        view = game.view(seat)
        if view.phase != "play" or len(game.moves) % 4 == 0:
            yield _decision(game, view, seat)
        game.play(players[seat].choose(view, game.heard_this_round(seat), rng))


def _decision(game: Game, view: Any, seat: Seat) -> dict[str, Any]:
    moves = [move for move in view.legal if not isinstance(move, Pass)]
    faces = [held.face for held in view.hand]
    said = {}
    for lang, screen in _screens(game, seat):
        reasons = [words_for(lang).say(screen.unplayable(face, view)) for face in faces]
        said[lang] = [*(screen.option(move, view) for move in moves), *reasons]
    return {**_case(game, seat, view), "moves": _plain(moves), "faces": _plain(faces), "said": said}


def _log(game: Game, reader: Seat | None) -> dict[str, Any]:
    events = game.heard(reader)
    said = {
        lang: [[*screen.sentences((event,))] for event in events]
        for lang, screen in _screens(game, reader)
    }
    return {**_case(game, reader, game.view(reader)), "events": _plain(events), "said": said}


def _screens(game: Game, reader: Seat | None) -> Iterator[tuple[str, Any]]:
    names = NAMES[: game.seats]
    for lang in LANGUAGES:
        yield lang, screen_for(game.box, words_for(lang), names, reader)


def _case(game: Game, reader: Seat | None, view: Any) -> dict[str, Any]:
    names = NAMES[: game.seats]
    return {"game": game.box.rules.name, "names": names, "me": reader, "view": _plain(shown(view))}


def _talk() -> Iterator[dict[str, Any]]:
    for edition in ("saboteur-en", "gobblings"):
        box = find(edition)
        chat = frames.Chatted(2, "Hello, שלום!")
        phrases: list[tuple[Any, Any]] = [(chat, chat_phrase(NAMES[2], chat.text))]
        for claim in examples(box, 3):
            phrase = claim_phrase(NAMES, 1, claim, box.rules.name)
            phrases.append((Claimed(1, claim), phrase))
        for talk, phrase in phrases:
            said = {lang: words_for(lang).say(phrase) for lang in LANGUAGES}
            yield {"game": box.rules.name, "names": NAMES, "talk": _plain(talk), "said": said}


def _numbers() -> Iterator[dict[str, Any]]:
    """Plural forms and digits."""
    for message, variable in COUNTED:
        for number in NUMBERS:
            args = {"name": NAMES[0], variable: number}
            said = {lang: words_for(lang)(message, **args) for lang in LANGUAGES}
            yield {"id": message, "args": args, "said": said}


# --- the table around the game --------------------------------------------------------------------

HELD = (SeatShown("Anna", ready=True), SeatShown("שרה"), SeatShown("Frida", "digger"), SeatShown())
TABLE = TableShown(
    code="BCD234",
    game="saboteur",
    edition="saboteur-en",
    extends="saboteur-en",
    changes=(),
    options=(),
    lang="en",
    seats=HELD,
    host=0,
    stage=Stage.LOBBY,
    games=0,
    locked=False,
    chat=True,
    bot_talk=True,
    paused=False,
    turn_seconds=None,
    pace=Pace.NORMAL,
    level=None,
    summary=None,
    seal=None,
)
PLAYING = replace(TABLE, stage=Stage.PLAYING, seats=(*HELD[:3], SeatShown("Nori", "digger")))


def _with(seat: Seat, held: SeatShown, table: TableShown = TABLE, **more: Any) -> TableShown:
    seats = (*table.seats[:seat], held, *table.seats[seat + 1 :])
    return replace(table, seats=seats, **more)


def _changes() -> Iterator[tuple[TableShown, frames.What, TableShown]]:
    """Tables before, what happened, tables after."""
    yield TABLE, frames.Sat(3), _with(3, SeatShown("Bilal"))
    yield TABLE, frames.Sat(3), _with(3, SeatShown("Nori", "digger"))
    yield TABLE, frames.Vacated(1, Gone.LEFT), _with(1, SeatShown())
    yield TABLE, frames.Vacated(2, Gone.FREED), _with(2, SeatShown())
    yield TABLE, frames.Vacated(0, Gone.LEFT), _with(0, SeatShown(), host=1)
    yield PLAYING, frames.Vacated(1, Gone.KICKED), _with(1, SeatShown("שרה", "digger"), PLAYING)
    yield TABLE, frames.Readied(1, ready=True), _with(1, SeatShown("שרה", ready=True))
    yield TABLE, frames.Readied(0, ready=False), _with(0, SeatShown("Anna"))
    yield TABLE, frames.HostPassed(1), replace(TABLE, host=1)
    yield TABLE, frames.HostPassed(None), replace(TABLE, host=None)
    yield TABLE, frames.Muted(1, muted=True), TABLE
    yield TABLE, frames.Muted(1, muted=False), TABLE
    yield TABLE, frames.Switched(), replace(TABLE, locked=True)
    yield PLAYING, frames.Switched(), replace(PLAYING, paused=True)
    yield PLAYING, frames.Switched(), replace(PLAYING, chat=False, locked=True)
    yield PLAYING, frames.Switched(), replace(PLAYING, bot_talk=False)
    yield TABLE, frames.Switched(), replace(TABLE, listed=True)
    yield TABLE, frames.Started(), PLAYING
    yield PLAYING, frames.Started(without=(1, 0)), PLAYING
    yield TABLE, frames.Committed(1), TABLE
    yield TABLE, frames.Sealed(), _with(3, SeatShown("Nori", "digger"))
    yield TABLE, frames.Revealed(1, None), TABLE
    yield TABLE, frames.Revealed(1, Fault.WRONG), TABLE
    yield TABLE, frames.Configured(), replace(TABLE, pace=Pace.CALM)
    for showing in frames.Showing:
        yield TABLE, frames.GameShown(TABLE.games, showing), TABLE
    yield TABLE, frames.GameShown(TABLE.games - 1, frames.Showing.GONE), TABLE
    yield TABLE, frames.Configured(), replace(TABLE, edition="saboteur-lv", extends="saboteur-lv")
    waiting = _with(2, SeatShown("Frida", "digger", next="Late"), PLAYING)
    yield PLAYING, frames.Awaited(2), waiting
    yield waiting, frames.Awaited(2), PLAYING
    yield waiting, frames.Moved(1, Doer.PERSON), _with(2, SeatShown("Late"), PLAYING)
    yield PLAYING, frames.Faced(1, Face.BUN), PLAYING
    yield PLAYING, frames.WentOn(1), PLAYING
    yield PLAYING, frames.Reacted(1, 7, Reaction.CRY), PLAYING
    yield PLAYING, frames.Moved(1, Doer.STAND_IN), PLAYING
    yield PLAYING, frames.Moved(1, Doer.PERSON), PLAYING


def _tables() -> Iterator[dict[str, Any]]:
    for before, what, after in _changes():
        for reader in READERS:
            said = {lang: _heard(lang, before, what, after, reader) for lang in LANGUAGES}
            tables = {"before": _plain(before), "table": _plain(after)}
            yield {**tables, "me": reader, "what": _plain(what), "said": said}


def _heard(
    lang: str, before: TableShown, what: frames.What, after: TableShown, reader: Seat | None
) -> Sequence[str]:
    """What the terminal says, without a terminal and without a server."""
    heard: list[str] = []
    front: Any = SimpleNamespace(
        words=words_for(lang), say=lambda text, *_style, **_styles: heard.append(text)
    )
    remote: Any = SimpleNamespace(seat=reader, table=before, box=find(before.edition))
    play = RemotePlay(front, remote)
    play._note(before)
    remote.table = after
    play._change(frames.Change(number=1, what=what, turn=0, table=after))
    return heard


def _plain(value: Any) -> Any:
    return msgspec.to_builtins(value)
