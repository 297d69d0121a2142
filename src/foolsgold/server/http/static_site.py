"""Static files of the page, read and compressed once at startup."""

import gzip
from functools import cached_property
from importlib import resources
from importlib.resources.abc import Traversable

CONTENT_TYPES = {
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
"""Our own list: the operating systems' differ. All text is UTF-8."""
INCOMPRESSIBLE_TYPES = ("ico", "mp3", "png", "woff2")
"""Types that are compressed already."""
INDEX = "/index.html"
IMMUTABLE_PREFIX = "/assets/"
"""Files here have a content hash in their name."""
CONTENT_SECURITY_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)


class StaticFile:
    """A file of the page, ready to send."""

    def __init__(self, kind: str, body: bytes, headers: dict[str, str], *, packed: bool) -> None:
        """A file that is `packed` already is not compressed again."""
        self.content_type = kind
        self.body = body
        self._headers = headers
        self._is_incompressible = packed

    @cached_property
    def _gzipped_body(self) -> bytes:
        """Compressed on first use: most files are pictures, or languages nobody asks for."""
        return gzip.compress(self.body, mtime=0)

    def response(self, accepted: str) -> tuple[bytes, dict[str, str]]:
        """The response for a client that accepts these encodings."""
        if self._is_incompressible or not accepts_gzip(accepted):
            return self.body, self._headers
        return self._gzipped_body, {**self._headers, "content-encoding": "gzip"}

    def with_head(self, more: str, headers: dict[str, str]) -> "StaticFile":
        """The page with more in its head, for one reader."""
        body = self.body.decode().replace("</head>", f"{more}</head>", 1).encode()
        return StaticFile(
            self.content_type, body, {**self._headers, **headers}, packed=self._is_incompressible
        )


Site = dict[str, StaticFile]
"""All files by path; empty if the page was not built."""


def routes_of(site: Site) -> list[str]:
    """The routes to all files but the page itself: one for each folder.

    The web server takes a millisecond or two over each when it starts.

    >>> routes_of(dict.fromkeys(("/index.html", "/favicon.svg", "/assets/a.js", "/assets/b.js")))
    ['/assets/{file:str}', '/favicon.svg']
    """
    folders = {path.rpartition("/")[0] for path in site}
    top = {path for path in site if path.count("/") == 1 and path != INDEX}
    return sorted(top | {f"{folder}/{{file:str}}" for folder in folders if folder})


def is_page_built() -> bool:
    """Whether the package has its page."""
    return (_static_folder() / "index.html").is_file()


def read_site(
    folder: Traversable | None = None, base: str = "", *, strangers: bool = False
) -> Site:
    """Reads the whole page into memory: nothing else can ever be served.

    The page gets to know `base`, the base path of the server, and whether `strangers` can meet
    here.
    """
    place = folder or _static_folder()
    found: Site = {}
    if (place / "index.html").is_file():
        _collect_files(place, "/", found)
        # Only the index has absolute addresses.
        text = found[INDEX].body.decode()
        if base:
            text = _with_meta_tag(text.replace('="/', f'="{base}/'), "base", base)
        if strangers:
            text = _with_meta_tag(text, "strangers", "yes")
        found[INDEX] = _make_file(INDEX, text.encode())
    return found


def _with_meta_tag(index: str, name: str, value: str) -> str:
    """The page with a meta tag about its server."""
    return index.replace("</head>", f'<meta name="{name}" content="{value}" />\n  </head>', 1)


def _static_folder() -> Traversable:
    return resources.files("foolsgold.server") / "static"


def _collect_files(folder: Traversable, path: str, found: Site) -> None:
    for item in folder.iterdir():
        if item.name.startswith("."):
            continue
        if item.is_dir():
            _collect_files(item, f"{path}{item.name}/", found)
        else:
            found[path + item.name] = _make_file(path + item.name, item.read_bytes())


def _make_file(path: str, body: bytes) -> StaticFile:
    ending = path.rpartition(".")[2]
    headers = {"x-content-type-options": "nosniff", "vary": "accept-encoding"}
    if path == INDEX:
        headers |= {
            "cache-control": "no-cache",
            "content-security-policy": CONTENT_SECURITY_POLICY,
            "referrer-policy": "no-referrer",
            # The answer to a table's link differs for browsers and programs.
            "vary": "accept, accept-encoding",
        }
    elif path.startswith(IMMUTABLE_PREFIX):
        headers["cache-control"] = "public, max-age=31536000, immutable"
    else:
        headers["cache-control"] = "public, max-age=3600"
    kind = CONTENT_TYPES.get(ending, "application/octet-stream")
    return StaticFile(kind, body, headers, packed=ending in INCOMPRESSIBLE_TYPES)


def accepts_gzip(accepted: str) -> bool:
    """Whether an Accept-Encoding names gzip, and not to refuse it.

    >>> accepts_gzip("br, gzip;q=0.8"), accepts_gzip("gzip;q=0"), accepts_gzip("")
    (True, False, False)
    """
    for part in accepted.lower().split(","):
        name, _, weight = part.partition(";")
        if name.strip() == "gzip":
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False
