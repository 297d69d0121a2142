"""Scripts of the project that are not part of the package, for tests that ask what they write."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from tests.support.paths import ROOT


def load_script(path: str) -> Any:
    """The script as a module."""
    spec = spec_from_file_location(Path(path).stem, ROOT / path)
    assert spec is not None
    assert spec.loader is not None
    found = module_from_spec(spec)
    spec.loader.exec_module(found)
    return found
