"""Docs that are run: they cannot lie."""

import doctest
import re
from importlib import import_module

import click
import pytest

from foolsgold import Game, editions
from foolsgold.cli.app import server_commands
from foolsgold.games.api import AnyRules
from foolsgold.games.catalogue import GAMES, find, ruleset_from_text
from foolsgold.locales.translator import translator_for
from foolsgold.server.settings import Settings
from tests.support.paths import ROOT
from tests.support.scripts import load_script

actions_table = load_script("tools/generate/action_ids_table.py")
editions_table = load_script("tools/generate/editions_table.py")
observation_tables = load_script("tools/generate/observation_tables.py")


def blocks(page: str, language: str) -> list[str]:
    text = (ROOT / page).read_text("utf-8")
    return re.findall(rf"```{language}\n(.*?)```", text, flags=re.DOTALL)


@pytest.mark.parametrize(
    "page",
    [
        "README.md",
        "docs/reference/actions.md",
        "docs/reference/observations.md",
        "docs/guide/environments.md",
        "docs/guide/editions.md",
        "docs/internals/kernel.md",
        "docs/reference/position.md",
    ],
)
def test_python_in_the_docs_does_what_it_says(page: str) -> None:
    failed, tried = doctest.testfile(str(ROOT / page), module_relative=False)
    assert tried
    assert not failed


def test_records_in_the_docs_are_records() -> None:
    examples = [
        block for block in blocks("docs/reference/record.md", "text") if "foolsgold record" in block
    ]
    assert examples
    for example in examples:
        Game.from_record(example)


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.name)
def test_the_page_on_positions_knows_every_field(rules: AnyRules) -> None:
    """Those of both games, and those of this one; no other."""
    _, shared, *games = (
        (ROOT / "docs/reference/position.md").read_text("utf-8").split("## Fields of ")
    )
    told = {
        field
        for row in re.findall(r"^\| (`[^|]*) \|", shared + games[GAMES.index(rules)], re.MULTILINE)
        for field in re.findall(r"`([a-z_]+)`", row)
    }
    fields = re.findall(r" ([a-z_]+)=", Game(rules.reference_edition, 5, 1).position)
    assert told == set(fields)


def test_editions_in_the_docs_can_be_played() -> None:
    examples = blocks("docs/guide/editions.md", "toml")
    assert examples
    for example in examples:
        game = Game(ruleset_from_text(example, "example"), 4, 1)
        assert game.legal_moves


def test_the_page_on_editions_knows_every_value_and_its_rule() -> None:
    assert editions_table.PAGE.read_text("utf-8") == editions_table.page()


def test_the_page_on_numbers_knows_every_block() -> None:
    assert actions_table.PAGE.read_text("utf-8") == actions_table.page()


def test_the_page_on_observations_has_the_present_tables() -> None:
    assert observation_tables.PAGE.read_text("utf-8") == observation_tables.page()


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.name)
def test_the_page_on_editions_knows_every_key_of_a_file(rules: AnyRules) -> None:
    _, *games = re.split(
        r"^Rule settings for ",
        (ROOT / "docs/guide/editions.md").read_text("utf-8"),
        flags=re.MULTILINE,
    )
    page = games[GAMES.index(rules)]
    keys = {key for edition in rules.edition_ids for key in find(edition).values}
    told = set(re.findall(r"`\[?([a-z_]+)", page))
    # Keys of all games are listed once, with the first game.
    assert keys - {"game", "extends", "id"} <= told


def test_the_reference_has_every_public_name() -> None:
    """What `foolsgold` exports, and the modules the guides send people to."""
    page = (ROOT / "docs/reference/api.md").read_text("utf-8")
    modules = re.findall(r"^::: (foolsgold[\w.]*)$", page, re.MULTILINE)
    assert len(modules) == len(set(modules)) > 30
    for module in modules:
        assert import_module(module).__doc__, module


def test_the_readme_names_every_edition() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    for edition in editions():
        assert f"`{edition}`" in text


def test_the_page_on_hosting_names_what_there_is() -> None:
    """Its settings exist, with the numbers it tells, and so do its options."""
    page = (ROOT / "docs/guide/hosting.md").read_text("utf-8")
    settings = Settings(database="")
    limits = page.split("## Limits")[1].split("## Retention")[0]
    named = [
        name
        for row in limits.splitlines()
        if row.startswith("| ") and not row.startswith(("| what", "|---"))
        for name in re.findall(r"`([a-z_]+)`", row.rsplit("|", 2)[1])
    ]
    assert len(named) > 15
    assert set(named) <= set(Settings.__struct_fields__)
    options = {opt for command in server_commands(translator_for("en")) for opt in opts_of(command)}
    # Blocks of `sh` are the commands of the installer, which is run.
    told = re.sub(r"```sh\n.*?```", "", page, flags=re.DOTALL)
    assert set(re.findall(r"(?<![-\w])--[a-z][a-z-]+", told)) <= options
    days_told = re.findall(r"\| (\d+) days[^|]*\| `--keep-([a-z]+)` \|", page)
    kept = {kind: getattr(settings, f"keep_{kind}") for kind in KEPT}
    assert {kind: float(days) for days, kind in days_told} == kept


KEPT = ("lobbies", "running", "finished", "chat", "games")


def opts_of(command: click.Command) -> set[str]:
    return {opt for param in command.params for opt in param.opts}
