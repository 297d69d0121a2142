"""The analysis of a finished game.

Seats, rounds and moves are numbers and it contains no names, so it is the same for every link.
"""

from enum import StrEnum
from typing import Any

import msgspec

from foolsgold.base.ids import Seat
from foolsgold.play.table_talk import Claim

ANALYSIS_VERSION = 8
"""Version of the analysis: results of older versions are recomputed."""


class WinProbability(msgspec.Struct, frozen=True):
    """How often the first side won when the round was played on, and how sure that is."""

    likely: float
    low: float
    """95% interval of the playouts; it does not include how people differ from bots."""
    high: float


class MomentKind(StrEnum):
    """What a moment is."""

    DEAL = "deal"
    DEED = "deed"
    CLAIM = "claim"


class AnalysedMoment(msgspec.Struct, frozen=True, kw_only=True):
    """The state after a move or claim; `move` and `part` identify it as in links."""

    kind: MomentKind
    move: int
    part: int
    seat: Seat | None
    """Who did or said it."""
    chance: WinProbability | None
    """None where it was not computed."""
    watcher: tuple[int, ...] | None
    """How likely each seat was on the hidden side, in percent, to somebody who only watched."""
    seats: tuple[tuple[int, ...], ...] | None
    """The same to each seat, which knows itself."""


class EvaluatedMove(msgspec.Struct, frozen=True, kw_only=True):
    """A move compared with the strong bot's choice, given what that seat knew."""

    move: int
    seat: Seat
    before: WinProbability
    after: WinProbability
    """After the move, before a card is drawn."""
    same: bool
    """Whether the bot would have done the same."""
    instead: Any = None
    """What would have happened then, as an event of the game; None if it is the same."""
    gain: float | None = None
    """How much better that would have been for the seat's side; below 0 it was worse."""
    error: float | None = None
    """The standard error of it."""


class TurningPoint(msgspec.Struct, frozen=True, kw_only=True):
    """A moment that moved the chances most."""

    move: int
    part: int
    seat: Seat
    what: str
    """The kind of event it was, `drew` for a card drawn, `claimed` for words."""
    before: float
    after: float


class ClaimVerdict(StrEnum):
    """What a word was worth."""

    TRUE = "true"
    GUESSED = "guessed"
    """True, though they had not looked."""
    MISTAKEN = "mistaken"
    """False, and they could not know."""
    LIE = "lie"


class JudgedClaim(msgspec.Struct, frozen=True, kw_only=True):
    """A claim against the truth."""

    move: int
    part: int
    seat: Seat
    claim: Claim
    verdict: ClaimVerdict
    looked: int | None = None
    """After which move they had looked at that goal; None if never, or if it is of no goal."""
    knew: tuple[Seat, ...] = ()
    """Who else could know whether it was true."""
    moved: tuple[int | None, ...] = ()
    """How far it moved each seat towards believing it, in percent; None for who said it."""


class RoundAnalysis(msgspec.Struct, frozen=True, kw_only=True):
    """One round."""

    round: int
    winner: str | None
    """The side that won it; None if it was not played to its end."""
    sides: tuple[str, ...]
    """On which side each seat was in the end."""
    instants: tuple[AnalysedMoment, ...]
    deeds: tuple[EvaluatedMove, ...]
    turns: tuple[TurningPoint, ...]
    claims: tuple[JudgedClaim, ...]


class Analysis(msgspec.Struct, frozen=True, kw_only=True):
    """A whole game."""

    version: int
    game: str
    sides: tuple[str, ...]
    """The sides; chances are those of the first, suspicions are of being on the second."""
    worlds: int
    """Playouts of each moment; 0 where there is nothing to play them out with."""
    bot: str | None
    """Who says what they would have done."""
    rounds: tuple[RoundAnalysis, ...]


class AnalysisProgress(StrEnum):
    """How far an analysis is."""

    READY = "ready"
    WAITING = "waiting"
    """Other games come first."""
    RUNNING = "running"
    FAILED = "failed"


class AnalysisStatus(msgspec.Struct, frozen=True):
    """The analysis of a game, or how far it is."""

    progress: AnalysisProgress
    done: float
    """From 0 to 1."""
    analysis: Analysis | None
