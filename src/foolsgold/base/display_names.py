"""Names people give themselves: text for one line that can be seen, and told from another's."""

import re
import unicodedata
from itertools import pairwise

from foolsgold.base.argument_checks import check_text
from foolsgold.base.messages import UserError

MAX_NAME_LETTERS = 40
MAX_COMBINING_MARKS = 4
"""Marks on one letter: pointed Hebrew and Arabic have up to three."""
ZERO_WIDTH_JOINERS = "\u200c\u200d"
"""Persian words and joined pictures need them, and they show nothing."""
VARIATION_SELECTORS = "\ufe0e\ufe0f"
"""Whether the sign before is text or a picture; alone they show nothing."""
_INVISIBLE = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0d\uffa0"
    "\U0001d159\U000e0100-\U000e01ef]"
)
"""Letters and marks that count as printable and show nothing."""
_KEYCAP = "\u20e3"
TATWEEL = "\u0640"
"""Makes an Arabic word longer, and no other one of it."""
_WITHOUT_INVISIBLE = dict.fromkeys(map(ord, ZERO_WIDTH_JOINERS + VARIATION_SELECTORS + TATWEEL))
_CONFUSABLES = str.maketrans(
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
_CONFUSABLE_PAIRS = (("rn", "m"), ("vv", "w"), ("װ", "וו"), ("ױ", "וי"), ("ײ", "יי"))
"""Two letters that look like one."""


def is_printable_text(text: str) -> bool:
    r"""Whether a text is visible letters only: no control, direction or line characters.

    >>> is_printable_text("Шевченко"), is_printable_text("A\nB"), is_printable_text("\u202eAnna"), is_printable_text("A\u0301" * 3)
    (True, False, False, True)
    """
    if _INVISIBLE.search(text):
        return False
    marks = MAX_COMBINING_MARKS
    for place, letter in enumerate(text):
        if letter in VARIATION_SELECTORS:
            if not _can_be_emoji(text, place):
                return False
        elif unicodedata.category(letter) in ("Mn", "Me"):
            marks += 1
            if marks > MAX_COMBINING_MARKS:
                return False
        elif letter.isprintable() or letter in ZERO_WIDTH_JOINERS:
            marks = 0
        else:
            return False
    return True


def _can_be_emoji(text: str, place: int) -> bool:
    """Whether the sign before this place can be shown as a picture."""
    before = text[place - 1] if place else " "
    if before in "0123456789#*":
        return text[place + 1 : place + 2] == _KEYCAP
    return before == "ℹ" or unicodedata.category(before)[0] in "SP"


def is_single_line(text: str, most: int) -> bool:
    r"""Whether a text is a line of at most so many letters, one of which can be seen.

    >>> is_single_line("Anna", 4), is_single_line("Anna", 3), is_single_line("\u200d", 3)
    (True, False, False)
    """
    return len(text) <= most and is_printable_text(text) and bool(text.strip(ZERO_WIDTH_JOINERS))


def skeleton(name: str) -> str:
    r"""What people tell a name by: neither capitals nor what shows nothing, nor which alphabet.

    >>> skeleton("Ａnna") == skeleton("AN\u200dNA") == skeleton("Аnnа")
    True
    """
    plain = unicodedata.normalize("NFKC", name).translate(_WITHOUT_INVISIBLE).casefold()
    look = unicodedata.normalize("NFKC", plain).translate(_CONFUSABLES)
    for one, other in _CONFUSABLE_PAIRS:
        look = look.replace(one, other)
    return " ".join(look.split())


def clean_name(text: str) -> str:
    """The name without spaces around it; `UserError` if it cannot be one."""
    check_text("name", text)
    name = text.strip()
    doubled = any(
        one in ZERO_WIDTH_JOINERS and other in ZERO_WIDTH_JOINERS for one, other in pairwise(name)
    )
    if doubled or not is_single_line(name, MAX_NAME_LETTERS):
        raise UserError("name-wrong", found=name[:MAX_NAME_LETTERS])
    return name
