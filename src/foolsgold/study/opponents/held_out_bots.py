"""Held-out bots of Saboteur: eccentric on both sides, in no fit and no rollout policy.

`hoarder` keeps what is rare and puts the rest away until late; `turncoat` is everybody's friend
until few cards are missing and then knows only tools; `avenger` breaks whoever ever broke anybody;
`paranoid` trusts no word, mends nobody and hinders whoever is next; `gambler` throws dice first.
"""

from collections.abc import Sequence

from foolsgold.base.ids import Seat
from foolsgold.base.rng import Rng
from foolsgold.bots.api import best_move
from foolsgold.bots.saboteur.rule_bot import Evaluator
from foolsgold.games.saboteur.cards import Card, MapCard, MendCard, PathCard, Role
from foolsgold.games.saboteur.events import Broken, Event, Peeked
from foolsgold.games.saboteur.moves import (
    Break,
    Collapse,
    Discard,
    Mend,
    Move,
    Peek,
    Phase,
    Place,
)
from foolsgold.games.saboteur.view import View
from foolsgold.play.table_talk import Claimed
from foolsgold.study.opponents.evaluator_bot import EvaluatorBot

WIDE_PASSAGE_ENDS = 3
"""A passage with this many open ends is worth laying at any time."""
NEAR_GOAL_CARDS = 4
"""So few cards missing, a turncoat shows what they are, and a hoarder lays whatever leads on."""


class _OddEvaluator(Evaluator):
    """What odd people have in common: they dig forward or back, and each has whims."""

    def progress(self, move: Place | Collapse) -> float:
        """How many cards' worth the move serves the own side."""
        gain, opens = self.effect(move)
        return (gain + opens) * (1 if self.role is Role.DIGGER else -1)

    def keep_value(self, face: Card) -> float:
        """How much a card is worth keeping."""
        match face:
            case PathCard():
                leads_on = face.tile.joined == (self.role is Role.DIGGER)
                return face.tile.sides.bit_count() if leads_on else 0
            case MapCard():
                return 0 if self.knows_treasure else 3
            case _:
                return 2

    def character_score(self, move: Move) -> float:
        """How much the seat feels like it."""
        return self.default_score(move)

    def _score_as_digger(self, move: Move) -> float:
        return self.character_score(move)

    def _score_as_saboteur(self, move: Move) -> float:
        return self.character_score(move)

    def default_score(self, move: Move) -> float:
        """What goes without saying: on with the tunnel, or back, with whatever does most."""
        match move:
            case Place():
                step = self.progress(move)
                return 5 + step if step > 0 else -20 + step
            case Collapse():
                step = self.progress(move)
                return 4 + step if step > 0 else -30
            case Peek():
                known = self.knows_treasure or self.view.goals[move.goal].face is not None
                return -25 if known else 6
            case Mend():
                return 12 if move.seat == self.me else -15
            case Break():
                return -30
            case Discard():
                return -self.keep_value(self.faces[move.card])
            case _:
                return 0


class _HoarderEvaluator(_OddEvaluator):
    """Only the best cards are good enough, until it is nearly too late."""

    def character_score(self, move: Move) -> float:
        late = self._baseline[0] <= NEAR_GOAL_CARDS or self.view.deck_size < 2 * self.view.seats
        if late and isinstance(move, Break):
            return 7 if self._is_break_target(move.seat) else -30
        if (
            not late
            and isinstance(move, Place)
            and self.placed_tile(move).sides.bit_count() < WIDE_PASSAGE_ENDS
        ):
            return -20
        if not late and isinstance(move, Collapse | Break):
            return -30
        return self.default_score(move)

    def _is_break_target(self, other: Seat) -> bool:
        """The targets of saved cards: seats that their side doubts, if their tools are whole."""
        rogue = self.suspicions[other] > 0.5
        return (
            other != self.me and not self.view.broken[other] and rogue == (self.role is Role.DIGGER)
        )

    def keep_value(self, face: Card) -> float:
        match face:
            case PathCard():
                return super().keep_value(face)
            case _:
                return 9


