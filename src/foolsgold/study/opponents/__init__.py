"""Other voices: bots to measure and to fit against, and not offered to people.

`logan` and `yj` are written anew from descriptions of two public bots; `bold` and `mole` are
`digger` with another temper as a saboteur, `clumsy` and `dreamer` are beginners, `strangers` and
`newcomers` are like nobody, `talkers` mislead by words, a `nemesis` is made against one bot.
`yardstick` is `digger` as it was when first measured: a test holds its play, so that figures of
different days can be compared.
"""

from foolsgold.base.messages import Complaint
from foolsgold.bots.api import Bot, unhurried
from foolsgold.bots.catalogue import bot_names, find_bot
from foolsgold.bots.common.characters import NATURES, NOBODY, Guise, Nature
from foolsgold.bots.common.move_selection import Budget
from foolsgold.bots.saboteur.belief_bot import Thinker
from foolsgold.bots.saboteur.rule_bot import Digger
from foolsgold.bots.saboteur.search_bot import Master
from foolsgold.play.table_talk import Temper
from foolsgold.study.opponents.best_response import NEMESES
from foolsgold.study.opponents.digger_variants import Bold, Clumsy, Dreamer, Mole
from foolsgold.study.opponents.held_out_bots import NEWCOMERS
from foolsgold.study.opponents.held_out_saboteurs import Idler, Stroller, Wrecker
from foolsgold.study.opponents.logan_bot import Logan
from foolsgold.study.opponents.misleading_talkers import TALKERS
from foolsgold.study.opponents.yj_bot import Yj


class Yardstick(Digger):
    """What every figure is compared with."""

    name = "yardstick"


RIVALS: tuple[Bot, ...] = (
    *(Logan(), Yj(), Bold(), Mole(), Clumsy(), Dreamer()),
    *(Wrecker(), Idler(), Stroller()),
    *NEWCOMERS,
    *TALKERS,
    Yardstick(),
)

SEARCHERS: dict[str, type[Master]] = {
    Master.name: Master,
    **{f"nemesis-{against}": nemesis for against, nemesis in NEMESES.items()},
}


def contender(name: str) -> Bot:
    """A bot of the classic game, or one of the rivals; `Complaint` if there is none.

    `master:800` is the master with 800 playouts a move, `nemesis-digger:800` knows `digger`;
    `thinker+wary` is somebody with a temper, `master:800+20` would give 20 rounds in a hundred not
    to be known.
    """
    whole, plus, character = name.partition("+")
    found = _plain(whole)
    if found is None or (plus and not isinstance(found, Thinker)):
        known = ", ".join((*bot_names("saboteur"), *(rival.name for rival in RIVALS)))
        raise Complaint("bot-unknown", name=name, known=known)
    if isinstance(found, Thinker) and plus:
        found = found.of_nature(_nature(character, name))
        found.name = name
    return found


def _nature(character: str, name: str) -> Nature:
    if character.isdecimal():
        return NOBODY._replace(guise=Guise(int(character) / 100))
    if character not in tuple(Temper):
        raise Complaint("bot-unknown", name=name, known=", ".join(Temper))
    return NATURES[Temper(character)]


def _plain(name: str) -> Bot | None:
    if name in bot_names("saboteur"):
        return unhurried(find_bot("saboteur", name))
    called, _, playouts = name.partition(":")
    searcher = SEARCHERS.get(called)
    if searcher and playouts.isdecimal() and int(playouts):
        counted = unhurried(searcher(Budget(int(playouts))))
        counted.name = name
        return counted
    return next((rival for rival in RIVALS if rival.name == name), None)
