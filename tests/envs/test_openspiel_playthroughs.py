import pytest

from tests.envs.write_playthroughs import FOLDER, PLAYTHROUGHS, playthrough


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_playthroughs_are_as_they_were(name: str) -> None:
    """If a change is meant, `uv run python -m tests.envs.write_playthroughs` writes them anew."""
    assert playthrough(PLAYTHROUGHS[name]) == (FOLDER / name).read_text("utf-8")
