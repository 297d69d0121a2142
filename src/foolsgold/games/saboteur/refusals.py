"""Reasons to refuse a move: a message id, and the number of the rule."""

from foolsgold.games.api import Reason


class Refusal(Reason):
    """The one list of reasons; the words for people are in `locales`."""

    GAME_OVER = "game-over", "R99"
    NOT_NOW = "not-now", "R30"
    NOT_YOUR_CARD = "not-your-card", "R30"
    NOT_A_PATH = "not-a-path", "R31"
    NOT_A_MAP = "not-a-map", "R60"
    NOT_A_ROCKFALL = "not-a-rockfall", "R56"
    NOT_A_BREAK = "not-a-break", "R46"
    NOT_A_MEND = "not-a-mend", "R50"

    TOOL_BROKEN = "tool-broken", "R49"
    CELL_TAKEN = "cell-taken", "R36"
    NO_FIT = "no-fit", "R39"
    NO_CONTACT = "no-contact", "R38"
    CUT_OFF = "cut-off", "R37"
    SAME_TURNED = "same-turned", "R41"

    NO_SUCH_GOAL = "no-such-goal", "R60"
    GOAL_OPEN = "goal-open", "R63"
    NO_SUCH_SEAT = "no-such-seat", "R45"
    NOT_YOURSELF = "not-yourself", "S11"
    ALREADY_BROKEN = "already-broken", "R48"
    WRONG_TOOL = "wrong-tool", "R51"
    NOTHING_TO_MEND = "nothing-to-mend", "R53"
    NOTHING_THERE = "nothing-there", "R56"
    PROTECTED = "protected", "S9"

    NOT_REACHED = "not-reached", "R69"
    NOT_THIS_STONE = "not-this-stone", "R74"
    NO_SUCH_GOLD = "no-such-gold", "R83"
