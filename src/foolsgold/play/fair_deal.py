"""The seal of a deal: what shows that nobody chose the cards. `docs/record.md` has the texts.

The server and the players' devices each make a secret and commit to it by its hash. Only when the
list of all commitments is fixed are secrets revealed, and the seed is a hash of all of them.
"""

from enum import StrEnum
from hashlib import sha256

import msgspec
from msgspec.structs import replace

from foolsgold.base.ids import Seat
from foolsgold.base.messages import Phrase

PURPOSE = "foolsgold deal 1"
HEX = "0123456789abcdef"
DIGITS = 64
"""Secrets and commitments are 256 bits, as so many hexadecimal digits."""
NOTHING = "-"
GROUPS, GROUP = 5, 4
"""80 bits of the seal's name: short enough to read out, too long to meet another list's by trying.
Two lists of one name a server could find (2^40 tries), so devices compare whole lists."""


class Who(StrEnum):
    """Whose secret it is: one cannot pass for the other."""

    SERVER = "server"
    PLAYER = "player"


class Fault(StrEnum):
    """Why a device that had committed has no part in the deal."""

    MISSING = "missing"
    """It did not reveal its secret in time."""
    WRONG = "wrong"
    """It revealed another one."""


class Part(msgspec.Struct, frozen=True):
    """What the device of one seat put in."""

    seat: Seat
    commitment: str
    secret: str | None = None
    fault: Fault | None = None

    @property
    def is_settled(self) -> bool:
        """Whether nothing more is waited for."""
        return self.secret is not None or self.fault is not None


class Seal(msgspec.Struct, frozen=True):
    """All that a deal followed from; `secret` is the server's, and nobody's before the end."""

    game: int
    """The number of the game at its table, from 1."""
    commitment: str
    """The server's."""
    secret: str
    parts: tuple[Part, ...]
    """One a seat at most, in the order of the seats."""

    @classmethod
    def of(cls, game: int, secret: str, commitments: dict[Seat, str]) -> "Seal":
        """The list is fixed: from now on nobody can change a secret, or add one."""
        parts = tuple(Part(seat, commitments[seat]) for seat in sorted(commitments))
        return cls(game, commitment_of(Who.SERVER, game, secret), secret, parts)

    @property
    def is_settled(self) -> bool:
        """Whether nobody is waited for any more."""
        return all(part.is_settled for part in self.parts)

    def awaits(self, seat: Seat) -> bool:
        """Whether the device of this seat has still to reveal its secret."""
        return any(part.seat == seat and not part.is_settled for part in self.parts)

    def revealed(self, seat: Seat, secret: str | None) -> "Seal":
        """The same with the secret of a seat; None, or one it has not committed to, is wrong."""
        return self._with(seat, secret, Fault.WRONG)

    def faulty(self, seat: Seat) -> bool:
        """Whether the device of this seat has no part in it after all."""
        return any(part.seat == seat and part.fault is not None for part in self.parts)

    def closed(self) -> "Seal":
        """Whoever has not revealed their secret has no part in it."""
        seal = self
        for part in self.parts:
            if not part.is_settled:
                seal = seal._with(part.seat, None, Fault.MISSING)
        return seal

    def _with(self, seat: Seat, secret: str | None, otherwise: Fault) -> "Seal":
        def settled(part: Part) -> Part:
            if part.seat != seat:
                return part
            if secret is not None and self.fits(part, secret):
                return replace(part, secret=secret)
            return replace(part, fault=otherwise)

        return replace(self, parts=tuple(map(settled, self.parts)))

    def fits(self, part: Part, secret: str) -> bool:
        """Whether this is the secret the part's commitment was made of."""
        return commitment_of(Who.PLAYER, self.game, secret) == part.commitment

    @property
    def seed(self) -> int:
        """What the game is dealt from: every secret changes all of it."""
        parts = (f"{p.seat + 1} {p.commitment} {p.secret or NOTHING}" for p in self.parts)
        return int(_hashed("seed", self.game, self.secret, *parts), 16)

    @property
    def name(self) -> str:
        """What the table is shown before anybody reveals anything: a few digits of the list."""
        parts = (f"{part.seat + 1} {part.commitment}" for part in self.parts)
        digits = _hashed("seal", self.game, self.commitment, *parts)
        return " ".join(digits[GROUP * n : GROUP * (n + 1)] for n in range(GROUPS))


def commitment_of(who: Who, game: int, secret: str) -> str:
    """What is shown of a secret before it is revealed.

    >>> commitment_of(Who.PLAYER, 1, "0" * 64)[:16]
    '74f54d42c3a24934'
    """
    return _hashed(f"commitment {who}", game, secret)


def is_hex(text: str) -> bool:
    """Whether this can be a secret or a commitment."""
    return len(text) == DIGITS and not set(text) - set(HEX)


def _hashed(purpose: str, *lines: str | int) -> str:
    text = "\n".join(map(str, (f"{PURPOSE} {purpose}", *lines)))
    return sha256(text.encode()).hexdigest()


class Verdict(msgspec.Struct, frozen=True):
    """Whether a deal was nobody's choice, as far as its record can show it."""

    fair: bool
    told: Phrase


def verdict(seal: Seal | None, seed: int) -> Verdict:
    """What a record's seal says about its seed; the first part that is wrong is named."""
    if seal is None:
        return Verdict(fair=False, told=Phrase("verify-none"))
    if commitment_of(Who.SERVER, seal.game, seal.secret) != seal.commitment:
        return Verdict(fair=False, told=Phrase("verify-server"))
    for part in seal.parts:
        if part.secret is not None and not seal.fits(part, part.secret):
            return Verdict(fair=False, told=Phrase("verify-seat", {"seat": part.seat + 1}))
    if seal.seed != seed:
        return Verdict(fair=False, told=Phrase("verify-seed"))
    devices = sum(part.secret is not None for part in seal.parts)
    if not devices:
        return Verdict(fair=False, told=Phrase("verify-alone"))
    args = {"devices": devices, "seal": seal.name, "game": seal.game}
    return Verdict(fair=True, told=Phrase("verify-fair", args))
