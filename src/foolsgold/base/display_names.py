"""Names people give themselves: text for one line that can be seen, and told from another's."""

import re
import unicodedata
from itertools import pairwise

from foolsgold.base.argument_checks import check_text
from foolsgold.base.messages import Complaint

MOST_LETTERS = 40
MOST_MARKS = 4
"""Marks on one letter: pointed Hebrew and Arabic have up to three."""
JOINERS = "\u200c\u200d"
"""Persian words and joined pictures need them, and they show nothing."""
SELECTORS = "\ufe0e\ufe0f"
"""Whether the sign before is text or a picture; alone they show nothing."""
_UNSEEN = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0d\uffa0"
    "\U0001d159\U000e0100-\U000e01ef]"
)
"""Letters and marks that count as printable and show nothing."""
_KEYCAP = "\u20e3"
STRETCH = "\u0640"
"""Makes an Arabic word longer, and no other one of it."""
_NO_TRACE = dict.fromkeys(map(ord, JOINERS + SELECTORS + STRETCH))
_LOOKS = str.maketrans(
    # Cyrillic, Greek, Latin and figures, Arabic: small letters, some alike only as capitals.
    "авекмнорстухіјѕһԁԛԝёїαβεζηικμνορτυχl1|ıǀ0يىكہھ٠١٢٣٤٥٦٧٨٩"
    # Rarer ones: Cyrillic, phonetic, Armenian; then Cherokee and Lisu, all capitals.
    "ӏүѵԍɑɡɩʏօոսցհյզ"
    "ᎪᏴᏟᎠᎬᎻᎥᎫᏦᏞᎷᏢᏒᏚᎢᏙᎳᏃ"
    "ꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜ"
    "ە",
    "abekmhopctyxijshdqwëïabezhikmnoptyxiiiiioییکهه۰۱۲۳۴۵۶۷۸۹"
    "iyvgagiyonughjq"
    "abcdehijkimprstvwz"
    "abcdefghijkimnoprstuvwxyz"
    "ه",
)
_PAIRS = (("rn", "m"), ("vv", "w"), ("װ", "וו"), ("ױ", "וי"), ("ײ", "יי"))
"""Two letters that look like one."""


def is_plain(text: str) -> bool:
    r"""Whether a text is visible letters only: no control, direction or line characters.

    >>> is_plain("Шевченко"), is_plain("A\nB"), is_plain("\u202eAnna"), is_plain("A\u0301" * 3)
    (True, False, False, True)
    """
    if _UNSEEN.search(text):
        return False
    marks = MOST_MARKS
    for place, letter in enumerate(text):
        if letter in SELECTORS:
            if not _can_be_picture(text, place):
                return False
        elif unicodedata.category(letter) in ("Mn", "Me"):
            marks += 1
            if marks > MOST_MARKS:
                return False
        elif letter.isprintable() or letter in JOINERS:
            marks = 0
        else:
            return False
    return True


def _can_be_picture(text: str, place: int) -> bool:
    """Whether the sign before this place can be shown as a picture."""
    before = text[place - 1] if place else " "
    if before in "0123456789#*":
        return text[place + 1 : place + 2] == _KEYCAP
    return before == "ℹ" or unicodedata.category(before)[0] in "SP"


def is_line(text: str, most: int) -> bool:
    r"""Whether a text is a line of at most so many letters, one of which can be seen.

    >>> is_line("Anna", 4), is_line("Anna", 3), is_line("\u200d", 3)
    (True, False, False)
    """
    return len(text) <= most and is_plain(text) and bool(text.strip(JOINERS))


def look_of(name: str) -> str:
    r"""What people tell a name by: neither capitals nor what shows nothing, nor which alphabet.

    >>> look_of("Ａnna") == look_of("AN\u200dNA") == look_of("Аnnа")
    True
    """
    plain = unicodedata.normalize("NFKC", name).translate(_NO_TRACE).casefold()
    look = unicodedata.normalize("NFKC", plain).translate(_LOOKS)
    for one, other in _PAIRS:
        look = look.replace(one, other)
    return " ".join(look.split())


def clean_name(text: str) -> str:
    """The name without spaces around it; `Complaint` if it cannot be one."""
    check_text("name", text)
    name = text.strip()
    doubled = any(one in JOINERS and other in JOINERS for one, other in pairwise(name))
    if doubled or not is_line(name, MOST_LETTERS):
        raise Complaint("name-wrong", found=name[:MOST_LETTERS])
    return name
