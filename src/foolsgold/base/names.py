"""Names people give themselves: text for one line, and nothing that could steer a terminal."""

from foolsgold.base.phrases import Complaint

MOST_LETTERS = 40
JOINERS = "\u200c\u200d"
"""Persian words need them, and they show nothing."""


def is_plain(text: str) -> bool:
    r"""Whether a text is visible letters only: no control, direction or line characters.

    >>> is_plain("Шевченко"), is_plain("A\nB"), is_plain("\u202eAnna")
    (True, False, False)
    """
    return all(letter.isprintable() or letter in JOINERS for letter in text)


def clean_name(text: str) -> str:
    """The name without spaces around it; `Complaint` if it cannot be one."""
    name = text.strip()
    if not 1 <= len(name) <= MOST_LETTERS or not is_plain(name):
        raise Complaint("name-wrong", found=name[:MOST_LETTERS])
    return name
