"""Seat keys (they open a seat), join codes (they only find a table), and seeds of deals."""

import base64
import hashlib
import hmac
import secrets

from foolsgold.base.messages import UserError
from foolsgold.base.rng import SEED_LIMIT

CODE_ALPHABET = "23456789BCDFGHJKMNPQRSTVWXZ"
"""No vowels, so that no code is a word, and nothing that looks like something else."""
CODE_LETTERS = 6
KEY_BYTES = 16
TRANSFER_CODE_LETTERS = 8
"""Enough that nobody guesses one in the minutes it is good for, few enough to type."""
FINGERPRINT_DIGITS = 4


def new_code() -> str:
    """A code people can read to each other."""
    return "".join(secrets.choice(CODE_ALPHABET) for _ in range(CODE_LETTERS))


def new_seed() -> int:
    """256 bits nobody can guess: a game is dealt from them, or from a hash of them and others."""
    return secrets.randbelow(SEED_LIMIT)


def normalise_code(text: str) -> str:
    """A code as somebody typed it; `UserError` if no table can have it."""
    code = text.strip().upper()
    if not code or set(code) - set(CODE_ALPHABET):
        raise UserError("table-unknown", code=code)
    return code


def derive_key(secret: bytes, table: str, request: str) -> str:
    """128 bits that nobody can guess; the same request gets the same key again.

    So an answer that was lost on the way can be asked for again, and seats nobody twice.
    """
    digest = hmac.digest(secret, f"{table} {request}".encode(), "sha256")
    return digest[:KEY_BYTES].hex()


def game_address(secret: bytes, table: str, game: int, *, named: bool = True) -> str:
    """128 bits for a link, in letters that survive any messenger: nobody can guess it.

    The one with names and the one without tell nothing of each other, nor of the table.
    """
    text = f"{table} {'game' if named else 'plain'} {game}"
    digest = hmac.digest(secret, text.encode(), "sha256")[:KEY_BYTES]
    return base64.b32encode(digest).decode().rstrip("=").lower()


def transfer_code(secret: bytes, table: str, key_hash: str, hour: int) -> str:
    """What brings the seat of a key to another device within an hour, however long that is."""
    digest = hmac.digest(secret, f"{table} carry {hour} {key_hash}".encode(), "sha256")
    number = int.from_bytes(digest)
    letters = []
    for _ in range(TRANSFER_CODE_LETTERS):
        number, letter = divmod(number, len(CODE_ALPHABET))
        letters.append(CODE_ALPHABET[letter])
    return "".join(letters)


def matches_transfer_code(text: str, code: str) -> bool:
    """Whether somebody has typed this very code; how long it takes tells nothing."""
    typed = "".join(letter for letter in text.upper() if letter.isalnum())
    return hmac.compare_digest(typed.encode(), code.encode())


def fingerprint(key_hash: str) -> str:
    """Four figures to know somebody by who asks for a seat: they see them, and so do the others."""
    number = int.from_bytes(hashlib.sha256(f"sign {key_hash}".encode()).digest())
    return f"{number % 10**FINGERPRINT_DIGITS:0{FINGERPRINT_DIGITS}}"


def derive_device_id(secret: bytes, kind: str, name: str) -> str:
    """What a device is known by here, and nowhere else: nobody can tell its cookie from it."""
    return hmac.digest(secret, f"device {kind} {name}".encode(), "sha256")[:KEY_BYTES].hex()


def make_device_cookie(secret: bytes, request: str) -> str:
    """What a new device keeps to be known again; the same request gets the same one.

    The second half is made of the first and the server's secret: nobody makes their own.
    """
    name = derive_device_id(secret, "new", request)
    return name + derive_device_id(secret, "mark", name)


def is_valid_device_cookie(secret: bytes, text: str) -> bool:
    """Whether this server has given it to a device."""
    name, mark = text[: 2 * KEY_BYTES], text[2 * KEY_BYTES :]
    return hmac.compare_digest(mark.encode(), derive_device_id(secret, "mark", name).encode())


def hash_token(key: str) -> str:
    """What is kept of a key: enough to know it again, not enough to use it."""
    return hashlib.sha256(key.encode()).hexdigest()
