"""Opponents for measuring and fitting: bots of Saboteur that are not offered to people.

`logan` and `yj` are written from descriptions of two public bots; `bold` and `mole` are `digger`
with another character as a saboteur, `clumsy` and `dreamer` are beginners. `held_out_bots` and
`held_out_saboteurs` are in no fit and no rollout policy, `misleading_talkers` mislead by claims,
and `nemesis-*` is a best response to one bot. `yardstick` is `digger` as it was when first
measured: a test pins its play, so that figures of different days can be compared.
"""

from foolsgold.base.messages import UserError
from foolsgold.bots.api import Bot, make_deterministic
from foolsgold.bots.catalogue import bot_names, find_bot
from foolsgold.bots.common.search_helpers import SearchBudget
from foolsgold.bots.saboteur.belief_bot import Thinker
from foolsgold.bots.saboteur.characters import (
    CHARACTERS,
    DEFAULT_CHARACTER,
    Character,
    DeceptionParams,
)
from foolsgold.bots.saboteur.rule_bot import Digger
from foolsgold.bots.saboteur.search_bot import Master
from foolsgold.play.table_talk import Temperament
from foolsgold.study.opponents.best_response import BEST_RESPONSES
from foolsgold.study.opponents.held_out_bots import HELD_OUT_BOTS
from foolsgold.study.opponents.held_out_saboteurs import Idler, Stroller, Wrecker
from foolsgold.study.opponents.logan_bot import Logan
from foolsgold.study.opponents.misleading_talkers import MISLEADING_TALKERS
from foolsgold.study.opponents.saboteur_variants import Bold, Clumsy, Dreamer, Mole
from foolsgold.study.opponents.yj_bot import Yj


class BaselineBot(Digger):
    """What every figure is compared with."""

    name = "yardstick"


OPPONENTS: tuple[Bot, ...] = (
    *(Logan(), Yj(), Bold(), Mole(), Clumsy(), Dreamer()),
    *(Wrecker(), Idler(), Stroller()),
    *HELD_OUT_BOTS,
    *MISLEADING_TALKERS,
    BaselineBot(),
)

SEARCH_BOTS: dict[str, type[Master]] = {
    Master.name: Master,
    **{f"nemesis-{against}": nemesis for against, nemesis in BEST_RESPONSES.items()},
}


def find_opponent(name: str) -> Bot:
    """A bot of the classic game, or one of the rivals; `UserError` if there is none.

    `master:800` is the master with 800 playouts a move, `nemesis-digger:800` knows `digger`;
    `thinker+wary` is somebody with a temper, `master:800+20` would give 20 rounds in a hundred not
    to be known.
    """
    whole, plus, character = name.partition("+")
    found = _find_without_character(whole)
    if found is None or (plus and not isinstance(found, Thinker)):
        known = ", ".join((*bot_names("saboteur"), *(rival.name for rival in OPPONENTS)))
        raise UserError("bot-unknown", name=name, known=known)
    if isinstance(found, Thinker) and plus:
        found = found.with_character_params(_parse_character(character, name))
        found.name = name
    return found


def _parse_character(character: str, name: str) -> Character:
    if character.isdecimal():
        return DEFAULT_CHARACTER._replace(deception=DeceptionParams(int(character) / 100))
    if character not in tuple(Temperament):
        raise UserError("bot-unknown", name=name, known=", ".join(Temperament))
    return CHARACTERS[Temperament(character)]


def _find_without_character(name: str) -> Bot | None:
    if name in bot_names("saboteur"):
        return make_deterministic(find_bot("saboteur", name))
    called, _, playouts = name.partition(":")
    searcher = SEARCH_BOTS.get(called)
    if searcher and playouts.isdecimal() and int(playouts):
        counted = make_deterministic(searcher(SearchBudget(int(playouts))))
        counted.name = name
        return counted
    return next((rival for rival in OPPONENTS if rival.name == name), None)
