"""Runs a test once for each game."""

import pytest

from tests.support.game_case import GameCase
from tests.support.gobblings_case import GOBBLINGS
from tests.support.saboteur_case import SABOTEUR

CASES: dict[str, GameCase] = {case.name: case for case in (SABOTEUR, GOBBLINGS)}
each_game = pytest.mark.parametrize("case", CASES.values(), ids=CASES)
