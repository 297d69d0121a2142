"""Where a record keeps the cards that are still to be drawn, in order."""

import numpy as np
import pytest

from foolsgold.games.gobblings.action_ids import FACES as GOBBLINGS_FACES
from foolsgold.games.saboteur.action_ids import FACES as SABOTEUR_FACES
from foolsgold.kernel import UNIFORM, Batch

FACES = {"saboteur": SABOTEUR_FACES, "gobblings": GOBBLINGS_FACES}


@pytest.mark.parametrize("edition", ["saboteur-en", "gobblings-advanced"])
def test_the_range_of_the_draw_pile_holds_its_cards_in_order(edition: str) -> None:
    batch = Batch(edition, seats=5, games=8, seed=3)
    name, backend = batch.ruleset.rules.name, batch.backend
    assert batch.edition_table is not None
    for turn in range(30):
        batch.play([UNIFORM], chance=turn)
        for number, game in enumerate(batch.games):
            state = batch.state(number)
            drawn = state.pile if name == "gobblings" else range(state.drawn, len(state.deck))
            first, end = backend.draw_pile_range(game, batch.edition_table[0])
            kinds = np.array(game[backend.draw_pile_field])[first:end].tolist()
            assert [FACES[name][kind] for kind in kinds] == [state.deck[card] for card in drawn]
