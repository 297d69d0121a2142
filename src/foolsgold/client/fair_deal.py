"""The client side of fair deals: commits to a secret, and reveals it when the list is fixed."""

from secrets import token_hex, token_urlsafe

from foolsgold.base.ids import Seat
from foolsgold.play.fair_deal import Committer, DealTranscript, commitment_of
from foolsgold.wire import commands, frames

SECRET_BYTES = 32


class FairDealParticipant:
    """Sends the `Commit` and `Reveal` commands of one client by itself."""

    def __init__(self) -> None:
        self._secrets: dict[int, str] = {}
        self._commitment_lists: dict[int, tuple[object, ...]] = {}
        """The first fixed list seen for each game; it is binding."""
        self._revealed_game: int | None = None
        """The game whose secret was revealed but which has not begun yet."""
        self.discarded_deals: set[int] = set()
        """Games before which a revealed deal was discarded, as far as this client saw."""
        self._sent: set[tuple[str, int, str]] = set()
        self._ids: set[str] = set()

    def next_command(
        self, table: frames.PublicTable | None, seat: Seat | None, presence: frames.Presence | None
    ) -> commands.Commit | commands.Reveal | None:
        """The command that is due now, once; None if there is nothing to do."""
        if table is None:
            return None
        if table.stage is not frames.TableStage.LOBBY and self._revealed_game == table.games:
            self._revealed_game = None
        seal = table.seal
        if seal is None or seat is None or table.stage is frames.TableStage.PLAYING:
            return None
        if self._revealed_game not in (None, seal.game):
            self.discarded_deals.add(seal.game)
        secret = self._secrets.setdefault(seal.game, token_hex(SECRET_BYTES))
        own = commitment_of(Committer.PLAYER, seal.game, secret)
        mine = next((part for part in seal.parts if part.seat == seat), None)
        standing = "" if mine is None else mine.commitment
        if seal.commitment is not None:
            fixed = (seal.commitment, *((part.seat, part.commitment) for part in seal.parts))
            # A server that has fixed another list before for the same game gets nothing.
            if self._commitment_lists.setdefault(seal.game, fixed) != fixed:
                return None
            if mine is None or standing != own or mine.is_settled:
                return None
            if not self._is_first_time("reveal", seal.game, ""):
                return None
            self._revealed_game = seal.game
            return commands.Reveal(id=self._new_id(), secret=secret)
        alone = presence is not None and presence.devices[seat] == 1
        # Another device of the same seat has it; should that one go, this one takes its place.
        if standing == own or (mine is not None and not alone):
            return None
        if not self._is_first_time("commit", seal.game, standing):
            return None
        return commands.Commit(id=self._new_id(), game=seal.game, commitment=own)

    def is_own_command(self, command_id: str | None) -> bool:
        """Whether the command was sent from here, so that nobody else needs its answer."""
        return command_id in self._ids

    def _is_first_time(self, what: str, game: int, standing: str) -> bool:
        key = (what, game, standing)
        if key in self._sent:
            return False
        self._sent.add(key)
        return True

    def _new_id(self) -> str:
        new = token_urlsafe(12)
        self._ids.add(new)
        return new


def short_id_of(seal: frames.PublicTranscript) -> str | None:
    """The short id that players compare before the reveal; None before the list is fixed."""
    if seal.commitment is None:
        return None
    return DealTranscript(seal.game, seal.commitment, "", seal.parts).short_id