class _TurncoatEvaluator(_OddEvaluator):
    """Digs and mends for everybody; near the end a saboteur attacks, and a digger locks out."""

    def character_score(self, move: Move) -> float:
        close = self._baseline[0] <= NEAR_GOAL_CARDS
        if not close or (self.role is Role.DIGGER and not isinstance(move, Break)):
            match move:
                case Mend():
                    return 9 + (move.seat == self.me)
                case Place():
                    gain, opens = self.effect(move)
                    return 5 + gain + opens if gain > 0 and self.placed_tile(move).joined else -20
                case Collapse():
                    return -30
                case _:
                    return self.default_score(move)
        match move:
            case Break() if move.seat != self.me:
                # Who digs wants the last steps for themselves and for whom they trust.
                if self.role is Role.DIGGER and self.suspicions[move.seat] < 0.4:
                    return -30
                return 10 - 4 * len(self.view.broken[move.seat])
            case Discard():
                return -5 * (not isinstance(self.faces[move.card], PathCard | MendCard))
            case _:
                return -30


class _AvengerEvaluator(_OddEvaluator):
    """An eye for an eye; a saboteur strikes those who struck nobody instead."""

    def character_score(self, move: Move) -> float:
        strikers = {
            event.seat
            for event in self.heard
            if isinstance(event, Broken) and event.target != event.seat
        }
        match move:
            case Break() if move.seat != self.me:
                hit = (move.seat in strikers) == (self.role is Role.DIGGER)
                return 10 - 2 * len(self.view.broken[move.seat]) if hit else -30
            case Mend() if move.seat != self.me:
                hurt = (move.seat in strikers) != (self.role is Role.DIGGER)
                return 7 if hurt else -15
            case _:
                return self.default_score(move)


class _ParanoidEvaluator(_OddEvaluator):
    """Believes nobody, least of all the next player and those who have looked."""

    def __init__(self, view: View, heard: Sequence[Event | Claimed]) -> None:
        # Words are wind.
        super().__init__(view, [entry for entry in heard if not isinstance(entry, Claimed)])

    def character_score(self, move: Move) -> float:
        match move:
            case Break() if move.seat != self.me and not self.view.broken[move.seat]:
                if self.role is Role.SABOTEUR:
                    looked = any(isinstance(e, Peeked) and e.seat == move.seat for e in self.heard)
                    return 9 if looked else 3
                next_one = move.seat == (self.me + 1) % self.view.seats
                return 9 if next_one or self.suspicions[move.seat] > 0.5 else -30
            case Discard():
                return self.default_score(move) - 1
            case _:
                return self.default_score(move)


class Hoarder(EvaluatorBot):
    """Saves the best for last."""

    name = "hoarder"
    evaluator = _HoarderEvaluator


class Turncoat(EvaluatorBot):
    """A friend, until it counts."""

    name = "turncoat"
    evaluator = _TurncoatEvaluator


class Avenger(EvaluatorBot):
    """Never lets anything pass."""

    name = "avenger"
    evaluator = _AvengerEvaluator


class Paranoid(EvaluatorBot):
    """Sees rogues everywhere."""

    name = "paranoid"
    evaluator = _ParanoidEvaluator


class Gambler:
    """Picks the kind of move at random, and mostly in favour of its own side."""

    name = "gambler"
    move_type_odds: tuple[tuple[type[Move], int], ...] = (
        *((Place, 10), (Peek, 4), (Mend, 4)),
        *((Break, 3), (Collapse, 1), (Discard, 2)),
    )

    def choose(self, view: View, heard: Sequence[Event | Claimed], rng: Rng) -> Move:
        """A kind by chance among those that can be played; then a useful one, or any."""
        if view.phase is not Phase.PLAY:
            move: Move = best_move(view, _OddEvaluator(view, heard).score, rng)
            return move
        tickets = [
            kind
            for kind, count in self.move_type_odds
            if any(isinstance(move, kind) for move in view.legal)
            for _ in range(count)
        ]
        kind = rng.choice(tickets)
        moves = [move for move in view.legal if isinstance(move, kind)]
        if rng.below(4) == 0 or kind is Break:
            return rng.choice(moves)
        mind = _OddEvaluator(view, heard)
        best = max(map(mind.score, moves))
        return rng.choice([move for move in moves if mind.score(move) == best])


HELD_OUT_BOTS = (Hoarder(), Turncoat(), Avenger(), Paranoid(), Gambler())
