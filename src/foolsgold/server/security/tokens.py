"""Seat keys, which open a seat, join codes, which only find a table, and seeds of the deals."""

import base64
import hashlib
import hmac
import secrets

from foolsgold.base.messages import Complaint
from foolsgold.base.rng import SEED_LIMIT

ALPHABET = "23456789BCDFGHJKMNPQRSTVWXZ"
"""No vowels, so that no code is a word, and nothing that looks like something else."""
CODE_LETTERS = 6
KEY_BYTES = 16
CARRY_LETTERS = 8
"""Enough that nobody guesses one in the minutes it is good for, few enough to type."""
SIGN_FIGURES = 4


def new_code() -> str:
    """A code people can read to each other."""
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LETTERS))


def new_seed() -> int:
    """256 bits nobody can guess: a game is dealt from them, or from a hash of them and others."""
    return secrets.randbelow(SEED_LIMIT)


def clean_code(text: str) -> str:
    """A code as somebody typed it; `Complaint` if no table can have it."""
    code = text.strip().upper()
    if not code or set(code) - set(ALPHABET):
        raise Complaint("table-unknown", code=code)
    return code


def key_for(secret: bytes, table: str, request: str) -> str:
    """128 bits that nobody can guess; the same request gets the same key again.

    So an answer that was lost on the way can be asked for again, and seats nobody twice.
    """
    digest = hmac.digest(secret, f"{table} {request}".encode(), "sha256")
    return digest[:KEY_BYTES].hex()


def address_for(secret: bytes, table: str, game: int, *, named: bool = True) -> str:
    """128 bits for a link, in letters that survive any messenger: nobody can guess it.

    The one with names and the one without tell nothing of each other, nor of the table.
    """
    text = f"{table} {'game' if named else 'plain'} {game}"
    digest = hmac.digest(secret, text.encode(), "sha256")[:KEY_BYTES]
    return base64.b32encode(digest).decode().rstrip("=").lower()


def carry_code(secret: bytes, table: str, key_hash: str, hour: int) -> str:
    """What brings the seat of a key to another device within an hour, however long that is."""
    digest = hmac.digest(secret, f"{table} carry {hour} {key_hash}".encode(), "sha256")
    number = int.from_bytes(digest)
    letters = []
    for _ in range(CARRY_LETTERS):
        number, letter = divmod(number, len(ALPHABET))
        letters.append(ALPHABET[letter])
    return "".join(letters)


def is_carry_code(text: str, code: str) -> bool:
    """Whether somebody has typed this very code; how long it takes tells nothing."""
    typed = "".join(letter for letter in text.upper() if letter.isalnum())
    return hmac.compare_digest(typed.encode(), code.encode())


def sign_of(key_hash: str) -> str:
    """Four figures to know somebody by who asks for a seat: they see them, and so do the others."""
    number = int.from_bytes(hashlib.sha256(f"sign {key_hash}".encode()).digest())
    return f"{number % 10**SIGN_FIGURES:0{SIGN_FIGURES}}"


def device_for(secret: bytes, kind: str, name: str) -> str:
    """What a device is known by here, and nowhere else: nobody can tell its cookie from it."""
    return hmac.digest(secret, f"device {kind} {name}".encode(), "sha256")[:KEY_BYTES].hex()


def device_cookie(secret: bytes, request: str) -> str:
    """What a new device keeps to be known again; the same request gets the same one.

    The second half is made of the first and the server's secret: nobody makes their own.
    """
    name = device_for(secret, "new", request)
    return name + device_for(secret, "mark", name)


def is_device_cookie(secret: bytes, text: str) -> bool:
    """Whether this server has given it to a device."""
    name, mark = text[: 2 * KEY_BYTES], text[2 * KEY_BYTES :]
    return hmac.compare_digest(mark.encode(), device_for(secret, "mark", name).encode())


def hash_of(key: str) -> str:
    """What is kept of a key: enough to know it again, not enough to use it."""
    return hashlib.sha256(key.encode()).hexdigest()
