"""Optional dependencies (extras): a clear error, with the install command, if one is missing."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import metadata

from foolsgold.base.messages import UserError


class MissingExtraError(UserError, ImportError):
    """The extra that this part of the package needs is not installed."""

    def __init__(self, extra: str) -> None:
        super().__init__(f"missing-{extra}", install=install_command(extra))
        self.extra = extra


@contextmanager
def requires(extra: str) -> Iterator[None]:
    """Context manager around imports: `MissingExtraError` if a package is not installed.

    A missing module of `foolsgold` itself is a bug, so it stays a `ModuleNotFoundError`.
    """
    try:
        yield
    except ModuleNotFoundError as missing:
        if str(missing.name).partition(".")[0] == "foolsgold":
            raise
        raise MissingExtraError(extra) from None


def install_command(extra: str) -> str:
    """The command that installs an extra from the same source as this package.

    For a folder or a wheel it names that file: an index may have another package of this name.
    """
    try:
        package = metadata.distribution("foolsgold")
    except metadata.PackageNotFoundError:  # a folder of sources that was never installed
        return _command("pip", None, extra)
    installer = (package.read_text("INSTALLER") or "pip").strip()
    origin = package.read_text("direct_url.json")
    return _command(installer, None if origin is None else json.loads(origin)["url"], extra)


def _command(installer: str, url: str | None, extra: str) -> str:
    """The command of one installer.

    >>> _command("pip", None, "kernel")
    'pip install "foolsgold[kernel]"'
    >>> _command("uv", "file:///wheels/foolsgold-0.1.0-py3-none-any.whl", "server")
    'uv pip install "foolsgold[server] @ file:///wheels/foolsgold-0.1.0-py3-none-any.whl"'
    """
    program = "uv pip" if installer == "uv" else "pip"
    origin = "" if url is None else f" @ {url}"
    return f'{program} install "foolsgold[{extra}]{origin}"'
