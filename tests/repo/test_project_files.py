"""The files that hosts, editors and package indexes read are valid, and say what is true."""

import configparser
import json
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from datetime import date
from pathlib import Path
from typing import Any

import pytest
import yaml
from hatchling.metadata.core import ProjectMetadata
from hatchling.metadata.spec import DEFAULT_METADATA_VERSION, get_core_metadata_constructors
from hatchling.plugin.manager import PluginManager
from packaging.metadata import Metadata

from foolsgold import editions
from tests.support.paths import ROOT
from tests.support.scripts import load_script

release = load_script("tools/release.py")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
ISSUE_FORMS = sorted(
    path.relative_to(ROOT).as_posix()
    for path in (ROOT / ".github/ISSUE_TEMPLATE").glob("*.yml")
    if path.name != "config.yml"
)
SCHEMAS = {
    "CITATION.cff": "vendor.citation-file-format",
    ".github/ISSUE_TEMPLATE/config.yml": "vendor.github-issue-config",
    ".github/workflows/check.yml": "vendor.github-workflows",
    **dict.fromkeys(ISSUE_FORMS, "vendor.github-issue-forms"),
}
PROSE = ("CHANGELOG.md", "CODE_OF_CONDUCT.md", "SECURITY.md", "examples/README.md")
CONTRIBUTORS = "Fool's Gold contributors"


def loaded(name: str) -> Any:
    return yaml.safe_load((ROOT / name).read_text("utf-8"))


def checked(path: Path, schema: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "check_jsonschema", "--builtin-schema", schema, path],
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("name", SCHEMAS)
def test_a_file_is_as_its_schema_says(name: str) -> None:
    done = checked(ROOT / name, SCHEMAS[name])
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("schema", sorted(set(SCHEMAS.values())))
def test_a_schema_refuses_what_is_wrong(schema: str, tmp_path: Path) -> None:
    """The test of the test: it is not content with anything."""
    path = tmp_path / "wrong.yml"
    path.write_text("jobs: 7\nbody: 7\nblank_issues_enabled: perhaps\n", "utf-8")
    assert checked(path, schema).returncode == 1


def test_the_citation_names_the_newest_release() -> None:
    citation = loaded("CITATION.cff")
    sections = release.sections_of((ROOT / "CHANGELOG.md").read_text("utf-8"))
    newest = next(section for section in sections if section.date is not None)
    assert citation["version"] == newest.version
    assert citation["date-released"] == date.fromisoformat(newest.date)
    assert citation["license"] == PROJECT["license"]
    assert citation["authors"] == [{"name": CONTRIBUTORS}]


def test_the_package_tells_who_made_it_and_invents_no_address() -> None:
    assert PROJECT["authors"] == PROJECT["maintainers"] == [{"name": CONTRIBUTORS}]
    assert PROJECT["keywords"]
    assert "urls" not in PROJECT, "once it has addresses: check them here, and take out this line"
    known = subprocess.run(
        [Path(sys.executable).with_name("trove-classifiers")],
        capture_output=True,
        text=True,
        check=True,
    )
    assert set(PROJECT["classifiers"]) <= set(known.stdout.splitlines())


def test_the_metadata_of_the_package_is_valid() -> None:
    project = ProjectMetadata(str(ROOT), PluginManager())
    text = get_core_metadata_constructors()[DEFAULT_METADATA_VERSION](project)
    told = Metadata.from_email(text.encode(), validate=True)
    assert told.author == told.maintainer == CONTRIBUTORS
    assert told.license_expression == PROJECT["license"]


@pytest.mark.parametrize("name", ISSUE_FORMS)
def test_an_issue_form_asks_for_something(name: str) -> None:
    fields = [field for field in loaded(name)["body"] if field["type"] != "markdown"]
    assert any(field.get("validations", {}).get("required") for field in fields)
    identifiers = [field["id"] for field in fields]
    assert len(set(identifiers)) == len(identifiers)


def test_the_rule_form_names_editions_that_exist() -> None:
    [field] = [field for field in loaded(ISSUE_FORMS[-1])["body"] if field["id"] == "edition"]
    *named, last = field["attributes"]["options"]
    assert set(named) <= set(editions()), "an edition that does not exist"
    assert last == "another"


