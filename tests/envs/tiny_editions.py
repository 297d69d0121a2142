"""Editions of Saboteur small enough to list all histories of an information set."""

from pathlib import Path

PASSAGES = ("NS", "EW", "NW", "NE", "NES", "NEW", "NESW")
DEAD_ENDS = ("NS", "EW", "NW", "NE", "NES", "NEW", "NESW", "N", "E")
TOOLS = ("pick", "lamp", "cart")
MENDS = (*TOOLS, "pick+lamp", "pick+cart", "lamp+cart")

SWITCHES = """
extends = "common"
game = "saboteur"
title = "Tiny"
first_player = "agreed"
connected = false
min_path_cards = 0
goals_together = "one"
misfit = "layer"
discard_pile = "face-down"
gold_cards = "players"
ten_player_cap = 9
gold_sharing = "one-each"
gold_reshuffle = false
next_starter = "last-turn"
"""


def write_edition(
    folder: Path,
    *,
    passages: dict[str, int] | None = None,
    dead_ends: dict[str, int] | None = None,
    maps: int = 0,
    rockfalls: int = 0,
    breaks: dict[str, int] | None = None,
    mends: dict[str, int] | None = None,
    seats: int = 3,
    hand: int = 2,
    saboteurs: int = 1,
    diggers: int = 3,
    columns: int = 1,
    round_end: str = "pass-circle",
) -> str:
    """Writes an edition with this deck; the path of its file."""

    def counts(kinds: tuple[str, ...], given: dict[str, int] | None) -> str:
        return "\n".join(f'"{kind}" = {(given or {}).get(kind, 0)}' for kind in kinds)

    text = f"""{SWITCHES}
round_end = "{round_end}"
columns_between = {columns}
[roles]
{seats} = {{ saboteurs = {saboteurs}, diggers = {diggers} }}
[hand]
{seats} = {hand}
[deck.passages]
{counts(PASSAGES, passages)}
[deck.dead_ends]
{counts(DEAD_ENDS, dead_ends)}
[deck.actions]
map = {maps}
rockfall = {rockfalls}
[deck.breaks]
{counts(TOOLS, breaks)}
[deck.mends]
{counts(MENDS, mends)}
"""
    path = folder / "tiny.toml"
    path.write_text(text)
    return str(path)


LOADS = ("passage", "bomb", "lantern", "ale", "rubble", "key.red", "key.blue", "key.yellow")
DOORS = ("door.red", "door.blue", "door.yellow")
SHAPES = ("NESW", "NES", "NS", "NE")


def write_gobblings(
    folder: Path,
    *,
    tiles: dict[str, dict[str, int]],
    maps: int = 0,
    explosions: int = 0,
    potions: int = 0,
    hand: int = 2,
    columns: int = 1,
    rotation: int = 4,
) -> str:
    """Writes an edition of Gobblings with this deck and few roles; the path of its file."""
    text = f"""
extends = "gobblings"
title = "Tiny"
hand = {hand}
columns_between = {columns}
rotation = {rotation}
replace_passes = true
[deck.actions]
map = {maps}
explosion = {explosions}
potion = {potions}
"""
    for load in (*LOADS, *DOORS):
        counts = tiles.get(load, {})
        shapes = ("NS",) if load in DOORS else SHAPES
        text += f"[deck.{load}]\n"
        text += "".join(f"{shape} = {counts.get(shape, 0)}\n" for shape in shapes)
    path = folder / "tiny-gobblings.toml"
    path.write_text(text)
    return str(path)
