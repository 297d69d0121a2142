"""The playthroughs of OpenSpiel: `uv run python -m tests.envs.write_playthroughs` writes them."""

import re
from pathlib import Path
from zlib import crc32

from open_spiel.python.algorithms import generate_playthrough

import foolsgold.envs.openspiel_games  # noqa: F401 - registers the games

FOLDER = Path(__file__).parent / "playthroughs"
PLAYTHROUGHS = {
    "saboteur.txt": "python_foolsgold_saboteur(players=3,log_rows=5)",
    "gobblings.txt": "python_foolsgold_gobblings(players=3,log_rows=5)",
}
SEED = 7


def playthrough(game: str) -> str:
    """A random game, with all that OpenSpiel shows of some of its states; tensors as checksums."""
    text = generate_playthrough.playthrough(game, None, alsologtostdout=False, seed=SEED)
    return TENSOR.sub(_checksum, text)


TENSOR = re.compile(r"^((?:Information|Obs)\w*Tensor\(\d+\)[.\w]*)(.*\n(?: .*\n)*)", re.MULTILINE)
"""A piece of a tensor: one line, or one for each row."""


def _checksum(tensor: re.Match[str]) -> str:
    """In place of thousands of numbers."""
    return f"{tensor[1]}: crc32 {crc32(tensor[2].encode()):08x}\n"


if __name__ == "__main__":
    for name, game in PLAYTHROUGHS.items():
        (FOLDER / name).write_text(playthrough(game), "utf-8")
