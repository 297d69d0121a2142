"""Seat keys, which open a seat, join codes, which only find a table, and seeds of the deals."""

import base64
import hashlib
import hmac
import secrets

from foolsgold.base.phrases import Complaint
from foolsgold.base.rng import SEED_LIMIT

ALPHABET = "23456789BCDFGHJKMNPQRSTVWXZ"
"""No vowels, so that no code is a word, and nothing that looks like something else."""
CODE_LETTERS = 6
KEY_BYTES = 16


def new_code() -> str:
    """A code people can read to each other."""
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LETTERS))


def new_seed() -> int:
    """What a game is dealt from: nobody can guess it, nobody can choose it."""
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


def hash_of(key: str) -> str:
    """What is kept of a key: enough to know it again, not enough to use it."""
    return hashlib.sha256(key.encode()).hexdigest()
