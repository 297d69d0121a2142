"""Whole games and tables as Python tells them in every language, for the page to say the same."""

from collections.abc import Iterator, Sequence
from types import SimpleNamespace
from typing import Any, get_args

import msgspec
from msgspec.structs import replace

from foolsgold.base.ids import Seat
from foolsgold.base.rng import Rng
from foolsgold.bots.catalogue import seat_bots
from foolsgold.games.catalogue import GAMES, find
from foolsgold.games.gobblings.moves import Pass
from foolsgold.locales.claims import chat_message, claim_message, example_claims
from foolsgold.locales.translator import LANGUAGES, translator_for
from foolsgold.play.fair_deal import ContributionFailure
from foolsgold.play.game import Game
from foolsgold.play.table_talk import Claimed
from foolsgold.tui.local_game import screen_for
from foolsgold.tui.remote_game import RemoteGame
from foolsgold.wire import frames
from foolsgold.wire.frames import MovedBy, PublicSeat, PublicTable, TableStage, VacateReason
from foolsgold.wire.table_changes import (
    Chatted,
    FaceChanged,
    Muted,
    Reacted,
    Readied,
    SummaryDismissed,
)
from foolsgold.wire.table_enums import Avatar, BotPace, Reaction
from foolsgold.wire.views import to_wire_view

NAMES = ("Anna", "Оксана", "שרה", "مریم", "Bilal O’Hara", "Jānis", "7", "<b>")
SHORT = {"columns_between": 1}
PLAYED_GAMES: tuple[tuple[str, int, int, dict[str, Any], str], ...] = (
    ("saboteur-uk", 5, 56, {**SHORT, "min_path_cards": 0}, "random"),
    ("saboteur-en", 6, 3, {**SHORT, "min_path_cards": 0}, "digger,random"),
    ("gobblings-advanced", 5, 34, SHORT, "random"),
    ("gobblings-advanced", 6, 3, {}, "goblin,random"),
)
"""Edition, seats, seed, changes, bots: together they show every event and offer every move."""
READERS = (None, 0, 1)
PLURAL_MESSAGES = (("standing", "nuggets"), ("gob-standing", "points"), ("home-friends", "count"))
NUMBERS = (*range(32), 100, 101, 102, 111, 112, 121, 1000, 1001, 2026)


def narrate_everything() -> dict[str, Any]:
    """All there is to compare."""
    decisions: list[dict[str, Any]] = []
    logs: list[dict[str, Any]] = []
    for edition, seats, seed, changes, bots in PLAYED_GAMES:
        game = Game(edition, seats, seed, changes=changes)
        decisions += _play_and_record_decisions(game, bots)
        logs += (_record_log(game, reader) for reader in READERS)
    return {
        "decisions": decisions,
        "logs": logs,
        "talk": [*_talk_cases()],
        "tables": [*_table_cases()],
        "numbers": [*_number_cases()],
    }


def missing_kinds(everything: dict[str, Any]) -> set[str]:
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


def _play_and_record_decisions(game: Game, bots: str) -> Iterator[dict[str, Any]]:
    """Plays to the end; what was asked on the way, of some of the decisions about cards."""
    players = seat_bots(game.ruleset.rules.name, bots, game.seats)
    rng = Rng(game.seed)
    while (seat := game.to_act) is not None:
        view = game.view(seat)
        if view.phase != "play" or len(game.moves) % 4 == 0:
            yield _record_decision(game, view, seat)
        game.play(players[seat].choose(view, game.round_history_for(seat), rng))


def _record_decision(game: Game, view: Any, seat: Seat) -> dict[str, Any]:
    moves = [move for move in view.legal if not isinstance(move, Pass)]
    faces = [held.face for held in view.hand]
    said = {}
    for lang, screen in _screens(game, seat):
        reasons = [
            translator_for(lang).translate(screen.why_unplayable(face, view)) for face in faces
        ]
        said[lang] = [*(screen.option_text(move, view) for move in moves), *reasons]
    return {
        **_case_fields(game, seat, view),
        "moves": _to_builtins(moves),
        "faces": _to_builtins(faces),
        "said": said,
    }


