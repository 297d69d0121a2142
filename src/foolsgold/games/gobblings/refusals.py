"""Reasons to refuse a move: a message id, and the number of the rule."""

from foolsgold.games.api import Reason


class Refusal(Reason):
    """The one list of reasons; the words for people are in `locales`."""

    GAME_OVER = "game-over", "G42"
    NOT_NOW = "not-now", "G13"
    NOT_YOUR_CARD = "not-your-card", "G13"
    NOT_A_PATH = "not-a-path", "G14"
    NOT_A_MAP = "not-a-map", "G26"
    NOT_AN_EXPLOSION = "not-an-explosion", "G27"
    NOT_A_POTION = "not-a-potion", "G28"

    CELL_TAKEN = "cell-taken", "O67"
    NO_TURN = "no-turn", "O7"
    SAME_TURNED = "same-position", "O7"
    NO_FIT = "no-fit", "O8"
    NO_CONTACT = "no-contact", "G14"
    RUBBLE_ONLY = "rubble-only", "O10"
    CUT_OFF = "cut-off", "O9"

    NO_SUCH_GOAL = "no-such-goal", "G26"
    GOAL_OPEN = "goal-open", "O50"
    NOTHING_THERE = "nothing-to-blow-up", "O34"
    PROTECTED = "blast-proof", "G27"
    NO_SUCH_SEAT = "no-such-seat", "G28"
    NOT_YOURSELF = "not-with-yourself", "O47"
    DECK_EMPTY = "deck-empty", "G17"
    CAN_PLAY = "can-play", "O18"

    NOT_REACHED = "not-reached", "G21"
    MUST_OPEN = "must-open", "G24"
    NOT_THE_DRINKER = "not-the-drinker", "O43"
    ALREADY_NAMED = "already-named", "O44"
    NOTHING_TO_STEAL = "nothing-to-steal", "O58"
