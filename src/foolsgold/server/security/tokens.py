"""Seat keys (they open a seat), join codes (they only find a table), and seeds of deals."""

import base64
import hashlib
import hmac
import secrets

from foolsgold.base.messages import UserError
from foolsgold.base.rng import SEED_LIMIT

CODE_ALPHABET = "23456789BCDFGHJKMNPQRSTVWXZ"
"""No vowels, so that no code is a word, and no look-alikes."""
CODE_LETTERS = 6
KEY_BYTES = 16
TRANSFER_CODE_LETTERS = 8
"""Enough that nobody guesses one while it is valid, few enough to type."""
FINGERPRINT_DIGITS = 4


def new_code() -> str:
    """A code that people can read out."""
    return "".join(secrets.choice(CODE_ALPHABET) for _ in range(CODE_LETTERS))


def new_seed() -> int:
    """256 random bits: a game is dealt from them, or from a hash of them and devices' secrets."""
    return secrets.randbelow(SEED_LIMIT)


def normalise_code(text: str) -> str:
    """Normalises a typed code; `UserError` if no table can have it."""
    code = text.strip().upper()
    if not code or set(code) - set(CODE_ALPHABET):
        raise UserError("table-unknown", code=code)
    return code


def derive_key(secret: bytes, table: str, request: str) -> str:
    """A key of 128 bits that nobody can guess; the same request gets the same key again.

    So a request can be repeated if its answer was lost, and seats nobody twice.
    """
    digest = hmac.digest(secret, f"{table} {request}".encode(), "sha256")
    return digest[:KEY_BYTES].hex()


def game_address(secret: bytes, table: str, game: int, *, named: bool = True) -> str:
    """The address of a game: 128 bits in letters that survive any messenger.

    Nothing links the one with names, the one without and the table.
    """
    text = f"{table} {'game' if named else 'plain'} {game}"
    digest = hmac.digest(secret, text.encode(), "sha256")[:KEY_BYTES]
    return base64.b32encode(digest).decode().rstrip("=").lower()


def transfer_code(secret: bytes, table: str, key_hash: str, hour: int) -> str:
    """The transfer code of a seat's key in this period."""
    digest = hmac.digest(secret, f"{table} carry {hour} {key_hash}".encode(), "sha256")
    number = int.from_bytes(digest)
    letters = []
    for _ in range(TRANSFER_CODE_LETTERS):
        number, letter = divmod(number, len(CODE_ALPHABET))
        letters.append(CODE_ALPHABET[letter])
    return "".join(letters)


def matches_transfer_code(text: str, code: str) -> bool:
    """Constant-time comparison of a transfer code."""
    typed = "".join(letter for letter in text.upper() if letter.isalnum())
    return hmac.compare_digest(typed.encode(), code.encode())


def fingerprint(key_hash: str) -> str:
    """Four digits that identify whoever requests a seat, to them and to the others."""
    number = int.from_bytes(hashlib.sha256(f"sign {key_hash}".encode()).digest())
    return f"{number % 10**FINGERPRINT_DIGITS:0{FINGERPRINT_DIGITS}}"


def derive_device_id(secret: bytes, kind: str, name: str) -> str:
    """The id of a device, derived from its cookie by a keyed hash."""
    return hmac.digest(secret, f"device {kind} {name}".encode(), "sha256")[:KEY_BYTES].hex()


def make_device_cookie(secret: bytes, request: str) -> str:
    """A cookie for a new device; the same request gets the same one.

    Its second half is a keyed hash of the first, so nobody can forge one.
    """
    name = derive_device_id(secret, "new", request)
    return name + derive_device_id(secret, "mark", name)


def is_valid_device_cookie(secret: bytes, text: str) -> bool:
    """Whether this server has issued the cookie."""
    name, mark = text[: 2 * KEY_BYTES], text[2 * KEY_BYTES :]
    return hmac.compare_digest(mark.encode(), derive_device_id(secret, "mark", name).encode())


def hash_token(key: str) -> str:
    """The stored hash of a key: enough to check it, useless to open a seat."""
    return hashlib.sha256(key.encode()).hexdigest()
