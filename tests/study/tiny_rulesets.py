"""Editions of a thousand histories: small enough to compare every one with something else."""

from typing import Any

from foolsgold.games.catalogue import Ruleset, shipped_ruleset

PASSAGES = ("NS", "EW", "NW", "NE", "NES", "NEW", "NESW")
TOOLS = ("pick", "lamp", "cart")


def tiny_ruleset(name: str, **deck: int) -> Ruleset:
    """An edition for three with one card each: `EW=2` passages, `pick=1` breaks, `map=1`."""
    tables: dict[str, dict[str, int]] = {
        "passages": dict.fromkeys(PASSAGES, 0),
        "dead_ends": dict.fromkeys((*PASSAGES, "N", "E"), 0),
        "breaks": dict.fromkeys(TOOLS, 0),
        "mends": dict.fromkeys((*TOOLS, "pick+lamp", "pick+cart", "lamp+cart"), 0),
        "actions": {"map": 0, "rockfall": 0},
    }
    for card, count in deck.items():
        pile = next(table for table in tables.values() if card in table)
        pile[card] = count
    values: dict[str, Any] = {
        "id": name,
        "game": "saboteur",
        "rounds": 1,
        "columns_between": 1,
        "rows_between_goals": 0,
        "start": "NE",
        "first_player": "agreed",
        "connected": True,
        "min_path_cards": 0,
        "goals_together": "all",
        "misfit": "engine",
        "round_end": "hands-empty",
        "discard_pile": "face-down",
        "gold_cards": "players",
        "ten_player_cap": 9,
        "gold_sharing": "one-each",
        "gold_reshuffle": False,
        "next_starter": "last-turn",
        "break_self": False,
        "roles": {"3": {"saboteurs": 1, "diggers": 2}},
        "hand": {"3": 1},
        "goals": {"treasure": "NESW", "stone-a": "EW", "stone-b": "EW"},
        "deck": tables,
    }
    return shipped_ruleset("common", values)


def with_look() -> Ruleset:
    """Two passages and a map: a look, and a claim."""
    return tiny_ruleset("with-look", EW=2, map=1)


def with_draw() -> Ruleset:
    """Three passages and two cards that break a tool: two cards are drawn later."""
    return tiny_ruleset("with-draw", EW=3, pick=2)
