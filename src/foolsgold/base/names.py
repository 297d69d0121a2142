"""Names people give themselves: text for one line, and nothing that could steer a terminal."""

import unicodedata

from foolsgold.base.phrases import Complaint

MOST_LETTERS = 40
JOINERS = "\u200c\u200d"
"""Persian words need them, and they show nothing."""
_NO_JOINERS = dict.fromkeys(map(ord, JOINERS))


def is_plain(text: str) -> bool:
    r"""Whether a text is visible letters only: no control, direction or line characters.

    >>> is_plain("Шевченко"), is_plain("A\nB"), is_plain("\u202eAnna")
    (True, False, False)
    """
    return all(letter.isprintable() or letter in JOINERS for letter in text)


def is_line(text: str, most: int) -> bool:
    r"""Whether a text is a line of at most so many letters, one of which can be seen.

    >>> is_line("Anna", 4), is_line("Anna", 3), is_line("\u200d", 3)
    (True, False, False)
    """
    return len(text) <= most and is_plain(text) and bool(text.strip(JOINERS))


def look_of(name: str) -> str:
    r"""What people tell a name by: neither capitals nor letters that show nothing.

    >>> look_of("Ａnna") == look_of("AN\u200dNA")
    True
    """
    return unicodedata.normalize("NFKC", name).translate(_NO_JOINERS).casefold()


def clean_name(text: str) -> str:
    """The name without spaces around it; `Complaint` if it cannot be one."""
    name = text.strip()
    if not is_line(name, MOST_LETTERS):
        raise Complaint("name-wrong", found=name[:MOST_LETTERS])
    return name
