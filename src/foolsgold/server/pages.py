"""The page and its files, as they were built into the package: read once, compressed once."""

import gzip
from importlib import resources
from importlib.resources.abc import Traversable
from typing import NamedTuple

KINDS = {
    "css": "text/css",
    "html": "text/html",
    "ico": "image/x-icon",
    "js": "text/javascript",
    "json": "application/json",
    "mp3": "audio/mpeg",
    "png": "image/png",
    "svg": "image/svg+xml",
    "txt": "text/plain",
    "webmanifest": "application/manifest+json",
    "woff2": "font/woff2",
}
"""Our own list: what the system takes them for differs from one to the next. All text is UTF-8."""
PACKED = ("ico", "mp3", "png", "woff2")
"""What does not get smaller."""
INDEX = "/index.html"
HASHED = "/assets/"
"""Files here have a name that changes with their content."""
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)


class File(NamedTuple):
    """A file of the page, ready to be sent."""

    kind: str
    body: bytes
    gzipped: bytes | None
    headers: dict[str, str]

    def answer(self, accepted: str) -> tuple[bytes, dict[str, str]]:
        """What is sent to somebody who understands these encodings."""
        if self.gzipped is None or not takes_gzip(accepted):
            return self.body, self.headers
        return self.gzipped, {**self.headers, "content-encoding": "gzip"}


Site = dict[str, File]
"""All files by their path; empty where the page was not built."""


def is_built() -> bool:
    """Whether the package has its page."""
    return (_static() / "index.html").is_file()


def read_site(folder: Traversable | None = None) -> Site:
    """Reads the whole page: nothing but what is in it can ever be asked for."""
    place = folder or _static()
    found: Site = {}
    if (place / "index.html").is_file():
        _gather(place, "/", found)
    return found


def _static() -> Traversable:
    return resources.files(__package__) / "static"


def _gather(folder: Traversable, path: str, found: Site) -> None:
    for item in folder.iterdir():
        if item.name.startswith("."):
            continue
        if item.is_dir():
            _gather(item, f"{path}{item.name}/", found)
        else:
            found[path + item.name] = _file(path + item.name, item.read_bytes())


def _file(path: str, body: bytes) -> File:
    ending = path.rpartition(".")[2]
    headers = {"x-content-type-options": "nosniff", "vary": "accept-encoding"}
    if path == INDEX:
        headers |= {
            "cache-control": "no-cache",
            "content-security-policy": POLICY,
            "referrer-policy": "no-referrer",
            # What a table's link answers depends on who asks: a browser, or a program.
            "vary": "accept, accept-encoding",
        }
    elif path.startswith(HASHED):
        headers["cache-control"] = "public, max-age=31536000, immutable"
    else:
        headers["cache-control"] = "public, max-age=3600"
    gzipped = None if ending in PACKED else gzip.compress(body, mtime=0)
    kind = KINDS.get(ending, "application/octet-stream")
    return File(kind, body, gzipped, headers)


def takes_gzip(accepted: str) -> bool:
    """Whether an Accept-Encoding names gzip, and not to refuse it.

    >>> takes_gzip("br, gzip;q=0.8"), takes_gzip("gzip;q=0"), takes_gzip("")
    (True, False, False)
    """
    for part in accepted.lower().split(","):
        name, _, weight = part.partition(";")
        if name.strip() == "gzip":
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False