def test_the_hosted_checks_call_the_projects_own_recipes() -> None:
    just = Path(sys.executable).with_name("just")
    recipes = subprocess.run(
        [just, "--summary"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.split()
    jobs = loaded(".github/workflows/check.yml")["jobs"]
    commands = [step["run"] for job in jobs.values() for step in job["steps"] if "run" in step]
    called = [
        word
        for command in commands
        for word in re.findall(r"^(?:sudo env \S+ )?just ([\w-]+)", command)
    ]
    assert {"commits", "fresh"} <= set(called) <= set(recipes)
    assert "bash .ci/run" in commands


def test_the_hosted_checks_may_only_read() -> None:
    whole = loaded(".github/workflows/check.yml")
    assert whole["permissions"] == {"contents": "read"}
    for job in whole["jobs"].values():
        assert job["timeout-minutes"] <= 60
        for step in job["steps"]:
            if step.get("uses", "").startswith("actions/checkout@"):
                assert step["with"]["persist-credentials"] is False
            # Text of strangers goes into the environment, never into a script.
            assert "${{" not in step.get("run", "")


def test_the_hooks_before_a_commit_download_nothing() -> None:
    """They are local, and what they run is installed by the development tools."""
    config = loaded(".pre-commit-config.yaml")
    scripts = Path(sys.executable).parent
    for repository in config["repos"]:
        assert repository["repo"] == "local"
        for hook in repository["hooks"]:
            assert hook["language"] == "system"
            uv, run, no_sync, program, *arguments = shlex.split(hook["entry"])
            assert (uv, run, no_sync) == ("uv", "run", "--no-sync")
            assert shutil.which(program, path=str(scripts)), program
            for argument in arguments:
                assert not argument.endswith(".py") or (ROOT / argument).exists()
            for pattern in ("files", "exclude"):
                re.compile(hook.get(pattern, ""))


def test_a_schema_hook_checks_what_is_there() -> None:
    hooks = [hook for repo in loaded(".pre-commit-config.yaml")["repos"] for hook in repo["hooks"]]
    for hook in hooks:
        schema = shlex.split(hook["entry"])[-1]
        if schema.startswith("vendor."):
            names = {name for name in SCHEMAS if re.search(hook["files"], name)}
            assert names == {name for name in SCHEMAS if SCHEMAS[name] == schema}


def test_editors_indent_as_the_linters_want() -> None:
    parser = configparser.ConfigParser()
    parser.read_string("[top]\n" + (ROOT / ".editorconfig").read_text("utf-8"))
    assert parser["top"]["root"] == "true"
    assert parser["*"]["end_of_line"] == "lf"
    tools = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]
    assert parser["*.{py,toml}"].getint("max_line_length") == tools["ruff"]["line-length"]
    assert parser["*.{py,toml}"].getint("indent_size") == 4


def test_every_text_is_as_the_editor_config_says() -> None:
    done = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    if done.returncode:
        pytest.skip("not a git checkout")
    for name in filter(None, done.stdout.split("\0")):
        data = (ROOT / name).read_bytes() if (ROOT / name).is_file() else b""
        if name.endswith((".webp", ".png", ".woff2")) or not data:
            continue
        text = data.decode("utf-8")
        assert "\r" not in text, name
        assert text.endswith("\n"), name
        if not name.startswith("tests/golden/"):
            assert not re.search(r"[ \t]$", text, re.MULTILINE), name


@pytest.mark.parametrize("name", PROSE)
def test_a_page_links_to_what_is_there(name: str) -> None:
    text = (ROOT / name).read_text("utf-8")
    for target in re.findall(r"\]\(([^)#]+)", text):
        if not target.startswith("https://"):
            assert (ROOT / name).parent.joinpath(target).exists(), target
    assert not re.search(r"\S@\S+\.\S", text), "no addresses of people"


def test_the_page_and_the_package_have_one_version() -> None:
    for name in ("web/package.json", "web/package-lock.json"):
        found = json.loads((ROOT / name).read_text("utf-8"))
        assert found["version"] == PROJECT["version"]
