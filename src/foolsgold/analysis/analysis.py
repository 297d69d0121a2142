"""The analysis of a finished game: all that `wire.analysis` tells, round by round.

Without the fast twin there are no chances and so no turning points and nothing to weigh deeds by;
suspicion and lies are told all the same.
"""

from collections.abc import Callable, Iterable
from importlib.util import find_spec
from time import process_time
from typing import TYPE_CHECKING, Any, NamedTuple

from foolsgold.analysis.claims import judged
from foolsgold.analysis.game_adapter import Lens, Mind
from foolsgold.analysis.game_adapters import LENSES
from foolsgold.analysis.timeline import Moment, Scene, scenes_of
from foolsgold.analysis.turning_points import turning_points
from foolsgold.base.messages import Phrase
from foolsgold.games.catalogue import Box
from foolsgold.play.record import Position, heard
from foolsgold.wire.analysis import VERSION, Analysis, Chance, Instant, RoundStudied

if TYPE_CHECKING:
    from foolsgold.analysis.move_evaluation import Weigher


class Budget(NamedTuple):
    """How much an analysis may cost."""

    worlds: int = 400
    """Playouts of each moment: the interval is five percent to each side at most."""
    playouts: int = 1500
    """What the strong bot may spend on a move."""
    seconds: float = 45.0
    """Of the processor for a round; what is left then is done with fewer worlds, without the
    bot."""


def analyse(
    positions: Iterable[Position],
    budget: Budget | None = None,
    *,
    on_progress: Callable[[float], None] = lambda _: None,
    tell: Callable[[Phrase], None] | None = None,
) -> Analysis:
    """Studies a game from its positions; `on_progress` hears from 0 to 1 how far it is."""
    budget = budget or Budget()
    scenes = scenes_of(positions)
    box, seats = scenes[0].moments[0].position.box, scenes[0].moments[0].position.state.seats
    lens = LENSES[box.rules.name]
    weigher = _weigher(box, seats, lens, budget, tell)
    whole = sum(len(scene.moments) for scene in scenes)
    done = 0
    rounds: list[RoundStudied] = []
    for scene in scenes:

        def step(so_far: int = done) -> None:
            nonlocal done
            done += 1
            on_progress(done / whole if done > so_far else 0.0)

        rounds.append(_studied(scene, lens, weigher, step))
    return Analysis(
        version=VERSION,
        game=box.rules.name,
        sides=tuple(str(side) for side in box.rules.sides),
        worlds=budget.worlds if weigher else 0,
        bot=weigher.bot.name if weigher else None,
        rounds=tuple(rounds),
    )


def _weigher(
    box: Box, seats: int, lens: Lens, budget: Budget, tell: Callable[[Phrase], None] | None
) -> "Weigher | None":
    """Who plays positions out; None where nobody can."""
    if find_spec("numba") is None:
        return None
    # Only here: what plays positions out needs what is not installed everywhere.
    from foolsgold.analysis.move_evaluation import Weigher  # noqa: PLC0415
    from foolsgold.analysis.win_probability import Chances  # noqa: PLC0415

    chances = Chances(box, seats, budget.worlds, tell=tell)
    if not chances.can_play:
        return None
    return Weigher(chances, lens, lens.strong(budget.playouts), budget.seconds, process_time)


def _studied(
    scene: Scene, lens: Lens, weigher: "Weigher | None", step: Callable[[], None]
) -> RoundStudied:
    rules = scene.moments[0].position.box.rules
    watchers = [_minds(lens, scene, moment, (None,)) for moment in scene.moments]
    seats = range(scene.moments[0].position.state.seats)
    minds = [_minds(lens, scene, moment, seats) for moment in scene.moments]
    weighed = weigher.weigh(scene, step) if weigher else None
    last, _ = rules.laid_open(scene.moments[-1].position.state)
    sides = scene.tally.sides if scene.tally else lens.sides(last)
    instants = tuple(
        _instant(moment, chance, watcher, mind, [side == rules.sides[1] for side in sides])
        for moment, chance, watcher, mind in zip(
            scene.moments,
            weighed.chances if weighed else [None] * len(scene.moments),
            watchers,
            minds,
            strict=True,
        )
    )
    if weighed is None:
        for _ in scene.moments:
            step()
    return RoundStudied(
        round=scene.round,
        winner=str(scene.tally.winner) if scene.tally else None,
        sides=tuple(str(side) for side in sides),
        instants=instants,
        deeds=tuple(weighed.deeds) if weighed else (),
        turns=turning_points(weighed.swings) if weighed else (),
        claims=judged(scene, lens, minds, rules.sides),
    )


def _minds(
    lens: Lens, scene: Scene, moment: Moment, readers: Iterable[int | None]
) -> tuple[Mind, ...] | None:
    """What readers think at a moment; None once the roles lie open."""
    if moment.ends:
        return None
    position = moment.position
    return tuple(
        lens.mind(
            position.view(reader),
            heard(position.box, moment.heard, reader),
            heard(position.box, scene.earlier, reader),
        )
        for reader in readers
    )


def _instant(
    moment: Moment,
    chance: Chance | None,
    watcher: tuple[Mind, ...] | None,
    minds: tuple[Mind, ...] | None,
    hidden: list[bool],
) -> Instant:
    open_ = tuple(100 * is_hidden for is_hidden in hidden)
    thought: Any = None if watcher is None else _percent(watcher[0])
    each: Any = None if minds is None else tuple(_percent(mind) for mind in minds)
    if moment.ends:
        thought, each = open_, (open_,) * len(hidden)
    return Instant(
        kind=moment.kind,
        move=moment.move,
        part=moment.part,
        seat=moment.seat,
        chance=chance,
        watcher=thought,
        seats=each,
    )


def _percent(mind: Mind) -> tuple[int, ...]:
    return tuple(round(100 * likely) for likely in mind.hidden)
