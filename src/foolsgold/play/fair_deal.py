"""Fair deals by commit and reveal: proof that nobody chose the cards (`docs/reference/record.md`).

The server and the players' devices each create a secret and commit to it by its hash. Secrets are
revealed only when the list of all commitments is fixed; the seed is a hash of all of them.
"""

from enum import StrEnum
from hashlib import sha256

import msgspec
from msgspec.structs import replace

from foolsgold.base.ids import Seat
from foolsgold.base.messages import Message

HASH_PURPOSE = "foolsgold deal 1"
HEX_DIGITS = "0123456789abcdef"
SECRET_HEX_DIGITS = 64
"""Secrets and commitments are 256 bits, in hexadecimal."""
NO_SECRET = "-"
SHORT_ID_GROUPS, SHORT_ID_GROUP_DIGITS = 5, 4
"""80 bits: short enough to read out, too long to match a given list by brute force.
A server could find two lists with the same id (2^40 tries), so devices compare whole lists."""


class Committer(StrEnum):
    """Whose secret it is; part of the hash, so that one cannot be used as the other."""

    SERVER = "server"
    PLAYER = "player"


class ContributionFailure(StrEnum):
    """Why a device that had committed contributes no secret to the deal."""

    MISSING = "missing"
    """It did not reveal its secret in time."""
    WRONG = "wrong"
    """It revealed another one."""


class DealContribution(msgspec.Struct, frozen=True):
    """The commitment and secret of one seat's device."""

    seat: Seat
    commitment: str
    secret: str | None = None
    fault: ContributionFailure | None = None

    @property
    def is_settled(self) -> bool:
        """Whether its secret was revealed, or it has failed."""
        return self.secret is not None or self.fault is not None


class DealTranscript(msgspec.Struct, frozen=True):
    """All that a seed is computed from; `secret` is the server's, secret until the end."""

    game: int
    """The number of the game at its table, from 1."""
    commitment: str
    """The server's."""
    secret: str
    parts: tuple[DealContribution, ...]
    """One a seat at most, in the order of the seats."""

    @classmethod
    def from_commitments(
        cls, game: int, secret: str, commitments: dict[Seat, str]
    ) -> "DealTranscript":
        """Fixes the list: from now on nobody can change or add a secret."""
        parts = tuple(DealContribution(seat, commitments[seat]) for seat in sorted(commitments))
        return cls(game, commitment_of(Committer.SERVER, game, secret), secret, parts)

    @property
    def is_settled(self) -> bool:
        """Whether every contribution is settled."""
        return all(part.is_settled for part in self.parts)

    def is_waiting_for(self, seat: Seat) -> bool:
        """Whether the device of this seat has still to reveal its secret."""
        return any(part.seat == seat and not part.is_settled for part in self.parts)

    def with_secret(self, seat: Seat, secret: str | None) -> "DealTranscript":
        """The same with the secret of a seat; None, or one it has not committed to, is wrong."""
        return self._with_settled(seat, secret, ContributionFailure.WRONG)

    def has_failed(self, seat: Seat) -> bool:
        """Whether the contribution of this seat has failed."""
        return any(part.seat == seat and part.fault is not None for part in self.parts)

    def finalised(self) -> "DealTranscript":
        """Marks every secret that was not revealed as missing."""
        seal = self
        for part in self.parts:
            if not part.is_settled:
                seal = seal._with_settled(part.seat, None, ContributionFailure.MISSING)
        return seal

    def _with_settled(
        self, seat: Seat, secret: str | None, otherwise: ContributionFailure
    ) -> "DealTranscript":
        def settled(part: DealContribution) -> DealContribution:
            if part.seat != seat:
                return part
            if secret is not None and self.matches(part, secret):
                return replace(part, secret=secret)
            return replace(part, fault=otherwise)

        return replace(self, parts=tuple(map(settled, self.parts)))

    def matches(self, part: DealContribution, secret: str) -> bool:
        """Whether the commitment of this part is the hash of this secret."""
        return commitment_of(Committer.PLAYER, self.game, secret) == part.commitment

    @property
    def seed(self) -> int:
        """The seed of the game: a hash of all secrets."""
        parts = (f"{p.seat + 1} {p.commitment} {p.secret or NO_SECRET}" for p in self.parts)
        return int(_hash("seed", self.game, self.secret, *parts), 16)

    @property
    def short_id(self) -> str:
        """A few digits of the list's hash, shown to the table before anybody reveals a secret."""
        parts = (f"{part.seat + 1} {part.commitment}" for part in self.parts)
        digits = _hash("seal", self.game, self.commitment, *parts)
        return " ".join(
            digits[SHORT_ID_GROUP_DIGITS * n : SHORT_ID_GROUP_DIGITS * (n + 1)]
            for n in range(SHORT_ID_GROUPS)
        )


def commitment_of(who: Committer, game: int, secret: str) -> str:
    """The hash that is published before the secret is revealed.

    >>> commitment_of(Committer.PLAYER, 1, "0" * 64)[:16]
    '74f54d42c3a24934'
    """
    return _hash(f"commitment {who}", game, secret)


def is_hex(text: str) -> bool:
    """Whether this can be a secret or a commitment."""
    return len(text) == SECRET_HEX_DIGITS and not set(text) - set(HEX_DIGITS)


def _hash(purpose: str, *lines: str | int) -> str:
    text = "\n".join(map(str, (f"{HASH_PURPOSE} {purpose}", *lines)))
    return sha256(text.encode()).hexdigest()


class DealVerdict(msgspec.Struct, frozen=True):
    """Whether a record proves that nobody chose the deal, and a message that says so."""

    is_fair: bool
    message: Message


def verify_deal(seal: DealTranscript | None, seed: int) -> DealVerdict:
    """Checks the seed of a record against its transcript; the message names the first error."""
    if seal is None:
        return DealVerdict(is_fair=False, message=Message("verify-none"))
    if commitment_of(Committer.SERVER, seal.game, seal.secret) != seal.commitment:
        return DealVerdict(is_fair=False, message=Message("verify-server"))
    for part in seal.parts:
        if part.secret is not None and not seal.matches(part, part.secret):
            return DealVerdict(
                is_fair=False, message=Message("verify-seat", {"seat": part.seat + 1})
            )
    if seal.seed != seed:
        return DealVerdict(is_fair=False, message=Message("verify-seed"))
    devices = sum(part.secret is not None for part in seal.parts)
    if not devices:
        return DealVerdict(is_fair=False, message=Message("verify-alone"))
    args = {"devices": devices, "seal": seal.short_id, "game": seal.game}
    return DealVerdict(is_fair=True, message=Message("verify-fair", args))
