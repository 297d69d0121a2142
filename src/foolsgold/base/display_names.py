"""Validates and compares player names: one visible line, and confusables such as Cyrillic "а"."""

import re
import unicodedata
from itertools import pairwise

from foolsgold.base.argument_checks import check_text
from foolsgold.base.messages import UserError

MAX_NAME_LETTERS = 40
MAX_COMBINING_MARKS = 4
"""Combining marks on one letter: pointed Hebrew and Arabic have up to three."""
ZERO_WIDTH_JOINERS = "\u200c\u200d"
"""Invisible, but needed in Persian words and emoji sequences."""
VARIATION_SELECTORS = "\ufe0e\ufe0f"
"""Choose text or emoji style of the character before; invisible alone."""
_INVISIBLE = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0d\uffa0"
    "\U0001d159\U000e0100-\U000e01ef]"
)
"""Characters that Python calls printable but that show nothing."""
_KEYCAP = "\u20e3"
TATWEEL = "\u0640"
"""Stretches an Arabic word without changing it."""
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
"""Two letters that look like one other letter."""


def is_printable_text(text: str) -> bool:
    r"""Whether a text is visible letters only: no control, direction or line characters.

    >>> is_printable_text("Шевченко"), is_printable_text("A\u0301" * 3)
    (True, True)
    >>> is_printable_text("A\nB"), is_printable_text("\u202eAnna")
    (False, False)
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
    """Whether the character before this index has an emoji style."""
    before = text[place - 1] if place else " "
    if before in "0123456789#*":
        return text[place + 1 : place + 2] == _KEYCAP
    return before == "ℹ" or unicodedata.category(before)[0] in "SP"


def is_single_line(text: str, most: int) -> bool:
    r"""Whether a text is one line of at most `most` characters, at least one of them visible.

    >>> is_single_line("Anna", 4), is_single_line("Anna", 3), is_single_line("\u200d", 3)
    (True, False, False)
    """
    return len(text) <= most and is_printable_text(text) and bool(text.strip(ZERO_WIDTH_JOINERS))


def skeleton(name: str) -> str:
    r"""The confusable skeleton of a name: equal for names that people cannot tell apart.

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
