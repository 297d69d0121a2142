"""Bots that go wrong, to be imported by the processes that think."""

import os
import time
from typing import Any

from foolsgold.bots.bot_request import BotRequest, answer_request
from foolsgold.play.game import Game
from foolsgold.play.table_talk import Claimed


def crashing(question: BotRequest) -> Any:
    """Thinker and digger take their whole process with them."""
    if question.bot in ("digger", "thinker"):
        os._exit(1)
    return answer_request(question)


def raising(question: BotRequest) -> Any:
    if question.bot == "random":
        raise ValueError("a secret of the seat")
    return answer_request(question)


def endless(question: BotRequest) -> Any:
    if question.bot == "random":
        time.sleep(600)
    return answer_request(question)


def cheating(question: BotRequest) -> Any:
    if question.bot == "random":
        return "a move nobody may make"
    return answer_request(question)


def babbling(_question: BotRequest) -> Any:
    return "anything"


def hopeless(_question: BotRequest) -> Any:
    raise ValueError


class HeardClaim(Exception):
    """Somebody claimed something."""


def listening(question: BotRequest) -> Any:
    """Fails by name as soon as it hears a claim."""
    if any(isinstance(item, Claimed) for item in question.heard):
        raise HeardClaim
    return answer_request(question)


def slow_on_six(question: BotRequest) -> Any:
    """A position that takes for ever, and others that do not."""
    if question.view == _view_of(6):
        time.sleep(600)
    return answer_request(question)


def slow_master(question: BotRequest) -> Any:
    """A strong bot that takes its time."""
    if question.bot == "master":
        time.sleep(600)
    return answer_request(question)


def dying_master(question: BotRequest) -> Any:
    """A strong bot that takes its whole process with it."""
    if question.bot == "master":
        os._exit(1)
    return answer_request(question)


def _view_of(seed: int) -> Any:
    game = Game("saboteur-en", 3, seed)
    return game.view(game.to_act)
