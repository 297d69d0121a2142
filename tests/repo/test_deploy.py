"""What `deploy/` holds fits the program: its options, its metrics, its paths."""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from importlib.resources import files
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import jsonschema_rs
import pytest
import yaml

from foolsgold.cli.app import server_commands
from foolsgold.locales.translator import translator_for
from foolsgold.server.metrics import Metrics
from tests.support.paths import ROOT

DEPLOY = ROOT / "deploy"
COMPOSED = ("compose.yaml", "compose.cluster.yaml")
GIVEN = re.compile(r"\$\{[A-Z_]+(:\?[^}]*)?\}")
"""A value that whoever runs it sets in the environment."""


def composed(file: str) -> Any:
    return yaml.safe_load((DEPLOY / file).read_text("utf-8"))


def container_command() -> list[str]:
    text = (DEPLOY / "Containerfile").read_text("utf-8")
    found: list[str] = json.loads(re.findall(r"^CMD (\[.*\])$", text, re.MULTILINE)[-1])
    return found


def unit() -> dict[str, str]:
    lines = (DEPLOY / "foolsgold.service").read_text("utf-8").splitlines()
    return dict(line.split("=", 1) for line in lines if "=" in line and not line.startswith("#"))


def commands() -> list[list[str]]:
    """All command lines that start a server, without the program's own name."""
    return [
        container_command(),
        shlex.split(unit()["ExecStart"])[1:],
        *(
            service["command"]
            for file in COMPOSED
            for service in composed(file)["services"].values()
            if "build" in service
        ),
    ]


@pytest.mark.parametrize("command", commands(), ids=str)
def test_every_command_line_is_understood(command: list[str]) -> None:
    serve, *options = command
    known = {each.name: each for each in server_commands(translator_for("en"))}
    known[serve].make_context(serve, [GIVEN.sub("given", option) for option in options])


def test_the_containers_command_serves_and_writes_only_where_it_may(tmp_path: Path) -> None:
    """With `/data` as its home, a free port, and nothing else that can be written to."""
    data = tmp_path / "data"
    data.mkdir(mode=0o700)
    command = [part.replace("/data", str(data)) for part in container_command()]
    command[command.index("0.0.0.0")] = "127.0.0.1"  # noqa: S104 - a test listens here alone
    before = {path for path in tmp_path.rglob("*") if data not in path.parents}
    process = subprocess.Popen(
        [sys.executable, "-m", "foolsgold", *command, "--port", "0"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        cwd=tmp_path,
        env={"PATH": os.environ["PATH"], "HOME": str(data), "LC_ALL": "C.UTF-8"},
        text=True,
    )
    try:
        assert process.stdout is not None
        link = process.stdout.readline().split()[-1]
        with urlopen(f"{link}/healthz") as answer:  # noqa: S310 - our own
            assert json.load(answer) == {"status": "ok"}
    finally:
        process.terminate()
        process.communicate()
    assert (data / "tables.db").exists()
    assert {path for path in tmp_path.rglob("*") if data not in path.parents} == before


def test_the_container_file_is_linted() -> None:
    linter = shutil.which("hadolint", path=str(Path(sys.executable).parent))
    if linter is None:
        pytest.skip("there is no hadolint for this system")
    done = subprocess.run(
        [linter, "--no-color", DEPLOY / "Containerfile"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (0, "")


@pytest.mark.parametrize("file", COMPOSED)
def test_compose_files_are_as_their_specification_says(file: str) -> None:
    schemas = files("check_jsonschema") / "builtin_schemas/vendor/compose-spec.json"
    schema = jsonschema_rs.validator_for(json.loads(schemas.read_text("utf-8")))
    schema.validate(composed(file))
    # The test of the test: it is not content with anything.
    assert not schema.is_valid({"services": {"table": {"read_only": "perhaps?", "prots": []}}})


@pytest.mark.parametrize("file", COMPOSED)
def test_a_server_in_a_container_may_little(file: str) -> None:
    """And everything that is waited for is there, and so is every volume and network."""
    whole = composed(file)
    services = whole["services"]
    for service in services.values():
        assert set(service.get("depends_on", ())) <= set(services)
        assert set(service["networks"]) <= set(whole["networks"])
        named = {volume.split(":")[0] for volume in service.get("volumes", ())}
        assert {name for name in named if name[0] not in "./"} <= set(whole["volumes"])
        assert service["restart"] == "unless-stopped"
        if "build" in service:
            assert service["read_only"]
            assert {"mem_limit", "pids_limit"} <= set(service)
            assert service["cap_drop"] == ["ALL"]
            assert "ports" not in service, "only the door is open to the world"
            [network] = whole["networks"]["inside"]["ipam"]["config"]
            assert f"--trusted-proxy={network['subnet']}" in service["command"]


def test_the_unit_keeps_its_tables_where_it_may_write() -> None:
    start = shlex.split(unit()["ExecStart"])
    assert start[start.index("--database") + 1].startswith(f"/var/lib/{unit()['StateDirectory']}/")
    assert unit()["ProtectSystem"] == "strict"


def test_the_unit_cannot_take_the_whole_machine() -> None:
    high, most = (int(unit()[name].removesuffix("%")) for name in ("MemoryHigh", "MemoryMax"))
    assert 0 < high < most < 100
    assert int(unit()["TasksMax"]) > 0


def test_the_door_leads_to_the_servers_of_both() -> None:
    text = (DEPLOY / "Caddyfile").read_text("utf-8")
    [alone] = re.findall(r"\{\$FOOLSGOLD_SERVERS:([^}]*)\}", text)
    assert alone.split(":")[0] in composed("compose.yaml")["services"]
    cluster = composed("compose.cluster.yaml")["services"]
    both = cluster["door"]["environment"]["FOOLSGOLD_SERVERS"].split()
    assert {server.split(":")[0] for server in both} == {
        name for name, service in cluster.items() if "build" in service
    }


def test_the_dashboard_asks_for_what_is_counted() -> None:
    """Every metric of its panels is one of ours, and every one of ours is on it."""
    counted = set(
        re.findall(r"^# TYPE (foolsgold_\w+) ", Metrics().render().decode(), re.MULTILINE)
    )
    counted = {name for name in counted if not name.endswith("_created")}
    panels = json.loads((DEPLOY / "grafana.json").read_text("utf-8"))["panels"]
    asked = {
        re.sub("_bucket$", "", name)
        for panel in panels
        for target in panel["targets"]
        for name in re.findall(r"foolsgold_\w+", target["expr"])
    }
    assert asked == counted
