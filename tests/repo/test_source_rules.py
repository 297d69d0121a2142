"""The house itself: what the linters cannot see."""

import ast
import re
import subprocess
import sys
import tomllib
from importlib import import_module, metadata
from itertools import chain
from pathlib import Path
from typing import Any, get_args

import pytest
import yaml
from packaging.requirements import Requirement

import foolsgold
from foolsgold.games import catalogue
from foolsgold.games.api import AnyRules
from foolsgold.games.gobblings.refusals import Refusal as GobblingsRefusal
from foolsgold.games.saboteur.refusals import Refusal as SaboteurRefusal
from tests.support.paths import ROOT

PACKAGE = Path(foolsgold.__file__).parent
GAMES: dict[str, Any] = {"saboteur": SaboteurRefusal, "gobblings": GobblingsRefusal}
DECIDING = ["analysis", "base", "beliefs", "bots", "games", "kernel", "play", "study", "tunnel"]
"""Packages whose results are moves, probabilities or records, the same on every Python."""
INTEGER_SUMS = {
    "beliefs/gobblings/maze_cache.py": {"self.tiles_needed.values()"},
    "beliefs/saboteur/action_features.py": {"gain.values()", "(gain[goal] for goal in open_to)"},
    "bots/gobblings/belief_bot.py": {"shut"},
    "bots/saboteur/beginner_bot.py": {"view.role_cards.values()"},
    "bots/saboteur/belief_bot.py": {"cards.values()"},
    "bots/saboteur/search_input.py": {"cards.values()"},
    "bots/saboteur/suspicion.py": {"cards.values()"},
    "games/saboteur/engine.py": {"cards"},
    "games/saboteur/gold_sampling.py": {
        "(weight for weight, _ in _first_hands(values, counts, exact))",
        "(weight for weight, _ in splits)",
    },
    "games/saboteur/round_results.py": {"event.cards or ()"},
    "games/saboteur/rules/rounds.py": {"cards"},
    "games/saboteur/table_svg.py": {"view.gold"},
    "games/saboteur/visibility.py": {"cards"},
    "games/text_codec.py": {"(field.required for field in fields)"},
    "kernel/saboteur/observation.py": {"map(TOOL_BITS.__getitem__, broken)"},
    "kernel/saboteur/record_layout.py": {"lanes"},
    "play/record_parser.py": {"map(bool, names.values())"},
    "study/calibration.py": {"counts"},
    "study/matchups.py": {
        "self",
        "counts",
        "results",
        "(one and (not two) for one, two in pairs)",
        "(two and (not one) for one, two in pairs)",
    },
    "study/opponents/goblin_variants.py": {"needed", "needed.values()"},
    "study/opponents/saboteur_variants.py": {"cards.values()"},
    "study/simulation.py": {"points"},
    "tunnel/maze_cache.py": {"self.cards_needed.values()"},
    "tunnel/tiles.py": {
        "(side for side, letter in SIDE_LETTERS.items() if letter in text.upper())"
    },
}
"""What is summed there is integer, although only its declaration shows that."""
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def tracked() -> list[str]:
    done = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    return done.stdout.splitlines()


@pytest.mark.parametrize("game", GAMES)
def test_rules_read_an_editions_fields_and_never_its_id(game: str) -> None:
    home = PACKAGE / "games" / game
    for file in [*(home / "rules").glob("*.py"), home / "engine.py"]:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            reads_id = isinstance(node, ast.Attribute) and node.attr == "id"
            assert not reads_id, f"{file.name}:{node.lineno}"  # type: ignore[attr-defined]


@pytest.mark.parametrize("package", ["games", "tunnel", "play"])
def test_rules_assign_no_module_variables(package: str) -> None:
    """Caches of pure functions are `lru_cache`; anything else belongs to the caller."""
    for file in (PACKAGE / package).rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            assert not isinstance(node, ast.Global), f"{file.name}:{node.lineno}"


def test_no_float_is_summed_by_sum() -> None:
    """Python 3.12 compensates the rounding, older ones do not; `math.fsum` is exact on all."""
    summed: dict[str, set[str]] = {}
    for file in chain.from_iterable((PACKAGE / package).rglob("*.py") for package in DECIDING):
        tree = ast.parse(file.read_text("utf-8"))
        nodes = list(ast.walk(tree))
        calls = {node.func: node for node in nodes if isinstance(node, ast.Call)}
        for node in nodes:
            if isinstance(node, ast.Name) and node.id == "sum":
                assert node in calls, f"{file.name}:{node.lineno}: not a call"
                argument = calls[node].args[0]
                if not is_plainly_integer(argument):
                    where = file.relative_to(PACKAGE).as_posix()
                    summed.setdefault(where, set()).add(ast.unparse(argument))
    assert summed == INTEGER_SUMS


def is_plainly_integer(node: ast.expr) -> bool:
    """Whether an expression, or each item of it, is a count, a truth value or a bit."""
    match node:
        case ast.GeneratorExp(elt=item) | ast.ListComp(elt=item):
            return is_plainly_integer(item)
        case ast.BoolOp(values=parts):
            return all(map(is_plainly_integer, parts))
        case ast.Constant(value=value):
            return isinstance(value, int)
        case ast.Call(func=ast.Name(id=name)):
            return name in {"isinstance", "len", "_count_sequences"}
        case ast.BinOp(op=operator):
            return isinstance(operator, ast.LShift | ast.BitAnd)
        case ast.UnaryOp(op=operator):
            return isinstance(operator, ast.Not)
        case _:
            return isinstance(node, ast.Compare)


