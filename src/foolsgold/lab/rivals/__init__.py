"""Other voices: bots to measure and to fit against, and not offered to people.

`logan` and `yj` are written anew from descriptions of two public bots; `bold` and `mole` are
`digger` with another temper as a saboteur. `yardstick` is `digger` as it was when first measured:
a test holds its play, so that figures of different days can be compared.
"""

from foolsgold.base.phrases import Complaint
from foolsgold.bots.api import Bot, unhurried
from foolsgold.bots.catalogue import bot_names, find_bot
from foolsgold.bots.digger import Digger
from foolsgold.bots.master import Budget, Master
from foolsgold.lab.rivals.logan import Logan
from foolsgold.lab.rivals.tempers import Bold, Mole
from foolsgold.lab.rivals.yj import Yj


class Yardstick(Digger):
    """What every figure is compared with."""

    name = "yardstick"


RIVALS: tuple[Bot, ...] = (Logan(), Yj(), Bold(), Mole(), Yardstick())


def contender(name: str) -> Bot:
    """A bot of the classic game, or one of the rivals; `Complaint` if there is none.

    `master:800` is the master with 800 playouts a move.
    """
    offered = bot_names("saboteur")
    if name in offered:
        return unhurried(find_bot("saboteur", name))
    called, _, playouts = name.partition(":")
    if called == Master.name and playouts.isdecimal() and int(playouts):
        counted = unhurried(Master(Budget(int(playouts))))
        counted.name = name
        return counted
    for rival in RIVALS:
        if rival.name == name:
            return rival
    known = ", ".join((*offered, *(rival.name for rival in RIVALS)))
    raise Complaint("bot-unknown", name=name, known=known)