def _record_log(game: Game, reader: Seat | None) -> dict[str, Any]:
    events = game.history_for(reader)
    said = {
        lang: [[*screen.sentences((event,))] for event in events]
        for lang, screen in _screens(game, reader)
    }
    return {
        **_case_fields(game, reader, game.view(reader)),
        "events": _to_builtins(events),
        "said": said,
    }


def _screens(game: Game, reader: Seat | None) -> Iterator[tuple[str, Any]]:
    names = NAMES[: game.seats]
    for lang in LANGUAGES:
        yield lang, screen_for(game.ruleset, translator_for(lang), names, reader)


def _case_fields(game: Game, reader: Seat | None, view: Any) -> dict[str, Any]:
    names = NAMES[: game.seats]
    return {
        "game": game.ruleset.rules.name,
        "names": names,
        "me": reader,
        "view": _to_builtins(to_wire_view(view)),
    }


def _talk_cases() -> Iterator[dict[str, Any]]:
    for edition in ("saboteur-en", "gobblings"):
        box = find(edition)
        chat = Chatted(2, "Hello, שלום!")
        phrases: list[tuple[Any, Any]] = [(chat, chat_message(NAMES[2], chat.text))]
        for claim in example_claims(box, 3):
            phrase = claim_message(NAMES, 1, claim, box.rules.name)
            phrases.append((Claimed(1, claim), phrase))
        for talk, phrase in phrases:
            said = {lang: translator_for(lang).translate(phrase) for lang in LANGUAGES}
            yield {"game": box.rules.name, "names": NAMES, "talk": _to_builtins(talk), "said": said}


def _number_cases() -> Iterator[dict[str, Any]]:
    """Plural forms and digits."""
    for message, variable in PLURAL_MESSAGES:
        for number in NUMBERS:
            args = {"name": NAMES[0], variable: number}
            said = {lang: translator_for(lang)(message, **args) for lang in LANGUAGES}
            yield {"id": message, "args": args, "said": said}


# --- the table around the game --------------------------------------------------------------------

SEATS_IN_LOBBY = (
    PublicSeat("Anna", ready=True),
    PublicSeat("שרה"),
    PublicSeat("Frida", "digger"),
    PublicSeat(),
)
TABLE = PublicTable(
    code="BCD234",
    game="saboteur",
    edition="saboteur-en",
    extends="saboteur-en",
    changes=(),
    options=(),
    lang="en",
    seats=SEATS_IN_LOBBY,
    host=0,
    stage=TableStage.LOBBY,
    games=0,
    locked=False,
    chat=True,
    bot_talk=True,
    paused=False,
    turn_seconds=None,
    pace=BotPace.NORMAL,
    level=None,
    summary=None,
    seal=None,
)
PLAYING = replace(
    TABLE, stage=TableStage.PLAYING, seats=(*SEATS_IN_LOBBY[:3], PublicSeat("Nori", "digger"))
)


def _with_seat(
    seat: Seat, held: PublicSeat, table: PublicTable = TABLE, **more: Any
) -> PublicTable:
    seats = (*table.seats[:seat], held, *table.seats[seat + 1 :])
    return replace(table, seats=seats, **more)


