"""`LocalTable`: a local game as one seat reaches it, with bots in the other seats."""

from collections.abc import Callable, Sequence
from typing import Any

from foolsgold.base.ids import Seat
from foolsgold.base.messages import UserError
from foolsgold.base.rng import Rng
from foolsgold.bots.api import Bot, claim_after_move
from foolsgold.games.api import Reason, RoundEndEvent
from foolsgold.games.catalogue import Ruleset
from foolsgold.play.game import Game
from foolsgold.play.table_talk import Claim

BotOfSeat = Callable[[Game, Seat], Bot]
"""The bot that plays a seat now."""
Speech = Callable[[], Claim | None]
"""What a player says after a move."""


class LocalTable:
    """Plays the bots' turns after each move of the seat; only views and redacted news leave it."""

    def __init__(
        self,
        game: Game,
        seat: Seat,
        bot_of: BotOfSeat,
        rng: Rng,
        *,
        talk: bool = True,
        one_round: bool = False,
    ) -> None:
        """`one_round` ends the table with the first round."""
        self._game = game
        self._seat = seat
        self._bot_of = bot_of
        self._rng = rng
        self._has_talk = talk
        self._one_round = one_round
        self._round_has_ended = False
        self._news_read = 0
        """How many entries of the history the seat has been told."""
        self._play_bots()

    @property
    def ruleset(self) -> Ruleset:
        """The game and its edition."""
        return self._game.ruleset

    @property
    def seat(self) -> Seat:
        """The player's own seat."""
        return self._seat

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names; their seats, if the game has none."""
        return self._game.names or tuple(str(seat + 1) for seat in range(self._game.seats))

    @property
    def view(self) -> Any:
        """All that the seat may know now."""
        return self._game.view(self._seat)

    @property
    def round_history(self) -> tuple[Any, ...]:
        """What the seat has learned since the round began; bots get it with their view."""
        return self._game.round_history_for(self._seat)

    @property
    def is_my_turn(self) -> bool:
        """Whether the seat has to decide."""
        return not self.is_over and self._game.to_act == self._seat

    @property
    def is_over(self) -> bool:
        """Whether there is nothing left to decide."""
        return self._game.is_over or (self._one_round and self._round_has_ended)

    @property
    def has_talk(self) -> bool:
        """Whether players may speak."""
        return self._has_talk

    def take_news(self) -> Sequence[Any]:
        """What the seat learned since the last call."""
        news = self._game.history_for(self._seat, self._news_read)
        self._news_read += len(news)
        return news

    def refusal(self, move: Any) -> Reason | None:
        """Why the seat may not play this move; None if it may."""
        return self._game.refusal(move)

    def play(
        self,
        move: Any,
        claim: Claim | None = None,
        *,
        speak: Speech | None = None,
        stand_in: str | None = None,
    ) -> None:
        """Plays a move, makes a claim, and lets the bots play.

        `speak` chooses the claim when the result of the move is known. `stand_in` is the kind of
        bot that chose the move instead of the player.
        """
        if claim is not None and not self._has_talk:
            raise UserError("seat-quiet")
        self._follow(self._game.play(move, stand_in=stand_in))
        if self._has_talk and not self.is_over:
            said = claim if speak is None else speak()
            if said is not None:
                self._game.say(self._seat, said)
        self._play_bots()

    def say(self, claim: Claim) -> None:
        """Makes a claim."""
        if not self._has_talk:
            raise UserError("seat-quiet")
        self._game.say(self._seat, claim)

    def wait(self, seconds: float) -> None:
        """Nothing to wait for: the bots have played."""

    def _play_bots(self) -> None:
        game = self._game
        while not self.is_over and (seat := game.to_act) != self._seat:
            assert seat is not None
            bot = self._bot_of(game, seat)
            self._follow(
                game.play(bot.choose(game.view(seat), game.round_history_for(seat), self._rng))
            )
            if not self._has_talk or self.is_over:
                continue
            claim = claim_after_move(bot, game.view(seat), game.round_history_for(seat), self._rng)
            if claim is not None:
                game.say(seat, claim)

    def _follow(self, events: Sequence[Any]) -> None:
        self._round_has_ended |= any(isinstance(event, RoundEndEvent) for event in events)
