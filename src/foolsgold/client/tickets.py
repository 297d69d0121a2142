"""How to get to a table: opening one, sitting down, watching. Plain HTTP."""

import secrets
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec

from foolsgold.base.ids import Seat
from foolsgold.base.phrases import Complaint
from foolsgold.wire.http import Keep, Problem, Seated

SECONDS = 20.0
# Made once: a type must not be worked out by two threads at the same time.
_seated = msgspec.json.Decoder(Seated)
_problem = msgspec.json.Decoder(Problem)


class Ticket(msgspec.Struct, frozen=True):
    """Where a table is, and the key to a seat at it; without a key one only watches."""

    server: str
    code: str
    seat: Seat | None = None
    key: str | None = None

    @property
    def link(self) -> str:
        """What to send to friends; the key is not in it."""
        return f"{self.server}/t/{self.code}"

    @property
    def socket(self) -> str:
        """The address of the table's socket."""
        scheme, rest = self.server.split("://", 1)
        return f"{'wss' if scheme == 'https' else 'ws'}://{rest}/api/tables/{self.code}/live"

    @property
    def headers(self) -> dict[str, str]:
        """How the socket is opened."""
        return {} if self.key is None else {"Authorization": f"Bearer {self.key}"}

    def at(self, server: str) -> "Ticket":
        """The same seat through another server of the same database."""
        return msgspec.structs.replace(self, server=server)


def open_table(server: str, name: str, *, request: str | None = None, **settings: Any) -> Ticket:
    """Opens a table and takes the first seat; `settings` as in `wire.http.NewTable`."""
    server, _ = read_link(server)
    body = {"id": request or new_request(), "name": name, "keep": Keep.BEARER, **settings}
    return _ticket(server, _post(f"{server}/api/tables", body))


def sit_down(
    link: str, name: str, *, seat: Seat | None = None, request: str | None = None
) -> Ticket:
    """Takes a seat at the table a link leads to."""
    server, code = _table_in(link)
    body = {"id": request or new_request(), "name": name, "seat": seat, "keep": Keep.BEARER}
    return _ticket(server, _post(f"{server}/api/tables/{code}/seats", body))


def watching(link: str) -> Ticket:
    """Watches the table a link leads to."""
    return Ticket(*_table_in(link))


def read_link(link: str) -> tuple[str, str | None]:
    """The server of a link, and the table's code if it names one.

    >>> read_link("http://localhost:8765/t/BCD234")
    ('http://localhost:8765', 'BCD234')
    >>> read_link("localhost:8765")
    ('http://localhost:8765', None)
    """
    text = link.strip()
    try:
        parts = urlsplit(text if "://" in text else f"http://{text}")
        good = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        good = False
    if not good:
        raise Complaint("link-wrong", found=link)
    steps = [step for step in parts.path.split("/") if step]
    if steps and (steps[0] != "t" or len(steps) != 2):
        raise Complaint("link-wrong", found=link)
    return f"{parts.scheme}://{parts.netloc}", steps[1].upper() if steps else None


def new_request() -> str:
    """An id nobody else will make."""
    return secrets.token_urlsafe(18)


def _table_in(link: str) -> tuple[str, str]:
    server, code = read_link(link)
    if code is None:
        raise Complaint("link-wrong", found=link)
    return server, code


def _ticket(server: str, seated: Seated) -> Ticket:
    return Ticket(server, seated.code, seated.seat, seated.key)


def _post(url: str, body: dict[str, Any]) -> Seated:
    headers = {"Content-Type": "application/json"}
    try:
        answer = httpx.post(
            url, content=msgspec.json.encode(body), headers=headers, timeout=SECONDS
        )
    except (httpx.HTTPError, httpx.InvalidURL):
        raise Complaint("server-unreachable", server=url.split("/api/", maxsplit=1)[0]) from None
    return _answer(answer)


def _answer(answer: httpx.Response) -> Seated:
    try:
        if answer.is_success:
            return _seated.decode(answer.content)
        problem = _problem.decode(answer.content)
    except (msgspec.ValidationError, msgspec.DecodeError):
        server = str(answer.url.copy_with(path="/")).rstrip("/")
        raise Complaint("server-strange", server=server) from None
    phrase = problem.why.phrase()
    raise Complaint(phrase.id, **phrase.args)
