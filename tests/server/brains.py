"""Bots that go wrong, to be imported by the processes that think."""

import os
import time
from typing import Any

from foolsgold.bots.bot_request import Question, think
from foolsgold.play.game import Game
from foolsgold.play.table_talk import Claimed


def crashing(question: Question) -> Any:
    """Thinker and digger take their whole process with them."""
    if question.bot in ("digger", "thinker"):
        os._exit(1)
    return think(question)


def raising(question: Question) -> Any:
    if question.bot == "random":
        raise ValueError("a secret of the seat")
    return think(question)


def endless(question: Question) -> Any:
    if question.bot == "random":
        time.sleep(600)
    return think(question)


def cheating(question: Question) -> Any:
    if question.bot == "random":
        return "a move nobody may make"
    return think(question)


def babbling(_question: Question) -> Any:
    return "anything"


def hopeless(_question: Question) -> Any:
    raise ValueError


class HeardClaim(Exception):  # noqa: N818 - a sign, seen in the log
    """Somebody claimed something."""


def listening(question: Question) -> Any:
    """Fails by name as soon as it hears a claim."""
    if any(isinstance(item, Claimed) for item in question.heard):
        raise HeardClaim
    return think(question)


def slow_on_six(question: Question) -> Any:
    """A position that takes for ever, and others that do not."""
    if question.view == _view_of(6):
        time.sleep(600)
    return think(question)


def slow_master(question: Question) -> Any:
    """A strong bot that takes its time."""
    if question.bot == "master":
        time.sleep(600)
    return think(question)


def dying_master(question: Question) -> Any:
    """A strong bot that takes its whole process with it."""
    if question.bot == "master":
        os._exit(1)
    return think(question)


def _view_of(seed: int) -> Any:
    game = Game("saboteur-en", 3, seed)
    return game.view(game.to_act)