@pytest.mark.parametrize("file", sorted((PACKAGE / "games").glob("*/editions/*.toml")))
def test_every_value_of_an_edition_names_its_rule(file: Path) -> None:
    section = ""
    for line in file.read_text("utf-8").splitlines():
        if line.startswith("["):
            section = line
        elif "=" in line and not line.startswith(("#", "id", "extends")):
            comment = line.partition("#")[2] or section.partition("#")[2]
            assert re.search(r"\b([RSGO]\d+|0\.\d+|D)\b", comment), f"{file.name}: {line}"


@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_names_a_rule_of_the_page(game: str) -> None:
    page = (ROOT / f"docs/reference/rules/{game}.md").read_text("utf-8")
    for refusal in GAMES[game]:
        assert f"| {refusal.rule} |" in page, refusal


def test_the_tested_versions_are_pinned() -> None:
    pins = map(Requirement, PYPROJECT["tool"]["uv"]["constraint-dependencies"])
    # Another Python may need another version of the same.
    versions = {pin.name: str(pin.specifier).removeprefix("==") for pin in pins if is_for_here(pin)}
    extras = PYPROJECT["project"]["optional-dependencies"].values()
    dev = PYPROJECT["dependency-groups"]["dev"]
    asked = [*PYPROJECT["project"]["dependencies"], *chain(*extras), *dev]
    # The package names itself with its extras.
    for requirement in map(Requirement, asked):
        name = requirement.name
        if name != "foolsgold" and is_for_here(requirement):
            assert metadata.version(name) == versions[name], name


def is_for_here(requirement: Requirement) -> bool:
    """Whether this Python on this system needs it."""
    return requirement.marker is None or requirement.marker.evaluate()


def test_playing_installs_no_development_tools() -> None:
    """`uv run foolsgold` installs the default groups: the server and the kernel, nothing else."""
    assert PYPROJECT["tool"]["uv"]["default-groups"] == ["play"]
    assert PYPROJECT["dependency-groups"]["play"] == ["foolsgold[server,kernel]"]


def test_the_supported_pythons_are_told_and_tried() -> None:
    """The classifiers are what the hosted checks run on."""
    told = [
        text.rpartition(" ")[2]
        for text in PYPROJECT["project"]["classifiers"]
        if re.search(r":: 3\.\d+$", text)
    ]
    jobs = yaml.safe_load((ROOT / ".github/workflows/check.yml").read_text("utf-8"))["jobs"]
    assert jobs["check"]["strategy"]["matrix"]["python"] == told
    assert told[0] == PYPROJECT["project"]["requires-python"].removeprefix(">=")


def test_no_file_names_a_registry_or_a_machine() -> None:
    files = tracked()
    if not files:
        pytest.skip("not a git checkout")
    assert "uv.lock" not in files
    registry = re.compile(r"https?://[^\s\"']*(registry|/simple\b|/packages\b)")
    machine = re.compile(r"(^|[^\w.])/(work|root|home/[a-z]+)/")
    for name in files:
        text = (ROOT / name).read_text("utf-8", errors="replace")
        assert not registry.search(text), name
        assert not machine.search(text), name


def test_ci_runs_the_readmes_test_command() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    command = (ROOT / ".ci/run").read_text("utf-8").strip().splitlines()[-1]
    assert command.replace(" --quiet", "") in readme


def test_every_package_is_on_the_layout_page() -> None:
    page = (ROOT / "docs/internals/layout.md").read_text("utf-8")
    for floor in sorted(path.name for path in PACKAGE.iterdir() if (path / "__init__.py").exists()):
        assert f"`{floor}`" in page, floor


def test_decisions_are_numbered_without_gap() -> None:
    names = sorted(path.name for path in (ROOT / "docs/decisions").glob("*.md"))
    assert [name[:4] for name in names] == [f"{n:04}" for n in range(1, len(names) + 1)]


def test_what_a_reader_may_know_is_put_into_frames_in_one_place() -> None:
    """Other modules of the server send answers and presence, never a view, an event or a talk.

    `projection.live` sends a table under way, with the public part that `projection.public_table`
    builds, `projection.replay` a finished game.
    """
    files = sorted((ROOT / "src" / "foolsgold" / "server").rglob("*.py"))
    telling = re.compile(r"frames\.(Welcome|Resumed|Change|PublicTable|PublicSeat)\(")
    assert [file.name for file in files if telling.search(file.read_text("utf-8"))] == [
        "live.py",
        "public_table.py",
        "replay.py",
    ]


@pytest.mark.parametrize("game", catalogue.GAMES, ids=lambda rules: rules.name)
def test_every_card_has_a_file_of_its_own(game: AnyRules) -> None:
    """A face without a rule, or a rule without a face, would be found only when it is drawn."""
    faces = import_module(f"{game.package}.cards").Card
    rules = import_module(f"{game.package}.rules.cards")
    assert set(rules.BY_FACE) == set(get_args(faces))
    assert set(rules.BY_MOVE) <= set(get_args(game.move_type))
    assert len({sys.modules[rule.play.__module__] for rule in rules.CARDS}) == len(rules.CARDS)
