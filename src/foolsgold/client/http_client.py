"""HTTP requests for a `Ticket`: opening a table, taking a seat, watching."""

import secrets
from typing import Any, TypeVar
from urllib.parse import urlsplit

import httpx
import msgspec

from foolsgold.base.ids import Seat
from foolsgold.base.messages import UserError
from foolsgold.wire.http_bodies import KeyStorage, Problem, SeatResponse, SeatTransferCode
from foolsgold.wire.public_lobby import OpenTables

TIMEOUT_SECONDS = 20.0
Answer = TypeVar("Answer")
# Built at import: msgspec must not resolve a type in two threads at the same time.
_seat_decoder = msgspec.json.Decoder(SeatResponse)
_problem_decoder = msgspec.json.Decoder(Problem)
_transfer_code_decoder = msgspec.json.Decoder(SeatTransferCode)
_open_tables_decoder = msgspec.json.Decoder(OpenTables)
TRANSFER_FRAGMENT = "carry="
TABLE_CODE_LETTERS = 6


class Ticket(msgspec.Struct, frozen=True):
    """The address of a table, and the key to a seat; without a key, to watch."""

    server: str
    code: str
    seat: Seat | None = None
    key: str | None = None

    @property
    def link(self) -> str:
        """What to send to friends; the key is not in it."""
        return f"{self.server}/t/{self.code}"

    @property
    def socket_url(self) -> str:
        """The address of the table's socket."""
        scheme, rest = self.server.split("://", 1)
        return f"{'wss' if scheme == 'https' else 'ws'}://{rest}/api/tables/{self.code}/live?differences"

    @property
    def headers(self) -> dict[str, str]:
        """The HTTP headers of the socket."""
        return {} if self.key is None else {"Authorization": f"Bearer {self.key}"}

    def at(self, server: str) -> "Ticket":
        """The same seat at another server of the same database."""
        return msgspec.structs.replace(self, server=server)


def open_table(server: str, name: str, *, request: str | None = None, **settings: Any) -> Ticket:
    """Opens a table and takes the first seat; `settings` as in `wire.http_bodies.NewTable`."""
    server, _ = parse_link(server)
    body = {"id": request or new_request(), "name": name, "keep": KeyStorage.BEARER, **settings}
    return _ticket(server, _post(f"{server}/api/tables", body))


def sit_down(
    link: str, name: str, *, seat: Seat | None = None, request: str | None = None
) -> Ticket:
    """Takes a seat at the table a link leads to."""
    server, code = _table_in(link)
    body = {"id": request or new_request(), "name": name, "seat": seat, "keep": KeyStorage.BEARER}
    return _ticket(server, _post(f"{server}/api/tables/{code}/seats", body))


def take_over_seat(link: str, carry: str | None = None, *, request: str | None = None) -> Ticket:
    """Takes over one's own seat from another device, by the code it shows.

    The code may stand in the link, or be typed whole: then the link need only name the server.
    """
    server, code = parse_link(link)
    typed = "".join(letter for letter in (carry or code_in_link(link) or "") if letter.isalnum())
    if code is None:
        code, typed = typed[:TABLE_CODE_LETTERS].upper(), typed[TABLE_CODE_LETTERS:]
    elif typed.upper().startswith(code) and len(typed) > TABLE_CODE_LETTERS:
        typed = typed[len(code) :]
    if not code or not typed:
        raise UserError("carry-wrong")
    body = {"id": request or new_request(), "carry": typed, "keep": KeyStorage.BEARER}
    return _ticket(server, _post(f"{server}/api/tables/{code}/carry", body))


def code_in_link(link: str) -> str | None:
    """The code behind the # of a link.

    >>> code_in_link("http://localhost:8765/t/BCD234#carry=BCDFGHJK")
    'BCDFGHJK'
    """
    _, _, rest = link.partition("#")
    return rest.removeprefix(TRANSFER_FRAGMENT) if rest.startswith(TRANSFER_FRAGMENT) else None


def seat_transfer_code(ticket: Ticket) -> SeatTransferCode:
    """A code that transfers the seat to another device."""
    url = f"{ticket.server}/api/tables/{ticket.code}/carry"
    try:
        answer = httpx.get(url, headers=ticket.headers, timeout=TIMEOUT_SECONDS)
    except httpx.HTTPError:
        raise UserError("server-unreachable", server=ticket.server) from None
    return _decode_response(answer, _transfer_code_decoder)


def open_tables(server: str) -> OpenTables:
    """The tables of a server that strangers may join; `UserError` if it has no such list."""
    server, _ = parse_link(server)
    try:
        answer = httpx.get(f"{server}/api/tables", timeout=TIMEOUT_SECONDS)
    except httpx.HTTPError:
        raise UserError("server-unreachable", server=server) from None
    return _decode_response(answer, _open_tables_decoder)


def spectate(link: str) -> Ticket:
    """Watches the table a link leads to."""
    return Ticket(*_table_in(link))


def parse_link(link: str) -> tuple[str, str | None]:
    """The server of a link, and the table's code if it names one.

    >>> parse_link("http://localhost:8765/t/BCD234")
    ('http://localhost:8765', 'BCD234')
    >>> parse_link("https://play.example/gold/t/BCD234")
    ('https://play.example/gold', 'BCD234')
    >>> parse_link("localhost:8765")
    ('http://localhost:8765', None)
    """
    text = link.strip()
    try:
        parts = urlsplit(text if "://" in text else f"http://{text}")
        good = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        good = False
    if not good:
        raise UserError("link-wrong", found=link)
    steps = [step for step in parts.path.split("/") if step]
    if not steps:
        return f"{parts.scheme}://{parts.netloc}", None
    # A proxy may share its name with others: then a path stands before ours.
    *base, kind, code = steps if len(steps) > 1 else ["", ""]
    if kind != "t":
        raise UserError("link-wrong", found=link)
    return "/".join([f"{parts.scheme}://{parts.netloc}", *base]), code.upper()


def new_request() -> str:
    """A unique id for a request."""
    return secrets.token_urlsafe(18)


def _table_in(link: str) -> tuple[str, str]:
    server, code = parse_link(link)
    if code is None:
        raise UserError("link-wrong", found=link)
    return server, code


def _ticket(server: str, seated: SeatResponse) -> Ticket:
    return Ticket(server, seated.code, seated.seat, seated.key)


def _post(url: str, body: dict[str, Any]) -> SeatResponse:
    headers = {"Content-Type": "application/json"}
    try:
        answer = httpx.post(
            url, content=msgspec.json.encode(body), headers=headers, timeout=TIMEOUT_SECONDS
        )
    except (httpx.HTTPError, httpx.InvalidURL):
        raise UserError("server-unreachable", server=url.split("/api/", maxsplit=1)[0]) from None
    return _decode_response(answer, _seat_decoder)


def _decode_response(answer: httpx.Response, decoder: msgspec.json.Decoder[Answer]) -> Answer:
    try:
        if answer.is_success:
            return decoder.decode(answer.content)
        problem = _problem_decoder.decode(answer.content)
    except (msgspec.ValidationError, msgspec.DecodeError):
        server = str(answer.url.copy_with(path="/")).rstrip("/")
        raise UserError("server-strange", server=server) from None
    message = problem.why.to_message()
    raise UserError(message.id, **message.args)