def _changes() -> Iterator[tuple[PublicTable, frames.PublicChange, PublicTable]]:
    """Tables before, what happened, tables after."""
    yield TABLE, frames.Sat(3), _with_seat(3, PublicSeat("Bilal"))
    yield TABLE, frames.Sat(3), _with_seat(3, PublicSeat("Nori", "digger"))
    yield TABLE, frames.Vacated(1, VacateReason.LEFT), _with_seat(1, PublicSeat())
    yield TABLE, frames.Vacated(2, VacateReason.FREED), _with_seat(2, PublicSeat())
    yield TABLE, frames.Vacated(0, VacateReason.LEFT), _with_seat(0, PublicSeat(), host=1)
    yield (
        PLAYING,
        frames.Vacated(1, VacateReason.KICKED),
        _with_seat(1, PublicSeat("שרה", "digger"), PLAYING),
    )
    yield TABLE, Readied(1, ready=True), _with_seat(1, PublicSeat("שרה", ready=True))
    yield TABLE, Readied(0, ready=False), _with_seat(0, PublicSeat("Anna"))
    yield TABLE, frames.HostPassed(1), replace(TABLE, host=1)
    yield TABLE, frames.HostPassed(None), replace(TABLE, host=None)
    yield TABLE, Muted(1, muted=True), TABLE
    yield TABLE, Muted(1, muted=False), TABLE
    yield TABLE, frames.Switched(), replace(TABLE, locked=True)
    yield PLAYING, frames.Switched(), replace(PLAYING, paused=True)
    yield PLAYING, frames.Switched(), replace(PLAYING, chat=False, locked=True)
    yield PLAYING, frames.Switched(), replace(PLAYING, bot_talk=False)
    yield TABLE, frames.Switched(), replace(TABLE, listed=True)
    yield TABLE, frames.Started(), PLAYING
    yield PLAYING, frames.Started(without=(1, 0)), PLAYING
    yield TABLE, frames.Committed(1), TABLE
    yield TABLE, frames.Sealed(), _with_seat(3, PublicSeat("Nori", "digger"))
    yield TABLE, frames.Revealed(1, None), TABLE
    yield TABLE, frames.Revealed(1, ContributionFailure.WRONG), TABLE
    yield TABLE, frames.Configured(), replace(TABLE, pace=BotPace.CALM)
    for showing in frames.Visibility:
        yield TABLE, frames.GameVisibilityChanged(TABLE.games, showing), TABLE
    yield TABLE, frames.GameVisibilityChanged(TABLE.games - 1, frames.Visibility.GONE), TABLE
    yield TABLE, frames.Configured(), replace(TABLE, edition="saboteur-lv", extends="saboteur-lv")
    waiting = _with_seat(2, PublicSeat("Frida", "digger", next="Late"), PLAYING)
    yield PLAYING, frames.SeatAwaited(2), waiting
    yield waiting, frames.SeatAwaited(2), PLAYING
    yield waiting, frames.Moved(1, MovedBy.PERSON), _with_seat(2, PublicSeat("Late"), PLAYING)
    yield PLAYING, FaceChanged(1, Avatar.BUN), PLAYING
    yield PLAYING, SummaryDismissed(1), PLAYING
    yield PLAYING, Reacted(1, 7, Reaction.CRY), PLAYING
    yield PLAYING, frames.Moved(1, MovedBy.STAND_IN), PLAYING
    yield PLAYING, frames.Moved(1, MovedBy.PERSON), PLAYING


def _table_cases() -> Iterator[dict[str, Any]]:
    for before, what, after in _changes():
        for reader in READERS:
            said = {lang: _narrated_lines(lang, before, what, after, reader) for lang in LANGUAGES}
            tables = {"before": _to_builtins(before), "table": _to_builtins(after)}
            yield {**tables, "me": reader, "what": _to_builtins(what), "said": said}


def _narrated_lines(
    lang: str,
    before: PublicTable,
    what: frames.PublicChange,
    after: PublicTable,
    reader: Seat | None,
) -> Sequence[str]:
    """What the terminal says, without a terminal and without a server."""
    heard: list[str] = []
    front: Any = SimpleNamespace(
        words=translator_for(lang), say=lambda text, *_style, **_styles: heard.append(text)
    )
    remote: Any = SimpleNamespace(seat=reader, table=before, ruleset=find(before.edition))
    play = RemoteGame(front, remote)
    play._table_front.remember_table(before)
    remote.table = after
    play._handle_change(frames.Change(number=1, what=what, turn=0, table=after))
    return heard


def _to_builtins(value: Any) -> Any:
    return msgspec.to_builtins(value)
