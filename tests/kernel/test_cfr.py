"""CFR+ and best responses on Kuhn poker, whose value is known, laid out as a flat tree."""

from itertools import permutations

import numpy as np
import pytest

from foolsgold.study.sequence_form import CHANCE, NO_PAYOFF, FlatTree, ImperfectRecallError
from foolsgold.study.solution import SequenceSolver
from tests.study.kuhn_poker import kuhn_tree

KUHN_VALUE = -1 / 18
"""What the first player of two loses a game, by Kuhn (1950)."""
