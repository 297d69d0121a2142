"""The page's own house: what its tools cannot see."""

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.support.paths import ROOT
from tests.support.scripts import load_script

WEB = ROOT / "web"
STATIC = "src/foolsgold/server/static"


hatch_build = load_script("hatch_build.py")
wire_types = load_script("tools/wire_types.py")


def test_the_types_of_the_page_are_those_of_the_server() -> None:
    written = {file.name: file.read_text("utf-8") for file in (WEB / "src" / "wire").glob("*.ts")}
    assert written == wire_types.files(), "run: just wire"


def test_the_lock_names_no_registry() -> None:
    text = (WEB / "package-lock.json").read_text("utf-8")
    assert not [
        name for name, package in json.loads(text)["packages"].items() if "resolved" in package
    ]
    # Where a package asks for money is an address too, and no registry.
    hosts = set(re.findall(r"https?://([^/\"]+)", text))
    assert not {
        host for host in hosts if re.search(r"registry|npmjs|npm\.|localhost|\d+\.\d+", host)
    }


def test_the_built_page_is_not_in_git() -> None:
    done = subprocess.run(
        ["git", "ls-files", STATIC, "web/node_modules"],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    if done.returncode:
        pytest.skip("not a git checkout")
    assert done.stdout == ""
    ignored = (ROOT / ".gitignore").read_text("utf-8").splitlines()
    assert {f"{STATIC}/", "node_modules/"} <= set(ignored)


def test_a_change_of_what_the_page_is_made_of_builds_it_anew() -> None:
    pyproject = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    keys = [key["file"] for key in pyproject["tool"]["uv"]["cache-keys"] if "file" in key]
    for source in ("web/index.html", "web/src", "web/public", "src/foolsgold/locales/ftl"):
        assert any(key.startswith(source) for key in keys), source
        assert source in hatch_build.SOURCES


def sources(root: Path) -> None:
    for name in ("web/index.html", "web/src/main.ts", "src/foolsgold/locales/ftl/en/app.ftl"):
        file = root / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(name, "utf-8")


def stamped(root: Path) -> None:
    stamp = root / hatch_build.STAMP
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(hatch_build._sources(root), "utf-8")


@pytest.mark.parametrize("changed", ["web/src/main.ts", "src/foolsgold/locales/ftl/en/app.ftl"])
def test_the_page_is_built_if_something_changed(
    changed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(hatch_build.WITHOUT, raising=False)
    assert not hatch_build.is_wanted(tmp_path)  # a package without the sources of the page
    sources(tmp_path)
    assert hatch_build.is_wanted(tmp_path)
    stamped(tmp_path)
    assert not hatch_build.is_wanted(tmp_path)
    (tmp_path / changed).write_text("other")
    assert hatch_build.is_wanted(tmp_path)
    monkeypatch.setenv(hatch_build.WITHOUT, "1")
    assert not hatch_build.is_wanted(tmp_path)


def test_a_build_that_fails_says_so_in_a_few_lines(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sources(tmp_path)
    (tmp_path / "web" / "package.json").write_text("{}")
    (tmp_path / "web" / "package-lock.json").write_text('{"packages": {}}')
    script = tmp_path / "npm.py"
    script.write_text(
        "import sys\n"
        "if 'ci' in sys.argv:\n"
        "    print('no network\\n    at somewhere.js:1\\n' * 100)\n"
        "    raise SystemExit(1)\n"
    )
    node = hatch_build.Node(sys.executable, [sys.executable, str(script)])
    monkeypatch.setattr(hatch_build, "_system_node", lambda: node)
    with pytest.raises(SystemExit) as ended:
        hatch_build.build(tmp_path)
    told = str(ended.value.code)
    assert "`npm ci` failed" in told
    assert "no network" in told
    assert "somewhere.js" not in told
    assert "nodejs.org" in told
    assert len(told.splitlines()) < 20


def test_warnings_of_npm_are_no_part_of_the_registry(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """npm 11 warns about settings it does not know, whatever it is asked."""
    sources(tmp_path)
    (tmp_path / "web" / "package.json").write_text("{}")
    (tmp_path / "web" / "package-lock.json").write_text(
        '{"packages": {"": {}, "node_modules/vite": {"version": "8.0.0"}}}'
    )
    program = tmp_path / "npm.py"
    program.write_text(
        "import sys\n"
        "print('npm warn Unknown user config', file=sys.stderr)\n"
        "if 'ci' in sys.argv:\n"
        "    print(open('package-lock.json').read())\n"
        "    raise SystemExit(1)\n"
        "print('https://npm.example/')\n"
    )
    node = hatch_build.Node(sys.executable, [sys.executable, str(program)])
    monkeypatch.setattr(hatch_build, "_system_node", lambda: node)
    with pytest.raises(SystemExit) as ended:
        hatch_build.build(tmp_path)
    assert '"resolved": "https://npm.example/vite/-/vite-8.0.0.tgz"' in str(ended.value.code)


def test_without_node_the_message_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hatch_build, "_system_node", lambda: None)
    monkeypatch.setattr(hatch_build, "_wheel_node", lambda: None)
    sources(tmp_path)
    with pytest.raises(SystemExit) as ended:
        hatch_build.build(tmp_path)
    assert "Node 22.12" in str(ended.value.code)


def test_packages_are_asked_for_by_address() -> None:
    """Else npm downloads the description of every version of every package first."""
    packages = {
        "": {"version": "0.1.0"},
        "node_modules/vite": {"version": "8.0.0"},
        "node_modules/@a/b/node_modules/@c/d": {"version": "1.2.3"},
    }
    filled = hatch_build._with_addresses({"packages": packages}, "https://npm.example/mirror/")
    assert [package.get("resolved") for package in filled["packages"].values()] == [
        None,
        "https://npm.example/mirror/vite/-/vite-8.0.0.tgz",
        "https://npm.example/mirror/@c/d/-/d-1.2.3.tgz",
    ]


@pytest.mark.parametrize(("found", "enough"), [("1.0.0", True), ("0.9.0", False), (None, False)])
def test_what_is_installed_is_not_installed_again(
    found: str | None, enough: bool, tmp_path: Path
) -> None:
    wanted = {
        "": {"version": "0"},
        "node_modules/vite": {"version": "1.0.0"},
        "node_modules/eslint": {"version": "1.0.0", "dev": True},
        "node_modules/binding-of-another-machine": {"version": "1.0.0", "optional": True},
    }
    (tmp_path / "package-lock.json").write_text(json.dumps({"packages": wanted}))
    if found is not None:
        place = tmp_path / "node_modules" / ".package-lock.json"
        place.parent.mkdir()
        place.write_text(json.dumps({"packages": {"node_modules/vite": {"version": found}}}))
    assert hatch_build._is_installed(tmp_path) is enough
